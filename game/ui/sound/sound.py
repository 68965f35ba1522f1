"""Sounds of cards and points, the nature under a game and its music. Without a sound card: silence."""

import re
from pathlib import Path

from pygame import error, mixer

from game.ui.sound.ambience import Ambience
from game.ui.sound.bed import CHANNELS, Bed
from game.ui.sound.levels import gain, sides
from game.ui.sound.music import Music

REMEMBERED = 200
RESERVED = CHANNELS + 1
"""Channels of the mixer that belong to beds and music."""
_AT_ONCE = 16
"""How many sounds can be heard over each other."""
_BUFFER = 1024
"""Samples that are mixed at once, 23 ms: each time costs, and half of that is not heard as sooner."""
_TAKE = re.compile(r"(?P<name>.+)-(?P<number>\d+)")


class Sound:
    """Plays the recordings of a folder by name; nothing here ever raises.

    Several takes of one sound are files `name-1.ogg`, `name-2.ogg`, …, beds `bed-<name>.ogg`, pieces of music
    `music-<name>.ogg`.

    Attributes:
        available: whether anything can be heard at all.
        played: the recordings played lately, oldest first, heard or not; for tests.
        current_ambience: what lies under everything now, heard or not.
        levels: the factors on the samples of cards, beds and music, as the sliders stand.
    """

    def __init__(self, audio_dir: Path, device: bool = True) -> None:
        """Open the sound card.

        Args:
            audio_dir: the folder with the Ogg files; each is read when it is first needed.
            device: False plays into nowhere.
        """
        self.available = device and open_mixer()
        self.played: list[str] = []
        self.current_ambience: Ambience | None = None
        self._dir = audio_dir
        self._takes = _takes(audio_dir)
        self._turns: dict[str, int] = {}
        self._loaded: dict[str, mixer.Sound | None] = {}
        self._bed, self._music = Bed(audio_dir), Music(audio_dir)
        self._muted = False
        self.volumes(everything=100, cards=100, beds=100, music=100)

    @property
    def names(self) -> frozenset[str]:
        """Everything that can be played: sounds, beds as "bed-forest", music as "music-forest"."""
        return frozenset({*self._takes, *(path.stem for path in self._dir.glob("*.ogg"))})

    def play(self, name: str, variation: float | None = None, side: float = 0.0) -> None:
        """Play a sound once, over what is already heard.

        Args:
            name: a sound like "card", or one take of it like "point-3".
            variation: which take of several, from 0 for the first to 1 for the last; without it the next one in turn.
            side: where it comes from, −1 for the left edge of the screen to 1 for the right one.
        """
        if self._muted:
            return
        take = self._take(name, variation)
        self.played = [*self.played, take][-REMEMBERED:]
        recording = self._recording(take)
        channel = recording.play() if recording is not None else None
        if channel is not None:
            channel.set_volume(*sides(side))

    def ambience(self, ambience: Ambience | None) -> None:
        """Fade to the nature and the music of another scene, or to silence; what stays the same goes on."""
        self.current_ambience = ambience
        if self.available:
            self._bed.change(ambience.bed if ambience else None)
            self._music.change(ambience.music if ambience else None)

    def first_takes(self) -> None:
        """Every sound begins with its first take again: how often one sounded on another scene is not to be heard."""
        self._turns.clear()

    def update(self, dt_ms: float, hushed: bool, still: bool) -> None:
        """Let time pass; `hushed`: the music makes room for a decision of weight; `still`: nothing moves."""
        if self.available:
            self._music.update(dt_ms, hushed, still)

    def volumes(self, everything: int, cards: int, beds: int, music: int) -> None:
        """Set how loud the parts are, each from 0 to 100; `everything` scales the others. Counts at once."""
        self.levels = (gain(everything, cards), gain(everything, beds), gain(everything, music))
        self._set_volumes()

    def mute(self, muted: bool) -> None:
        """Fall silent while the window is in the background, or be heard again."""
        self._muted = muted
        self._set_volumes()

    def close(self) -> None:
        """Give the sound card back."""
        if self.available:
            self.available = False
            mixer.quit()

    def _take(self, name: str, variation: float | None) -> str:
        takes = self._takes.get(name, [name])
        if variation is None:
            self._turns[name] = (self._turns.get(name, -1) + 1) % len(takes)
            return takes[self._turns[name]]
        return takes[round(min(max(variation, 0.0), 1.0) * (len(takes) - 1))]

    def _recording(self, take: str) -> mixer.Sound | None:
        if not self.available:
            return None
        if take not in self._loaded:
            try:
                recording = mixer.Sound(str(self._dir / f"{take}.ogg"))
                recording.set_volume(self.levels[0])
                self._loaded[take] = recording
            except (error, OSError):
                self._loaded[take] = None
        return self._loaded[take]

    def _set_volumes(self) -> None:
        if not self.available:
            return
        cards, bed, music = (0.0 if self._muted else volume for volume in self.levels)
        for recording in self._loaded.values():
            if recording is not None:
                recording.set_volume(cards)
        self._bed.volume(bed)
        self._music.volume(music)


def open_mixer() -> bool:
    """Opens the sound card as the app does; False when there is none."""
    try:
        mixer.init(frequency=44_100, size=-16, channels=2, buffer=_BUFFER)
    except error:
        return False
    mixer.set_num_channels(RESERVED + _AT_ONCE)
    mixer.set_reserved(RESERVED)
    return True


def _takes(folder: Path) -> dict[str, list[str]]:
    """The takes of every sound that has several, in order."""
    matches = [match for path in folder.glob("*.ogg") if (match := _TAKE.fullmatch(path.stem))]
    matches.sort(key=lambda match: int(match["number"]))
    takes: dict[str, list[str]] = {}
    for match in matches:
        takes.setdefault(match["name"], []).append(match[0])
    return takes
