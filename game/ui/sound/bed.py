"""The sounds of nature under a scene: one bed at a time, over and over."""

from contextlib import suppress
from pathlib import Path

from pygame import error, mixer

CHANNELS = 2
"""Channels of the mixer that belong to beds: one that comes, one that goes."""
FADE_MS = 900


class Bed:
    """One bed at a time; the next one comes while the last one goes.

    It is decoded where it is asked for, in some 25 ms: the mixer aborts the program when two threads load at once.

    Args:
        folder: where the files `bed-<name>.ogg` are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._name: str | None = None
        self._volume = 0.0
        self._changes = 0

    def change(self, name: str | None) -> None:
        """Fades to another bed, or to none; the one that is heard goes on."""
        if name == self._name:
            return
        self._name = name
        self._changes += 1
        bed = self._decoded(name) if name is not None else None
        for channel in range(CHANNELS):
            mixer.Channel(channel).fadeout(FADE_MS)
        if bed is not None:
            mixer.Channel(self._changes % CHANNELS).play(bed, loops=-1, fade_ms=FADE_MS)
            bed.set_volume(self._volume)

    def volume(self, volume: float) -> None:
        """How loud it is from now on, 0 to 1."""
        self._volume = volume
        for channel in range(CHANNELS):
            bed = mixer.Channel(channel).get_sound()
            if bed is not None:
                bed.set_volume(volume)

    def _decoded(self, name: str) -> mixer.Sound | None:
        with suppress(error, OSError):
            return mixer.Sound(str(self._folder / f"bed-{name}.ogg"))
        return None
