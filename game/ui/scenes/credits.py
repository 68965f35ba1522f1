"""The credits page."""

from game.paths import assets_dir
from game.ui.canvas import Canvas
from game.ui.intent import Back, Intent, Steer
from game.ui.node import Backdrop, Painted
from game.ui.scene import Scene
from game.ui.widgets.button import RoundButton
from game.ui.widgets.markdown import MarkdownPage
from game.ui.widgets.markdown_text import parse
from game.ui.words import tr

_PAPER = (300.0, 92.0, 1000.0, 780.0)
_MARGIN = 48.0
_STEP = 90.0
"""How far an arrow key scrolls."""


class _Paper(Painted):
    """The sheet the page is printed on."""

    pad = 24

    def __init__(self) -> None:
        super().__init__("paper", *_PAPER, z=1)

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)


class _Title(Painted):
    """What page this is."""

    def __init__(self) -> None:
        super().__init__("heading", 88, 14, 900, 60, label=tr("Credits"))

    def paint(self, c: Canvas) -> None:
        c.text(0, 40, tr("Credits"), 38, 700, "cream", family="serif", label=False)


class CreditsScene(Scene):
    """Who made Biotope and whose games it plays: `assets/CREDITS.md` as a page that scrolls."""

    name = "credits"
    bed = "forest"

    def build(self) -> None:
        self.stage.add(Backdrop("scenery/forest"))
        self.stage.add(_Title())
        self.stage.add(RoundButton("back", "left", tr("Back"), self.app.stack.pop, cx=44, cy=44, r=24))
        self.stage.add(_Paper())
        x, y, w, h = _PAPER
        blocks = parse((assets_dir() / "CREDITS.md").read_text(encoding="utf-8"))
        page = MarkdownPage(
            "page", x + _MARGIN, y + 28, w - 2 * _MARGIN, h - 56, self.look, blocks, w - 2 * _MARGIN - 40
        )
        page.z = 2
        self._page = page
        self.stage.add(page)

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Back():
                self.app.stack.pop()
            case Steer(0, dy):
                self._page.turn(dy * _STEP)
            case _:
                return super().handle(intent)
        return True
