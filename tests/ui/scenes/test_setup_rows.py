"""How the rows of the set-up page move when somebody joins, leaves or sits elsewhere."""

import pygame
import pytest

from game.profile.store import Store
from game.ui.scenes.setup import SetupScene
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.setup_page import FOREST, Page


@pytest.fixture
def pilot(store: Store) -> Pilot:
    """Ana with two computers; all that moves is seen."""
    return Page(store, animation="full").pilot


def start_to_press(pilot: Pilot, name: str) -> None:
    """Clicks a node; nothing that moves has arrived by then."""
    pilot.grab(name)
    place = pilot.app.look.viewport.point(*pilot.node(name).centre)
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)])


def tops(pilot: Pilot, *rows: str) -> list[float]:
    return [pilot.node(row).y for row in rows]


def offsets(pilot: Pilot, seat: int) -> list[float]:
    """How far the things in a row are below its top."""
    row = pilot.node(f"seat/{seat}")
    return [pilot.node(f"seat/{seat}/{part}").y - row.y for part in ("grip", "style", "name", "kind", "remove")]


def test_a_seat_that_is_dragged_follows_the_pointer_with_all_that_is_on_it(pilot: Pilot) -> None:
    before, within = pilot.node("seat/0").y, offsets(pilot, 0)
    pilot.grab("seat/0/grip")
    x, y = pilot.node("seat/0/grip").centre
    pilot.carry(x, y + 30)
    assert pilot.node("seat/0").y == before + 30
    assert offsets(pilot, 0) == pytest.approx(within)
    assert pilot.node("seat/0").z > pilot.node("seat/1/name").z


def test_the_others_glide_out_of_its_way_and_it_comes_to_rest_in_its_place(pilot: Pilot) -> None:
    first, second = tops(pilot, "seat/0", "seat/1")
    z = pilot.node("seat/0").z
    pilot.grab("seat/0/grip")
    x, y = pilot.node("seat/0/grip").centre
    pilot.carry(x, y + 80)
    pilot.step(FRAME_MS)
    held = pilot.scene.pointer.held
    assert held is not None and held.name == "seat/1/grip", "the grip goes with its seat"
    assert first < pilot.node("seat/0").y < second
    assert pilot.node("seat/1").y == pytest.approx(first + 80)
    pilot.let_go(x, y + 80)
    assert tops(pilot, "seat/0", "seat/1") == [first, second]
    assert pilot.node("seat/1").z == z
    assert offsets(pilot, 0)[0] == offsets(pilot, 1)[0] == 0
    pilot.step(1500)
    assert not [words for words in pilot.texts() if "Drag to change" in words], "nobody pointed at the grip"


def test_escape_puts_a_dragged_seat_back_and_stays_on_the_page(page: Page) -> None:
    pilot, scene = page.pilot, SetupScene(FOREST)
    pilot.scene.shell.stack.push(scene)
    pilot.settle()
    before = page.seats
    pilot.grab("seat/0/grip")
    x, y = pilot.node("seat/0/grip").centre
    pilot.carry(x, y + 160)
    assert page.seats != before
    pilot.key("escape")
    assert pilot.scene is scene
    assert page.seats == before
    pilot.carry(x, y + 160)
    pilot.let_go(x, y + 160)
    assert page.seats == before, "the pointer carries nothing any more"
    pilot.key("escape")
    assert pilot.scene is not scene


def test_a_seat_that_is_dragged_beside_an_open_list_is_not_seen_twice(pilot: Pilot) -> None:
    pilot.click("seat/1/style")
    pilot.grab("seat/0/grip")
    x, y = pilot.node("seat/0/grip").centre
    assert pilot.scene.stage.softly.busy, "the list closes"
    pilot.carry(x, y + 30)
    assert not pilot.scene.stage.softly.busy


def test_a_seat_that_is_moved_by_a_key_passes_over_the_other(pilot: Pilot) -> None:
    first, second = tops(pilot, "seat/0", "seat/1")
    pilot.scene.focus.set("seat/0/grip")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    assert pilot.node("seat/1").z > pilot.node("seat/0/name").z
    assert first < pilot.node("seat/1").y < second and first < pilot.node("seat/0").y < second
    ring, grip = pilot.node("focus ring"), pilot.node("seat/1/grip")
    assert ring.z > pilot.node("seat/1").z
    pilot.settle()
    assert ring.z < pilot.node("seat/1/style").z and grip.z == pilot.node("seat/0/grip").z


def test_a_seat_cannot_be_dragged_out_of_the_rows(pilot: Pilot) -> None:
    first, last = tops(pilot, "seat/0", "seat/2")
    pilot.grab("seat/1/grip")
    x, _ = pilot.node("seat/1/grip").centre
    pilot.carry(x, 20)
    assert first - 20 < pilot.node("seat/0").y < first
    pilot.carry(x, 880)
    assert last < pilot.node("seat/2").y < last + 20
    pilot.let_go(x, 880)
    assert tops(pilot, "seat/0", "seat/2") == [first, last]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_seat_can_be_left_by_keys_while_one_is_dragged(pilot: Pilot, left: int) -> None:
    rows = tops(pilot, "seat/0", "seat/1", "seat/2")
    pilot.grab("seat/2/grip")
    x, y = pilot.node("seat/2/grip").centre
    pilot.carry(x, y - 20)
    pilot.scene.focus.set(f"seat/{left}/remove")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    for by in (-30, -200, 60):
        pilot.carry(x, y + by)
    pilot.let_go(x, y + 60)
    assert tops(pilot, "seat/0", "seat/1") == rows[:2], "nothing hangs in the air"


def test_the_rows_below_a_seat_that_is_left_close_up(pilot: Pilot) -> None:
    rows = tops(pilot, "seat/0", "seat/1", "seat/2", "free/0")
    start_to_press(pilot, "seat/1/remove")
    assert pilot.node("seat/0").y == rows[0]
    assert rows[1] < pilot.node("seat/1").y < rows[2] < pilot.node("free/0").y < rows[3]
    pilot.settle()
    assert tops(pilot, "seat/0", "seat/1", "free/0") == rows[:3]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_presses_on_where_seats_were_left_fills_none_again(page: Page, seat: int) -> None:
    place = page.pilot.node(f"seat/{seat}/remove").centre
    before = [3]
    for _ in range(4):
        page.pilot.press_at(*place)
        page.pilot.wait(1000)  # longer than a double click
        before.append(len(page.seats))
    assert before == sorted(before, reverse=True) and before[-1] == max(1, seat)


def test_the_free_rows_make_room_for_somebody_who_joins(pilot: Pilot) -> None:
    place, below = tops(pilot, "free/0", "free/1")
    start_to_press(pilot, "add/computer")
    assert pilot.node("seat/3").y == place < pilot.node("free/0").y < below
    pilot.settle()
    assert pilot.node("free/0").y == below


def test_where_nothing_moves_the_rows_are_at_once_where_they_belong(page: Page) -> None:
    first, second = tops(page.pilot, "seat/0", "seat/1")
    start_to_press(page.pilot, "seat/0/remove")
    assert tops(page.pilot, "seat/0", "seat/1") == [first, second]
