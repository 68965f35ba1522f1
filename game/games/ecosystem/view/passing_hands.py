"""Whole hands on their way: one leaves at the foot of the table to a side, the next one comes from the other."""

from collections.abc import Iterable

from game.games.ecosystem.state import EcosystemView
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.motions import Motions
from game.units import Placement

_OUT = 620.0
"""How far beside the middle a passed hand leaves, in units."""
_MIDDLE, _FOOT = 784.0, 820.0
"""Where hands pass by, in units."""
_FADES = 0.06
"""The share of its way in which a card comes or goes: on the rest of it nothing shines through."""
_FAR = 0.12
"""How large a card is that begins or ends its way out of sight."""


def aside(step: int) -> float:
    """How far from the middle a hand leaves that is passed on by so many seats; it is 0 for one that is put away."""
    return -step * _OUT


def steps_between(before: EcosystemView, after: EcosystemView) -> int | None:
    """By how many seats the hands are passed on from one moment to another.

    Returns:
        A negative number the other way round; 0: they are others, and not passed on; None: they are the same.
    """
    was, now = (before.round, before.turn), (after.round, after.turn)
    if was == now or not after.passing:
        return None
    if before.round != after.round:
        return 0
    return after.passing if was < now else -after.passing


def leave(cards: Iterable[Sprite], aside: float, motions: Motions) -> list[Tween]:
    """A hand leaves the table at its foot, so far aside from the middle."""
    cx, ms = (_MIDDLE + aside) * 0.7, motions.ms("pass_hands")
    steps = []
    for card in cards:
        steps += motions.tween("pass_hands", card, cx=card.cx * 0.3 + cx, cy=_FOOT, scale=_FAR)
        steps.append(Tween(card, "alpha", 0.0, ms * _FADES, delay=ms * (1 - _FADES)))
    return steps


def arrive(cards: Iterable[Sprite], aside: float, motions: Motions, delay: float = 0.0) -> list[Tween]:
    """A hand comes for one that left so far aside."""
    return fly_in("hand_arrives", cards, Placement(_MIDDLE - aside, _FOOT, 52.0, 73.0), motions, delay)


def fly_in(
    motion: str, cards: Iterable[Sprite], start: Placement, motions: Motions, delay: float = 0.0
) -> list[Tween]:
    """Cards come from a place to where they lie now, the leftmost first."""
    steps = []
    for i, card in enumerate(sorted(cards, key=lambda card: card.cx)):
        end = {"cx": card.cx, "cy": card.cy, "scale": 1.0, "angle": card.angle}
        card.cx, card.cy, card.scale, card.alpha, card.angle = start.cx, start.cy, _FAR, 0.0, 0.0
        begins = delay + i * motions.stagger(motion)
        steps += motions.tween(motion, card, begins, **end)
        steps.append(Tween(card, "alpha", 1.0, motions.ms(motion) * _FADES, delay=begins))
    return steps
