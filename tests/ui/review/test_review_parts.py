"""What the page of a review is drawn from."""

import pytest

from game.ui.review.model import Choice, Curve
from game.ui.review.parts import Chart, choice_places
from game.ui.table.hint_values import SlipLine
from game.ui.table.seats import SeatInfo
from game.units import Rect
from tests.support.painting import Noting, small_look

ROOM = Rect(762, 460, 382, 340)
BADGE = 13
"""The radius of the disc of a turning point."""
WHY = (SlipLine("Bee", "+4", True, None),)


@pytest.mark.parametrize(("first", "second"), [((), ()), (WHY, ()), ((), WHY)])
def test_a_choice_with_reasons_has_the_room_that_the_other_can_spare(
    first: tuple[SlipLine, ...], second: tuple[SlipLine, ...]
) -> None:
    above, below = choice_places(ROOM, (Choice("You chose", "Deer", "", first), Choice("Better", "Bee", "", second)))
    assert (above.y, below.bottom) == (ROOM.y, ROOM.bottom) and above.bottom < below.y
    assert (above.h > below.h, above.h < below.h) == (bool(first), bool(second))


@pytest.mark.parametrize("scale", (1.0, 1.3))
def test_a_first_turn_that_mattered_covers_no_number_of_the_axis(scale: float) -> None:
    canvas = Noting(small_look(scale), 780, 372)
    curve = Curve(SeatInfo("Ana", 0, False), ((0.0, 60.0), (1.0, 29.0)), own=True)
    Chart((curve,), False, 0.0, ((0.0, 7),)).paint(canvas, False)
    x, _, w, _ = next(said.box for said in canvas.said if said.text == "7")
    badge = x + w / 2 - BADGE
    axis = [said.box for said in canvas.said if said.text in ("30", "40", "50", "60")]
    assert axis and all(left + wide <= badge for left, _, wide, _ in axis)
