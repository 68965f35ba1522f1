"""Score sheets of a table of ecosystems, and who wins with them."""

from collections.abc import Sequence

from game.core.score import Outcome, ScoreLine, ScoreRow, ScoreSheet
from game.games.ecosystem.edition import Edition, Layout, Majority
from game.games.ecosystem.majority import awards


def score_sheets(
    edition: Edition, layouts: Sequence[Layout], neutral: Sequence[str] = (), rival: int | None = None
) -> tuple[ScoreSheet, ...]:
    """The sheet of every ecosystem, compared with each other.

    Args:
        edition: whose rows are scored.
        layouts: one ecosystem per seat.
        neutral: the species on the neutral pile; it only enters the comparisons (section 1.4).
        rival: the seat of the solo rival, which does not score all rows.
    """
    compared = {row.id: _compare(row, layouts, neutral) for row in edition.rows if isinstance(row, Majority)}
    return tuple(
        _sheet(
            edition,
            {
                row.id: compared[row.id][seat] if isinstance(row, Majority) else tuple(row.lines(layout))
                for row in edition.rows
            },
            edition.rival.without if seat == rival else frozenset(),
        )
        for seat, layout in enumerate(layouts)
    )


def _compare(row: Majority, layouts: Sequence[Layout], neutral: Sequence[str]) -> list[tuple[ScoreLine, ...]]:
    measured = [row.measure(layout) for layout in layouts]
    values = [value for value, _ in measured]
    prizes = awards([*values, neutral.count(row.id)], row.prizes)
    return [
        (ScoreLine(row.id, value, 0, prize, cells),) if value else ()
        for (value, cells), prize in zip(measured, prizes)
    ]


def _sheet(edition: Edition, lines: dict[str, tuple[ScoreLine, ...]], without: frozenset[str]) -> ScoreSheet:
    rows = [ScoreRow(row, sum(line.points for line in found), found) for row, found in lines.items()]
    closing = edition.closing({row.row: row.points for row in rows})
    if closing.row in without:
        rows.append(ScoreRow(closing.row, 0))
    else:
        rows.append(ScoreRow(closing.row, closing.points, (closing,)))
    return ScoreSheet(tuple(rows))


def result(edition: Edition, sheets: Sequence[ScoreSheet], rival: int | None = None) -> Outcome:
    """Who wins with these sheets (section 1.4): the highest total, shared; in solo the margin over the rival."""
    totals = [sheet.total for sheet in sheets]
    if rival is None:
        best = max(totals)
        return Outcome(winners=tuple(seat for seat, total in enumerate(totals) if total == best))
    player = 1 - rival
    margin = totals[player] - totals[rival]
    reached = [grade for grade, needed in edition.rival.margins.items() if margin >= needed]
    return Outcome(winners=(player,) if reached else (), margin=margin, grade=reached[-1] if reached else None)
