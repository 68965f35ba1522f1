"""What arrives at the ears: the samples of a game that was listened to, mixed as the app mixes them."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from pygame import mixer

from game.paths import assets_dir
from game.ui.sound.levels import sides
from tests.support.listening import Heeded

RATE = 44_100
Stereo = NDArray[np.float64]


@lru_cache
def samples(name: str) -> Stereo:
    """A recording, full scale 1, as an open mixer decodes it."""
    raw = mixer.Sound(str(assets_dir() / "audio" / f"{name}.ogg")).get_raw()
    return np.frombuffer(raw, "<i2").reshape(-1, 2) / 32768


def mixed(game: Heeded) -> dict[str, Stereo]:
    """The sounds, the bed and the music of a game, each by itself and everything together."""
    size = round((game.seconds + 3) * RATE)
    cards, bed, music = game.levels
    sounds = np.zeros((size, 2))
    for heard in game.sounds:
        played = samples(heard.take) * cards * np.array(sides(heard.side))
        start = round(heard.at * RATE)
        sounds[start : start + len(played)] += played
    parts = {
        "sounds": sounds,
        "bed": bed * _over_and_over(f"bed-{game.ambience.bed}", size),
        "music": music * _over_and_over(f"music-{game.ambience.music}", size),
    }
    return {**parts, "everything": sum(parts.values(), np.zeros((size, 2)))}


def true_peak(signal: Stereo) -> float:
    """The highest peak between the samples too (dB): each second is drawn four times as fine."""
    second, fine = RATE, 4 * RATE
    loudest = np.argsort([np.abs(signal[i : i + second]).max() for i in range(0, len(signal), second)])[-5:]
    peak = 0.0
    for start in loudest * second:
        part = signal[start : start + second]
        peak = max(peak, float(np.abs(np.fft.irfft(np.fft.rfft(part, axis=0), fine, axis=0)).max() * 4))
    return 20 * float(np.log10(peak))


def _over_and_over(name: str, size: int) -> Stereo:
    return np.resize(samples(name), (size, 2))
