"""The rules page for whoever only hears."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.rules import RulesScene
from tests.pilot.play import at_title
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """The app with what is read in sight, at the rules of Forest."""
    pilot = at_title(tmp_path, (1280, 720))
    pilot.app.settings["show_read"] = True
    pilot.app.stack.push(RulesScene("forest"))
    pilot.key("Tab")
    yield pilot
    pilot.store.close()


def heard(pilot: Pilot, *keys: str) -> list[str]:
    """Everything that is said because of the last of these keys."""
    for key in keys:
        pilot.app._reader.voice.log.clear()
        pilot.key(key)
    return list(pilot.app._reader.voice.log)


def test_the_whole_page_is_its_text_from_where_one_is_on_each_sentence_and_each_row_whole(pilot: Pilot) -> None:
    (said, _) = heard(pilot, "F2")
    assert said.startswith("Rules. Forest. Over twenty turns every player grows a forest")
    assert "Fox, 12, 3 with no wolf and no bear beside it. Dragonfly, 8, " in said
    assert ". ." not in said


@pytest.mark.parametrize("key", ["PageDown", "Space", "End"])
def test_a_page_that_is_turned_is_read_on(pilot: Pilot, key: str) -> None:
    first = heard(pilot, "F2")[0]
    (said,) = heard(pilot, key)
    assert len(said) > 200 and said not in first
    assert heard(pilot, "F2") == ["Rules.", said], "it is not said twice"
    assert pilot.scene.focus.node is pilot.node("page")


def test_an_entry_of_the_index_is_read_where_it_leads(pilot: Pilot) -> None:
    pilot.scene.focus.set("index/fox")
    assert heard(pilot, "Return")[0].startswith("Fox. 3 points for each fox with no wolf")


def test_what_is_looked_for_is_counted_and_each_place_is_read(pilot: Pilot) -> None:
    pilot.key("ctrl+f")
    pilot.type("fo")
    pilot.app._reader.voice.log.clear()
    pilot.type("x")
    assert pilot.app._reader.voice.log[0] == "1 of 8."
    assert heard(pilot, "Return")[0].startswith("2 of 8. 4 cards lie beside the fox")
    pilot.app._reader.voice.log.clear()
    pilot.type("zzz")
    assert pilot.app._reader.voice.log[0] == "Not found."


def test_credits_are_read_as_well(pilot: Pilot) -> None:
    pilot.app.stack.push(CreditsScene())
    pilot.key("Tab")
    assert "Software. Biotope is written in Python" in heard(pilot, "End")[0]
