"""Sequential halving: the budget, the common deals, the order of what it returns."""

from itertools import count

import pytest

from game.bots.search import Judged, halving, preferred
from game.bots.think import SLICE, Slices, finish


def judged(worths: list[float], playouts: int) -> tuple[list[int], list[tuple[int, int]]]:
    """The candidates in the order in which they come back, and every playout: candidate, deal."""
    deals = count()
    played: list[tuple[int, int]] = []

    def play(candidate: int, deal: int) -> float:
        played.append((candidate, deal))
        return worths[candidate] + (deal % 3 - 1)

    found = finish(halving(range(len(worths)), lambda: next(deals), play, playouts, 0.1))
    assert [one.playouts for one in found] == [sum(one.candidate == c for c, _ in played) for one in found]
    return [one.candidate for one in found], played


def test_the_best_comes_first_and_the_rest_by_how_far_it_came() -> None:
    order, _ = judged([1, 5, 4, 0, 8, 2, 3, 7], 240)
    assert order[:2] == [4, 7]
    assert set(order[:4]) == {4, 7, 1, 2}


@pytest.mark.parametrize(("candidates", "playouts"), [(2, 10), (3, 50), (12, 600), (12, 12)])
def test_the_budget_is_counted_in_playouts(candidates: int, playouts: int) -> None:
    _, played = judged([float(n) for n in range(candidates)], playouts)
    assert playouts / 2 < len(played) <= max(playouts, 2 * candidates)


def test_all_that_are_left_play_the_same_deals() -> None:
    _, played = judged([3, 1, 2, 0], 80)
    by_deal: dict[int, list[int]] = {}
    for candidate, deal in played:
        by_deal.setdefault(deal, []).append(candidate)
    assert sorted(by_deal[0]) == [0, 1, 2, 3]
    assert {len(candidates) for candidates in by_deal.values()} == {4, 2}


def test_a_single_candidate_needs_no_playout() -> None:
    assert judged([4.0], 100) == ([0], [])


def test_a_search_pauses_whenever_a_slice_is_full() -> None:
    def pauses(cost: float) -> int:
        return sum(1 for _ in halving((0, 1), lambda: 0, lambda c, d: c, 100, cost))

    assert pauses(SLICE) == 101
    assert pauses(SLICE / 8) == 13


def test_slices_add_up_work_of_any_kind() -> None:
    slices = Slices()
    assert [slices.full(SLICE / 2) for _ in "abcd"] == [False, True, False, True]
    assert slices.full(3 * SLICE)


def test_what_is_liked_wins_when_it_is_hardly_worse() -> None:
    order = [Judged("a", 10.0, 100), Judged("b", 9.8, 60), Judged("c", 9.9, 20), Judged("d", 10.5, 100)]

    def taken(**likes: float) -> str:
        return preferred(order, lambda candidate: likes.get(candidate, 0.0))

    assert taken() == "a", "without a liking the first stays the first"
    assert taken(b=0.4) == "b"
    assert taken(b=0.1) == "a"
    assert taken(c=0.4) == "a", "too little is known of it"
    assert taken(a=0.4, d=0.4) == "a"
