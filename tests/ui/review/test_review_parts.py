"""What the page of a review is drawn from."""

import pytest

from game.ui.review.model import Choice
from game.ui.review.parts import choice_places
from game.ui.table.hint_values import SlipLine
from game.units import Rect

ROOM = Rect(762, 460, 382, 340)
WHY = (SlipLine("Bee", "+4", True, None),)


@pytest.mark.parametrize(("first", "second"), [((), ()), (WHY, ()), ((), WHY)])
def test_a_choice_with_reasons_has_the_room_that_the_other_can_spare(
    first: tuple[SlipLine, ...], second: tuple[SlipLine, ...]
) -> None:
    above, below = choice_places(ROOM, (Choice("You chose", "Deer", "", first), Choice("Better", "Bee", "", second)))
    assert (above.y, below.bottom) == (ROOM.y, ROOM.bottom) and above.bottom < below.y
    assert (above.h > below.h, above.h < below.h) == (bool(first), bool(second))
