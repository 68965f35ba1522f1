"""Score sheets with their reasons, and who wins with them (AQUA, section 5)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.score import Outcome, ScoreLine, ScoreRow, ScoreSheet
from game.games.aqua import components as box
from game.games.aqua import ecosystems
from game.games.aqua.area import Area
from game.games.aqua.reefs import Reef, best_colour, reef_points, reefs
from game.games.aqua.terms import Terms

LARGE = "large"
SMALL = "small"
REEFS = "reefs"


@dataclass(frozen=True, slots=True)
class AquaSheet(ScoreSheet):
    """A sheet with the rows `large`, `small`, `reefs` and `eco:0` to `eco:5`.

    Where reefs do not score it has no row for them, though its data names them with 0, as the notation wants it.
    The lines of the first three are named after what they count: `large:duo`, `small:R`, `reefs:R`.
    `challenges`: the numbers of those met. `scenario_met`: None in a game without scenario.
    """

    challenges: tuple[int, ...] = ()
    scenario_met: bool | None = None

    @property
    def ecosystems(self) -> tuple[int, ...]:
        """The points of each ecosystem, from left to right."""
        return tuple(row.points for row in self.rows if row.row.startswith(ecosystems.ROW))

    def points_of(self, row: str) -> int:
        """The points of a row, 0 where the game has no such row."""
        return self.points().get(row, 0)

    def data(self) -> dict[str, Any]:
        """The sheet as JSON data (see the notation)."""
        by_row: dict[str, Any] = {row: self.points_of(row) for row in (LARGE, SMALL, REEFS)}
        data = by_row | {
            "ecosystems": list(self.ecosystems),
            "total": self.total,
            "challenges": list(self.challenges),
        }
        return data if self.scenario_met is None else data | {"scenario_met": self.scenario_met}


def area_sheet(terms: Terms, area: Area, counts: Sequence[Counter[str]], reef_colour: str | None = None) -> AquaSheet:
    """The sheet of one area, without challenges and scenario.

    Args:
        terms: of the game.
        area: of the player who scores.
        counts: colour → small animals, of each other player.
        reef_colour: the colour that was named (modification 6); without it the best one.
    """
    found = reefs(area, terms.least_reef)
    by_reefs = (_row(REEFS, _reef_lines(terms, area, found, reef_colour)),) if terms.reefs_score else ()
    return AquaSheet(
        (
            _row(LARGE, _large_lines(area)),
            _row(SMALL, _small_lines(area)),
            *by_reefs,
            *(_row(row, lines) for row, lines in ecosystems.ecosystem_lines(terms, area, found, counts)),
        )
    )


def _row(row: str, lines: Iterable[ScoreLine]) -> ScoreRow:
    found = tuple(lines)
    return ScoreRow(row, sum(line.points for line in found), found)


def _large_lines(area: Area) -> Iterator[ScoreLine]:
    for animal in area.large:
        yield ScoreLine(f"{LARGE}:{animal.pile}", 1, animal.value, animal.value, animal.cells)


def _small_lines(area: Area) -> Iterator[ScoreLine]:
    for colour in box.COLOURS:
        cells = tuple(cell for cell, found in area.animals.items() if found == colour)
        if cells:
            each = box.SMALL_VALUES[colour]
            yield ScoreLine(f"{SMALL}:{colour}", len(cells), each, len(cells) * each, cells)


def _reef_lines(terms: Terms, area: Area, found: tuple[Reef, ...], reef_colour: str | None) -> Iterator[ScoreLine]:
    """A line for each reef that scores; `count` is the number of small animals in contact, or of its corals."""
    if terms.names_reef_colours:
        colour = reef_colour or best_colour(found, area, terms)
        found = tuple(reef for reef in found if reef.colour == colour)
    for reef in found:
        points = reef_points(reef, area, terms)
        if not points:
            continue
        if terms.modification == box.REEFS_BY_CORALS:
            yield ScoreLine(f"{REEFS}:{reef.colour}", len(reef.corals), box.POINTS_PER_CORAL, points, reef.animals)
        else:
            yield ScoreLine(f"{REEFS}:{reef.colour}", len(reef.animals), 0, points, reef.animals)


def scoring_reefs(sheet: ScoreSheet) -> int:
    """How many reefs of a sheet bring points."""
    return sum(len(row.lines) for row in sheet.rows if row.row == REEFS)


class SoloOutcome(Outcome):
    """How a game alone ended. Its grade is the total to reach for it: as data a number, or null below all of them."""

    __slots__ = ()

    def data(self) -> dict[str, Any]:
        """The outcome as JSON data."""
        return {"winners": list(self.winners), "grade": None if self.grade is None else int(self.grade)}


def result(terms: Terms, totals: Sequence[int], last_round: Sequence[int]) -> Outcome:
    """Who wins: the highest total, among equals who played first in the last round; alone, which grade is reached.

    Args:
        terms: of the game.
        totals: by seat.
        last_round: the seats in the order in which they really played it.
    """
    best = max(totals)
    winner = next(seat for seat in last_round if totals[seat] == best)
    if terms.players > 1:
        return Outcome((winner,))
    reached = [grade for grade in terms.grades if best >= grade]
    return SoloOutcome((winner,), grade=str(reached[-1]) if reached else None)
