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


@pytest.mark.parametrize(("size", "hangs"), [((1280, 720), True), ((2560, 1080), True), ((1024, 640), False)])
def test_a_banner_that_does_not_hang_from_the_edge_has_its_words_in_the_middle(
    size: tuple[int, int], hangs: bool
) -> None:
    look, stage = Pilot(size).app.look, Stage()
    show_bar(NodePool(stage), Rect(0, 0, 1600, 58), look, Bar("games.forest", "Forest", "", 0, 0), Banner("Go", None))
    picture = stage["banner"].picture(look)
    assert picture is not None
    scale, middle = look.viewport.scale, picture.get_width() // 2 - 40
    paper = [y / scale - 20 for y in range(picture.get_height()) if picture.get_at((middle, y)).a == 255]
    assert paper[-1] == pytest.approx(54, abs=2)
    assert paper[0] == pytest.approx(-16 if hangs else -4, abs=2)
