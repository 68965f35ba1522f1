"""Geometry of the table: the floating window, small boards, the fan."""

from itertools import pairwise
from math import cos, radians, sin

import pytest

from game.games.ecosystem.grid import Grid
from game.games.ecosystem.view.cards import level_for
from game.games.ecosystem.view.parts.scores import DENSE_FROM
from game.games.ecosystem.view.places import (
    DENSE_GAP,
    LIFT,
    WHOLE,
    Board,
    MiniBoard,
    corner_card,
    fan,
    lifted,
    mini_area,
    window_of,
)
from game.levels.tables import load_table
from game.paths import assets_dir
from game.ui.engine.theme import Theme
from tests.games.ecosystem.boards import grid

ZONES = load_table("forest", 3).zones
WIDE = load_table("forest", 3, wide=True).zones
GROWING = ["R", "RR", "RRR", "RRRR", "RRRRR", "R/R", "RR/R", "RRR/R/R", "RRRR/R/R/R", "RRRRR/R/R/R"]


@pytest.mark.parametrize("board", GROWING)
def test_the_window_shows_every_cell_the_next_card_may_go_to(board: str) -> None:
    cards = grid(board)
    window = window_of(cards)
    assert all(cell in window for cell in cards.legal_cells())
    assert all(cell in window for cell in cards)
    assert 5 <= len(window.columns) <= 6
    assert 4 <= len(window.rows) <= 5


def test_an_empty_window_shows_four_rows_of_five_around_the_first_cell() -> None:
    window = window_of(Grid())
    assert (window.columns, window.rows) == (range(-2, 3), range(-1, 3))


@pytest.mark.parametrize("game", ["forest", "ocean", "savanna"])
@pytest.mark.parametrize(("dx", "dy"), [(0, 0), (300, 0), (0, 300), (0, 1200)])
def test_the_tray_that_the_first_step_of_a_lesson_lights_holds_four_rows_of_five(
    game: str, dx: float, dy: float
) -> None:
    board = Board(load_table(game, 3).spread(dx, dy).zones["board"], Grid())
    columns, rows = board.tray.w / (board.cell_w + board.gap), board.tray.h / (board.cell_h + board.gap)
    assert (int(columns), int(rows)) == (5, 4)


@pytest.mark.parametrize(
    ("board", "columns", "rows"), [("R", 4, 3), ("RRRR/R/R/R", 1, 0), ("RRRRR/R", 0, 2), ("RRRRR/R/R/R", 0, 0)]
)
def test_it_says_how_many_columns_and_rows_may_still_come(board: str, columns: int, rows: int) -> None:
    window = window_of(grid(board))
    assert (window.open_columns, window.open_rows) == (columns, rows)
    assert window.is_fixed == (columns == rows == 0)


