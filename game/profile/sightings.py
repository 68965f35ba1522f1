"""Which species somebody has met in their games, and what they brought: a fold over finished games."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.profile.folds import Folded


@dataclass(frozen=True, slots=True)
class Sighting:
    """What one species was to one person.

    Attributes:
        first: the first game in which it brought something.
        best: the most that it brought in one game.
        best_game: the first of those games.
        games: in how many it brought something.
        sum: of all that it brought.
    """

    first: Folded
    best: int
    best_game: Folded
    games: int = 1
    sum: int = 0


def sightings(games: Iterable[Folded], profile: int) -> tuple[int, dict[str, Sighting]]:
    """How many games a person has finished, and the species that brought something in them.

    Args:
        games: all finished ones of a kind, the oldest first.
        profile: the number of the person's profile.
    """
    found: dict[str, Sighting] = {}
    number = 0
    for game in games:
        mine = [game.data.get(str(seat)) for seat, person in sorted(game.seats.items()) if person == profile]
        ends = [end for end in mine if isinstance(end, dict) and isinstance(end.get("found"), dict)]
        number += bool(ends)
        for end in ends:
            for species, brought in end["found"].items():
                if type(brought) is int and brought > 0:
                    found[species] = _after(found.get(species), game, brought)
    return number, found


def _after(before: Sighting | None, game: Folded, brought: int) -> Sighting:
    if before is None:
        return Sighting(game, brought, game, 1, brought)
    best, best_game = (brought, game) if brought > before.best else (before.best, before.best_game)
    return Sighting(before.first, best, best_game, before.games + 1, before.sum + brought)
