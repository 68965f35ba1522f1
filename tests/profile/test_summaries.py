"""Finished games are summarised once, and the summaries are stored beside them."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import Fold, Game
from game.core.session import Session
from game.games.aqua.game import AQUA
from game.games.registry import GAMES
from game.profile import summaries
from game.profile.daily import daily
from game.profile.store import Store
from game.ui.kept.finished import player, players
from tests.profile.support import OpenStore
from tests.support.history import keep, played


class Counting:
    """A fold that counts how often it is made."""

    def __init__(self) -> None:
        self.made = 0
        self.game: Game = replace(AQUA, fold=Fold(1, self._of))

    def _of(self, view: Any) -> Mapping[str, Any]:
        self.made += 1
        return {"seats": len(view.sheets), "made": self.made}


@pytest.fixture(scope="module")
def session() -> Any:
    return played("aqua", ("Ana", "Ben"), seed=4)


def test_a_game_is_folded_once_and_kept_for_the_next_start(open_store: OpenStore, session: Any) -> None:
    counting, store = Counting(), open_store()
    keep(store, session)
    [first] = store.summaries(counting.game)
    assert first.data == {"seats": 2, "made": 1}
    keep(store, session)
    assert [one.data["made"] for one in store.summaries(counting.game)] == [1, 2]
    assert [one.data["made"] for one in open_store().summaries(counting.game)] == [1, 2]


def test_many_games_are_summarised_one_at_a_time(open_store: OpenStore, session: Any) -> None:
    counting, store = Counting(), open_store()
    for _ in range(3):
        keep(store, session)
    assert store.unread_summaries(counting.game) == 3
    left = []
    while not left or left[-1]:
        left.append(store.read_summaries(counting.game, lambda: True))
    assert (left, counting.made) == ([2, 1, 0], 3)
    assert [one.data["made"] for one in store.summaries(counting.game)] == [1, 2, 3], "none is made again"


def test_a_summary_that_was_begun_by_one_page_is_there_after_the_end(open_store: OpenStore, session: Any) -> None:
    counting, store = Counting(), open_store()
    for _ in range(3):
        keep(store, session)
    store.read_summaries(counting.game, lambda: True)
    assert [one.data["made"] for one in open_store().summaries(counting.game)] == [1, 2, 3]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed_once_for_everything(
    open_store: OpenStore, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The summary made at the end of a game is the one that its replay gives."""
    store, kind = open_store(), GAMES[game]
    keep(store, played(game, ("Ana", "Ben"), assisted=True))
    keep(store, played(game, ("Ana",)))
    replays: list[Any] = []

    class Counted(Session):
        def __init__(self, *given: Any, **how: Any) -> None:
            replays.append(given)
            super().__init__(*given, **how)

    monkeypatch.setattr(summaries, "Session", Counted)
    ana = store.profile("Ana").id
    at_the_end = store.summaries(kind), store.figures(kind, ana)
    assert replays == [] and at_the_end[1].games == 2 and all(one.data for one in at_the_end[0])
    store._run("DELETE FROM summary")
    store = open_store()
    assert (store.summaries(kind), store.figures(kind, ana)) == at_the_end
    assert len(replays) == 2
    store.tries(kind)
    assert len(replays) == 2


def test_years_of_games_of_one_person_are_all_kept(open_store: OpenStore, folder: Path, session: Any) -> None:
    counting, store, games = Counting(), open_store(), 1_200
    first = keep(store, session)
    store.summaries(counting.game)
    store.close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        for table, key in (("game", "id"), ("summary", "game"), ("seat", "game")):
            columns = ", ".join(name for _, name, *_ in raw.execute(f"PRAGMA table_info({table})") if name != key)
            raw.execute(
                f"WITH RECURSIVE again(id) AS (SELECT {first} + 1 UNION ALL SELECT id + 1 FROM again LIMIT ?) "
                f"INSERT INTO {table} ({key}, {columns}) SELECT again.id, {columns} FROM {table} JOIN again "
                f"WHERE {table}.{key} = {first}",
                (games - 1,),
            )
        raw.commit()
    store = open_store()
    assert len(store.summaries(counting.game)) == games
    assert store.unread_summaries(counting.game) == 0 and counting.made == 1
    assert all(
        one.seats == {0: store.profile("Ana").id, 1: store.profile("Ben").id}
        for one in store.summaries(counting.game)
    )


@pytest.mark.parametrize("change", ["version", "fold"])
def test_other_rules_or_another_fold_fold_it_again(open_store: OpenStore, session: Any, change: str) -> None:
    counting, store = Counting(), open_store()
    keep(store, session)
    store.summaries(counting.game)
    fold = counting.game.fold
    assert fold is not None
    changes: dict[str, Any] = {"version": {"version": 9}, "fold": {"fold": replace(fold, version=2)}}
    other = replace(counting.game, **changes[change])
    assert [store.summaries(other)[0].data["made"] for _ in range(2)] == [2, 2]


@pytest.mark.parametrize("bad", ["'x'", "'[]'", "'7'", "x'ff'"])
def test_a_bad_value_is_made_anew(open_store: OpenStore, folder: Path, session: Any, bad: str) -> None:
    counting, store = Counting(), open_store()
    keep(store, session)
    store.summaries(counting.game)
    store.close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute(f"UPDATE summary SET data = {bad}")
        raw.commit()
    assert [one.data["made"] for one in open_store().summaries(counting.game)] == [2]


