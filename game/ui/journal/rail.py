"""The rail of sections in the head of the journal: the open one is a sheet of paper on dark glass."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from game.paths import Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node, Painted
from game.ui.journal.page import Section
from game.units import Rect

RAIL: Final = Rect(300, 16, 900, 56)
"""The most room that the rail may take; it lies in the middle of it."""
ZONE: Final = "sections"
_INSET: Final = 4.0
_ICON_W: Final = 52.0
_SIZE: Final = 18.0
_WEIGHT: Weight = 600


class _Glass(Painted):
    """What the sections lie on."""

    def __init__(self, place: Rect) -> None:
        super().__init__("rail", place.x, place.y, place.w, place.h, z=1)

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, self.h / 2, "glass")


class SectionTab(Painted):
    """The way to a section; `here`: it is open. Where there is little room only that one shows its words."""

    pad = 14

    def __init__(self, section: Section, here: bool, said: bool, place: Rect, press: Callable[[], None]) -> None:
        words = section.words()
        super().__init__(
            f"section/{section.name}", place.x, place.y, place.w, place.h, z=2, label=words,
            hint="" if said else words, zone=ZONE, on_press=press,
        )  # fmt: skip
        self.chosen, self.radius = here, place.h / 2
        self._icon, self._said = section.icon, said

    def key(self) -> Hashable:
        return self.chosen, self._said, self.hovered, self.label

    def paint(self, c: Canvas) -> None:
        if self.chosen:
            c.panel(0, 0, self.w, self.h, self.h / 2)
        elif self.hovered:
            c.rect(0, 0, self.w, self.h, self.h / 2, "#FFFFFF1F")
        ink = "ink" if self.chosen else "cream"
        c.icon(self._icon, 26, self.h / 2, 21, ink)
        if self._said:
            c.text(44, self.h / 2 + 6, self.label, _SIZE, _WEIGHT, ink, max_w=self.w - 58)


def rail(sections: Sequence[Section], here: str, look: Look, show: Callable[[str], None]) -> Iterator[Node]:
    """The rail with all its sections.

    Args:
        sections: in their order.
        here: the name of the one that is open.
        look: measures the words.
        show: told the name of the one that is pressed.
    """
    widths = [
        _ICON_W + 12 + look.text.width(one.words(), _SIZE * look.text_scale, _WEIGHT, "sans") for one in sections
    ]
    every = sum(widths) + 2 * _INSET <= RAIL.w
    if not every:
        widths = [w if one.name == here else _ICON_W for one, w in zip(sections, widths, strict=True)]
    total = sum(widths) + 2 * _INSET
    left = RAIL.centre[0] - total / 2
    yield _Glass(Rect(left, RAIL.y, total, RAIL.h))
    x = left + _INSET
    for one, w in zip(sections, widths, strict=True):
        place = Rect(x, RAIL.y + _INSET, w, RAIL.h - 2 * _INSET)
        yield SectionTab(one, one.name == here, every or one.name == here, place, partial(show, one.name))
        x += w
