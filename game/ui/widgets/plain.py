"""Things that only inform: words and panels."""

from collections.abc import Hashable

from game.paths import Family, Weight
from game.ui.engine.canvas import Anchor, Canvas, PanelKind
from game.ui.engine.node import Painted
from game.ui.engine.viewport import Viewport


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
    """Darkens the landscape behind the head of a page, from edge to edge of the window.

    Where the window goes on above the head, the shade is a soft band that fades out upwards as well.
    """

    _STRONG, _SOFT = 0xD8, 0xA0
    _FADE, _HEAD, _H = 130.0, 34.0, 116.0
    """Units it takes to fade out above the head; how much of the head is darkest; where it ends."""
    _STRIPES = 20

    def __init__(self, viewport: Viewport) -> None:
        left, top, width, _ = viewport.window
        self._above = min(-top, self._FADE)
        super().__init__("shade", left, -self._above, width, self._above + self._H)

    def paint(self, c: Canvas) -> None:
        for i in range(self._STRIPES):
            top, bottom = (self.h * k / self._STRIPES for k in (i, i + 1))
            c.rect(0, top, self.w, bottom - top, gradient=(self._shade(top), self._shade(bottom)))

    def _shade(self, y: float) -> str:
        """The colour at a height of the node."""
        room = self._above / self._FADE
        most, below = self._STRONG + (self._SOFT - self._STRONG) * room, y - self._above
        if below < 0:
            strength = 1 - room * _smooth(-below / self._above)
        else:
            strength = 1 - _smooth(max(0.0, below - self._HEAD) / (self._H - self._HEAD))
        return f"#04100C{round(most * strength):02X}"


def _smooth(t: float) -> float:
    """From 0 to 1 without a corner at either end."""
    return t * t * (3 - 2 * t)
