"""What the page of the dailies shows, in words. Without a screen, and without a clock: the date is handed in."""

import calendar as weeks
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from game.core.daily import STARS
from game.profile.daily import (
    TRIES,
    Daily,
    Day,
    Streak,
    Try,
    daily,
    day_before,
    game_of,
    longest_streak,
    number_of,
    streak_now,
)  # fmt: skip
from game.ui.daily_tries import try_title
from game.ui.presentation.daily_text import DailyText
from game.ui.words import date as long_date
from game.ui.words import month, number, on_weekday, short_date, signed, tr, trc, trn

TextOf = Callable[[str, Mapping[str, Any]], DailyText]
"""Game, options → what is said of the daily."""

_HARDNESS = (1, 1, 2, 2, 2, 3, 3)
"""Weekday → how many of three bars."""


@dataclass(frozen=True, slots=True)
class TryCard:
    """One of the three tries: `open` can be played next or is being played; `best` counts for the day."""

    title: str
    points: str
    below: str
    open: bool
    best: bool


@dataclass(frozen=True, slots=True)
class Target:
    """A star on the way: where it lies (0 to 1), its words, whether it is reached."""

    at: float
    words: str
    reached: bool


@dataclass(frozen=True, slots=True)
class Today:
    """The daily of this day.

    Attributes:
        way: how far the best try came, from 0 to 1; None before the first.
        flags: each try that counts: where it lies, its points, whether it is the best.
        play: what the button says; nothing when the tries are used up.
    """

    day: date
    head: str
    number: str
    game: str
    text: DailyText
    hardness: str
    targets: tuple[Target, ...]
    way: float | None
    flags: tuple[tuple[float, str, bool], ...]
    tries: tuple[TryCard, ...]
    play: str
    note: str


@dataclass(frozen=True, slots=True)
class Cell:
    """A day of the calendar.

    Attributes:
        stars: of the best try; None where none counts.
        said: in place of the stars.
        streak: it belongs to the streak that goes on.
        game: the number in the store of its best try.
    """

    day: int
    name: str
    daily: str
    stars: int | None
    said: str
    streak: bool
    today: bool
    hint: str
    game: int | None


@dataclass(frozen=True, slots=True)
class Month:
    """A page of the calendar: weeks from Monday, None outside the month."""

    head: str
    played: str
    weeks: tuple[tuple[Cell | None, ...], ...]
    before: bool
    after: bool


@dataclass(frozen=True, slots=True)
class Yesterday:
    """The daily of the day before; `note`: what playing it now is worth."""

    head: str
    title: str
    result: str
    stars: int | None
    game: str
    note: str


@dataclass(frozen=True, slots=True)
class DailyModel:
    """The whole page.

    Attributes:
        facts: a number, what it counts and an icon.
        yesterday: None where the day before had no daily.
    """

    today: Today
    month: Month
    facts: tuple[tuple[str, str, str], ...]
    told: tuple[str, ...]
    yesterday: Yesterday | None


def bars(day: int) -> int:
    """How hard a weekday is, in bars from 1 to 3."""
    return _HARDNESS[day]


def daily_model(
    days: Mapping[date, Day],
    today: date,
    shown: date,
    text_of: TextOf,
    running: bool = False,
    overnight: bool = False,
) -> DailyModel:
    """The page of a person.

    Args:
        days: what was made of the dailies.
        today: the date.
        shown: any day of the month that the calendar shows.
        text_of: the words of a game.
        running: a try of today has been begun and waits.
        overnight: a try of yesterday waits that was begun before midnight.
    """
    one = daily(today)
    text = text_of(one.game, one.challenge.options)
    done = days.get(today, Day(today))
    now, longest = streak_now(days, today), longest_streak(days)
    full = [day for day in days.values() if day.best is not None]
    best = sum(day.best is not None and day.best.stars == STARS for day in full)
    before = day_before(today)
    facts = (
        ("trophy", _days(now.days), tr("in a row now")),
        ("crown", _days(longest.days), _longest(longest.last)),
        ("star", tr("{have} of {all}").format(have=best, all=len(full)), tr("with three stars")),
    )
    return DailyModel(
        _today(one, text, done, running),
        _month(days, today, shown, now),
        facts,
        told(one, text, done, now.days),
        _yesterday(days, before, text_of, overnight) if before is not None and number_of(before) >= 1 else None,
    )


