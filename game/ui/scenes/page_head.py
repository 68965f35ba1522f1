"""The head that full pages share: the way back, and what page this is."""

from typing import Final

from game.ui.scene import Scene
from game.ui.widgets.button import RoundButton
from game.ui.widgets.plain import Label, TopShade
from game.ui.words import tr

_LEFT: Final = 88.0


def page_head(scene: Scene, title: str, right: float = 988.0) -> Label:
    """Puts the head of a page on a scene, its title no further than `right`; returns the title."""
    scene.stage.add(TopShade(scene.look.viewport))
    scene.stage.add(RoundButton("back", "left", tr("Back"), scene.shell.stack.pop, cx=44, cy=44, r=24, zone="top"))
    return scene.stage.add(Label("title", title, _LEFT, 18, right - _LEFT, 52, 38, 700, "cream", family="serif"))
