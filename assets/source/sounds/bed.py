"""What the beds of the tables are made on: a circle of 56 seconds without beginning or end.

Everything that would run over the end of a bed goes on at its beginning.
"""

import numpy as np
from numpy.typing import NDArray

from sounds.loudness import at_loudness, integrated
from sounds.synth import RATE, Random, Signal, curve

SECONDS = 56.0
SIZE = round(SECONDS * RATE)
LOUDNESS = -26.8
"""How loud a bed is saved (LUFS): −30 with the sliders as delivered."""
Stereo = NDArray[np.float64]
"""Two columns of samples, left and right."""


def where(at: float, signal: Signal) -> NDArray[np.intp]:
    """The places in a bed of a signal that begins `at` seconds."""
    return (round(at * RATE) + np.arange(len(signal))) % SIZE


def beside(signal: Signal, side: float) -> Stereo:
    """A signal heard from a side: left −1 to right 1."""
    angle = (side + 1) * np.pi / 4
    return signal[:, None] * np.array([np.cos(angle), np.sin(angle)])


def around(signal: Stereo, response: Stereo) -> Stereo:
    """Both channels heard through `response`; what runs over the end goes on at the beginning."""
    spectrum = np.fft.rfft(signal, axis=0) * np.fft.rfft(response, SIZE, axis=0)
    return np.fft.irfft(spectrum, SIZE, axis=0)


def round_noise(random: Random, low: float, high: float, slope: float) -> Signal:
    """Noise without a seam between `low` and `high` Hz, louder by `slope` dB an octave towards the top."""
    hz = np.fft.rfftfreq(SIZE, 1 / RATE)
    shape = 1 / (1 + (low / np.maximum(hz, 1)) ** 4) / (1 + (hz / high) ** 4)
    shape *= (np.maximum(hz, 20) / 1000) ** (slope / 6.02)
    wind = np.fft.irfft(np.fft.rfft(random.standard_normal(SIZE)) * shape, SIZE)
    return wind / wind.std()


def gusts(random: Random, beats: int) -> Signal:
    """How hard the wind blows, 0 to 1, in slow waves that meet at the seam."""
    heights = random.random(beats)
    return curve(SECONDS, *zip(np.linspace(0, 1, beats + 1), [*heights, heights[0]]))


def soft(bed: Stereo) -> Stereo:
    """The bed as quiet as it is under a game, ready to be saved."""
    return at_loudness(bed, integrated(bed), LOUDNESS)
