"""The editions as games, and the options with which the suites play them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.rules import Game
from game.games.ecosystem.bots import adviser_for, bots
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.registry import GAMES as REGISTERED

EDITIONS: Mapping[str, Edition] = {edition.id: edition for edition in (FOREST, OCEAN, SAVANNA)}
HASTE = 0.02
"""How much the expert of the suites thinks: as always, but with a handful of playouts."""
GAMES: Mapping[str, Game] = {
    name: replace(REGISTERED[name], bots=bots(edition, HASTE), advise=adviser_for(edition, HASTE))
    for name, edition in EDITIONS.items()
}


def ocean_options(players: int) -> Sequence[dict[str, Any]]:
    """The usual options; for few players also every other value, one at a time."""
    return _options(GAMES["ocean"], players)


def savanna_options(players: int) -> Sequence[dict[str, Any]]:
    """The usual options; for few players also every other value, one at a time."""
    return _options(GAMES["savanna"], players)


def _options(game: Game, players: int) -> Sequence[dict[str, Any]]:
    usual: dict[str, Any] = {}
    if players > 3:
        return [usual]
    return [usual, *({option.name: value} for option in game.options for value in option.values[1:])]
