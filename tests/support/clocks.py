"""Clocks that a test sets."""

from datetime import UTC, date, datetime


class LocalClock:
    """A clock set to the date and the time of day in the time zone of this process.

    Attributes:
        now: what it shows, in UTC.
    """

    def __init__(self, day: date, hour: int = 12) -> None:
        self.set(day, hour)

    def __call__(self) -> datetime:
        return self.now

    def set(self, day: date, hour: int, minute: int = 0) -> None:
        """Turn it forward or back."""
        self.now = datetime(day.year, day.month, day.day, hour, minute).astimezone(UTC)
