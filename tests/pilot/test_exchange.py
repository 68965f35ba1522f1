"""A swap and a move are seen as they are proposed: cards go there and back, nothing jumps and nothing flies twice."""

from collections.abc import Iterator
from math import dist

import pygame
import pytest

from game.games.ecosystem.actions import Pick, Place
from game.games.ecosystem.view.card_nodes import CardSprite
from tests.pilot.hand import held, to_a_hare
from tests.pilot.play import decide, seen, sit_down, table
from tests.support.pilot import FRAME_MS, Pilot

FURTHEST = 60.0
"""Units in a frame beyond which a card on its way would seem to jump."""
Spot = tuple[float, float]


@pytest.fixture
def swapping(pilot: Pilot) -> Pilot:
    to_a_hare(pilot)
    pilot.app.settings["animation"] = "full"
    return pilot


@pytest.fixture
def moving(pilot: Pilot) -> Pilot:
    """At a table of Ocean that asks which card is to move."""
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy", game="ocean")
    while "octopus" not in held(pilot) or len(names(pilot)) < 2:
        decide(pilot)
    table(pilot).feed.submit(Pick(0, "octopus"), Place(0, min(seen(pilot).seats[0].grid.legal_cells())))
    pilot.settle()
    pilot.app.settings["animation"] = "full"
    return pilot


def names(pilot: Pilot) -> list[str]:
    return [f"card:{card.id}" for card in seen(pilot).seats[0].grid.values()]


def where(pilot: Pilot, name: str) -> Spot:
    """Where a card is seen."""
    card = table(pilot).stage[name]
    assert isinstance(card, CardSprite)
    return card.cx + card.aside[0], card.cy + card.aside[1]


def frames(pilot: Pilot, ms: float = 900) -> Iterator[None]:
    """Lets time pass; no card of the board jumps meanwhile."""
    cards = pilot.names("card:")
    before = {name: where(pilot, name) for name in cards}
    for _ in range(int(ms / FRAME_MS)):
        pilot.step(FRAME_MS)
        for name in before:
            now = where(pilot, name)
            assert dist(now, before[name]) < FURTHEST, f"{name} jumps"
            before[name] = now
        yield


def pass_by(pilot: Pilot, ms: float = 900) -> None:
    for _ in frames(pilot, ms):
        pass


def key(pilot: Pilot, name: str) -> None:
    pilot._frame([pilot.key_event(name)])


def press(pilot: Pilot, name: str) -> None:
    """Presses Enter on a node, and does not wait for what that moves."""
    assert pilot.scene.focus.set(name)
    key(pilot, "Return")


def drop(pilot: Pilot, name: str, onto: Spot) -> None:
    """Carries a card to a place and lets go, and does not wait for what that moves."""
    x, y = where(pilot, name)
    pilot.grab(name)
    for share in (0.3, 0.6, 1.0):
        pilot.carry(x + (onto[0] - x) * share, y + (onto[1] - y) * share)
    pilot.step(200)
    pilot._mouse(pygame.MOUSEBUTTONUP, *onto, button=1)


def test_a_card_that_is_dropped_on_another_one_stays_there_and_that_one_comes_to_its_place(swapping: Pilot) -> None:
    pilot = swapping
    first, second = names(pilot)[:2]
    home, onto = where(pilot, first), where(pilot, second)
    drop(pilot, first, onto)
    between = 0
    for _ in frames(pilot):
        assert dist(where(pilot, first), onto) < 12, "it lies where it was dropped"
        between += 20 < dist(where(pilot, second), onto) < dist(home, onto) - 20
    assert between > 3, "the other one is seen on its way"
    assert (where(pilot, first), where(pilot, second)) == (onto, home)
    key(pilot, "Escape")
    pass_by(pilot)
    assert (where(pilot, first), where(pilot, second)) == (home, onto), "taken back, both are at home"


@pytest.mark.parametrize("early", [False, True])
def test_what_is_proposed_does_not_fly_once_more_when_it_is_confirmed(swapping: Pilot, early: bool) -> None:
    pilot = swapping
    first, second = names(pilot)[:2]
    home, onto = where(pilot, first), where(pilot, second)
    press(pilot, first)
    press(pilot, second)
    pass_by(pilot, 150 if early else 900)
    key(pilot, "Return")
    way = 0.0
    last = where(pilot, first)
    for _ in frames(pilot):
        way += dist(last, where(pilot, first))
        last = where(pilot, first)
        assert dist(last, onto) <= dist(home, onto) + 1, "nothing goes back"
    pilot.settle()
    assert (way > 5) is early
    assert (where(pilot, first), where(pilot, second)) == (onto, home)


def test_a_card_that_moves_lies_where_it_was_dropped_and_is_taken_up_from_there(moving: Pilot) -> None:
    pilot = moving
    name = names(pilot)[0]
    home = where(pilot, name)
    press(pilot, name)
    places = [pilot.node(cell).centre for cell in pilot.names("board:")]
    onto, other = places[0], places[-1]
    drop(pilot, name, onto)
    for _ in frames(pilot):
        assert dist(where(pilot, name), onto) < 12
    drop(pilot, name, other)
    pass_by(pilot)
    assert where(pilot, name) == other
    press(pilot, "done")
    for _ in frames(pilot, 60):
        assert where(pilot, name) == other, "it is not seen anywhere else"
    assert dist(home, other) > 12


def test_what_is_proposed_goes_home_when_the_cards_are_kept(swapping: Pilot) -> None:
    pilot = swapping
    first, second = names(pilot)[:2]
    home = where(pilot, first)
    press(pilot, first)
    press(pilot, second)
    pass_by(pilot, 150)
    press(pilot, "keep")
    pass_by(pilot)
    pilot.settle()
    assert where(pilot, first) == home


def test_another_card_may_be_proposed_on_the_way(moving: Pilot) -> None:
    pilot = moving
    first, second, third = names(pilot)[:3]
    homes = [where(pilot, name) for name in (first, second, third)]
    for name in (first, second):
        press(pilot, name)
    pass_by(pilot, 150)
    press(pilot, third)
    pass_by(pilot)
    assert [where(pilot, name) for name in (third, second, first)] == homes


def test_what_is_proposed_is_still_seen_after_a_look_at_another_board_and_in_another_window(moving: Pilot) -> None:
    pilot = moving
    first, second = names(pilot)[:2]
    home, onto = where(pilot, first), where(pilot, second)
    for name in (first, second):
        pilot.press(name)
    pilot.click("seat/1")
    assert pilot.names(first.replace("card:", "mini:"))
    pilot.click("seat/0")
    assert (where(pilot, first), where(pilot, second)) == (onto, home)
    key(pilot, "ctrl+z")
    pilot.step(100)
    pilot.resize((800, 450))
    assert (where(pilot, first), where(pilot, second)) == (home, onto)
