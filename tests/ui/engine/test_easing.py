import pytest

from game.ui.engine.easing import bezier, linear
from game.ui.engine.theme import Theme


def test_a_straight_curve_is_even_speed() -> None:
    straight = bezier(0, 0, 1, 1)
    for share in (0.1, 0.35, 0.5, 0.9):
        assert straight(share) == pytest.approx(linear(share), abs=1e-4)


def test_known_points_of_the_standard_curve() -> None:
    ease = bezier(0.25, 0.1, 0.25, 1)
    assert ease(0.5) == pytest.approx(0.8024, abs=1e-3)


def test_nothing_happens_before_the_beginning_or_after_the_end() -> None:
    ease = bezier(0.3, 0.7, 0.2, 1)
    assert (ease(-1), ease(0), ease(1), ease(2)) == (0, 0, 1, 1)


def test_a_card_that_is_laid_down_overshoots(theme: Theme) -> None:
    ease = theme.easing("out_back")
    assert max(ease(i / 100) for i in range(101)) > 1
