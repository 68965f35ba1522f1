"""What finished games add to the statistics is kept once, and how long was played is measured."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile import tallies
from game.profile.store import Store
from game.profile.tallies import Tally
from tests.profile.support import OpenStore
from tests.support.history import keep, played

AQUA = GAMES["aqua"]


@pytest.fixture(scope="module")
def session() -> Session:
    return played("aqua", ("Ana", "Ben"), seed=4)


def tally(store: Store, name: str = "Ana") -> list[Tally]:
    store.tally(AQUA, 100)
    return store.tallies(AQUA, store.profile(name).id)


def test_a_game_is_played_through_once(
    open_store: OpenStore, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store()
    keep(store, session)
    assert (store.untallied(AQUA), store.tallies(AQUA, store.profile("Ana").id)) == (1, [])
    [one] = tally(store)
    sheets = session.sheets()
    assert one.totals == tuple(sheet.total for sheet in sheets) and one.players == 2
    assert one.rows["reefs"] == tuple(sheet["reefs"].points for sheet in sheets)
    monkeypatch.setattr(tallies, "Session", lambda *given: pytest.fail("played through again"))
    store = open_store()
    assert store.untallied(AQUA) == 0 and tally(store) == [one]


def test_so_many_are_played_through_at_a_time(store: Store, session: Session) -> None:
    for _ in range(3):
        keep(store, session)
    store.tally(AQUA, 2)
    assert store.untallied(AQUA) == 1


def test_another_version_plays_it_through_again(
    store: Store, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(store, session)
    tally(store)
    monkeypatch.setattr(tallies, "_VERSION", 99)
    assert store.untallied(AQUA) == 1 and len(tally(store)) == 1


def test_what_was_given_up_or_played_on_counts_nowhere(store: Store, session: Session) -> None:
    store.give_up(keep(store, played("aqua", ("Ana", "Ben"), actions=5)))
    header, *actions = session.record.text().splitlines()
    number = store.begin(header, {0: "Ana"})
    store.append(number, *actions)
    store.finish(number, {"totals": [3, 2], "winners": [0], "continued": True})
    assert tally(store) == [] and store.untallied(AQUA) == 0
    assert store.statistics(store.profile("Ana").id) == {} and store.best("aqua", 2, "Ana") is None


def test_a_game_that_cannot_be_played_through_counts_with_its_result(store: Store) -> None:
    number = store.begin(json.dumps({"format": 1, "game": "aqua", "seats": ["Ana", "Ben"]}), {0: "Ana"})
    store.append(number, "0 nonsense")
    store.finish(number, {"totals": [30, 20], "winners": [0]})
    [one] = tally(store)
    assert (one.totals, one.winners, one.rows) == ((30, 20), frozenset({0}), {})


def test_a_result_that_says_nothing_is_found_by_playing(store: Store, session: Session) -> None:
    header, *actions = session.record.text().splitlines()
    number = store.begin(header, {0: "Ana"})
    store.append(number, *actions)
    store.finish(number, {})
    [one] = tally(store)
    assert session.outcome is not None
    assert one.totals == tuple(sheet.total for sheet in session.sheets())
    assert one.winners == frozenset(session.outcome.winners)


@pytest.mark.parametrize("bad", ["'x'", "'[]'", "x'ff'", """'{"result": 7, "rows": 3, "levels": [], "x": 1}'"""])
def test_whatever_stands_in_the_row_the_list_is_made(store: Store, session: Session, bad: str) -> None:
    keep(store, session)
    tally(store)
    store._run(f"UPDATE tally SET data = {bad}")
    assert all(one.rows == {} for one in store.tallies(AQUA, store.profile("Ana").id))


def test_removing_a_game_or_a_person_takes_it_out(store: Store, session: Session) -> None:
    first, _ = keep(store, session), keep(store, session)
    assert len(tally(store)) == 2
    store.remove(first)
    assert len(tally(store)) == 1
    ana = store.profile("Ana").id
    store.delete(ana)
    assert store.tallies(AQUA, ana) == []
    assert [one.seats for one in tally(store, "Ben")] == [{1: store.profile("Ben").id}]


def test_time_away_from_the_table_is_not_time_played(tmp_path: Path) -> None:
    now = [datetime(2026, 5, 1, 9, 0, tzinfo=UTC)]
    store = Store.open(tmp_path, lambda: now[0])
    session = played("aqua", ("Ana",))
    header, *actions = session.record.text().splitlines()
    number = store.begin(header, {0: "Ana"})
    for seconds in (20, 40, 3600, -500):
        now[0] += timedelta(seconds=seconds)
        store.append(number, actions.pop(0))
    store.finish(number, {"totals": [1], "winners": []})
    assert [one.seconds for one in tally(store)] == [20 + 40 + 300]
    store.close()


def test_of_a_game_begun_by_an_older_version_the_time_is_not_known(store: Store, session: Session) -> None:
    number = keep(store, session)
    store._run("UPDATE game SET played = NULL WHERE id = ?", number)
    assert [one.seconds for one in tally(store)] == [None]


def test_a_page_of_the_history_knows_what_it_leaves_out(store: Store, session: Session) -> None:
    numbers = [keep(store, session) for _ in range(5)]
    ids = [game.id for game in store.finished_page(1, 2)]
    assert ids == [numbers[3], numbers[2]] and store.count_finished() == 5
    ana: Any = store.profile("Ana").id
    assert store.count_finished("aqua", ana) == 5 and store.count_finished("forest") == 0
    store._run("UPDATE game SET header = 'x' WHERE id = ?", numbers[4])
    assert [game.id for game in store.finished(limit=2)] == [numbers[3], numbers[2]]
