"""What shows over any scene for a while and goes by itself: messages and fading pictures."""

from collections.abc import Iterator

import pygame

from game.ui.engine.node import Backdrop, Node, Still
from game.ui.engine.stage import Stage
from game.ui.engine.theme import Motion
from game.ui.scene import Scene
from game.ui.widgets.fade import GROUND_BETWEEN, SCENE_BEFORE, Fade, GroundBetween
from game.ui.widgets.toast import Toast
from game.units import Rect


class Passing:
    """The messages and fading pictures that are shown now; they stay on the top scene only."""

    def __init__(self) -> None:
        self._shown: dict[str, Toast | Fade] = {}
        self._read: Stage | None = None

    def __bool__(self) -> bool:
        return bool(self._shown)

    def show(self, node: Toast | Fade, stage: Stage) -> None:
        """Shows something, in the place of what has the same name."""
        self._shown[node.name] = node
        self._read = None
        self._stand_clear(stage)
        stage.add(node)

    def cross_fade(self, screen: pygame.Surface, before: Scene, scene: Scene, motion: Motion) -> None:
        """The picture that was there fades away over the new scene, if both want that; messages go on soon.

        Where the scene wants a bare ground, the picture first leaves that, and then the scene comes.
        """
        self._hurry()
        if not (before.fades and scene.fades):
            self._end_fading(scene.stage)
        elif scene.cleared is not None:
            leaving = scene.motion("leave")
            self._fade_over(screen, scene, leaving)
            self._bare_ground(scene, scene.cleared, motion, leaving.ms)
        else:
            self._fade_over(screen, scene, motion)
        scene.cleared = None

    def _bare_ground(self, scene: Scene, below: float, motion: Motion, wait: float) -> None:
        """Nothing of the scene but its ground is seen below a height, in units, until so many ms have passed."""
        ground = scene.stage.get("backdrop")
        if motion.ms and isinstance(ground, Backdrop):
            top = max(0, scene.look.viewport.point(0, below)[1])
            self.show(GroundBetween(ground.picture(scene.look), top, motion, wait), scene.stage)

    def turn(self, screen: pygame.Surface, scene: Scene, motion: Motion, turned: bool) -> None:
        """The picture that was there fades away where it is turned, or the scene passed to another person or page.

        Where the scene only jumped, no more than that part of the picture fades, and sooner. A scene with a motion of
        its own is turned under it: what one person saw must not shine through for the next.

        Nothing lies under the pointer in a picture that is turned.
        """
        if turned:
            scene.pointer.forget()
        if scene.passed_on:
            self._hurry()
        if turned and not scene.fades:
            self._end_fading(scene.stage)
        elif turned or scene.passed_on or scene.turned_page:
            self._fade_over(screen, scene, motion)
        elif scene.jumped == 0:
            self._end_fading(scene.stage)
        elif scene.jumped is not None:
            foot = min(scene.look.viewport.point(0, scene.jumped)[1], screen.get_height())
            self._fade_over(screen.subsurface((0, 0, screen.get_width(), foot)), scene, scene.motion("jump"))
        scene.passed_on, scene.turned_page, scene.jumped = False, False, None

    def _hurry(self) -> None:
        """Messages were for what was there before."""
        for node in self._shown.values():
            if isinstance(node, Toast):
                node.hurry()

    def _fade_over(self, screen: pygame.Surface, scene: Scene, motion: Motion) -> None:
        """What the screen shows, or a part of it from its top, fades away over a scene, if that takes time."""
        self._end_fading(scene.stage)
        if motion.ms:
            self.show(Fade(screen.copy(), motion), scene.stage)

    def _end_fading(self, stage: Stage) -> None:
        for name in (SCENE_BEFORE, GROUND_BETWEEN):
            self.end(name, stage)

    def forget_pictures(self) -> None:
        """The window has another size than in the pictures that fade, or its scenes are made anew."""
        self._shown = {name: node for name, node in self._shown.items() if isinstance(node, Toast)}

    def take_off(self, stage: Stage) -> None:
        """Nothing of it is on this stage any more."""
        for name in self._shown:
            stage.remove(name)

    def end(self, name: str, stage: Stage) -> None:
        """Something of this name is over, and no longer on this stage."""
        if self._shown.pop(name, None) is not None:
            stage.remove(name)

    def update(self, dt_ms: float, stage: Stage) -> None:
        """Lets time pass on the stage of the top scene."""
        self._stand_clear(stage)
        for name, node in list(self._shown.items()):
            if node.update(dt_ms):
                stage.add(node)
            else:
                stage.remove(name)
                del self._shown[name]

    def _stand_clear(self, stage: Stage) -> None:
        """Messages stand clear of what is written on a stage, once that can be seen."""
        if not self._shown or stage is self._read:
            return
        nodes = [node for node in stage.nodes if node.visible and not isinstance(node, Toast)]
        written = [box for node in nodes for box in _words(node)]
        if not written:
            return
        self._read = stage
        sheets = [Rect(*node.bounds) for node in nodes if not isinstance(node, Still)] if "below" in stage else []
        for shown in self._shown.values():
            if isinstance(shown, Toast):
                shown.stand_clear(written, sheets)


def _words(node: Node) -> Iterator[Rect]:
    """Where a node says something."""
    for said in node.said:
        x, y, w, h = said.box
        yield Rect(node.x + x, node.y + y, w, h)
