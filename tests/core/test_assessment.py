"""What is said of a decision: only what the playouts can tell."""

import json

import pytest

from game.core.assessment import Assessment, Mark, accuracy, as_data, moments, of_data
from game.core.hint import Reason, Suggestion
from game.core.review import Review


def worth(gain: float, error: float = 0.5) -> Assessment:
    return Assessment(Suggestion(("fox",), 3), Suggestion(("bear",), 2), gain, error, 60.0)


@pytest.mark.parametrize(
    ("gain", "error", "mark", "cost"),
    [
        (2.0, 0.5, Mark.BEST, 0.0),
        (0.0, 0.0, Mark.BEST, 0.0),
        (-0.9, 0.5, Mark.GOOD, 0.0),
        (-0.4, 0.0, Mark.GOOD, 0.0),
        (-2.0, 0.5, Mark.COSTLY, 2.0),
    ],
)
def test_below_the_error_of_the_playouts_nothing_is_claimed(
    gain: float, error: float, mark: Mark, cost: float
) -> None:
    assert (worth(gain, error).mark, worth(gain, error).cost) == (mark, cost)


def test_a_decision_without_another_choice_is_the_best() -> None:
    assert Assessment(Suggestion(("fox",), 0), None, 0.0, 0.0, 50.0).mark == Mark.BEST


def test_accuracy_is_the_mean_of_what_the_decisions_are_worth() -> None:
    assert accuracy([worth(3.0), worth(-4.0)], half=4.0) == 75
    assert accuracy([worth(-8.0)], half=4.0) == 25
    assert accuracy([], half=4.0) == 100


def test_what_is_not_certain_costs_no_accuracy() -> None:
    assert accuracy([worth(-3.0, error=2.0)], half=4.0) == 100


def test_the_moments_are_the_costliest_decisions_and_then_the_best_ones_in_their_order() -> None:
    assert moments([worth(gain) for gain in (-3.0, 5.0, 0.2, -1.5, 2.0)]) == [0, 1, 3]
    assert moments([worth(gain) for gain in (-3.0, -5.0, -2.0, -4.0)]) == [0, 1, 3]
    assert moments([worth(0.1), worth(-0.1)]) == []


def test_a_review_is_kept_as_data() -> None:
    reasons = Reason("meadow", 3.0, ((0, 1), (-1, 0))), Reason("next", 1.0, seat=2)
    one = Assessment(Suggestion(("fox", "bear"), 3), None, -2.5, 0.5, 61.25, reasons)
    review = Review({4: one, 9: worth(1.0)}, {0: {4: 61.25}, 1: {5: 58.0}})
    data = json.loads(json.dumps(review.data(str)))
    assert Review.of(data, str) == review
    assert of_data(as_data(one, str), str) == one


@pytest.mark.parametrize(
    "damaged", [{}, {"own": {"x": {}}, "courses": {}}, {"own": {"1": {}}, "courses": {}}, {"own": [], "courses": {}}]
)
def test_damaged_data_are_no_review(damaged: dict[str, object]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        Review.of(damaged, str)
