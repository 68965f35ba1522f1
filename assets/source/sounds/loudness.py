"""How loud a signal is to human ears, by ITU-R BS.1770: in LUFS, full scale 0."""

import numpy as np
from numpy.typing import NDArray

from sounds.synth import RATE

Samples = NDArray[np.float64]
"""One column of samples, heard from both sides, or two."""

CEILING = 0.62
"""Where peaks are rounded off, so that several sounds at once stay below full scale."""
BLOCK, HOP = round(0.4 * RATE), round(0.1 * RATE)


def _biquad(hz: NDArray[np.float64], b: tuple[float, ...], a: tuple[float, ...]) -> NDArray[np.complex128]:
    z = np.exp(-2j * np.pi * hz / RATE)
    return (b[0] + b[1] * z + b[2] * z**2) / (a[0] + a[1] * z + a[2] * z**2)


def _head(hz: NDArray[np.float64]) -> NDArray[np.complex128]:
    """What a head does to sounds, and what ears do not hear of low ones: the K weighting."""
    root, w = 10 ** (4 / 40), 2 * np.pi * 1500 / RATE
    alpha, cos, slope = np.sin(w) * np.sqrt(2) / 2, np.cos(w), 2 * np.sqrt(root)
    shelf = _biquad(
        hz,
        (
            root * (root + 1 + (root - 1) * cos + slope * alpha),
            -2 * root * (root - 1 + (root + 1) * cos),
            root * (root + 1 + (root - 1) * cos - slope * alpha),
        ),
        (
            root + 1 - (root - 1) * cos + slope * alpha,
            2 * (root - 1 - (root + 1) * cos),
            root + 1 - (root - 1) * cos - slope * alpha,
        ),
    )
    w = 2 * np.pi * 38 / RATE
    alpha, cos = np.sin(w), np.cos(w)
    return shelf * _biquad(hz, ((1 + cos) / 2, -1 - cos, (1 + cos) / 2), (1 + alpha, -2 * cos, 1 - alpha))


def _powers(signal: Samples) -> Samples:
    """The weighted power of each block of 0.4 s, both sides together."""
    stereo = np.stack([signal, signal], axis=1) if signal.ndim == 1 else signal
    size = 1 << (len(stereo) + BLOCK).bit_length()
    head = _head(np.fft.rfftfreq(size, 1 / RATE))
    weighted = [np.fft.irfft(np.fft.rfft(side, size) * head, size) for side in stereo.T]
    power = np.cumsum(weighted[0] ** 2 + weighted[1] ** 2)
    starts = np.arange(0, max(len(stereo) - BLOCK, 1), HOP)
    return (power[starts + BLOCK] - power[starts]) / BLOCK


def at_loudness(signal: Samples, loudness: float, wanted: float) -> Samples:
    """The signal brought from one loudness to another, its peaks rounded off as felt would."""
    return CEILING * np.tanh(signal * 10 ** ((wanted - loudness) / 20) / CEILING)


def momentary(signal: Samples) -> float:
    """How loud its loudest 0.4 seconds are."""
    return float(-0.691 + 10 * np.log10(_powers(signal).max()))


def integrated(signal: Samples) -> float:
    """How loud it is as a whole, its pauses left out."""
    powers = _powers(signal)
    loud = powers[powers > powers.mean() / 10]
    return float(-0.691 + 10 * np.log10(loud.mean()))
