"""The plates of the three actions, as they are written."""

from collections.abc import Iterator

import pytest

from game.games.divercity.dive import Phase
from game.games.divercity.view.parts.actions import ActionFace
from game.games.divercity.view.refusals import comes_first
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.words import SOURCE, languages, set_language

THEME = Theme.load(assets_dir() / "theme.toml")


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language(SOURCE)


def test_what_comes_first_is_read_whole_in_large_letters(language: str) -> None:
    look = Look(Viewport((1280, 720)), THEME, 1.3, assets_dir() / "art")
    for why in filter(None, map(comes_first, Phase)):
        c = Canvas(look, 456, 59)
        ActionFace("hand", "Shift+P", "Play", why, possible=False).paint(c, False)
        assert why in [line.text for line in c.said] and all(line.fits for line in c.said)


def test_only_what_is_possible_shows_its_key() -> None:
    shown = []
    for possible in (True, False):
        c = Canvas(Look(Viewport((1280, 720)), THEME, 1, assets_dir() / "art"), 456, 59)
        ActionFace("hand", "P", "Play a card", "its species climbs one step", possible).paint(c, False)
        shown.append("P" in [line.text for line in c.said])
    assert shown == [True, False]
