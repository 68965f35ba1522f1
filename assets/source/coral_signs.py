"""The corals of a reef that is shown small: each texture shrunk to one bold sign that outlives a few pixels."""

import math
from collections.abc import Callable

from colour import darker, lighter
from corals import EDGE, Spot, arc, coral, framed, trail
from svg import circle, line


def _branch(spot: Spot, tone: str) -> str:
    """One fork of a staghorn coral with round tips."""
    pale = lighter(tone, 0.72)
    tips = [spot(0.62, side * 0.56) for side in (-1, 1)] + [spot(0.74, 0)]
    stems = "".join(trail((spot(0.36, 0), tip)) for tip in tips) + trail((spot(0.1, 0), spot(0.36, 0)))
    return line(stems, pale, EDGE * 0.12) + "".join(circle(*tip, EDGE * 0.1, pale) for tip in tips)


def _waves(spot: Spot, tone: str) -> str:
    """Two dark meandering valleys."""
    rows = "".join(arc(spot, q, 1.2, 0.075, 7, q * 9) for q in (0.36, 0.72))
    return line(rows, darker(tone, 0.5), EDGE * 0.13)


def _scales(spot: Spot, tone: str) -> str:
    """Three round leaves with dark rims."""
    leaves = ((0.6, -0.4), (0.6, 0.4), (0.28, 0))
    rim = {"stroke": darker(tone, 0.6), "stroke_width": EDGE * 0.06}
    return "".join(circle(*spot(q, angle), EDGE * 0.17, lighter(tone, 0.36), **rim) for q, angle in leaves)


def _star(spot: Spot, tone: str) -> str:
    """One white polyp with six arms."""
    x, y = spot(0.5, 0)
    ends = [(x + EDGE * 0.3 * math.cos(a), y + EDGE * 0.3 * math.sin(a)) for a in _SIXTHS]
    rays = "".join(trail(((x, y), end)) for end in ends)
    return line(rays, "#FFFFFF", EDGE * 0.12) + circle(x, y, EDGE * 0.1, darker(tone, 0.45))


def _bars(spot: Spot, tone: str) -> str:
    """The broad cross bars of a sea fan."""
    rows = "".join(arc(spot, q, 1.2) for q in (0.28, 0.54, 0.8))
    return line(rows, lighter(tone, 0.66), EDGE * 0.11)


def _cup(spot: Spot, tone: str) -> str:
    """One cup with a dark mouth."""
    x, y = spot(0.5, 0)
    return circle(x, y, EDGE * 0.31, lighter(tone, 0.62)) + circle(x, y, EDGE * 0.2, darker(tone, 0.72))


def _ripples(spot: Spot, tone: str) -> str:
    """Ripples in the sand."""
    return line("".join(arc(spot, q, 1.2) for q in (0.36, 0.68)), darker(tone, 0.3), EDGE * 0.06)


_SIXTHS = [math.radians(60 * arm + 30) for arm in range(6)]
_SIGNS: dict[str, Callable[[Spot, str], str]] = {
    "R": _branch,
    "Y": _waves,
    "G": _scales,
    "B": _star,
    "P": _bars,
    "O": _cup,
    "N": _ripples,
}


def coral_sign(colour: str, k: int) -> str:
    """The coral at corner k alone, with its sign in the place of its texture."""
    return framed(coral(colour, k, _SIGNS[colour]))
