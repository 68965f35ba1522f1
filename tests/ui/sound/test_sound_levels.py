"""How loud and from where, in numbers."""

import math

import pytest

from game.ui.sound.levels import WIDTH, gain, sides


def decibels(factor: float) -> float:
    return 20 * math.log10(factor)


def test_half_of_a_slider_is_half_as_loud_to_the_ear() -> None:
    assert decibels(gain(50)) == pytest.approx(-10, abs=0.05)
    assert decibels(gain(25)) == pytest.approx(-20, abs=0.1)


def test_the_ends_are_silence_and_all_there_is() -> None:
    assert gain(0) == gain(-3) == 0
    assert gain(100) == gain(250) == 1


def test_sliders_scale_each_other() -> None:
    assert gain(80, 50) == pytest.approx(gain(80) * gain(50)) == pytest.approx(gain(40))


@pytest.mark.parametrize("side", [-1, -0.3, 0, 0.8, 1])
def test_through_one_loudspeaker_the_place_changes_nothing(side: float) -> None:
    assert sum(sides(side)) == pytest.approx(sum(sides(0)))


def test_the_side_is_small_and_never_clips() -> None:
    left, right = sides(-5)
    assert left == 1
    assert left > right == pytest.approx((1 - WIDTH) / (1 + WIDTH))
    assert sides(0)[0] == sides(0)[1]
    assert 3 < decibels(left / right) < 6
