"""What stands in a row, whatever stands in it: a value that makes no sense falls back or refuses the row."""

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from game.profile.entries import Result, Solo

_FIRST_YEAR, _LAST_YEAR = 2000, 8999
"""Moments outside these years come from a damaged row."""


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
    found = data(value)
    return found if isinstance(found, dict) else {}


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
        try:
            found = datetime.fromisoformat(text(value))
        except ValueError:
            continue
        if _FIRST_YEAR <= found.year <= _LAST_YEAR:
            return found.replace(tzinfo=found.tzinfo or UTC)
    raise Unreadable


def result(value: object) -> Result:
    """The result of a finished game, as JSON."""
    return as_result(mapping(value))


def as_result(kept: Any) -> Result:
    """The result of a finished game; a part that makes no sense counts as not there.

    A solo challenge without a grade was missed, and nobody has won it.
    """
    if not isinstance(kept, dict):
        kept = {}
    solo, together = _solo(kept.get("solo")), _one_of(kept.get("result"), str)
    missed = solo is not None and solo["grade"] is None and together is None
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
