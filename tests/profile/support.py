"""What the tests of the store share."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count

from game.profile.store import Store

MORNING = datetime(2026, 5, 1, 9, 0, tzinfo=UTC)
OpenStore = Callable[[], Store]


def ticking_clock() -> Callable[[], datetime]:
    """A clock that is a minute later each time it is asked."""
    minutes = count()
    return lambda: MORNING + timedelta(minutes=next(minutes))


def header(*names: str, **others: object) -> str:
    """Line 1 of a record."""
    fields = {"format": 1, "game": "forest", "version": 1, "options": {}, "seats": names, "seed": 7}
    return json.dumps(fields | others)


def play(store: Store, *names: str, totals: list[int], game: str = "forest", grade: str | None = None) -> int:
    """A finished game in which the highest total won."""
    number = store.begin(header(*names, game=game), dict(enumerate(names)))
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    solo = {"margin": 40, "grade": grade} if len(names) == 1 else None
    store.finish(number, {"totals": totals, "winners": winners, "solo": solo})
    return number
