"""A look to draw with, at the size of the design, and the fonts of a system."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.paths import assets_dir
from game.ui.engine import system_fonts, text
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport


@pytest.fixture(scope="session")
def theme() -> Theme:
    return Theme.load(assets_dir() / "theme.toml")


@pytest.fixture
def look(theme: Theme) -> Look:
    return Look(Viewport((1600, 900)), theme, 1, assets_dir() / "art")


@pytest.fixture(autouse=True)
def no_system_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fonts of this computer stand in for nothing."""
    monkeypatch.setattr(system_fonts, "system_fonts", lambda: ())


@pytest.fixture
def a_system_font(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The font that pygame brings stands in: it has a few Arabic letters."""
    file = Path(pygame.__file__).with_name("freesansbold.ttf")
    monkeypatch.setattr(system_fonts, "system_fonts", lambda: (str(file),))
    text._mixed_runs.cache_clear()
    yield
    text._mixed_runs.cache_clear()
