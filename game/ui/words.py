"""Every word the player reads, in their language.

English is written in the code and is the key of the catalogues
`assets/locale/<language>/LC_MESSAGES/biotope.mo`.
"""

import datetime
import gettext
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from game.message import Message
from game.paths import MissingAsset, assets_dir

DOMAIN: Final = "biotope"
SOURCE: Final = "en"
ENDS: Final = ".!?:…"
"""With one of these a sentence ends."""
_T = TypeVar("_T")

_CARD_NAMES = {"eel": "Moray eel"}
"""Where a card is not called by its id."""

_LANGUAGES_KEPT = 4
"""Of so many languages what was made once is kept."""

_words: gettext.NullTranslations = gettext.NullTranslations()
_language = SOURCE


def languages() -> tuple[str, ...]:
    """The languages Biotope speaks, English first."""
    try:
        catalogues = (assets_dir() / "locale").glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    except MissingAsset:
        return (SOURCE,)
    return (SOURCE, *sorted(path.parts[-3] for path in catalogues if path.parts[-3] != SOURCE))


def set_language(language: str) -> None:
    """Speaks this language from now on; an unknown one falls back to English."""
    global _words, _language
    _language = language
    _words = gettext.NullTranslations()
    if language != SOURCE:
        _words = gettext.translation(DOMAIN, assets_dir() / "locale", [language], fallback=True)


def wide() -> bool:
    """True when the words need the wide layout of a table, as those of any translation do."""
    return isinstance(_words, gettext.GNUTranslations)


def per_language(make: Callable[[], _T]) -> Callable[[], _T]:
    """Decorator: the words are made once in each language, not each time that they are asked for."""

    @lru_cache(maxsize=_LANGUAGES_KEPT)
    def made(_: gettext.NullTranslations) -> _T:
        return make()

    return lambda: made(_words)


def explained(what: Exception | Message) -> str:
    """What is wrong, in the player's language.

    Args:
        what: a message, or the error that carries one.
    """
    return Message.of(what).translated(tr)


def tr(message: str) -> str:
    """The message in the player's language."""
    return _words.gettext(message)


def trn(one: str, many: str, n: int) -> str:
    """The form for n things; the number itself is filled in by the caller."""
    return _words.ngettext(one, many, abs(n))


def trc(context: str, message: str) -> str:
    """The message where the same English word would be two words elsewhere."""
    return _words.pgettext(context, message)


def species(name: str) -> str:
    """What a card is called: "bear" → "Bear"."""
    return trc("card", _CARD_NAMES.get(name, name.replace("_", " ").capitalize()))


def sentence(words: str) -> str:
    """Words that are not empty with a capital before and a full stop behind, unless they end as a sentence does."""
    whole = words[0].upper() + words[1:]
    return whole if whole[-1] in ENDS else f"{whole}."


def number(n: int) -> str:
    """The figures of n; a loss has a true minus sign: "−5"."""
    return f"−{-n}" if n < 0 else str(n)


def tenths(value: float) -> str:
    """A number with one decimal, as people write it: "12.5", "−0.5"."""
    whole, tenth = divmod(round(abs(value) * 10), 10)
    return ("−" if value < 0 else "") + tr("{whole}.{tenth}").format(whole=whole, tenth=tenth)


def signed(n: int) -> str:
    """A gain or a loss: "+3", "−2", and nothing before 0."""
    return f"+{n}" if n > 0 else number(n)


def _of_month(day: datetime.date) -> str:
    """The number of a day; some languages write the first of a month in their own way: "1er"."""
    return trc("day of a month", "1") if day.day == 1 else str(day.day)


def date(day: datetime.date) -> str:
    """A day as people write it: "21 November 2026"."""
    months = (
        tr("{day} January {year}"),
        tr("{day} February {year}"),
        tr("{day} March {year}"),
        tr("{day} April {year}"),
        tr("{day} May {year}"),
        tr("{day} June {year}"),
        tr("{day} July {year}"),
        tr("{day} August {year}"),
        tr("{day} September {year}"),
        tr("{day} October {year}"),
        tr("{day} November {year}"),
        tr("{day} December {year}"),
    )
    return months[day.month - 1].format(day=_of_month(day), year=day.year)


def month(day: datetime.date) -> str:
    """The month of a day as a heading: "November 2026"."""
    months = (
        tr("January {year}"),
        tr("February {year}"),
        tr("March {year}"),
        tr("April {year}"),
        tr("May {year}"),
        tr("June {year}"),
        tr("July {year}"),
        tr("August {year}"),
        tr("September {year}"),
        tr("October {year}"),
        tr("November {year}"),
        tr("December {year}"),
    )
    return months[day.month - 1].format(year=day.year)


def weekday(day: datetime.date) -> str:
    """The day of the week: "Sunday"."""
    return (
        tr("Monday"), tr("Tuesday"), tr("Wednesday"), tr("Thursday"), tr("Friday"), tr("Saturday"), tr("Sunday"),
    )[day.weekday()]  # fmt: skip


def on_weekday(day: datetime.date, written: str) -> str:
    """A day that is written already, with its day of the week: "Sunday, 22 Nov"."""
    return tr("{weekday}, {date}").format(weekday=weekday(day), date=written)


def short_weekdays() -> tuple[str, ...]:
    """The days of the week in two letters, from Monday."""
    return (
        trc("weekday", "Mo"), trc("weekday", "Tu"), trc("weekday", "We"), trc("weekday", "Th"), trc("weekday", "Fr"),
        trc("weekday", "Sa"), trc("weekday", "Su"),
    )  # fmt: skip


def short_date(day: datetime.date) -> str:
    """A day of any year where there is little room: "21 Nov"."""
    months = (
        tr("{day} Jan"),
        tr("{day} Feb"),
        tr("{day} Mar"),
        tr("{day} Apr"),
        tr("{day} May"),
        tr("{day} Jun"),
        tr("{day} Jul"),
        tr("{day} Aug"),
        tr("{day} Sep"),
        tr("{day} Oct"),
        tr("{day} Nov"),
        tr("{day} Dec"),
    )
    return months[day.month - 1].format(day=_of_month(day))
