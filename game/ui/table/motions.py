"""The named movements of the theme, at the level the player has chosen."""

from typing import TYPE_CHECKING

from game.ui.anim.timeline import Call, Tween

if TYPE_CHECKING:
    from game.ui.app import App


class Motions:
    """Makes tweens and sounds from the names in the theme; on level `none` everything takes no time."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def ms(self, name: str) -> float:
        """How long a movement takes now."""
        return self._app.motion(name).ms

    def stagger(self, name: str) -> float:
        """The delay between things that do the same movement closely after each other: only in full motion."""
        full = self._app.settings["animation"] == "full"
        return self._app.theme.number(f"motion.{name}.stagger_ms") if full else 0.0

    def tween(self, name: str, node: object, delay: float = 0.0, **to: float) -> list[Tween]:
        """The movement `name` of some properties of a node."""
        motion = self._app.motion(name)
        return [Tween(node, prop, value, motion.ms, motion.easing, delay) for prop, value in to.items()]

    def sound(self, name: str, variation: float = 0.0) -> Call:
        """Plays a sound at this moment."""
        return Call(lambda: self._app.play(name, variation))
