"""A hint stands beside what it explains, inside the picture."""

import pytest

from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import DESIGN, Viewport
from game.ui.widgets.tooltip import Tooltip
from game.units import Rect
from tests.support.garden import Garden
from tests.support.pilot import Pilot

THEME = Theme.load(assets_dir() / "theme.toml")
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


@pytest.mark.parametrize("place", [Rect(1300, 380, 290, 290), Rect(20, 60, 290, 290), Rect(700, 760, 200, 100)])
@pytest.mark.parametrize("aside", ["below", "above"])
def test_a_hint_covers_nothing_that_is_to_be_kept_clear(place: Rect, aside: str) -> None:
    node = Node("explained", place.x, place.y, place.w, place.h, hint=HINT)
    clear = Rect(place.x, place.bottom if aside == "below" else place.y - 300, place.w, 300)
    hint = Tooltip()
    hint.show(Pilot().start(Garden).app.look, node, clear)
    assert not overlap(hint, node)
    assert not overlap(hint, Node("clear", clear.x, clear.y, clear.w, clear.h))


@pytest.mark.parametrize("place", [Rect(1300, 60, 280, 200), Rect(20, 300, 280, 200)])
def test_a_hint_that_is_to_lie_aside_leaves_what_is_above_and_below_alone(place: Rect) -> None:
    node = Node("explained", place.x, place.y, place.w, place.h, hint=HINT)
    node.hint_aside = True
    hint = Tooltip()
    hint.show(Pilot().start(Garden).app.look, node)
    assert hint.x + hint.w < place.x or hint.x > place.right


@pytest.mark.parametrize(
    ("size", "x", "y"),
    [((1280, 720), 1500, 850), ((1280, 720), 10, 10), ((2560, 1080), 1780, 400), ((1024, 1024), 700, 1100)],
)
def test_it_lies_beside_its_node_inside_the_window(size: tuple[int, int], x: float, y: float) -> None:
    node = Node("stone", x, y, 60, 40, label="Stone", hint="A stone of the shore, polished by the waves.")
    tooltip = Tooltip()
    look = Look(Viewport(size), THEME, 1.0, assets_dir() / "art")
    tooltip.show(look, node)
    left, top, w, h = look.viewport.window
    assert left <= tooltip.x and tooltip.x + tooltip.w <= left + w
    assert top <= tooltip.y and tooltip.y + tooltip.h <= top + h
    across = max(tooltip.x, x) - min(tooltip.x + tooltip.w, x + 60)
    down = max(tooltip.y, y) - min(tooltip.y + tooltip.h, y + 40)
    assert 0 < max(across, down) < 20
