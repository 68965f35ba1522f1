"""Apps of the tests that look the same share their pictures, no others do; they are dropped when memory is short."""

import pytest

from game.paths import assets_dir
from game.ui import words
from game.ui.engine.shapes import sheet
from game.ui.engine.text import Text
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from tests.support.memory import MemoryBound
from tests.support.shared_looks import SharedLook, forget_drawn


def look(size: tuple[int, int] = (1280, 720), *, strong: bool = False, letters: float = 1.0) -> SharedLook:
    assets = assets_dir()
    return SharedLook(Viewport(size), Theme.load(assets / "theme.toml", strong), letters, assets / "art")


def test_looks_that_are_the_same_share_what_is_drawn() -> None:
    assert look().sprites is look().sprites


def test_looks_that_differ_share_nothing() -> None:
    usual = look()
    for other in (look((1600, 900)), look(strong=True), look(letters=1.3)):
        assert other.sprites is not usual.sprites and other.text is not usual.text


def test_neither_do_other_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    english = look()
    monkeypatch.setattr(words, "_language", "cs")
    assert look().sprites is not english.sprites


def test_what_is_drawn_without_letters_is_seen_by_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = look()
    monkeypatch.setattr(Text, "render", lambda *_: sheet((1, 1)))
    assert look().sprites is not usual.sprites


def test_pictures_that_were_dropped_are_drawn_again() -> None:
    before = look().sprites
    forget_drawn()
    assert look().sprites is not before and look().sprites is look().sprites


def test_memory_is_released_at_its_limit_and_after_every_step_beyond_it() -> None:
    sizes = iter((900, 1000, 950, 1000, 970, 1050, 1030, 1100, 1180, 990))
    released: list[int] = []
    bound = MemoryBound(1000, 100, lambda: released.append(1), lambda: next(sizes))
    counts = []
    for _ in range(7):  # each check reads the size once, and once more after a release
        bound.check()
        counts.append(len(released))
    assert counts == [0, 1, 1, 1, 2, 2, 3]
