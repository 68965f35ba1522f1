"""Saved games that the system does not let be read at the start: they are neither damaged nor gone."""

import re
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli.terminal import Refused
from game.cli.transferring import export
from game.profile.first_notes import SeenNotes
from game.profile.lessons import Lessons
from game.profile.store import Notice, Store
from tests.profile.support import OpenStore, header, play
from tests.support.closed_files import closed
from tests.support.system import needs_users

pytestmark = needs_users
PLACES = ("biotope.sqlite", "")
"""What cannot be read: the database, the whole folder."""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that another user can reach."""
    with tempfile.TemporaryDirectory() as outside:
        Path(outside).chmod(0o777)
        yield Path(outside) / "data"


@pytest.fixture
def saved(open_store: OpenStore, folder: Path) -> Path:
    """Two players with a game each; no backup has the second one."""
    play(open_store(), "Ana", totals=[50])
    store = open_store()
    play(store, "Zoe", totals=[70])
    Lessons(store).learn("forest", 2)
    store.close()
    return folder


def points(store: Store) -> list[list[int]]:
    return [game.result["totals"] for game in store.finished()]


@pytest.mark.parametrize("place", PLACES)
def test_they_are_back_when_they_can_be_read_again(open_store: OpenStore, saved: Path, place: str) -> None:
    before = (saved / "biotope.sqlite").read_bytes()
    with closed(saved / place):
        store = open_store()
        store.catch_up()
        assert (store.trouble, store.notices) == (Notice("unreadable", saved), [Notice("unreadable", saved)])
        assert (points(store), store.unsaved) == ([], False)
    assert (saved / "biotope.sqlite").read_bytes() == before
    store.catch_up()
    assert (store.trouble, store.notices, points(store)) == (None, [Notice("readable", saved)], [[70], [50]])
    store = open_store()
    assert (store.notices, points(store)) == ([], [[70], [50]])
    assert list(saved.glob("*-2026-*")) == []


@pytest.mark.parametrize("place", PLACES)
def test_what_was_played_meanwhile_is_added_to_them(open_store: OpenStore, saved: Path, place: str) -> None:
    with closed(saved / place):
        store = open_store()
        play(store, "Ben", "zoe", totals=[60, 61])
        waiting = store.begin(header("Ana"), {0: "Ana"})
        store.append(waiting, "0 place 0")
        [ben, zoe] = [person.id for person in store.profiles()][:2]
        Lessons(store).learn("ocean", zoe)
        Lessons(store).learn("forest", ben)
        SeenNotes(store).see("forest", zoe, "goals")
        assert store.unsaved
    store.append(waiting, "0 place 1")
    assert (store.trouble, store.unsaved) == (None, False)
    store.append(waiting, "0 place 2")
    for find in (lambda: store, open_store):
        again = find()
        names = {person.name: person.id for person in again.profiles()}
        assert list(names) == ["Ana", "Zoe", "Ben"]
        assert points(again) == [[60, 61], [70], [50]]
        assert [game.actions for game in again.running()] == [("0 place 0", "0 place 1", "0 place 2")]
        assert again.running()[0].called == {0: "Ana"}
        learned = {name: Lessons(again).learned_by(person) for name, person in names.items()}
        assert learned == {"Ana": [], "Zoe": ["forest", "ocean"], "Ben": ["forest"]}
        assert SeenNotes(again).seen("forest", names["Zoe"]) == {"goals"}


def test_they_stay_as_they_are_when_they_cannot_be_read_to_the_end(open_store: OpenStore, saved: Path) -> None:
    before = (saved / "biotope.sqlite").read_bytes()
    with closed(saved / "biotope.sqlite"):
        store = open_store()
        play(store, "Ben", totals=[60])
        store.close()
    assert (saved / "biotope.sqlite").read_bytes() == before
    assert points(open_store()) == [[70], [50]]


@pytest.mark.parametrize("place", PLACES)
def test_the_command_line_says_so(saved: Path, place: str) -> None:
    file = saved.parent / "ana.json"
    asked = Namespace(name="Ana", file=file, data_dir=saved)
    with closed(saved / place), pytest.raises(Refused, match=re.escape(f"The saved games cannot be read: {saved}")):
        export(asked)
    assert not file.exists()
