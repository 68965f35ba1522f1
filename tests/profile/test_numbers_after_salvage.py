"""The number of a removed game or person names nobody else, even after the database was damaged."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from game.profile.first_notes import SeenNotes
from game.profile.lessons import Lessons
from game.profile.store import Store
from tests.profile.support import OpenStore, play
from tests.profile.test_daily import session
from tests.profile.test_damage import break_table

DAY = date(2026, 11, 19)


def removed_try(store: Store) -> int:
    game = store.begin(session(DAY).record.text().splitlines()[0], {0: "Ana"})
    store.give_up(game)
    store.remove(game)
    return game


def lose_the_counters(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute("DELETE FROM sqlite_sequence")
        raw.commit()


@pytest.mark.parametrize("has_counters", [True, False])
def test_the_next_try_of_a_daily_can_be_removed_too(open_store: OpenStore, folder: Path, has_counters: bool) -> None:
    first = removed_try(open_store())
    open_store().close()
    if not has_counters:
        lose_the_counters(folder)
    break_table(folder, "summary")
    store = open_store()
    assert [notice.kind for notice in store.notices][:1] == ["set_aside"]
    second = removed_try(store)
    assert second > first
    assert {one.id for one in store.removed_tries()} == {first, second}


@pytest.mark.parametrize("has_counters", [True, False])
def test_a_new_person_has_learned_nothing(open_store: OpenStore, folder: Path, has_counters: bool) -> None:
    store = open_store()
    play(store, "Ana", totals=[50])
    for name in ("Lia", "Zed"):
        person = store.profile(name).id
        if name == "Zed":
            Lessons(store).learn("forest", person)
        SeenNotes(store).see("forest", person, "first")
        store.delete(person)
    store.close()
    if not has_counters:
        lose_the_counters(folder)
    break_table(folder, "summary")
    store = open_store()
    person = store.profile("Yan").id
    assert Lessons(store).learned_by(person) == []
    assert SeenNotes(store).seen("forest", person) == frozenset()


def test_a_lost_counter_comes_from_the_backup(open_store: OpenStore, folder: Path) -> None:
    store = open_store()
    games = [play(store, "Ana", totals=[points]) for points in (50, 60)]
    store.remove(games[-1])
    open_store().close()
    lose_the_counters(folder)
    break_table(folder, "summary")
    assert play(open_store(), "Ana", totals=[70]) > games[-1]
