"""With too little memory a command that draws says so in one line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
PROGRAM = """
import sys
import pygame
from game.cli import main
from game.ui.engine.stage import Stage

def fail(*_):
    raise {error}

Stage.draw = fail
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("command", "error"),
    [
        ("shot", "pygame.error('Out of memory')"),
        ("shot", "MemoryError"),
        ("shot", "ImportError('libSDL2.so: failed to map segment from shared object')"),
        ("selftest", "pygame.error('Out of memory')"),
    ],
)
def test_a_command_that_draws(tmp_path: Path, command: str, error: str) -> None:
    arguments = ["shot", "credits", "--size", "1280x720", "--out", str(tmp_path / "a.png")]
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(error=error), *(arguments if command == "shot" else [command])],
        capture_output=True,
        text=True,
        cwd=REPOSITORY,
        env={
            **os.environ,
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "LC_ALL": "C",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        },
    )
    assert (finished.returncode, finished.stdout) == (2, "")
    assert finished.stderr == "biotope: There is not enough memory for this.\n"
    assert list(tmp_path.iterdir()) == []
