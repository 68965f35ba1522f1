"""What finished games add to the statistics, and how long was played."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile import summaries
from game.profile.figures import Figures, Share
from game.profile.store import Store
from tests.profile.support import OpenStore
from tests.support.history import keep, played

AQUA = GAMES["aqua"]


@pytest.fixture(scope="module")
def session() -> Session:
    return played("aqua", ("Ana", "Ben"), seed=4)


def figures(store: Store, name: str = "Ana") -> Figures:
    return store.figures(AQUA, store.profile(name).id)


def test_the_points_of_a_game_come_from_its_sheets(store: Store, session: Session) -> None:
    keep(store, session)
    one = figures(store)
    mine, other = session.sheets()
    assert one.points == {mine.total: 1} and one.by_players[0].of == "2"
    assert one.rows["reefs"] == [mine["reefs"].points, 1, other["reefs"].points, 1]


def test_another_form_of_summaries_makes_them_again(
    store: Store, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(store, session)
    figures(store)
    monkeypatch.setattr(summaries, "_FORM", 99)
    assert store.unread_summaries(AQUA) == 1 and figures(store).games == 1


def test_what_was_given_up_or_played_on_counts_nowhere(store: Store, session: Session) -> None:
    store.give_up(keep(store, played("aqua", ("Ana", "Ben"), actions=5)))
    header, *actions = session.record.text().splitlines()
    number = store.begin(header, {0: "Ana"})
    store.append(number, *actions)
    store.finish(number, {"totals": [3, 2], "winners": [0], "continued": True})
    assert figures(store).games == 0
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
def test_a_game_with_a_damaged_summary_counts(open_store: OpenStore, session: Session, bad: str) -> None:
    store = open_store()
    keep(store, session)
    store._run(f"UPDATE summary SET data = {bad}")
    store = open_store()
    assert figures(store).games == 1
    keep(store, session)
    assert figures(store).games == 2


def test_figures_belong_to_one_person_and_one_kind_of_game(store: Store, session: Session) -> None:
    keep(store, session)
    keep(store, played("aqua", ("Ben",)))
    keep(store, played("forest", ("Ana", "Ben")))
    assert (figures(store).games, figures(store, "Ben").games) == (1, 2)
    forest = GAMES["forest"]
    assert store.figures(forest, store.profile("Ana").id).games == 1
    assert (figures(store).games, figures(store, "Ben").games) == (1, 2)


def test_removing_a_game_or_a_person_takes_it_out(store: Store, session: Session) -> None:
    first, _ = keep(store, session), keep(store, session)
    assert figures(store).games == store.count_played(store.profile("Ana").id) == 2
    store.remove(first)
    assert figures(store).games == 1
    ana = store.profile("Ana").id
    store.delete(ana)
    assert store.figures(AQUA, ana).games == 0
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
