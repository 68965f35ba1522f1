"""What the app loads before its first picture: only what the title shows."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.scenes.title_achieved import Achieved
from tests.support.garden import Garden
from tests.support.pilot import Pilot
from tests.test_rooms import modules

REPOSITORY = Path(__file__).parents[3]
FIRST_PICTURE = """
import sys
from game.cli import main
from game.ui.app.app import App

def run(app):
    app.step(17, app.window.events())
    app.close()
    print(*sys.modules, sep="\\n")

App.run = run
sys.exit(main(sys.argv[1:]))
"""
LATER = (
    "markdown_it",
    "pytmx",
    "concurrent",
    "multiprocessing",
    "game.cli.simulating",
    "game.cli.transferring",
    "game.levels.tables",
    "game.levels.tmx",
    "game.ui.journal",
    "game.ui.lessons.scene",
    "game.ui.replay",
    "game.ui.review",
    "game.ui.scenes.rules",
    "game.ui.scenes.settings",
    "game.ui.scenes.setup",
    "game.ui.table.desk",
    "game.ui.table.game_view",
    "game.ui.table.scene",
)


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that are there once the title can be seen."""
    started = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE, "--data-dir", str(tmp_path_factory.mktemp("data"))],
        capture_output=True,
        text=True,
        cwd=REPOSITORY,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        check=True,
    )
    return set(started.stdout.split())


def test_other_pages_are_loaded_when_somebody_goes_there(loaded: set[str]) -> None:
    assert "game.ui.scenes.title" in loaded
    assert [module for module in sorted(loaded) for name in LATER if f"{module}.".startswith(f"{name}.")] == []


def test_tables_and_computer_players_are_loaded_when_a_game_begins(loaded: set[str]) -> None:
    assert [module for module in sorted(loaded) if module.endswith((".view.view", ".view.table"))] == []
    assert [module for module in sorted(loaded) if ".bots." in module] == ["game.bots.tempers"]


def test_less_than_half_of_the_program_is_loaded(loaded: set[str]) -> None:
    ours = modules().keys()
    assert len(loaded & ours) < len(ours) / 2


def test_the_first_picture_does_not_wait_for_the_sounds_of_nature() -> None:
    pilot = Pilot()
    pilot.app.start(Garden)
    heard = []
    for _ in range(2):
        pilot.app.step(17, ())
        heard.append(pilot.sound.current_ambience)
    assert heard == [None, Garden.ambience]


def test_the_first_picture_does_not_wait_for_what_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    steps: list[int] = []
    monkeypatch.setattr(Achieved, "work", lambda self: counted.append(len(steps)))
    with closing(Store.open(tmp_path)) as store:
        pilot = Pilot(store=store)
        pilot.app.start(TitleScene)
        for step in range(2):
            pilot.app.step(17, ())
            steps.append(step)
    assert counted == [1]