def test_a_game_that_cannot_be_read_gives_nothing_and_hides_no_other(open_store: OpenStore, session: Any) -> None:
    counting, store = Counting(), open_store()
    broken = keep(store, played("aqua", ("Ana",), actions=2))
    store.append(broken, "nonsense")
    store.finish(broken, {})
    keep(store, session)
    assert [bool(one.data) for one in store.summaries(counting.game)] == [False, True]
    assert counting.made == 1


def test_hints_and_the_day_of_a_daily_are_kept_beside_it(open_store: OpenStore) -> None:
    store, one = open_store(), daily(date(2026, 11, 16))
    challenge, game = one.challenge, GAMES[one.game]
    keep(store, played(one.game, ("Ana",), options=challenge.options, seed=challenge.seed, **one.header))
    keep(store, played(one.game, ("Ana",), assisted=True))
    for _ in range(2):
        trial, helped = store.summaries(game)
        assert trial.tried is not None
        assert (trial.tried["day"], trial.assisted) == ("2026-11-16", False)
        assert (helped.tried, helped.assisted) == (None, True)
        assert trial.begun < trial.ended < helped.begun
        store = open_store()


def test_a_removed_game_takes_it_along(open_store: OpenStore, session: Any) -> None:
    counting, store = Counting(), open_store()
    game = keep(store, session)
    store.summaries(counting.game)
    store.remove(game)
    assert store.summaries(counting.game) == []


def test_a_database_of_the_first_version_gets_its_games_folded_and_counted(
    open_store: OpenStore, folder: Path, session: Any
) -> None:
    store = open_store()
    keep(store, session)
    store.close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        for table in ("summary", "review", "removed_try", "identity"):
            raw.execute(f"DROP TABLE {table}")
        for index in ("game_by_end", "game_by_begin", "game_by_save", "game_by_name"):
            raw.execute(f"DROP INDEX {index}")
        for column in ("played", "begun_offset", "touched_offset", "saved"):
            raw.execute(f"ALTER TABLE game DROP COLUMN {column}")
        raw.execute("PRAGMA user_version = 1")
        raw.commit()
    store = open_store()
    assert store.notices == []
    assert [one.data["seats"] for one in store.summaries(Counting().game)] == [2]
    figures = store.figures(AQUA, store.profile("Ana").id)
    assert (figures.games, figures.timed) == (1, 0)


def test_a_game_without_a_fold_still_counts_in_the_statistics(open_store: OpenStore, session: Any) -> None:
    store, game = open_store(), replace(AQUA, fold=None)
    keep(store, session)
    [one] = store.summaries(game)
    assert (one.data, store.figures(game, store.profile("Ana").id).games) == ({}, 1)


class TestPeople:
    @pytest.fixture
    def store(self, open_store: OpenStore, session: Any) -> Store:
        store = open_store()
        keep(store, session)
        return store

    def test_each_has_the_seats_that_were_theirs(self, store: Store) -> None:
        assert [(one.name, one.games[0].seats) for one in players(store, "aqua")] == [("Ana", (0,)), ("Ben", (1,))]
        assert player(store, "aqua", "ben").games == players(store, "aqua")[1].games

    def test_a_renamed_person_keeps_the_games(self, store: Store) -> None:
        store.rename(store.profile("Ana").id, "Anna")
        assert next((one.name, one.games[0].seats) for one in players(store, "aqua")) == ("Anna", (0,))

    def test_nobody_is_made_by_asking(self, store: Store) -> None:
        assert player(store, "aqua", "Cy").games == ()
        assert [one.name for one in store.profiles()] == ["Ana", "Ben"]

    def test_the_game_itself_can_be_looked_at(self, store: Store, session: Any) -> None:
        feed = players(store, "aqua")[0].games[0].feed(AQUA)
        assert feed.record() == session.record.text()


def test_tries_of_dailies_are_found_among_other_games(open_store: OpenStore) -> None:
    store, one = open_store(), daily(date(2026, 11, 16))
    game = GAMES[one.game]
    keep(store, played(one.game, ("Ben",)))
    trial = keep(
        store, played(one.game, ("Ana",), options=one.challenge.options, seed=one.challenge.seed, **one.header)
    )
    assert [found.id for found in store.tries(game)] == [trial]
    [again] = store.tries(game)
    assert again.seats == {0: store.profile("Ana").id}


def test_a_game_that_names_no_day_is_not_folded_to_find_tries(open_store: OpenStore, session: Any) -> None:
    counting, store = Counting(), open_store()
    keep(store, session)
    assert (store.tries(counting.game), counting.made) == ([], 0)
    store.summaries(counting.game)
    assert (store.tries(counting.game), counting.made) == ([], 1)


def test_games_are_read_once_until_something_changes(open_store: OpenStore, session: Any) -> None:
    store = open_store()
    first = keep(store, session)
    [kept] = store.summaries(AQUA)
    assert store.summaries(AQUA)[0] is kept
    keep(store, session)
    assert len(store.summaries(AQUA)) == 2
    store.delete(store.profile("Ben").id)
    assert store.summaries(AQUA)[0].seats == {0: store.profile("Ana").id}
    store.remove(first)
    assert len(store.summaries(AQUA)) == 1
