"""Which species somebody has met in their games, and what they brought: a fold over finished games."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter

from game.profile.summaries import Summary


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

    first: Summary
    best: int
    best_game: Summary
    games: int
    sum: int


def sightings(games: Iterable[Summary], profile: int) -> tuple[int, dict[str, Sighting]]:
    """How many games a person has finished, and the species that brought something in them.

    Args:
        games: all finished ones of a kind, the oldest first.
        profile: the number of the person's profile.
    """
    met = defaultdict[str, list[tuple[int, Summary]]](list)
    number = 0
    for game in games:
        mine = [game.data.get(str(seat)) for seat, person in sorted(game.seats.items()) if person == profile]
        ends = [end for end in mine if isinstance(end, dict) and isinstance(end.get("found"), dict)]
        number += bool(ends)
        for end in ends:
            for species, brought in end["found"].items():
                if type(brought) is int and brought > 0:
                    met[species].append((brought, game))
    return number, {species: _sighting(brought) for species, brought in met.items()}


def _sighting(brought: list[tuple[int, Summary]]) -> Sighting:
    best, best_game = max(brought, key=itemgetter(0))
    return Sighting(brought[0][1], best, best_game, len(brought), sum(points for points, _ in brought))
