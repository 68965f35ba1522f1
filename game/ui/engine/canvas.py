"""The painter: a brush that also knows the things Biotope is made of."""

from dataclasses import replace
from typing import Literal

from game.paths import Weight
from game.ui.engine.brush import Anchor, Brush, Said
from game.ui.engine.theme import dark, light

__all__ = ["Anchor", "Canvas", "Said"]

PanelKind = Literal["paper", "sunk", "glass", "tray"]
SeatMark = Literal["ready", "thinking", "computer"]

_MARKS: dict[SeatMark, tuple[str, str]] = {
    "ready": ("good", "check"),
    "thinking": ("#8A7B55", "dots"),
    "computer": ("info", "bot"),
}


class Canvas(Brush):
    """A transparent picture of w × h units, painted with panels, chips, seats, switches and keys."""

    def inlay(self, inner: "Canvas", x: float, y: float) -> None:
        """Another canvas with its content at a place; what stands and lies there, does so here."""
        self.lay(inner.surface, x - inner.pad, y - inner.pad)
        for line in inner.said:
            left, top, w, h = line.box
            self.said.append(replace(line, box=(x + left, y + top, w, h)))
        self.shown += inner.shown

    def panel(self, x: float, y: float, w: float, h: float, r: float = 16, kind: PanelKind = "paper") -> None:
        """A sheet of paper with its shadow, a hollow in it, dark glass, or a shallow tray."""
        if kind == "paper":
            self.shadow(x, y, w, h, r, 2)
            self.rect(x, y, w, h, r, gradient=("surface.paper_top", "surface.paper_bottom"))
            self.rect(x, y, w, h, r, line="#FFFFFFCC", line_w=1.5)
            self.rect(x, y, w, h, r, line="#CBB98F8C")
        elif kind == "sunk":
            self.rect(x, y, w, h, r, fill="surface.sunk", line="#C9B88F99")
        elif kind == "glass":
            self.rect(x, y, w, h, r, fill="surface.glass", line="surface.glass_line")
        else:
            self.rect(x, y, w, h, r, fill="surface.tray", line="#FFFFFF18")

    def pill(
        self,
        x: float,
        y: float,
        label: str,
        size: float = 15,
        fill: str = "surface.sunk",
        colour: str = "ink",
        weight: Weight = 600,
        icon: str | None = None,
        h: float | None = None,
        pad: float = 11,
        anchor: Anchor = "start",
        line: str | None = None,
    ) -> float:
        """A chip with a word, and an icon before it; y is its top.

        Returns:
            Its width.
        """
        grown = size * self.look.text_scale
        h = h or round(grown * 1.75)
        picture = grown * 1.25 if icon else 0
        gap = 2 if icon else 0
        w = self.look.text.width(label, grown, weight, "sans") + 2 * pad + picture + gap
        x -= {"start": 0.0, "middle": w / 2, "end": w}[anchor]
        self.rect(x, y, w, h, h / 2, fill, line)
        if icon:
            self.icon(icon, x + pad + picture / 2 - 2, y + h / 2, picture, colour)
        self.text(x + pad + picture + gap, y + h / 2 + grown * 0.345, label, grown, weight, colour, label=False)
        return w

    def seat(
        self, cx: float, cy: float, i: int, r: float = 18, ring: bool = True, mark: SeatMark | None = None
    ) -> None:
        """The disc of a seat with its emblem, on a cream rim, and a small sign of what it is doing."""
        style = self.look.theme.seat(i)
        if ring:
            rim = r + 2.5
            self.shadow(cx - rim, cy - rim, 2 * rim, 2 * rim, rim, 1)
            self.disc(cx, cy, rim, "cream")
        self.disc(cx, cy, r, gradient=(light(style.colour, 0.12), dark(style.colour, 0.12)))
        self.icon(style.emblem, cx, cy, r * 1.3, "white")
        if mark:
            fill, sign = _MARKS[mark]
            mx, my = cx + r * 0.8, cy + r * 0.75
            self.disc(mx, my, r * 0.46 + 1, "cream")
            self.disc(mx, my, r * 0.46 - 1, fill)
            self.icon(sign, mx, my, r * 0.62, "white")

    def toggle(self, x: float, y: float, on: bool, w: float = 52, h: float = 30) -> None:
        """A switch: green with a tick, or grey with a cross."""
        self.rect(x, y, w, h, h / 2, "good" if on else "#B9AE93", "#00000022")
        cx, cy, r = (x + w - h / 2 if on else x + h / 2), y + h / 2, h / 2 - 3
        self.shadow(cx - r, cy - r, 2 * r, 2 * r, r, 1)
        self.disc(cx, cy, r, "#FFFDF6")
        self.icon("check" if on else "close", cx, cy, 14 if on else 12, "good" if on else "#6B6248")

    def key(
        self, x: float, y: float, label: str, anchor: Anchor = "start", h: float = 30, letters: float | None = None
    ) -> float:
        """A key of the keyboard, h high and with its edge 3 units more.

        Returns:
            Its width.
        """
        style = self.look.theme.type("key")
        style = replace(style, size=letters or style.size)
        w = max(34.0, self.look.text.width(label, style.size, style.weight, style.family) + 22)
        x -= {"start": 0.0, "middle": w / 2, "end": w}[anchor]
        self.rect(x, y + 3, w, h, 8, "surface.second_base")
        self.rect(x, y, w, h, 8, line="surface.second_base", gradient=("white", "paper2"))
        self.text(
            x + w / 2,
            y + h / 2 + 0.375 * style.size,
            label,
            style.size,
            style.weight,
            "ink",
            "middle",
            style.family,
            label=False,
        )
        return w
