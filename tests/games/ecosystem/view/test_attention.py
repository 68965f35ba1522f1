"""What answers to a look: the large card covers nothing it is compared with, and opens only when it is sought."""

from dataclasses import replace

import pytest

from game.games.ecosystem.hand import Hand
from game.games.ecosystem.state import HUNT, PICK
from game.games.ecosystem.view.feeding import fed_by
from game.games.ecosystem.view.parts.preview import PreviewCard, note_place, preview_place
from game.games.ecosystem.view.pieces import PlacedCard
from game.ui.engine.node import Node
from game.units import Rect
from tests.games.ecosystem.view.tables import PartsScene, model, view
from tests.support.pilot import Pilot

WIDE_BOARD = "MZM/SSB/D.F"
HAND_TOP = 664.0
LONG_ENOUGH = 400


def shown(text_size: float = 1.0) -> Pilot:
    pilot = Pilot()
    pilot.store.set_setting("text_size", text_size)
    return Pilot(store=pilot.store).start(lambda: PartsScene(model(view(WIDE_BOARD, "WW", hand="RFDTBZ"))))


def looked_at(pilot: Pilot, name: str) -> Node:
    pilot.hover(name)
    pilot.step(LONG_ENOUGH)
    return pilot.node("preview")


def overlap(a: Node, b: Node) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("card", ["hand/0", "hand/5", "card:0.1", "card:0.8"])
def test_the_large_card_covers_neither_the_hand_nor_the_board(text_size: float, card: str) -> None:
    pilot = shown(text_size)
    large = looked_at(pilot, card)
    covered = [name for name in [*pilot.names("hand/"), "tray"] if overlap(large, pilot.node(name))]
    assert covered == []


def test_a_card_on_a_small_board_is_shown_beside_its_panel_and_above_the_hand() -> None:
    panel = Rect(1288, 562, 296, 115)
    place = preview_place(Rect(1400, 640, 23, 23), panel, HAND_TOP, 560)
    assert place.right <= panel.x
    assert place.bottom <= HAND_TOP


def test_words_that_need_more_room_leave_less_to_the_picture() -> None:
    pilot = shown(1.3)
    tall = PreviewCard("whale", 12).height(pilot.app.look)
    place = preview_place(Rect(500, 100, 90, 130), Rect(440, 70, 600, 600), HAND_TOP, tall)
    assert tall > place.h
    assert (place.y, place.bottom) == (70, HAND_TOP)


def test_a_note_stays_inside_the_picture_beside_what_it_explains() -> None:
    row = Rect(24, 860, 248, 38)
    place = note_place(row, 212, 260)
    assert (place.x > row.right, place.bottom <= 900) == (True, True)


def test_a_large_card_goes_when_a_hunt_begins_under_it() -> None:
    pilot = shown()
    looked_at(pilot, "card:0.4")
    parts = pilot.scene
    assert isinstance(parts, PartsScene)
    hunting = replace(parts.shown, view=replace(parts.shown.view, phase=HUNT), firsts=frozenset({(0, 0)}))
    parts.show(hunting)
    assert "preview" not in pilot.names()
    pilot.step(LONG_ENOUGH)
    assert "preview" not in pilot.names()


def test_no_large_card_comes_while_something_is_told() -> None:
    pilot = shown()
    parts = pilot.scene
    assert isinstance(parts, PartsScene)
    parts.show(replace(parts.shown, telling=True))
    pilot.hover("card:0.4")
    pilot.step(LONG_ENOUGH)
    assert "preview" not in pilot.names()


def test_by_keyboard_a_large_card_opens_only_after_the_focus_was_moved() -> None:
    pilot = shown()
    pilot.scene.focus.set("hand/0")
    pilot.scene.focus.show = True
    pilot.step(LONG_ENOUGH)
    assert "preview" not in pilot.names()
    pilot.key("Right")
    pilot.step(LONG_ENOUGH)
    assert "fox" in pilot.node("preview").shown[0]


def test_the_large_card_goes_when_its_card_moves_away_from_under_the_pointer() -> None:
    pilot = shown()
    looked_at(pilot, "hand/5")
    parts = pilot.scene
    assert isinstance(parts, PartsScene)
    seats = parts.shown.view.seats
    fewer = replace(seats[0], cards=Hand(1, (seats[0].hand or ())[:1]))
    pilot.scene.stage["hand/5"].x += 400
    pilot.step(32)
    assert "preview" not in pilot.names()
    parts.show(replace(parts.shown, view=replace(parts.shown.view, seats=(fewer, *seats[1:]))))
    pilot.step(LONG_ENOUGH)
    assert "preview" not in pilot.names()


def test_what_feeds_a_card_is_asked_for_while_it_is_shown_large() -> None:
    pilot = shown()
    looked_at(pilot, "card:0.2")
    parts = pilot.scene
    assert isinstance(parts, PartsScene)
    bee = PlacedCard(0, (1, 0))
    assert [told for told in parts.pointed if told[0] == bee] == [(bee, True)]
    pilot.hover_at(5, 5)
    pilot.step(32)
    assert [told for told in parts.pointed if told[0] == bee] == [(bee, True), (bee, False)]


def test_a_card_is_fed_by_the_cells_of_its_own_lines() -> None:
    v = view("MZM/.TS/F.M", "")
    assert fed_by(v, 0, (1, 0)) == {(0, 0), (1, 0), (2, 0)}
    assert fed_by(v, 0, (1, 1)) == {(1, 1), (2, 1)}
    assert fed_by(v, 0, (0, 2)) == {(0, 2)}
    assert fed_by(v, 0, (2, 2)) == {(2, 2)}, "a meadow alone scores nothing"
    assert fed_by(v, 0, (4, 4)) == frozenset()


@pytest.mark.parametrize("ms", [0, 48, 400])
def test_a_card_that_is_chosen_while_it_still_rises_lies_in_its_gold(ms: float) -> None:
    pilot = shown()
    parts = pilot.scene
    assert isinstance(parts, PartsScene)
    parts.show(replace(parts.shown, view=replace(parts.shown.view, phase=PICK)))
    pilot.hover("hand/2")
    pilot.step(ms)
    parts.show(replace(parts.shown, chosen=2))
    pilot.step(LONG_ENOUGH)
    card, gold = pilot.node("hand/2"), pilot.node("chosen-glow")
    assert card.bounds == pytest.approx((gold.x, gold.y, gold.w, gold.h))
