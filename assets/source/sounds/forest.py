"""A forest that breathes for ever: wind in two canopies and a few birds far apart."""

from collections.abc import Callable

import numpy as np

from sounds.bed import SIZE, Stereo, around, beside, gusts, round_noise, soft, where
from sounds.synth import RATE, Random, Signal, band, curve, even, lay, lowpass, noise, ring, tone

Song = Callable[[Random], Signal]


def syllable(seconds: float, *pitches: float, trill: float = 0.0, trill_hz: float = 30.0) -> Signal:
    """One whistled sound that glides through `pitches` (Hz); `trill` is how far the voice shakes, as a share."""
    hz = curve(seconds, *zip(np.linspace(0, 1, len(pitches)), pitches)) if len(pitches) > 1 else pitches[0]
    shake = 1 + trill * np.sin(2 * np.pi * trill_hz * np.arange(round(seconds * RATE)) / RATE)
    breath = curve(seconds, (0, 0), (0.22, 1), (0.6, 0.8), (1, 0))
    pitch = hz * shake
    return tone(pitch, breath) + 0.05 * tone(2 * pitch, breath**2)


def phrase(gap: float, *syllables: tuple[float, Signal]) -> Signal:
    """Syllables one after the other, each with its loudness, `gap` seconds apart."""
    at, laid = 0.0, []
    for loudness, sound in syllables:
        laid.append((at, loudness, sound))
        at += len(sound) / RATE + gap
    return lay(*laid)


def chaffinch(random: Random) -> Signal:
    """A run that falls and hurries, and a flourish at its end."""
    run = []
    for i in range(11):
        top = 4700 - 165 * i + random.uniform(-60, 60)
        run.append((0.45 + 0.05 * i, syllable(0.115 - 0.0045 * i, top, top * 0.72, top * 0.62)))
    flourish = [(1.0, syllable(0.10, 2500, 3900, 2700)), (0.9, syllable(0.15, 3500, 4300, 2300))]
    return phrase(0.022, *run, *flourish)


def great_tit(random: Random) -> Signal:
    """Two notes, high and low, like a small saw."""
    high = 4350 + random.uniform(-80, 80)
    pair = [(1.0, syllable(0.13, high, high * 0.99)), (0.75, syllable(0.17, high * 0.76, high * 0.75))]
    return phrase(0.045, *(pair * 4))


def blackbird(random: Random) -> Signal:
    """Slow flute notes, and a thin twitter after them."""
    notes = [
        (1.0, syllable(0.26, 1850, 2150, 2080, trill=0.012, trill_hz=26)),
        (0.95, syllable(0.20, 2480, 2200, 1980)),
        (1.0, syllable(0.34, 1720, 1760, 2280, 2120, trill=0.01, trill_hz=22)),
        (0.7, syllable(0.16, 2600, 2050)),
    ]
    twitter = [(0.22, syllable(0.045, *random.uniform(3600, 5600, 3))) for _ in range(5)]
    return phrase(0.07, *notes, *twitter)


def robin(random: Random) -> Signal:
    """A thin, silvery trickle that never comes twice the same."""
    drops = []
    for _ in range(13):
        start = random.uniform(3300, 5900)
        turn = start * random.uniform(0.7, 1.35)
        shake = random.choice([0.0, 0.0, 0.05])
        drops.append((random.uniform(0.4, 1), syllable(random.uniform(0.05, 0.15), start, turn, trill=shake)))
    return phrase(0.035, *drops)


def wood_pigeon(random: Random) -> Signal:
    """Five hollow coos."""
    lengths = (0.24, 0.48, 0.40, 0.20, 0.26)
    coos = [(0.7 + 0.3 * (n > 0.3), syllable(n, 430, 468, 452, trill=0.01, trill_hz=18)) for n in lengths]
    return phrase(0.11, *coos)


def cuckoo(random: Random) -> Signal:
    """The two notes everybody knows, three times."""
    call = phrase(0.10, (1.0, syllable(0.20, 640, 655, 640)), (0.85, syllable(0.30, 530, 528, 515)))
    return lay(*((1.35 * i, 1, call) for i in range(3)))


def woodpecker(random: Random) -> Signal:
    """A drum roll on a dead trunk."""
    trunk = ((520, 1, 0.016), (890, 0.6, 0.010), (1420, 0.35, 0.006), (2300, 0.15, 0.003))
    roll, at = [], 0.0
    for i in range(17):
        loudness = np.sin(np.pi * (i + 2) / 20) * random.uniform(0.9, 1)
        roll.append((at, loudness, ring(0.06, trunk, random.uniform(0.985, 1.015))))
        at += 0.058 - 0.0012 * i
    return lay(*roll)


VOICES: tuple[tuple[float, Song, float, float], ...] = (
    (2.5, chaffinch, -0.55, 0.30),
    (7.6, cuckoo, 0.75, 0.95),
    (13.4, blackbird, 0.35, 0.40),
    (17.6, robin, -0.8, 0.65),
    (22.9, great_tit, 0.6, 0.50),
    (27.2, chaffinch, -0.55, 0.34),
    (31.6, wood_pigeon, -0.3, 0.95),
    (36.9, blackbird, 0.35, 0.38),
    (40.8, woodpecker, 0.9, 0.65),
    (44.3, great_tit, 0.6, 0.55),
    (48.4, robin, -0.8, 0.70),
    (53.2, blackbird, -0.1, 0.90),
)
"""Who sings: when (seconds), what, from where (left −1 to right 1), how far away (0 near to 1 far)."""


def wood_echo(random: Random) -> Stereo:
    """What a clap leaves between trees: scattered, soft, gone after a second and a half."""
    seconds = 1.6
    fade = np.exp(-np.arange(round(seconds * RATE)) / RATE / 0.32) * curve(seconds, (0, 0), (0.03, 1), (1, 1))
    sides = [band(noise(random, seconds), 1300, 1900) * fade for _ in range(2)]
    echo = np.stack(sides, axis=1)
    return echo / np.sqrt((echo**2).sum(axis=0))


def birds(random: Random) -> Stereo:
    """All voices in their places: the farther, the softer, the duller, the more echo."""
    near, far = np.zeros((SIZE, 2)), np.zeros((SIZE, 2))
    for at, song, side, distance in VOICES:
        voice = lowpass(even(song(random)), 9500 - 6000 * distance) * (1 - 0.8 * distance)
        placed, moments = beside(voice, side), where(at, voice)
        near[moments] += placed * (1 - 0.75 * distance)
        far[moments] += placed * (0.3 + 0.7 * distance)
    return near + 0.6 * around(far, wood_echo(random))


def wind(random: Random) -> Stereo:
    """A far canopy that sighs and near leaves that whisper in the gusts."""
    blow = gusts(random, 11)
    shared = round_noise(random, 170, 1500, -8)
    sides = []
    for _ in range(2):
        sigh = 0.75 * shared + 0.65 * round_noise(random, 170, 1500, -8)
        leaves = round_noise(random, 1700, 6500, -3) * (0.6 + 0.4 * gusts(random, 180))
        sides.append((0.25 + 0.75 * blow) * sigh + 0.3 * blow**1.5 * leaves)
    return np.stack(sides, axis=1)


def forest(random: Random) -> Stereo:
    """56 seconds of forest without beginning or end, ready to be saved."""
    return soft(0.13 * wind(random) + birds(random))
