"""A canvas that remembers what was painted on it, to ask a drawing what it shows."""

from collections.abc import Sequence

from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.units import Rect


class Noting(Canvas):
    """A canvas for one drawing.

    Attributes:
        icons: the name of every icon and its middle, in the order of painting.
        pictures: the name of every drawing and where it lies.
        polygons: the corners of every polygon, in the order of painting.
    """

    def __init__(self, look: Look, w: float, h: float) -> None:
        super().__init__(look, w, h)
        self.icons: list[tuple[str, float, float]] = []
        self.pictures: list[tuple[str, Rect]] = []
        self.polygons: list[Sequence[tuple[float, float]]] = []

    def icon(self, name: str, cx: float, cy: float, size: float, colour: str = "ink") -> None:
        """Notes the icon and paints it."""
        self.icons.append((name, cx, cy))
        super().icon(name, cx, cy, size, colour)

    def art(self, name: str, x: float, y: float, w: float, h: float, alpha: float = 1, angle: float = 0) -> None:
        """Notes the drawing and paints it."""
        self.pictures.append((name, Rect(x, y, w, h)))
        super().art(name, x, y, w, h, alpha, angle)

    def polygon(self, points: Sequence[tuple[float, float]], fill: str) -> None:
        """Notes the shape and paints it."""
        self.polygons.append(points)
        super().polygon(points, fill)

    @property
    def words(self) -> list[str]:
        """Every line, as it is read."""
        return [said.text for said in self.said]


def small_look(text_scale: float = 1.0) -> Look:
    """A look that is quickly painted."""
    assets = assets_dir()
    return Look(Viewport((640, 360)), Theme.load(assets / "theme.toml"), text_scale, assets / "art")
