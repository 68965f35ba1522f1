"""The log is small, says everything once, and keeps nothing of a file that was dropped on the window."""

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.profile.export import Export
from game.profile.store import Store
from game.ui.app.log_file import log_in
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.pilot import Pilot

log = logging.getLogger("biotope")
SECRET = "a line out of a diary"


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """The log of this test."""
    with log_in(tmp_path):
        yield tmp_path / "biotope.log"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "data")) as opened:
        yield opened


def test_a_warning_is_written_once_and_every_fault(file: Path) -> None:
    for _ in range(3):
        log.warning("The game %s cannot be read", 1)
        try:
            raise RuntimeError("lava")
        except RuntimeError as error:
            log.error("A fault", exc_info=error)
    log.warning("The game %s cannot be read", 2)
    text = file.read_text(encoding="utf-8")
    assert (text.count("The game 1"), text.count("The game 2"), text.count("RuntimeError: lava")) == (1, 1, 3)


def test_it_never_grows_beyond_two_small_files(file: Path) -> None:
    for number in range(300):
        log.warning("%s %s", number, "lava " * 100_000)
    logs = list(file.parent.glob("biotope.log*"))
    assert len(logs) == 2 and sum(one.stat().st_size for one in logs) < 1_100_000
    assert "WARNING 299 lava" in file.read_text(encoding="utf-8")


def test_a_game_that_cannot_be_read_is_told_once_and_not_at_every_title(
    file: Path, store: Store, tmp_path: Path
) -> None:
    keep(store, played("forest", ("Ana",), actions=4))
    store.close()
    with closing(sqlite3.connect(tmp_path / "data" / "biotope.sqlite")) as database:
        database.execute("UPDATE action SET line = '0 pick unicorn'")
        database.commit()
    with closing(Store.open(tmp_path / "data")) as again:
        pilot = Pilot(store=again).start(TitleScene)
        for _ in range(4):
            pilot.app.go_home()
            pilot.settle()
    assert file.read_text(encoding="utf-8").count("cannot be shown") == 1


RECORD = played("forest", ("Ana",), actions=4).record.text()
HEADER = RECORD.split("\n", 1)[0]
DROPPED = {
    "photo.jpg": os.urandom(50_000) + SECRET.encode() * 1000,
    "header.txt": HEADER.replace('"forest"', f'"{SECRET}"').encode(),
    "action.txt": f"{HEADER}\n{SECRET}\n".encode(),
    "illegal.txt": f"{HEADER}\n0 pick {SECRET}\n".encode(),
    "export.json": f'{{"biotope_export": 1, "person": {{"name": "{SECRET}"}}}}'.encode(),
    "games.json": (
        '{"biotope_export": 1, "person": {"name": "Ana", "created": "2026-05-01T09:00:00+00:00"}, '
        f'"games": [{{"record": "{{\\"format\\": \\"{SECRET}\\"}}"}}]}}'
    ).encode(),
}


@pytest.mark.parametrize("name", DROPPED)
def test_nothing_of_a_dropped_file_is_kept(file: Path, store: Store, tmp_path: Path, name: str) -> None:
    dropped = tmp_path / name
    dropped.write_bytes(DROPPED[name])
    assert Export.claims(dropped) is (dropped.suffix == ".json")
    pilot = Pilot(store=store).start(TitleScene)
    pilot._frame([pygame.Event(pygame.DROPFILE, file=str(dropped))])
    pilot.settle()
    assert pilot.scene.name == "title"
    text = file.read_text(encoding="utf-8")
    assert name in text or "A record cannot be played through" in text
    assert SECRET not in text and len(text) < 1000


def test_where_it_cannot_be_written_nothing_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    with log_in(tmp_path / "home" / "data"):
        log.warning("A saved game cannot be read.")
    assert capsys.readouterr().err == ""
