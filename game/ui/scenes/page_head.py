"""The head that full pages share: the way back, and what page this is."""

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.scene import Scene
from game.ui.widgets.button import RoundButton
from game.ui.widgets.plain import Label
from game.ui.words import tr


class _Shade(Painted):
    """Darkens the top of the landscape behind the title."""

    def __init__(self) -> None:
        super().__init__("shade", 0, 0, 1600, 84)

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, gradient=("#04100CE0", "#04100C00"))


def page_head(scene: Scene, title: str) -> Label:
    """Puts the head of a page on a scene; returns its title."""
    scene.stage.add(_Shade())
    scene.stage.add(RoundButton("back", "left", tr("Back"), scene.shell.stack.pop, cx=44, cy=44, r=24, zone="top"))
    return scene.stage.add(Label("title", title, 88, 18, 900, 52, 38, 700, "cream", family="serif"))
