"""A flipped bit in a stored value: SQLite reads it, the game does not, and a backup has the intact value."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Notice, Store
from tests.profile.support import ticking_clock
from tests.saves.make import fill
from tests.support.full_disk import full_disk

FLIPS = int(os.environ.get("BIOTOPE_FLIPS", "10"))

VALUES = (
    ("setting", "value"),
    ("profile", "name"),
    ("profile", "folded"),
    ("profile", "emblem"),
    ("profile", "created"),
    ("game", "name"),
    ("game", "header"),
    ("game", "screen"),
    ("game", "plans"),
    ("game", "begun"),
    ("game", "touched"),
    ("game", "ended"),
    ("game", "result"),
    ("review", "data"),
    ("removed_try", "tried"),
)
TABLES = ("setting", "profile", "game", "seat", "action", "review", "removed_try", "identity")
Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with finished and running games, all of them in the newest backup."""
    folder = tmp_path_factory.mktemp("kept")
    clock = ticking_clock()
    with closing(Store.open(folder, clock)) as store:
        fill(store)
        finished = store.finished()[0]
        store.keep_review(finished.id, 0, 1, {"decisions": []})
        store.identities([profile.id for profile in store.profiles()])
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw, raw:
        raw.execute("INSERT INTO removed_try VALUES (99, 1, '2026-05-01T09:00:00+00:00', 0, '{\"day\": 1}', 0)")
    Store.open(folder, clock).close()
    return folder


@pytest.fixture
def folder(kept: Path, tmp_path: Path) -> Path:
    return shutil.copytree(kept, tmp_path / "data")


def rows_of(folder: Path) -> Rows:
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.text_factory = bytes
        return {table: sorted(raw.execute(f"SELECT * FROM {table}").fetchall(), key=repr) for table in TABLES}


def start(folder: Path) -> list[Notice]:
    with closing(Store.open(folder, ticking_clock())) as store:
        return store.notices


def kinds(notices: list[Notice]) -> list[str]:
    return [notice.kind for notice in notices]


def damage(folder: Path, table: str, column: str, change: Callable[[bytes], bytes], row: int = 0) -> None:
    """Change the bytes of one value that is not NULL."""
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw, raw:
        raw.create_function("change", 1, lambda value: change(bytes(value)))
        key = f"SELECT * FROM {table} WHERE {column} IS NOT NULL LIMIT 1 OFFSET {row}"
        names = [name for (name, *_) in raw.execute(key).description]
        [found] = raw.execute(key).fetchall()
        condition = " AND ".join(f"{name} IS ?" for name in names)
        query = f"UPDATE {table} SET {column} = CAST(change(CAST({column} AS BLOB)) AS TEXT) WHERE {condition}"
        assert raw.execute(query, found).rowcount == 1


def first_bit(value: bytes) -> bytes:
    """No longer UTF-8, JSON, a moment or a known word."""
    return bytes([value[0] ^ 0x80]) + value[1:]


def first_letter(value: bytes) -> bytes:
    return bytes([value[0] ^ 0x10]) + value[1:]


@pytest.mark.parametrize("flip", [first_bit, first_letter])
@pytest.mark.parametrize(("table", "column"), VALUES)
def test_a_damaged_value_comes_back_and_the_player_is_told_once(
    folder: Path, table: str, column: str, flip: Callable[[bytes], bytes]
) -> None:
    before = rows_of(folder)
    damage(folder, table, column, flip)
    assert rows_of(folder) != before
    [notice] = start(folder)
    assert (notice.kind, notice.games) == ("repaired", 1 if table in ("game", "review", "removed_try") else 0)
    assert rows_of(folder) == before
    assert start(folder) == []


@pytest.mark.parametrize("table", ["setting", "identity"])
def test_a_row_whose_key_is_damaged_comes_back(folder: Path, table: str) -> None:
    before = rows_of(folder)
    damage(folder, table, {"setting": "key", "identity": "uid"}[table], first_letter)
    assert kinds(start(folder)) == ["repaired"]
    assert set(before[table]) <= set(rows_of(folder)[table])
    assert start(folder) == []


@pytest.mark.parametrize("row", [0, 3, 8])
def test_a_seat_of_nobody_is_given_back(folder: Path, row: int) -> None:
    before = rows_of(folder)
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw, raw:
        key = raw.execute(f"SELECT game, seat FROM seat LIMIT 1 OFFSET {row}").fetchone()
        raw.execute("UPDATE seat SET profile = profile + 64 WHERE game = ? AND seat = ?", key)
    assert kinds(start(folder)) == ["repaired"]
    assert rows_of(folder) == before


