"""What one person has reached in a game: goals and medals, a fold over their finished games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.goals import Goals
from game.profile.summaries import Summary


@dataclass(frozen=True, slots=True)
class Reached:
    """How far somebody is with a goal or a medal.

    Attributes:
        best: the most that any game came to; None while no game could show it.
        best_game: the first of those games.
        met: the first game in which it was met without hints or, as long as there is none, with them.
        number: of that game among all that this person has finished, from 0.
    """

    best: int | None = None
    best_game: Summary | None = None
    met: Summary | None = None
    number: int = 0

    @property
    def assisted(self) -> bool:
        """It was met with hints only."""
        return self.met is not None and self.met.assisted

    def after(self, needed: int, have: int, game: Summary, number: int) -> "Reached":
        """The same when another game came to so much."""
        if self.best is None or have > self.best:
            best, best_game = have, game
        else:
            best, best_game = self.best, self.best_game or game
        if have >= needed and (self.met is None or (self.assisted and not game.assisted)):
            return Reached(best, best_game, game, number)
        return Reached(best, best_game, self.met, self.number)


@dataclass(frozen=True, slots=True)
class Path:
    """All goals and medals of a game, for one person.

    Attributes:
        games: how many the person has finished.
        reached: goal or medal → how far, for all of them.
    """

    games: int
    reached: Mapping[str, Reached]

    @property
    def newest(self) -> str | None:
        """The goal or medal that was met last."""
        met = [(one.number, name) for name, one in self.reached.items() if one.met is not None]
        return max(met, default=(0, None), key=lambda pair: pair[0])[1]

    def met(self, names: Iterable[str]) -> int:
        """How many of these goals or medals are met."""
        return sum(self.reached[name].met is not None for name in names)


def path(goals: Goals[Any], games: Iterable[Summary], profile: int) -> Path:
    """What a person has reached.

    Args:
        goals: of the game.
        games: all finished ones of that kind, the oldest first.
        profile: the number of the person's profile.
    """
    needed = goals.needed
    reached = dict.fromkeys(needed, Reached())
    number = 0
    for game in games:
        ends = [game.data.get(str(seat)) for seat, person in sorted(game.seats.items()) if person == profile]
        shown = [end["have"] for end in ends if isinstance(end, dict) and isinstance(end.get("have"), dict)]
        for have in shown:
            for name, value in have.items():
                if name in needed and type(value) is int:
                    reached[name] = reached[name].after(needed[name], value, game, number)
        number += bool(shown)
    return Path(number, reached)
