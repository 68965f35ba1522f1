"""The voice of the computer: a screen reader that runs, else the speech of the system.

Windows and macOS are reached through the library prismatoid, which is also the extra `voice` on Linux. Without it,
Linux speaks through the command of speech-dispatcher: the library has 14 MiB there and needs glibc 2.34.
"""

import sys
from contextlib import suppress
from importlib import import_module
from shutil import which
from typing import Any, Final, Protocol

from game.ui.words import tr

_LETTER_MS: Final = 65.0
"""How long a letter takes where the voice cannot tell whether it still speaks."""
_FAULTS: Final = (RuntimeError, OSError, ValueError, NotImplementedError, LookupError)
"""What the library raises when a voice is not there, or no longer."""


class Speaker(Protocol):
    """Somebody who speaks."""

    def say(self, sentence: str) -> None:
        """Says it at once, instead of what is being said."""

    def speaks(self, for_ms: float) -> bool:
        """Whether it still says what it began to say so long ago."""
        ...

    def set_speed(self, speed: float) -> None:
        """How fast it speaks: 1 is as the system has it."""


class SystemSpeaker:
    """The system's own speech.

    Args:
        voice: the library's voice.
    """

    def __init__(self, voice: Any) -> None:
        self._voice, self._can = voice, voice.features
        self._usual = voice.rate if self._can.supports_get_rate else None
        self._speed, self._letters = 1.0, 0

    def say(self, sentence: str) -> None:
        """Also in braille, where a screen reader writes it; a voice that fails is silent."""
        self._letters = len(sentence)
        say = self._voice.output if self._can.supports_output else self._voice.speak
        with suppress(*_FAULTS):
            say(sentence, interrupt=True)

    def speaks(self, for_ms: float) -> bool:
        """As the voice says, else as long as the sentence should take."""
        if self._can.supports_is_speaking:
            with suppress(*_FAULTS):
                return bool(self._voice.speaking)
        return for_ms < self._letters * _LETTER_MS / self._speed

    def set_speed(self, speed: float) -> None:
        """A share of the usual rate, as far as the voice goes."""
        self._speed = speed
        if self._usual is not None and self._can.supports_set_rate:
            with suppress(*_FAULTS):
                self._voice.rate = min(1.0, self._usual * speed)


def why_silent() -> str:
    """Return a sentence that says why nothing can be read aloud here; "" when something can."""
    if system_speaker() is not None:
        return ""
    if sys.platform == "linux":
        return tr("Nothing on this computer speaks. Install the package “speech-dispatcher”.")
    return tr("Nothing on this computer speaks.")


def system_speaker() -> Speaker | None:
    """Return the voice of this computer; None when nothing on it speaks."""
    with suppress(ImportError, *_FAULTS):
        return SystemSpeaker(import_module("prism").Context().create_best())
    program = which("spd-say")
    if program is None:
        return None
    speaker: Speaker = import_module("game.ui.voice.speech_dispatcher").SpeechDispatcher(program)
    return speaker
