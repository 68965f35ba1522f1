"""Moments at the UTC offset of where they happened, so that a game keeps the date its player saw."""

import os
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Final

_EARTH: Final = (0, 14 * 3600, -12 * 3600)
"""UTC offsets, in seconds, that between them show every date there is on earth at one moment."""


def local(moment: datetime) -> datetime:
    """The moment in this computer's time zone; in UTC where the date there cannot be represented.

    Only the first and last days of the calendar cannot, and on Windows those before 1970.
    """
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment.astimezone(UTC)


def changed(status: os.stat_result) -> datetime:
    """When a file was last changed, in this computer's time zone; 1970 where its time is no date of the calendar."""
    try:
        return datetime.fromtimestamp(status.st_mtime)
    except (OverflowError, ValueError, OSError):
        return datetime(1970, 1, 1)


def stored(moment: datetime) -> tuple[str, int]:
    """An aware moment as the database keeps it: in UTC (ISO 8601), and its UTC offset in seconds, east positive."""
    offset = moment.utcoffset()
    assert offset is not None, "every moment here has a time zone"
    return moment.astimezone(UTC).isoformat(), round(offset.total_seconds())


def at_stored_offset(moment: datetime, offset: object, day: date | None = None) -> datetime:
    """The moment at the UTC offset that was stored with it.

    Games of the first versions have none. For them this computer's time zone is taken, unless the game claims a day
    that it was then somewhere else on earth: its player may have travelled since.

    Args:
        moment: aware, in any time zone.
        offset: seconds; anything but a whole number of less than a day counts as not stored.
        day: the date of the daily of which the game is a try, if it is one.
    """
    stored = _at(moment, offset) if type(offset) is int else None
    if stored is not None:
        return stored
    here = local(moment)
    if day is None:
        return here
    elsewhere = (_at(moment, seconds) for seconds in _EARTH)
    return next((found for found in (here, *elsewhere) if found is not None and found.date() == day), here)


def _at(moment: datetime, offset: int) -> datetime | None:
    """The moment at a UTC offset; None where there is no such offset or no such date."""
    try:
        return moment.astimezone(timezone(timedelta(seconds=offset)))
    except (OverflowError, ValueError):
        return None
