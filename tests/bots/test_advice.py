"""What a hint says of two choices: term by term, and only what is more than chance."""

from collections.abc import Generator
from itertools import count

import pytest

from game.bots.advice import Compared, compared, metered, weighty
from game.bots.think import finish
from game.core.hint import Hint, Reason, Suggestion


def test_two_choices_are_compared_term_by_term_on_the_same_deals() -> None:
    deals = count()
    rows = {"meadow": (3, 5), "hare": (1, 6)}
    found = finish(compared("meadow", "hare", lambda: next(deals), lambda c, d: [r + d for r in rows[c]], 4, 0.1))
    assert found.terms == (2.0, -1.0)
    assert found.ahead == 1.0
    assert found.error == 0.0, "what the deals have in common cancels out"
    assert next(deals) == 4


def test_the_error_is_that_of_the_mean() -> None:
    deals = iter((0, 4, 0, 4))
    found = finish(compared(1, 0, lambda: next(deals), lambda c, d: (c * d,), 4, 0.1))
    assert found.ahead == 2.0
    assert found.error == pytest.approx((16 / 3 / 4) ** 0.5)


@pytest.mark.parametrize(
    ("ahead", "error", "clear"), [(3.0, 1.0, True), (3.0, 1.6, False), (0.4, 0.0, False), (-3.0, 0.1, False)]
)
def test_a_choice_is_clear_when_it_is_ahead_by_more_than_chance(ahead: float, error: float, clear: bool) -> None:
    assert Compared((ahead,), error).clear is clear


def test_a_hint_gives_the_three_weightiest_reasons_and_no_trifle() -> None:
    reasons = [Reason(row, points) for row, points in zip("abcde", (0.6, -2.0, 1.0, 0.8, 3.0))]
    assert [reason.about for reason in weighty(reasons)] == ["e", "c", "b"]


def test_an_adviser_tells_how_much_of_its_work_is_done() -> None:
    hint = Hint(Suggestion(("pick",), 0), None, (), 0.0, True, False)

    def thought() -> Generator[None, None, Hint]:
        yield from (None,) * 5
        return hint

    advice = metered(thought(), 4)
    assert [next(advice) for _ in range(5)] == [0.25, 0.5, 0.75, 1.0, 1.0]
    assert finish(advice) is hint
