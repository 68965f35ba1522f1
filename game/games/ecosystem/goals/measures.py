"""What goals of the Ecosystem games measure: each looks at the end of one seat."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.edition import Bonus, Layout, Majority
from game.games.ecosystem.rows import areas
from game.games.ecosystem.state import EcosystemView


@dataclass(frozen=True, slots=True)
class SeatEnd:
    """How a finished game stands for one player.

    Attributes:
        layout: all cards, those that lie face down included.
        down: where cards lie face down.
        lead: by how many points it is ahead of the best other ecosystem (negative: behind).
        alone: the only other ecosystem is the solo rival's.
        won: alone in front, or in front together; in the solo challenge from the easiest grade on.
    """

    sheet: ScoreSheet
    layout: Layout
    down: frozenset[Cell]
    rows: tuple[str, ...]
    lead: int
    alone: bool
    won: bool

    @classmethod
    def of(cls, view: EcosystemView, seat: int) -> "SeatEnd":
        """The end of a game that is over, for that seat."""
        assert view.outcome is not None, "only a game that is over has an end"
        grid, sheets = view.seats[seat].grid, view.sheets
        best_other = max(sheet.total for other, sheet in enumerate(sheets) if other != seat)
        return cls(
            sheet=sheets[seat],
            layout=grid.layout(),
            down=grid.face_down,
            rows=tuple(row.id for row in view.played.rows if not isinstance(row, Bonus)),
            lead=sheets[seat].total - best_other,
            alone=view.rival is not None,
            won=seat in view.outcome.winners,
        )

    def count(self, species: str) -> int:
        """How many cards of a species there are, face up or down."""
        return sum(found == species for found in self.layout.values())


Measure = Callable[[SeatEnd], int | None]


def points(*rows: str) -> Measure:
    """The points of rows together."""
    return lambda end: sum(end.sheet[row].points for row in rows)


def total(end: SeatEnd) -> int:
    """All points."""
    return end.sheet.total


def cards(species: str) -> Measure:
    """The number of cards of a species."""
    return lambda end: end.count(species)


def scoring(row: str) -> Measure:
    """How many cards of a row that looks at each of its cards brought points."""
    return lambda end: sum(line.points > 0 for line in end.sheet[row].lines)


def best_card(row: str) -> Measure:
    """How many others the best single card of a row found."""
    return lambda end: max((line.count for line in end.sheet[row].lines), default=0)


def largest(species: str) -> Measure:
    """The cards of the largest connected area of a species."""
    return lambda end: max(map(len, areas(end.layout, species)), default=0)


def areas_of(species: str, size: int) -> Measure:
    """How many connected areas of a species have at least so many cards."""
    return lambda end: sum(len(area) >= size for area in areas(end.layout, species))


def rows_from(least: int) -> Measure:
    """How many rows that are no bonus bring at least so many points."""
    return lambda end: sum(end.sheet[row].points >= least for row in end.rows)


def face_down(end: SeatEnd) -> int:
    """How many cards lie face down."""
    return len(end.down)


def win_by(end: SeatEnd) -> int | None:
    """By how many points a table of several was won."""
    return None if end.alone or not end.won else end.lead


def margin(end: SeatEnd) -> int | None:
    """In the solo challenge, the points ahead of the rival."""
    return end.lead if end.alone else None


def total_without(species: str) -> Measure:
    """All points, of a seat that has no card of a species."""
    return lambda end: end.sheet.total if end.count(species) == 0 else None


def win_with_few(species: str, most: int) -> Measure:
    """1 for a win with at most so many cards of a species."""
    return lambda end: int(end.won and end.count(species) <= most)


def win_with(**least: int) -> Measure:
    """1 for a win with at least so many cards of each of some species."""
    return lambda end: int(end.won and all(end.count(species) >= n for species, n in least.items()))


def win_from(row: str, least: int) -> Measure:
    """The points of a row in a game that was won with at least so many of them."""
    return lambda end: end.sheet[row].points if end.won and end.sheet[row].points >= least else None


def lead_with_few(row: Majority, most: int) -> Measure:
    """1 for the first prize of a majority with at most so many cards."""

    def measure(end: SeatEnd) -> int:
        prize = sum(line.points for line in end.sheet[row.id].lines if line.each == 0)
        return int(prize == row.prizes[0] and 0 < end.count(row.id) <= most)

    return measure


def even_win(groups: Collection[Collection[str]], most: int) -> Measure:
    """1 for a win in which the points of groups of rows differ by at most so many."""

    def measure(end: SeatEnd) -> int:
        sums = [sum(end.sheet[row].points for row in rows) for rows in groups]
        return int(end.won and max(sums) - min(sums) <= most)

    return measure
