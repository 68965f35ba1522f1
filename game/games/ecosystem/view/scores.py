"""What a sheet tells besides its numbers: sums of groups, majorities, the steps of a bonus. Pure, no pixels."""

from collections.abc import Iterator

from game.core.score import ScoreSheet
from game.games.ecosystem.edition import Bonus, Edition
from game.games.ecosystem.view.skin import EditionSkin


def group_sums(skin: EditionSkin, sheet: ScoreSheet) -> dict[str, int]:
    """Group → the sum of its rows."""
    return {group.id: sum(sheet[row].points for row in group.rows) for group in skin.groups}


def leads_majority(skin: EditionSkin, sheet: ScoreSheet, row: str) -> bool:
    """Whether a seat has most of what a majority row compares."""
    return row in skin.prizes and prize(skin, sheet, row) == skin.prizes[row][0]


def prize(skin: EditionSkin, sheet: ScoreSheet, row: str) -> int:
    """What a seat has of a row only because others have less; nothing in a row that compares nobody."""
    return sum(line.points for line in sheet[row].lines if not line.each) if row in skin.prizes else 0


def bonus_steps(edition: Edition, sheet: ScoreSheet, row: str) -> Iterator[tuple[int, int]]:
    """For a bonus: how many other rows are at 0, one less each time, and what it would be then."""
    bonus = next(r for r in edition.rows if isinstance(r, Bonus) and r.id == row)
    others = [r for r in sheet.rows if r.row != row]
    for empty in range(sum(not r.points for r in others) - 1, -1, -1):
        points = {r.row: 0 if place < empty else 1 for place, r in enumerate(others)}
        yield empty, bonus.line(points).points
