"""Large animals at the table of AQUA: looked for, laid and placed."""

from itertools import pairwise
from math import dist
from pathlib import Path

import pygame
import pytest

from game.ui.engine.sprite import Sprite
from tests.games.aqua.view.sea import (
    at_title,
    by_mouse,
    model,
    session,
    sit_down,
    twice_at_once,
    until_large,
    view,
)
from tests.support.pilot import FRAME_MS, Pilot


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


def test_a_large_animal_is_carried_from_its_pile_to_a_place(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile, places = next(iter(model(pilot).outlines.items()))
    entries = len(session(pilot).entries)
    pilot.hover(f"pile/{pile}")
    pilot.grab(f"pile/{pile}")
    pilot.carry(400, 400)
    animal = pilot.node(f"large/{pile}")
    assert model(pilot).held and pilot.names("outline:") == pilot.names(f"outline:{pile}/")
    x, y = pilot.node(f"outline:{pile}/0").centre
    pilot.carry(x, y)
    tried = next(iter(places))
    assert model(pilot).outline == tried and model(pilot).preview is not None
    assert abs(animal.centre[0] - x) < 80, "it snaps to the place"
    pilot.carry(400, 400)
    assert model(pilot).outline is None and model(pilot).held
    pilot.carry(x, y)
    pilot.let_go(x, y)
    laid = model(pilot).laid
    assert laid is not None and laid.cells == tried and not animal.visible
    assert len(session(pilot).entries) == entries, "it is not confirmed yet"


def test_a_laid_large_animal_is_carried_on(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile = next(iter(model(pilot).outlines))
    pilot.drag(f"pile/{pile}", f"outline:{pile}/0")
    pilot.drag(f"outline:{pile}/0", "market")
    assert model(pilot).laid is None and not model(pilot).held
    assert pilot.node(f"large/{pile}").visible, "it lies on its pile again"


def test_a_large_animal_let_go_where_it_does_not_fit_flies_back_and_says_why(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path, animation="full"), "Ana", seed=5))
    pile = next(iter(model(pilot).outlines))
    animal = pilot.node(f"large/{pile}")
    home = animal.centre
    pilot.grab(f"pile/{pile}")
    for x in range(300, 320, 4):
        pilot.carry(x, 250)
    assert animal.centre == pytest.approx((316, 250), abs=2)
    pilot.let_go(316, 250)
    assert any(text.startswith("Lies over ") for text in pilot.texts())
    assert animal.centre == pytest.approx(home) and not model(pilot).held


def test_a_large_animal_that_is_laid_by_click_flies_there_and_lands_and_goes_home_in_an_arc(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pilot.app.settings["animation"] = "full"
    pile = next(iter(model(pilot).outlines))
    home, place = pilot.node(f"large/{pile}").centre, pilot.node(f"outline:{pile}/0").centre
    there = watched(pilot, f"outline:{pile}/0", "way/laid")
    assert all(dist(one, other) < dist(home, place) / 3 for one, other in pairwise((home, *there)))
    assert there[-1] == pytest.approx(place, abs=80), "it lies over its cells"
    back = watched(pilot, "put-back", f"large/{pile}")
    assert all(dist(one, other) < dist(home, place) / 3 for one, other in pairwise(back))
    assert back[-1] == pytest.approx(home)


def test_a_laid_large_animal_goes_with_the_reef_where_that_is_pushed(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pilot.app.settings["animation"] = "full"
    pile = next(iter(model(pilot).outlines))
    watched(pilot, f"outline:{pile}/0", "way/laid")
    pilot.settle()
    assert "way/laid" not in pilot.scene.stage, "nothing of it stays behind"
    x, y = pilot.node(f"outline:{pile}/0").centre
    pilot.stroke((700, 250), (800, 250))
    assert pilot.node(f"outline:{pile}/0").centre == pytest.approx((x + 100, y))
    back = watched(pilot, "put-back", f"large/{pile}")
    assert dist(back[0], (x + 100, y)) < 90, "it sets out from where it lies now"


def test_a_large_animal_that_goes_home_stays_above_the_reef_when_something_is_pointed_at(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile = next(iter(model(pilot).outlines))
    pilot.click(f"outline:{pile}/0")
    pilot.hover("put-back")
    pilot.app.settings["animation"] = "full"
    animal = pilot.node(f"large/{pile}")
    lies, home = animal.z, animal.centre
    pilot.app.step(FRAME_MS, [pilot.key_event("Escape")])
    pilot.step(4 * FRAME_MS)
    pilot.hover(f"outline:{pile}/0")
    assert dist(animal.centre, home) > 100 and animal.z > pilot.node("reef/picture").z, "it is still on its way"
    pilot.settle()
    assert animal.z == lies


def test_the_other_piles_lose_their_gold_little_by_little(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, (1280, 720)), "Ana", seed=6)
    while len(model(pilot).outlines) < 2:
        pilot.click("not-now") if view(pilot).phase == "large" else by_mouse(pilot)
    chosen, other, *_ = model(pilot).outlines
    pilot.click(f"outline:{chosen}/0")
    card = pilot.node(f"pile/{other}")
    edge = pilot.app.look.viewport.point(card.x + 1, card.y + card.h / 2)
    pilot.hover("place")
    pilot.app.settings["animation"] = "full"
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    reds = [pilot.app.screen.get_at(edge).r]
    for _ in range(12):
        pilot.step(FRAME_MS)
        reds.append(pilot.app.screen.get_at(edge).r)
    whole = max(reds) - reds[-1]
    assert whole > 60, "it was golden and is not"
    assert all(before - after < whole / 2 for before, after in pairwise(reds)), "it vanishes at once"


def watched(pilot: Pilot, pressed: str, name: str) -> list[tuple[float, float]]:
    """Where something is seen, frame by frame, after a click."""
    pilot.hover(pressed)
    place = pilot.app.look.viewport.point(*pilot.node(pressed).centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step(FRAME_MS, [pygame.Event(kind, pos=place, button=1)])
    seen: list[tuple[float, float]] = []
    for _ in range(60):
        node = pilot.scene.stage.get(name)
        if isinstance(node, Sprite) and node.visible:
            seen.append((node.cx + node.aside[0], node.cy + node.aside[1]))
        pilot.step(FRAME_MS)
    return seen
