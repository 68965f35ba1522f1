"""The named movements of the theme, at the level the player has chosen."""

from game.ui.engine.timeline import Call, Tween
from game.ui.scene import Shell


class Motions:
    """Makes tweens and sounds from the names in the theme; on level `none` everything takes no time."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def ms(self, name: str) -> float:
        """How long a movement takes now."""
        return self._shell.motion(name).ms

    def stagger(self, name: str) -> float:
        """The delay between things that do the same movement closely after each other: only in full motion."""
        full = self._shell.settings["animation"] == "full"
        return self._shell.theme.number(f"motion.{name}.stagger_ms") if full else 0.0

    def tween(self, name: str, node: object, delay: float = 0.0, **to: float) -> list[Tween]:
        """The movement `name` of some properties of a node."""
        motion = self._shell.motion(name)
        return [Tween(node, prop, value, motion.ms, motion.easing, delay) for prop, value in to.items()]

    def sound(self, name: str, variation: float = 0.0) -> Call:
        """Plays a sound at this moment."""
        return Call(lambda: self._shell.play(name, variation))
