"""On a full disk no file is half written or empty, and the player reads why."""

from pathlib import Path

import pygame
import pytest

from game.cli import simulating
from game.games.registry import GAMES
from game.ui import clipboard
from game.ui.app.report import write_report
from game.ui.kept.pictures import save_picture
from game.ui.kept.record_text import copy_record
from game.ui.scenes.error import ErrorScene
from game.ui.shot import shot
from tests.support.full_disk import full_disk
from tests.support.layout import faults
from tests.support.pilot import Pilot

FULL = "File too large"
"""What the system says instead of a full disk in these tests."""


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return Pilot(data=tmp_path).start()


def test_a_picture(tmp_path: Path) -> None:
    with full_disk():
        assert save_picture(pygame.Surface((64, 64)), lambda: tmp_path) == f"The picture could not be saved: {FULL}."
        with pytest.raises(OSError, match=FULL):
            shot("credits", (100, 100), tmp_path / "x.png")
    assert list(tmp_path.iterdir()) == []


def test_a_record(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "put", lambda text: False)
    with full_disk():
        copy_record(pilot.app, "a record " * 100)
    pilot.step(16)
    assert f"The record could not be saved: {FULL}." in pilot.texts()
    assert list(tmp_path.iterdir()) == []


def test_the_report_of_a_fault(pilot: Pilot, tmp_path: Path) -> None:
    with full_disk():
        report = write_report(tmp_path, RuntimeError("lava"), pilot.scene)
    assert list(tmp_path.iterdir()) == []
    pilot.app.stack.reset(ErrorScene(report))
    pilot.settle()
    assert f"The report could not be written: {FULL}." in pilot.texts()
    assert faults(pilot.scene) == []


def test_the_table_of_a_simulation(tmp_path: Path) -> None:
    levels = ("random", "random")
    [task] = simulating.tasks(GAMES["forest"], levels, {}, 1, 1, None)
    result = simulating.play(task)
    with full_disk():
        with pytest.raises(simulating.Refused, match=FULL):
            simulating.write_csv(tmp_path / "x.csv", levels, [result])
        with pytest.raises(simulating.Refused, match=FULL):
            simulating.keep(tmp_path, GAMES["forest"], result)
    assert list(tmp_path.iterdir()) == []
