"""A calm sea for ever: slow surf on a far beach, and now and then bubbles close by."""

import numpy as np

from sounds.bed import SIZE, Stereo, beside, gusts, round_noise, soft, where
from sounds.synth import Random, Signal, curve, even, lay, lowpass, tone

WAVES: tuple[tuple[float, float, float, float], ...] = (
    (1.0, 9.5, 0.8, -0.3),
    (9.6, 8.6, 0.55, 0.4),
    (17.2, 10.2, 1.0, 0.1),
    (26.4, 8.8, 0.6, -0.5),
    (34.3, 9.8, 0.9, 0.3),
    (43.0, 8.4, 0.5, -0.1),
    (49.8, 9.2, 0.7, 0.5),
)
"""The waves: when they begin to rise, how long they last (seconds), how high, and from where."""

BUBBLES = (1.8, 10.4, 18.6, 19.9, 28.0, 36.0, 44.2, 45.3, 52.0)
"""When air rises past the listener (seconds)."""


def swells(rise: tuple[tuple[float, float], ...], shift: float) -> Stereo:
    """How loud all waves are on either side, each following the line `rise` and drawn aside by `shift`."""
    heights = np.zeros((SIZE, 2))
    for at, seconds, height, side in WAVES:
        one = height * curve(seconds, *rise)
        heights[where(at, one)] += beside(one, side * shift)
    return heights


ROLL = ((0, 0), (0.45, 0.8), (0.55, 1), (0.8, 0.35), (1, 0))
BREAK = ((0, 0), (0.36, 0), (0.52, 1), (0.7, 0.4), (1, 0))
FIZZ = ((0, 0), (0.5, 0), (0.64, 1), (0.82, 0.45), (1, 0))
"""How a wave rolls in, breaks, and runs back through the sand: share of its length, loudness."""


def surf(random: Random) -> Stereo:
    """Rolling, breaking and fizzing of all waves over the breath of the open sea."""
    roll, crash, fizz = swells(ROLL, 0.5), swells(BREAK, 0.8), swells(FIZZ, 1.0)
    shared = round_noise(random, 70, 420, -4)
    sides = []
    for side in range(2):
        deep = 0.7 * shared + 0.6 * round_noise(random, 70, 420, -4)
        water = round_noise(random, 320, 2600, -4)
        foam = round_noise(random, 1800, 7000, -4) * (0.7 + 0.3 * gusts(random, 240))
        open_sea = 0.2 + 0.1 * gusts(random, 9)
        sides.append(
            (0.6 * open_sea + 0.4 * roll[:, side]) * deep
            + (0.09 + 0.8 * crash[:, side]) * water
            + (0.03 + 0.4 * fizz[:, side]) * foam
        )
    return np.stack(sides, axis=1)


def bubble(pitch: float) -> Signal:
    """One bubble: a drop of sound whose pitch, `pitch` Hz at first, climbs as it dies."""
    seconds = 0.03 + 28 / pitch
    return tone(curve(seconds, (0, pitch), (1, 1.55 * pitch)), curve(seconds, (0, 0), (0.08, 1), (0.4, 0.35), (1, 0)))


def rising_air(random: Random) -> Signal:
    """A handful of bubbles, the small ones last."""
    at, laid = 0.0, []
    for pitch in np.sort(random.uniform(380, 1250, int(random.integers(4, 9)))):
        laid.append((at, random.uniform(0.35, 1), bubble(float(pitch))))
        at += random.uniform(0.05, 0.17)
    return lowpass(lay(*laid), 2600)


def ocean(random: Random) -> Stereo:
    """The bed of the Ocean table."""
    bed = 0.3 * surf(random)
    for at in BUBBLES:
        air = even(rising_air(random))
        bed[where(at, air)] += beside(air, random.uniform(-0.8, 0.8)) * random.uniform(0.3, 0.55)
    return soft(bed)
