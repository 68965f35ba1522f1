"""Sounds of cards and points, and the quiet bed of nature under a game. Without a sound card: silence."""

import re
from contextlib import suppress
from pathlib import Path

from pygame import error, mixer

FADE_MS = 900
REMEMBERED = 200
HEADROOM = 0.7
"""How loud sounds are at most, so that several at once do not clip."""

_TAKE = re.compile(r"(?P<name>.+)-(?P<number>\d+)")
_UNREADABLE = (error, OSError)


class Sound:
    """Plays the recordings of a folder by name; nothing here ever raises.

    Several takes of one sound are files `name-1.ogg`, `name-2.ogg`, …, beds are `bed-<name>.ogg`.

    Attributes:
        available: whether anything can be heard at all.
        played: the recordings played lately, oldest first, heard or not; for tests.
        current_ambience: the bed that runs, heard or not.
    """

    def __init__(self, audio_dir: Path, device: bool = True) -> None:
        """Open the sound card.

        Args:
            audio_dir: the folder with the Ogg files; each is read when it is first needed.
            device: False plays into nowhere.
        """
        self.available = device and _open_mixer()
        self.played: list[str] = []
        self.current_ambience: str | None = None
        self._dir = audio_dir
        self._takes = _takes(audio_dir)
        self._loaded: dict[str, mixer.Sound | None] = {}
        self._muted = False
        self.volumes(everything=100, cards=100, beds=100)

    @property
    def names(self) -> frozenset[str]:
        """Everything that can be played: sounds, and beds as "bed-forest"."""
        return frozenset({*self._takes, *(path.stem for path in self._dir.glob("*.ogg"))})

    def play(self, name: str, variation: float = 0.0) -> None:
        """Play a sound once, over what is already heard.

        Args:
            name: a sound like "card", or one take of it like "point-3".
            variation: which take of several, from 0 for the first to 1 for the last.
        """
        if self._muted:
            return
        takes = self._takes.get(name, [name])
        take = takes[round(min(max(variation, 0.0), 1.0) * (len(takes) - 1))]
        self.played = [*self.played, take][-REMEMBERED:]
        recording = self._recording(take)
        if recording is not None:
            recording.set_volume(self._cards)
            recording.play()

    def ambience(self, name: str | None) -> None:
        """Fade to another bed, for example "forest", or to none."""
        if name == self.current_ambience:
            return
        self.current_ambience = name
        if not self.available:
            return
        fading = mixer.music.get_busy()
        mixer.music.fadeout(FADE_MS)
        if name is None:
            return
        path = str(self._dir / f"bed-{name}.ogg")
        with suppress(*_UNREADABLE):
            if fading:
                mixer.music.queue(path, loops=-1)
            else:
                mixer.music.load(path)
                mixer.music.play(loops=-1, fade_ms=FADE_MS)

    def volumes(self, everything: int, cards: int, beds: int) -> None:
        """Set how loud the parts are, each from 0 to 100; `everything` scales the other two."""
        self._cards = HEADROOM * _loudness(everything) * _loudness(cards)
        self._ambiences = HEADROOM * _loudness(everything) * _loudness(beds)
        self._set_ambience_volume()

    def mute(self, muted: bool) -> None:
        """Fall silent while the window is in the background, or be heard again."""
        self._muted = muted
        self._set_ambience_volume()

    def close(self) -> None:
        """Give the sound card back."""
        if self.available:
            self.available = False
            mixer.quit()

    def _recording(self, take: str) -> mixer.Sound | None:
        if not self.available:
            return None
        if take not in self._loaded:
            try:
                self._loaded[take] = mixer.Sound(str(self._dir / f"{take}.ogg"))
            except _UNREADABLE:
                self._loaded[take] = None
        return self._loaded[take]

    def _set_ambience_volume(self) -> None:
        if self.available:
            mixer.music.set_volume(0 if self._muted else self._ambiences)


def _open_mixer() -> bool:
    try:
        mixer.init(frequency=44_100, size=-16, channels=2, buffer=512)
    except error:
        return False
    mixer.set_num_channels(16)
    return True


def _takes(folder: Path) -> dict[str, list[str]]:
    """The takes of every sound that has several, in order."""
    matches = [match for path in folder.glob("*.ogg") if (match := _TAKE.fullmatch(path.stem))]
    matches.sort(key=lambda match: int(match["number"]))
    takes: dict[str, list[str]] = {}
    for match in matches:
        takes.setdefault(match["name"], []).append(match[0])
    return takes


def _loudness(volume: int) -> float:
    """The factor for a slider from 0 to 100, squared because ears hear in ratios."""
    return (min(max(volume, 0), 100) / 100) ** 2
