"""While nothing can be saved the player is told, on every scene, and nothing claims otherwise."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.games.registry import GAMES
from game.profile import database
from game.profile.store import Store
from game.ui import words
from game.ui.journal.scene import open_journal
from game.ui.journal.sections import SECTIONS
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.error import ErrorScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from tests.pilot.play import sit_down
from tests.support.history import keep, played
from tests.support.pilot import FRAME_MS, Pilot

HELD = "Not saved: another program holds the file"
SAVED = "Every move is saved as it is made."


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


@pytest.fixture
def other(store: Store, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Another program that holds the file."""
    with closing(sqlite3.connect(tmp_path / "biotope.sqlite", isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection


@pytest.fixture
def pilot(store: Store, other: sqlite3.Connection) -> Pilot:
    """At the title, with a game that waits and is not saved."""
    keep(store, played("forest", ("Ana",), actions=4))
    return Pilot(store=store).start(TitleScene)


def test_every_scene_says_so(pilot: Pilot) -> None:
    assert HELD in pilot.texts()
    pages = [
        SetupScene(GAMES["forest"]), SettingsScene(), RulesScene("forest"), CreditsScene(), PauseScene("forest"),
        ErrorScene(None),
    ]  # fmt: skip
    for page in pages:
        pilot.app.stack.push(page)
        pilot.settle()
        assert HELD in pilot.texts(), pilot.scene.name
        assert all(said.fits for said in pilot.node("unsaved").said)
        pilot.app.stack.pop()
    pilot.press("continue")
    assert pilot.scene.name == "table"
    assert HELD in pilot.texts()


def test_it_covers_nothing_that_can_be_pressed(pilot: Pilot) -> None:
    def covered() -> list[str]:
        notice = pygame.Rect(pilot.node("unsaved").bounds)
        buttons = (node for node in pilot.scene.stage.nodes if node.visible and node.on_press is not None)
        return [node.name for node in buttons if notice.colliderect(node.bounds)]

    assert covered() == []
    for section in SECTIONS:
        open_journal(pilot.app, section.name)
        pilot.settle()
        assert pilot.scene.name == "journal" and covered() == [], section.name
    pilot.app.stack.push(SetupScene(GAMES["forest"]))
    pilot.settle()
    assert covered() == []


@pytest.mark.parametrize("game", GAMES)
def test_it_covers_nothing_in_hand_while_others_are_waited_for(pilot: Pilot, game: str) -> None:
    pilot.app.settings["first_notes"] = False
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    for name in (*pilot.names("hand/"), *pilot.names("tile/"), "done"):
        if name in pilot.names():
            pilot.node(name).on_press = None
    pilot.scene.stage.remove("unsaved")
    pilot.step(16)
    notice = pygame.Rect(pilot.node("unsaved").bounds)
    assert not [node.name for node in pilot.scene.stage.nodes if node.hit and notice.colliderect(node.bounds)]


@pytest.mark.parametrize("language", words.languages())
def test_the_notice_is_whole_in_every_language_and_size(store: Store, pilot: Pilot, language: str) -> None:
    pilot.app.settings["language"] = language
    pilot.app.settings["text_size"] = 1.3
    pilot.settle()
    assert all(said.fits for said in pilot.node("unsaved").said)


def test_pause_promises_nothing_that_is_not_true(pilot: Pilot, other: sqlite3.Connection) -> None:
    pilot.app.stack.push(PauseScene("forest"))
    pilot.settle()
    assert SAVED not in pilot.texts() and "Save and leave to the title" not in pilot.texts()
    pilot.app.stack.pop()
    other.execute("ROLLBACK")
    pilot.step(3000)
    pilot.app.stack.push(PauseScene("forest"))
    pilot.settle()
    assert SAVED in pilot.texts() and "Save and leave to the title" in pilot.texts()


def test_the_error_page_promises_nothing_that_is_not_true(pilot: Pilot) -> None:
    pilot.app.stack.push(ErrorScene(None))
    pilot.settle()
    assert not [text for text in pilot.texts() if "every move was saved" in text]


def test_saving_resumes_without_another_move(pilot: Pilot, other: sqlite3.Connection, store: Store) -> None:
    assert store.unsaved
    other.execute("ROLLBACK")
    pilot.step(3000)
    assert not store.unsaved and store.trouble is None
    assert "unsaved" not in pilot.names()
    assert "Everything is saved again." in pilot.texts()


def test_the_app_does_not_rest_while_something_is_not_saved(pilot: Pilot, other: sqlite3.Connection) -> None:
    pilot.step(30_000)
    assert not pilot.app.resting
    other.execute("ROLLBACK")
    pilot.step(40_000)
    assert pilot.app.resting


class TestQuitting:
    def test_it_asks_first_and_staying_goes_on(self, pilot: Pilot) -> None:
        pilot.press("quit")
        assert pilot.app.running and pilot.scene.name == "leaving"
        assert HELD in pilot.texts()
        pilot.press("no")
        assert pilot.scene.name == "title" and pilot.app.running

    def test_it_ends_all_the_same_when_one_wants_to(self, pilot: Pilot) -> None:
        pilot.press("quit")
        pilot.press("yes")
        assert not pilot.app.running

    def test_enter_and_escape_stay(self, pilot: Pilot) -> None:
        for key in ("Return", "Escape"):
            pilot.press("quit")
            pilot.scene.focus.set(None)
            pilot.key(key)
            assert pilot.scene.name == "title" and pilot.app.running

    def test_a_window_that_is_closed_twice_at_once_asks(self, pilot: Pilot) -> None:
        def close() -> None:
            pilot.app.step(FRAME_MS, [pygame.Event(pygame.QUIT)])

        close()
        pilot.step(100)
        close()
        assert pilot.app.running and pilot.scene.name == "leaving"
        pilot.step(1000)
        close()
        assert not pilot.app.running

    def test_it_does_not_ask_when_all_is_saved(self, pilot: Pilot, other: sqlite3.Connection) -> None:
        other.execute("ROLLBACK")
        pilot.step(3000)
        pilot.press("quit")
        assert not pilot.app.running


class TestTheFilesGoAway:
    @pytest.fixture
    def pilot(self, store: Store) -> Pilot:
        keep(store, played("forest", ("Ana",), actions=4))
        return Pilot(store=store).start(TitleScene)

    def test_the_player_is_told_without_another_move(self, pilot: Pilot, tmp_path: Path) -> None:
        for file in tmp_path.glob("biotope*"):
            file.unlink()
        pilot.step(3000)
        assert "Your saved games had been deleted or moved. They have been saved again." in pilot.texts()
        assert (tmp_path / "biotope.sqlite").exists()
        pilot.step(20_000)
        assert not [text for text in pilot.texts() if text.startswith("Your saved games had")]

    def test_while_they_cannot_be_written_again_the_notice_stays(
        self, pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(database, "monotonic", map(float, count(step=100)).__next__)
        moved = tmp_path.rename(tmp_path.with_name("moved"))
        tmp_path.write_text("in the way")
        pilot.step(3000)
        pilot.step(20_000)
        assert "Not saved: the folder cannot be written" in pilot.texts()
        pilot.press("quit")
        assert pilot.scene.name == "leaving"
        pilot.press("no")
        tmp_path.unlink()
        moved.rename(tmp_path)
        pilot.step(3000)
        assert "unsaved" not in pilot.names()
        pilot.press("quit")
        assert not pilot.app.running

    @pytest.mark.parametrize("language", words.languages())
    def test_the_news_fit_in_every_language_and_size(self, pilot: Pilot, tmp_path: Path, language: str) -> None:
        pilot.app.settings["language"] = language
        pilot.app.settings["text_size"] = 1.3
        pilot.settle()
        (tmp_path / "biotope.sqlite").write_bytes(b"nothing of ours" * 10_000)
        pilot.step(3000)
        assert all(said.fits for said in pilot.node("toast").said)


def test_files_are_watched_at_rest(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        pilot = Pilot(store=store).start(TitleScene)
        while not pilot.app.resting:
            pilot.app.step(1000, [])
        (tmp_path / "biotope.sqlite").unlink()
        for _ in range(3):
            pilot.app.step(1000, [])
        assert (tmp_path / "biotope.sqlite").is_file()
        assert "Your saved games had been deleted or moved. They have been saved again." in pilot.texts()


def test_the_pause_page_follows(pilot: Pilot, other: sqlite3.Connection) -> None:
    pilot.app.stack.push(PauseScene("forest"))
    pilot.settle()
    assert HELD in pilot.texts() and SAVED not in pilot.texts()
    other.execute("ROLLBACK")
    for _ in range(30):
        pilot.app.step(100, [])
    assert SAVED in pilot.texts() and HELD not in pilot.texts()


def test_saved_games_that_can_be_read_again_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Store.open(tmp_path)) as store:
        keep(store, played("forest", ("Ana",), actions=4))
        store.set_setting("text_size", 1.3)

    def refuse(path: Path) -> NoReturn:
        raise PermissionError(path)

    with monkeypatch.context() as patch:
        patch.setattr("game.profile.files.condition_of", refuse)
        store = Store.open(tmp_path)
        pilot = Pilot(store=store).start(TitleScene)
        pilot.settle()
        assert "Not saved: your saved games cannot be read" in pilot.texts()
        assert "continue" not in pilot.names()
    with closing(store):
        for _ in range(30):
            pilot.app.step(100, [])
        assert "continue" in pilot.names() and pilot.app.settings["text_size"] == 1.3
        assert "Your saved games can be read again." in pilot.texts()
