"""What a game says of its own table; the desk does everything that every table does."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

from game.core.hint import Hint
from game.core.rules import Seat
from game.ui.sound.ambience import Ambience
from game.ui.table.collaborators import (
    GameAttention,
    GameCarrying,
    GameKeys,
    GameLog,
    GamePages,
    GameSpeech,
    GameTelling,
)
from game.ui.table.desk_values import Answer, Decision, DeskState, Lit, Spoken
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.hands import Hands
from game.ui.table.hint_values import HintTeller
from game.ui.table.pieces import Piece
from game.ui.table.seats import SeatInfo
from game.ui.table.style import TableStyle
from game.ui.table.surroundings import LAND, Surroundings
from game.ui.table.topbar import Banner, Bar

V = TypeVar("V")
C = TypeVar("C")
M = TypeVar("M")
A = TypeVar("A")


class GameTable(ABC, Generic[V, C, M, A]):
    """What one game shows and decides at its table: V is its view, C a choice, M what is drawn, A an action.

    Args:
        feed: what may be known of the game.
        style: the wishes of the table.
        seats: everybody at the table, also rivals and second hands.

    Attributes:
        backdrop: the picture behind everything.
        surroundings: the light of its day, and what lives there.
        ambience: nature and music under everything.
        layout_name: the game whose table is laid.
        layout_seats: for how many seats it is laid.
        boards: how many boards may lie in the large place; one cannot be exchanged.
        log: what happened, in words.
        pages: what lies over the table.
        keys: the keyboard; from `build` on, like all that follows.
        telling: what happened, in motion.
        carrying: what can be carried.
        attention: what answers to a look.
        speech: what is said to whoever does not see the table.
        hints: who tells the hints of an expert; None: there are none.
    """

    backdrop: str
    surroundings: Surroundings = LAND
    ambience: Ambience
    boards = 1
    log: GameLog[V]
    pages: GamePages[V, A] = GamePages()
    keys: GameKeys[V, C, M]
    telling: GameTelling[V]
    carrying: GameCarrying[V, C, M] = GameCarrying()
    attention: GameAttention = GameAttention()
    speech: GameSpeech[M] = GameSpeech()
    hints: HintTeller[M] | None = None

    def __init__(self, feed: TableFeed[V, A], style: TableStyle, seats: tuple[SeatInfo, ...]) -> None:
        self.feed, self.style, self.seats = feed, style, seats
        self.layout_name, self.layout_seats = feed.game.id, len(feed.players.names)

    # -- what is shown

    @abstractmethod
    def speak(self) -> None:
        """Makes what is kept in words, in the language of this moment."""

    def spoken(self, history: Sequence[Frame[V]]) -> Spoken:
        """Everybody at the table, and what happened in a game that is over, in the language of this moment."""
        self.speak()
        return self.seats, self.log.groups(history)

    @abstractmethod
    def build(self, hands: Hands) -> None:
        """Makes the parts and whatever needs them, for the look and the layout of this moment."""

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

    def front(self, frame: Frame[V], before: Seat) -> Seat:
        """Whose board lies in the large place: of who decides, else of who looks, else whose lay there."""
        situation = frame.situation
        seat = situation.seat if situation.decider is not None else situation.viewer
        return before if seat is None else seat

    def cells_of(self, view: V, row: str) -> Lit:
        """The cells that explain a row of the points."""
        return {}

    def explained(self, view: V, piece: Piece) -> Lit:
        """The cells that explain a piece while it is looked at; nothing for most."""
        return {}

    # -- what is decided

    @staticmethod
    def weighs(view: Any) -> bool:
        """What is decided now, as everybody may know, weighs so much that the music makes room for it."""
        return False

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

    def along(self, hint: Hint, before: C, choice: C) -> C | None:
        """A choice on the way to what a hint says, as the hint has it; None: it leads elsewhere; the hint goes."""
        return None

    def put_back(self, state: DeskState[V, C]) -> C | None:
        """The choice with the last step taken back; None: there is none."""
        return None
