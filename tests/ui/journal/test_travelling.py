"""A game keeps the date its player saw, wherever the journal is read later."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile.daily import Streak, calendar, daily, streak_now
from game.profile.store import Store
from game.profile.tries import tries
from game.ui.daily_tries import after_try
from game.ui.journal.scene import JournalScene
from game.ui.kept.kept_games import row_of
from game.ui.voice.sentences import page_of
from tests.support.clocks import LocalClock
from tests.support.history import keep, played
from tests.support.pilot import Pilot
from tests.support.zones import PARIS, TOKYO

Travel = Callable[[str], None]
FIRST = date(2026, 11, 15)
WEEK = [FIRST + timedelta(days=n) for n in range(6)]


@pytest.fixture
def clock() -> LocalClock:
    return LocalClock(FIRST)


@pytest.fixture
def store(tmp_path: Path, clock: LocalClock) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "home", clock)) as opened:
        yield opened


def begun(store: Store, day: date) -> int:
    """A try of the daily of a day, begun and left to wait."""
    one = daily(day)
    options = one.challenge.options
    return keep(store, Session.new(GAMES[one.game], ("Ana",), options, one.challenge.seed, **one.header))


def tried(store: Store, day: date) -> int:
    """A try of the daily of a day, played to its end."""
    one = daily(day)
    return keep(store, played(one.game, ("Ana",), one.challenge.seed, options=one.challenge.options, **one.header))


def week_in_paris(store: Store, clock: LocalClock, travel: Travel) -> list[int]:
    """Six dailies, each played half an hour before midnight."""
    travel(PARIS)
    games = []
    for day in WEEK:
        clock.set(day, 23, 30)
        games.append(tried(store, day))
    return games


def fly_to_tokyo(clock: LocalClock, travel: Travel) -> None:
    """It is the morning after the week."""
    travel(TOKYO)
    clock.set(WEEK[-1] + timedelta(days=1), 9)


def streak(store: Store) -> Streak:
    return streak_now(calendar(tries(store, store.profile("Ana").id)), store.today())


def test_six_dailies_from_paris_are_six_days_in_tokyo(store: Store, clock: LocalClock, travel: Travel) -> None:
    week_in_paris(store, clock, travel)
    fly_to_tokyo(clock, travel)
    assert streak(store) == Streak(6, WEEK[-1])
    pilot = Pilot((640, 360), store).start(lambda: JournalScene("daily"))
    assert "6 days, in a row now" in page_of(pilot.scene)


def test_they_still_are_after_their_games_were_removed(store: Store, clock: LocalClock, travel: Travel) -> None:
    for game in week_in_paris(store, clock, travel):
        store.remove(game)
    fly_to_tokyo(clock, travel)
    assert streak(store).days == 6


def test_they_travel_with_an_export(store: Store, clock: LocalClock, travel: Travel, tmp_path: Path) -> None:
    week_in_paris(store, clock, travel)
    file = tmp_path / "ana.json"
    store.export(store.profile("Ana").id).save(file)
    fly_to_tokyo(clock, travel)
    with closing(Store.open(tmp_path / "away", clock)) as away:
        away.take_in(type(store.export(store.profile("Ana").id)).load(file))
        assert streak(away).days == 6
        assert [game.ended.date() for game in away.finished()] == WEEK[::-1]


def without_offsets(folder: Path) -> None:
    """Make every game one of a version that stored moments in UTC only."""
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw, raw:
        raw.execute("UPDATE game SET begun_offset = NULL, touched_offset = NULL")


def test_games_of_earlier_versions_count_on_the_day_they_claim(
    clock: LocalClock, travel: Travel, tmp_path: Path
) -> None:
    with closing(Store.open(tmp_path, clock)) as store:
        week_in_paris(store, clock, travel)
        clock.set(WEEK[-1] + timedelta(days=2), 12)
        late = tried(store, WEEK[-1])
    without_offsets(tmp_path)
    travel(TOKYO)
    with closing(Store.open(tmp_path, clock)) as store:
        days = calendar(tries(store, store.profile("Ana").id))
        assert [days[day].best is not None for day in WEEK] == [True] * 6
        [_, second] = days[WEEK[-1]].tries
        assert (second.game, second.ranked) == (late, False), "nowhere on earth it was still that day"


def test_a_game_of_an_earlier_version_that_is_no_daily_has_the_date_here(
    clock: LocalClock, travel: Travel, tmp_path: Path
) -> None:
    travel(TOKYO)
    clock.set(FIRST, 1)
    with closing(Store.open(tmp_path, clock)) as store:
        keep(store, played("forest", ("Ana",)))
    without_offsets(tmp_path)
    with closing(Store.open(tmp_path, clock)) as store:
        assert store.finished()[0].ended.date() == FIRST


def test_every_page_shows_the_date_where_a_game_was_played(store: Store, clock: LocalClock, travel: Travel) -> None:
    week_in_paris(store, clock, travel)
    travel(PARIS)
    clock.set(FIRST, 23)
    keep(store, played("forest", ("Ana",), actions=4))
    keep(store, played("forest", ("Ana",)))
    fly_to_tokyo(clock, travel)
    ana = store.profile("Ana").id
    assert {getattr(row_of(game), "day", None) for game in store.finished()} == set(WEEK)
    assert next(game.ended.date() for game in store.summaries(GAMES["forest"])) == FIRST
    assert [game.touched.date() for game in store.running()] == [FIRST]
    best = store.best("forest", 1, "Ana")
    assert best is not None and best[1].date() in WEEK
    figures = store.figures(GAMES["forest"], ana)
    assert figures.day_runs[-1][-1] == max(g.ended.date() for g in store.summaries(GAMES["forest"])).toordinal()


def test_a_try_that_waits_since_paris_is_no_late_one_in_tokyo(
    store: Store, clock: LocalClock, travel: Travel
) -> None:
    travel(PARIS)
    clock.set(FIRST, 23, 30)
    game = begun(store, FIRST)
    travel(TOKYO)
    assert store.running()[0].begun.date() == FIRST
    assert after_try(store, FIRST, game).head == "Daily 319 · First try"


@pytest.mark.parametrize("day", [date(2026, 3, 8), date(2026, 11, 1), date(2026, 6, 30)], ids=str)
@pytest.mark.parametrize(("hour", "minute"), [(0, 5), (23, 55)])
def test_a_day_lasts_from_midnight_to_midnight(
    zone: str, store: Store, clock: LocalClock, day: date, hour: int, minute: int
) -> None:
    """Two of the days are those on which the clocks of St. John's change."""
    clock.set(day, hour, minute)
    assert store.today() == day
    in_time = tried(store, day)
    clock.set(day + timedelta(days=1), hour, minute)
    late = tried(store, day)
    [first, second] = calendar(tries(store, store.profile("Ana").id))[day].tries
    assert [(first.game, first.ranked), (second.game, second.ranked)] == [(in_time, True), (late, False)]
