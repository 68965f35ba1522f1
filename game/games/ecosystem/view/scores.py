"""What a sheet tells besides its numbers: sums of groups, majorities, the steps of a bonus. Pure, no pixels."""

from collections.abc import Iterator

from game.core.score import ScoreSheet
from game.games.ecosystem.edition import Bonus, Edition, Majority
from game.games.ecosystem.view.skin import EditionSkin


def group_sums(skin: EditionSkin, sheet: ScoreSheet) -> dict[str, int]:
    """Group → the sum of its rows."""
    return {group.id: sum(sheet[row].points for row in group.rows) for group in skin.groups}


def leads_majority(edition: Edition, sheet: ScoreSheet, row: str) -> bool:
    """Whether a seat has most of what a majority row compares."""
    prizes = _prizes(edition, row)
    return bool(prizes) and prize(edition, sheet, row) == prizes[0]


def prize(edition: Edition, sheet: ScoreSheet, row: str) -> int:
    """What a seat has of a row only because others have less; nothing in a row that compares nobody."""
    return sum(line.points for line in sheet[row].lines if not line.each) if _prizes(edition, row) else 0


def _prizes(edition: Edition, row: str) -> tuple[int, ...]:
    return next((r.prizes for r in edition.rows if isinstance(r, Majority) and r.id == row), ())


def bonus_steps(edition: Edition, sheet: ScoreSheet, row: str) -> Iterator[tuple[int, int]]:
    """For a bonus: how many other rows are at 0, one less each time, and what it would be then."""
    bonus = next(r for r in edition.rows if isinstance(r, Bonus) and r.id == row)
    others = [r for r in sheet.rows if r.row != row]
    for empty in range(sum(not r.points for r in others) - 1, -1, -1):
        points = {r.row: 0 if place < empty else 1 for place, r in enumerate(others)}
        yield empty, bonus.line(points).points
