import pytest

from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.widgets.toast import Toast
from game.units import Rect

LOOK = Look(Viewport((1280, 720)), Theme.load(assets_dir() / "theme.toml"), 1.0, assets_dir() / "art")


@pytest.mark.parametrize(
    ("near", "over"),
    [
        (Rect(800, 500, 0, 0), True),
        (Rect(800, 60, 0, 0), False),
        (Rect(1590, 500, 0, 0), True),
        (Rect(0, 0, 9, 900), False),
    ],
)
def test_why_not_stands_over_its_place_or_under_it_and_never_outside(near: Rect, over: bool) -> None:
    slip = Rect(*Toast("Only a tile of your own colour fits here.", LOOK, 0, 0, near).bounds)
    assert (slip.bottom <= near.y) == over
    assert slip.x >= 0 and slip.right <= 1600 and slip.y >= 80 and slip.bottom <= 900


def test_a_message_that_is_done_with_fades_at_once_and_never_comes_back() -> None:
    toast = Toast("Not here.", LOOK, 100, 2000)
    toast.update(300)
    toast.leave()
    assert toast.update(50) and toast.alpha == 0.5
    toast.leave()
    assert not toast.update(50)


@pytest.mark.parametrize(
    ("written", "top"),
    [
        ([], 88),
        ([Rect(700, 300, 200, 30)], 88),
        ([Rect(20, 100, 90, 30)], 88),
        ([Rect(700, 120, 200, 30)], 22),
        ([Rect(700, 120, 200, 30), Rect(700, 20, 200, 30)], 88),
    ],
)
def test_a_message_stands_higher_where_only_there_nothing_is_written(written: list[Rect], top: float) -> None:
    toast = Toast("Not here.", LOOK, 100, 2000)
    toast.stand_clear(written)
    assert toast.y == top


@pytest.mark.parametrize(
    ("sheet", "written", "top"),
    [
        (Rect(320, 100, 960, 700), [], 22),
        (Rect(320, 100, 960, 700), [Rect(700, 20, 200, 30)], 88),
        (Rect(520, 300, 560, 400), [], 88),
        (Rect(20, 20, 420, 860), [], 88),
    ],
)
def test_a_message_stands_above_the_head_of_a_sheet_unless_something_is_written_there(
    sheet: Rect, written: list[Rect], top: float
) -> None:
    toast = Toast("Not here.", LOOK, 100, 2000)
    toast.stand_clear(written, [sheet])
    assert toast.y == top
