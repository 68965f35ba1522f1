"""Which cards made the points of a row, and the sum that they make: pure, no drawing."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.score import Cell, ScoreLine, ScoreRow
from game.ui.words import number, tr

_BY_ROWS_AND_COLUMNS = frozenset({"deer"})
"""Rows that pay for lines of the grid and not for single cards."""


@dataclass(frozen=True, slots=True)
class Light:
    """The cards of one row of the sheet.

    Attributes:
        scoring: the cards that score, with their points; None where another card of the group carries them.
        counted: the cards that are counted, with what they add.
        rows: rows of the grid that score, with their points.
        columns: columns of the grid that score, with their points.
    """

    scoring: Mapping[Cell, int | None] = field(default_factory=dict)
    counted: Mapping[Cell, int] = field(default_factory=dict)
    rows: Mapping[int, int] = field(default_factory=dict)
    columns: Mapping[int, int] = field(default_factory=dict)

    @property
    def cells(self) -> frozenset[Cell]:
        """Every card that has to do with the row."""
        return frozenset(self.scoring) | frozenset(self.counted)


def light(row: ScoreRow) -> Light:
    """What lights up on the board for a row of the sheet."""
    if row.row in _BY_ROWS_AND_COLUMNS:
        return _lines(row)
    scoring: dict[Cell, int | None] = {}
    counted: Counter[Cell] = Counter()
    for line in row.lines:
        if not line.cells:
            continue
        if line.each:
            scoring[line.cells[0]] = line.points
            counted.update(dict.fromkeys(line.cells[1:], line.each))
        else:
            first, *others = sorted(line.cells, key=lambda cell: (cell[1], cell[0]))
            scoring |= {first: line.points, **dict.fromkeys(others)}
    return Light(scoring, counted)


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
    if all(line.count == 1 for line in lines) or (len(lines) > most and lines[0].each):
        return (_product(sum(line.count for line in lines), lines[0].each),)
    return tuple(_term(line) for line in lines)


def _term(line: ScoreLine) -> str:
    if line.each > 1:
        return _product(line.count, line.each)
    if line.each == 1:
        return number(line.points)
    return tr("{count} → {points}").format(count=line.count, points=number(line.points))


def _product(count: int, each: int) -> str:
    return tr("{count} × {each}").format(count=count, each=each)
