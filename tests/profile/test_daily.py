"""The daily: the same for everybody from the date alone, and what somebody made of it."""

import hashlib
import json
from collections import Counter
from datetime import date, timedelta

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.daily import (
    TRIES,
    Day,
    Played,
    Streak,
    calendar,
    daily,
    game_of,
    longest_streak,
    number_of,
    streak_now,
    tried,
)

SUNDAY = date(2026, 11, 22)

VECTORS: tuple[tuple[str, str, dict[str, object], int, str], ...] = (
    ("2026-01-01", "savanna", {"deal": "11+11"}, 205713, "27e842bdca71"),
    ("2026-11-16", "aqua", {"scenario": "B"}, 911495, "e584710e859c"),
    ("2026-11-17", "savanna", {"deal": "11+11"}, 162662, "dfa01575c4f8"),
    ("2026-11-18", "divercity", {"level": "scuba"}, 125872, "fd4a33430382"),
    ("2026-11-19", "forest", {"deal": "11+10"}, 924162, "cdd422d5c76b"),
    ("2026-11-20", "ocean", {"deal": "10+10"}, 736752, "03c8741b7f4c"),
    ("2026-11-21", "aqua", {"scenario": "K"}, 633576, "4c8aa2066940"),
    ("2026-11-22", "savanna", {"deal": "11+11"}, 440454, "9ce1d5b4329f"),
    ("2027-02-28", "ocean", {"deal": "10+10"}, 836641, "5aed40b98021"),
    ("2028-02-29", "aqua", {"scenario": "C"}, 139870, "9c4e93f38648"),
    ("2031-07-04", "savanna", {"deal": "11+11"}, 85904, "e95e654f419d"),
)


def session(day: date, **changes: object) -> Session:
    """The daily of a day as it is begun."""
    one = daily(day)
    header = {
        "format": 1, "game": one.game, "seats": ["Ana"], "options": one.challenge.options, "seed": one.challenge.seed,
        **one.header, **changes,
    }  # fmt: skip
    return Session(GAMES[one.game], Record(header))


def fingerprint(day: date) -> str:
    """A short name of everything that a day deals."""
    cards = session(day).record.header["deal"]
    return hashlib.sha256(json.dumps(cards, sort_keys=True).encode()).hexdigest()[:12]


@pytest.mark.parametrize(("day", "game", "options", "seed", "cards"), VECTORS)
def test_a_day_is_the_same_on_every_machine_and_in_every_version(
    day: str, game: str, options: dict[str, object], seed: int, cards: str
) -> None:
    """These never change: whoever shares a result relies on them."""
    one = daily(date.fromisoformat(day))
    chosen = {name: one.challenge.options[name] for name in options}
    assert (one.game, chosen, one.challenge.seed) == (game, options, seed)
    assert fingerprint(one.day) == cards


def test_the_days_are_counted_from_new_year_2026() -> None:
    assert number_of(date(2026, 1, 1)) == 1
    assert (number_of(SUNDAY), game_of(SUNDAY)) == (326, "savanna")


def test_every_game_has_its_turn_on_every_weekday() -> None:
    days = [SUNDAY + timedelta(days=n) for n in range(35)]
    assert Counter((game_of(day), day.weekday()) for day in days) == {
        (game, weekday): 1 for game in GAMES for weekday in range(7)
    }


def test_a_week_becomes_harder() -> None:
    mondays, sundays = (
        [daily(first + timedelta(days=7 * n)) for n in range(5)] for first in (date(2026, 11, 16), SUNDAY)
    )
    levels = [one.challenge.options["level"] for one in (*mondays, *sundays) if one.game == "divercity"]
    assert levels == ["snorkelling", "divemaster"]
    first, last = ({one.game: one.challenge.targets for one in week} for week in (mondays, sundays))
    assert all(first[game] <= last[game] for game in GAMES)
    assert first["aqua"] < last["aqua"]


def test_the_scenarios_of_aqua_take_turns() -> None:
    sundays = [SUNDAY + timedelta(days=7 * n) for n in range(10)]
    letters = [daily(day).challenge.options["scenario"] for day in sundays if game_of(day) == "aqua"]
    assert sorted(letters) == ["N", "O"]


@pytest.mark.parametrize("ahead", range(5))
def test_a_record_proves_that_it_is_a_try(ahead: int) -> None:
    day = SUNDAY + timedelta(days=ahead)
    begun = session(day)
    assert tried(begun.record, begun) == {"day": day.isoformat()}


@pytest.mark.parametrize(
    "changes",
    [
        {"daily": "yesterday"}, {"daily": 7}, {"daily": None}, {"seed": 1}, {"daily": "2026-11-21"},
        {"seats": ["Ana", "Ben"]}, {"bots": {"0": "easy"}}, {"options": {"elephant_floor": True}},
        {"continued": 3},
    ],
    ids=str,
)  # fmt: skip
def test_another_game_is_no_try_whatever_it_claims(changes: dict[str, object]) -> None:
    other = session(SUNDAY, **changes)
    assert tried(other.record, other) is None


def played(day: date, points: int | None, stars: int = 1, *, late: int = 0, assisted: bool = False) -> Played:
    return Played(day, day + timedelta(days=late), 7, points, stars, assisted)


def test_the_best_of_three_tries_counts() -> None:
    found = calendar([played(SUNDAY, 41), played(SUNDAY, 62, 2), played(SUNDAY, 12, 0), played(SUNDAY, 99, 3)])
    day = found[SUNDAY]
    assert [one.points for one in day.counted] == [41, 62, 12]
    assert day.best is not None
    assert (day.best.points, day.best.stars, day.used) == (62, 2, TRIES)


def test_what_is_late_or_helped_does_not_count() -> None:
    found = calendar([played(SUNDAY, 80, late=1), played(SUNDAY, 70, assisted=True), played(SUNDAY, 5, 0)])
    assert [one.ranked for one in found[SUNDAY].tries] == [False, False, True]
    assert found[SUNDAY].best is not None
    assert found[SUNDAY].best.points == 5


def test_a_try_that_was_given_up_is_gone() -> None:
    day = calendar([played(SUNDAY, None, 0)])[SUNDAY]
    assert (day.used, day.best) == (1, None)


class TestStreaks:
    @staticmethod
    def days(*offsets: int) -> dict[date, Day]:
        return calendar(played(SUNDAY - timedelta(days=n), 50) for n in offsets)

    def test_it_goes_on_until_a_day_is_missed(self) -> None:
        days = self.days(0, 1, 2, 4, 5, 6, 7)
        assert streak_now(days, SUNDAY) == Streak(3, SUNDAY)
        assert longest_streak(days) == Streak(4, SUNDAY - timedelta(days=4))

    def test_today_may_still_follow(self) -> None:
        days = self.days(1, 2)
        assert streak_now(days, SUNDAY) == Streak(2, SUNDAY - timedelta(days=1))
        assert streak_now(days, SUNDAY + timedelta(days=1)) == Streak()

    def test_a_day_that_was_given_up_or_played_late_is_missed(self) -> None:
        days = calendar([played(SUNDAY, None), played(SUNDAY - timedelta(days=1), 50, late=1)])
        assert (streak_now(days, SUNDAY), longest_streak(days)) == (Streak(), Streak())
