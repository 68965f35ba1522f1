"""The credits page."""

from pathlib import Path
from typing import Final

from game.paths import assets_dir
from game.ui.engine.intent import Back, Intent
from game.ui.engine.node import Backdrop
from game.ui.scene import Scene
from game.ui.scenes.page_head import page_head
from game.ui.widgets.markdown import MarkdownPage, reads_on
from game.ui.widgets.markdown_text import parse
from game.ui.widgets.plain import Panel
from game.ui.words import tr

_PAPER: Final = (300.0, 92.0, 1000.0, 780.0)
_MARGIN = 56.0


def credits_page(language: str) -> Path:
    """The file with the credits: in this language, or in English where nobody has translated them yet."""
    translated = assets_dir() / "locale" / language / "CREDITS.md"
    return translated if translated.is_file() else assets_dir() / "CREDITS.md"


class CreditsScene(Scene):
    """Who made Biotope and whose games it plays: the credits as a page that scrolls.

    The first line of the file, its title, is the title of the scene.
    """

    name = "credits"

    def build(self) -> None:
        _, *blocks = parse(credits_page(self.shell.settings["language"]).read_text(encoding="utf-8"))
        x, y, w, h = _PAPER
        width = w - 2 * _MARGIN
        self._page = MarkdownPage("page", x + _MARGIN, y + 40, width, h - 70, self.look, blocks, measure=width - 60)
        self._page.z = 2
        self.stage.add(Backdrop("scenery/forest"))
        page_head(self, tr("Credits"))
        self.stage.add(Panel("paper", x, y, w, h, 22, z=1))
        self.stage.add(self._page)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.shell.stack.pop()
            return True
        return reads_on(self, self._page, intent) or super().handle(intent)
