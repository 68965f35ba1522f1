"""Under a boat for ever: a steel hull that hums and creaks, air that rises from divers, a motor far away."""

import numpy as np

from sounds.bed import SECONDS, SIZE, Stereo, around, beside, gusts, round_noise, soft, where
from sounds.ocean import rising_air
from sounds.synth import Random, Signal, band, curve, even, highpass, lay, lowpass, noise, ring, times, tone, wander

BREATHS: tuple[tuple[float, float, float], ...] = (
    (2.0, -0.3, 1.0),
    (8.6, -0.3, 0.9),
    (15.4, 0.5, 0.6),
    (22.0, -0.35, 1.0),
    (28.4, -0.3, 0.85),
    (35.6, 0.55, 0.7),
    (42.0, -0.3, 1.0),
    (49.2, 0.4, 0.6),
)
"""When a diver breathes out (seconds), where from (left −1 to right 1), how near (0 to 1)."""

CREAKS = ((11.8, 0.7, 0.8), (31.5, -0.6, 1.0), (46.3, 0.3, 0.6))
"""When the hull gives a little: seconds, from where, how loud."""

_TURNS = 1152 / SECONDS
"""The motor turns so often a second; a whole number of times in a bed, so that it never stumbles.

Its purr is E, B, E, B and F sharp: in tune with the piece that is heard above it.
"""


def water(random: Random) -> Stereo:
    """The pressure of the water, dull and wide, and the light surface far above."""
    shared = round_noise(random, 90, 320, -5)
    sides = []
    for _ in range(2):
        deep = 0.75 * shared + 0.6 * round_noise(random, 90, 320, -5)
        lapping = round_noise(random, 500, 1500, -5) * gusts(random, 90) ** 2
        sides.append((0.75 + 0.25 * gusts(random, 9)) * deep + 0.22 * lapping)
    return np.stack(sides, axis=1)


def motor(random: Random) -> Signal:
    """A diesel that comes a little nearer, and goes: its knocks run together into a low purr."""
    t = times(SECONDS)
    turn = 2 * np.pi * (_TURNS * t + 0.4 * np.sin(2 * np.pi * t / SECONDS))
    overtones = ((4, 0.7), (6, 1), (8, 0.8), (12, 0.45), (18, 0.2))
    purr = sum(np.sin(n * turn + 0.7 * n * n) * share for n, share in overtones)
    knock = 0.6 + 0.4 * np.sin(turn)
    nearness = 0.25 + 0.75 * (0.5 - 0.5 * np.cos(2 * np.pi * (t / SECONDS - 0.1))) ** 1.5
    rough = round_noise(random, 130, 420, -4) * 0.35 * knock
    return even((np.asarray(purr) * knock + rough) * nearness)


def creak(random: Random) -> Signal:
    """Plates of steel that rub: a moan that slides, and the plates ringing after it."""
    seconds = 1.7
    hz = curve(seconds, (0, 196), (0.35, 233), (0.7, 214), (1, 165))
    pull = curve(seconds, (0, 0), (0.2, 1), (0.6, 0.7), (1, 0)) * (0.4 + 0.6 * wander(random, seconds, 17))
    moan = sum(tone(n * hz, pull) / n for n in range(1, 6))
    plates = ring(2.4, ((311, 1, 0.5), (497, 0.7, 0.35), (742, 0.4, 0.2), (1180, 0.15, 0.1)))
    return lowpass(lay((0, 0.8, np.asarray(moan)), (0.25, 0.35, plates)), 1400)


def breath(random: Random) -> Signal:
    """Air out of a regulator: a rumble of bubbles that break up as they rise."""
    seconds = 1.9
    loudness = curve(seconds, (0, 0), (0.12, 1), (0.5, 0.7), (1, 0)) * (0.35 + 0.65 * wander(random, seconds, 24))
    rumble = band(noise(random, seconds), 330, 300) + 0.4 * band(noise(random, seconds), 900, 700)
    dull = lowpass(rumble * loudness, 1800)
    return lay((0, 0.5, dull), (0.2, 0.8, rising_air(random)), (0.8, 0.7, rising_air(random)))


def steel_echo(random: Random) -> Stereo:
    """What a clap leaves below a hull: dark and long."""
    seconds = 2.0
    fall = np.exp(-times(seconds) / 0.5) * curve(seconds, (0, 0), (0.04, 1), (1, 1))
    echo = np.stack([highpass(lowpass(noise(random, seconds), 900), 150) * fall for _ in range(2)], axis=1)
    return echo / np.sqrt((echo**2).sum(axis=0))


def hull(random: Random) -> Stereo:
    """The bed of the table of Mini DiverCity."""
    near, far = 0.11 * water(random), np.zeros((SIZE, 2))
    far += beside(motor(random), 0.35) * 0.34
    for at, side, loudness in BREATHS:
        air = even(breath(random)) * loudness
        near[where(at, air)] += 0.36 * beside(air, side)
        far[where(at, air)] += 0.3 * beside(air, side)
    for at, side, loudness in CREAKS:
        steel = even(creak(random)) * loudness
        far[where(at, steel)] += 0.55 * beside(steel, side)
    return soft(near + 0.4 * far + 0.6 * around(far, steel_echo(random)))
