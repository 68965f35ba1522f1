"""What is heard of a lesson by somebody who does not see what it lights."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pilot.play import at_title
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """Somebody with a keyboard, to whom the lesson of AQUA is read."""
    pilot = at_title(tmp_path, (1280, 720))
    pilot.app.settings["show_read"] = True
    pilot.key("Tab")
    pilot.app.start_lesson("aqua")
    pilot.settle()
    yield pilot
    pilot.store.close()


def heard(pilot: Pilot, *keys: str) -> list[str]:
    """What is said because of these keys."""
    pilot.app._reader.voice.log.clear()
    pilot.key(*keys)
    return list(pilot.app._reader.voice.log)


def test_a_lesson_begins_with_where_the_keyboard_is(pilot: Pilot) -> None:
    assert pilot.app._reader.voice.log[-1] == "Go on."


def test_a_place_that_is_shown_is_said_once_with_all_about_it(pilot: Pilot) -> None:
    told = heard(pilot, "Return", "Return")
    assert len([said for said in told if said.startswith("Place for a tile. ")]) == 1
    assert "Equal colours meet: " in told[-1]


def test_here_is_told_with_its_place(pilot: Pilot) -> None:
    told = heard(pilot, *["Return"] * 4)
    assert any(said.endswith("Two blue ones wait here. Jellyfish, 2 to the right, 1 down: One more coral of this "
                             "colour has to meet here: blue.") for said in told)  # fmt: skip
    assert "Two blue ones wait here. Jellyfish, 2 to the right, 1 down: " in heard(pilot, "F2")[1]
