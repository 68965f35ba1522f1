"""Which cards made the points of a row, and the sum that they make: pure, no drawing."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.score import Cell, ScoreLine, ScoreRow
from game.games.ecosystem.view.edition import home
from game.ui.table.explanation import product
from game.ui.words import number, tr


@dataclass(frozen=True, slots=True)
class Light:
    """The cards of one row of the sheet.

    Attributes:
        scoring: the cards that score, with their points; None where another card of the group carries them.
        counted: the cards that are counted, with what they add; None where that is no number for each of them.
        rows: rows of the grid that score, with their points.
        columns: columns of the grid that score, with their points.
    """

    scoring: Mapping[Cell, int | None] = field(default_factory=dict)
    counted: Mapping[Cell, int | None] = field(default_factory=dict)
    rows: Mapping[int, int] = field(default_factory=dict)
    columns: Mapping[int, int] = field(default_factory=dict)

    @property
    def cells(self) -> frozenset[Cell]:
        """Every card that has to do with the row."""
        return frozenset(self.scoring) | frozenset(self.counted)


def light(row: ScoreRow, cards: Mapping[Cell, str]) -> Light:
    """What lights up for a row of the sheet on a board with these cards, face up or face down."""
    if row.row in home(row.row).by_lines:
        return _lines(row)
    scoring: dict[Cell, int | None] = {}
    counted: dict[Cell, int | None] = {}
    for line in row.lines:
        own = [cell for cell in line.cells if cards[cell] == row.row]
        if len(own) == len(line.cells):
            scoring = _together(line) | scoring
        else:
            scoring[line.cells[0]] = line.points
            _count(line, counted)
    return Light(scoring, counted)


def _together(line: ScoreLine) -> dict[Cell, int | None]:
    """Cards that score together: each its share, or all of them on the first one."""
    cells = sorted(line.cells, key=lambda cell: (cell[1], cell[0]))
    if line.points == line.each * len(cells):
        return dict.fromkeys(cells, line.each)
    return {cell: line.points if cell == cells[0] else None for cell in cells}


def _count(line: ScoreLine, counted: dict[Cell, int | None]) -> None:
    """Adds what the first card of a line finds around it."""
    found = line.cells[1:]
    for cell in found:
        before = counted.get(cell, 0)
        adds_up = before is not None and line.points == line.each * len(found)
        counted[cell] = before + line.each if adds_up and before is not None else None


def _lines(row: ScoreRow) -> Light:
    """A row that pays for rows of the grid, and after them for its columns."""
    cells = {cell for line in row.lines for cell in line.cells}
    rows, columns = sorted({r for _, r in cells}), sorted({c for c, _ in cells})
    points = [line.points for line in row.lines]
    return Light(
        scoring=dict.fromkeys(cells),
        rows=dict(zip(rows, points)),
        columns=dict(zip(columns, points[len(rows) :])),
    )


def terms(row: ScoreRow, most: int) -> tuple[str, ...]:
    """The sum behind a row, "3 × 2" and "1 × 2": one term a line, or fewer when there are more than `most`."""
    lines = row.lines
    if not lines:
        return ()
    if len(lines) > most and not lines[0].each:
        return (number(row.points),)
    if lines[0].each and (len(lines) > most or all(line.count == 1 for line in lines)):
        return (product(sum(line.count for line in lines), lines[0].each),)
    return tuple(_term(line) for line in lines)


def _term(line: ScoreLine) -> str:
    if line.each > 1:
        return product(line.count, line.each)
    if line.each == 1:
        return number(line.points)
    return tr("{count} → {points}").format(count=line.count, points=number(line.points))