def told(one: Daily, text: DailyText, done: Day, streak: int) -> tuple[str, ...]:
    """The result in lines to pass on: nothing of the deal is in them."""
    lines = [
        tr("Biotope daily {number}").format(number=one.number),
        on_weekday(one.day, long_date(one.day)),
        text.told,
    ]
    scored = [trial for trial in done.counted if trial.points is not None]
    if scored and done.best is not None:
        points = " ".join(_points(text, trial) for trial in scored)
        lines.append(f"{'●' * len(scored)}{'○' * (TRIES - len(scored))}  {points}")
        stars, best = done.best.stars, _points(text, done.best)
        grade = text.grades[stars - 1] if stars else tr("no star")
        lines.append(
            f"{'★' * stars}{'☆' * (STARS - stars)}  " + tr("{grade}, best {points}").format(grade=grade, points=best)
        )
    else:
        lines.append("○" * TRIES)
    if streak:
        lines.append(trn("{n} day in a row", "{n} days in a row", streak).format(n=streak))
    return tuple(lines)


def _days(n: int) -> str:
    return trn("{n} day", "{n} days", n).format(n=n)


def _longest(last: date | None) -> str:
    return tr("the longest streak") if last is None else tr("longest, to {day}").format(day=short_date(last))


def _points(text: DailyText, trial: Try) -> str:
    assert trial.points is not None
    return signed(trial.points) if text.signed else number(trial.points)


def _today(one: Daily, text: DailyText, done: Day, running: bool) -> Today:
    targets = one.challenge.targets
    scored = [trial for trial in done.counted if trial.points is not None]
    most = max([targets[-1] * 1.15, *(trial.points or 0 for trial in scored)])
    least = min([0, *(trial.points or 0 for trial in scored)])

    def at(points: float) -> float:
        return (points - least) / (most - least)

    best = done.best
    stars = best.stars if best is not None else 0
    show = signed if text.signed else number
    used = done.used + running
    return Today(
        day=one.day,
        head=on_weekday(one.day, long_date(one.day)),
        number=tr("Daily {number} · the same for everybody").format(number=one.number),
        game=one.game,
        text=text,
        hardness=_hardness(one.day.weekday()),
        targets=tuple(
            Target(at(points), f"{show(points)} {grade}", place < stars)
            for place, (points, grade) in enumerate(zip(targets, text.grades, strict=True))
        ),
        way=None if best is None else at(best.points or 0),
        flags=tuple((at(trial.points or 0), _points(text, trial), trial is best) for trial in scored),
        tries=tuple(_try_card(place, text, done, running) for place in range(TRIES)),
        play=_play(used, running),
        note=tr("Hints do not count here.") if used < TRIES or running else tr("Come back tomorrow."),
    )


def _hardness(day: int) -> str:
    words = (trc("day", "gentle"), trc("day", "in between"), trc("day", "hard"))[bars(day) - 1]
    names = (
        tr("Monday: {how}"), tr("Tuesday: {how}"), tr("Wednesday: {how}"), tr("Thursday: {how}"),
        tr("Friday: {how}"), tr("Saturday: {how}"), tr("Sunday: {how}"),
    )  # fmt: skip
    return names[day].format(how=words)


def _play(used: int, running: bool) -> str:
    if running:
        return tr("Go on with this try")
    return ("", tr("Play the third try"), tr("Play the second try"), tr("Play the first try"))[max(0, TRIES - used)]


