"""Drawing in units: shapes, letters, icons and shadows on a transparent picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.paths import Family, Weight
from game.ui.engine import shapes
from game.ui.engine.look import Look
from game.ui.engine.picture import Picture
from game.ui.engine.shapes import Point
from game.ui.engine.text import SMALLEST
from game.ui.engine.theme import TypeStyle

Anchor = Literal["start", "middle", "end"]
Gradient = tuple[str, str]
Dash = tuple[float, float]
_WITHIN = 0.15
"""How far within a shape, as a share of it, lies what its edge is seen on: its corners are round."""


@dataclass(frozen=True)
class Said:
    """A line of text as it was painted.

    Attributes:
        text: what can be read.
        box: x, y, w, h in the units of the canvas.
        max_w: the width it was given, if any.
        fits: it is whole, and inside the canvas.
        colour: of its letters.
    """

    text: str
    box: tuple[float, float, float, float]
    max_w: float | None
    fits: bool
    colour: pygame.Color


class Brush(Picture):
    """Draws on a transparent picture of w × h units with its own origin.

    Colours are names of the theme or "#RRGGBB[AA]"; lengths and places are units.

    Args:
        look: the look to draw with.
        w: width in units.
        h: height in units.
        pad: room around it for shadows, in units.

    Attributes:
        said: the lines painted, for tests and readers.
        shown: the names of the drawings painted.
    """

    def __init__(self, look: Look, w: float, h: float, pad: float = 0) -> None:
        super().__init__(look, w, h, pad)
        self.said: list[Said] = []
        self.shown: list[str] = []

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 0,
        fill: str | None = None,
        line: str | None = None,
        line_w: float = 1,
        gradient: Gradient | None = None,
        dash: Dash | None = None,
    ) -> None:
        """A rectangle with round corners: filled, or with a gradient from top to bottom, and outlined."""
        box, tones = self._box(x, y, w, h), self.look.tones
        radius, thickness = r * self._scale, self._px(line_w := tones.edge_w(line_w))
        if gradient:
            top, bottom = tones.shaded(*(self._colour(name) for name in gradient))
            self._shape(
                ("shaded", box.size, radius, tuple(top), tuple(bottom)),
                lambda: shapes.shaded(shapes.rounded(*box.size, radius), top, bottom),
                box.topleft,
            )
        if fill:
            tone = tones.ground(self._colour(fill))
            self._rounded(box, radius, tone)
        if line and dash:
            width, length, gap = max(1.0, line_w * self._scale), dash[0] * self._scale, dash[1] * self._scale
            self._tinted(
                ("dashed", box.size, radius, width, length, gap),
                lambda: shapes.dashed(*box.size, radius, width, length, gap),
                self._edge(line, x, y, w, h),
                box.topleft,
            )
        elif line:
            self._tinted(
                ("ring", box.size, radius, thickness),
                lambda: shapes.ring(*box.size, radius, thickness),
                self._edge(line, x + w * _WITHIN, y + h * _WITHIN, w * (1 - 2 * _WITHIN), h * (1 - 2 * _WITHIN)),
                box.topleft,
            )

    def disc(
        self,
        cx: float,
        cy: float,
        r: float,
        fill: str | None = None,
        line: str | None = None,
        line_w: float = 1,
        gradient: Gradient | None = None,
    ) -> None:
        """A round plate, outlined inwards."""
        self.rect(cx - r, cy - r, 2 * r, 2 * r, r, fill, line, line_w, gradient)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, w: float = 1) -> None:
        """A straight line; level and upright ones are sharp."""
        half = w / 2
        if y1 == y2:
            self._bar(min(x1, x2), y1 - half, abs(x2 - x1), w, colour)
        elif x1 == x2:
            self._bar(x1 - half, min(y1, y2), w, abs(y2 - y1), colour)
        else:
            self.polyline([(x1, y1), (x2, y2)], colour, w)

    def polyline(self, points: Sequence[Point], colour: str, w: float = 1, dash: Dash | None = None) -> None:
        """A line with round ends through the points; `dash` is length of dash and of gap."""
        pieces = list(shapes.dashes(points, *dash)) if dash else [list(points)]
        thickness = max(1.0, w * self._scale)

        def draw(sheet: pygame.Surface, larger: float, place: Callable[[Point], Point]) -> None:
            for piece in pieces:
                shapes.stroke(sheet, [place(point) for point in piece], thickness * larger)

        xs, ys = [x for x, _ in points], [y for _, y in points]
        tone = self._edge(colour, min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self._soft(points, w, tone, draw)

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """A filled shape with soft edges."""

        def draw(sheet: pygame.Surface, larger: float, place: Callable[[Point], Point]) -> None:
            pygame.draw.polygon(sheet, "white", [place(point) for point in points])

        self._soft(points, 0, self.look.tones.ground(self._colour(fill)), draw)

    def text(
        self,
        x: float,
        y: float,
        s: str,
        size: float | str = 17,
        weight: Weight = 400,
        colour: str = "ink",
        anchor: Anchor = "start",
        family: Family = "sans",
        max_w: float | None = None,
        lo: float = SMALLEST,
        label: bool = True,
    ) -> float:
        """One line of text.

        Args:
            x: where it begins, has its middle, or ends: see `anchor`.
            y: the baseline.
            s: the words.
            size: in units, or a name of the type scale ("title"), which sets weight and family too.
            weight: 400, 600 or 700.
            colour: of the letters.
            anchor: what x means.
            family: "serif" for what is printed on an object, "sans" for what explains.
            max_w: the line shrinks to this width, to `lo` at least, and then ends with an ellipsis.
            lo: the smallest size.
            label: it grows with the player's text size.

        Returns:
            The width of the line.
        """
        style = self.style(size, weight, family)
        points = style.size * self.look.text_scale if label else style.size
        whole = s
        if max_w is not None:
            s, points = self.look.text.fit(s, max_w, points, style.weight, style.family, lo)
        width = self.look.text.width(s, points, style.weight, style.family)
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        box = (left, y - points * 0.7, width, points * 0.9)
        if plate := self.look.tones.plate(self._under(*box)):
            self._plate(box, points, plate)
        ink = self._ink(colour, *box)
        letters = self.look.text.render(s, points, style.weight, style.family, ink)
        ascent = self.look.text.ascent(points, style.weight, style.family)
        at = self._at(left, y)
        shapes.blit_over(self.surface, letters, (at[0], at[1] - ascent))
        inside = left >= -self.pad - 0.5 and left + width <= self.w + self.pad + 0.5
        self.said.append(Said(s, box, max_w, s == whole and inside, ink))
        return width

    def para(
        self,
        x: float,
        y: float,
        s: str,
        width: float,
        size: float | str = 17,
        weight: Weight = 400,
        colour: str = "ink",
        anchor: Anchor = "start",
        family: Family = "sans",
        line_h: float | None = None,
        label: bool = True,
    ) -> float:
        """Several lines, broken between words; y is the first baseline.

        Returns:
            The baseline of the line that would follow.
        """
        style = self.style(size, weight, family)
        points = style.size * self.look.text_scale if label else style.size
        step = line_h or points * self.look.theme.number("type.line_height")
        for line in self.look.text.wrap(s, width, points, style.weight, style.family):
            self.text(x, y, line, points, style.weight, colour, anchor, style.family, width, label=False)
            y += step
        return y

    def style(self, size: float | str, weight: Weight = 400, family: Family = "sans") -> TypeStyle:
        """A step of the type scale by name, or a style of one's own."""
        return self.look.theme.type(size) if isinstance(size, str) else TypeStyle(family, size, weight)

    def icon(self, name: str, cx: float, cy: float, size: float, colour: str = "ink") -> None:
        """An icon around its centre."""
        x, y = cx - size / 2, cy - size / 2
        self.lay(self.look.art.tinted(name, size, self._ink(colour, x, y, size, size)), x, y)

    def art(self, name: str, x: float, y: float, w: float, h: float, alpha: float = 1, angle: float = 0) -> None:
        """A drawing in a box; `angle` in degrees, clockwise, around the middle of the box."""
        picture = self.look.art.sprite(name, w, h)
        if alpha < 1:
            picture = shapes.faded(picture, alpha)
        if angle:
            picture = shapes.turned(picture, angle)
        centre = self._at(x + w / 2, y + h / 2)
        shapes.blit_over(self.surface, picture, picture.get_rect(center=centre).topleft)
        self.shown.append(name)

    def shadow(self, x: float, y: float, w: float, h: float, r: float, level: int = 1) -> None:
        """What a thing of this shape throws on what lies below: 1 lies, 2 can be lifted, 3 is in the hand."""
        theme = self.look.theme
        colour = theme.colour("shadow.colour")
        colour = pygame.Color(colour.r, colour.g, colour.b, round(255 * theme.number(f"shadow.sh{level}.alpha")))
        spread = theme.number(f"shadow.sh{level}.blur") / 2
        self._blurred(x, y + theme.number(f"shadow.sh{level}.dy"), w, h, r, spread, 0, colour)

    def glow(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        colour: str = "gold",
        width: float = 6,
        blur: float = 4,
        alpha: float = 0.8,
    ) -> None:
        """A light around a rounded rectangle; blur is the standard deviation."""
        light = self._colour(colour)
        light = pygame.Color(light.r, light.g, light.b, round(light.a * alpha))
        self._blurred(x - width, y - width, w + 2 * width, h + 2 * width, r + width, blur, width, light)

    def _ink(self, colour: str, x: float, y: float, w: float, h: float) -> pygame.Color:
        """A colour of letters or of an icon in this box."""
        return self.look.tones.ink(self._colour(colour), self._under(x, y, w, h))

    def _edge(self, colour: str, x: float, y: float, w: float, h: float) -> pygame.Color:
        """A colour of a line through or around this box."""
        return self.look.tones.edge(self._colour(colour), self._under(x, y, w, h))

    def _plate(self, box: tuple[float, float, float, float], points: float, tone: pygame.Color) -> None:
        """What lies under letters of this size, a little larger than they are."""
        x, y, w, h = box
        around = self._box(x - points * 0.3, y - points * 0.12, w + points * 0.6, h + points * 0.24)
        self._rounded(around, points * 0.3 * self._scale, tone)

    def _bar(self, x: float, y: float, w: float, h: float, colour: str) -> None:
        box = self._box(x, y, w, h)
        self._rounded(box, 0.0, self._edge(colour, x, y, w, h))
