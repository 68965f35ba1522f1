"""What many games between computer players tell about their levels. Knows no game."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rules import Game
from game.core.score import Outcome, ScoreSheet

Played = tuple[Sequence[ScoreSheet], Outcome | None]
"""How a game ended: the sheets, and the outcome."""


def figures(
    game: Game, levels: Sequence[str], played: Sequence[Played], options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """What games between computer players tell, as JSON data.

    Args:
        game: the game that was played.
        levels: the computer player of each seat.
        played: the games, at least one, all of them over.
        options: rule options of all games; what is missing has its default.

    Returns:
        For each seat its level, the spread of its points and its share of the wins; for one seat also how often each
        grade was reached. Of a table that wins or loses together: how often it won, and how the games ended.
    """
    outcomes = [outcome for _, outcome in played if outcome is not None]
    if outcomes[0].result is not None:
        return _shared_fate(outcomes)
    margins = [outcome.margin for outcome in outcomes if outcome.margin is not None]
    seats = []
    for seat, level in enumerate(levels):
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        spread = _spread([sheets[seat].total for sheets, _ in played])
        seats.append({"bot": level, **spread, "win_share": round(wins / len(played), 3)})
    told: dict[str, Any] = {"seats": seats}
    if margins:
        told["margin"] = _spread(margins)
    if len(levels) == 1:
        told["grades"] = _grades(game.grades(game.all_options(options or {})), outcomes)
    return told


def _shared_fate(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often a co-operative table won, the bounds of that (95 %, Wilson), and how the games ended."""
    games = len(outcomes)
    wins = sum(outcome.result == "won" for outcome in outcomes)
    reasons = Counter(str(outcome.reason) for outcome in outcomes)
    return {
        "win_rate": round(wins / games, 3),
        "interval": [round(bound, 3) for bound in interval(wins, games)],
        "reasons": {reason: round(count / games, 3) for reason, count in reasons.most_common()},
    }


def interval(wins: int, games: int) -> tuple[float, float]:
    """The bounds of a share (95 %, Wilson)."""
    z = 1.96
    middle = (wins + z * z / 2) / (games + z * z)
    half = z / (games + z * z) * math.sqrt(wins * (games - wins) / games + z * z / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def _grades(grades: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Grade → share of the games that reached it or a harder one."""
    reached = [grades.index(outcome.grade) + 1 if outcome.grade else 0 for outcome in outcomes]
    return {grade: round(sum(r > place for r in reached) / len(reached), 3) for place, grade in enumerate(grades)}


def _spread(values: Sequence[int]) -> dict[str, float]:
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 1),
        "p10": ordered[round(last * 0.1)],
        "p90": ordered[round(last * 0.9)],
    }
