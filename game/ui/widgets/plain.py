"""Things that only inform: words and panels."""

from collections.abc import Hashable

from game.paths import Family, Weight
from game.ui.engine.canvas import Anchor, Canvas, PanelKind
from game.ui.engine.node import Painted
from game.ui.engine.viewport import Viewport
from game.units import Rect

FAR_ABOVE = 130.0
"""Units: a head that lies further below the top of the window has a plate of its own, and no shade reaches it."""


class Label(Painted):
    """One line of words, in the middle of its height; it shrinks to its width.

    Args:
        name: unique on its stage.
        text: the words.
        x: left, in units.
        y: top, in units.
        w: width, in units.
        h: height, in units.
        size: in units, or a step of the type scale.
        weight: 400, 600 or 700.
        colour: of the letters.
        anchor: at which side of its box the words lie.
        family: "serif" or "sans".
    """

    def __init__(
        self,
        name: str,
        text: str,
        x: float,
        y: float,
        w: float,
        h: float = 30,
        size: float | str = "body",
        weight: Weight = 400,
        colour: str = "ink",
        anchor: Anchor = "start",
        family: Family = "sans",
        z: float = 1,
    ) -> None:
        super().__init__(name, x, y, w, h, z=z, label=text)
        self.size, self.weight, self.colour = size, weight, colour
        self.anchor: Anchor = anchor
        self.family: Family = family

    def key(self) -> Hashable:
        return self.label, self.size, self.weight, self.colour, self.anchor, self.family

    def paint(self, c: Canvas) -> None:
        style = c.style(self.size, self.weight, self.family)
        x = {"start": 0.0, "middle": self.w / 2, "end": self.w}[self.anchor]
        y = self.h / 2 + style.size * c.look.text_scale * 0.345
        c.text(x, y, self.label, style.size, style.weight, self.colour, self.anchor, style.family, self.w)


class Panel(Painted):
    """A sheet, a hollow, glass or a tray for other things to lie on."""

    pad = 30

    def __init__(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 16,
        kind: PanelKind = "paper",
        z: float = 0,
    ) -> None:
        super().__init__(name, x, y, w, h, z=z)
        self.r = r
        self.kind: PanelKind = kind

    def key(self) -> Hashable:
        return self.r, self.kind

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, self.r, self.kind)


class TopShade(Painted):
    """Darkens the landscape behind the head of a page, from the top of the window and from edge to edge of it.

    Where the window goes on far above the head, the head lies on a plate of glass instead.
    """

    _INK, _STRONG = "#04100C", 0xD8
    _HEAD, _H = 34.0, 116.0
    """How much of the head is darkest; where the shade ends."""
    _PLATE = Rect(8, 8, 1584, 74)
    _STRIPES = 20

    def __init__(self, viewport: Viewport) -> None:
        left, top, width, _ = viewport.window
        self._above = -top
        place = self._PLATE if self._above > FAR_ABOVE else Rect(left, top, width, self._above + self._H)
        super().__init__("shade", place.x, place.y, place.w, place.h)

    def paint(self, c: Canvas) -> None:
        if self._above > FAR_ABOVE:
            c.panel(0, 0, self.w, self.h, 22, "glass")
            return
        darkest = self._above + self._HEAD
        c.rect(0, 0, self.w, darkest, fill=self._shade(0))
        step = (self.h - darkest) / self._STRIPES
        for i in range(self._STRIPES):
            ends = (self._shade(i / self._STRIPES), self._shade((i + 1) / self._STRIPES))
            c.rect(0, darkest + i * step, self.w, step, gradient=ends)

    def _shade(self, share: float) -> str:
        """The colour where this share of the fading is over."""
        return f"{self._INK}{round(self._STRONG * (1 - _smooth(share))):02X}"


def _smooth(t: float) -> float:
    """From 0 to 1 without a corner at either end."""
    return t * t * (3 - 2 * t)
