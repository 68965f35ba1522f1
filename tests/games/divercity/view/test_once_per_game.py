"""The panel of a diver card says that it works once per game, however long the name is."""

import pytest

from game.games.divercity.components import DIVERS
from game.games.divercity.view import spoken, words
from game.games.divercity.view.parts.diver import Person
from game.levels.tables import load_table
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.words import languages, set_language, tr
from tests.games.divercity.tables import play, table
from tests.games.divercity.view.test_diver_presenter import model


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_every_diver_says_it_and_has_room_for_it(language: str, text_size: float) -> None:
    set_language(language)
    theme = Theme.load(assets_dir() / "theme.toml")
    zone = load_table("divercity", 3).zones["divercard"]
    for diver in DIVERS:
        for once in (True, False):
            c = Canvas(Look(Viewport((1280, 720)), theme, text_size, assets_dir() / "art"), zone.w, zone.h)
            Person(
                f"divercity/diver/{diver}", words.diver(diver), once, words.diver_rule(diver, False), not once, ""
            ).paint(c, False)
            said = " ".join(line.text for line in c.said).lower()
            assert (tr("once per game") in said) is once, diver
            assert [line.text for line in c.said if not line.fits] == []


def test_it_is_spoken_until_the_card_is_used() -> None:
    game = table(3, "", "oil", "environmentalist endurance captain")
    play(game, "0 oil 0")
    assert "Once per game." in spoken.diver_words(model(game))
    explorer = play(table(3, "", "oil", "explorer endurance captain"), "0 oil 0", "0 use explorer")
    assert "Once per game." not in spoken.diver_words(model(explorer))
