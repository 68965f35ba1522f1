"""The app as a person starts it, as a process of its own: what it does when something is in the way."""

import logging
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.cli import BAD_INPUT
from game.paths import assets_dir
from game.profile.store import Store
from game.ui.app import main as opening
from game.ui.app.app import App
from game.ui.app.main import CANNOT_START, NO_SCREEN, main
from game.ui.engine.theme import Theme
from game.ui.replay.scene import ReplayScene
from tests.pilot.play import at_title, sit_down
from tests.support.history import keep, played
from tests.support.pilot import FRAME_MS
from tests.support.store import MemoryStore

REPOSITORY = Path(__file__).parents[3]
QUIT = (
    "import pygame; from game.ui.app import app; step = app.App.step; "
    "app.App.step = lambda self, dt, events: (self.quit(), step(self, dt, events))[1]; "
    "import sys; from game.cli import main; sys.exit(main(sys.argv[1:]))"
)


def start(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Opens the app; it leaves after its first frame."""
    return subprocess.run(
        [sys.executable, "-c", QUIT, "--data-dir", str(folder)],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=REPOSITORY,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"} | environment,
    )


def said(finished: subprocess.CompletedProcess[str]) -> list[str]:
    return finished.stderr.strip().splitlines()


def test_it_opens_and_closes(tmp_path: Path) -> None:
    finished = start(tmp_path / "data")
    assert (finished.returncode, said(finished)) == (0, [])
    assert (tmp_path / "data" / "biotope.sqlite").exists()


def test_a_second_copy_says_in_one_line_that_the_first_is_open(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)):
        finished = start(tmp_path)
    assert finished.returncode == CANNOT_START
    [line] = said(finished)
    assert line.startswith("biotope: Biotope is already open with the games in")


def test_whoever_pressed_an_icon_is_told_in_a_small_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, message, kind: said.append(message))
    with closing(Store.open(tmp_path)):
        monkeypatch.setattr(sys, "stderr", None)
        assert main(tmp_path) == CANNOT_START
    [sentence] = said
    assert sentence.startswith("Biotope is already open")
    assert max(map(len, sentence.splitlines())) < 80, "the system breaks no lines"


def test_games_of_a_newer_biotope_are_left_alone(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "biotope.sqlite")) as database:
        database.execute("ALTER TABLE profile ADD COLUMN motto TEXT")
        database.execute("PRAGMA user_version = 999")
        database.commit()
    before = (tmp_path / "biotope.sqlite").read_bytes()
    finished = start(tmp_path)
    assert finished.returncode == CANNOT_START
    assert len(said(finished)) == 1
    assert (tmp_path / "biotope.sqlite").read_bytes() == before


def test_without_a_screen_it_says_so_in_one_line(tmp_path: Path) -> None:
    finished = start(tmp_path, SDL_VIDEODRIVER="no-such-screen", DISPLAY="", WAYLAND_DISPLAY="")
    assert finished.returncode == NO_SCREEN
    assert len(said(finished)) == 1
    Store.open(tmp_path).close()


def test_without_a_sound_card_it_plays_in_silence(tmp_path: Path) -> None:
    finished = start(tmp_path, SDL_AUDIODRIVER="no-such-card")
    assert (finished.returncode, said(finished)) == (0, [])


def test_a_damaged_database_is_set_aside_and_the_player_is_told(tmp_path: Path) -> None:
    damage = b"no database at all" * 100
    (tmp_path / "biotope.sqlite").write_bytes(damage)
    assert start(tmp_path).returncode == 0
    kept = [path.read_bytes() for path in tmp_path.iterdir() if path.is_file() and path.name != "biotope.sqlite"]
    assert damage in kept
    (tmp_path / "biotope.sqlite").write_bytes(damage)
    pilot = at_title(tmp_path)
    assert "set_aside" in [notice.kind for notice in pilot.store.notices]
    assert pilot.node("notices").label
    pilot.store.close()


def test_bad_values_everywhere_do_not_keep_it_shut(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("volume_all", 40)
        keep(store, played("divercity", ("Ana",)))
        keep(store, played("forest", ("Ana", "Bruno"), actions=5))
    with closing(sqlite3.connect(tmp_path / "biotope.sqlite")) as database:
        database.execute("UPDATE setting SET value = 'nonsense'")
        database.execute("UPDATE game SET plans = 'x', screen = '[]', touched = '', ended = 'x', result = 'null'")
        database.execute("UPDATE profile SET emblem = 'unicorn', name = CAST(x'ff' AS TEXT)")
        database.commit()
    for _ in range(2):
        finished = start(tmp_path)
        assert (finished.returncode, said(finished)) == (0, [])


def test_a_read_only_folder_is_played_in_memory(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("nothing is read-only for the administrator")
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        finished = start(tmp_path)
    finally:
        tmp_path.chmod(stat.S_IRWXU)
    assert finished.returncode == 0


def test_a_folder_that_cannot_be_made_is_played_in_memory(tmp_path: Path) -> None:
    """As in an empty home that is read-only: nothing is there, and nothing can be made."""
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    finished = start(tmp_path / "home" / "data")
    assert (finished.returncode, said(finished)) == (0, [])


def test_one_lasting_notice_says_that_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    pilot = at_title(tmp_path / "home" / "data")
    pilot.step(5000)
    assert pilot.node("unsaved").label == "Not saved: the folder cannot be written"
    assert pilot.store.notices == []
    pilot.store.close()


def test_a_folder_that_is_a_file_is_no_place_for_games(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("", encoding="utf-8")
    finished = start(tmp_path / "data")
    assert finished.returncode == BAD_INPUT
    assert "Traceback" not in finished.stderr


def test_the_status_of_a_refusal_is_returned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Store.open(tmp_path)):
        assert main(tmp_path) == CANNOT_START
    assert capsys.readouterr().err.count("\n") == 1


def test_the_window_has_a_colour_before_there_is_anything_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever takes long, making the app among it, comes after."""
    seen: list[pygame.Color] = []
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(opening, "App", lambda store, window, **how: seen.append(window.surface.get_at((480, 270))))
    pygame.display.quit()
    opening._open_app(MemoryStore(language="en"), REPOSITORY)
    pygame.display.quit()
    assert seen == [Theme.load(assets_dir() / "theme.toml").colour("games.forest.bg2")] != [pygame.Color("black")]


def test_a_record_that_is_handed_over_is_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `biotope FILE`."""
    tops: list[tuple[str, int]] = []

    def look(app: App) -> None:
        app.step(FRAME_MS, [])
        app.step(FRAME_MS, [])
        replay = app.stack.top
        assert isinstance(replay, ReplayScene)
        tops.append((replay.name, replay.feed.last))

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(App, "run", look)
    session = played("forest", ("Ana", "Ben"), actions=6)
    pygame.display.quit()
    assert main(tmp_path, session.record.text()) == 0
    pygame.display.quit()
    assert tops == [("replay", 6)]
    assert logging.getLogger("biotope").handlers == [], "nothing is written into that folder any more"


@pytest.mark.parametrize("size", ((300, 80), (100, 900), (200, 200)))
def test_a_window_that_is_too_small_asks_for_room_and_comes_back(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = sit_down(at_title(tmp_path, (1280, 720)), "Ana")
    large = pygame.image.tobytes(pilot.app.screen, "RGB")
    pilot.app.resize(pygame.Surface(size))
    pilot.step(50)
    small = pygame.transform.average_color(pilot.app.screen)
    night = pilot.app.theme.colour("night")
    assert max(abs(a - b) for a, b in zip(small[:3], night[:3], strict=False)) < 40
    pilot.resize((1280, 720))
    assert pygame.image.tobytes(pilot.app.screen, "RGB") == large
    pilot.store.close()
