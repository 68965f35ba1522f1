"""What a sheet tells besides its numbers: sums of groups, and who leads a majority. Pure, no pixels."""

from game.core.score import ScoreSheet
from game.games.ecosystem.edition import Edition, Majority
from game.games.ecosystem.view.skin import EditionSkin


def group_sums(skin: EditionSkin, sheet: ScoreSheet) -> dict[str, int]:
    """Group → the sum of its rows."""
    return {group.id: sum(sheet[row].points for row in group.rows) for group in skin.groups}


def leads_majority(edition: Edition, sheet: ScoreSheet, row: str) -> bool:
    """Whether a seat has most of what a majority row compares."""
    prizes = next((r.prizes for r in edition.rows if isinstance(r, Majority) and r.id == row), None)
    return prizes is not None and any(not line.each and line.points == prizes[0] for line in sheet[row].lines)
