"""The sheet at the foot of a replay: as wide as the table that it lies on."""

import pytest

from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.replay.drawer import Ways, lower, sheet_place, timeline_place, ways_out

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
