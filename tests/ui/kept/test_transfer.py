"""The games of a person leave by the page of the people, and come by being dropped on the window."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.profile.export import Export
from game.profile.store import Store
from game.ui.scenes.people import PeopleScene
from game.ui.scenes.title import TitleScene
from tests.pilot.play import sit_down
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "documents").mkdir()
    monkeypatch.setattr("game.paths.platformdirs.user_documents_path", lambda: tmp_path / "documents")
    return tmp_path / "documents" / "Biotope"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """The app with one finished game of two."""
    store = Store.open(tmp_path / "data")
    keep(store, played("forest", ("Ana", "Ben"), seed=4))
    yield Pilot(store=store).start(TitleScene)
    store.close()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Pilot]:
    """The app on a computer where nobody has played."""
    store = Store.open(tmp_path / "elsewhere")
    yield Pilot(store=store).start(TitleScene)
    store.close()


def taken_along(pilot: Pilot, documents: Path) -> Path:
    """The file that the page of the people has just written."""
    before = set(documents.glob("*.json"))
    pilot.app.go_home()
    pilot.app.stack.push(PeopleScene())
    pilot.settle()
    assert faults(pilot.scene) == []
    pilot.press("take along")
    pilot.settle()
    [file] = set(documents.glob("*.json")) - before
    assert f"Saved as {file}" in pilot.texts()
    return file


def drop(pilot: Pilot, file: Path) -> None:
    pilot._frame([pygame.Event(pygame.DROPFILE, file=str(file))])
    pilot.settle()


def test_the_journal_goes_on_elsewhere(pilot: Pilot, elsewhere: Pilot, documents: Path) -> None:
    file = taken_along(pilot, documents)
    assert file.name.startswith("Biotope Ana 20")
    drop(elsewhere, file)
    assert "Bring the games of Ana here?" in elsewhere.texts()
    assert faults(elsewhere.scene) == []
    assert elsewhere.store.profiles() == []
    elsewhere.key("Return")
    assert elsewhere.scene.name == "title"
    assert "1 game of Ana imported." in elsewhere.texts()
    [game] = elsewhere.store.finished()
    assert game.header == pilot.store.finished()[0].header
    drop(elsewhere, file)
    elsewhere.press("yes")
    assert "All games in the file were here already." in elsewhere.texts()


def test_a_deleted_person_comes_back_with_their_games(pilot: Pilot, documents: Path) -> None:
    file = taken_along(pilot, documents)
    pilot.store.delete(pilot.store.profile("Ana").id)
    pilot.app.go_home()
    drop(pilot, file)
    pilot.press("yes")
    pilot.settle()
    assert "1 game here belongs to Ana again." in pilot.texts()
    assert pilot.store.count_finished(profile=pilot.store.profile("Ana").id) == 1


def test_no_file_takes_the_place_of_another(pilot: Pilot, documents: Path) -> None:
    first, second = taken_along(pilot, documents), taken_along(pilot, documents)
    assert second.stem == f"{first.stem} (2)"


def test_nothing_comes_without_a_yes(pilot: Pilot, elsewhere: Pilot, documents: Path) -> None:
    drop(elsewhere, taken_along(pilot, documents))
    elsewhere.key("Escape")
    assert (elsewhere.scene.name, elsewhere.store.profiles()) == ("title", [])


def test_nothing_comes_to_a_table_that_is_played_at(pilot: Pilot, documents: Path) -> None:
    file = taken_along(pilot, documents)
    pilot.app.go_home()
    sit_down(pilot, "Ana")
    drop(pilot, file)
    assert pilot.scene.name == "table"
    assert "Please leave the table first, then bring the games." in pilot.texts()


def test_a_damaged_file_changes_nothing(pilot: Pilot, elsewhere: Pilot, documents: Path) -> None:
    file = taken_along(pilot, documents)
    file.write_bytes(file.read_bytes()[:-20])
    assert Export.claims(file)
    drop(elsewhere, file)
    assert f"{file.name} is damaged or of another version; nothing was changed." in elsewhere.texts()
    assert elsewhere.store.profiles() == []


def test_a_disk_that_takes_nothing_is_told(pilot: Pilot, documents: Path) -> None:
    documents.parent.rmdir()
    documents.parent.write_text("in the way")
    pilot.app.stack.push(PeopleScene())
    pilot.settle()
    pilot.press("take along")
    pilot.settle()
    assert "The file could not be saved: Not a directory." in pilot.texts()


def test_games_that_stay_behind_are_told(pilot: Pilot, documents: Path) -> None:
    store = pilot.app.store
    keep(store, played("forest", ("Ana", "Ben"), seed=5))
    store._run("UPDATE action SET line = '0' || char(0) || 'pick' WHERE game = 2 AND number = 0")
    pilot.app.go_home()
    pilot.app.stack.push(PeopleScene())
    pilot.settle()
    pilot.press("take along")
    pilot.settle()
    [file] = documents.glob("*.json")
    assert f"1 game cannot be read and stays here. Saved as {file}" in pilot.texts()
    assert len(Export.load(file).games) == 1
