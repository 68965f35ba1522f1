"""A landscape: sky, light, three ranges of hills and what grows between them.

A picture is ``w`` by ``h`` units; the horizon and all plants follow the height, the animals the width.
"""

from collections.abc import Callable
from dataclasses import dataclass

from land import hill, sky, sun
from plants import Tree, wood

Painter = Callable[[float, float], str]


def nothing(w: float, h: float) -> str:
    """An empty place."""
    return ""


def sun_at(x: float, y: float, r: float, colour: str, halo: float) -> Painter:
    """A painter of the sun; all lengths are shares of the picture."""
    return lambda w, h: sun(w * x, h * y, w * r, colour, halo)


def row(tree: Tree, share: float, count: int, seed: int, sizes: tuple[float, float], colour: str) -> Painter:
    """A painter of a row of trees that stand at `share` of the height."""
    return lambda w, h: wood(tree, 0, w, h * share, count, seed, sizes, colour)


@dataclass(frozen=True)
class Landscape:
    """What lies around a species.

    Attributes:
        sky: three tones from top to bottom.
        hills: far, middle and near range.
        ground: soil and grass in front of a bust, or nothing.
        light: sun, moon, clouds and far mountains.
        far_trees: between the far and the middle range.
        near_trees: between the middle and the near range.
        scene: what fills the land before the hills.
        front: what stands before the animal.
        horizon: its share of the height.
    """

    sky: tuple[str, str, str]
    hills: tuple[str, str, str]
    ground: tuple[str, str] | None = None
    light: Painter = nothing
    far_trees: Painter = nothing
    near_trees: Painter = nothing
    scene: Painter = nothing
    front: Painter = nothing
    horizon: float = 0.44

    def behind(self, w: float, h: float) -> str:
        """Everything behind the animal."""
        horizon, (far, middle, near) = h * self.horizon, self.hills
        s = sky(w, h, *self.sky) + self.light(w, h)
        s += hill(horizon, h * 0.03, 11, far, w, h) + self.far_trees(w, h)
        s += hill(horizon + h * 0.08, h * 0.035, 23, middle, w, h) + self.near_trees(w, h)
        return s + hill(horizon + h * 0.19, h * 0.04, 31, near, w, h) + self.scene(w, h)
