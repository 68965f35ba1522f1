"""All turns of a game, from the first to the last."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial

from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Do, Intent, Press, Scroll, Slide, Steer, ToEnd, TurnPage
from game.ui.engine.node import Node, Painted, Still
from game.ui.input.commands import TABLE
from game.ui.kept.record_text import copy_record
from game.ui.scene import Scene
from game.ui.scenes.deal_number import deal_line
from game.ui.table.log import LogEntry, LogGroup
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import tr
from game.units import Rect

_PANEL = Rect(16, 16, 424, 868)
_HEAD, _FOOT, _DEAL_ROW = 66.0, 84.0, 60.0
_ROW = 44.0
_BAR = 6.0
_NOTCH = 3
"""Lines that one notch of the wheel moves."""


class _Glass(Painted):
    """The panel, its title, and a bar that says how far the list is scrolled."""

    def __init__(self, scene: "LogScene") -> None:
        place = scene.place
        super().__init__("panel", place.x, place.y, place.w, place.h, z=1)
        self._scene = scene
        self.wording = self._words

    def key(self) -> Hashable:
        return self._scene.share

    def _words(self) -> str:
        """The lines that are visible, a group in one sentence."""
        said = [tr("All turns")]
        for item in self._scene.visible:
            if isinstance(item, str):
                said.append(item)
            else:
                said[-1] += f"; {item.spoken}"
        return "\n".join(said)

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, 20, "#0B241F", "surface.glass_line")
        c.text(24, 44, tr("All turns"), "title", colour="cream", max_w=self.w - 110)
        top, size = self._scene.share
        if size < 1:
            height = self.h - _HEAD - self._scene.foot
            c.rect(self.w - 14, _HEAD, _BAR, height, _BAR / 2, "#FFFFFF1A")
            c.rect(self.w - 14, _HEAD + top * height, _BAR, size * height, _BAR / 2, "#FFFFFF66")
        if not self._scene.items:
            c.text(24, _HEAD + 30, tr("no turns yet"), 17, colour="#D7E4D6", max_w=self.w - 48)


class _Row(Painted):
    """One visible line of the list: a title, or an entry."""

    def __init__(self, index: int, item: str | LogEntry, panel: Rect, slot: int, high: float, hot: bool) -> None:
        super().__init__(f"log/{index}", panel.x + 12, panel.y + _HEAD + slot * high, panel.w - 32, high, z=2)
        self.hit = not isinstance(item, str)
        self.index = index
        self._item, self.hot = item, hot
        self.wording = str  # the panel says all lines, in their order

    def key(self) -> Hashable:
        return self.hot

    def paint(self, c: Canvas) -> None:
        if isinstance(self._item, str):
            c.text(8, self.h - 9, self._item, 16, 600, "#FFD98A", max_w=self.w - 16)
        else:
            self._item.paint(c, self.hot)


class LogScene(Scene):
    """The list of all turns over the table. The line that is looked at can be shown on the table below.

    Args:
        groups: the turns, the first one first.
        record: the game as text, to be copied; None when it must not be.
        on_point: told the entry that is looked at, or None.
        deal: the number of the deal, to be shown and copied; None when there is none to tell.
        on_press: told the place of an entry that is pressed, counted from the first, after the list is closed.
        running: the game goes on, and the record tells what is still hidden in it.
        line: the place of the entry at which it opens, counted from the first; without it, it opens at the end.

    Attributes:
        items: titles and entries, line by line.
        foot: how high the buttons below the list are, in units.
    """

    name = "log"
    rooms = (TABLE,)
    opaque = False
    stride = _ROW

    def __init__(
        self,
        groups: Sequence[LogGroup],
        record: str | None,
        on_point: Callable[[LogEntry | None], None] = lambda _: None,
        deal: int | None = None,
        on_press: Callable[[int], None] | None = None,
        running: bool = False,
        line: int | None = None,
    ) -> None:
        super().__init__()
        self._record, self._deal, self._running = record, deal, running
        self._on_point, self._on_press = on_point, on_press
        self.items: list[str | LogEntry] = []
        for group in groups:
            self.items += (group.title, *group.entries)
        self._entries = {i: item for i, item in enumerate(self.items) if isinstance(item, LogEntry)}
        self.foot = (_FOOT if record is not None else 18.0) + (_DEAL_ROW if deal is not None else 0.0)
        self._room = int((_PANEL.h - _HEAD - self.foot) / _ROW)
        self._at = None if line is None else [*self._entries][line]
        middle = len(self.items) if self._at is None else self._at - self._room // 2
        self._first = min(max(0, middle), self._last_first)

    @property
    def _last_first(self) -> int:
        return max(0, len(self.items) - self._room)

    @property
    def place(self) -> Rect:
        """Where the panel lies: at the left edge of the window."""
        return replace(_PANEL, x=_PANEL.x - self.look.viewport.out[0])

    @property
    def share(self) -> tuple[float, float]:
        """Where the visible part of the list begins, and how much of it is visible, as shares of it all."""
        count = max(1, len(self.items))
        return self._first / count, min(1.0, self._room / count)

    @property
    def visible(self) -> Sequence[str | LogEntry]:
        """The titles and entries that can be seen now."""
        return self.items[self._first : self._first + self._room]

    def build(self) -> None:
        """Makes the panel and the visible lines."""
        x, y, w, h = self.place.x, self.place.y, self.place.w, self.place.h
        self._fit_lines()
        self._show_below()
        self.stage.add(_Glass(self))
        self.stage.add(
            RoundButton(
                "close", "close", tr("Close"), self.shell.stack.pop, cx=x + w - 36, cy=y + 36, r=20, kind="glass"
            )
        )
        if self._record is not None:
            words = tr("Copy the record, hidden deal included") if self._running else tr("Copy the record")
            copy = Button(
                "copy", words, partial(copy_record, self.shell, self._record),
                x=x + 20, y=y + h - 66, w=w - 40, h=50, kind="second", icon="copy", size=19,
            )  # fmt: skip
            self.stage.add(copy)
        if self._deal is not None:
            place = Rect(x + 20, y + h - self.foot + 6, w - 40, 50)
            for node in deal_line(self.shell, self._deal, place, ground="glass"):
                self.stage.add(node)
        self._lines()

    def _fit_lines(self) -> None:
        """Lines are as high as their letters want; those that were the lowest stay in sight."""
        self.stride = _ROW * self.look.text_scale
        before, self._room = self._room, int((_PANEL.h - _HEAD - self.foot) / self.stride)
        self._first = max(0, min(self._last_first, self._first + before - self._room))

    def leave(self) -> None:
        """Nothing is looked at any more."""
        self._on_point(None)

    def attended(self, node: Node | None) -> None:
        """An entry under the pointer is looked at."""
        if isinstance(node, _Row):
            self._look(node.index)

    def handle(self, intent: Intent) -> bool:
        """Arrows, wheel, dragging and page keys go through the list; L closes it, and so does a click beside it."""
        match intent:
            case Steer(0, dy):
                self._step(dy)
            case Scroll(dy=dy):
                self._show_from(self._first + dy * _NOTCH)
            case Slide(dy=dy):
                self._show_from(self._first + dy)
            case TurnPage(dy):
                self._show_from(self._first + dy * (self._room - 1))
            case ToEnd(dy):
                self._show_from(dy * self._last_first)
                if self._entries:
                    self._go_to([*self._entries][-1 if dy > 0 else 0])
            case Do("log"):
                self.shell.stack.pop()
            case Accept() if self.focus.node is None and self._on_press is not None and self._at is not None:
                self._press_line(self._at)
            case Accept() if self.focus.node is None:
                self.shell.stack.pop()
            case Press(x, _) if x > self.place.right:
                self.shell.stack.pop()
            case _:
                return super().handle(intent)
        return True

    def _step(self, dy: int) -> None:
        """To the next entry, up or down."""
        places = list(self._entries)
        if not places:
            return
        if self._at is None:
            index = places[-1]
        else:
            index = places[min(max(0, places.index(self._at) + dy), len(places) - 1)]
        self._go_to(index)

    def _go_to(self, index: int) -> None:
        """An entry is in sight, looked at and said."""
        top = index - 1 if index - 1 not in self._entries else index
        self._show_from(min(max(self._first, index - self._room + 1), top))
        self._look(index)
        self.shell.say(self._entries[index].spoken)

    def _show_from(self, first: int) -> None:
        first = min(max(0, first), self._last_first)
        if first != self._first:
            self._first = first
            self._lines()

    def _look(self, index: int) -> None:
        if index == self._at:
            return
        self._at = index
        for row in self._rows:
            row.hot = row.index == index
        self._on_point(self._entries[index])
        self._show_below()

    def _show_below(self) -> None:
        """The table as it is now, bright: the entry that is looked at can be seen on it."""
        self.stage.add(Still("below", self.shell.picture_below(self, dimmed=False)))

    def _lines(self) -> None:
        self.stage.clear("log/")
        self._rows = [
            _Row(self._first + slot, item, self.place, slot, self.stride, self._first + slot == self._at)
            for slot, item in enumerate(self.visible)
        ]
        for row in self._rows:
            if row.hit and self._on_press is not None:
                row.on_press, row.hint = partial(self._press_line, row.index), tr("Go to this moment")
            self.stage.add(row)

    def _press_line(self, index: int) -> None:
        """The list is closed, and what was pressed is told."""
        self.shell.stack.pop()
        if self._on_press is not None:
            self._on_press([*self._entries].index(index))
