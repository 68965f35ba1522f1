"""The index of a rules page: its headings, line by line; a long one scrolls."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.engine.stage import Stage
from game.ui.engine.theme import TypeStyle
from game.ui.widgets.markdown_text import Heading, plain
from game.units import TARGET, Rect

ZONE: Final = "index"
ENTRY_STYLES = {2: TypeStyle("serif", 18, 700), 3: TypeStyle("sans", 17, 400)}
"""By the level of the heading."""
_BAR = 6.0


class Entry(Painted):
    """A line of the index. `here`: this is what is being read."""

    def __init__(self, heading: Heading, place: Rect, press: Callable[[], None]) -> None:
        name = f"index/{heading.anchor}"
        super().__init__(name, place.x, place.y, place.w, place.h, z=2, zone=ZONE, on_press=press)
        self.label = plain(heading.words)
        self.chosen = False
        self._level = heading.level
        self._pictures = [run.picture.replace(":", "/") for run in heading.words if run.picture]

    def key(self) -> object:
        return self.chosen, self.hovered

    def paint(self, c: Canvas) -> None:
        if self.chosen or self.hovered:
            fill, line = ("surface.row_hot", "surface.row_hot_line") if self.chosen else ("surface.row", None)
            c.rect(0, 1, self.w, self.h - 2, 10, fill, line, 1.5)
        top = self._level < 3
        x = 14.0
        for picture in self._pictures:
            c.art(picture, x + 6, self.h / 2 - 12, 24, 24)
            x += 40
        if not top and not self._pictures:
            x += 10
        style = ENTRY_STYLES[min(self._level, 3)]
        c.text(x, self.h / 2 + 6, self.label, style.size, style.weight, family=style.family, max_w=self.w - x - 8)


class _Bar(Painted):
    """How far the index is scrolled: where its visible part begins and how much of it is visible, as shares."""

    def __init__(self, place: Rect) -> None:
        super().__init__("index-bar", place.x, place.y, place.w, place.h, z=2)
        self.begins, self.share = 0.0, 1.0

    def key(self) -> object:
        return self.begins, self.share

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, self.w / 2, "surface.sunk")
        c.rect(0, self.begins * self.h, self.w, self.share * self.h, self.w / 2, "surface.second_base")


class RulesIndex:
    """The lines of the index that have room in a place.

    Args:
        stage: where they stand.
        headings: all of them, in order.
        place: the room there is.
        press: told the anchor of a line that is pressed.
    """

    def __init__(self, stage: Stage, headings: Sequence[Heading], place: Rect, press: Callable[[str], None]) -> None:
        self._place, self._room = place, int(place.h / TARGET)
        self._first, self._marked = 0, ""
        line = Rect(place.x, 0, place.w - 2 * _BAR, TARGET)
        self._entries = [stage.add(Entry(one, line, partial(press, one.anchor))) for one in headings]
        self._bar = stage.add(_Bar(Rect(place.right - _BAR, place.y, _BAR, self._room * TARGET)))
        self._lay()

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies on it."""
        return self._place.x <= x < self._place.right and self._place.y <= y < self._place.bottom

    def turn(self, by: int) -> None:
        """On by so many lines, back when negative, as far as it goes."""
        self._first = min(self._first + by, len(self._entries) - self._room)
        self._first = max(0, self._first)
        self._lay()

    def reveal(self, name: str, beyond: int = 0) -> None:
        """Scrolls until a line can be seen, and so many lines before or after it."""
        names = [entry.name for entry in self._entries]
        at = min(max(0, names.index(name) + beyond), len(names) - 1)
        self.turn(min(0, at - self._first) + max(0, at - self._first - self._room + 1))

    def mark(self, anchor: str | None) -> None:
        """Marks the line of what is being read, the first one for what has none; it comes into sight."""
        name = f"index/{anchor}"
        marked = name if any(entry.name == name for entry in self._entries) else self._entries[0].name
        for entry in self._entries:
            entry.chosen = entry.name == marked
        if marked != self._marked:
            self._marked = marked
            self.reveal(marked)

    def _lay(self) -> None:
        for i, entry in enumerate(self._entries):
            entry.visible = self._first <= i < self._first + self._room
            entry.y = self._place.y + (i - self._first) * TARGET
        count = len(self._entries)
        self._bar.visible = count > self._room
        self._bar.begins, self._bar.share = self._first / count, self._room / count
