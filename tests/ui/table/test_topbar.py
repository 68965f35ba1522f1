"""The top bar in windows of any shape."""

from itertools import pairwise

import pytest

from game.levels.tables import load_table
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.table.pool import NodePool
from game.ui.table.topbar import Banner, Bar, bar_place, show_bar
from game.units import Rect
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot


def strip(size: tuple[int, int]) -> tuple[Node, Look]:
    """The ground of a bar at the top of the picture."""
    look, stage = Pilot(size).app.look, Stage()
    show_bar(NodePool(stage), Rect(0, 0, 1600, 58), look, Bar("games.forest", "Forest", "", 0, 0), Banner("Go", None))
    return stage["topbar/strip"], look


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1440, 900), (2560, 1080)])
def test_its_strip_begins_at_the_top_of_the_window_and_has_no_seam(size: tuple[int, int]) -> None:
    node, look = strip(size)
    left, top, width, _ = look.viewport.window
    assert (node.x, node.y, node.w, node.y + node.h) == (left, top, width, 58)
    picture = node.picture(look)
    assert picture is not None
    column = [picture.get_at((5, y)).a for y in range(picture.get_height() - 1)]
    assert column[0] > 190 and max(abs(a - b) for a, b in pairwise(column)) < 24


@pytest.mark.parametrize("size", [(1024, 768), (800, 1200), (900, 1600)])
def test_far_below_the_top_of_the_window_it_lies_on_a_plate_within_the_picture(size: tuple[int, int]) -> None:
    node, look = strip(size)
    assert node.x > 0 and node.x + node.w < 1600
    assert node.y >= -8 and 58 <= node.y + node.h <= 62
    picture = node.picture(look)
    assert picture is not None
    middle = [picture.get_at((picture.get_width() // 2, y)).a for y in range(4, picture.get_height() - 4)]
    assert min(middle) == max(middle) > 140


@pytest.mark.parametrize(("size", "hangs"), [((1280, 720), True), ((2560, 1080), True), ((1024, 640), False)])
def test_a_banner_that_does_not_hang_from_the_edge_has_its_words_in_the_middle(
    size: tuple[int, int], hangs: bool
) -> None:
    look, stage = Pilot(size).app.look, Stage()
    show_bar(NodePool(stage), Rect(0, 0, 1600, 58), look, Bar("games.forest", "Forest", "", 0, 0), Banner("Go", None))
    picture = stage["slip"].picture(look)
    assert picture is not None
    scale, middle = look.viewport.scale, picture.get_width() // 2 - 40
    paper = [y / scale - 20 for y in range(picture.get_height()) if picture.get_at((middle, y)).a == 255]
    assert paper[-1] == pytest.approx(54, abs=2)
    assert paper[0] == pytest.approx(-16 if hangs else -4, abs=2)


@pytest.mark.parametrize(
    ("progress", "dots"), [("Turn 3 of 20", True), ("Monday 30 November 2026, second try", False)]
)
def test_no_dots_go_under_the_banner(progress: str, dots: bool) -> None:
    look, stage = Pilot((1280, 720)).app.look, Stage()
    banner = Banner("Who is to do what is told in very many words here, " * 2, None)
    show_bar(NodePool(stage), Rect(0, 0, 1600, 58), look, Bar("games.forest", "Forest", progress, 20, 20), banner)
    picture, gold = stage["topbar"].picture(look), look.theme.colour("gold")
    assert picture is not None
    w, h = picture.get_size()
    assert any(picture.get_at((x, y))[:3] == gold[:3] for x in range(w) for y in range(h)) == dots


@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("game", ["AQUA", "Forêt", "Mini DiverCity"])
def test_the_name_of_a_game_and_how_far_it_is_share_the_bar_in_letters_of_any_size(
    game: str, text_scale: float
) -> None:
    canvas = Noting(small_look(text_scale), 1600, 58)
    Bar("games.aqua", game, "Kolo 1 z 17", 0, 0).paint(canvas, False)
    title, progress = canvas.said
    assert title.box[1] >= 5, "accents have room above"
    assert title.box[1] + title.box[3] + 2 <= progress.box[1], "tails have room below"
    assert progress.box[1] + progress.box[3] <= 58


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (3840, 1080)])
def test_the_buttons_of_a_page_after_a_table_lie_at_the_ends_where_those_of_the_table_lay(
    size: tuple[int, int],
) -> None:
    look = Pilot(size).app.look
    left, top, _, _ = look.viewport.window
    place, bar = bar_place(look), load_table("aqua", 2).spread(-left, -top).zones["topbar"]
    assert (place.x, place.right) == pytest.approx((bar.x, bar.right))
