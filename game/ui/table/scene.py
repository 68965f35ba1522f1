"""One running game on the screen: what its desk shows, in time. Knows no game by name."""

from dataclasses import replace
from typing import Any

from game.ui.engine.intent import Accept, Back, Digit, Do, Help, Intent, Press, Release, TakeBack
from game.ui.engine.node import Node
from game.ui.engine.timeline import Beat, Call, Wait
from game.ui.first_notes.over_table import FirstNotes
from game.ui.input.commands import TABLE
from game.ui.presentation.presentation import rooms_of
from game.ui.scene import Scene
from game.ui.table.carrying import Carrying
from game.ui.table.desk import Desk
from game.ui.table.ending import Ending
from game.ui.table.feed import BEFORE_THE_DEAL, Now, Situation
from game.ui.table.game_view import GameView
from game.ui.table.handing_over import HandingOver
from game.ui.table.hinting import Hinting
from game.ui.table.live import LiveFeed
from game.ui.table.pieces import Confirm, Piece
from game.ui.table.points import tell_at_once, until_told
from game.ui.table.reasons import undo_reason
from game.ui.table.style import PACE_MS, TableStyle
from game.ui.table.topbar import BAR
from game.ui.turns import Turns
from game.ui.words import tr

_OF_THE_BAR = (Help(), Back(), TakeBack(), *map(Do, ("hint", "log", "menu", "redo")))
"""What the keys of the bar ask for."""
_CHOOSING = (Accept, Back, Digit, TakeBack)
"""Keys that change the choice; while a piece is carried they only put it back."""


