"""What is heard at the tables under water: stones, drops, ropes, a marimba bar, hammers and a small radio."""

import numpy as np

from sounds.paper import crackle
from sounds.synth import (
    Random,
    Signal,
    band,
    curve,
    even,
    highpass,
    lay,
    lowpass,
    noise,
    ring,
    sweep,
    times,
    tone,
    wander,
)
from sounds.wood import D5

_SLATE = ((742, 1, 0.017), (1234, 0.8, 0.012), (1887, 0.6, 0.009), (2716, 0.4, 0.006), (4120, 0.18, 0.003))
_BOARD = ((138, 0.8, 0.05), (221, 1, 0.038), (347, 0.6, 0.024), (566, 0.35, 0.014))


def stone(random: Random, pitch: float = 1.0) -> Signal:
    """A flat stone laid on wood: it clicks, the board answers, its edge settles."""
    click = ring(0.09, _SLATE, pitch) * np.minimum(times(0.09) / 0.0006, 1)
    board = ring(0.2, _BOARD, 0.5 + pitch / 2)
    grit = crackle(random, curve(0.05, (0, 1500), (1, 0)), 1400 * pitch, 3600 * pitch)
    settle = ring(0.05, _SLATE[:3], 1.06 * pitch)
    return lay((0, 1, lowpass(click, 3600)), (0.001, 0.42, board), (0.012, 0.14, grit), (0.047, 0.3, settle))


def drop(seconds: float, low: float, high: float) -> Signal:
    """A drop of water: a round tone that climbs from `low` to `high` Hz as it dies."""
    hz = curve(seconds, (0, low * 1.25), (0.12, low), (1, high))
    loudness = curve(seconds, (0, 0), (0.04, 1), (0.35, 0.55), (1, 0))
    return tone(hz, loudness) + 0.12 * tone(2 * hz, loudness**2)


def plop(random: Random, pitch: float = 1.0) -> Signal:
    """A drop that falls into still water, and a smaller one after it."""
    splash = band(noise(random, 0.06), 2600, 2200) * curve(0.06, (0, 0), (0.08, 1), (1, 0))
    first, second = drop(0.17, 330 * pitch, 860 * pitch), drop(0.1, 640 * pitch, 1500 * pitch)
    return lay((0, 0.1, splash), (0.008, 1, first), (0.15, 0.34, second))


def deep(random: Random, pitch: float = 1.0) -> Signal:
    """The hum of a whale far below."""
    seconds = 0.55
    hz = pitch * curve(seconds, (0, 118), (0.3, 172), (0.62, 158), (1, 104))
    loudness = curve(seconds, (0, 0), (0.25, 1), (0.6, 0.8), (1, 0))
    voice = sum(share * tone(n * hz, loudness) for n, share in ((1, 1), (2, 0.62), (3, 0.3), (4, 0.16), (5, 0.08)))
    water = lowpass(noise(random, seconds), 420) * loudness
    return even(np.asarray(voice)) + 0.1 * even(water)


def snail(random: Random, pitch: float = 1.0) -> Signal:
    """Two tiny wet taps."""

    def step(pitch: float) -> Signal:
        kiss = sweep(noise(random, 0.035), curve(0.035, (0, 900 * pitch), (1, 2600 * pitch)), 0.6)
        wet = kiss * curve(0.035, (0, 0), (0.7, 1), (1, 0))
        return lay((0, 0.35, wet), (0.026, 1, drop(0.055, 620 * pitch, 1080 * pitch)))

    return lay((0, 1, step(pitch)), (0.17, 0.8, step(1.12 * pitch)))


def rope(random: Random, first: float, last: float, pitch: float = 1.0) -> Signal:
    """A rope that creaks under a load, its pitch gliding from `first` to `last` Hz
    and scaled by `pitch`, and a wooden rung at the end."""
    seconds = 0.34
    hz = pitch * curve(seconds, (0, first), (0.5, (first + last) / 2), (1, last))
    pull = curve(seconds, (0, 0), (0.12, 0.8), (0.8, 1), (1, 0))
    saw = sum(tone(n * hz * (1 + 0.012 * wander(random, seconds, 60)), pull) / n**0.8 for n in range(1, 9))
    stutter = 0.3 + 0.7 * wander(random, seconds, 46) ** 1.5
    fibres = highpass(crackle(random, 700 * pull, 900, 2600), 300)
    creak = band(np.asarray(saw) * stutter, 900, 1100) + 0.5 * np.asarray(saw) * stutter
    rung = ring(0.13, ((244, 1, 0.03), (402, 0.7, 0.02), (655, 0.4, 0.012)), pitch * (last / first) ** 0.5)
    return lay((0, 0.62, lowpass(creak, 2600)), (0, 0.2, fibres), (0.3, 0.9, rung))


def low(random: Random) -> Signal:
    """One low bar of a marimba that dies away slowly; what its tube adds carries it on small loudspeakers."""
    pitch = D5 / 4
    bar = ring(
        2.1,
        (
            (pitch, 1, 0.62),
            (pitch * 1.003, 0.35, 0.8),
            (pitch * 2.001, 0.5, 0.5),
            (pitch * 3.002, 0.4, 0.36),
            (pitch * 3.93, 0.32, 0.16),
            (pitch * 9.3, 0.1, 0.03),
        ),
    )
    mallet = lowpass(noise(random, 0.03), 520) * curve(0.03, (0, 0), (0.15, 1), (1, 0))
    return lay((0, 1, bar * np.minimum(times(2.1) / 0.004, 1)), (0, 0.16, mallet))


def build(random: Random, pitch: float = 1.0) -> Signal:
    """Three dull taps of a hammer."""

    def blow(strain: float) -> Signal:
        nail = ring(0.05, ((1480, 1, 0.007), (2390, 0.5, 0.004)), strain * pitch)
        beam = ring(0.16, ((196, 1, 0.034), (318, 0.8, 0.024), (540, 0.45, 0.014)), strain * pitch)
        skin = lowpass(noise(random, 0.05), 900) * curve(0.05, (0, 0), (0.06, 1), (1, 0))
        return lay((0, 0.95, beam), (0, 0.14, nail), (0, 0.3, skin))

    return lay((0, 0.85, blow(1.0)), (0.17, 0.9, blow(1.04)), (0.34, 1, blow(0.96)))


def radio(random: Random) -> Signal:
    """The button of a walkie-talkie, soft static, and the button again."""
    click = ring(0.018, ((1150, 1, 0.003), (1900, 0.6, 0.002)))
    seconds = 0.44
    hiss = band(noise(random, seconds), 1500, 1500) * curve(seconds, (0, 0), (0.08, 1), (0.85, 0.75), (1, 0))
    voice = 0.55 + 0.45 * wander(random, seconds, 9)
    squelch = band(noise(random, 0.07), 2100, 900) * curve(0.07, (0, 1), (1, 0))
    return lay((0, 0.9, click), (0.025, 0.5, hiss * voice), (0.46, 0.4, squelch), (0.52, 0.7, click))
