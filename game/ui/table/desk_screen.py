"""What every table shows, and how it comes to be drawn. Knows no game by name."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Generic, TypeVar

from game.core.hint import Hint
from game.core.rules import Seat
from game.levels.tables import TableLayout, load_table
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Tween
from game.ui.scene import Scene
from game.ui.table.desk_values import DeskState, Lit
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.hint_part import HintPart
from game.ui.table.hint_values import Slip
from game.ui.table.landscape import Scenery
from game.ui.table.log import LogEntry, LogGroup, LogPanel
from game.ui.table.motions import Motions
from game.ui.table.news import News
from game.ui.table.pieces import Piece
from game.ui.table.points import tell_at_once
from game.ui.table.pool import NodePool
from game.ui.table.session_feed import idle
from game.ui.table.surroundings import hour
from game.ui.table.topbar import Banner, RoundChoice, TopBar, table_choices
from game.ui.widgets.toast import Toast
from game.ui.words import wide
from game.units import Rect

V = TypeVar("V")
C = TypeVar("C")
M = TypeVar("M")
A = TypeVar("A")


class DeskScreen(ABC, Generic[V, C, M, A]):
    """Holds what is shown and what the player has in mind, and lets the game draw it.

    Args:
        scene: whose stage, focus and timeline it uses.
        feed: what may be known of the game; takes decisions.
        table: the game's own part.
    """

    def __init__(self, scene: Scene, feed: TableFeed[V, A], table: GameTable[V, C, M, A]) -> None:
        self.scene, self.feed, self.table = scene, feed, table
        self._frame = idle(feed.now())
        self._choice: C = table.start(self._frame, None)
        self._asked: object = None
        self._peek: Seat | None = None
        self._home: Seat = feed.players.people[0] if feed.players.people else 0
        self._front = self._home
        self._lit: Lit = {}
        self._said = ""
        self._news = News()
        self._log: tuple[object, tuple[LogGroup, ...]] = (None, ())
        self._put_back: list[tuple[V, C]] = []
        self._hint: tuple[object, Hint | float | None] = (None, None)
        self._refusal: Toast | None = None

    # -- what the parts of a game ask for

    @abstractmethod
    def press(self, piece: Piece) -> None:
        """A piece was pressed, by whatever means."""

    @abstractmethod
    def point(self, piece: Piece, on: bool) -> None:
        """The player begins to look at a piece, or looks away."""

    @property
    def stage(self) -> Stage:
        """The stage of the scene."""
        return self.scene.stage

    @property
    def look(self) -> Look:
        """How to draw now."""
        return self.scene.look

    @property
    def state(self) -> DeskState[V, C]:
        """What is shown now."""
        return DeskState(self._frame, self._choice, self._front, self._lit, self._groups())

    @property
    def deciding(self) -> bool:
        """True while somebody at the screen may decide at this instant: nothing is being told."""
        return self._frame.situation.decider is not None and not self.scene.timeline.busy

    @property
    def weighty(self) -> bool:
        """Somebody at the screen takes a decision of weight."""
        return self.deciding and self.table.weighs(self._frame.view)

    @property
    def model(self) -> M:
        """The model that was shown last."""
        return self._model

    def follow(self, *beats: Beat) -> None:
        """Puts beats right behind the one that runs."""
        self.scene.timeline.follow(*beats)

    def aside(self, *tweens: Tween) -> None:
        """Starts answers to a look: at once, beside the beats, in nobody's way."""
        self.scene.timeline.aside(*tweens)

    @property
    def hurried(self) -> bool:
        """Somebody does not want to wait for what is told now."""
        return self.scene.timeline.hurried

    def aims_at(self, node: Node, prop: str) -> float | None:
        """Where such an answer takes a property of a node; None while none does."""
        return self.scene.timeline.aims_at(node, prop)

    def still(self, node: object, *props: str) -> None:
        """Ends such answers of what moves where they are: its place is another one now."""
        self.scene.timeline.still(node, *props)

    def toast(self, text: str) -> None:
        """Shows a short message for a while."""
        self.scene.shell.toast(text)

    def refuse(self, reason: str) -> None:
        """Says why something cannot be, where the player is: by the pointer, or at what the keyboard is on."""
        focus, (x, y) = self.scene.focus, self.scene.pointer.at
        near = Rect(*focus.node.bounds) if focus.show and focus.node is not None else Rect(x, y, 0, 0)
        self._refusal = self.scene.shell.toast(reason, near=near)

    def go_on(self) -> None:
        """The player does what can be: why something cannot be need not stand in the way any more."""
        if self._refusal is not None:
            self._refusal.leave()
            self._refusal = None

    @property
    def sought(self) -> bool:
        """The player went to what is looked at, with the pointer or with keys; the focus was not put there."""
        return self.scene.sought

    @property
    def dwells(self) -> bool:
        """A finger lies on what is looked at: all about it is told at once."""
        return self.scene.pointer.dwells

    def carried(self) -> Node | None:
        """The node under the pointer while its button is down."""
        return self.scene.pointer.held

    # -- showing

    def build(self) -> None:
        """Makes all nodes anew, for another look or in another language."""
        self.table.speak()
        self._log = (None, ())
        left, top, _, _ = self.look.viewport.window
        layout = load_table(self.table.layout_name, self.table.layout_seats, wide())
        self.layout: TableLayout = layout.spread(-left, -top)
        self.motions = Motions(self.scene.shell)
        self._scenery = Scenery(
            self.stage,
            self.scene.timeline,
            self.motions,
            self.table.backdrop,
            self.table.surroundings,
            self.look.viewport,
        )
        self.pool = NodePool(self.stage)
        zones = self.layout.zones
        self._top = TopBar(self.pool, zones["topbar"], self.look, self.round_choices())
        self._panel = LogPanel(self.pool, zones["log"], self.press, self.point, self.table.log.style)
        self.table.build(self)
        hints = self.table.hints
        self._hints = None
        if hints is not None:
            room = self.layout.at_upper_right(hints.room)
            self._hints = HintPart(self.pool, self.look, room, self.press, self.point)

    def round_choices(self) -> Sequence[RoundChoice]:
        """The round buttons of the bar above the table."""
        return table_choices(self.press, self.feed.advises)

    @property
    def asked(self) -> Hashable:
        """What tells the decision that is shown from the next, whatever others decide meanwhile."""
        return self._frame.situation, self.table.asked(self._frame)

    def show(self, frame: Frame[V]) -> None:
        """Shows a moment, with the controls for what is to be decided; pixels and view agree from now on."""
        self._frame, self._said, self._lit = frame, "", {}
        if self.asked != self._asked:
            self._asked, self._peek = self.asked, None
            self._choice = self.table.start(frame, self._choice)
        self._clear_passing()
        self.draw()
        self.begin_focus()

    def begin_focus(self) -> None:
        """The keyboard begins where the decision does, unless it is somewhere already."""
        if self._frame.situation.decider is not None and self.scene.focus.node is None:
            self.scene.focus.set(self.table.keys.first_focus(self._model))

    def show_idle(self, frame: Frame[V]) -> None:
        """Shows a moment in which nobody decides: for what is being told."""
        self._frame, self._said, self._lit = idle(frame), "", {}
        self._clear_passing()
        self._choice, self._asked = self.table.start(self._frame, self._choice), None
        self.draw()

    def say(self, words: str, row: str | None = None) -> None:
        """Says in the banner what happens now, and lights a row of the points on every board."""
        self._said = words
        self._lit = self.table.cells_of(self._frame.view, row) if row else {}
        self.draw()

    def draw(self) -> None:
        """Draws what is known and chosen now."""
        self._home = self.table.front(self._frame, self._home)
        self._turn_to(self._home if self._peek is None else self._peek)
        state = self.state
        self._model = self.table.compose(state)
        bar = self.table.bar(state.view)
        self._scenery.show_hour(hour(bar.turns, bar.done))
        banner = self._banner()
        self._top.show(bar, banner, self._able)
        self._panel.show(self._recent)
        self.table.show(self._model)
        self._draw_hint()
        self.pool.reconcile()
        self.scene.digit_zone = self.table.keys.digit_zone(self._model)
        passing, board = self._asked is None and not self._said, self._board if self._peek is not None else ""
        learnt = self.table.speech.learnt(self._model)
        self.scene.shell.say(*self._news.of(state.log, banner.text, board, learnt, passing))

    def _turn_to(self, front: Seat) -> None:
        """Another board comes to the large place: the picture that was there fades away."""
        if front != self._front:
            self._front, self.scene.passed_on = front, True
            tell_at_once(self.stage)

    @property
    def _board(self) -> str:
        """What lies in the large place, in words."""
        return self.table.speech.board(self._model)

    def tell_all(self) -> None:
        """Says how far the game is, what is to be done, what lies in the large place, and the hint that is shown."""
        bar = self.table.bar(self._frame.view)
        self.scene.shell.say(bar.title, bar.progress, self._banner().text, self._board, *self._hint_words)

    def _banner(self) -> Banner:
        """What the banner says: what is being told, or what the game asks for."""
        banner = self.table.banner(self._model)
        return replace(banner, text=self._said) if self._said else banner

    # -- hints

    @property
    def hinted(self) -> Hint | float | None:
        """What an expert would do in the present decision, or how much of its work is done; None: nobody asked."""
        asked, hint = self._hint
        return hint if asked == self._asked else None

    def show_hint(self, hint: Hint | float | None) -> None:
        """Shows a hint, or an expert at work, until something else is chosen; None puts it away."""
        if hint is not None or self._hint[1] is not None:
            self._hint = self._asked, hint
            self.draw()
        if isinstance(hint, Hint):
            self.scene.shell.say(*self._hint_words)
            for name in islice(self._of_best_choice(hint), 1):
                self.scene.focus.set(name)

    def _of_best_choice(self, hint: Hint) -> Iterator[str]:
        """The nodes that the best choice is made with, in their order."""
        marks = self.table.hints.marks(self._model, hint) if self.table.hints is not None else ()
        for mark in marks:
            node = self.scene.stage.hit(*mark.place.centre) if mark.number == 1 else None
            if node is not None and node.focusable:
                yield node.name

    @property
    def _slip(self) -> Slip | None:
        hint, hints = self.hinted, self.table.hints
        return hints.slip(self.state, hint) if isinstance(hint, Hint) and hints is not None else None

    @property
    def _hint_words(self) -> tuple[str, ...]:
        slip = self._slip
        return slip.spoken if slip is not None else ()

    def _draw_hint(self) -> None:
        hint, slip = self.hinted, self._slip
        if self._hints is None or self.table.hints is None or self._frame.situation.decider is None:
            return
        if isinstance(hint, float):
            self._hints.show_work(hint)
        elif hint is not None and slip is not None:
            self._hints.show(slip, self.table.hints.marks(self._model, hint))

    # -- taking back

    @property
    def chosen(self) -> bool:
        """Whether something is chosen that is not submitted."""
        return self._before_last_step is not None

    @property
    def _can_take_back(self) -> bool:
        """Whether *Take back* would do something: with what is only seen, or with a decision."""
        return self._peek is not None or self.chosen or self.feed.undo_status().allowed

    @property
    def _can_redo(self) -> bool:
        """Whether something that was taken back can be done again: a step of the choice, or a decision."""
        return self._step_taken_back is not None or self.feed.can_redo

    @property
    def _step_taken_back(self) -> C | None:
        """The choice before its last step was taken back, as long as the table is as it was then."""
        if not self._put_back or self._frame.situation.decider is None:
            return None
        view, choice = self._put_back[-1]
        return choice if view == self._frame.view else None

    @property
    def _able(self) -> Mapping[str, bool]:
        """Which of the round buttons would do something."""
        deciding = self._frame.situation.decider is not None
        return {"undo": self._can_take_back, "redo": self._can_redo, "lamp": deciding}

    @property
    def _before_last_step(self) -> C | None:
        """The choice before the last step that is not submitted; None when there is no such step."""
        return self.table.put_back(self.state) if self._frame.situation.decider is not None else None

    def _clear_passing(self) -> None:
        for prefix in self.table.telling.passing:
            self.stage.clear(prefix)

    def _groups(self) -> tuple[LogGroup, ...]:
        """The log up to the moment that is shown; read once for each moment."""
        history = self.feed.history(self._frame.number)
        if not history:
            return ()
        newest = history[-1]
        if self._log[0] is not newest:
            self._log = newest, self.table.log.groups(history)
        return self._log[1]

    @property
    def _recent(self) -> tuple[LogEntry, ...]:
        return self.table.log.style.recent(self._groups())
