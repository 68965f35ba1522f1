"""Where the next card may go (Forest, section 1.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.ecosystem.grid import COLUMNS, ROWS, Card, Grid, neighbours
from tests.games.ecosystem.boards import grid


def test_the_first_card_lies_on_the_origin() -> None:
    assert Grid().legal_cells() == ((0, 0),)


@pytest.mark.parametrize(
    ("board", "cells"),
    [
        ("S", 4),
        ("SSSS", 10),
        ("SSSSS", 10),
        ("S/S/S", 8),
        ("S/S/S/S", 8),
        ("SSSSS/S/S/S", 6),
    ],
    ids=["one card", "row of 4", "row of 5", "column of 3", "column of 4", "an L of 5 and 4"],
)
def test_the_number_of_legal_cells_of_the_rules_page(board: str, cells: int) -> None:
    assert len(grid(board).legal_cells()) == cells


def test_the_box_spans_the_columns_and_not_the_cards_in_one_line() -> None:
    stairs = grid("SS.../.SS../..SS.")
    assert (-1, 0) in stairs.legal_cells()
    assert (-2, 0) not in stairs.legal_cells()
    assert (4, 2) not in stairs.with_card((-1, 0), Card("0.9", "stream")).legal_cells()


def test_the_box_floats_until_a_layout_reaches_its_full_width() -> None:
    four = grid("SSSS")
    assert {(-1, 0), (4, 0)} <= set(four.legal_cells())
    five = four.with_card((-1, 0), Card("0.5", "stream"))
    assert not {(-2, 0), (4, 0)} & set(five.legal_cells())


def test_a_card_is_never_rotated_into_five_rows() -> None:
    column = grid("S/S/S/S")
    assert all(0 <= row <= 3 for _, row in column.legal_cells())


def test_diagonal_is_not_beside() -> None:
    assert (1, 1) not in grid("S").legal_cells()


@given(st.lists(st.integers(min_value=0), min_size=ROWS * COLUMNS, max_size=ROWS * COLUMNS))
def test_every_way_of_placing_ends_in_a_full_grid(choices: list[int]) -> None:
    placed = Grid()
    for number, choice in enumerate(choices):
        cells = placed.legal_cells()
        assert list(cells) == sorted(set(cells) - set(placed))
        assert all(any(near in placed for near in neighbours(cell)) for cell in cells) or not placed
        placed = placed.with_card(cells[choice % len(cells)], Card(f"0.{number}", "stream"))
    left, top, right, bottom = placed.box
    assert (right - left + 1, bottom - top + 1) == (COLUMNS, ROWS)
    assert placed.legal_cells() == ()
