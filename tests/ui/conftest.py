"""A look to draw with, at the size of the design."""

import pytest

from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport


@pytest.fixture(scope="session")
def theme() -> Theme:
    return Theme.load(assets_dir() / "theme.toml")


@pytest.fixture
def look(theme: Theme) -> Look:
    return Look(Viewport((1600, 900)), theme, 1, assets_dir() / "art")