class TableScene(Turns, Scene):
    """Lets people and computers play a game to its end.

    Args:
        feed: the game.
        style: the wishes of the table.
        view: how the game looks.
    """

    name = "table"
    has_first_notes = True
    """What is new in somebody's first games is said over it."""

    def __init__(self, feed: LiveFeed, style: TableStyle, view: GameView) -> None:
        super().__init__()
        self.feed, self.style, self.view = feed, style, view
        table = view.table(feed, style)
        self.ambience = table.ambience
        self.desk: Desk[Any, Any, Any, Any] = Desk(
            self, feed, table, self.undo, self.redo, self._give_up, lambda: self._hinting.ask(), self._pass_on
        )
        self._hinting = Hinting(feed, self.desk)
        self._carrying = Carrying(self.desk)
        terms = view.lesson(feed.game) if view.lesson is not None and self.has_first_notes else None
        self._first_notes = FirstNotes(self, feed, self.desk, terms, view.first_notes(feed.game))
        self._told = feed.number
        self._dealt = feed.number > 0
        self._hand_over = HandingOver(feed, self.desk)
        self._between: Scene | None = None
        self._far = False

    # -- life cycle

    @property
    def rooms(self) -> tuple[str, ...]:
        """The commands of every table and those of the game."""
        return (TABLE, *rooms_of(self.feed.game))

    def build(self) -> None:
        """Makes the table anew at the present moment; whatever was moving has arrived. A new game is dealt."""
        self._told = self.feed.number
        self.desk.build()
        self._first_notes.build()
        if self._dealt:
            self.desk.show(self.feed.now())
            return
        self._dealt = True
        opening = self.feed.opening()
        self.desk.show_idle(
            replace(opening, view=self.desk.table.telling.undealt(opening.view), number=BEFORE_THE_DEAL)
        )
        self._play(self.desk.beats([opening]))

    def uncovered(self) -> None:
        """Back from a menu: the keyboard begins again at the decision."""
        self.focus.set(None)
        super().uncovered()
        self.desk.hold_back(False)
        self.desk.begin_focus()

    def leave(self) -> None:
        """Nothing is lost: every action is saved already."""
        self.feed.rest()

    # -- whose turn it is

    @property
    def turn(self) -> str | None:
        """Who decides now."""
        situation = self.feed.situation
        if situation.now is not Now.DECISION or situation.person is None:
            return None
        return self.feed.players.names[situation.person]

    @property
    def far(self) -> bool:
        """Whether who decides, or decided last, sits at the far side; what is over is seen from the near one."""
        situation = self.feed.situation
        if situation.now is Now.OVER:
            self._far = False
        elif situation.now is Now.DECISION and situation.person is not None:
            self._far = self.feed.sits_far(situation.person)
        return self._far

    # -- taking back

    def undo(self) -> None:
        """Takes back what is seen: first what is laid and not submitted, then decisions; or says why not."""
        if self.desk.step_back():
            return
        status = self.feed.undo_status()
        if not status.allowed:
            self.shell.play("no")
            self.shell.toast(undo_reason(status.reason or "nothing"))
            return
        self.feed.undo()
        tell_at_once(self.stage)
        self._told = self.feed.number
        self._play(self.desk.glide_to(self.feed.now()))

    def redo(self) -> None:
        """Does again what was taken back last; or says that there is nothing."""
        if not self.desk.redo():
            self.shell.play("no")
            self.shell.toast(tr("There is nothing to do again."))

    def _give_up(self) -> None:
        """The game is left for good; it stays in the history."""
        self.feed.give_up()
        self.shell.go_home()
        self.shell.toast(tr("The game is given up."))

    # -- time

    def update(self, dt_ms: float) -> None:
        """Lets motion go on; between motions goes on with the game."""
        super().update(dt_ms)
        self.desk.table.attention.update(dt_ms)
        self._carrying.update(dt_ms)
        self._hinting.update()
        if not self.timeline.busy and self.shell.stack.top is self:
            self._go_on(dt_ms)
        self._first_notes.update(resting=not self._news and self.pointer.held is None)

    @property
    def noted(self) -> tuple[str, ...]:
        """What a note over the table says now, for a voice."""
        return self._first_notes.spoken

    @property
    def hushed(self) -> bool:
        """The music makes room for a decision of weight."""
        return self.desk.weighty

    @property
    def moving(self) -> bool:
        """True also while computers think: something will happen soon."""
        busy = self._news or self._hinting.busy or self._computers_act
        return super().moving or busy or self._carrying.moving

    @property
    def _computers_act(self) -> bool:
        return bool(self.feed.computers)

    @property
    def _news(self) -> bool:
        return self.feed.number > self._told

    def _go_on(self, dt_ms: float) -> None:
        situation = self.feed.situation
        carrying = self.pointer.held is not None
        if self._computers_follow:
            self._think(dt_ms, 0)
        elif self._news and not carrying:
            self._tell()
        elif self._between is not None and not carrying:
            page, self._between = self._between, None
            self.timeline.finish()
            self.shell.stack.push(page)
        elif situation.now is Now.OVER:
            Ending(self.feed, self.desk, self.view).tell()
        elif situation.now is Now.CURTAIN:
            self.hand_over_to(situation)
        elif not carrying:
            self._think(dt_ms, PACE_MS[self.style.pace])

    @property
    def _computers_follow(self) -> bool:
        """Open decisions of computers are gathered first where the game wants them told together."""
        waiting = self.desk.table.telling.gathers and self._news and bool(self.feed.computers)
        return waiting and self.feed.situation.now is Now.COMPUTERS and not self.feed.secret

    def _think(self, dt_ms: float, least_ms: float) -> None:
        action = self.feed.think(dt_ms, least_ms)
        if action is not None:
            self.feed.submit(action)

    def _tell(self) -> None:
        frames = self.feed.news(self._told)
        self._told = self.feed.number
        self._play(self.desk.beats(frames))
        self.timeline.update(0)  # what happens first is told in the picture in which it happens

    def _play(self, beats: list[Beat]) -> None:
        self.timeline.play(*beats, Call(self._arrive))

    def hand_over_to(self, situation: Situation) -> None:
        """Draws the curtain that asks for the person of a situation; nothing in games without secrets."""
        self._hand_over.ask_for(situation)

    def _pass_on(self) -> bool:
        """The curtain falls at once where there is nothing to tell before; behind it nothing private is left."""
        situation, unseen = self.feed.situation, self.desk.table.telling.unseen
        events = (event for frame in self.feed.news(self._told) for event in frame.events)
        if situation.now is not Now.CURTAIN or not all(isinstance(event, unseen) for event in events):
            return False
        self._told = self.feed.number
        self.hand_over_to(situation)
        self.timeline.finish()
        self.desk.show(self.feed.now())
        self._first_notes.update(resting=False)
        return True

    def _arrive(self) -> None:
        """Everything has arrived; before a page comes, another person, or the end, so have the points."""
        frame, front = self.feed.now(), self.desk.state.front
        self._between = self.desk.table.pages.between(frame)
        decides_on = frame.situation.now is Now.COMPUTERS or frame.situation.decider == front
        stays = decides_on and self._between is None
        self.timeline.follow(Wait(0 if stays else until_told(self.timeline, self.desk.motions)), Call(self._settle))

    def _settle(self) -> None:
        """Pixels must agree with the view, and whoever decides may do so."""
        self.desk.hold_back(self._between is not None)
        self.timeline.follow(*self.desk.glide_to(self.feed.now()))

    # -- input

    def take(self, intent: Intent) -> bool:
        """A click on a button of the bar shortens what moves and counts when that is over, and so does its key."""
        moved = self.timeline.busy
        used = super().take(intent)
        if moved and isinstance(intent, Press):
            node = self.stage.hit(intent.x, intent.y)
            if node is not None and node.zone == BAR:
                self._waiting += [intent, Release(intent.x, intent.y)]
        elif moved and intent in _OF_THE_BAR:
            self.timeline.skip()
        return used

    def handle(self, intent: Intent) -> bool:
        """The keys of every table; then the game's own keys, then pointer and focus."""
        if self.pointer.carrying and (isinstance(intent, _CHOOSING) or intent == Do("redo")):
            self.pointer.put_back()
            return True
        match intent:
            case TakeBack():
                self.undo()
            case Do("redo"):
                self.redo()
            case Back():
                if not self._hinting.leave() and not self.desk.step_back():
                    self.desk.open("menu")
            case Accept() if self._hinting.busy and not self._beside_the_game:
                pass  # whoever has asked wants the answer first
            case Accept() if not self.focus.show and (self._hold(Confirm()) or self.desk.confirm()):
                pass
            case Do("hint"):
                self._hinting.ask()
            case Do("neighbours"):
                self.desk.look_at_next()
            case Do("log"):
                self.desk.open("log")
            case Do("menu"):
                self.desk.open("menu")
            case Do("read"):
                self.desk.tell_all()
                self.shell.say(*self.noted)
            case Help():
                self.desk.open("rules")
            case _:
                piece = self.desk.table.keys.piece_for(self.desk.state, intent)
                if piece is None and isinstance(intent, Press) and intent.button == 3:
                    return self._put_back()
                if piece is None:
                    return super().handle(intent)
                self.focus.show = self.focus.show or isinstance(intent, Digit)
                if not self._hold(piece):
                    self.desk.press(piece)
        return True

    def _put_back(self) -> bool:
        """Drop what the left button carries where it came from, or undo one step of the choice; never more."""
        if self.pointer.held is not None:
            self.pointer.forget()
            return True
        return self.desk.step_back()

    @property
    def _beside_the_game(self) -> bool:
        """The keyboard is on what decides nothing: a button of the bar, or what an expert at work shows."""
        here = self.focus.node if self.focus.show else None
        return here is not None and (here.zone == BAR or here.name.startswith("hint"))

    def _hold(self, piece: Piece) -> bool:
        """Begins to hold the button of a piece that its key stands for; False when that need not be held."""
        button = self.stage.get(self.desk.table.keys.button_of(piece))
        return button is not None and self.holding.asks(button) and self.press(button)

    def attended(self, node: Node | None) -> None:
        """Hover and focus belong to the game."""
        self.desk.table.attention.turn(node)

    def picked_up(self, node: Node, x: float, y: float) -> None:
        """The pointer began to carry a node."""
        self._carrying.picked_up(node)

    def dragging(self, node: Node, x: float, y: float) -> None:
        """The pointer carries a node, and is here."""
        self._carrying.dragging(node, x, y)

    def dropped(self, node: Node, x: float, y: float) -> None:
        """The pointer let go of a node here."""
        self._carrying.dropped(node, x, y)

    def report(self) -> str:
        """The record, for a report about a fault."""
        return self.feed.report()
