"""What a game says of its own table; the desk does everything that every table does."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from game.core.hint import Hint
from game.core.rules import Event, Seat
from game.ui.ambience import Ambience
from game.ui.engine.intent import Intent
from game.ui.engine.node import Node
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.table.desk_values import Act, Answer, Decision, DeskState, HandOver, Lit, LogStyle
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.hands import Hands
from game.ui.table.hint_values import HintTeller
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.pieces import Piece
from game.ui.table.seats import SeatInfo
from game.ui.table.style import TableStyle
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr

V = TypeVar("V")
C = TypeVar("C")
M = TypeVar("M")
A = TypeVar("A")


class GameTable(ABC, Generic[V, C, M, A]):
    """The game's own part of a table: the presenter, the parts and the tellers behind one door.

    Args:
        feed: what may be known of the game.
        style: the wishes of the table.

    Attributes:
        backdrop: the picture behind everything.
        ambience: nature and music under everything.
        gathers: open decisions of several computers are gathered and told together.
        together: the kinds of events that are told together when they follow each other.
        layout_name: the game whose table is laid.
        passing: what is on the stage only while it moves: how the names of such nodes begin.
        lands: the name of the sprite that a player has just laid, and how the names of its neighbours begin.
        hints: who tells the hints of an expert at this table, once it is built; None: there are none.
    """

    backdrop: str
    ambience: Ambience
    gathers = False
    together: tuple[type[Event], ...] = ()
    passing: tuple[str, ...] = ()
    lands: tuple[str, str] | None = None
    hints: HintTeller[M] | None = None

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

    @staticmethod
    def weighs(view: Any) -> bool:
        """What is decided now, as everybody may know, weighs so much that the music makes room for it."""
        return False

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

    def follows(self, hint: Hint, choice: C) -> bool:
        """Whether a choice is on the way to what a hint says, so that the hint stays."""
        return False

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

    def home_of(self, model: M, node: Node) -> str:
        """The name of what a carried node is again when it has gone back."""
        return node.name

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

    def explained(self, view: V, piece: Piece) -> Lit:
        """The cells that explain a piece while it is looked at; nothing for most."""
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

    def page_between(self, frame: Frame[V]) -> Scene | None:
        """What comes between a moment that was just told and its decision, once."""
        return None

    def page_after_result(self, frame: Frame[V], done: Callable[[], None]) -> Scene | None:
        """What is asked when the result is told, and may still add to the record; `done` is called at its end."""
        return None
