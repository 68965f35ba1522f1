"""What AQUA says of itself outside its table."""

import pytest

from game.games.aqua.achievements import TRACK
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.game import AQUA
from game.games.aqua.view.achievements import options_for
from game.games.aqua.view.places import Camera
from game.games.aqua.view.presentation import for_game
from game.games.aqua.view.sceneries import ReefPicture
from game.games.registry import GAMES
from tests.support.painting import Noting, small_look


@pytest.mark.parametrize("achievement", TRACK)
def test_playing_for_an_achievement_begins_with_nothing_else_chosen(achievement: str) -> None:
    kind, _, which = achievement.partition(":")
    options = options_for(achievement)
    assert options.keys() == {option.name for option in AQUA.options}
    assert all(option.allows(options[option.name]) for option in AQUA.options)
    defaults = {option.name: option.default for option in AQUA.options}
    chosen = {name: value for name, value in options.items() if name != "mode" and value != defaults[name]}
    assert chosen == ({} if kind == "challenge" else {kind: which if kind == "scenario" else int(which)})


def test_all_games_of_the_set_up_have_names_of_their_own() -> None:
    (modes,) = (choice for choice in for_game(GAMES["aqua"]).choices if choice.option == "mode")
    names = [name for _, name, _ in modes.values]
    assert len(set(names)) == len(names)


def test_the_smallest_picture_of_a_game_shows_its_reefs_without_numbers() -> None:
    area = Area.start("H1").with_large(LargeAnimal("duo", 5, ((0, 0), (1, 0))))
    counts = []
    for edge in (4.0, 20.0):
        c = Noting(small_look(), 90, 50)
        ReefPicture(area).paint(c, Camera(45, 25, edge))
        counts.append(len(c.words))
    assert counts == [0, 1]
