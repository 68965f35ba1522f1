"""Things to press."""

from collections.abc import Callable, Hashable
from typing import Literal

from game.ui.engine.canvas import Canvas
from game.ui.engine.kin import Kin
from game.ui.engine.look import Look
from game.ui.engine.node import Painted

ButtonKind = Literal["primary", "second", "good"]

_SKINS: dict[ButtonKind, tuple[str, str, str, str, str]] = {
    "primary": ("surface.button_top", "surface.button_bottom", "surface.button_base", "white", "#FFFFFF59"),
    "second": ("surface.second_top", "surface.second_bottom", "surface.second_base", "ink", "#FFFFFFE6"),
    "good": ("#3A8C5A", "good", "#164A2B", "white", "#FFFFFF59"),
}
"""Of each kind: face above, face below, lip, letters, lit edge."""

_EDGES = 24
"""Of its width, so many units stay free beside what is written."""
_SMALLEST = 13
_LIP = 4
_PRESSED = 3
_OFF_RIM, _OFF_INK = "#A39B8266", "#A39B82AA"
"""Of a round button that cannot be pressed: to be seen on paper as well as on a dark bar."""
_GOLD_PLATE = ("#FFDF94", "#FFC857")
"""Upper and lower colour of a switch that is on."""


class Pressable(Painted):
    """What buttons have in common: they sink when pressed and pale when disabled."""

    pad = 14
    radius: float = 14

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], None],
        *,
        x: float = 0,
        y: float = 0,
        w: float = 0,
        h: float = 0,
        z: float = 10,
        hint: str = "",
        zone: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(name, x, y, w, h, z=z, label=label, hint=hint, zone=zone, on_press=on_press)
        self.enabled = enabled

    def key(self) -> Hashable:
        return self.label, self.sunk, self.hovered and self.enabled, self.enabled

    @property
    def sunk(self) -> bool:
        """It is pressed down."""
        return self.pressed and self.enabled


class Button(Pressable, Kin):
    """A word on a raised plate, with an icon before it; the words of one zone shrink together.

    Args:
        name: unique on its stage.
        label: the word.
        on_press: what it does.
        kind: "primary" is amber, one on a screen; "second" is paper; "good" is green.
        icon: before the word.
        size: of the letters, in units.
    """

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], None],
        *,
        x: float = 0,
        y: float = 0,
        w: float = 160,
        h: float = 48,
        z: float = 10,
        kind: ButtonKind = "primary",
        icon: str | None = None,
        size: float = 20,
        hint: str = "",
        zone: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(name, label, on_press, x=x, y=y, w=w, h=h, z=z, hint=hint, zone=zone, enabled=enabled)
        self.kind: ButtonKind = kind
        self.icon, self.size = icon, size

    def key(self) -> Hashable:
        return super().key(), self.kind, self.icon, self.size, self.shrunk

    @property
    def kind_of_words(self) -> Hashable:
        return self.zone, self.h

    @property
    def _before(self) -> float:
        """The room for the icon."""
        return self.size * 1.25 + 8 if self.icon else 0

    def room_for_words(self, look: Look) -> float:
        grown = self.size * look.text_scale
        return look.text.fit(self.label, self.w - self._before - _EDGES, grown, 600, lo=_SMALLEST)[1] / grown

    def paint(self, c: Canvas) -> None:
        down = _PRESSED if self.sunk else 0
        self._plate(c, down)
        letters = _SKINS[self.kind][3] if self.enabled else "#8A8672"
        picture, before = self.size * 1.25, self._before
        room, grown = self.w - before - _EDGES, self.size * c.look.text_scale
        label, size = c.look.text.fit(self.label, room, grown * self.shrunk, 600, lo=_SMALLEST)
        width = c.look.text.width(label, size, 600)
        x, middle = (self.w - width - before) / 2, (self.h - _LIP / 2) / 2 + down
        if self.icon:
            c.icon(self.icon, x + picture / 2, middle, picture, letters)
        y = middle + size * 0.345
        c.text(x + before, y, self.label, size, 600, letters, max_w=room, lo=_SMALLEST, label=False)

    def _plate(self, c: Canvas, down: float) -> None:
        top, bottom, base, _, edge = _SKINS[self.kind] if self.enabled else _SKINS["second"]
        r = min(14, self.h / 2)
        height = self.h - 1
        if self.enabled:
            c.shadow(0, _LIP, self.w, self.h - 2, r, 1)
        c.rect(0, _LIP, self.w, self.h - 2, r, fill=base if self.enabled else "surface.edge")
        c.rect(0, down, self.w, height, r, gradient=(top, bottom))
        c.rect(1.5, down + 1.5, self.w - 3, height - 3, r - 1.5, line=edge, line_w=1.2)
        if self.hovered and self.enabled:
            c.rect(0, down, self.w, height, r, fill="#FFFFFF1F")


class RoundButton(Pressable):
    """An icon on a round plate.

    Args:
        name: unique on its stage.
        icon: what it shows.
        label: what it is called; also its hint, unless there is a longer one.
        on_press: what it does.
        cx: its middle, in units.
        cy: its middle, in units.
        r: radius of the drawing; what can be hit is at least 44 wide.
        kind: "paper" on a dark bar, "glass" where it may not catch the eye, "gold" for a switch that is on.
    """

    def __init__(
        self,
        name: str,
        icon: str,
        label: str,
        on_press: Callable[[], None],
        *,
        cx: float,
        cy: float,
        r: float = 21,
        z: float = 10,
        kind: Literal["paper", "glass", "gold"] = "paper",
        hint: str = "",
        zone: str = "",
        enabled: bool = True,
    ) -> None:
        half = max(r, 22)
        super().__init__(
            name, label, on_press, x=cx - half, y=cy - half, w=2 * half, h=2 * half, z=z,
            hint=hint or label, zone=zone, enabled=enabled,
        )  # fmt: skip
        self.icon, self.r, self.kind = icon, r, kind
        self.radius = half

    def key(self) -> Hashable:
        return super().key(), self.icon, self.kind

    def paint(self, c: Canvas) -> None:
        middle, r = self.w / 2, self.r
        down = 2 if self.sunk else 0
        if self.kind != "glass" and self.enabled:
            plate = _GOLD_PLATE if self.kind == "gold" else ("white" if self.hovered else "#FFFCF3", "#F1E6CC")
            c.shadow(middle - r, middle - r, 2 * r, 2 * r, r, 1)
            c.disc(middle, middle + 2.5, r, "surface.second_base")
            c.disc(middle, middle + down, r, gradient=plate)
            c.disc(middle, middle + down, r - 1, line="#FFFFFFCC", line_w=1.2)
        else:
            rim = "#FFFFFF30" if self.enabled else _OFF_RIM
            c.disc(middle, middle, r, "#FFFFFF33" if self.hovered and self.enabled else "#FFFFFF1F", rim)
        ink = "cream" if self.kind == "glass" else "ink"
        c.icon(self.icon, middle, middle + down, r * 1.12, ink if self.enabled else _OFF_INK)
