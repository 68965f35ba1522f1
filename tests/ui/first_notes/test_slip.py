"""Where the note of somebody's first games lies in room to spare."""

from game.ui.first_notes.slip import SLIP_W, Slip, in_spare
from game.ui.lessons.terms import Spare
from game.units import Rect
from tests.support.painting import small_look

SLIP = Slip("Two equal corals meet here with their wide corners. A third one brings their animal.")


def test_a_panel_is_covered_whole_so_that_nothing_of_it_looks_out() -> None:
    panel = Rect(1276, 454, 308, 232)
    found = in_spare(SLIP, Spare(panel, whole=True), small_look())
    assert found is not None and found[1] == panel


def test_a_note_reaches_a_little_over_a_panel_that_is_too_low_for_it() -> None:
    need = SLIP.height(small_look(), 308)
    panel = Rect(1276, 454, 308, need - 20)
    found = in_spare(SLIP, Spare(panel, whole=True), small_look())
    assert found is not None and found[1] == Rect(1276, 444, 308, need)


def test_over_a_panel_large_letters_shrink_rather_than_cover_what_lies_above_it() -> None:
    look = small_look(1.3)
    usual, large = SLIP.height(small_look(), 308), SLIP.height(look, 308)
    panel = Rect(1276, 454, 308, usual)
    found = in_spare(SLIP, Spare(panel, whole=True), look)
    assert found is not None
    slip, place = found
    assert place.y > panel.y - 12 and slip.height(look, 308) == place.h < large


def test_of_wider_room_it_takes_the_foot_on_the_right() -> None:
    water = Rect(900, 300, 368, 400)
    found = in_spare(SLIP, Spare(water), small_look())
    assert found is not None
    _, place = found
    assert (place.right, place.bottom, place.w) == (water.right, water.bottom, SLIP_W)
    assert place.h < water.h


def test_where_it_has_too_little_room_it_does_not_lie() -> None:
    look = small_look()
    low, narrow = Rect(900, 300, 308, SLIP.height(look, 308) - 30), Rect(900, 300, SLIP_W - 1, 400)
    assert in_spare(SLIP, Spare(low, whole=True), look) is None
    assert in_spare(SLIP, Spare(narrow), look) is None
    assert in_spare(SLIP, Spare(low, whole=True), small_look(1.3)) is None
