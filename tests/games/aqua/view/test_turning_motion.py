"""A tile of AQUA turns the short way round, in the market and over the reef, and never jumps."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.games.aqua.view.turning_motion import short_way
from game.ui.engine.sprite import Sprite
from tests.games.aqua.view.sea import at_title, model, sit_down, view
from tests.support.pilot import FRAME_MS, Pilot


@pytest.mark.parametrize(
    ("before", "after", "start"), [(0, -60, 0), (0, -300, -360), (-300, 0, 60), (-60, -60, -60), (-240, -300, -240)]
)
def test_the_turn_is_never_longer_than_it_must_be(before: float, after: float, start: float) -> None:
    assert short_way(before, after) == start
    assert (start - before) % 360 == 0 and abs(after - start) <= 180


@pytest.fixture
def in_hand(tmp_path: Path) -> Pilot:
    """A tile was taken up."""
    pilot = sit_down(at_title(tmp_path, (640, 360), "full"), "Ana")
    pilot.click(f"tile/{view(pilot).market[0]}")
    return pilot


def test_in_the_market_it_turns_for_160_milliseconds(in_hand: Pilot) -> None:
    tile = in_hand.node(f"tile/{view(in_hand).market[0]}")
    assert isinstance(tile, Sprite)
    in_hand.app.step(0, [in_hand.key_event("r")])
    angles = [tile.angle]
    while in_hand.scene.moving:
        in_hand.step(FRAME_MS)
        angles.append(tile.angle)
    turning = [after != before for before, after in pairwise(angles)]
    assert sum(turning) * FRAME_MS == pytest.approx(160, abs=2 * FRAME_MS)
    assert abs(angles[-1] - angles[0]) == 60
    assert all(abs(after - before) < 20 for before, after in pairwise(angles)), "it never jumps"


def test_over_the_reef_it_turns_where_it_lies_and_is_seen_once(in_hand: Pilot) -> None:
    q, r = next(iter(model(in_hand).gains))
    in_hand.hover(f"cell:{q},{r}")
    in_hand.settle()
    in_hand.app.step(0, [in_hand.key_event("r")])
    seen = []
    while in_hand.scene.moving:
        tile = in_hand.scene.stage.get("way/tried")
        if not in_hand.node("reef/held").alpha:
            assert isinstance(tile, Sprite) and tile.alpha == 1, "there is one of it"
            seen.append(tile.angle)
        in_hand.step(FRAME_MS)
    assert len(seen) * FRAME_MS == pytest.approx(160, abs=2 * FRAME_MS)
    assert all(0 < abs(after - before) < 60 for before, after in pairwise(seen))
