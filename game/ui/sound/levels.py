"""How loud things are, and from which side they are heard."""

import math

WIDTH = 0.25
"""How much louder one side becomes for what happens at the edge of the screen, and how much softer the other."""

_HALF_AS_LOUD = 10 / 6.02
"""Ears hear a tenth of the power, −10 dB, as half as loud; half of a slider is that."""


def gain(*volumes: float) -> float:
    """The factor on the samples for sliders from 0 to 100 that scale each other: half as far is half as loud."""
    return math.pow(math.prod(min(max(volume, 0), 100) / 100 for volume in volumes), _HALF_AS_LOUD)


def sides(side: float) -> tuple[float, float]:
    """The factors on the left and on the right for a place from −1, the left edge, to 1, the right one.

    Their sum is always the same: heard through one loudspeaker, nothing depends on the place.
    """
    shift = WIDTH * min(max(side, -1), 1)
    return (1 - shift) / (1 + WIDTH), (1 + shift) / (1 + WIDTH)
