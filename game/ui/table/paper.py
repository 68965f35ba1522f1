"""A sheet of paper over what lies below: a head, what lies on it, and buttons at its foot."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.ui.engine.canvas import Canvas
from game.ui.scene import Scene
from game.ui.table.pool import Drawable, NodePool
from game.ui.widgets.button import Button, ButtonKind
from game.ui.words import tr
from game.units import Rect

T = TypeVar("T")
MARGIN = 36.0
_FOOT = 80.0


@dataclass(frozen=True, slots=True)
class Head:
    """The sheet with its title, and a line of help below that."""

    title: str
    help: str = ""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22)
        c.text(MARGIN, 56, self.title, "title", max_w=c.w - 2 * MARGIN)
        if self.help:
            c.text(MARGIN, 86, self.help, 17, colour="ink2", max_w=c.w - 2 * MARGIN)


def choice_plate(c: Canvas, hot: bool, chosen: bool) -> None:
    """What lies under something that can be chosen on paper."""
    line, width = ("surface.row_hot_line", 2.5) if chosen else ("line", 1.2)
    c.rect(0, 0, c.w, c.h, 14, "surface.row_hot" if hot or chosen else "surface.row", line, width)


class PaperScene(Scene, ABC):
    """A sheet; `head` and `lay` say what is on it.

    Attributes:
        paper: where the sheet lies.
    """

    opaque = False
    paper: Rect

    @abstractmethod
    def head(self) -> Drawable:
        """The sheet itself."""

    @abstractmethod
    def lay(self, pool: NodePool) -> None:
        """Puts on it whatever lies there now."""

    def build(self) -> None:
        """Makes the sheet."""
        self._pool = NodePool(self.stage)
        self.show()

    def show(self) -> None:
        """Shows what lies on the sheet now."""
        self._pool.painted("title", self.paper, self.head(), z=1, pad=40)
        self.lay(self._pool)
        self._pool.reconcile()

    def button(
        self,
        name: str,
        words: str,
        press: Callable[[], None],
        x: float,
        w: float,
        kind: ButtonKind = "second",
        icon: str | None = None,
        enabled: bool = True,
    ) -> None:
        """A button at the foot, x units from the left edge of the sheet."""
        left, top = self.paper.x + x, self.paper.bottom - _FOOT
        button = self._pool.known(name, Button) or Button(
            name, words, press, x=left, y=top, w=w, h=56, kind=kind, icon=icon
        )
        button.enabled = enabled
        self._pool.put(button)

    def done_button(self, press: Callable[[], None], enabled: bool = True) -> None:
        """*Done*, in the lower right corner."""
        self.button("done", tr("Done"), press, self.paper.w - MARGIN - 200, 200, "primary", "check", enabled)


class ChoosingScene(PaperScene, Generic[T]):
    """A sheet from which something is chosen.

    Args:
        chosen: what is chosen so far.
        report: told what is chosen in the end.

    Attributes:
        chosen: what is chosen now.
    """

    def __init__(self, chosen: tuple[T, ...], report: Callable[[Any], None]) -> None:
        super().__init__()
        self.chosen = chosen
        self._report = report

    def choose(self, chosen: tuple[T, ...], sound: str | None = "pick") -> None:
        """This is chosen from now on."""
        self.chosen = chosen
        self.shell.play(sound)
        self.show()

    def finish(self) -> None:
        """Ends with what is chosen."""
        self.end_with(list(self.chosen))

    def end_with(self, value: Any) -> None:
        """Ends with this."""
        self.shell.stack.pop()
        self._report(value)
