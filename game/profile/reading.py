"""What stands in a row, whatever stands in it: a value that makes no sense falls back or refuses the row."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any, Final

from game.games.registry import GAMES
from game.profile.entries import Result, Solo
from game.profile.moments import at_stored_offset

_OFFSETS: Final = {"begun": "begun_offset", "touched": "touched_offset", "ended": "touched_offset"}
"""Column of a moment → column of the UTC offset at which it was. A game is over with its last change."""

_DAY: Final = 86_400
"""Seconds."""


class Unreadable(Exception):
    """A row without the values that it needs."""


def decoded(raw: bytes) -> str:
    """Text of the database; what is no UTF-8 is replaced by signs that say so."""
    return raw.decode("utf-8", "replace")


def text(value: object) -> str:
    """A column of text that holds something else in a damaged row."""
    return decoded(value) if isinstance(value, bytes) else str(value)


def data(value: object, default: Any = None) -> Any:
    """The JSON value in a column, or the default."""
    try:
        return json.loads(text(value))
    except (ValueError, RecursionError):
        return default


def mapping(value: object) -> dict[str, Any]:
    """The JSON object in a column, an empty one when there is none."""
    return as_mapping(data(value)) or {}


def as_mapping(value: object) -> dict[str, Any] | None:
    """Return a JSON value that is an object; None for any other."""
    return value if isinstance(value, dict) else None


def plans(value: object) -> dict[int, list[str]]:
    """The planned actions by seat, as JSON; those of a seat that make no sense are left out."""
    return as_plans(mapping(value))


def as_plans(kept: Any) -> dict[int, list[str]]:
    """The planned actions by seat; those of a seat that make no sense are left out."""
    return {
        int(seat): actions
        for seat, actions in (kept.items() if isinstance(kept, dict) else ())
        if seat in "0123456789" and len(seat) == 1 and isinstance(actions, list) and _all(actions, str)
    }


def moment(*values: object) -> datetime:
    """The first of some columns that holds a moment, in UTC.

    Raises:
        Unreadable: none does.
    """
    for value in values:
        with suppress(ValueError, OverflowError):
            found = datetime.fromisoformat(text(value))
            return found.replace(tzinfo=found.tzinfo or UTC).astimezone(UTC)
    raise Unreadable


def local_moment(row: sqlite3.Row, *columns: str, day: date | None = None) -> datetime:
    """The first of some columns of a game that holds a moment, at the UTC offset of where the player was.

    Args:
        row: with these columns and those of their offsets.
        columns: of "begun", "touched" and "ended".
        day: the date of the daily of which the game is a try, see `placed`.

    Raises:
        Unreadable: none does.
    """
    for column in columns:
        with suppress(Unreadable):
            return at_stored_offset(moment(row[column]), row[_OFFSETS[column]], day)
    raise Unreadable


def offset(value: object) -> int | None:
    """A UTC offset in seconds; None for anything else."""
    return value if type(value) is int and abs(value) < _DAY else None


def result(value: object) -> Result:
    """The result of a finished game, as JSON."""
    return as_result(mapping(value))


def result_of(row: sqlite3.Row) -> Result:
    """Return the result of the finished game in a row, its solo winner by the rules of today.

    Forest was once not won below its lowest grade; games that ended then are won by any lead, as their replay says.
    """
    found = result(row["result"])
    game, solo = GAMES.get(row["name"]), found["solo"]
    if game is None or game.wins_from is None or solo is None or solo["margin"] is None:
        return found
    found["winners"] = [0] if solo["margin"] >= game.wins_from else []
    return found


def as_result(kept: Any) -> Result:
    """The result of a finished game; a part that makes no sense counts as not there.

    A solo challenge that reached neither a grade nor a lead was not won.
    """
    if not isinstance(kept, dict):
        kept = {}
    solo, together = _solo(kept.get("solo")), _one_of(kept.get("result"), str)
    missed = solo is not None and solo["grade"] is None and (solo["margin"] or 0) <= 0 and together is None
    return Result(
        totals=_whole_numbers(kept.get("totals")),
        winners=[] if missed else _whole_numbers(kept.get("winners")),
        solo=solo,
        result=together,
        reason=_one_of(kept.get("reason"), str),
        continued=kept.get("continued") is True,
    )


def _solo(value: object) -> Solo | None:
    if not isinstance(value, Mapping):
        return None
    return Solo(margin=_one_of(value.get("margin"), int), grade=_one_of(value.get("grade"), int, str))


def _whole_numbers(value: object) -> list[int]:
    return value if isinstance(value, list) and _all(value, int) else []


def _all(values: Iterable[object], kind: type) -> bool:
    return all(type(value) is kind for value in values)


def _one_of(value: Any, *kinds: type) -> Any:
    return value if type(value) in kinds else None
