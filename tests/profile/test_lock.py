import errno
import os
import runpy
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.profile import lock
from game.profile.lock import locked
from game.profile.store import Store, StoreLocked
from tests.support.system import needs_pipes

OPEN = """
import sys
from pathlib import Path
from game.profile.store import Store, StoreLocked
try:
    Store.open(Path(sys.argv[1])).close()
except StoreLocked as error:
    sys.exit(str(error))
"""


def open_in_another_process(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", OPEN, str(folder)], capture_output=True, text=True, check=False)


def test_a_second_process_is_told_in_one_sentence(store: Store, folder: Path) -> None:
    second = open_in_another_process(folder)
    assert (second.returncode, second.stdout) == (1, "")
    assert second.stderr == f"Biotope is already open with the games in {folder}; please close it there first.\n"


def test_a_second_copy_changes_nothing_and_the_first_goes_on(store: Store, folder: Path) -> None:
    files = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    with pytest.raises(StoreLocked):
        Store.open(folder)
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == files
    store.set_setting("language", "fr")
    assert store.setting("language") == "fr"


def test_a_closed_store_lets_the_next_one_in(store: Store, folder: Path) -> None:
    store.close()
    assert open_in_another_process(folder).returncode == 0


def test_two_folders_are_two_stores(store: Store, tmp_path: Path) -> None:
    Store.open(tmp_path / "other").close()


@needs_pipes
def test_a_pipe_in_the_place_of_the_lock_is_an_error_and_no_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "biotope.lock")
    with pytest.raises(OSError), locked(tmp_path):
        pass
    with closing(Store.open(tmp_path)) as store:
        assert store.trouble is not None


@pytest.mark.parametrize("number", [errno.EACCES, errno.EDEADLOCK, errno.EAGAIN, errno.EIO])
def test_on_windows_every_refusal_to_lock_means_that_the_folder_is_in_use(
    monkeypatch: pytest.MonkeyPatch, number: int, tmp_path: Path
) -> None:
    def refuse(descriptor: int, mode: int, length: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=refuse, LK_NBLCK=2))
    monkeypatch.setattr(sys, "platform", "win32")
    take = runpy.run_path(str(lock.__file__))["take"]
    with (tmp_path / "lock").open("wb") as file:
        assert take(file.fileno()) is False
