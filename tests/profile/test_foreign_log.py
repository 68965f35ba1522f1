"""A database beside the write-ahead log of another one, as after copying it over that of a killed app."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.checkup import check_up
from game.profile.store import Store
from tests.profile.support import header, play, ticking_clock
from tests.profile.test_damage import PAGE, flip
from tests.support.full_disk import full_disk


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with twelve games of Ana, closed cleanly."""
    folder = tmp_path_factory.mktemp("own")
    with closing(Store.open(folder, ticking_clock())) as store:
        for seed in range(12):
            game = store.begin(header("Ana", seed=seed), {0: "Ana"})
            store.append(game, *("0 place and more" for _ in range(40)))
    return folder


def left_by_a_kill(folder: Path, games: int, is_first_start: bool) -> Path:
    """Another folder in which the app was killed while it had games of Zoe open."""
    running = folder.with_name(folder.name + "-running")
    if not is_first_start:
        with closing(Store.open(running)) as store:
            for _ in range(games):
                play(store, "Zoe", totals=[50])
    with closing(Store.open(running)) as store:
        store.profile("Zack")
        for _ in range(games):
            play(store, "Zoe", totals=[60])
        shutil.copytree(running, folder)
    return folder


@pytest.mark.parametrize("games", [0, 3, 20])
@pytest.mark.parametrize("is_first_start", [True, False])
@pytest.mark.parametrize("has_backups", [True, False])
def test_a_database_copied_over_that_of_a_killed_app(
    own: Path, tmp_path: Path, games: int, is_first_start: bool, has_backups: bool
) -> None:
    folder = left_by_a_kill(tmp_path / "data", games, is_first_start)
    log = (folder / "biotope.sqlite-wal").read_bytes()
    shutil.copy(own / "biotope.sqlite", folder)
    if not has_backups:
        shutil.rmtree(folder / "backups", ignore_errors=True)
    assert (check_up(folder).state, check_up(folder).running) == ("sound", {"forest": 12})
    with closing(Store.open(folder)) as store:
        [notice, *others] = store.notices
        assert notice.kind == "other_set_aside" and notice.path is not None
        has_other_backup = has_backups and not is_first_start and games > 0
        assert [other.kind for other in others] == (["backup_kept"] if has_other_backup else [])
        assert notice.path.name.startswith("other-") and notice.path.name.endswith(".sqlite-wal")
        assert notice.path.read_bytes() == log
        assert len(store.running()) == 12 and [person.name for person in store.profiles()] == ["Ana"]
    with closing(Store.open(folder)) as store:
        assert (store.notices, len(store.running())) == ([], 12)


def test_a_foreign_log_on_a_full_disk(own: Path, tmp_path: Path) -> None:
    folder = left_by_a_kill(tmp_path / "data", 3, is_first_start=True)
    shutil.copy(own / "biotope.sqlite", folder)
    with full_disk(10), closing(Store.open(folder)) as store:
        assert len(store.running()) == 12
    with closing(Store.open(folder)) as store:
        assert len(store.running()) == 12


def test_an_own_log_is_used_even_when_it_removes_games_and_people(own: Path, tmp_path: Path) -> None:
    running = shutil.copytree(own, tmp_path / "running")
    with closing(Store.open(running)) as store:
        for game in store.running():
            store.give_up(game.id)
            store.remove(game.id)
        store.delete(store.profile("Ana").id)
        play(store, "Eva", totals=[50])
        folder = shutil.copytree(running, tmp_path / "data")
    with closing(Store.open(folder)) as store:
        assert store.notices == []
        assert (store.running(), len(store.finished())) == ([], 1)
        assert [person.name for person in store.profiles()] == ["Eva"]


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ("profile", b"2026-"),
        ("profile", b":00"),
        ("sqlite_sequence", b"profile"),
        ("sqlite_sequence", b"game"),
    ],
)
def test_a_damaged_byte_in_the_database_makes_no_log_foreign(tmp_path: Path, table: str, text: bytes) -> None:
    """The log with all moves since the start was set aside for it."""
    running, folder, clock = tmp_path / "running", tmp_path / "data", ticking_clock()
    with closing(Store.open(running, clock)) as store:
        game = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    with closing(sqlite3.connect(running / "biotope.sqlite")) as raw:
        query = "SELECT pageno FROM dbstat WHERE name = ?"
        [[page]] = raw.execute(query, (table,)).fetchall()
    with closing(Store.open(running, clock)) as store:
        store.append(game, "0 pick bear", "1 pick fox")
        store.rename(store.profile("Ben").id, "Bob")
        shutil.copytree(running, folder)
    path = folder / "biotope.sqlite"
    place = path.read_bytes().index(text, (page - 1) * PAGE)
    assert place < page * PAGE
    flip(path, place, 1)
    with closing(Store.open(folder)) as store:
        assert store.running()[0].actions == ("0 pick bear", "1 pick fox")
        assert {person.name for person in store.profiles()} == {"Ana", "Bob"}
        assert "other_set_aside" not in [notice.kind for notice in store.notices]