@pytest.mark.parametrize("zones", [ZONES, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("board", GROWING)
def test_the_board_stays_in_its_zone_and_leaves_room_beside_it(board: str, zones: dict) -> None:
    zone = zones["board"]
    tray = Board(zone, grid(board)).tray
    assert tray.x >= zone.x + 140
    assert tray.right <= zone.right - 140
    assert tray.y >= zone.y
    assert tray.bottom <= zone.bottom + 0.01


def test_cells_lie_side_by_side_in_the_ratio_of_cards() -> None:
    board = Board(ZONES["board"], grid("RR/R"))
    here, right, below = (board.place(cell) for cell in ((0, 0), (1, 0), (0, 1)))
    assert here.h / here.w == pytest.approx(7 / 5)
    assert right.x - here.x == pytest.approx(here.w + 8)
    assert below.y - here.y == pytest.approx(here.h + 8)


@pytest.mark.parametrize("zones", [ZONES, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("board", GROWING)
def test_cards_on_the_large_board_are_high_enough_for_their_names(board: str, zones: dict) -> None:
    theme = Theme.load(assets_dir() / "theme.toml")
    assert level_for(theme, Board(zones["board"], grid(board)).cell_h) == "M"


def test_a_card_placed_in_a_column_already_shown_moves_nothing() -> None:
    before, after = (Board(ZONES["board"], grid(board)) for board in ("RRR/R", "RRR/RR"))
    assert before.place((0, 0)) == after.place((0, 0))


def test_the_certain_part_is_marked_until_the_window_is_fixed() -> None:
    open_board = Board(ZONES["board"], grid("RRRR/R/R/R"))
    certain = open_board.certain
    assert certain is not None
    assert open_board.tray.x < certain.x < open_board.place((0, 0)).x
    assert Board(ZONES["board"], grid("RRRRR/R/R/R")).certain is None
    assert Board(ZONES["board"], Grid()).certain is None


def test_the_board_of_the_solo_rival_shows_the_twenty_cells_that_fill_in_reading_order() -> None:
    """Section 1.4: no row or column can come before his first card."""
    board = Board(ZONES["board"], grid("RRRRR/RR"), settled=True)
    assert list(board.window) == [(n % 5, n // 5) for n in range(20)]
    assert board.window.is_fixed and board.certain is None


def test_a_small_board_shows_the_cards_in_the_middle_of_the_finished_frame() -> None:
    mini = MiniBoard(ZONES["opp1"], grid("RRR/R").box)
    frame = list(mini.frame())
    assert len(frame) == 20
    assert mini.place((0, 0)) == frame[1 * 5 + 1]
    assert mini.place((2, 0)) == frame[1 * 5 + 3]


def test_the_rivals_board_fills_in_reading_order() -> None:
    mini = MiniBoard(ZONES["opp1"], WHOLE)
    assert [mini.place((n % 5, n // 5)) for n in range(20)] == list(mini.frame())


def test_discs_lie_in_squares() -> None:
    mini = MiniBoard(ZONES["opp1"], WHOLE, square=True)
    assert mini.cell_w == mini.cell_h


@pytest.mark.parametrize("zones", [ZONES, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("chips", [False, True])
def test_the_fan_fits_its_zone_and_is_symmetrical(count: int, zones: dict, chips: bool) -> None:
    zone = zones["hand"]
    cards = fan(zone, count, chips)
    assert len(cards) == count
    assert cards[0].x >= zone.x
    assert cards[-1].x + cards[-1].w <= zone.right + 0.01
    for card in cards:
        turn = radians(abs(card.angle))
        assert card.cy + card.w / 2 * sin(turn) + card.h / 2 * cos(turn) <= zone.bottom
    middle = zone.x + zone.w / 2
    for left, right in zip(cards, reversed(cards), strict=True):
        assert left.cx - middle == pytest.approx(middle - right.cx)
        assert left.angle == pytest.approx(-right.angle)
        assert left.cy == pytest.approx(right.cy)


@pytest.mark.parametrize("zones", [ZONES, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("chips", [False, True])
def test_a_fan_leaves_a_card_free_on_both_sides(count: int, zones: dict, chips: bool) -> None:
    zone, usual = zones["hand"], fan(zones["hand"], count, chips)
    for free in range(count):
        cards = fan(zone, count, chips, free)
        left, right = cards[free].x, cards[free].x + cards[free].w
        for i, card in enumerate(cards):
            turn = radians(abs(card.angle))
            reach = card.w / 2 * cos(turn) + card.h / 2 * sin(turn)
            assert i == free or card.cx + reach < left or right < card.cx - reach
            assert (card.cy, card.angle) == (usual[i].cy, usual[i].angle)
        assert cards[0].x >= zone.x
        assert cards[-1].x + cards[-1].w <= zone.right + 0.01
        assert cards[0].x + cards[-1].x + cards[-1].w == pytest.approx(zone.x + zone.right), "in the middle"
        apart = {round(b.cx - a.cx) for a, b in pairwise(cards) if cards[free] not in (a, b)}
        assert len(apart) <= 1 and all(step > 50 for step in apart), "much is still seen of the others"


def test_an_empty_hand_has_no_places() -> None:
    assert fan(ZONES["hand"], 0) == ()


def test_the_chosen_card_rises_and_stands_upright() -> None:
    first = fan(ZONES["hand"], 8)[0]
    up = lifted(first)
    assert (up.cx, up.cy, up.angle) == (first.cx, first.cy - LIFT, 0)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("wide", [False, True])
def test_a_card_on_a_panel_hides_neither_emblem_nor_name_nor_points_nor_cards(players: int, wide: bool) -> None:
    """Emblem and name are at the top left; in a dense panel the points stand at the lower left."""
    panel, dense = load_table("forest", players, wide=wide).zones["opp1"], players >= DENSE_FROM
    card = corner_card(panel, dense)
    assert card.y > panel.y + 44
    if dense:
        assert card.x > panel.x + 115
    for cell in MiniBoard(mini_area(panel, dense), WHOLE, DENSE_GAP if dense else 4.0, square=dense).frame():
        assert card.x + card.w <= cell.x or cell.x + cell.w <= card.x or card.y >= cell.y + cell.h
    assert panel.x < card.x and card.x + card.w < panel.right and card.y + card.h < panel.bottom


def test_cells_are_larger_in_a_window_that_is_higher_than_broad_and_only_there() -> None:
    less_broad, upright, slender = (
        Board(load_table("forest", 3).spread(0, dy).zones["board"], grid("RRRRR/R/R")).cell_h
        for dy in (150, 616, 972)
    )
    assert slender == upright > 1.2 * less_broad
