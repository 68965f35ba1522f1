"""The daily of each date, and what somebody made of it: a fold over finished games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from game.core.daily import Challenge
from game.core.record import Record
from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES

KEY = "daily"
"""In the header of a record: the date of which this game is a try, as in "2026-11-22"."""

TRIES = 3
_BEFORE_THE_FIRST = date(2025, 12, 31)
_ROTATION = ("aqua", "savanna", "divercity", "forest", "ocean")
"""The games of five days, for ever: each has its turn on every weekday within 35 days."""
_SALT = 0x42494F544F5045


@dataclass(frozen=True, slots=True)
class Daily:
    """What is played on a day.

    Attributes:
        number: of the daily; the first one was on 1 January 2026.
        game: its id.
    """

    day: date
    number: int
    game: str
    challenge: Challenge

    @property
    def header(self) -> dict[str, Any]:
        """What the record of a try says of it."""
        return {KEY: self.day.isoformat()}


def number_of(day: date) -> int:
    """The number of the daily of a date."""
    return (day - _BEFORE_THE_FIRST).days


def day_before(day: date) -> date | None:
    """The day before; None before the first day of the calendar."""
    return None if day == date.min else day - timedelta(days=1)


def game_of(day: date) -> str:
    """The game of the daily of a date."""
    return _ROTATION[number_of(day) % len(_ROTATION)]


def daily(day: date) -> Daily:
    """The daily of a date: the same on every machine and in every version."""
    number, game = number_of(day), game_of(day)
    dailies = GAMES[game].dailies
    assert dailies is not None, "every game of the rotation has dailies"
    turn = number // (7 * len(_ROTATION))
    return Daily(day, number, game, dailies.challenge(day.weekday(), turn, Rng(_SALT).fork(day.toordinal())))


def is_try(header: str) -> bool:
    """Whether the game with this header, as it is kept, is a try of a daily."""
    return day_of(Record.parse(header).header) is not None


def day_of(header: Mapping[str, Any]) -> date | None:
    """The date of which a record claims to be a try; None when it goes on from a moment of another game."""
    claimed = None if "continued" in header else header.get(KEY)
    try:
        return date.fromisoformat(claimed) if isinstance(claimed, str) else None
    except ValueError:
        return None


def tried(record: Record, session: Session) -> dict[str, Any] | None:
    """What is kept of a try beside its record; None for a game that is none.

    The record has to prove it: one person with the deal and the options of that day, from its first card on. A game
    that was left before its end gives the date alone.
    """
    day = day_of(record.header)
    if day is None or game_of(day) != session.game.id or len(session.names) != 1 or session.bots:
        return None
    challenge = daily(day).challenge
    if session.deal_number != challenge.seed or session.record.header["options"] != challenge.options:
        return None
    dailies = session.game.dailies
    if session.outcome is None or dailies is None:
        return {"day": day.isoformat()}
    feat = dailies.feat(session.view(None))
    return {"day": day.isoformat(), "points": feat.points, "stars": feat.stars}


def tried_day(tried: Mapping[str, Any] | None) -> date | None:
    """The day of the daily in what `tried` gave; None where there is none."""
    day = None if tried is None else tried.get("day")
    try:
        return date.fromisoformat(day) if isinstance(day, str) else None
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class Try:
    """One try of a daily.

    Attributes:
        game: its number in the store; None when it was removed.
        points: what was reached; None of a game that was given up.
        stars: for it.
        ranked: it counts: begun on its day as one of the first three, and without hints.
    """

    game: int | None
    points: int | None
    stars: int = 0
    ranked: bool = True


@dataclass(frozen=True, slots=True)
class Played:
    """A game somebody has played as a try, in any order.

    Attributes:
        day: of the daily.
        begun: the date where the player was when it was begun.
        game: its number in the store; None when it was removed.
        assisted: with hints.
    """

    day: date
    begun: date
    game: int | None
    points: int | None
    stars: int
    assisted: bool


@dataclass(frozen=True, slots=True)
class Day:
    """What somebody made of the daily of one date: all tries, the first one first."""

    day: date
    tries: tuple[Try, ...] = ()

    @property
    def counted(self) -> tuple[Try, ...]:
        """The tries that count."""
        return tuple(one for one in self.tries if one.ranked)

    @property
    def best(self) -> Try | None:
        """The try that counts for the day: the most stars, then the most points, then the first."""
        return _best(self.counted)

    @property
    def best_unranked(self) -> Try | None:
        """The best of the tries that do not count."""
        return _best(one for one in self.tries if not one.ranked)

    @property
    def used(self) -> int:
        """How many of the three tries are gone: one with hints and one that was given up are."""
        return min(TRIES, len(self.tries))


def _best(tries: Iterable[Try]) -> Try | None:
    scored = (one for one in tries if one.points is not None)
    return max(scored, key=lambda one: (one.stars, one.points or 0), default=None)


def calendar(played: Iterable[Played]) -> dict[date, Day]:
    """Date → what was made of its daily; `played` in the order in which the games were begun."""
    tries: dict[date, list[Try]] = {}
    on_the_day: dict[date, int] = {}
    for one in played:
        in_time = one.begun == one.day
        on_the_day[one.day] = on_the_day.get(one.day, 0) + in_time
        ranked = in_time and on_the_day[one.day] <= TRIES and not one.assisted
        tries.setdefault(one.day, []).append(Try(one.game, one.points, one.stars, ranked))
    return {day: Day(day, tuple(found)) for day, found in tries.items()}


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with a try that counts: how many, and the last of them."""

    days: int = 0
    last: date | None = None


def streak_now(days: Mapping[date, Day], today: date) -> Streak:
    """The streak that still goes on: up to today, or up to yesterday as long as today can follow."""
    last = day = today if _counts(days, today) else day_before(today)
    length = 0
    while day is not None and _counts(days, day):
        length, day = length + 1, day_before(day)
    return Streak(length, last if length else None)


def longest_streak(days: Mapping[date, Day]) -> Streak:
    """The longest of all; of equals the last."""
    best, length, before = Streak(), 0, None
    for day in sorted(day for day in days if _counts(days, day)):
        length = length + 1 if before is not None and day - before == timedelta(days=1) else 1
        before = day
        if length >= best.days:
            best = Streak(length, day)
    return best


def _counts(days: Mapping[date, Day], day: date) -> bool:
    return day in days and days[day].best is not None
