"""Signals and how they are shaped: noise, curves, filters, ringing bodies, mixing.

A signal is a row of samples at `RATE`. Frequencies are Hz, lengths seconds. All filters are causal,
so nothing is heard before it happens.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Signal = NDArray[np.float64]
Random = np.random.Generator
Mode = tuple[float, float, float]
"""A way in which a struck body rings: frequency, loudness, and the time until it falls to a third."""


def times(seconds: float) -> Signal:
    """The moment of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(random: Random, seconds: float) -> Signal:
    return random.standard_normal(round(seconds * RATE))


def curve(seconds: float, *points: tuple[float, float]) -> Signal:
    """A smooth line through `points`, each a share of the length (0 to 1) and a value."""
    shares, values = zip(*points)
    where = np.linspace(0, 1, round(seconds * RATE))
    right = np.clip(np.searchsorted(shares, where, side="right"), 1, len(points) - 1)
    a, b = np.take(shares, right - 1), np.take(shares, right)
    ease = 0.5 - 0.5 * np.cos(np.pi * np.clip((where - a) / (b - a), 0, 1))
    return np.take(values, right - 1) * (1 - ease) + np.take(values, right) * ease


def wander(random: Random, seconds: float, hz: float) -> Signal:
    """A random line between 0 and 1 that changes its mind about `hz` times a second."""
    points = round(seconds * hz) + 2
    return curve(seconds, *zip(np.linspace(0, 1, points), random.random(points)))


def convolve(signal: Signal, response: Signal) -> Signal:
    """`signal` as heard through something that answers a click with `response`; as long as before."""
    size = 1 << (len(signal) + len(response) - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(response, size), size)[: len(signal)]


def lowpass(signal: Signal, hz: float) -> Signal:
    """Without what lies above `hz`, falling 12 dB an octave."""
    t = times(12 / (2 * np.pi * hz))
    pole = np.exp(-2 * np.pi * hz * t) * t
    return convolve(signal, pole / pole.sum())


def highpass(signal: Signal, hz: float) -> Signal:
    """Without what lies below `hz`."""
    return signal - lowpass(signal, hz)


def band(signal: Signal, hz: float, width: float) -> Signal:
    """What lies within `width` Hz around `hz`, at full loudness in the middle."""
    t = times(8 / (np.pi * width))
    response = np.exp(-np.pi * width * t) * np.sin(2 * np.pi * hz * t)
    return convolve(signal, response * np.pi * width * 2 / RATE)


def sweep(signal: Signal, centre: Signal, octaves: float = 0.7) -> Signal:
    """The part of a noise around a frequency that moves along `centre`."""
    bank = np.geomspace(centre.min() / 1.5, centre.max() * 1.5, 12)
    swept = np.zeros(len(signal))
    for hz in bank:
        nearness = np.exp(-0.5 * (np.log2(hz / centre) / (octaves / 2)) ** 2)
        swept += nearness * band(signal, hz, hz * 0.35)
    return swept


def ring(seconds: float, modes: Iterable[Mode], pitch: float = 1.0) -> Signal:
    """A struck body: its modes start together and die away one by one."""
    t = times(seconds)
    body = np.zeros(len(t))
    for hz, loudness, fall in modes:
        body += loudness * np.exp(-t / fall) * np.sin(2 * np.pi * hz * pitch * t)
    return body


def tone(hz: Signal, loudness: Signal) -> Signal:
    """A pure tone whose pitch follows `hz` and whose loudness follows `loudness`."""
    return loudness * np.sin(2 * np.pi * np.cumsum(hz) / RATE)


def even(signal: Signal) -> Signal:
    """The signal with its highest peak at 1."""
    return signal / np.abs(signal).max()


def fade_out(signal: Signal, seconds: float) -> Signal:
    """The signal dying away within its last `seconds`, or within its second half if it is short."""
    size = min(round(seconds * RATE), len(signal) // 2)
    fall = 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, size))
    return np.concatenate([signal[: len(signal) - size], signal[len(signal) - size :] * fall])


def lay(*layers: tuple[float, float, Signal]) -> Signal:
    """Signals laid over each other: each with its start, its loudness and itself, brought to an even peak."""
    starts = [round(at * RATE) for at, _, _ in layers]
    whole = np.zeros(max(start + len(signal) for start, (_, _, signal) in zip(starts, layers)))
    for start, (_, loudness, signal) in zip(starts, layers):
        whole[start : start + len(signal)] += loudness * fade_out(even(signal), 0.004)
    return whole


def room(random: Random, signal: Signal) -> Signal:
    """The sound on a table in a small furnished room: near, with a trace of the walls."""
    t = times(0.09)
    walls = lowpass(noise(random, 0.09), 3500) * np.exp(-t / 0.022) * (t > 0.003)
    walls *= 0.15 / np.sqrt(np.sum(walls**2))
    walls[0] = 1
    return convolve(np.concatenate([signal, np.zeros(len(t))]), walls)


def clean(signal: Signal) -> Signal:
    """The signal without rumble, and without a click at either end."""
    quiet = fade_out(highpass(signal, 45), 0.004)
    rise = round(0.0008 * RATE)
    quiet[:rise] *= np.linspace(0, 1, rise)
    return quiet
