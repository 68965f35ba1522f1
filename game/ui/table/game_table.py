"""What a game says of its own table; the desk does everything that every table does."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from game.core.rules import Event, Seat
from game.core.score import Cell
from game.levels.tables import TableLayout
from game.ui.engine.intent import Intent
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Tween
from game.ui.scene import Scene
from game.ui.table.best import NewBest
from game.ui.table.feed import Frame, Situation, TableFeed
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.motions import Motions
from game.ui.table.pieces import Piece
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.table.style import TableStyle
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr

V = TypeVar("V")
C = TypeVar("C")
M = TypeVar("M")
A = TypeVar("A")

Lit = Mapping[Seat, frozenset[Cell]]
"""Seat → the cells of its board that are pointed out."""


@dataclass(frozen=True, slots=True)
class DeskState(Generic[V, C]):
    """Everything from which a table is drawn.

    Attributes:
        frame: the moment that is shown.
        choice: what the person at the screen has in mind.
        front: the seat whose board lies in the large place.
        lit: the cells that a row or a log line points out.
        log: what has happened up to the moment, group by group.
    """

    frame: Frame[V]
    choice: C
    front: Seat
    lit: Lit
    log: tuple[LogGroup, ...]

    @property
    def view(self) -> V:
        """What the viewer knows."""
        return self.frame.view

    @property
    def situation(self) -> Situation:
        """Who decides and who looks."""
        return self.frame.situation

    @property
    def decider(self) -> Seat | None:
        """The seat that decides at the screen, None while nobody does."""
        return self.frame.situation.decider


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """What *Done* submits: an action, and perhaps a plan for the same seat's next one."""

    action: A
    plan: A | None = None


@dataclass(frozen=True, slots=True)
class Answer(Generic[C, A]):
    """What a press does. What is left out does not happen.

    Attributes:
        choice: what the person has in mind from now on.
        sound: how it sounds.
        decision: submitted at once.
        laid: something came to lie where it may be confirmed; at tables where a drop plays at once it is submitted.
        refusal: why nothing happens, in one sentence.
        page: comes to lie over the table.
        redraw: something was changed that is no choice, such as the part of the board that is seen.
    """

    choice: C | None = None
    sound: str | None = None
    decision: Decision[A] | None = None
    laid: bool = False
    refusal: str = ""
    page: Scene | None = None
    redraw: bool = False


@dataclass(frozen=True, slots=True)
class HandOver:
    """What stands on the curtain between two persons.

    Attributes:
        person: who is asked to come.
        turn: the round and the turn, in words.
        then: who comes after.
        night: the picture behind the leaves.
        button: what the button says; without it that it shows the person's hand.
    """

    person: SeatInfo
    turn: str
    then: tuple[SeatInfo, ...] = ()
    night: str = "scenery/curtain"
    button: str = ""


@dataclass(frozen=True, slots=True)
class Act(Generic[V]):
    """Events that are told together.

    Attributes:
        events: one, or several of a kind that happen side by side.
        before: the view before them.
        after: the view after them.
        frame: the moment they lead to.
        ends: with them that moment is reached.
    """

    events: tuple[Event, ...]
    before: V
    after: V
    frame: Frame[V]
    ends: bool

    @property
    def begun(self) -> Frame[V]:
        """The moment before it."""
        return replace(self.frame, view=self.before, number=self._before)

    @property
    def reached(self) -> Frame[V]:
        """The moment after it; what is played counts once its last act is over."""
        return replace(self.frame, view=self.after, number=self.frame.number if self.ends else self._before)

    @property
    def _before(self) -> int:
        return self.frame.number - 1


@dataclass(frozen=True, slots=True)
class LogStyle:
    """How the log beside the table is headed, what it says while it is empty, how many lines it has room for."""

    title: str
    empty: str
    most: int


