"""Drawings that are decoded before they are asked for."""

from pathlib import Path

import pygame
import pytest

from game.games.registry import GAMES
from game.paths import MissingAsset, assets_dir
from game.ui.app import first_drawings
from game.ui.engine import art
from game.ui.engine.ahead import Ahead
from game.ui.engine.art import Art
from game.ui.engine.cache import PictureCache
from game.ui.engine.viewport import Viewport
from game.ui.presentation.presentation import presentation

LEAF = assets_dir() / "art" / "icon" / "leaf.webp"


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Ahead:
    """Nothing is known and nothing on its way."""
    ahead = Ahead()
    monkeypatch.setattr(art, "AHEAD", ahead)
    monkeypatch.setattr(art, "_masters", PictureCache(8))
    return ahead


def test_a_drawing_that_was_begun_with_is_decoded_once(ahead: Ahead, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Path] = []
    load = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda path: (loaded.append(path), load(path))[1])
    ahead.begin([LEAF])
    drawings = Art(assets_dir() / "art", Viewport((1600, 900)))
    assert drawings.master("icon/leaf").get_size() == (128, 128)
    assert loaded == [LEAF]


def test_it_is_handed_over_once(ahead: Ahead) -> None:
    ahead.begin([LEAF])
    assert ahead.take(LEAF) is not None
    assert ahead.take(LEAF) is None


def test_what_cannot_be_read_keeps_nothing_else_and_is_told_where_it_is_shown(ahead: Ahead, tmp_path: Path) -> None:
    (tmp_path / "torn.webp").write_bytes(b"RIFF")
    ahead.begin([tmp_path / "torn.webp", tmp_path / "none.webp", LEAF])
    assert ahead.take(LEAF) is not None
    for name in ("torn", "none"):
        with pytest.raises(MissingAsset):
            Art(tmp_path, Viewport((1600, 900))).master(name)


def test_the_title_shows_what_was_begun_with_and_then_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Path] = []
    monkeypatch.setattr(
        first_drawings, "AHEAD", type("Begun", (), {"begin": lambda self, paths: begun.extend(paths)})()
    )
    first_drawings.decode_first()
    title = (first_drawings.LANDSCAPE, *(presentation(game).box for game in GAMES.values()))
    shown = (*title, first_drawings.JOURNAL_LANDSCAPE)
    assert begun == [assets_dir() / "art" / f"{name}.webp" for name in shown]
