"""The nature around a table, as values, and the hour of its day."""

from dataclasses import dataclass

from game.ui.engine.life import Swarm
from game.ui.night import NIGHT, Night

LONG = 5
"""So many turns the morning and the evening last."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The nature around a table.

    Attributes:
        morning: the colour of the first light.
        evening: the colour of the last light.
        swarm: what is in the air or in the water.
        grass: tall grass stands at the lower edge.
        night: what is seen while the screen is handed on.
    """

    morning: str
    evening: str
    swarm: Swarm | None = None
    grass: bool = False
    night: Night = NIGHT


LAND = Surroundings(morning="#FFF6E0", evening="#FFB45C")
"""What a game of the land has around it that says nothing else."""


_BUBBLES = Swarm("scenery/bubble", 9, 19, rise=9, sway=7, strength=0.8)
SEA = Surroundings(
    morning="#CFF4FF",
    evening="#5A3C9A",
    swarm=_BUBBLES,
    night=Night("scenery/curtain-sea", "scenery/kelp", _BUBBLES),
)
"""What the games of the sea have around them."""


def hour(turns: int, done: int) -> float:
    """The hour of the day after so many turns of a game: -1 in the morning, 0 at noon, 1 in the evening.

    A game that does not say how long it is has noon all the time.
    """
    if turns == 0:
        return 0.0
    if turns - done <= LONG:
        return 1.0
    return -1.0 if done < min(LONG, turns - 2 * LONG) else 0.0
