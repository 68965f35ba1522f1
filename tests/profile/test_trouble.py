"""Saving stops when the disk refuses: the game goes on, the player is told, and nothing is missing afterwards."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.profile import disk
from game.profile.store import Notice, Store
from tests.profile.support import OpenStore, header, play

Other = sqlite3.Connection


def on_disk(folder: Path) -> int:
    """How many actions the file has."""
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        return int(raw.execute("SELECT count(*) FROM action").fetchone()[0])


@pytest.fixture
def other(store: Store, folder: Path) -> Iterator[Other]:
    """Another program with the same file open."""
    with closing(sqlite3.connect(folder / "biotope.sqlite", isolation_level=None)) as connection:
        yield connection


class TestAnotherProgramHoldsTheFile:
    def test_the_game_goes_on_and_what_is_missing_is_written_in_its_order(
        self, store: Store, other: Other, folder: Path, open_store: OpenStore
    ) -> None:
        first = store.begin(header("Ana"), {0: "Ana"})
        store.append(first, "0 place 0")
        other.execute("BEGIN IMMEDIATE")
        store.append(first, "0 place 1")
        second = store.begin(header("Ben"), {0: "Ben"})
        store.append(second, "0 place 2", "0 place 3")
        store.truncate(second, 1)
        assert store.trouble == Notice("busy", folder) and store.unsaved
        assert on_disk(folder) == 1

        other.execute("ROLLBACK")
        store.catch_up()

        assert store.trouble is None and not store.unsaved
        before = store.running()
        assert on_disk(folder) == 3
        assert open_store().running() == before
        assert [game.actions for game in before] == [("0 place 2",), ("0 place 0", "0 place 1")]

    def test_the_next_move_resumes_by_itself(self, store: Store, other: Other, folder: Path) -> None:
        game = store.begin(header("Ana"), {0: "Ana"})
        other.execute("BEGIN IMMEDIATE")
        store.append(game, "0 place 0")
        other.execute("ROLLBACK")
        store.append(game, "0 place 1")
        assert store.trouble is None
        assert on_disk(folder) == 2

    def test_no_move_freezes_the_window(self, store: Store, other: Other) -> None:
        game = store.begin(header("Ana"), {0: "Ana"})
        other.execute("BEGIN EXCLUSIVE")
        begun = time.monotonic()
        for number in range(20):
            store.append(game, f"0 place {number}")
            assert len(store.running()[0].actions) == number + 1
        assert time.monotonic() - begun < 1

    def test_closing_writes_what_can_be_written_by_then(self, store: Store, other: Other, folder: Path) -> None:
        game = store.begin(header("Ana"), {0: "Ana"})
        other.execute("BEGIN IMMEDIATE")
        store.append(game, "0 place 0")
        other.execute("ROLLBACK")
        store.close()
        assert on_disk(folder) == 1

    def test_a_start_while_it_is_held_shows_the_games_and_saves_later(
        self, open_store: OpenStore, other: Other, folder: Path
    ) -> None:
        open_store().profile("Ana")
        other.execute("BEGIN IMMEDIATE")
        store = open_store()
        assert store.trouble == Notice("busy", folder) and not store.unsaved
        assert [profile.name for profile in store.profiles()] == ["Ana"]
        play(store, "Ben", totals=[60])
        other.execute("ROLLBACK")
        store.catch_up()
        assert store.trouble is None
        assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben"]
        assert len(open_store().finished()) == 1

    def test_a_file_that_somebody_changed_meanwhile_is_set_aside(
        self, open_store: OpenStore, other: Other, folder: Path
    ) -> None:
        open_store().profile("Ana")
        other.execute("BEGIN IMMEDIATE")
        store = open_store()
        play(store, "Ben", totals=[60])
        other.execute("DELETE FROM profile")
        other.execute("COMMIT")
        store.catch_up()
        [notice] = store.notices
        assert (store.trouble, store.unsaved, notice.kind) == (None, False, "other_set_aside")
        assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben"]
        assert notice.path is not None
        with closing(sqlite3.connect(notice.path)) as theirs:
            assert theirs.execute("SELECT * FROM profile").fetchall() == []

    def test_a_change_that_another_program_makes_while_one_plays_is_set_aside(
        self, store: Store, other: Other, folder: Path, open_store: OpenStore
    ) -> None:
        store.profile("Ana")
        other.execute("DELETE FROM profile")
        store.profile("Ben")
        [notice] = store.notices
        assert notice.kind == "changed_set_aside" and notice.path is not None
        assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben"]
        with closing(sqlite3.connect(notice.path)) as theirs:
            assert theirs.execute("SELECT * FROM profile").fetchall() == []

    def test_a_file_that_is_deleted_before_it_could_be_written_at_all(
        self, open_store: OpenStore, other: Other, folder: Path
    ) -> None:
        open_store().profile("Ana")
        other.execute("BEGIN IMMEDIATE")
        store = open_store()
        play(store, "Ben", totals=[60])
        other.execute("ROLLBACK")
        for file in folder.glob("biotope*"):
            file.unlink()
        store.catch_up()
        assert (store.trouble, store.unsaved, [notice.kind for notice in store.notices]) == (
            None,
            False,
            ["rewritten"],
        )
        assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben"]


def test_saving_resumes_when_the_disk_has_room_again(
    open_store: OpenStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk with room for a few more pages, by SQLite's own limit on the size of a database."""
    monkeypatch.setattr(disk, "ON_DISK", (*disk.ON_DISK, "PRAGMA max_page_count = 20"))
    limited: list[sqlite3.Connection] = []
    connect = disk.connect_for_writing
    monkeypatch.setattr(
        "game.profile.files.connect_for_writing", lambda path: limited.append(connect(path)) or limited[-1]
    )
    store = open_store()
    game = store.begin(header("Ana"), {0: "Ana"})
    for number in range(60):
        store.append(game, f"0 place {number},0 {'and more ' * 100}")
    assert store.trouble == Notice("disk_full", folder)
    assert on_disk(folder) < 60

    limited[0].execute("PRAGMA max_page_count = 9999")
    store.catch_up()

    assert store.trouble is None
    assert on_disk(folder) == 60


def test_a_file_that_is_damaged_while_one_plays_is_set_aside_and_written_anew(
    store: Store, folder: Path, open_store: OpenStore
) -> None:
    game = store.begin(header("Ana"), {0: "Ana"})
    store.append(game, "0 place 0")
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    path = folder / "biotope.sqlite"
    path.write_bytes(path.read_bytes()[:4096] + b"\xa5" * 40000)
    for number in range(1, 9):
        store.append(game, f"0 place {number}")
    assert store.trouble is None
    assert [notice.kind for notice in store.notices] == ["set_aside"]
    actions = tuple(f"0 place {number}" for number in range(9))
    assert open_store().running()[0].actions == actions


def test_a_backups_folder_that_cannot_be_written_does_not_stop_saving(open_store: OpenStore, folder: Path) -> None:
    folder.mkdir()
    backups = folder / "backups"
    backups.write_text("no folder at all")
    store = open_store()
    assert (store.notices, store.trouble) == ([Notice("no_backup", backups)], None)
    store.profile("Ana")
    assert [profile.name for profile in open_store().profiles()] == ["Ana"]
