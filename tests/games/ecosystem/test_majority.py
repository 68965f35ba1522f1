"""Majorities (Forest, section 1.3)."""

import pytest

from game.games.ecosystem.majority import award


@pytest.mark.parametrize("prizes", [(12, 8, 4), (8, 5), (5, 2)])
@pytest.mark.parametrize(
    ("values", "by_prizes"),
    [
        ((3, 3, 1), {(12, 8, 4): (12, 12, 4), (8, 5): (8, 8, 0), (5, 2): (5, 5, 0)}),
        ((3, 2, 2, 1), {(12, 8, 4): (12, 8, 8, 0), (8, 5): (8, 5, 5, 0), (5, 2): (5, 2, 2, 0)}),
        ((4, 4, 2, 2), {(12, 8, 4): (12, 12, 4, 4), (8, 5): (8, 8, 0, 0), (5, 2): (5, 5, 0, 0)}),
        ((4, 4, 4, 1), {(12, 8, 4): (12, 12, 12, 0), (8, 5): (8, 8, 8, 0), (5, 2): (5, 5, 5, 0)}),
        (
            (2, 2, 1, 1, 1, 0),
            {(12, 8, 4): (12, 12, 4, 4, 4, 0), (8, 5): (8, 8, 0, 0, 0, 0), (5, 2): (5, 5, 0, 0, 0, 0)},
        ),
        ((0, 0, 0), {(12, 8, 4): (0, 0, 0), (8, 5): (0, 0, 0), (5, 2): (0, 0, 0)}),
    ],
    ids=str,
)
def test_the_table_of_the_rules_page(
    values: tuple[int, ...], by_prizes: dict[tuple[int, ...], tuple[int, ...]], prizes: tuple[int, ...]
) -> None:
    assert tuple(award(value, values, prizes) for value in values) == by_prizes[prizes]


def test_a_seat_need_not_be_named_among_those_it_is_compared_with() -> None:
    assert award(2, (3, 1), (12, 8, 4)) == award(2, (3, 2, 1), (12, 8, 4)) == 8
