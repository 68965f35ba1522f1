"""Speech on Linux through `spd-say`, the command of speech-dispatcher, which desktops with a screen reader have."""

import os
import sys
from contextlib import suppress
from subprocess import DEVNULL, Popen

_PATIENCE_MS, _LETTER_MS = 3000.0, 200.0
"""Longest time until a sentence starts, and longest time for each of its letters."""


class SpeechDispatcher:
    """A `Speaker` that runs the command once for each sentence.

    Args:
        program: path of `spd-say`.
    """

    def __init__(self, program: str) -> None:
        self._program, self._rate = program, 0
        self._speaking: Popen[bytes] | None = None
        self._limit = 0.0

    def say(self, sentence: str) -> None:
        """Speak instead of what is being spoken; silent when the command cannot run."""
        self._end()
        self._limit = _PATIENCE_MS + _LETTER_MS * len(sentence)
        options = ["--cancel", "--wait", "--application-name", "biotope", "--rate", str(self._rate)]
        with suppress(OSError, ValueError):
            self._speaking = Popen(
                [self._program, *options, "--", sentence],
                stdin=DEVNULL,
                stdout=DEVNULL,
                stderr=DEVNULL,
                env=system_environment(),
            )

    def speaks(self, for_ms: float) -> bool:
        """Return whether the command still waits for the end of the sentence.

        Without a sound card it may wait for ever: then time passes as if a slow voice spoke.
        """
        return self._speaking is not None and self._speaking.poll() is None and for_ms < self._limit

    def set_speed(self, speed: float) -> None:
        """Set the rate: the command takes -100 to 100, where 0 is the usual speed."""
        self._rate = max(-100, min(100, round(100 * (speed - 1))))

    def _end(self) -> None:
        """End the command of the last sentence; the next one cancels what it left to be spoken."""
        if self._speaking is not None:
            self._speaking.terminate()
            self._speaking.wait()
            self._speaking = None


def system_environment() -> dict[str, str]:
    """Return the environment for a program of the system: PyInstaller puts its own libraries before the system's."""
    environment = dict(os.environ)
    libraries = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    if libraries is not None:
        environment["LD_LIBRARY_PATH"] = libraries
    elif hasattr(sys, "frozen"):
        environment.pop("LD_LIBRARY_PATH", None)
    return environment
