"""A pipe, a device, a socket or a folder in the place of any file of the data folder: no start hangs or fails."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.profile.condition import is_usable
from tests.profile.support import OpenStore
from tests.profile.test_plain_files import device, listener, pipe

REPOSITORY = Path(__file__).parents[2]
BESIDE = ("biotope.sqlite-wal", "biotope.sqlite-shm", "biotope.sqlite-journal", "rewritten.sqlite")
BACKUPS = tuple(f"backups/{number}.sqlite" for number in range(4))
OF_THE_APP = ("unended.txt", "biotope.log")
START = """
import logging, sys
from contextlib import closing
from pathlib import Path
from game.profile.checkup import check_up, kept_setting
from game.profile.store import Store
from game.ui.app.last_run import watched
from game.ui.app.log_file import log_in
folder = Path(sys.argv[1])
kept_setting(folder, "language"), check_up(folder)
with closing(Store.open(folder)) as store, log_in(folder), watched(folder) as report:
    logging.getLogger("biotope").warning("a line")
    store.profile("Ben")
    print([notice.kind for notice in store.notices], store.trouble and store.trouble.kind)
    print([person.name for person in store.profiles()], report)
"""


def folder_there(path: Path) -> None:
    (path / "letter").mkdir(parents=True)


def link_to_nothing(path: Path) -> None:
    path.symlink_to(path.parent / "nothing")


MAKERS = (pipe, device, listener, folder_there, link_to_nothing)


def start(folder: Path) -> list[str]:
    """Start in another process, which does not hang; what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", START, str(folder)], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("has_log", [False, True])
def test_what_is_no_file_is_set_aside(
    open_store: OpenStore, folder: Path, tmp_path: Path, make: Callable[[Path], None], has_log: bool
) -> None:
    """All places at once; with a log, as after a kill, all others."""
    open_store().profile("Ana")
    if has_log:
        log = (folder / "biotope.sqlite-wal").read_bytes()
        database = (folder / "biotope.sqlite").read_bytes()
    open_store().close()
    (folder / "biotope.sqlite-wal").unlink(missing_ok=True)
    places = [*BESIDE, *OF_THE_APP]
    if has_log:
        (folder / "biotope.sqlite-wal").write_bytes(log)
        (folder / "biotope.sqlite").write_bytes(database)
        places.remove("biotope.sqlite-wal")
    for name in (*places, *BACKUPS[1:]):
        (folder / name).unlink(missing_ok=True)
        make(folder / name)
    told, found = start(folder)
    assert told.endswith("None") and told.count("no_file_set_aside") == len(places) - len(OF_THE_APP)
    assert found == "['Ana', 'Ben'] None"
    for name in places:
        assert os.path.lexists(folder / f"other-{name}")
    assert open_store().notices == []


@pytest.mark.parametrize("make", [pipe, folder_there])
@pytest.mark.parametrize("name", ["biotope.sqlite", "biotope.lock", "backups", "biotope.log.1", "backups/0.sqlite"])
def test_in_the_place_of_other_files(
    open_store: OpenStore, folder: Path, name: str, make: Callable[[Path], None]
) -> None:
    open_store().profile("Ana")
    open_store().close()
    place = folder / name
    if place.is_dir():
        place.rename(folder / "away")
    else:
        place.unlink(missing_ok=True)
    make(place)
    told, found = start(folder)
    assert "'Ben'" in found, told


@pytest.mark.parametrize("make", MAKERS)
def test_what_is_in_the_place_of_a_new_backup_is_set_aside_and_the_backup_made(
    open_store: OpenStore, folder: Path, make: Callable[[Path], None]
) -> None:
    open_store().profile("Ana")
    open_store().close()
    (folder / "backups/1.sqlite").unlink()
    make(folder / "backups/0.sqlite")
    assert open_store().notices == []
    assert is_usable(folder / "backups/1.sqlite")
    assert os.path.lexists(folder / "backups/other-0.sqlite")
