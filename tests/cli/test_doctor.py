"""`biotope doctor`: a page to paste, whatever is broken."""

import os
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.cli import doctor
from game.cli.doctor import examination
from game.core.errors import one_line
from game.profile.store import Store
from game.ui.app import devices
from game.ui.app.last_run import UNENDED
from tests.cli.support import Run

NAMES = (
    "Biotope", "Python", "Libraries", "System", "Processors", "Display", "Sound", "Data folder", "Database",
    "Backups", "People", "Running", "Finished", "Reports",
)  # fmt: skip


def page(lines: list[str]) -> dict[str, str]:
    return {line[:12].strip(): line[13:] for line in lines}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one person and one report."""
    store = Store.open(tmp_path / "data")
    store.profile("Žofie")
    store.close()
    (tmp_path / "data" / "report 2026-05-01 09.00.00.txt").touch()
    return tmp_path / "data"


def test_one_page_about_everything(run: Run, data: Path) -> None:
    status, out, err = run("--data-dir", data, "doctor")
    told = page(out.splitlines())
    assert (status, err, tuple(told)) == (0, "", NAMES)
    assert told["Data folder"].startswith(f"{data}, readable, writable, ") and told["Data folder"].endswith("GB free")
    assert told["Database"].startswith("sound, ")
    assert (told["People"], told["Reports"][:18]) == ("1", "1, the newest of 2")
    assert told["Libraries"].startswith("pygame-ce 2.") and ", SDL " in told["Libraries"]


def test_what_libraries_say_on_standard_error_is_kept_off_the_page(
    data: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "sound", lambda: str(os.write(2, b"ALSA lib: no card")))
    assert page(examination(data))["Sound"] == "17"
    os.write(2, b"afterwards")
    assert capfd.readouterr().err == "afterwards"


def test_a_run_that_never_ended_is_told_before_its_report_is_there(data: Path) -> None:
    assert "did not end" not in page(examination(data))["Reports"]
    (data / UNENDED).touch()
    assert page(examination(data))["Reports"].endswith("; the last run did not end, the next start reports it")
    store = Store.open(data)
    assert "did not end" not in page(examination(data))["Reports"], "it runs"
    store.close()


def test_a_missing_database_with_backups_comes_back(data: Path) -> None:
    (data / "biotope.sqlite").unlink()
    assert page(examination(data))["Database"] == "missing; the next start restores the newest backup"
    with closing(Store.open(data)) as store:
        assert [notice.kind for notice in store.notices] == ["restored"]


def test_one_is_said_as_one(data: Path) -> None:
    assert [doctor._games(counts) for counts in ({"aqua": 1}, {"aqua": 1, "ocean": 1}, {})] == [
        "1 game (aqua 1)", "2 games (aqua 1, ocean 1)", "0 games",
    ]  # fmt: skip


def test_no_name_and_no_other_path_is_told(run: Run, data: Path) -> None:
    _, out, _ = run("--data-dir", data, "doctor")
    rest = out.replace(str(data), "")
    assert "Žofie" not in rest
    assert os.sep not in rest
    assert str(Path.home()) not in rest


def test_a_folder_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    _, out, _ = run("--data-dir", tmp_path / "none", "doctor")
    assert page(out.splitlines())["Data folder"].endswith("not there yet")
    assert not (tmp_path / "none").exists()


def test_a_data_folder_that_is_a_file(record: Path) -> None:
    told = page(examination(record))
    assert told["Data folder"].endswith("no folder")
    assert told["Database"] == "none yet"


def test_whatever_fails_is_said_in_its_line(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise OSError(5, "Input/output error", "/home/somebody/secret")

    for part in ("versions", "display", "sound"):
        monkeypatch.setattr(devices, part, fail)
    monkeypatch.setattr(doctor, "check_up", fail)
    lines = examination(data)
    told = page(lines)
    assert {told[name] for name in ("Libraries", "Display", "Sound", "Database")} == {
        "cannot be told (OSError: Input/output error)"
    }
    assert "secret" not in "".join(lines)


def test_every_line_can_be_shown_in_a_terminal(data: Path) -> None:
    assert [line for line in examination(data) if one_line(line) != " ".join(line.split())] == []


def test_without_a_screen_and_without_a_sound_card(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(**_: object) -> None:
        raise pygame.error("there is none")

    monkeypatch.setattr(pygame.display, "init", none)
    monkeypatch.setattr(pygame.mixer, "init", none)
    told = page(examination(data))
    assert told["Display"] == "no screen (there is none)"
    assert told["Sound"].startswith("no sound card (")
