"""What a game says of its score page: rows, numbers, why they are so, and the boards beside them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.core.score import Cell, ScoreSheet
from game.ui.sound.ambience import Ambience
from game.ui.table.explanation import Explanation
from game.ui.table.podium import Podium
from game.ui.table.pool import Drawable
from game.ui.table.score_boards import BoardPlaces
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Number, SheetLine, SheetRow
from game.units import Rect


@dataclass(frozen=True, slots=True)
class PageWords:
    """What a score page says, in the language of this moment.

    Attributes:
        verdict: how the game ended, in one sentence.
        hint: what choosing a number does, in a few words.
        welcome: how the page is read.
        level: why one of several who are level on points has won; nothing where they share the victory.
        news: what the game brought besides points, said once it is known how it ended.
    """

    verdict: str
    hint: str
    welcome: str
    level: str = ""
    news: str = ""

    @property
    def whole(self) -> str:
        """What is said when it is known how the game ended: the news, and how the page is read."""
        return f"{self.news} {self.welcome}" if self.news else self.welcome


class ScorePage(ABC):
    """What a game says of its score page; asked again whenever the language changes.

    Args:
        seats: a column of the sheet each; those without points of their own come last.
        sheets: the points, by seat.
        winners: who has won.
        turns: for how many dots the top bar has room.

    Attributes:
        game: the id of the game.
        layout_name: the game whose page is laid.
        ambience: nature and music under the page.
        players: how many persons and computers played.
    """

    game: str
    layout_name: str
    ambience: Ambience
    players: int

    def __init__(
        self, seats: tuple[SeatInfo, ...], sheets: Sequence[ScoreSheet], winners: Sequence[Seat], turns: int
    ) -> None:
        self.seats, self.sheets, self.winners, self.turns = seats, tuple(sheets), tuple(winners), turns

    @abstractmethod
    def words(self) -> PageWords:
        """What the page says."""

    # -- the sheet

    @abstractmethod
    def row(self, row: str) -> SheetRow:
        """A row of the sheet."""

    @property
    def lines(self) -> tuple[SheetLine, ...]:
        """The lines of the sheet from top to bottom."""
        return tuple(self.row(row.row) for row in self.sheets[0].rows)

    def number(self, row: str, seat: Seat) -> Number | None:
        """What a seat has in a row; None leaves the place empty. A seat without a sheet cannot be chosen."""
        if seat >= len(self.sheets):
            return None
        return Number(self.sheets[seat][row].points, seat in self.winners)

    @abstractmethod
    def explanation(self, row: str, seat: Seat) -> Explanation:
        """Why a seat has so many points in a row."""

    # -- the boards

    @abstractmethod
    def places(self, zone: Rect) -> BoardPlaces:
        """How the zone of the boards is divided."""

    @abstractmethod
    def board(self, seat: Seat) -> Drawable:
        """What a seat has built."""

    @abstractmethod
    def lit_row(self, row: str, seat: Seat) -> Drawable:
        """What lies over a board so that the cells behind a number are seen."""

    @abstractmethod
    def lit_cells(self, cells: frozenset[Cell], seat: Seat) -> Drawable:
        """What lies over a board so that these cells are seen."""

    @abstractmethod
    def podium(self) -> Podium:
        """Who came where, beside the board."""

    def side(self, seat: Seat) -> Drawable | None:
        """What else may stand beside the board of a seat, in the place of the podium, if there is anything."""
        return None

    def side_words(self, seat: Seat) -> str:
        """What that says to whoever does not see it."""
        return ""

    @property
    def side_title(self) -> str:
        """What that is called."""
        return ""
