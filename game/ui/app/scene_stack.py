"""The scenes of the app, one over the other."""

from collections.abc import Iterator

from game.ui.scene import Scene, Shell
from game.ui.sound.ambience import Ambience
from game.ui.turns import Turns


class SceneStack:
    """The scenes of the app: the top one is played, the first one is home."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        return self._scenes[-1]

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def ambience(self) -> Ambience | None:
        """Nature and music of the highest scene that has some."""
        return next((scene.ambience for scene in reversed(self._scenes) if scene.ambience), None)

    @property
    def turn(self) -> str | None:
        """The name of the person who is to act, by the highest scene that waits for one; None: anybody may."""
        if self._scenes and self.top.listening:
            return None
        return next((turn for scene in self._turns if (turn := scene.turn) is not None), None)

    @property
    def far(self) -> bool:
        """The scenes are seen from the far side of a table that lies flat."""
        return next((far for scene in self._turns if (far := scene.far) is not None), False)

    @property
    def _turns(self) -> Iterator[Turns]:
        """The scenes at which people take turns, the highest first."""
        return (scene for scene in reversed(self._scenes) if isinstance(scene, Turns))

    def below(self, scene: Scene) -> Scene | None:
        """The scene under another one."""
        place = self._scenes.index(scene)
        return self._scenes[place - 1] if place else None

    def push(self, scene: Scene) -> None:
        """Lays a scene over the present one."""
        if self._scenes:
            self.top.deactivate()
            self.top.covered()
        self._enter(scene)

    def pop(self) -> None:
        """Ends the top scene; without another one below, the app ends too."""
        if len(self._scenes) == 1:
            self._shell.quit()
            return
        self._scenes.pop().leave()
        self.top.focus.show = self._shell.by_keyboard
        self.top.uncovered()

    def replace(self, scene: Scene) -> None:
        """Another scene in the place of the top one."""
        self._scenes.pop().leave()
        self._enter(scene)

    def home(self) -> None:
        """Back to the first scene."""
        if len(self._scenes) > 1:
            while len(self._scenes) > 1:
                self._scenes.pop().leave()
            self.top.uncovered()

    def reset(self, scene: Scene) -> None:
        """Only this scene, without asking the others, one of which may be at fault, to leave."""
        self._scenes.clear()
        self._enter(scene)

    def renew(self) -> None:
        """Makes every scene anew, after what moves has come to its end: that may change which scenes there are."""
        for scene in tuple(self._scenes):
            scene.timeline.finish()
        for scene in tuple(self._scenes):
            if scene in self._scenes:
                scene.rebuild()

    def _enter(self, scene: Scene) -> None:
        scene.shell = self._shell
        self._scenes.append(scene)
        scene.enter()
        scene.rebuild()
