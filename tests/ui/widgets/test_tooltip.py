"""A hint lies beside what it explains, never on it, and inside the window."""

import pytest

from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.widgets.tooltip import Tooltip

THEME = Theme.load(assets_dir() / "theme.toml")


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
