"""What the player sees when something went wrong that nobody foresaw."""

from pathlib import Path

from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Back, Intent
from game.ui.engine.node import Painted
from game.ui.engine.viewport import DESIGN
from game.ui.scene import Scene
from game.ui.widgets.button import Button
from game.ui.words import tr

_CARD = (450.0, 250.0, 700.0, 400.0)


class _Calm(Painted):
    """A quiet green that needs no picture: the fault may be a missing one."""

    def __init__(self) -> None:
        super().__init__("calm", 0, 0, *DESIGN, z=-1000)

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, c.w, c.h, gradient=("games.forest.bg1", "games.forest.bg2"))


class _Message(Painted):
    """A sheet of paper with the bad news, and the good news that the game is safe."""

    pad = 30

    def __init__(self, saved: bool, report: Path | None) -> None:
        super().__init__("message", *_CARD)
        self._saved, self._report = saved, report

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)
        c.text(44, 74, tr("Something went wrong"), "title", max_w=self.w - 88)
        safe = tr("Your game is safe: every move was saved as it was made.")
        kept = tr("Your game is kept, but not saved yet: do not quit before saving works again.")
        y = c.para(44, 122, safe if self._saved else kept, self.w - 88, 19)
        if self._report is not None:
            text = tr("What happened is written in this file, if you want to report it:")
            y = c.para(44, y + 18, text, self.w - 88, "body", colour="ink2")
            c.para(44, y, str(self._report), self.w - 88, "small", colour="ink2")


class ErrorScene(Scene):
    """A calm page with one way out: home.

    Args:
        report: the file with the details, if one could be written.
    """

    name = "error"

    def __init__(self, report: Path | None) -> None:
        super().__init__()
        self._report = report

    def build(self) -> None:
        self.stage.add(_Calm())
        self.stage.add(_Message(not self.shell.store.unsaved, self._report))
        button = Button("home", tr("Back to the title"), self.shell.go_home, x=680, y=556, w=240, h=56)
        self.stage.add(button)
        self.focus.set("home")

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.shell.go_home()
            return True
        return super().handle(intent)
