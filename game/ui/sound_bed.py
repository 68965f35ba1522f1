"""The sounds of nature under a scene: decoded beside the game, so that no picture waits for them."""

from contextlib import suppress
from pathlib import Path
from threading import Thread

from pygame import error, mixer

CHANNELS = 2
"""Channels of the mixer that belong to beds: one that comes, one that goes."""
FADE_MS = 900


class Bed:
    """One bed at a time, over and over; the next one comes while the last one goes.

    Args:
        folder: where the files `bed-<name>.ogg` are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._name: str | None = None
        self._volume = 0.0
        self._changes = 0
        self._decoding: Thread | None = None

    def change(self, name: str | None) -> None:
        """Fades to another bed, or to none; the one that is heard goes on."""
        if name == self._name:
            return
        self._name = name
        self._changes += 1
        for channel in range(CHANNELS):
            mixer.Channel(channel).fadeout(FADE_MS)
        if name is not None:
            path, before = self._folder / f"bed-{name}.ogg", self._decoding
            self._decoding = Thread(target=self._begin, args=(path, self._changes, before), name="bed")
            self._decoding.start()

    def volume(self, volume: float) -> None:
        """How loud it is from now on, 0 to 1."""
        self._volume = volume
        for channel in range(CHANNELS):
            bed = mixer.Channel(channel).get_sound()
            if bed is not None:
                bed.set_volume(volume)

    def wait(self) -> None:
        """Waits until the bed that was asked for last is decoded."""
        if self._decoding is not None:
            self._decoding.join()

    def _begin(self, path: Path, change: int, before: Thread | None) -> None:
        if before is not None:
            before.join()
        with suppress(error, OSError):
            bed = mixer.Sound(str(path))
            if change == self._changes:
                mixer.Channel(change % CHANNELS).play(bed, loops=-1, fade_ms=FADE_MS)
                bed.set_volume(self._volume)
