"""The named movements of the theme, at the level the player has chosen."""

from collections.abc import Callable

from game.ui.engine.sprite import Sprite
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Call, Step, Tween
from game.ui.scene import Shell
from game.units import MIDDLE, Placement


class Motions:
    """Makes tweens and sounds from the names in the theme; on level `none` everything takes no time."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def ms(self, name: str) -> float:
        """How long a movement takes now."""
        return self._shell.motion(name).ms

    def named(self, name: str) -> Motion:
        """A movement, as much of it as the player wants."""
        return self._shell.motion(name)

    @property
    def full(self) -> bool:
        """Nothing of a movement is left out."""
        return bool(self._shell.settings["animation"] == "full")

    def stagger(self, name: str) -> float:
        """The delay between things that do the same movement closely after each other: only in full motion."""
        return self._shell.theme.number(f"motion.{name}.stagger_ms") if self.full else 0.0

    def tween(self, name: str, node: object, delay: float = 0.0, **to: float) -> list[Tween]:
        """The movement `name` of some properties of a node."""
        motion = self._shell.motion(name)
        return [Tween(node, prop, value, motion.ms, motion.easing, delay) for prop, value in to.items()]

    def sound(self, name: str, variation: float | None = None, x: float = MIDDLE) -> Call:
        """Plays a sound at this moment, from where it happens: `x` in units."""
        return Call(lambda: self._shell.play(name, variation, x))

    def later(self, name: str, delay: float, x: float = MIDDLE, variation: float | None = None) -> Tween:
        """Plays a sound so many milliseconds into a beat, from where it happens."""
        return Tween(Cue(lambda: self._shell.play(name, variation, x)), "rung", 1.0, 0, delay=delay)

    def to(self, name: str, sprite: Sprite, place: Placement, delay: float = 0.0, **more: float) -> list[Step]:
        """The movement `name` of a sprite to a place; `more`: other properties that change on the way."""
        where = {"cx": place.cx, "cy": place.cy, "w": place.w, "h": place.h, "angle": place.angle}
        return list(self.tween(name, sprite, delay, **where, **more))


class Cue:
    """Does something when its moment has come."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do

    @property
    def rung(self) -> float:
        """Never yet."""
        return 0.0

    @rung.setter
    def rung(self, share: float) -> None:
        self._do()
