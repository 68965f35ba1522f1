"""Things glide from where they lay to where they now lie, whatever made them move."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from game.ui.engine.easing import Easing
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Tween
from game.ui.table.motions import Motions
from game.units import Placement

_STILL = 0.01
"""Units, or degrees, below which nothing has moved."""


@dataclass(frozen=True, slots=True)
class Gliding:
    """The sprites of a stage that glide.

    Attributes:
        names: how the names of the sprites begin that keep their identity from one moment to the next.
        motion: how they go, as the theme names it.
    """

    stage: Stage
    motions: Motions
    names: tuple[str, ...]
    motion: str = "take_back"

    def __call__(self, change: Callable[[], None], known: Mapping[str, Placement] | None = None) -> list[Beat]:
        """Does a change and gives the motion from before to after it, as in `tweens`."""
        steps = self.tweens(change, known)
        return [steps] if steps else []

    def tweens(self, change: Callable[[], None], known: Mapping[str, Placement] | None = None) -> list[Tween]:
        """Does a change and gives the motion from before to after it.

        Args:
            change: puts everything where it now belongs.
            known: name → where a thing lay that had another name before.
        """
        before = {sprite.name: spot(sprite) for sprite in self._sprites()} | dict(known or {})
        change()
        return [
            step
            for sprite in self._sprites()
            if sprite.name in before
            for step in self.from_where_it_lay(sprite, before[sprite.name])
        ]

    def from_where_it_lay(self, sprite: Sprite, start: Placement) -> list[Tween]:
        """Puts a sprite back to where it lay, and lets it glide to where it lies now."""
        motion = self.motions.named(self.motion)
        return glided(sprite, start, motion.ms, motion.easing)

    def _sprites(self) -> Iterator[Sprite]:
        nodes = (node for node in self.stage.nodes if node.name.startswith(self.names))
        return (node for node in nodes if isinstance(node, Sprite))


def spot(sprite: Sprite) -> Placement:
    """Where a sprite is at this moment."""
    return Placement(sprite.cx, sprite.cy, sprite.w, sprite.h, sprite.angle)


def glided(sprite: Sprite, start: Placement, ms: float, easing: Easing) -> list[Tween]:
    """Puts a sprite back to a place, and lets it glide to where it lies now; nothing when that is the same."""
    end = {"cx": sprite.cx, "cy": sprite.cy, "w": sprite.w, "h": sprite.h, "angle": sprite.angle}
    if all(abs(getattr(start, prop) - value) < _STILL for prop, value in end.items()):
        return []
    for prop in end:
        setattr(sprite, prop, getattr(start, prop))
    return [Tween(sprite, prop, value, ms, easing) for prop, value in end.items()]
