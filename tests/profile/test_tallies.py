"""What finished games add to the statistics is kept once, and how long was played is measured."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile import tallies
from game.profile.figures import Figures, Share
from game.profile.store import Store
from tests.profile.support import OpenStore
from tests.support.history import keep, played

AQUA = GAMES["aqua"]


@pytest.fixture(scope="module")
def session() -> Session:
    return played("aqua", ("Ana", "Ben"), seed=4)


def figures(store: Store, name: str = "Ana") -> Figures:
    store.tally(AQUA, 100)
    found, left = store.figures(AQUA, store.profile(name).id, 100)
    assert left == 0
    return found


def test_a_game_is_played_through_once(
    open_store: OpenStore, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store()
    keep(store, session)
    assert store.untallied(AQUA) == 1
    assert store.figures(AQUA, store.profile("Ana").id, 100) == (Figures(), 0)
    one = figures(store)
    mine, other = session.sheets()
    assert one.points == {mine.total: 1} and one.by_players[0].of == "2"
    assert one.rows["reefs"] == [mine["reefs"].points, 1, other["reefs"].points, 1]
    monkeypatch.setattr(tallies, "Session", lambda *given: pytest.fail("played through again"))
    store = open_store()
    assert store.untallied(AQUA) == 0 and figures(store) == one


def test_so_many_are_played_through_at_a_time(store: Store, session: Session) -> None:
    for _ in range(3):
        keep(store, session)
    store.tally(AQUA, 2)
    assert store.untallied(AQUA) == 1


def test_another_version_plays_it_through_again(
    store: Store, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(store, session)
    figures(store)
    monkeypatch.setattr(tallies, "_VERSION", 99)
    assert store.untallied(AQUA) == 1 and figures(store).games == 1


def test_what_was_given_up_or_played_on_counts_nowhere(store: Store, session: Session) -> None:
    store.give_up(keep(store, played("aqua", ("Ana", "Ben"), actions=5)))
    header, *actions = session.record.text().splitlines()
    number = store.begin(header, {0: "Ana"})
    store.append(number, *actions)
    store.finish(number, {"totals": [3, 2], "winners": [0], "continued": True})
    assert figures(store).games == 0 and store.untallied(AQUA) == 0
    assert store.count_played(store.profile("Ana").id) == 0
    assert store.statistics(store.profile("Ana").id) == {} and store.best("aqua", 2, "Ana") is None


def test_a_game_that_cannot_be_played_through_counts_with_its_result(store: Store) -> None:
    number = store.begin(json.dumps({"format": 1, "game": "aqua", "seats": ["Ana", "Ben"]}), {0: "Ana"})
    store.append(number, "0 nonsense")
    store.finish(number, {"totals": [30, 20], "winners": [0]})
    one = figures(store)
    assert (one.points, one.wins, one.rows) == ({30: 1}, 1, {})


def test_a_result_that_says_nothing_is_found_by_playing(store: Store, session: Session) -> None:
    header, *actions = session.record.text().splitlines()
    number = store.begin(header, {0: "Ana"})
    store.append(number, *actions)
    store.finish(number, {})
    assert session.outcome is not None
    one = figures(store)
    assert one.points == {session.sheets()[0].total: 1} and one.wins == (0 in session.outcome.winners)


@pytest.mark.parametrize("bad", ["'x'", "'[]'", "x'ff'", """'{"totals": 7, "winners": [], "rows": 3}'"""])
@pytest.mark.parametrize("table", ["tally", "figures"])
def test_whatever_stands_in_the_row_figures_are_made(store: Store, session: Session, table: str, bad: str) -> None:
    keep(store, session)
    first = figures(store)
    store._run(f"UPDATE {table} SET data = {bad}")
    if table == "figures":
        assert figures(store) == first
    keep(store, session)
    assert figures(store).games == 2


def test_figures_as_an_earlier_version_kept_them_are_made_again(store: Store, session: Session) -> None:
    keep(store, session)
    first = figures(store)
    [row] = store._database.rows("SELECT data FROM figures")
    kept = json.loads(row["data"])
    del kept["figures"]["day_runs"]
    kept["figures"] |= {"days": 1, "day_run": 1, "last_day": 739_000}
    store._run("UPDATE figures SET data = ?", json.dumps(kept))
    assert figures(store) == first


def test_games_are_taken_in_little_by_little_and_once(store: Store, session: Session) -> None:
    for _ in range(5):
        keep(store, session)
    store.tally(AQUA, 100)
    ana = store.profile("Ana").id
    assert [store.figures(AQUA, ana, 2)[1] for _ in range(4)] == [3, 1, 0, 0]
    assert store.figures(AQUA, ana, 2)[0].games == 5


def test_an_earlier_game_that_is_played_through_late_counts_once(store: Store, session: Session) -> None:
    first, _ = keep(store, session), keep(store, session)
    ana = store.profile("Ana").id
    store.tally(AQUA, 100)
    store._run("DELETE FROM tally WHERE game = ?", first)
    alone, left = store.figures(AQUA, ana, 100)
    assert (alone.games, left) == (1, 0)
    assert figures(store).games == 2


def test_as_many_removed_as_played_through_late_is_noticed_by_the_next_game(store: Store, session: Session) -> None:
    games = [keep(store, session) for _ in range(3)]
    assert figures(store).games == 3
    store.remove(games[2])
    assert figures(store).games == 2
    keep(store, session)
    assert figures(store).games == 3


def test_figures_belong_to_one_person_and_one_kind_of_game(store: Store, session: Session) -> None:
    keep(store, session)
    keep(store, played("aqua", ("Ben",)))
    keep(store, played("forest", ("Ana", "Ben")))
    assert (figures(store).games, figures(store, "Ben").games) == (1, 2)
    forest = GAMES["forest"]
    store.tally(forest, 100)
    assert store.figures(forest, store.profile("Ana").id, 100)[0].games == 1
    assert (figures(store).games, figures(store, "Ben").games) == (1, 2)


def test_removing_a_game_or_a_person_takes_it_out(store: Store, session: Session) -> None:
    first, _ = keep(store, session), keep(store, session)
    assert figures(store).games == store.count_played(store.profile("Ana").id) == 2
    store.remove(first)
    assert figures(store).games == 1
    ana = store.profile("Ana").id
    store.delete(ana)
    assert store._database.rows("SELECT * FROM figures WHERE profile = ?", ana) == []
    assert figures(store, "Ben").by_players == (Share("2", 1, figures(store, "Ben").wins),)


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
    assert (figures(store).seconds, figures(store).timed) == (20 + 40 + 300, 1)
    store.close()


def test_of_a_game_begun_by_an_older_version_the_time_is_not_known(store: Store, session: Session) -> None:
    number = keep(store, session)
    store._run("UPDATE game SET played = NULL WHERE id = ?", number)
    assert (figures(store).seconds, figures(store).timed) == (0, 0)


def test_a_page_of_the_history_knows_what_it_leaves_out(store: Store, session: Session) -> None:
    numbers = [keep(store, session) for _ in range(5)]
    ids = [game.id for game in store.finished_page(1, 2)]
    assert ids == [numbers[3], numbers[2]] and store.count_finished() == 5
    ana: Any = store.profile("Ana").id
    assert store.count_finished("aqua", ana) == 5 and store.count_finished("forest") == 0
    store._run("UPDATE game SET header = 'x' WHERE id = ?", numbers[4])
    assert [game.id for game in store.finished(limit=2)] == [numbers[3], numbers[2]]
