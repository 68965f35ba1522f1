"""Files of a later version stay as they are, wherever they are among those of this one."""

import shutil
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from game.profile import schema
from game.profile.store import Store, StoreTooNew
from tests.profile.support import OpenStore
from tests.support.full_disk import full_disk


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A database that a later version wrote."""
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE achievement (id TEXT);"))
        with closing(Store.open(tmp_path / "later")) as store:
            store.profile("Zoe")
    return (tmp_path / "later" / "biotope.sqlite").read_bytes()


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.sqlite")}


@pytest.mark.parametrize("is_full", [False, True])
@pytest.mark.parametrize("name", ["rewritten.sqlite", "backups/1.sqlite"])
def test_alone_it_is_refused_untouched(
    open_store: OpenStore, folder: Path, later: bytes, name: str, is_full: bool
) -> None:
    (folder / "backups").mkdir(parents=True)
    (folder / name).write_bytes(later)
    with full_disk() if is_full else nullcontext(), pytest.raises(StoreTooNew):
        open_store()
    assert contents(folder) == {name: later}


def test_a_database_that_it_was_about_to_replace_is_not_opened(
    open_store: OpenStore, folder: Path, later: bytes
) -> None:
    open_store().close()
    (folder / "rewritten.sqlite").write_bytes(later)
    before = contents(folder)
    with pytest.raises(StoreTooNew):
        open_store()
    assert contents(folder) == before


def test_a_newer_backup_is_not_passed_over_for_an_older_one(
    open_store: OpenStore, folder: Path, later: bytes
) -> None:
    for _ in range(3):
        open_store().close()
    (folder / "backups" / "1.sqlite").write_bytes(later)
    (folder / "biotope.sqlite").write_bytes(b"These are no games.")
    before = contents(folder)
    with pytest.raises(StoreTooNew):
        open_store()
    assert contents(folder) == before


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_later_backup_is_kept_beside_those_of_this_version(
    open_store: OpenStore, folder: Path, later: bytes, number: int
) -> None:
    for _ in range(4):
        open_store().close()
    backups = folder / "backups"
    (backups / f"{number}.sqlite").write_bytes(later)
    for _ in range(5):
        assert open_store().notices == []
    [kept] = backups.glob("newer-*.sqlite")
    assert kept.read_bytes() == later
    assert {file.name for file in backups.iterdir()} == {"1.sqlite", "2.sqlite", "3.sqlite", kept.name}


@pytest.mark.parametrize("has_database", [True, False])
def test_an_unreadable_copy_that_was_being_written_is_not_deleted(
    open_store: OpenStore, folder: Path, has_database: bool
) -> None:
    open_store().profile("Ana")
    open_store().close()
    shutil.copy(folder / "biotope.sqlite", folder / "rewritten.sqlite")
    with (folder / "rewritten.sqlite").open("r+b") as file:
        file.seek(18)
        file.write(b"\7\7")
    written = (folder / "rewritten.sqlite").read_bytes()
    if not has_database:
        (folder / "biotope.sqlite").unlink()
    store = open_store()
    assert [person.name for person in store.profiles()] == ["Ana"]
    assert [file.read_bytes() for file in folder.glob("damaged-*.sqlite")] == [written]
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        assert raw.execute("SELECT name FROM profile").fetchall() == [("Ana",)]
