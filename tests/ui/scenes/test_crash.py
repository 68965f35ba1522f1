"""The page after Biotope ended in the middle of something."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui import clipboard
from game.ui.scenes.crash import CrashScene
from tests.pilot.play import at_title, session, sit_down
from tests.support.layout import faults
from tests.support.pilot import Pilot


@pytest.fixture
def report(tmp_path: Path) -> Path:
    file = tmp_path / "report 2031-01-01 09.00.00.txt"
    file.write_text("Fatal Python error: Segmentation fault")
    return file


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path / "data")
    yield pilot
    pilot.store.close()


def crashed(pilot: Pilot, report: Path) -> Pilot:
    """The next start after a crash."""
    pilot.app.go_home()
    pilot.app.stack.push(CrashScene(report))
    pilot.settle()
    return pilot


def test_the_game_goes_on_as_it_was(pilot: Pilot, report: Path) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game="ocean")
    record = session(pilot).record
    crashed(pilot, report)
    assert "Ocean: everything is as it was after the last move." in pilot.texts()
    assert faults(pilot.scene) == []
    pilot.key("Return")
    assert (pilot.scene.name, session(pilot).record) == ("table", record)
    assert [scene.name for scene in pilot.app.stack].count("crash") == 0


def test_without_a_game_there_is_the_way_to_the_title(pilot: Pilot, report: Path) -> None:
    crashed(pilot, report)
    assert "continue" not in pilot.scene.stage
    assert "Everything that was saved is still here." in pilot.texts()
    pilot.key("Return")
    assert pilot.scene.name == "title"
    crashed(pilot, report).key("Escape")
    assert pilot.scene.name == "title"


def test_the_report_is_copied(pilot: Pilot, report: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "put", lambda text: copied.append(text) or True)
    crashed(pilot, report).press("report")
    assert copied == ["Fatal Python error: Segmentation fault"]
    assert "The report is copied." in pilot.texts()


def test_a_report_that_is_gone_is_told(pilot: Pilot, report: Path) -> None:
    report.unlink()
    crashed(pilot, report).press("report")
    assert "The report cannot be copied; it is in its file." in pilot.texts()
