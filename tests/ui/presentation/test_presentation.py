"""Every game introduces itself completely: pictures that are there, words, options that its rules know."""

import pytest

from game.core.rules import Game
from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.theme import Theme
from game.ui.presentation import presentation as presenting
from game.ui.presentation.presentation import commands_of, ending_title, presentation
from game.ui.scenes.setup_draft import HOUSE_RULES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@EVERY_GAME
def test_every_picture_is_there(game: Game) -> None:
    shown = presentation(game)
    names = (shown.box, shown.cover, shown.scenery, shown.rival.portrait)
    icons = tuple(f"icon/{icon}" for icon, _ in shown.steps)
    missing = [name for name in (*names, *icons) if not (assets_dir() / "art" / f"{name}.webp").is_file()]
    assert not missing


@EVERY_GAME
def test_its_commands_are_looked_up_once(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = commands_of(game)
    assert commands == presentation(game).commands
    monkeypatch.delattr(presenting, "presentation")
    assert commands_of(game) == commands


@EVERY_GAME
def test_its_colours_are_in_the_theme(game: Game) -> None:
    theme = Theme.load(assets_dir() / "theme.toml")
    for tone in ("bg0", "bg1", "bg2"):
        assert theme.colour(f"{presentation(game).palette}.{tone}").a == 255


@EVERY_GAME
def test_every_option_of_the_rules_can_be_chosen_in_all_its_values(game: Game) -> None:
    """A seat who begins is chosen at the seats."""
    switches = {text.option: {text.on, text.off} for text in presentation(game).option_texts}
    at_the_seats = {presentation(game).first_seat} - {""}
    combined = {option.name for option in game.options if option.several}
    texts = [text for text in presentation(game).choices if text.option not in combined]
    choices = {text.option: {value for value, _, _ in text.values} for text in texts}
    wanted = {
        option.name: set(option.values)
        for option in game.options
        if option.name not in combined | at_the_seats and (len(option.values) > 1 or option.also)
    }
    assert at_the_seats <= {option.name for option in game.options}
    assert switches | choices == wanted
    assert combined == {text.option for text in presentation(game).choices} - {text.option for text in texts}


@EVERY_GAME
def test_its_house_rules_are_rules_a_table_knows(game: Game) -> None:
    assert set(presentation(game).house_rules) <= set(HOUSE_RULES)


@EVERY_GAME
def test_it_has_something_to_say_for_every_number_of_players(game: Game) -> None:
    assert all(all(presentation(game).company(game.all_options({}), players)) for players in game.seats)


@EVERY_GAME
def test_only_who_wins_alone_has_a_score_sheet(game: Game) -> None:
    assert ending_title(presentation(game).team) == ("Result" if game.id == "divercity" else "Score sheet")
