"""The small band that plays under the games: kalimba, marimba, and strings far at the back."""

from collections.abc import Callable

import numpy as np

from sounds.synth import RATE, Random, Signal, curve, even, fade_out, lowpass, noise, ring, times, wander
from sounds.wood import kalimba

Instrument = Callable[[Random, float, float], Signal]
"""Plays a note of so many Hz for so many seconds."""


def thumb_piano(random: Random, hz: float, seconds: float) -> Signal:
    """A kalimba, its tines a little softer than on the table."""
    return fade_out(lowpass(kalimba(random, hz, 2.4), 7000), 0.5)


def marimba(random: Random, hz: float, seconds: float) -> Signal:
    """A bar of rosewood under a yarn mallet: its tube sings, its bright overtones are gone at once."""
    length = 0.9 * (220 / hz) ** 0.5
    bar = ring(
        2.4,
        (
            (hz, 1.0, 0.42 * length),
            (hz * 1.002, 0.3, 0.6 * length),
            (hz * 3.93, 0.24, 0.1 * length),
            (hz * 9.2, 0.07, 0.025),
        ),
    )
    mallet = lowpass(noise(random, 2.4), 900) * np.exp(-times(2.4) / 0.008)
    return fade_out(even(bar * np.minimum(times(2.4) / 0.004, 1)) + 0.05 * even(mallet), 0.5)


def strings(random: Random, hz: float, seconds: float) -> Signal:
    """Three players on one note with their bows on the fingerboard: they come and go slowly."""
    length = seconds + 1.4
    t = times(length)
    sound = np.zeros(len(t))
    for detune in (0.9975, 1.0, 1.0022):
        vibrato = np.sin(2 * np.pi * random.uniform(4.4, 5.3) * t + random.uniform(0, 6))
        shake = 1 + 0.0022 * vibrato * np.minimum(t, 1)
        phase = 2 * np.pi * np.cumsum(hz * detune * shake) / RATE + random.uniform(0, 6)
        for n in range(1, 9):
            sound += np.sin(n * phase) * n**-1.5 / (1 + (n * hz / 2600) ** 2)
    bow = 0.8 + 0.2 * wander(random, length, 3)
    swell = curve(length, (0, 0), (0.9 / length, 1), (1 - 1.3 / length, 0.9), (1, 0))
    return even(sound * bow * swell)
