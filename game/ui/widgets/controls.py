"""Controls that hold a value: a switch, a row of choices, a slider. They tell of every change at once."""

from collections.abc import Callable, Hashable, Sequence

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.words import number, tr, trc

_HEIGHT = 44
_WITH_CHECK = 28
"""Beside the word of a choice so much stays free, whether it is taken or not."""


class Toggle(Painted):
    """A switch.

    Args:
        name: unique on its stage.
        label: what it switches.
        on: how it stands.
        on_change: told how it stands now.
        x: left, in units.
        y: top, in units; it is 44 high.
        zone: the focus group.
        hint: one sentence about it.
    """

    pad = 6

    def __init__(
        self,
        name: str,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        x: float,
        y: float,
        w: float = 60,
        z: float = 10,
        zone: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, x, y, w, _HEIGHT, z=z, label=label, hint=hint, zone=zone, on_press=self._switch)
        self.on = on
        self._on_change = on_change

    def key(self) -> Hashable:
        return self.on

    @property
    def state(self) -> str:
        """How it stands."""
        return trc("switch", "on") if self.on else trc("switch", "off")

    def paint(self, c: Canvas) -> None:
        c.toggle(0, (self.h - 34) / 2, self.on, self.w, 34)

    def _switch(self) -> None:
        self.on = not self.on
        self._on_change(self.on)


class Segmented(Painted):
    """A row of choices, one of which is taken; arrows to the sides change it, Enter takes the next one.

    Args:
        name: unique on its stage.
        label: what is chosen.
        options: the words.
        index: which one is taken.
        on_change: told the number of the one taken now.
        x: left, in units.
        y: top, in units.
        w: width, in units.
    """

    pad = 4

    def __init__(
        self,
        name: str,
        label: str,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        x: float,
        y: float,
        w: float,
        h: float = _HEIGHT,
        z: float = 10,
        zone: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, x, y, w, h, z=z, label=label, hint=hint, zone=zone, on_press=self._press)
        self.wording = lambda: label
        self.options, self.index = tuple(options), index
        self._on_change = on_change
        self._aimed: int | None = None

    def key(self) -> Hashable:
        return self.options, self.index

    @property
    def state(self) -> str:
        """What is taken, and which one it is."""
        count = len(self.options)
        place = tr("{n} of {count}").format(n=self.index + 1, count=count)
        return tr("{option}, {place}").format(option=self.options[self.index], place=place)

    def paint(self, c: Canvas) -> None:
        c.rect(-3, -3, self.w + 6, self.h + 6, 13, fill="surface.sunk")
        step = self.w / len(self.options)
        size = c.look.text.common(self.options, step - _WITH_CHECK, 17 * c.look.text_scale, 600, lo=13)
        for i, option in enumerate(self.options):
            taken, x = i == self.index, i * step
            c.rect(x + 2, 0, step - 4, self.h, 10, "good" if taken else "#FFFDF6", None if taken else "#CDBB8E")
            if taken:
                c.icon("check", x + 14, self.h / 2, 14, "white")
            middle = x + step / 2 + (9 if taken else 0)
            colour, room = "white" if taken else "ink2", step - _WITH_CHECK
            c.text(middle, self.h / 2 + 6, option, size, 600, colour, "middle", max_w=room, lo=13, label=False)

    def touched(self, x: float, y: float) -> None:
        self._aimed = min(max(0, int((x - self.x) / self.w * len(self.options))), len(self.options) - 1)

    def steer(self, dx: int, dy: int) -> bool:
        if dx and 0 <= self.index + dx < len(self.options):
            self.choose(self.index + dx)
            return True
        return False

    def choose(self, index: int) -> None:
        """Takes an option."""
        if index != self.index:
            self.index = index
            self._on_change(index)

    def _press(self) -> None:
        aimed, self._aimed = self._aimed, None
        self.choose((self.index + 1) % len(self.options) if aimed is None else aimed)


class Slider(Painted):
    """A value between 0 and 100, by dragging, clicking, or arrows in steps of five.

    Args:
        name: unique on its stage.
        label: what it sets.
        value: 0 to 100.
        on_change: told the new value.
        x: left, in units.
        y: top, in units; it is 44 high.
        w: width, in units.
    """

    soft = False
    drag = True
    pad = 4
    _KNOB = 14
    _STEP = 5

    def __init__(
        self,
        name: str,
        label: str,
        value: int,
        on_change: Callable[[int], None],
        *,
        x: float,
        y: float,
        w: float,
        z: float = 10,
        zone: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, x, y, w, _HEIGHT, z=z, label=label, hint=hint, zone=zone)
        self.hit = self.focusable = True
        self.value = value
        self._on_change = on_change

    def key(self) -> Hashable:
        return self.value

    @property
    def state(self) -> str:
        """The value."""
        return tr("{n} of {count}").format(n=number(self.value), count=100)

    def paint(self, c: Canvas) -> None:
        middle, knob = self.h / 2, self._place
        c.rect(0, middle - 4, self.w, 8, 4, fill="line")
        c.rect(0, middle - 4, knob, 8, 4, fill="good")
        c.shadow(knob - self._KNOB, middle - self._KNOB, 2 * self._KNOB, 2 * self._KNOB, self._KNOB, 1)
        c.disc(knob, middle, self._KNOB, "#FFFDF6", "surface.second_base", 1.5)

    def touched(self, x: float, y: float) -> None:
        self.dragged(x, y)

    def dragged(self, x: float, y: float) -> None:
        self._set(round((x - self.x - self._KNOB) / (self.w - 2 * self._KNOB) * 100))

    def steer(self, dx: int, dy: int) -> bool:
        if not dx:
            return False
        self._set(self.value + dx * self._STEP)
        return True

    @property
    def _place(self) -> float:
        return self._KNOB + self.value / 100 * (self.w - 2 * self._KNOB)

    def _set(self, value: int) -> None:
        value = min(max(0, value), 100)
        if value != self.value:
            self.value = value
            self._on_change(value)