class Hands(Protocol):
    """What the parts and the tellers of a game may ask of the desk they stand on."""

    @property
    def stage(self) -> Stage: ...
    @property
    def pool(self) -> NodePool: ...
    @property
    def look(self) -> Look: ...
    @property
    def layout(self) -> TableLayout: ...
    @property
    def motions(self) -> Motions: ...
    @property
    def state(self) -> DeskState[Any, Any]:
        """What is shown now."""
        ...

    def press(self, piece: Piece) -> None:
        """A piece was pressed, by whatever means."""

    def point(self, piece: Piece, on: bool) -> None:
        """The player begins to look at a piece, or looks away."""

    def show_idle(self, frame: Frame[Any]) -> None:
        """Shows a moment in which nobody decides: for what is being told."""

    def say(self, words: str, row: str | None = None) -> None:
        """Says in the banner what happens now, and lights a row of the points on every board."""

    def follow(self, *beats: Beat) -> None:
        """Puts beats right behind the one that runs."""

    def aside(self, *tweens: Tween) -> None:
        """Starts answers to a look: at once, beside the beats, in nobody's way."""

    def toast(self, text: str) -> None:
        """Shows a short message for a while."""

    def carried(self) -> Node | None:
        """The node under the pointer while its button is down."""
        ...


class GameTable(ABC, Generic[V, C, M, A]):
    """The game's own part of a table: the presenter, the parts and the tellers behind one door.

    Args:
        feed: what may be known of the game.
        style: the wishes of the table.

    Attributes:
        backdrop: the picture behind everything.
        ambience: the sound under everything.
        gathers: open decisions of several computers are gathered and told together.
        together: the kinds of events that are told together when they follow each other.
        layout_name: the game whose table is laid.
        passing: what is on the stage only while it moves: how the names of such nodes begin.
    """

    backdrop: str
    ambience: str
    gathers = False
    together: tuple[type[Event], ...] = ()
    passing: tuple[str, ...] = ()

    def __init__(self, feed: TableFeed[V, A], style: TableStyle) -> None:
        self.feed = feed
        self.style = style
        self.layout_name = feed.game.id

    # -- what is shown

    @property
    @abstractmethod
    def seats(self) -> tuple[SeatInfo, ...]:
        """Everybody at the table, also rivals and second hands."""

    @property
    def layout_seats(self) -> int:
        """For how many seats the table is laid."""
        return len(self.feed.players.names)

    @abstractmethod
    def build(self, hands: Hands) -> None:
        """Makes the parts, for the look and the layout of this moment."""

    @abstractmethod
    def compose(self, state: DeskState[V, C]) -> M:
        """The presenter: what the table shows, as a value. No pixels."""

    @abstractmethod
    def show(self, model: M) -> None:
        """Puts everything where the model says."""

    @abstractmethod
    def bar(self, view: V) -> Bar:
        """The dark strip: which game, and how far it is."""

    @abstractmethod
    def banner(self, model: M) -> Banner:
        """What is to be done, and by whom."""

    def undealt(self, view: V) -> V:
        """The table before the first deal: what the events of the opening lead from, to the first view."""
        return view

    def front(self, frame: Frame[V], before: Seat) -> Seat:
        """Whose board lies in the large place: of who decides, else of who looks, else whose lay there."""
        situation = frame.situation
        seat = situation.seat if situation.decider is not None else situation.viewer
        return before if seat is None else seat

    def boards(self, view: V) -> int:
        """How many boards may lie in the large place; one cannot be exchanged."""
        return 1

    # -- what is decided

    def asked(self, frame: Frame[V]) -> Hashable:
        """What tells one decision from the next: while it stays the same, so does the choice."""
        return frame.number

    @abstractmethod
    def start(self, frame: Frame[V], before: C | None) -> C:
        """The choice with which a decision begins, or with which nobody decides. `before`: the one until now."""

    @abstractmethod
    def decision(self, state: DeskState[V, C]) -> Decision[A] | None:
        """What *Done* would submit, or None while the choice is not complete."""

    @abstractmethod
    def pressed(self, state: DeskState[V, C], piece: Piece) -> Answer[C, A] | None:
        """What pressing a piece of this game does: click, drop, digit, key, pad. None: nothing."""

    def pointed(self, state: DeskState[V, C], piece: Piece, on: bool) -> C | None:
        """The choice while a piece is looked at, or no longer is; None: it does not matter."""
        return None

    def put_back(self, state: DeskState[V, C]) -> C | None:
        """The choice with the last step taken back; None: there is none."""
        return None

    def piece_for(self, state: DeskState[V, C], intent: Intent) -> Piece | None:
        """What a key or the wheel stands for in this game."""
        return None

    def after_decision(self, decision: Decision[A], told: tuple[Event, ...]) -> Scene | None:
        """What lies over the table right after a decision, for the eyes of who took it."""
        return None

    # -- the keyboard

    @abstractmethod
    def first_focus(self, model: M) -> str:
        """Where the keyboard begins."""

    def next_focus(self, state: DeskState[V, C], model: M) -> str | None:
        """Where the keyboard goes after a step of the choice; None: it stays."""
        return None

    def digit_zone(self, model: M) -> str:
        """The focus zone in which digits choose."""
        return ""

    # -- carrying

    def picked_up(self, state: DeskState[V, C], node: Node) -> C | None:
        """The choice when a node is lifted; None: it cannot be carried."""
        return None

    def target(self, model: M, x: float, y: float) -> Piece | None:
        """The piece at or near this place on which what is carried may be laid."""
        return None

    def carry(self, model: M, node: Node, target: Piece | None, x: float, y: float) -> None:
        """Draws what is carried: at the pointer, or on its target."""

    def why_not_here(self, model: M, x: float, y: float) -> str:
        """Why what is carried cannot be laid down here, in one sentence."""
        return ""

    # -- what is explained and told

    def log_style(self) -> LogStyle:
        """The head of the log beside the table."""
        return LogStyle(tr("Last turn"), tr("no turns yet"), 6)

    @abstractmethod
    def log(self, history: Sequence[Frame[V]]) -> tuple[LogGroup, ...]:
        """All that has happened, from the public frames of the game."""

    def recent(self, log: Sequence[LogGroup]) -> tuple[LogEntry, ...]:
        """What stands in the log beside the table."""
        return log[-1].entries if log else ()

    def cells_of(self, view: V, row: str) -> Lit:
        """The cells that explain a row of the points."""
        return {}

    @abstractmethod
    def tell(self, act: Act[V]) -> Iterator[Beat]:
        """The motion of an act; when it is over, the view after it is shown by itself."""

    def glide(self, change: Callable[[], None]) -> list[Beat]:
        """Does a change and lets everything move from where it lay to where it now lies."""
        change()
        return []

    def attended(self, node: Node | None) -> None:
        """The player looks at another node than before."""

    def update(self, dt_ms: float) -> None:
        """Lets time pass for what answers to a look."""

    # -- what lies over the table

    def hand_over(self, frame: Frame[V]) -> HandOver | None:
        """What stands on the curtain that asks for a person; None in games without secrets."""
        return None

    def after_hand_over(self, frame: Frame[V], told: tuple[Event, ...]) -> Scene | None:
        """What the person who has lifted the curtain sees first. `told`: all that person knows."""
        return None

    def rules_anchor(self, node: Node | None) -> str | None:
        """Where the rules open while a node is looked at."""
        return None

    def parting(self, frame: Frame[V]) -> Scene | None:
        """What comes between the last decision and the end, once, and may still add to the record."""
        return None


@dataclass(frozen=True, slots=True)
class Ended(Generic[V]):
    """What an end page may know and do.

    Attributes:
        frame: the last moment.
        seats: everybody at the table.
        log: all that has happened.
        record: the game as text.
        again: starts a game with the same people.
        best: the line of a new best, to be shown in passing.
    """

    frame: Frame[V]
    seats: tuple[SeatInfo, ...]
    log: tuple[LogGroup, ...]
    record: str | None
    again: Callable[[], None]
    best: NewBest | None = None
