"""What the journal says of the dailies of AQUA."""

from collections.abc import Mapping
from typing import Any

from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.view import goal_words
from game.ui.presentation.daily_text import DailyText
from game.ui.words import tr


def daily_text(options: Mapping[str, Any]) -> DailyText:
    """The daily with the scenario of these options."""
    letter = options["scenario"]
    scenario = SCENARIOS[letter]
    name = tr("Scenario {letter}").format(letter=letter)
    aim = tr("Reach {n} points with these six goals.").format(n=scenario.total)
    if scenario.objective is not None:
        aim = f"{aim} {goal_words.objective(scenario.objective)}."
    return DailyText(
        title=tr("AQUA alone"),
        aim=aim,
        against=(name, goal_words.scenario_task(letter)),
        picture="aqua/badge/scenario",
        grades=(tr("nearly"), tr("met"), tr("far beyond")),
        told=tr("AQUA alone, scenario {letter}").format(letter=letter),
    )
