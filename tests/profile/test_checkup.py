"""A look at a store that changes nothing of it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import pytest

from game.profile import schema
from game.profile.checkup import Checkup, check_up
from game.profile.store import Store
from tests.profile.support import OpenStore, header, play

NOTHING = Checkup("none", 0, False, 0, 0, 0, {}, {})


def content(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def test_where_nothing_is_nothing_is_made(folder: Path) -> None:
    assert check_up(folder) == NOTHING
    assert not folder.exists()


def test_people_and_games_are_counted(open_store: OpenStore, folder: Path) -> None:
    store = open_store()
    play(store, "Ana", totals=[50])
    play(store, "Ana", "Ben", totals=[30, 40])
    play(store, "Ben", game="aqua", totals=[20])
    store.begin(header("Ana"), {0: "Ana"})
    found = check_up(folder)
    assert (found.state, found.in_use, found.people) == ("sound", True, 2)
    assert (found.running, found.finished) == ({"forest": 1}, {"aqua": 1, "forest": 2})

    open_store().close()
    before = content(folder)
    closed = check_up(folder)
    assert (closed.in_use, closed.backups, closed.finished) == (False, 2, found.finished)
    assert content(folder) == before


def test_a_damaged_database_is_said_and_left_where_it_is(open_store: OpenStore, folder: Path) -> None:
    open_store().close()
    database = folder / "biotope.sqlite"
    database.write_bytes(b"no database at all" * 500)
    before = content(folder)
    found = check_up(folder)
    assert (found.state, found.people, found.finished, found.backups) == ("damaged", 0, {}, 1)
    assert content(folder) == before
    open_store()
    assert check_up(folder).damaged == 1


def test_databases_of_other_versions(open_store: OpenStore, folder: Path) -> None:
    open_store().close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as later:
        later.execute("ALTER TABLE game ADD COLUMN weather TEXT")
        later.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    assert check_up(folder).state == "newer"
    (folder / "biotope.sqlite").unlink()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as early:
        early.executescript(f"{schema.MIGRATIONS[0]} PRAGMA user_version = 1;")
    assert (check_up(folder).state, check_up(folder).people) == ("older", 0)


def test_a_folder_in_its_place_is_set_aside_at_the_next_start(folder: Path) -> None:
    (folder / "biotope.sqlite").mkdir(parents=True)
    assert check_up(folder).state == "damaged"


def test_what_the_system_lets_nobody_read_is_closed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> NoReturn:
        raise PermissionError(path)

    Store.open(folder).close()
    monkeypatch.setattr("game.profile.checkup.condition_of", refuse)
    assert check_up(folder).state == "closed"
