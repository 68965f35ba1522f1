"""Random games of every kind."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.core.rng import Rng
from game.core.rules import Config, Game
from tests.support.games import GAMES, tables

LONGEST = 1000
"""No game of any kind has so many actions."""


class Case(NamedTuple):
    """A game at one kind of table: which game it is, its number of players, its options, and the seed of the deal."""

    game: Game
    players: int
    options: dict[str, Any]
    seed: int = 0

    def __str__(self) -> str:
        options = " ".join(map(str, self.options.values()))
        return f"{self.game.id} for {self.players}, {options}"

    @property
    def config(self) -> Config:
        names = tuple(f"Seat {number}" for number in range(self.players))
        return Config(self.game.id, names, self.game.all_options(self.options), self.seed)


def cases() -> list[Case]:
    """Every game × player count × options."""
    return [
        Case(game, players, options)
        for game in GAMES.values()
        for players in game.seats
        for options in tables(game, players)
    ]


class Moment(NamedTuple):
    """A position of a random game and the action that is played in it (None at the end)."""

    number: int
    state: Any
    action: Any


_PLAYED: dict[str, tuple[Moment, ...]] = {}


def moments(case: Case) -> tuple[Moment, ...]:
    """Every position of a game in which a random actor does something random; each game is played once."""
    name = str(case)
    if name not in _PLAYED:
        _PLAYED[name] = tuple(played(case))
    return _PLAYED[name]


def played(case: Case) -> Iterator[Moment]:
    """The game of a case, played now."""
    rules = case.game.rules
    rng = Rng(case.seed).fork(case.players)
    state = rules.setup(case.config, Rng(case.seed)).state
    for number in range(LONGEST):
        actors = rules.actors(state)
        action = rng.choice(tuple(rules.legal(state, rng.choice(actors)))) if actors else None
        yield Moment(number, state, action)
        if action is None:
            return
        state = rules.apply(state, action).state
    raise AssertionError(f"{case} does not end")
