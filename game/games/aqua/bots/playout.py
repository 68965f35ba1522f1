"""The rest of a game of AQUA, played out quickly on a compact area: what it brings one player."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.chance import FACTOR, PRIME
from game.games.aqua.bots.compact import CompactArea, Way
from game.games.aqua.bots.outlook import Outlook, near_habitats

OTHERS = 24
"""How many ways to continue a habitat a playout looks at, besides all that complete one."""


@dataclass(frozen=True, slots=True)
class Markets:
    """One way in which the later markets may be, and what decides everything else in this playout."""

    tiles: Sequence[Sequence[str]]
    chance: int


def play_on(outlook: Outlook, area: CompactArea, markets: Markets) -> tuple[int, ...]:
    """Takes a tile of each market, what looks best at once, and returns the points of the rows; the area grows."""
    chance = markets.chance
    for market in markets.tiles:
        chance = chance * FACTOR % PRIME
        best = 0.0
        found: tuple[int, Way] | None = None
        for centre, way in near_habitats(area, market, chance, OTHERS):
            worth = outlook.tile(area, centre, way)
            if found is None or worth > best:
                best, found = worth, (centre, way)
        if found is not None:
            outlook.invite(area, area.grow(*found))
    return outlook.frame.rows(area)
