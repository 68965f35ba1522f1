"""Events, one after the other, lead from each view to the next."""

import pytest

from game.games.aqua.view.story import told
from tests.games.aqua.view.sea import random_game

GAMES = [
    (1, {}),
    (2, {}),
    (3, {"mode": "advanced"}),
    (4, {"mode": "family_reefs"}),
    (1, {"modification": 7}),
    (2, {"modification": 8}),
    (2, {"modification": 6}),
]


@pytest.mark.parametrize(("players", "options"), GAMES)
@pytest.mark.parametrize("seed", (1, 2))
def test_what_is_told_is_what_is_there_at_the_end(players: int, options: dict[str, object], seed: int) -> None:
    game = random_game(players, seed, **options)
    for number, entry in enumerate(game.entries):
        view = game.view(None, after=number)
        for event in entry.events:
            view = told(view, event)
        after = game.view(None, after=number + 1)
        for part in ("areas", "market", "round", "order", "snail", "small_left", "large_left", "tiles_left"):
            assert getattr(view, part) == getattr(after, part), f"{part} after action {number}"
        if after.phase != "over" and not after.terms.names_reef_colours:
            assert [sheet.points() for sheet in view.sheets] == [sheet.points() for sheet in after.sheets]
