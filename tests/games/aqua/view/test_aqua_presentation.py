"""What AQUA says of itself outside its table."""

import pytest

from game.games.aqua.achievements import TRACK
from game.games.aqua.game import AQUA
from game.games.aqua.view.achievements import options_for
from game.games.aqua.view.presentation import for_game
from game.games.registry import GAMES


@pytest.mark.parametrize("achievement", TRACK)
def test_playing_for_an_achievement_begins_with_nothing_else_chosen(achievement: str) -> None:
    kind, _, which = achievement.partition(":")
    options = options_for(achievement)
    assert options.keys() == {option.name for option in AQUA.options}
    assert all(option.allows(options[option.name]) for option in AQUA.options)
    chosen = {name: value for name, value in options.items() if name != "mode" and value is not None}
    assert chosen == ({} if kind == "challenge" else {kind: which if kind == "scenario" else int(which)})


def test_all_games_of_the_set_up_have_names_of_their_own() -> None:
    (modes,) = (choice for choice in for_game(GAMES["aqua"]).choices if choice.option == "mode")
    names = [name for _, name, _ in modes.values]
    assert len(set(names)) == len(names)