@pytest.mark.parametrize("seed", range(FLIPS))
def test_a_flipped_bit_in_a_record_leaves_a_game_that_the_rules_can_play(folder: Path, seed: int) -> None:
    random = Random(seed)

    def flip(value: bytes) -> bytes:
        place = random.randrange(len(value))
        return value[:place] + bytes([value[place] ^ (1 << random.randrange(8))]) + value[place + 1 :]

    counts = {"game": 5, "action": sum(map(len, rows_of(folder)["action"])) // 3}
    table, column = random.choice((("game", "header"), ("action", "line")))
    damage(folder, table, column, flip, random.randrange(counts[table]))
    start(folder)
    with closing(Store.open(folder, ticking_clock())) as store:
        assert (len(store.finished()), len(store.running()), store.lost()) == (3, 2, [])
        for game in (*store.finished(), *store.running()):
            record = Record.parse("\n".join((game.header, *game.actions)))
            session = Session(GAMES[record.header["game"]], record)
            if game.id <= 3:
                assert session.outcome is not None
            else:
                assert len(game.actions) == 30


def test_a_running_game_keeps_the_actions_since_the_backup(folder: Path) -> None:
    with closing(Store.open(folder, ticking_clock())) as store:
        game = store.running()[-1]
        session = Session(GAMES["forest"], Record.parse("\n".join((game.header, *game.actions))))
        for _ in range(3):
            seat = session.actors[0]
            action = next(iter(session.view(session.controller(seat)).legal[seat]))
            for entry in session.submit(action):
                store.append(game.id, session.game.codec.encode(entry.action))
        played = next(one.actions for one in store.running() if one.id == game.id)
        assert len(played) >= 33
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw, raw:
        raw.execute("UPDATE action SET line = 'p' || line WHERE game = ? AND number = 4", (game.id,))
    with closing(Store.open(folder, ticking_clock())) as store:
        assert kinds(store.notices) == ["repaired"]
        assert next(one.actions for one in store.running() if one.id == game.id) == played


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_only_intact_copy_is_found_in_every_backup(folder: Path, number: int) -> None:
    """Earlier versions copied the damage: only an older backup is intact."""
    before = rows_of(folder)
    damage(folder, "game", "header", first_letter)
    backups = folder / "backups"
    intact = (backups / "1.sqlite").read_bytes()
    for each in (1, 2, 3):
        shutil.copy(folder / "biotope.sqlite", backups / f"{each}.sqlite")
    (backups / f"{number}.sqlite").write_bytes(intact)
    assert start(folder) == [Notice("repaired", folder / "biotope.sqlite", 1)]
    assert rows_of(folder) == before


def test_a_damaged_game_can_be_read_on_a_full_disk_and_is_repaired_afterwards(folder: Path) -> None:
    before = rows_of(folder)
    damage(folder, "game", "header", first_bit)
    with closing(Store.open(folder, ticking_clock())) as store:
        store.close()
    damage(folder, "game", "header", first_bit)
    with full_disk():
        store = Store.open(folder, ticking_clock())
        assert len(store.finished()) == 3
        assert kinds(store.notices)[:1] == ["repaired"]
    store.catch_up()
    assert kinds(store.notices).count("repaired") == 1 and store.trouble is None
    store.close()
    assert rows_of(folder) == before


def test_a_damaged_backup_changes_nothing(folder: Path) -> None:
    before = rows_of(folder)
    for place in range(5000, 60_000, 3000):
        with (folder / "backups" / "1.sqlite").open("r+b") as file:
            file.seek(place)
            file.write(b"\xa5" * 40)
    assert start(folder) == []
    assert rows_of(folder) == before


def test_what_was_changed_since_the_backup_stays(folder: Path) -> None:
    with closing(Store.open(folder, ticking_clock())) as store:
        store.rename(1, "Anna")
        store.set_setting("language", "fr")
        store.truncate(store.running()[0].id, 20)
        store.give_up(store.running()[1].id)
        store.remove(store.finished()[-1].id)
        store.delete(4)
    before = rows_of(folder)
    assert start(folder) == []
    assert rows_of(folder) == before


def test_a_rename_whose_key_an_earlier_version_computed_stays(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw, raw:
        # Until keys told “ß” from “ss”, they were the case-folded names.
        raw.execute("UPDATE profile SET name = 'Weiß', folded = 'weiss' WHERE id = 1")

    assert start(folder) == []
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        assert raw.execute("SELECT name, folded FROM profile WHERE id = 1").fetchone() == ("Weiß", "weiß")


def test_another_database_under_the_same_numbers_gets_nothing_of_the_backup(folder: Path, tmp_path: Path) -> None:
    with closing(Store.open(tmp_path / "other")) as store:
        fill(store)
    shutil.copy(tmp_path / "other" / "biotope.sqlite", folder)
    damage(folder, "game", "header", first_letter)
    damage(folder, "profile", "emblem", first_bit)
    before = rows_of(folder)
    start(folder)
    after = rows_of(folder)
    assert {table: after[table] for table in ("game", "profile", "seat", "action")} == {
        table: before[table] for table in ("game", "profile", "seat", "action")
    }


def test_settings_of_other_people_are_not_put_back(folder: Path, tmp_path: Path) -> None:
    """They hold numbers of people: who has learned which game, who has seen which note."""
    with closing(Store.open(folder)) as store:
        store.set_setting("lessons_learned", {"forest": [1]})
    Store.open(folder).close()
    with closing(Store.open(tmp_path / "fresh")) as fresh:
        fresh.profile("Bob")
    shutil.copy(tmp_path / "fresh" / "biotope.sqlite", folder / "biotope.sqlite")
    notices = start(folder)
    with closing(Store.open(folder)) as store:
        assert [person.name for person in store.profiles()] == ["Bob"]
        assert store.setting("lessons_learned") is None
    assert "repaired" not in kinds(notices)
