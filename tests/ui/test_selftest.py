"""The self-test of an installation: silent when all is well, loud when something is missing."""

import shutil
from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.paths import assets_dir
from game.ui import selftest
from game.ui.shot import shot


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation that may lose files."""
    copy = tmp_path / "assets"
    shutil.copytree(assets_dir(), copy)
    monkeypatch.setattr(selftest, "assets_dir", lambda: copy)
    monkeypatch.setattr(selftest, "shot", lambda *_: None)
    return copy


def test_a_whole_installation_says_ok_when_all_scenes_are_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only the first scene is drawn here: the self-tests of the wheel and of the executable draw them all."""
    seen: list[str] = []

    def watched(scene: str, size: tuple[int, int], out: Path) -> None:
        seen.append(scene)
        if len(seen) == 1:
            shot(scene, size, out)
            assert out.is_file()

    monkeypatch.setattr(selftest, "shot", watched)
    assert main(["selftest"]) == 0
    assert capsys.readouterr().out == "ok\n"
    assert sorted(seen) == sorted(selftest.SCENES)


def test_a_damaged_picture_is_found(broken: Path) -> None:
    next((broken / "art").rglob("*.webp")).write_bytes(b"no picture")
    with pytest.raises(pygame.error):
        selftest.selftest()


def test_an_empty_sound_is_found(broken: Path) -> None:
    next((broken / "audio").glob("*.ogg")).write_bytes(b"")
    with pytest.raises(AssertionError):
        selftest.selftest()
