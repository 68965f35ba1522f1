"""The command that measures experts beside a window's loop."""

import pytest

from tests.bench.thinking import Times, measured, percentile


def test_every_slice_of_a_decision_and_every_frame_is_counted() -> None:
    times = measured("divercity", 2, 1, seed=1, level="easy", size=(640, 360))
    assert len(times.decisions) == 1 and len(times.frames) > 2
    assert all(slices for slices in times.slices)


def test_a_decision_is_the_sum_of_its_slices() -> None:
    times = Times([[1.0, 2.0], [5.0]])
    assert times.decisions == [3.0, 5.0] and times.longest_slice == 5.0


@pytest.mark.parametrize("share, least", ((0.5, 2.0), (0.99, 4.0), (0.01, 1.0)))
def test_a_percentile_is_one_of_the_times(share: float, least: float) -> None:
    assert percentile([3.0, 1.0, 4.0, 2.0], share) == least
