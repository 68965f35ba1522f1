"""The top bar in windows of any shape."""

from itertools import pairwise

import pytest

from game.ui.engine.stage import Stage
from game.ui.table.pool import NodePool
from game.ui.table.topbar import Banner, Bar, show_bar
from game.units import Rect
from tests.support.pilot import Pilot


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1024, 768), (2560, 1080), (800, 1200)])
def test_its_strip_reaches_both_edges_and_has_no_seam_above(size: tuple[int, int]) -> None:
    look, stage = Pilot(size).app.look, Stage()
    show_bar(NodePool(stage), Rect(0, 0, 1600, 58), look, Bar("games.forest", "Forest", "", 0, 0), Banner("Go", None))
    strip = stage["topbar/strip"]
    left, top, width, _ = look.viewport.window
    assert (strip.x, strip.w, strip.y + strip.h) == (left, width, 58)
    picture = strip.picture(look)
    assert picture is not None
    if top < 0:
        assert picture.get_at((5, 0)).a < 16
        column = [picture.get_at((5, y)).a for y in range(picture.get_height() - 1)]
        assert max(abs(a - b) for a, b in pairwise(column)) < 24
