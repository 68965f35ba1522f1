"""The music under a scene: over and over, and silent while a decision weighs."""

from contextlib import suppress
from pathlib import Path

from pygame import error, mixer

from game.ui.sound.bed import CHANNELS

CHANNEL = CHANNELS
"""The channel of the mixer that belongs to music."""
FADE_MS = 1_500
HUSH_MS, RETURN_MS = 1_800, 4_000
"""How long the music takes to fall silent, and to come back."""


class Music:
    """One piece at a time.

    A piece is decoded whole, in some 60 to 150 ms, when nothing moves and the one before has faded: streamed, it
    would take a third of what the whole app may take at rest.

    Args:
        folder: where the files `music-<name>.ogg` are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._name: str | None = None
        self._awaited = False
        self._piece: mixer.Sound | None = None
        self._volume = 0.0
        self._presence = 1.0

    def change(self, name: str | None) -> None:
        """Fades to another piece, or to none; the one that is heard goes on."""
        if name == self._name:
            return
        self._name, self._awaited = name, name is not None
        mixer.Channel(CHANNEL).fadeout(FADE_MS)

    def volume(self, volume: float) -> None:
        """How loud it is from now on, 0 to 1."""
        self._volume = volume
        self._set()

    def update(self, dt_ms: float, hushed: bool, still: bool) -> None:
        """Lets time pass: the music makes room while it is hushed, and comes back afterwards.

        Args:
            dt_ms: how much time.
            hushed: a decision of weight.
            still: nothing moves, so that nobody sees a piece being decoded.
        """
        step = -dt_ms / HUSH_MS if hushed else dt_ms / RETURN_MS
        presence = min(max(self._presence + step, 0.0), 1.0)
        if presence != self._presence:
            self._presence = presence
            self._set()
        if self._awaited and still and not mixer.Channel(CHANNEL).get_busy():
            self._begin()

    def _begin(self) -> None:
        self._awaited = False
        with suppress(error, OSError):
            self._piece = mixer.Sound(str(self._folder / f"music-{self._name}.ogg"))
            self._set()
            mixer.Channel(CHANNEL).play(self._piece, loops=-1, fade_ms=FADE_MS)

    def _set(self) -> None:
        if self._piece is not None:
            self._piece.set_volume(self._volume * self._presence**2)
