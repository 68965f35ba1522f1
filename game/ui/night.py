"""What is seen while the screen is handed on: a night, the leaves before it, and what glows or rises in it."""

from dataclasses import dataclass

from game.ui.engine.life import Swarm

FIREFLIES = Swarm("scenery/firefly", 14, 34, rise=0.6, drift=1.5, sway=34, glows=True)


@dataclass(frozen=True, slots=True)
class Night:
    """The night between two persons' turns.

    Attributes:
        scenery: the picture, with a moon.
        leaves: what closes over the screen; the drawings `<leaves>-left` and `<leaves>-right`.
        swarm: what is in the air or in the water.
    """

    scenery: str = "scenery/curtain"
    leaves: str = "scenery/fern"
    swarm: Swarm = FIREFLIES


NIGHT = Night()
"""A wood in the mountains."""
