"""A command line to run, and a record to run it on."""

import io
import sys
from pathlib import Path

import pytest

from game.cli import main
from tests.cli.support import Run
from tests.games.ecosystem.boards import play, table


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said in small windows, which do not open."""
    said: list[str] = []
    monkeypatch.setattr("game.cli.tell_in_a_window", lambda why: said.append(str(why)))
    return said


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, windows: list[str]) -> Run:
    """Runs a command line; answers exit status, standard output, standard error."""

    def run(*arguments: object, stdin: str | bytes = b"") -> tuple[int, str, str]:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Two turns of a game of two; in the second nobody has placed yet."""
    game = table(("Ana", "Ben"), "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW", neutral=[0] * 20)
    play(game, "0 pick stream", "1 pick meadow", "0 place 0,0", "1 place 0,0", "0 pick meadow", "1 pick wolf")
    file = tmp_path / "game.txt"
    file.write_text(game.record.text(), encoding="utf-8")
    return file
