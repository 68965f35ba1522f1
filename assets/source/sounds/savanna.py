"""A warm evening on the plain for ever: crickets near and far, dry grass in the wind, a dove."""

import numpy as np

from sounds.bed import SECONDS, Stereo, beside, gusts, round_noise, soft, where
from sounds.synth import RATE, Random, Signal, curve, even, lay, lowpass, times, tone

CRICKETS: tuple[tuple[float, float, int, float, float], ...] = (
    (4150, 0.80, 3, -0.7, 0.50),
    (4420, 1.12, 4, 0.55, 0.38),
    (3890, 1.40, 2, 0.1, 0.26),
    (4680, 0.93, 3, 0.9, 0.16),
    (4300, 1.00, 4, -0.95, 0.14),
)
"""The crickets: pitch (Hz), seconds from one chirp to the next, pulses in a chirp, from where, how loud."""

DOVES = (
    (8.3, -0.5, 0.34),
    (11.4, -0.5, 0.32),
    (30.2, 0.6, 0.24),
    (33.4, 0.6, 0.22),
    (36.6, 0.6, 0.2),
    (49.0, -0.2, 0.16),
)
"""When a dove calls (seconds), from where, and how loud."""


def chirp(pitch: float, pulses: int) -> Signal:
    """A few strokes of a wing, each a little louder than the one before."""
    stroke = tone(curve(0.02, (0, pitch), (1, 0.985 * pitch)), curve(0.02, (0, 0), (0.3, 1), (1, 0)))
    return lay(*((0.031 * i, 0.6 + 0.4 * i / pulses, stroke) for i in range(pulses)))


def crickets(random: Random) -> Stereo:
    """Each cricket keeps its own time, and rests when it likes."""
    bed = np.zeros((round(SECONDS * RATE), 2))
    for pitch, gap, pulses, side, loudness in CRICKETS:
        mood = gusts(random, 14)
        one = beside(lowpass(even(chirp(pitch, pulses)), 7000), side)
        for at in np.arange(0, SECONDS - gap / 2, gap):
            moment = float(at + random.uniform(-0.03, 0.03) * gap)
            eager = np.clip(2.4 * mood[round(moment * RATE) % len(mood)] - 0.5, 0, 1)
            bed[where(moment, one)] += one * loudness * eager * random.uniform(0.8, 1)
    return bed


def field(random: Random) -> Stereo:
    """Countless crickets too far away to be told apart: a shimmer that breathes."""
    pulse = 0.65 + 0.35 * np.sin(2 * np.pi * 31 * times(SECONDS))
    breath = 0.5 + 0.5 * gusts(random, 16)
    return np.stack([round_noise(random, 4300, 5300, 0) * pulse * breath for _ in range(2)], axis=1)


def dry_grass(random: Random) -> Stereo:
    """Wind over the plain, and stalks that rustle in its gusts."""
    blow = gusts(random, 12)
    shared = round_noise(random, 180, 1100, -6)
    sides = []
    for _ in range(2):
        plain = 0.75 * shared + 0.6 * round_noise(random, 180, 1100, -6)
        stalks = round_noise(random, 2300, 8000, -2) * gusts(random, 420) ** 2
        sides.append((0.3 + 0.7 * blow) * plain + (0.1 + 0.8 * blow**2) * stalks)
    return np.stack(sides, axis=1)


def dove(random: Random) -> Signal:
    """Three soft coos, the second one higher and broken."""

    def coo(seconds: float, *hz: float) -> Signal:
        glide = curve(seconds, *zip(np.linspace(0, 1, len(hz)), hz))
        throat = 1 + 0.02 * np.sin(2 * np.pi * 24 * times(seconds))
        return tone(glide * throat, curve(seconds, (0, 0), (0.25, 1), (0.7, 0.8), (1, 0)))

    drift = random.uniform(0.985, 1.015)
    calls = (0.0, 0.7, 0.22, (500, 540, 520)), (0.3, 1.0, 0.4, (560, 640, 600)), (0.8, 0.75, 0.34, (520, 530, 490))
    return lay(*((at, loudness, coo(length, *(drift * f for f in hz))) for at, loudness, length, hz in calls))


def savanna(random: Random) -> Stereo:
    """The bed of the Savanna table."""
    bed = 0.08 * dry_grass(random) + 0.6 * crickets(random) + 0.04 * field(random)
    for at, side, loudness in DOVES:
        call = lowpass(even(dove(random)), 2200)
        bed[where(at, call)] += 0.5 * loudness * beside(call, side)
    return soft(bed)
