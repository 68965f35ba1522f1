"""What the settings page is made of."""

from collections.abc import Callable, Hashable, Sequence

from game.paths import Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.input.bindings import in_force
from game.ui.input.commands import (
    ACCEPT,
    BACK,
    CHOOSE,
    DOWN,
    FASTER,
    FULL_SCREEN,
    HINT,
    LEFT,
    LOG,
    MENU,
    NEIGHBOURS,
    PAGE_BACK,
    PAGE_ON,
    PICTURE,
    RIGHT,
    RULES,
    SEARCH,
    UNDO,
    UP,
    Command,
)  # fmt: skip
from game.ui.input.key_words import written
from game.ui.scenes.keys_nodes import paint_stroke
from game.ui.widgets.plain import Panel
from game.ui.words import tr

_KEY_ROW = 51.0
_CAP = 30.0
"""How high a key is where there is room."""
_STRIPE = "#F4EBD6"


class Section(Panel):
    """A sheet with a title and its icon; `lines`: the heights, on the screen, at which it is ruled."""

    def __init__(
        self,
        name: str,
        title: str,
        icon: str,
        x: float,
        y: float,
        w: float,
        h: float,
        lines: Sequence[float] = (),
    ) -> None:
        super().__init__(f"section/{name}", x, y, w, h, 22)
        self.label = title
        self._icon, self._lines = icon, lines

    def paint(self, c: Canvas) -> None:
        super().paint(c)
        c.icon(self._icon, 40, 38, 28, "amber")
        c.text(66, 47, self.label, 26, 700, family="serif", max_w=self.w - 94)
        for height in self._lines:
            c.line(28, height - self.y, self.w - 28, height - self.y, "line", 1.2)


class Caption(Painted):
    """What a control sets, and a few words about it."""

    def __init__(self, key: str, title: str, detail: str, x: float, y: float, w: float) -> None:
        super().__init__(f"{key}/caption", x, y, w, 64, z=1, label=title)
        self._detail = detail

    def paint(self, c: Canvas) -> None:
        c.text(0, 28, self.label, 19, 600, max_w=self.w)
        c.text(0, 53, self._detail, 16, colour="ink2", max_w=self.w)


class Value(Painted):
    """The number beside a slider."""

    def __init__(self, name: str, value: int, x: float, y: float, w: float, h: float) -> None:
        super().__init__(name, x, y, w, h, z=2)
        self.value = value

    def key(self) -> Hashable:
        return self.value

    def paint(self, c: Canvas) -> None:
        c.text(self.w, self.h / 2 + 6, str(self.value), 18, 700, anchor="end", family="serif", max_w=self.w)


class Choice(Painted):
    """One of several things of which one is taken."""

    pad = 6

    def __init__(
        self,
        name: str,
        label: str,
        on: bool,
        on_press: Callable[[], None],
        x: float,
        y: float,
        w: float,
        h: float,
        zone: str,
    ) -> None:
        super().__init__(name, x, y, w, h, z=2, label=label, zone=zone, on_press=on_press)
        self.chosen = on

    def key(self) -> Hashable:
        return self.chosen, self.hovered

    def paint(self, c: Canvas) -> None:
        middle = self.h / 2
        if self.chosen:
            c.rect(0, 0, self.w, self.h, 14, "surface.row_gain", "surface.row_gain_line", 1.4)
            c.disc(28, middle, 12, "good")
            c.icon("check", 28, middle, 15, "white")
        else:
            c.rect(0, 0, self.w, self.h, 14, "white" if self.hovered else "#FFFDF6", "#CDBB8E")
            c.disc(28, middle, 12, "#FFFDF6", "#CDBB8E", 1.6)
        c.text(54, middle + 7, self.label, 20, 600, family="serif", max_w=self.w - 70)


class Sample(Painted):
    """The three text sizes, to compare."""

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        super().__init__("sample", x, y, w, h, z=1)

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, 14, "#EFE6CE")
        c.text(20, 25, tr("How it will look"), 15, colour="ink2", label=False, max_w=self.w - 40)
        third = (self.w - 40) / 3
        for index, size in enumerate(c.look.theme.value("type.text_sizes")):
            now = size == c.look.text_scale
            weight: Weight = 700 if now else 400
            c.text(
                20 + index * third,
                64,
                tr("Choose one card"),
                17 * size,
                weight,
                "ink" if now else "ink2",
                max_w=third - 14,
                label=False,
            )


class Colours(Painted):
    """The signs of the seats: what tells players apart without colour."""

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        super().__init__("colours", x, y, w, h, z=1)

    def paint(self, c: Canvas) -> None:
        c.text(28, 16, tr("Every player has a sign as well as a colour."), 16.5, colour="ink2", max_w=self.w - 56)
        seats = len(c.look.theme.value("seats"))
        step = (self.w - 56) / seats
        for i in range(seats):
            c.seat(28 + step * (i + 0.5), (self.h + 26) / 2, i, 22)


class Keyboard(Painted):
    """What the keys do that are used most, as they are bound."""

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        super().__init__("keys", x, y, w, h, z=1)
        self._rows = [
            (does, [in_force().strokes(command)[0] if command else None for command in commands])
            for does, commands in _keys()
        ]
        self.wording = self._told

    def _told(self) -> str:
        """What each key does, a line each."""
        told = ((does, ", ".join(written(one) if one else "…" for one in strokes)) for does, strokes in self._rows)
        return "\n".join(f"{does}: {keys.replace(', …, ', ' – ')}" for does, keys in told)

    def paint(self, c: Canvas) -> None:
        step = min(_KEY_ROW, self.h / len(self._rows))
        h = min(_CAP, step - 5)
        for index, (does, strokes) in enumerate(self._rows):
            y = index * step
            if index % 2 == 0:
                c.rect(14, y + 1, self.w - 28, step - 3, 10, _STRIPE)
            x = self.w - 30
            for stroke in reversed(strokes):
                if stroke is None:
                    x -= c.text(x, y + step / 2 + 5, "…", 17, 600, "ink2", "end", label=False) + 10
                    continue
                x = paint_stroke(c, stroke, x, y + (step - h - 3) / 2, h)
            c.text(32, y + step / 2 + 6, does, 17.5, max_w=x - 40)


def _keys() -> tuple[tuple[str, tuple[Command | None, ...]], ...]:
    """What they do; None stands for those between two."""
    return (
        (tr("Move the ring"), (LEFT, RIGHT, UP, DOWN)),
        (ACCEPT.does(), (ACCEPT,)),
        (tr("Choose a card of the hand"), (CHOOSE[0], None, *CHOOSE[-2:])),
        *((command.does(), (command,)) for command in (BACK, UNDO, HINT, NEIGHBOURS, LOG, MENU)),
        *((command.does(), (command,)) for command in (FASTER, RULES, SEARCH, PAGE_BACK, PAGE_ON)),
        *((command.does(), (command,)) for command in (FULL_SCREEN, PICTURE)),
    )
