"""Score sheets of a table of ecosystems, and who wins with them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.core.score import Outcome, ScoreLine, ScoreRow, ScoreSheet
from game.games.ecosystem.edition import Edition, Layout, Majority, Row
from game.games.ecosystem.majority import award

Values = Mapping[str, Sequence[int]]
"""Majority row → what each of several seats brings into the comparison."""


def measures(edition: Edition, layouts: Iterable[Layout], neutral: Sequence[str] = ()) -> Values:
    """What these ecosystems, and the neutral pile, bring into each majority (Forest, sections 1.3 and 1.4)."""
    seats = tuple(layouts)
    return {
        row.id: (*(row.measure(layout)[0] for layout in seats), neutral.count(row.id))
        for row in edition.rows
        if isinstance(row, Majority)
    }


def row_lines(row: Row | Majority, layout: Layout, values: Values) -> Iterator[ScoreLine]:
    """What one row of an ecosystem scores, and why; `values` are those of all seats, its own included or not."""
    if isinstance(row, Row):
        yield from row.lines(layout)
        return
    value, cells = row.measure(layout)
    if value:
        yield ScoreLine(row.id, value, 0, award(value, values[row.id], row.prizes), cells)


def score_sheets(
    edition: Edition, layouts: Sequence[Layout], neutral: Sequence[str] = (), rival: int | None = None
) -> tuple[ScoreSheet, ...]:
    """The sheet of every ecosystem, compared with each other.

    Args:
        edition: whose rows are scored.
        layouts: one ecosystem per seat.
        neutral: the species on the neutral pile; it only enters the comparisons (Forest, section 1.4).
        rival: the seat of the solo rival, which does not score all rows.
    """
    values = measures(edition, layouts, neutral)
    return tuple(
        _sheet(edition, layout, values, edition.rival.without if seat == rival else frozenset())
        for seat, layout in enumerate(layouts)
    )


def _sheet(edition: Edition, layout: Layout, values: Values, without: frozenset[str]) -> ScoreSheet:
    lines = {row.id: tuple(row_lines(row, layout, values)) for row in edition.rows}
    rows = [ScoreRow(row, sum(line.points for line in found), found) for row, found in lines.items()]
    closing = edition.closing({row.row: row.points for row in rows})
    counts = closing.row not in without
    rows.append(ScoreRow(closing.row, closing.points if counts else 0, (closing,) if counts else ()))
    return ScoreSheet(tuple(rows))


def result(edition: Edition, sheets: Sequence[ScoreSheet], rival: int | None = None) -> Outcome:
    """Who wins (Forest, section 1.4): the highest total, shared; in solo who is far enough ahead of the rival."""
    totals = [sheet.total for sheet in sheets]
    if rival is None:
        best = max(totals)
        return Outcome(winners=tuple(seat for seat, total in enumerate(totals) if total == best))
    player = 1 - rival
    margin = totals[player] - totals[rival]
    reached = [grade for grade, needed in edition.rival.margins.items() if margin >= needed]
    return Outcome(winners=(player,) if reached else (), margin=margin, grade=reached[-1] if reached else None)
