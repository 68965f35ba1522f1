"""What is known of a run of the app that did not come to its end."""

import faulthandler
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import doctor
from game.profile.store import Store
from game.ui.app.last_run import UNENDED, Crashed, add_game, watched
from tests.profile.support import header
from tests.support.full_disk import full_disk
from tests.support.system import needs_kill


@pytest.fixture(autouse=True)
def _the_suite_goes_on_being_watched() -> Iterator[None]:
    before = faulthandler.is_enabled()
    yield
    if before:
        faulthandler.enable()


def left_by(code: str, folder: Path) -> Path | None:
    """The report on a process that ran this code in a watched app."""
    script = "import sys; from pathlib import Path; from game.ui.app.last_run import watched\n"
    script += f"with watched(Path(sys.argv[1]), LookupError) as report:\n    {code}"
    subprocess.run([sys.executable, "-c", script, str(folder)], capture_output=True, check=False)
    with watched(folder) as report:
        return report


def test_a_run_that_ends_leaves_nothing(tmp_path: Path) -> None:
    with watched(tmp_path) as report:
        assert report is None
        assert len(list(tmp_path.iterdir())) == 1
    with pytest.raises(KeyError), watched(tmp_path, LookupError):
        raise KeyError("asked for")
    with pytest.raises(KeyboardInterrupt), watched(tmp_path):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_a_fault_is_in_the_report_of_the_next_start(tmp_path: Path) -> None:
    with pytest.raises(Crashed, match="next start"), watched(tmp_path):
        raise RuntimeError("lava")
    with watched(tmp_path) as report:
        assert report is not None
        text = report.read_text(encoding="utf-8")
    assert text.startswith("Biotope ") and "RuntimeError: lava" in text
    with watched(tmp_path) as report:
        assert report is None


def test_a_crash_of_the_process_is_too(tmp_path: Path) -> None:
    report = left_by("import faulthandler; faulthandler._sigsegv()", tmp_path)
    assert report is not None and "Segmentation fault" in report.read_text(encoding="utf-8")


@needs_kill
def test_so_is_the_silence_of_a_killed_one(tmp_path: Path) -> None:
    report = left_by("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", tmp_path)
    assert report is not None and "killed, or the power failed" in report.read_text(encoding="utf-8")


def test_the_game_that_was_played_is_in_it(tmp_path: Path) -> None:
    store, report = Store.open(tmp_path / "data"), tmp_path / "report.txt"
    report.write_text("lava\n")
    add_game(report, store)
    assert report.read_text() == "lava\n"
    game = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    store.append(game, "0 pick bear")
    add_game(report, store)
    assert report.read_text() == f"lava\n\n{header('Ana', 'Ben')}\n0 pick bear\n"
    store.close()


def test_a_full_disk_leaves_no_empty_report_and_does_not_keep_the_app_shut(tmp_path: Path) -> None:
    with full_disk(), watched(tmp_path) as report:
        assert report is None
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_nothing_is_watched(tmp_path: Path) -> None:
    with watched(tmp_path / "none") as report:
        assert report is None
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("moment", [99999999999999, -99999999999999, 1e300])
def test_a_time_outside_the_calendar_does_not_keep_the_app_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: float
) -> None:
    (tmp_path / UNENDED).write_text("killed")
    real = Path.stat

    def odd(path: Path, **options: bool) -> os.stat_result:
        status = list(real(path, **options))
        return os.stat_result(status, {"st_mtime": moment})

    monkeypatch.setattr(Path, "stat", odd)
    with watched(tmp_path) as report:
        assert report is not None and report.read_text() == "killed"
    assert "1970" in doctor._reports(tmp_path, in_use=False)
