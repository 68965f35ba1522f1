"""What every table does besides what looking needs: choosing, deciding, telling. Knows no game by name."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeVar

from game.core.hint import Hint
from game.core.rules import Event
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Call, Tween
from game.ui.engine.viewport import DESIGN
from game.ui.scene import Scene
from game.ui.scenes.pause import PauseScene
from game.ui.table.desk_values import Act, Decision
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.looking import LookingDesk
from game.ui.table.pieces import (
    Confirm,
    HintButton,
    HintReason,
    LogLine,
    OpenPage,
    PageName,
    Piece,
    RedoButton,
    ScoreRowLabel,
    SeatPanel,
    TakeBackButton,
)
from game.ui.table.session_feed import idle
from game.ui.table.told_together import told_together
from game.ui.table.weight import land
from game.ui.voice.sentences import sentence_of
from game.ui.words import tr

V = TypeVar("V")
C = TypeVar("C")
M = TypeVar("M")
A = TypeVar("A")
T = TypeVar("T")


class Desk(LookingDesk[V, C, M, A]):
    """One table: what the player does at it, and what is told.

    Args:
        scene: whose stage, focus and timeline it uses.
        feed: what may be known of the game; takes decisions.
        table: the game's own part.
        undo: takes back.
        redo: does again.
        give_up: leaves the game for good.
        ask: asks for a hint, or puts it away.
        pass_on: hands the screen over if that is all that happens now; True if so.
    """

    def __init__(
        self,
        scene: Scene,
        feed: TableFeed[V, A],
        table: GameTable[V, C, M, A],
        undo: Callable[[], None],
        redo: Callable[[], None],
        give_up: Callable[[], None],
        ask: Callable[[], None],
        pass_on: Callable[[], bool],
    ) -> None:
        super().__init__(scene, feed, table)
        self._undo, self._redo, self._give_up, self._ask, self._pass_on = undo, redo, give_up, ask, pass_on
        self._moves: Sequence[Tween] = ()
        self._handed_in = False
        self._pressed: Piece | None = None
        self._taken_from = ""

    # -- pressing and looking

    def press(self, piece: Piece) -> None:
        """A piece was pressed, by whatever means: judged by the present situation, whatever was drawn."""
        match piece:
            case TakeBackButton():
                self._undo()
            case RedoButton():
                self._redo()
            case HintButton():
                self._ask()
            case Confirm():
                self.confirm()
            case OpenPage() | SeatPanel():
                super().press(piece)
            case _:
                self._answer(piece)

    def _answer(self, piece: Piece) -> None:
        settings = self.scene.shell.settings
        answer = None if self.scene.timeline.busy else self.table.pressed(self.state, piece)
        second = self.scene.shell.second_press
        twice = second.repeated and piece == self._pressed
        self._pressed = piece
        if answer is None:
            return
        if twice and not (answer.stays or answer.redraw):
            second.ignore()
            return
        if answer.refusal:
            self.scene.shell.play("no")
            if answer.told:
                self.scene.shell.say(answer.refusal)
            else:
                self.refuse(answer.refusal)
        elif answer.choice is not None or answer.decision is not None:
            self.go_on()
        if answer.page is not None:
            self.scene.shell.stack.push(answer.page)
        if answer.choice is not None:
            self._peek = None
            self._put_back.clear()
            heard = self._heard
            self._choose(answer.choice, answer.sound)
            if answer.laid:
                self._land()
            if answer.stays and self._heard == heard:
                self.scene.shell.say(self.table.speech.turned(self._model))
            elif not answer.stays:
                self._move_focus()
                self.begin_focus()
        elif answer.redraw:
            self.draw()
        if answer.decision is not None:
            self._decide(answer.decision)
        elif answer.laid and settings["drop_submits"] and not settings["hold"]:
            self.confirm()

    def _choose(self, choice: C, sound: str | None) -> None:
        """The player has something else in mind, and what that moves goes there."""
        self._taken_from = self.table.keys.taken_from(self._choice)
        self._moves = self.table.telling.choose(partial(self._change, choice, sound))
        self.aside(*self._moves)

    @property
    def _heard(self) -> str:
        """What is read of that on which the keyboard is."""
        node = self.scene.focus.node if self.scene.focus.show else None
        return "" if node is None else sentence_of(node, self.scene)

    def _land(self) -> None:
        """What was laid by the player falls to its place when it has come there."""
        name, family = self.table.carrying.lands or ("", "")
        node = self.stage.get(name)
        if isinstance(node, Sprite) and node.visible:
            after = max((move.left for move in self._moves if move.node is node), default=0.0)
            self.aside(*land(node, family, self.stage, self.motions, after))

    def show_hint(self, hint: Hint | float | None) -> None:
        """What was begun goes back before a hint is followed, and can be done again."""
        if isinstance(hint, Hint) and self.chosen:
            self._put_back.append((self._frame.view, self._choice))
            self._choose(self.table.start(self._frame, None), "slide")
        super().show_hint(hint)

    def _move_focus(self) -> None:
        name, hint, here = self.table.keys.next_focus(self.state, self._model), self.hinted, self.scene.focus.node
        if isinstance(hint, Hint) and here is not None and name != self.table.keys.button_of(Confirm()):
            name = next((after for one, after in pairwise(self._of_best_choice(hint)) if one == here.name), name)
        if name is not None or here is None:
            self.scene.focus.set(name or self._taken_from)

    def point(self, piece: Piece, on: bool) -> None:
        """The player begins to look at a piece, or looks away."""
        match piece:
            case HintReason(number):
                slip = self._slip
                self.light(slip.lines[number].lit or {} if on and slip and number < len(slip.lines) else {})
            case ScoreRowLabel() | LogLine():
                super().point(piece, on)
            case _ if self.table.explained(self._frame.view, piece):
                super().point(piece, on)
            case _:
                choice = self.table.pointed(self.state, piece, on) if self.deciding else None
                if choice is not None and choice != self._choice:
                    self._choice = choice
                    self.draw()

    # -- deciding

    def submits(self, piece: Piece) -> bool:
        """Whether a press on a piece decides at once."""
        answer = self.table.pressed(self.state, piece)
        return answer is not None and answer.decision is not None

    def leave_to_button(self) -> None:
        """What was dropped stays chosen where it came from: only the button that has to be held submits it."""
        button = self.stage[self.table.keys.button_of(Confirm())]
        self.scene.timeline.play(*self.table.telling.glide(self.draw))
        self.scene.focus.set(button.name)
        self.toast(tr("Hold “{button}” to confirm.").format(button=button.label))

    def take_up(self, choice: C) -> None:
        """The player takes something up: what that moves besides goes there."""
        self._put_back.clear()
        self._choose(choice, "pick")

    def change(self, choice: C, sound: str | None = None) -> None:
        """The player has something else in mind: what was taken back is forgotten."""
        self._put_back.clear()
        self._change(choice, sound)

    def _change(self, choice: C, sound: str | None) -> None:
        """Another choice counts; a hint that is not followed has done its work."""
        hint = self.hinted
        led = self.table.along(hint, self._choice, choice) if isinstance(hint, Hint) else None
        if led is None:
            self._hint = None, None
        self._choice = choice if led is None else led
        self.scene.shell.play(sound)
        self.draw()

    def confirm(self) -> bool:
        """Submits what is chosen, or brings it back into sight first; False while that is not complete."""
        decision = self.table.decision(self.state) if self.deciding else None
        if decision is not None and not self.look_home():
            self._decide(decision)
        return decision is not None

    def _decide(self, decision: Decision[A]) -> None:
        self.go_on()
        self._put_back.clear()
        self._news.answered()
        told = self._hand_in(lambda: self.feed.submit(decision.action, decision.plan))
        page = self.table.pages.after_decision(decision, told)
        if page is not None:
            self.scene.shell.stack.push(page)

    def _hand_in(self, do: Callable[[], T]) -> T:
        """Submits. Until that is told nothing more can be decided, and only what the next viewer may see stays.

        A curtain that falls at once falls over the table as it was seen; else that picture fades away.
        """
        self._peek, self._hint, self._handed_in = None, (None, None), True
        for move in self._moves:
            self.scene.timeline.still(move.node, move.prop)
        viewer, number = self._frame.situation.viewer, self._frame.number
        told = do()
        if self.feed.now().situation.viewer == viewer:
            self._frame = idle(self._frame)
            return told
        self._handed_in = not self._pass_on()
        if self._handed_in:
            self.scene.timeline.finish()  # what somebody had in mind is not seen on its way by the next
            self.aside(*self.table.telling.let_go(lambda: self.show_idle(self.feed.at(number))))
            self.stage.softly.cut()
            self.scene.jumped = DESIGN[1] + self.look.viewport.out[1]
        return told

    def step_back(self) -> bool:
        """Takes back the last step of what is seen but not submitted; False when there is none."""
        if self.look_home():
            return True
        choice = self._before_last_step if self.deciding else None
        if choice is None:
            return False
        self._put_back.append((self._frame.view, self._choice))
        asked = self._banner().text
        self._choose(choice, "slide")
        if self._banner().text == asked:
            self.scene.shell.say(tr("Taken back"))
        self._move_focus()
        self.begin_focus()
        return True

    def redo(self) -> bool:
        """Does again what was taken back last: a step of the choice, or a decision; False when there is nothing."""
        if not self.deciding:
            return False
        choice = self._step_taken_back
        if choice is not None:
            self._put_back.pop()
            self._choose(choice, "slide")
            self._move_focus()
        elif self.feed.can_redo:
            self._hand_in(self.feed.redo)
        else:
            return False
        return True

    def put_down(self) -> list[Beat]:
        """What was carried returns: the motion to the choice with which the decision began."""
        return self.table.telling.glide(lambda: self.change(self.table.start(self._frame, None)))

    # -- pages

    def page(self, page: PageName) -> Scene | None:
        """The page of that name, and the menu of a game that is played."""
        if page == "menu":
            return PauseScene(
                self.feed.game.id,
                kept=self.feed.kept,
                deal=self.feed.deal,
                give_up=self._give_up,
                daily=self.feed.daily is not None,
                lineup=self.feed.players.lineup,
            )
        return super().page(page)

    # -- telling

    def hold_back(self, held: bool) -> None:
        """What is to be done is not told while a page comes over the table, and told behind it."""
        before, self._news.held = self._news.held, held
        if before and not held:
            self.draw()

    def beats(self, frames: Sequence[Frame[V]]) -> list[Beat]:
        """The motion that leads from what is shown through all these moments.

        What was decided here, or at a table without people, is told on the board of who decided it, whatever was
        looked at since. What others choose in secret meanwhile moves nothing: the decision goes on as it is.
        """
        if self._goes_on:
            return []
        if self._handed_in or not self.feed.players.people:
            self.look_home()
        self._handed_in = False
        return [Call(partial(self._tell, *group)) for group in told_together(frames, self.table.telling.together)]

    @property
    def _goes_on(self) -> bool:
        """The decision that is shown is still to be taken: somebody else has chosen meanwhile."""
        now = self.feed.now()
        same = (now.situation, self.table.asked(now)) == self.asked
        return same and now.situation.decider is not None and not self._handed_in

    def _tell(self, events: tuple[Event, ...], frame: Frame[V], ends: bool) -> None:
        self.scene.timeline.again()  # what is told of begins where it is, not where it will be
        rules = self.feed.game.rules
        before = after = self._frame.view
        for event in events:
            after = rules.after(after, event)
        act = Act(events, before, frame.view if ends else after, frame, ends)
        self.follow(*self.table.telling.tell(act), Call(partial(self._reach, act)))

    def _reach(self, act: Act[V]) -> None:
        """What an act told is so from now on; a moment counts once its last act is over."""
        self.follow(*self.table.telling.glide(partial(self.show_idle, act.reached)))
