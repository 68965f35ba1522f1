"""What the journal says of the goals, the medals and the dailies of Mini DiverCity."""

from collections.abc import Mapping
from typing import Any

from game.games.divercity.components import LEVELS
from game.games.divercity.goals import EARLY, FEW_HOTELS, FEW_LOST, FEW_LOW, GOALS
from game.games.divercity.table import MOST_DIVERS
from game.games.divercity.view import words
from game.ui.presentation.daily_text import DailyText
from game.ui.presentation.path_texts import GoalText, MedalText, PathText
from game.ui.words import tr, trn


def path_text() -> PathText:
    """The words of the game, in the language of this moment."""
    needed = GOALS.needed
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
        {name: text.counted(needed[name]) for name, text in _goals().items()},
        signed=False,
    )


def _goals() -> Mapping[str, GoalText]:
    return {
        "six": GoalText(
            tr("{n} species saved"),
            tr("Save {n} species in one game."),
            tr("From the level Open water on the game goes on for so long."),
            "disc/divercity-manta_ray",
            options={"level": "open_water"},
        ),
        "seven": GoalText(
            tr("{n} species saved"),
            tr("Save {n} species in one game."),
            tr("From the level Divemaster on the game goes on for so long."),
            "disc/divercity-hammerhead",
            options={"level": "divemaster"},
        ),
        "few_lost": GoalText(
            tr("Hardly a loss"),
            tr("Win with {lost} extinct species at most.").format(lost=FEW_LOST),
            tr("Feed the oil rig with species that are safe, or extinct already."),
            "disc/divercity-crab",
        ),
        "few_low": GoalText(
            tr("A sound sea"),
            tr("Win with {low} species at most that are red or extinct.").format(low=FEW_LOW),
            tr("A step from red to blue is worth as much as one to safety."),
            "disc/divercity-mandarinfish",
        ),
        "few_hotels": GoalText(
            tr("Empty beaches"),
            tr("Win with {hotels} built hotels at most.").format(hotels=FEW_HOTELS),
            tr("Close hotels with cards of species that nobody can help any more."),
            "divercity/symbol/green",
        ),
        "five_hotels": GoalText(
            tr("Five hotels"),
            tr("Win while five of the six hotels stand."),
            tr("Count the hotel cards that are still to come: the sixth hotel may be far away."),
            "divercity/symbol/red",
        ),
        "brink": GoalText(
            tr("On the brink"),
            tr("Win when one more extinct species would have lost the game."),
            tr("Tell your neighbour which cards must not be given to the oil rig."),
            "disc/divercity-sea_turtle",
        ),
        "early": GoalText(
            tr("Swift rescue"),
            tr("Win within {turns} turns.").format(turns=EARLY),
            tr("The radio costs a turn: use it when it tells several good cards at once."),
            "disc/divercity-starfish",
        ),
        "last_card": GoalText(
            tr("To the last card"),
            tr("Win when no species card is left to draw."),
            tr("Without new cards everybody soon knows what is left."),
            "disc/divercity-oyster",
        ),
        "spare_diver": GoalText(
            tr("One in reserve"),
            tr("Win with a diver card that nobody has used."),
            tr("A diver card that is saved up still keeps danger away: nobody has to use it."),
            "divercity/diver/captain-round",
        ),
        "industrialist": GoalText(
            tr("Against the tycoon"),
            tr("Win against an industrialist."),
            tr("The industrialist sees all hands: keep the sixth hotel out of reach."),
            "divercity/industrialist-round",
            alone=False,
            options={"variants": ["industrialist"]},
        ),
        "alone": GoalText(
            tr("Alone under water"),
            tr("Win as the only diver, with both hands."),
            tr("The radio opens one whole hand: play from that hand first."),
            "disc/divercity-octopus",
            company=False,
        ),
    }


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
