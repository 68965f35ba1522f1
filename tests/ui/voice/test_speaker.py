"""The system's speech, as far as it goes: with a library in its place, and without one."""

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.ui.voice import speaker
from game.ui.voice.speaker import SystemSpeaker, system_speaker, why_silent


class Library:
    """A voice that can do some things."""

    def __init__(self, **can: bool) -> None:
        kinds = ("output", "is_speaking", "set_rate", "get_rate")
        self.features = SimpleNamespace(**{f"supports_{kind}": can.get(kind, False) for kind in kinds})
        self.rate, self.speaking = 0.5, True
        self.said: list[tuple[str, str, bool]] = []

    def output(self, sentence: str, interrupt: bool) -> None:
        self.said.append(("output", sentence, interrupt))

    def speak(self, sentence: str, interrupt: bool) -> None:
        self.said.append(("speak", sentence, interrupt))


class Broken(Library):
    def speak(self, sentence: str, interrupt: bool) -> None:
        raise OSError("the connection is gone")


def found(monkeypatch: pytest.MonkeyPatch, create_best: Any) -> None:
    """The library is installed; `create_best` gives its voice."""
    module = ModuleType("prism")
    module.__dict__["Context"] = lambda: SimpleNamespace(create_best=create_best)
    monkeypatch.setattr(speaker, "import_module", lambda name: module)
    monkeypatch.setattr(speaker, "find_spec", lambda name: module)


def test_each_sentence_takes_the_place_of_what_is_said_also_in_braille() -> None:
    plain, reader = Library(), Library(output=True)
    SystemSpeaker(plain).say("Bear.")
    SystemSpeaker(reader).say("Bear.")
    assert plain.said == [("speak", "Bear.", True)] and reader.said == [("output", "Bear.", True)]


def test_a_voice_that_cannot_tell_speaks_as_long_as_its_sentence_at_its_speed() -> None:
    voice = SystemSpeaker(Library())
    voice.say("x" * 20)
    assert voice.speaks(1200) and not voice.speaks(1400)
    voice.set_speed(1.4)
    assert not voice.speaks(1200)


def test_a_voice_that_can_tell_is_asked() -> None:
    library = Library(is_speaking=True)
    voice = SystemSpeaker(library)
    assert voice.speaks(10**6)
    library.speaking = False
    assert not voice.speaks(0)


@pytest.mark.parametrize(("speed", "rate"), [(0.7, 0.35), (1.4, 0.7), (3.0, 1.0)])
def test_the_speed_is_a_share_of_the_usual_one(speed: float, rate: float) -> None:
    library = Library(set_rate=True, get_rate=True)
    SystemSpeaker(library).set_speed(speed)
    assert library.rate == pytest.approx(rate)


def test_a_voice_that_fails_is_silent() -> None:
    SystemSpeaker(Broken()).say("Bear.")


def test_why_nothing_speaks_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, Library)
    assert why_silent() == "" and system_speaker() is not None

    def nobody() -> None:
        raise ValueError("Invalid or unsupported backend")

    found(monkeypatch, nobody)
    assert system_speaker() is None and why_silent() == "Nothing on this computer speaks."
    monkeypatch.setattr(speaker, "find_spec", lambda name: None)
    assert "which is not installed" in why_silent()
