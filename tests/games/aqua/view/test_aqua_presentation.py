"""What AQUA says of itself outside its table."""

import pytest

from game.games.aqua.achievements import TRACK
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.game import AQUA
from game.games.aqua.terms import CLASSIC, FAMILY, FAMILY_REEFS, MODES, Terms
from game.games.aqua.view.achievements import options_for
from game.games.aqua.view.places import Camera
from game.games.aqua.view.presentation import for_game
from game.games.aqua.view.sceneries import ReefPicture
from game.games.registry import GAMES
from game.ui.words import languages, set_language
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


@pytest.mark.parametrize("mode", MODES)
def test_the_set_up_shows_the_grades_of_the_mode(mode: str) -> None:
    margins = for_game(GAMES["aqua"]).rival.margins({"mode": mode})
    assert tuple(total for total, _ in margins) == Terms(1, mode).grades
    assert (Terms(1, mode).grades == Terms(1, CLASSIC).grades) == (mode != FAMILY)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("language", languages())
def test_the_set_up_says_that_the_family_scores_no_reefs_and_names_the_game_that_does(
    players: int, language: str
) -> None:
    set_language(language)
    shown = for_game(GAMES["aqua"])
    (modes,) = (choice for choice in shown.choices if choice.option == "mode")
    named = {value: name for value, name, _ in modes.values}
    said = {mode: shown.company({"mode": mode}, players)[1] for mode in MODES}
    assert [mode for mode in MODES if named[FAMILY_REEFS] in said[mode]] == [FAMILY]


def test_the_smallest_picture_of_a_game_shows_its_reefs_without_numbers() -> None:
    area = Area.start("H1").with_large(LargeAnimal("duo", 5, ((0, 0), (1, 0))))
    counts = []
    for edge in (4.0, 20.0):
        c = Noting(small_look(), 90, 50)
        ReefPicture(area).paint(c, Camera(45, 25, edge))
        counts.append(len(c.words))
    assert counts == [0, 1]
