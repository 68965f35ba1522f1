"""What divers played by computers owe the others: what was told counts, and agreements are asked for."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.bots.think import finish
from game.core.rng import Rng
from game.core.session import Session
from game.games.divercity.actions import Close, Oil
from game.games.divercity.components import GREEN, HOTELS
from game.games.divercity.game import DIVERCITY
from tests.games.divercity.tables import NAMES, play, table

HANDS = "crab crab crab lobster oyster eel starfish nudibranch octopus"
BEN = ("lobster", "oyster", "eel")
OTHERS = (1, 1, 2, 2, 2, 3)
"""Where the tokens of his other cards may stand."""


def told_by_ana(cards: str) -> Session:
    """Ana told Ben his whole hand; then it is his turn."""
    game = table(3, HANDS, f"hotels:red+green {cards}", variants=["beginner"])
    return play(game, "0 tell 1")


def choice(game: Session, level: str, ladder: dict[str, int], whim: int, hotels: int = 2) -> Any:
    view = game.view(1)
    view = replace(view, ladder={**view.ladder, **ladder}, built=HOTELS[:hotels])
    return finish(DIVERCITY.bots[level](view, game.events(1), Rng(whim)))


@pytest.mark.parametrize("level", ("easy", "medium", "expert"))
@pytest.mark.parametrize("cards, hotels", (("oil", 2), ("hotels:blue+orange", 5)), ids=("oil rig", "hotel"))
def test_nobody_throws_away_a_card_that_was_told_to_save_a_species(level: str, cards: str, hotels: int) -> None:
    game, random, asked = told_by_ana(cards), Random(7), 0
    for whim in range(24):
        places = [GREEN, random.choice(OTHERS), random.choice(OTHERS)]
        random.shuffle(places)
        action = choice(game, level, dict(zip(BEN, places)), whim, hotels)
        if isinstance(action, Oil | Close) and set(places) != {GREEN}:
            asked += 1
            assert places[action.place] != GREEN, f"{action} with {places}"
    assert asked


@pytest.mark.parametrize("level", ("medium", "expert"))
def test_unless_every_other_card_loses_the_game(level: str) -> None:
    """Four species are lost; those of the other two cards are one step from it."""
    lost = dict.fromkeys(("crab", "starfish", "nudibranch", "octopus"), 0)
    action = choice(told_by_ana("oil"), level, {**lost, "lobster": 1, "oyster": GREEN, "eel": 1}, 1)
    assert action == Oil(1, 1)


def test_nobody_points_unless_the_table_agreed_to() -> None:
    assert Session.new(DIVERCITY, NAMES[:3], {}, 1).view(None).options["pointing"] is False
