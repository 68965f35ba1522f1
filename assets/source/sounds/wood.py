"""Struck things: small wood, the kalimba, one tube of a glass wind chime."""

import numpy as np

from sounds.synth import Random, Signal, band, curve, even, lay, lowpass, noise, ring, times

G4, A4, B4, D5, E5, G5, A5, B5 = (440 * 2 ** (step / 12) for step in (-2, 0, 2, 5, 7, 10, 12, 14))
PENTATONIC = (G4, A4, B4, D5, E5, G5, A5, B5)
"""The notes of a rising sum of points; any of them sound well together."""


def tick(random: Random) -> Signal:
    """A click of hard wood, 20 ms."""
    return lay(
        (0, 1, ring(0.022, ((1280, 1, 0.0042), (2190, 0.55, 0.0028), (3650, 0.25, 0.0016)))),
        (0, 0.18, band(noise(random, 0.004), 2600, 2400) * curve(0.004, (0, 1), (1, 0))),
    )


def knock(random: Random, pitch: float) -> Signal:
    """A knuckle on a thick board, heard through cloth."""
    board = ring(0.17, ((172, 0.9, 0.042), (268, 1, 0.032), (421, 0.85, 0.024), (655, 0.55, 0.014)), pitch)
    skin = lowpass(noise(random, 0.17), 700) * curve(0.17, (0, 0), (0.01, 1), (0.15, 0), (1, 0))
    return lowpass(even(board) + 0.4 * even(skin), 950)


def no(random: Random) -> Signal:
    """A double knock: not so."""
    return lay((0, 1, knock(random, 1.0)), (0.125, 0.72, knock(random, 0.93)))


def kalimba(random: Random, pitch: float, seconds: float = 1.1) -> Signal:
    """One tine of `pitch` Hz: a thumb leaves it, it sings over its box, its bright overtones die at once."""
    fall = 0.28 * seconds * (G4 / pitch) ** 0.35
    tine = ring(
        seconds,
        (
            (pitch, 1.0, fall),
            (pitch * 1.0012, 0.25, fall * 1.4),
            (pitch * 2.003, 0.16, fall * 0.5),
            (pitch * 3.01, 0.09, fall * 0.3),
            (pitch * 5.83, 0.20, 0.055),
            (pitch * 6.31, 0.10, 0.03),
        ),
    )
    box = ring(seconds, ((176, 0.8, 0.05), (318, 0.5, 0.03), (742, 0.2, 0.012)))
    thumb = band(noise(random, seconds), 1900, 1700) * np.exp(-times(seconds) / 0.005)
    breath = lowpass(noise(random, seconds), 700) * np.exp(-times(seconds) / 0.018)
    soft_start = np.minimum(times(seconds) / 0.0025, 1)
    return even(tine * soft_start) + 0.16 * even(box) + 0.05 * even(thumb) + 0.04 * even(breath)


def chord(random: Random) -> Signal:
    """Three notes of the kalimba, and a breath of wind."""
    wind = band(noise(random, 2.4), 520, 480) + 0.35 * band(noise(random, 2.4), 1500, 1300)
    return lay(
        (0, 0.75, kalimba(random, G4, 2.2)),
        (0.11, 0.72, kalimba(random, D5, 2.1)),
        (0.22, 0.80, kalimba(random, B5, 2.0)),
        (0, 0.13, wind * curve(2.4, (0, 0), (0.3, 1), (0.55, 0.55), (1, 0))),
    )


def chime(random: Random) -> Signal:
    """One glass tube of a wind chime, touched once by its clapper."""
    glass = ((1175, 1, 0.40), (1175.9, 0.25, 0.5), (3238, 0.34, 0.18), (6349, 0.13, 0.07))
    touch = band(noise(random, 0.01), 5200, 4200) * curve(0.01, (0, 1), (1, 0))
    return lay((0, 0.9, ring(1.5, glass)), (0, 0.07, touch))
