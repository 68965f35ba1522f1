"""What somebody made of the dailies, read from the games that are kept."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from game.core.record import Record
from game.games.registry import GAMES
from game.profile.daily import Played, day_of, tried_day
from game.profile.entries import Running
from game.profile.store import Store
from game.profile.summaries import Summary


def tries(store: Store, profile: int) -> list[Played]:
    """All tries of a person that are over, in the order in which they were begun.

    One whose game was removed is among them, and once even if that game has come back from another computer.
    """
    kept = [one for game in GAMES.values() if game.dailies for one in store.tries(game)]
    begun = {one.begun for one in kept}
    removed = [one for one in store.removed_tries() if one.begun not in begun]
    gone = {one.id for one in removed}
    found = played(sorted([*kept, *removed], key=lambda one: (one.begun, one.id)), profile)
    return [replace(one, game=None) if one.game in gone else one for one in found]


def played(games: Iterable[Summary], profile: int) -> Iterable[Played]:
    """The tries of a person among finished games."""
    for one in games:
        day = tried_day(one.tried)
        if one.seats.get(0) != profile or day is None:
            continue
        match one.tried:
            case {"points": int(points), "stars": int(stars)}:
                result: tuple[int | None, int] = points, stars
            case _:
                result = None, 0
        yield Played(day, one.begun.date(), one.id, *result, one.assisted)


def running_try(store: Store, day: date, profile: int) -> Running | None:
    """The try of that day's daily that a person has begun and not ended, the last touched one."""
    for running in store.running():
        header = Record.parse(running.header).header
        if day_of(header) == day and store.people_of(running.id).get(0) == profile:
            return running
    return None
