"""What the journal says of the goals, the medals and the dailies of Mini DiverCity."""

from collections.abc import Mapping
from typing import Any

from game.games.divercity.components import LEVELS
from game.games.divercity.goals import EARLY, FEW_HOTELS, FEW_LOST, FEW_LOW, GOALS
from game.games.divercity.table import MOST_DIVERS
from game.games.divercity.view import words
from game.ui.presentation.daily_text import DailyText
from game.ui.presentation.path_texts import MedalText, PathText
from game.ui.presentation.translated_texts import goal_texts
from game.ui.words import tr, trn


def path_text() -> PathText:
    """The words of the game, in the language of this moment."""
    return PathText(
        tr("in any game of Mini DiverCity, alone or together"),
        tuple(
            MedalText(
                words.level(level),
                trn("save {n} species", "save {n} species", numbers.save).format(n=numbers.save),
                tuple((f"{level}:{divers}", str(divers)) for divers in range(1, MOST_DIVERS + 1)),
                sign,
                {"level": level},
            )
            for sign, (level, numbers) in enumerate(LEVELS.items(), start=1)
        ),
        goal_texts(
            "divercity",
            GOALS.needed,
            {"lost": FEW_LOST, "low": FEW_LOW, "hotels": FEW_HOTELS, "turns": EARLY},
        ),
        signed=False,
    )


def daily_text(options: Mapping[str, Any]) -> DailyText:
    """The daily at the level of these options."""
    level = options["level"]
    numbers, name = LEVELS[level], words.level(level)
    aim = trn(
        "Save {n} species; {lose} extinct ones lose.", "Save {n} species; {lose} extinct ones lose.", numbers.save
    )
    return DailyText(
        title=tr("Mini DiverCity alone"),
        aim=aim.format(n=numbers.save, lose=numbers.lose),
        against=(name, tr("You play two hands and see neither.")),
        picture="divercity/seal",
        grades=(tr("two short"), tr("one short"), tr("won")),
        told=tr("{game}, level {level}").format(game=tr("Mini DiverCity alone"), level=name),
    )
