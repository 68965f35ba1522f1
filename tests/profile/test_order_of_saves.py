"""The game that was played last is the first to go on with, whatever the clock says."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from game.profile.schema import MIGRATIONS
from game.profile.store import Store
from tests.profile.support import MORNING, header
from tests.profile.test_damage import break_table


def open_at(folder: Path, *hours: int) -> Store:
    """A store whose clock shows these hours, one after the other, and then the last one."""
    moments = [MORNING + timedelta(hours=hour) for hour in hours]
    return Store.open(folder, lambda: moments.pop(0) if len(moments) > 1 else moments[0])


def seeds(store: Store) -> list[int]:
    return [seed for game in store.running() for seed in range(9) if game.header == header("Ana", seed=seed)]


def begin(store: Store, *numbers: int) -> dict[int, int]:
    """Begin games; return the number of each by its seed."""
    return {seed: store.begin(header("Ana", seed=seed), {0: "Ana"}) for seed in numbers}


def test_after_the_clock_jumped_back(folder: Path) -> None:
    with closing(open_at(folder, 9)) as store:
        games = begin(store, 1, 2)
    with closing(open_at(folder, 5)) as store:
        store.append(games[1], "0 pick 1")
        assert seeds(store) == [1, 2]
        begin(store, 3)
        assert seeds(store) == [3, 1, 2]
        store.set_screen(games[2], {})
    with closing(open_at(folder, 1)) as store:
        assert seeds(store) == [2, 3, 1]


def older(folder: Path, touched: Iterable[tuple[int, str]]) -> None:
    """A database without the order of saves."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        for number, step in enumerate(MIGRATIONS[:6], 1):
            raw.executescript(f"{step} PRAGMA user_version = {number};")
        raw.executemany(
            "INSERT INTO game (name, players, header, begun, touched) VALUES ('forest', 1, ?, ?, ?)",
            [(header("Ana", seed=seed), moment, moment) for seed, moment in touched],
        )
        raw.commit()


def test_an_older_database_is_put_in_order_by_its_moments(folder: Path) -> None:
    hours = {1: 7, 2: 9, 3: 8, 4: 9}
    older(folder, [(seed, (MORNING + timedelta(hours=hour)).isoformat()) for seed, hour in hours.items()])
    with closing(open_at(folder, 0)) as store:
        assert seeds(store) == [4, 2, 3, 1]
        store.append(store.running()[3].id, "0 pick 1")
        assert seeds(store) == [1, 4, 2, 3]


def test_a_salvage_keeps_the_order(folder: Path) -> None:
    with closing(open_at(folder, 9, 9, 9, 9, 5)) as store:
        games = begin(store, 1, 2)
        store.append(games[1], "0 pick 1")
    break_table(folder, "summary")
    with closing(open_at(folder, 9)) as store:
        assert [notice.kind for notice in store.notices] == ["set_aside", "salvaged"]
        assert seeds(store) == [1, 2]


def test_imported_games_are_put_between_by_their_moments(folder: Path, tmp_path: Path) -> None:
    with closing(open_at(tmp_path / "other", 8)) as other:
        begin(other, 5)
        export = other.export(other.profiles()[0].id)
    with closing(open_at(folder, 7)) as store:
        begin(store, 1)
    with closing(open_at(folder, 9)) as store:
        games = begin(store, 2)
        store.take_in(export)
        assert seeds(store) == [2, 5, 1]
    with closing(open_at(folder, 6)) as store:
        store.append(games[2], "0 pick 1")
        assert seeds(store) == [2, 5, 1]
