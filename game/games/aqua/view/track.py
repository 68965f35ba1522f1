"""What the people at this computer have achieved: read from the games they finished."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.games.aqua.achievements import CHALLENGE, TRACK, Reached, Try, best_tries, track
from game.ui.kept.finished import PastGame, Player
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Person:
    """One person, what they have reached: achievement → the first game that brought it; scenario → the best try."""

    name: str
    style: int
    reached: Mapping[str, Reached[PastGame]]
    tries: Mapping[str, Try[PastGame]]

    @property
    def count(self) -> int:
        """How many of the fifty."""
        return len(self.reached)

    @property
    def newest(self) -> Reached[PastGame] | None:
        """What was reached last."""
        return max(self.reached.values(), key=lambda one: one.number, default=None)


def ticked_challenges(person: Person) -> frozenset[int]:
    """The challenges somebody has ticked."""
    kinds = (achievement.partition(":") for achievement in person.reached)
    return frozenset(int(which) for kind, _, which in kinds if kind == CHALLENGE)


def person(player: Player) -> Person:
    """What somebody has reached."""
    games = [(game, game.kept, game.seats) for game in player.games]
    return Person(player.name, player.style, track(games), best_tries(games))


def people(players: Iterable[Player]) -> list[Person]:
    """What everybody has reached, those with the most first."""
    return sorted(map(person, players), key=lambda one: -one.count)


def achieved_words(players: Iterable[Player]) -> str:
    """How much the person with the most ticks has achieved, for the title screen."""
    found = people(players)
    count = found[0].count if found else 0
    return tr("{n} of {all}").format(n=count, all=len(TRACK))
