"""The sheet at the foot of a replay: as wide as the table that it lies on."""

import pytest

from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.replay.course import Course, Curves
from game.ui.replay.drawer import Ways, lower, sheet_place, timeline_place, ways_out
from game.ui.replay.terms import Standing
from game.ui.replay.timeline import TimelineNode
from game.ui.scene import Scene
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.seats import SeatInfo
from game.ui.voice.sentences import sentence_of
from game.units import Rect
from tests.support.pilot import Pilot

THEME = Theme.load(assets_dir() / "theme.toml")


def nothing(*_: object) -> None:
    """What no control of these sheets does."""


@pytest.mark.parametrize("size", [(1280, 720), (1280, 540), (800, 600)])
def test_it_reaches_from_edge_to_edge_and_the_curves_with_it(size: tuple[int, int]) -> None:
    look = Look(Viewport(size), THEME, 1, assets_dir() / "art")
    left, _, w, _ = look.viewport.window
    sheet = sheet_place(look)
    assert (sheet.x - left, left + w - sheet.right) == pytest.approx((16, 16))
    ways = Ways(*[nothing] * 10)
    play_on = next(ways_out(sheet, ways, over=False))
    assert sheet.right - play_on.x - play_on.w == 16
    assert 0 < play_on.x - timeline_place(sheet).right < 40
    button = lower(sheet, ways)
    assert 0 < play_on.x - button.x - button.w < 40


def test_the_timeline_says_where_one_is_and_how_far_everybody_had_come() -> None:
    """The heights and turns that are painted beside the curves say nothing by themselves."""
    ana, ben = SeatInfo("Ana", 0, False), SeatInfo("Ben", 1, False)
    totals = iter([(0, 0), (7, 6), (9, 12)])
    frame = Frame(None, (), 0, Situation(Now.OVER))
    curves = Curves([frame] * 3, lambda _: tuple(map(Standing, (ana, ben), next(totals))))
    course = Course(("Turn 1", "Turn 2"), (3, 6), ())
    node = TimelineNode(course, curves, 4, nothing, Rect(0, 0, 900, 150), 0)
    scene = Pilot().start(Scene).scene
    assert sentence_of(node, scene) == "Turns. Turn 2."
    while curves.working:
        curves.work()
    assert sentence_of(node, scene) == "Turns. Turn 2. Ana: 7. Ben: 6."
    node.moment = 6
    assert sentence_of(node, scene) == "Turns. Turn 2. Ana: 9. Ben: 12."
