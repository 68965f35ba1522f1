"""A tile of AQUA turns the short way round."""

import pytest

from game.games.aqua.view.turning_motion import short_way


@pytest.mark.parametrize(
    ("before", "after", "start"), [(0, -60, 0), (0, -300, -360), (-300, 0, 60), (-60, -60, -60), (-240, -300, -240)]
)
def test_the_turn_is_never_longer_than_it_must_be(before: float, after: float, start: float) -> None:
    assert short_way(before, after) == start
    assert (start - before) % 360 == 0 and abs(after - start) <= 180
