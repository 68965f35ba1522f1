"""How a movement spends its time: cubic Bézier curves as in style sheets."""

from collections.abc import Callable
from functools import lru_cache

Easing = Callable[[float], float]
"""From the share of the time that has passed, 0 to 1, to the share of the way; overshoot is allowed."""

_CACHE_SIZE = 64
"""Values kept by each curve: what moves together asks for the same one in the same frame."""


def linear(t: float) -> float:
    """Even speed."""
    return t


def bezier(x1: float, y1: float, x2: float, y2: float) -> Easing:
    """The curve from (0, 0) to (1, 1) with two handles, read as time to way."""

    def along(t: float, a: float, b: float) -> float:
        return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t**2 * b + t**3

    @lru_cache(_CACHE_SIZE)
    def ease(time: float) -> float:
        low, high = 0.0, 1.0
        if time <= low:
            return 0.0
        if time >= high:
            return 1.0
        for _ in range(20):
            middle = (low + high) / 2
            low, high = (middle, high) if along(middle, x1, x2) < time else (low, middle)
        return along((low + high) / 2, y1, y2)

    return ease
