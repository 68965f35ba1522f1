"""The habitats of which one is to be chosen: the animal that each would bring, and what that is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.core.score import Cell
from game.games.aqua.view.faces import paint_small
from game.games.aqua.view.hexes import glow_hex, ring_hex
from game.games.aqua.view.places import ROOT3, Camera
from game.games.aqua.view.sceneries import gain_pill
from game.ui.engine.canvas import Canvas

_WEAK = 0.55
"""How much is seen of the animals that were not chosen."""
_BELOW_EDGE = 8.0
"""How far below the upper edge of its hexagon a number has its middle, in units."""
_SHADE = "#08201CCC"


@dataclass(frozen=True, slots=True)
class Contested:
    """Animals of which only one can come.

    Attributes:
        animals: habitat → the colour of its animal.
        gains: habitat → by how much the total would change; nothing where the table does not tell.
        seen: the habitat that is looked at or chosen.
        settled: that one is chosen.
    """

    animals: Mapping[Cell, str]
    gains: Mapping[Cell, int]
    seen: Cell | None = None
    settled: bool = False

    def paint(self, c: Canvas, camera: Camera) -> None:
        edge = camera.edge
        for corner, colour in self.animals.items():
            if corner != self.seen:
                x, y = camera.at(corner)
                alpha = _WEAK if self.settled else 0.92
                ring_hex(c, x, y, edge * 0.94, _SHADE, 7)
                paint_small(c, x, y, edge, colour, alpha=alpha, rim=("gold", 3, (6, 6)))
        if self.seen is not None and self.seen in self.animals:
            x, y = camera.at(self.seen)
            glow_hex(c, x, y, edge, "gold", 7, 4)
            ring_hex(c, x, y, edge * 0.94, _SHADE, 9)
            paint_small(c, x, y, edge, self.animals[self.seen], rim=("gold", 5, None))
        for corner, gain in self.gains.items():
            x, y = camera.at(corner)
            gain_pill(c, x, y - edge * ROOT3 / 2 + _BELOW_EDGE, gain)
        if self.settled and self.seen is not None and self.seen in self.animals:
            x, y = camera.at(self.seen)
            c.disc(x - edge * 0.46, y + edge * 0.52, max(13.0, edge * 0.23), "good", "cream", 2)
            c.icon("check", x - edge * 0.46, y + edge * 0.52, max(16.0, edge * 0.3), "white")

    def without_chosen(self) -> Self:
        """The chosen animal comes by now, and is not seen twice."""
        return replace(self, animals={corner: one for corner, one in self.animals.items() if corner != self.seen})
