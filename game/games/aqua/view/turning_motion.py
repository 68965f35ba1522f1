"""A tile turns by sixths, the short way round, instead of jumping."""

from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.motions import Motions

WHOLE = 360.0


def short_way(before: float, after: float) -> float:
    """The first angle, counted so that a turn between it and the second goes the short way."""
    return after + (before - after + WHOLE / 2) % WHOLE - WHOLE / 2


def turning(sprite: Sprite, motions: Motions, before: float) -> list[Tween]:
    """The turn from an angle to the one that a sprite has now."""
    return [
        Tween(tween.node, tween.prop, tween.to, tween.ms, tween.easing, start=short_way(before, sprite.angle))
        for tween in motions.tween("tile_turn", sprite, angle=sprite.angle)
    ]