def _try_card(place: int, text: DailyText, done: Day, running: bool) -> TryCard:
    title = try_title(place)
    tries = done.tries[:TRIES]
    if place >= len(tries):
        next_one = place == len(tries)
        said = tr("being played") if next_one and running else tr("open")
        return TryCard(
            title, said, tr("counts if it is better") if tries else tr("the best one counts"), next_one, False
        )
    trial = tries[place]
    if trial.points is None:
        return TryCard(title, "–", tr("given up"), False, False)
    if not trial.ranked:
        return TryCard(title, _points(text, trial), tr("with hints: unranked"), False, False)
    best = trial is done.best
    grade = text.grades[trial.stars - 1] if trial.stars else tr("no star")
    return TryCard(
        title, _points(text, trial), tr("{grade} · best").format(grade=grade) if best else grade, False, best
    )


def month_beside(shown: date, today: date, by: int) -> date | None:
    """The first day of another month of the calendar, which begins with the first daily and ends today.

    Args:
        shown: any day of the month that is shown.
        today: the date.
        by: how many months later; earlier if negative.
    """
    month = shown.year * 12 + shown.month - 1 + by
    if not date.min.year <= month // 12 <= date.max.year:
        return None
    first = date(month // 12, month % 12 + 1, 1)
    return first if number_of(first) >= 1 and first <= today else None


def _month(days: Mapping[date, Day], today: date, shown: date, streak: Streak) -> Month:
    first = shown.replace(day=1)
    in_streak = set() if streak.last is None else {streak.last - timedelta(days=n) for n in range(streak.days)}
    rows = tuple(
        tuple(_cell(days, today, first.replace(day=day), in_streak) if day else None for day in week)
        for week in weeks.Calendar().monthdayscalendar(first.year, first.month)
    )
    done = sum(
        day.best is not None for day in days.values() if (day.day.year, day.day.month) == (first.year, first.month)
    )
    past = (
        today.day
        if (today.year, today.month) == (first.year, first.month)
        else weeks.monthrange(first.year, first.month)[1]
    )
    return Month(
        month(first),
        trn("{have} of {all} day played", "{have} of {all} days played", past).format(have=done, all=past),
        rows,
        before=month_beside(shown, today, -1) is not None,
        after=month_beside(shown, today, 1) is not None,
    )


def _cell(days: Mapping[date, Day], today: date, day: date, streak: set[date]) -> Cell:
    best = days[day].best if day in days else None
    opened = best or (days[day].best_unranked if day in days else None)
    said, hint = "", ""
    if best is not None:
        stars = trn("{day}: {stars} of 3 stars", "{day}: {stars} of 3 stars", best.stars)
        hint = stars.format(day=long_date(day), stars=best.stars)
    elif day in days and day != today:
        said = tr("unranked")
        hint = tr("{day}: unranked").format(day=long_date(day)) if opened is not None else ""
    elif days and min(days) < day < today:
        said = tr("missed")
    return Cell(
        day.day, f"day/{day.isoformat()}", game_of(day), None if best is None else best.stars, said, day in streak,
        day == today, hint, None if opened is None else opened.game,
    )  # fmt: skip


def _yesterday(days: Mapping[date, Day], day: date, text_of: TextOf, overnight: bool) -> Yesterday:
    one = daily(day)
    text, done = text_of(one.game, one.challenge.options), days.get(day, Day(day))
    if done.best is None and done.best_unranked is not None:
        result = tr("unranked, best {points}").format(points=_points(text, done.best_unranked))
    elif done.best is None:
        result = tr("not played on its day")
    else:
        n = len(done.counted)
        result = trn("best {points}, {n} try", "best {points}, {n} tries", n).format(
            points=_points(text, done.best), n=n
        )
    stars = None if done.best is None else done.best.stars
    note = tr("Can still be played. It no longer counts for the streak.")
    if overnight:
        note = tr("A try that was begun before midnight waits. It counts.")
    return Yesterday(on_weekday(day, short_date(day)), text.told, result, stars, one.game, note)
