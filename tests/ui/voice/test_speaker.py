"""The system's speech, as far as it goes: with a library in its place, and without one."""

import json
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.ui.voice import speaker, speech_dispatcher
from game.ui.voice.speaker import SystemSpeaker, system_speaker, why_silent
from game.ui.voice.speech_dispatcher import SpeechDispatcher, system_environment
from tests.support.system import needs_posix_programs


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


@pytest.fixture
def no_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system has no command that speaks."""
    monkeypatch.setattr(speaker, "which", lambda name: None)


def found(monkeypatch: pytest.MonkeyPatch, create_best: Any) -> None:
    """The library is installed; `create_best` gives its voice."""
    module = ModuleType("prism")
    module.__dict__["Context"] = lambda: SimpleNamespace(create_best=create_best)
    monkeypatch.setitem(sys.modules, "prism", module)


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


@pytest.mark.usefixtures("no_command")
@pytest.mark.parametrize(
    ("platform", "sentence"),
    [
        ("linux", "Nothing on this computer speaks. Install the package “speech-dispatcher”."),
        ("win32", "Nothing on this computer speaks."),
    ],
)
def test_why_nothing_speaks_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, platform: str, sentence: str
) -> None:
    monkeypatch.setattr(speaker.sys, "platform", platform)
    found(monkeypatch, Library)
    assert why_silent() == "" and isinstance(system_speaker(), SystemSpeaker)

    def nobody() -> None:
        raise ValueError("Invalid or unsupported backend")

    found(monkeypatch, nobody)
    assert system_speaker() is None and why_silent() == sentence
    monkeypatch.setitem(sys.modules, "prism", None)
    assert system_speaker() is None and why_silent() == sentence


class TestSpeechDispatcher:
    """The command of speech-dispatcher, replaced by one that notes its words and speaks until it is ended."""

    @pytest.fixture
    def heard(self, tmp_path: Path) -> Path:
        """Where the command notes what it was asked, a line each."""
        return tmp_path / "heard.txt"

    @pytest.fixture
    def command(self, tmp_path: Path, heard: Path) -> str:
        file = tmp_path / "spd-say"
        file.write_text(
            f"""#!{sys.executable}
import json, os, sys, time
with open({str(heard)!r}, "a", encoding="utf-8") as file:
    file.write(json.dumps([*sys.argv[1:], os.environ.get("LD_LIBRARY_PATH")]) + "\\n")
while "Short." not in sys.argv:
    time.sleep(0.01)
""",
            encoding="utf-8",
        )
        file.chmod(0o755)
        return str(file)

    def said(self, heard: Path, count: int) -> list[list[str]]:
        """Return what the command was asked, once it was called `count` times."""
        while not heard.exists() or heard.read_text(encoding="utf-8").count("\n") < count:
            time.sleep(0.01)
        return [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]

    @pytest.mark.usefixtures("command")
    @needs_posix_programs
    def test_it_speaks_where_the_library_is_not_installed(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, heard: Path
    ) -> None:
        monkeypatch.setitem(sys.modules, "prism", None)
        monkeypatch.setenv("PATH", str(tmp_path))
        voice = system_speaker()
        assert voice is not None and why_silent() == ""
        voice.say("Short.")
        assert self.said(heard, 1)[0][:2] == ["--cancel", "--wait"]

    @needs_posix_programs
    def test_a_sentence_takes_the_place_of_the_last_one(self, command: str, heard: Path) -> None:
        voice = SpeechDispatcher(command)
        assert not voice.speaks(0)
        voice.say("A bear.")
        first = voice._speaking
        assert voice.speaks(4000) and not voice.speaks(5000) and first is not None
        self.said(heard, 1)
        voice.set_speed(1.4)
        voice.say("-- Short.")
        assert first.returncode is not None
        assert [words[words.index("--rate") + 1 : -1] for words in self.said(heard, 2)] == [
            ["0", "--", "A bear."],
            ["40", "--", "-- Short."],
        ]
        assert voice.speaks(0)
        voice.say("Short.")
        self.said(heard, 3)
        assert voice._speaking is not None
        voice._speaking.wait()
        assert not voice.speaks(0)

    @pytest.mark.parametrize(("speed", "rate"), [(0.7, -30), (1.0, 0), (1.4, 40), (9.0, 100)])
    def test_the_speed_is_a_rate_around_the_usual_one(self, speed: float, rate: int) -> None:
        voice = SpeechDispatcher("spd-say")
        voice.set_speed(speed)
        assert voice._rate == rate

    def test_a_command_that_is_gone_is_silent(self, tmp_path: Path) -> None:
        voice = SpeechDispatcher(str(tmp_path / "gone"))
        voice.say("A bear.")
        voice.say("A\0bear.")
        assert not voice.speaks(0)

    @pytest.mark.parametrize(
        ("frozen", "before", "after"),
        [
            (True, {"LD_LIBRARY_PATH": "/biotope", "LD_LIBRARY_PATH_ORIG": "/mine"}, {"LD_LIBRARY_PATH": "/mine"}),
            (True, {"LD_LIBRARY_PATH": "/biotope"}, {}),
            (False, {"LD_LIBRARY_PATH": "/mine"}, {"LD_LIBRARY_PATH": "/mine"}),
        ],
    )
    def test_the_command_finds_the_libraries_of_the_system(
        self, monkeypatch: pytest.MonkeyPatch, frozen: bool, before: dict[str, str], after: dict[str, str]
    ) -> None:
        monkeypatch.setattr(speech_dispatcher.os, "environ", before)
        if frozen:
            monkeypatch.setattr(sys, "frozen", True, raising=False)
        assert system_environment() == after
