"""A hint stands beside what it explains, inside the picture."""

import pytest

from game.ui.engine.node import Node
from game.ui.engine.viewport import DESIGN
from game.ui.widgets.tooltip import Tooltip
from game.units import Rect
from tests.support.garden import Garden
from tests.support.pilot import Pilot

HINT = "A few words about what is looked at, so many that they need more than a single line of the hint."


def overlap(a: Node, b: Node) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


@pytest.mark.parametrize(
    ("place", "covered"),
    [
        (Rect(700, 300, 200, 100), False),
        (Rect(0, 0, 60, 60), False),
        (Rect(1540, 840, 60, 60), False),
        (Rect(20, 20, 300, 860), False),
        (Rect(1250, 20, 330, 860), False),
        (Rect(0, 0, 1600, 900), True),
    ],
)
def test_a_hint_covers_nothing_unless_there_is_no_room_elsewhere(place: Rect, covered: bool) -> None:
    node = Node("explained", place.x, place.y, place.w, place.h, hint=HINT)
    hint = Tooltip()
    hint.show(Pilot().start(Garden).app.look, node)
    assert hint.visible
    assert 0 <= hint.x <= hint.x + hint.w <= DESIGN[0]
    assert 0 <= hint.y <= hint.y + hint.h <= DESIGN[1]
    assert overlap(hint, node) is covered
