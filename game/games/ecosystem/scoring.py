"""Score sheets of a table of ecosystems, and who wins with them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from game.core.score import Cell, Outcome, ScoreLine, ScoreRow, ScoreSheet
from game.games.ecosystem.edition import Bonus, Down, Edition, Layout, Majority, Row
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.majority import award

Values = Mapping[str, Sequence[int]]
"""Majority row → what each of several seats brings into the comparison."""


def measures(edition: Edition, layouts: Iterable[Layout], neutral: Sequence[str] = ()) -> Values:
    """What these ecosystems, and the neutral pile, bring into each majority (sections 1.3 and 1.4)."""
    seats = tuple(layouts)
    return {
        row.id: (*(row.measure(layout)[0] for layout in seats), neutral.count(row.id))
        for row in edition.rows
        if isinstance(row, Majority)
    }


def row_lines(row: Row | Majority, stages: Sequence[Layout], values: Values) -> Iterator[ScoreLine]:
    """What one row of an ecosystem scores, and why; `values` are those of all seats, its own included or not."""
    if isinstance(row, Row):
        yield from row.lines(stages[row.stage])
        return
    value, cells = row.measure(stages[0])
    if value:
        if row.each:
            yield ScoreLine(row.id, value, row.each, value * row.each, cells)
        yield ScoreLine(row.id, value, 0, award(value, values[row.id], row.prizes), cells)


def foreseen(
    edition: Edition, layouts: Sequence[Layout], down: Sequence[Down], rival: int | None = None
) -> tuple[Down, ...]:
    """What lies face down when the game is over, if it ended now.

    Args:
        edition: whose ending it is.
        layouts: one ecosystem per seat.
        down: what lies face down so far.
        rival: the seat of the solo rival, for which the player chooses the worst.
    """
    if edition.ending is None:
        return tuple(down)
    cards = enumerate(zip(layouts, down, strict=True))
    return tuple(edition.ending.foreseen(layout, turned, seat == rival) for seat, (layout, turned) in cards)


def score_sheets(
    edition: Edition,
    layouts: Sequence[Layout],
    neutral: Sequence[str] = (),
    rival: int | None = None,
    down: Sequence[Down] | None = None,
) -> tuple[ScoreSheet, ...]:
    """The sheet of every ecosystem, compared with each other.

    Args:
        edition: whose rows are scored.
        layouts: one ecosystem per seat.
        neutral: the species on the neutral pile; it only enters the comparisons (section 1.4).
        rival: the seat of the solo rival, which does not score all rows.
        down: what lies face down in the end, per seat; nothing when it is left out.
    """
    turned = down or (frozenset(),) * len(layouts)
    seen = [edition.stages(layout, cells) for layout, cells in zip(layouts, turned, strict=True)]
    values = measures(edition, (stages[0] for stages in seen), neutral)
    return tuple(
        _sheet(edition, stages, values, edition.rival.without if seat == rival else frozenset())
        for seat, stages in enumerate(seen)
    )


def sheets_now(
    edition: Edition, grids: Sequence[Grid], neutral: Sequence[str] = (), rival: int | None = None
) -> tuple[ScoreSheet, ...]:
    """All sheets as if the game ended now, with what is printed besides their rows; see `score_sheets`."""
    layouts = [grid.layout() for grid in grids]
    down = foreseen(edition, layouts, [grid.face_down for grid in grids], rival)
    sheets = score_sheets(edition, layouts, neutral, rival, down)
    return with_notes(edition, sheets, down, [grid.box[:2] for grid in grids])


def with_notes(
    edition: Edition, sheets: Sequence[ScoreSheet], down: Sequence[Down], corners: Sequence[Cell]
) -> tuple[ScoreSheet, ...]:
    """The sheets with what is printed besides their rows; a board's rows and columns count from its corner."""
    return tuple(
        replace(sheet, notes=edition.notes(sheet.points(), rows_first(cells, corner)))
        for sheet, cells, corner in zip(sheets, down, corners, strict=True)
    )


def rows_first(cells: Down, corner: Cell) -> list[list[int]]:
    """The cells as [row, column], in reading order."""
    left, top = corner
    return sorted([r - top, c - left] for c, r in cells)


def _sheet(edition: Edition, stages: Sequence[Layout], values: Values, without: frozenset[str]) -> ScoreSheet:
    lines = {row.id: tuple(row_lines(row, stages, values)) for row in edition.rows if not isinstance(row, Bonus)}
    points = {row: sum(line.points for line in found) for row, found in lines.items()}
    for row in edition.rows:
        if isinstance(row, Bonus):
            lines[row.id] = () if row.id in without else (row.line(points),)
    return ScoreSheet(
        tuple(ScoreRow(row.id, sum(line.points for line in lines[row.id]), lines[row.id]) for row in edition.rows)
    )


def result(edition: Edition, sheets: Sequence[ScoreSheet], rival: int | None = None) -> Outcome:
    """Return who wins with these sheets (section 1.4).

    Args:
        edition: whose rival it is.
        sheets: one for each seat.
        rival: the seat of the solo rival; None at a table, where the highest total wins, shared when tied.
    """
    totals = [sheet.total for sheet in sheets]
    if rival is None:
        best = max(totals)
        return Outcome(winners=tuple(seat for seat, total in enumerate(totals) if total == best))
    player = 1 - rival
    margin = totals[player] - totals[rival]
    reached = [grade for grade, needed in edition.rival.margins.items() if margin >= needed]
    return Outcome(
        winners=(player,) if margin >= edition.rival.wins_from else (),
        margin=margin,
        grade=reached[-1] if reached else None,
    )
