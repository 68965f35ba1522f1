"""Every game that the suites play: those in the registry and those that still wait for their table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from game.core.rules import Game
from game.games.aqua.bots import adviser_for as aqua_adviser
from game.games.aqua.bots import bots as aqua_bots
from game.games.aqua.game import AQUA
from game.games.divercity.game import DIVERCITY
from game.games.registry import GAMES as REGISTERED
from tests.games.aqua.seas import options as aqua_options
from tests.games.divercity.tables import options as divercity_options
from tests.games.ecosystem.editions import GAMES as EDITIONS
from tests.games.ecosystem.editions import HASTE, ocean_options, savanna_options

GAMES: Mapping[str, Game] = {
    **REGISTERED,
    **EDITIONS,
    AQUA.id: replace(AQUA, bots=aqua_bots(HASTE), advise=aqua_adviser(HASTE)),
    DIVERCITY.id: DIVERCITY,
}

Options = dict[str, Any]

CHOSEN: Mapping[str, Callable[[int], Sequence[Options]]] = {
    AQUA.id: aqua_options,
    DIVERCITY.id: divercity_options,
    "ocean": ocean_options,
    "savanna": savanna_options,
}
"""Games with too many options to play every combination: some for each player count."""


def tables(game: Game, players: int) -> Sequence[Options]:
    """The options with which a game is played by so many, the usual ones first."""
    if game.id in CHOSEN:
        return CHOSEN[game.id](players)
    names = [option.name for option in game.options]
    return [dict(zip(names, values)) for values in product(*(option.values for option in game.options))]
