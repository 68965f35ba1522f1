"""Large animals at the table of AQUA: looked for, laid and placed."""

from pathlib import Path

import pytest

from tests.games.aqua.view.sea import (
    at_title,
    model,
    session,
    sit_down,
    twice_at_once,
    until_large,
    view,
)


def test_a_large_animal_is_laid_first_and_comes_when_that_is_confirmed(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile, places = next(iter(model(pilot).outlines.items()))
    pilot.hover(f"pile/{pile}")
    assert len(pilot.names(f"outline:{pile}/")) == len(places)
    assert not pilot.node("place").enabled
    pilot.click(f"outline:{pile}/0")
    assert not view(pilot).areas[0].large, "a click alone places nothing"
    preview = model(pilot).preview
    assert preview is not None and model(pilot).laid is not None
    assert pilot.node(f"pile/{pile}").hint.endswith("It is laid for now: place it, or put it back.")
    pilot.click("place")
    assert view(pilot).areas[0].large[0].cells == next(iter(places))
    assert view(pilot).sheets[0].total == preview[0].total


def test_a_pile_with_one_place_lays_its_animal_there_and_places_nothing(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile = next(pile for pile, places in model(pilot).outlines.items() if len(places) == 1)
    pilot.click(f"pile/{pile}")
    assert model(pilot).laid is not None
    assert not view(pilot).areas[0].large
    pilot.click(f"pile/{pile}")
    assert not view(pilot).areas[0].large, "a second click does not place it either"
    pilot.key("Return")
    assert view(pilot).areas[0].large[0].pile == pile


@pytest.mark.parametrize("how", ["ctrl+z", "Escape", "put-back"])
def test_a_laid_large_animal_is_lifted_again(tmp_path: Path, how: str) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    played = len(session(pilot).entries)
    pilot.click(pilot.names("outline:")[0])
    pilot.click(how) if how == "put-back" else pilot.key(how)
    assert pilot.scene.name == "table"
    assert model(pilot).laid is None
    assert (view(pilot).phase, len(session(pilot).entries)) == ("large", played)


def test_a_large_animal_is_laid_and_placed_by_keyboard_alone(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile = next(iter(model(pilot).outlines))
    pilot.press(f"pile/{pile}")
    while model(pilot).laid is None:
        assert pilot.scene.focus.node is not None
        assert pilot.scene.focus.node.name.startswith("outline:")
        pilot.key("Return")
    assert pilot.scene.focus.node is not None and pilot.scene.focus.node.name == "place"
    pilot.key("Return")
    assert view(pilot).areas[0].large[0].pile == pile


def test_not_now_declines_a_large_animal(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pilot.click("not-now")
    assert not view(pilot).areas[0].large
    assert view(pilot).phase == "grow"


def test_two_clicks_at_once_on_not_now_decline_once(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    played = len(session(pilot).entries)
    twice_at_once(pilot, "not-now")
    assert len(session(pilot).entries) == played + 1


def test_two_clicks_at_once_on_an_outline_lay_the_animal_and_place_nothing(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    played = len(session(pilot).entries)
    twice_at_once(pilot, pilot.names("outline:")[0])
    assert len(session(pilot).entries) == played
    assert model(pilot).laid is not None


def test_another_reef_is_seen_in_large_and_ones_own_comes_back(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", "Rowan:easy")
    own = model(pilot).front
    pilot.click(pilot.names("seat/")[0])
    assert model(pilot).front != own
    assert pilot.names("whose") and pilot.names("guest")
    assert pilot.node("banner").label == "The reef of Wren"
    pilot.click("back")
    assert model(pilot).front == own
    assert not pilot.names("guest") and "back" not in pilot.names()
    assert pilot.node("banner").label == "Ana, grow your reef"
    pilot.click(pilot.names("seat/")[0])
    pilot.key("Escape")
    assert model(pilot).front == own
    pilot.key("n")
    assert model(pilot).front == (own + 1) % 3
