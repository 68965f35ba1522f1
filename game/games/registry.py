"""All games, by id. Importing this opens no screen: a game names its view by dotted string."""

from collections.abc import Mapping

from game.core.rules import Game
from game.games.aqua.game import AQUA
from game.games.divercity.game import DIVERCITY
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.game import ecosystem

GAMES: Mapping[str, Game] = {game.id: game for game in (*map(ecosystem, (FOREST, OCEAN, SAVANNA)), AQUA, DIVERCITY)}
