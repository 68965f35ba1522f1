"""The music under a scene: streamed, over and over, and silent while a decision weighs."""

from contextlib import suppress
from pathlib import Path

from pygame import error, mixer

FADE_MS = 1_500
HUSH_MS, RETURN_MS = 1_800, 4_000
"""How long the music takes to fall silent, and to come back."""


class Music:
    """One piece at a time.

    Args:
        folder: where the files `music-<name>.ogg` are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._name: str | None = None
        self._volume = 0.0
        self._presence = 1.0

    def change(self, name: str | None) -> None:
        """Fades to another piece, or to none; the one that is heard goes on."""
        if name == self._name:
            return
        self._name = name
        fading = mixer.music.get_busy()
        mixer.music.fadeout(FADE_MS)
        if name is None:
            return
        path = str(self._folder / f"music-{name}.ogg")
        with suppress(error, OSError):
            if fading:
                mixer.music.queue(path, loops=-1)
            else:
                mixer.music.load(path)
                mixer.music.play(loops=-1, fade_ms=FADE_MS)

    def volume(self, volume: float) -> None:
        """How loud it is from now on, 0 to 1."""
        self._volume = volume
        self._set()

    def update(self, dt_ms: float, hushed: bool) -> None:
        """Lets time pass: the music makes room while it is hushed, and comes back afterwards."""
        step = -dt_ms / HUSH_MS if hushed else dt_ms / RETURN_MS
        presence = min(max(self._presence + step, 0.0), 1.0)
        if presence != self._presence:
            self._presence = presence
            self._set()

    def _set(self) -> None:
        mixer.music.set_volume(self._volume * self._presence**2)
