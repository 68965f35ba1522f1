"""Compact boards score and grow exactly as the rules say. `BIOTOPE_BOARDS=10000` looks at more of them."""

import os
from collections.abc import Mapping
from typing import Any

import pytest

from game.core.rng import Rng
from game.core.score import Cell
from game.games.ecosystem.bots import PLAYED_OUT
from game.games.ecosystem.bots.compact import WRITTEN, compact
from game.games.ecosystem.bots.compact.board import Board, cell_of, number_of
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.effects import moves
from game.games.ecosystem.grid import legal_cells
from game.games.ecosystem.scoring import foreseen, score_sheets
from tests.games.ecosystem.editions import EDITIONS

BOARDS = int(os.environ.get("BIOTOPE_BOARDS", "100"))
"""Tables of three random boards, for each edition and option."""

OPTIONS: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("forest", {}),
    ("ocean", {}),
    ("savanna", {}),
    ("savanna", {"hyena_range": "straight2", "elephant_floor": True}),
)


def layout(edition: Edition, cards: int, rng: Rng) -> dict[Cell, str]:
    """So many random cards, placed at random as the rules allow."""
    deck = rng.shuffled([species for species, count in edition.deck.items() for _ in range(count)])
    placed: dict[Cell, str] = {}
    for species in deck[:cards]:
        placed[rng.choice(legal_cells(placed))] = species
    return placed


def size(number: int, rng: Rng) -> int:
    """Every other board is full."""
    return 20 if number % 2 else rng.below(20) + 1


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_every_row_scores_as_the_rules_say(name: str, options: Mapping[str, Any]) -> None:
    edition, rng = EDITIONS[name].under(options), Rng(7)
    quick = compact(edition, options)
    for number in range(BOARDS):
        layouts = [layout(edition, size(number, rng), rng) for _ in range(3)]
        down = foreseen(edition, layouts, [frozenset[Cell]()] * 3)
        boards = [Board.of(cards, quick.species) for cards in layouts]
        for seat, sheet in enumerate(score_sheets(edition, layouts, (), None, down)):
            others = [[row.measure(b) for b in (*boards[:seat], *boards[seat + 1 :])] for row in quick.majorities]
            assert quick.rows(boards[seat], others) == tuple(sheet.points().values()), layouts[seat]


@pytest.mark.parametrize(("name", "options"), [*OPTIONS, ("ocean", {"rival_food_web": False})])
def test_every_row_of_the_rival_scores_as_the_rules_say(name: str, options: Mapping[str, Any]) -> None:
    edition, rng = EDITIONS[name].under(options), Rng(8)
    quick = compact(edition, options)
    for number in range(BOARDS // 2):
        layouts = [layout(edition, size(number, rng), rng) for _ in range(2)]
        down = foreseen(edition, layouts, [frozenset[Cell]()] * 2, rival=1)
        own, rival = (Board.of(cards, quick.species) for cards in layouts)
        sheets = score_sheets(edition, layouts, (), 1, down)
        assert sum(quick.rivals(rival, [(row.measure(own),) for row in quick.majorities])) == sheets[1].total


def test_a_card_that_lies_face_down_scores_nothing_in_the_ocean() -> None:
    edition, rng = EDITIONS["ocean"], Rng(9)
    quick = compact(edition, {})
    for _ in range(BOARDS // 2):
        cards = layout(edition, 20, rng)
        down = frozenset(cell for cell in cards if rng.below(8) == 0)
        (sheet,) = score_sheets(edition, [cards], (), None, [down])
        assert sum(quick.rows(Board.of(cards, quick.species, down), [()])) == sheet.total


@pytest.mark.parametrize("worst", [False, True])
@pytest.mark.parametrize("may_flip_whale", [True, False])
def test_every_whale_that_can_turns_a_card_beside_it(worst: bool, may_flip_whale: bool) -> None:
    edition, rng = EDITIONS["ocean"].under({"whale_may_flip_whale": may_flip_whale}), Rng(10)
    quick = compact(edition, {"whale_may_flip_whale": may_flip_whale})
    assert edition.ending is not None
    for number in range(BOARDS // 2):
        cards = layout(edition, size(number, rng), rng)
        board = Board.of(cards, quick.species)
        after = quick.settled(board, [()], worst)
        down = frozenset(cell for cell in cards if after.at[number_of(cell)] != board.at[number_of(cell)])
        assert edition.ending.read(cards, down) == down, "some order of the whales leaves exactly these"
        assert bool(down) == any(edition.ending.choices(0, cards, ()))


def test_a_board_grows_over_the_cells_that_the_rules_allow() -> None:
    rng = Rng(11)
    for _ in range(BOARDS):
        board, cards = Board(), dict[Cell, str]()
        for _ in range(20):
            assert tuple(sorted(map(cell_of, board.open))) == legal_cells(cards)
            cell = rng.choice(legal_cells(cards))
            board.place(rng.below(11), number_of(cell))
            cards[cell] = "card"
        assert board.open == [] == list(legal_cells(cards))


def test_a_moved_card_leaves_the_board_that_the_rules_would() -> None:
    edition, rng = EDITIONS["ocean"], Rng(12)
    species = tuple(edition.deck)
    for _ in range(BOARDS):
        cards = layout(edition, 2 + rng.below(18), rng)
        for move in list(moves(0, cards, keeps_connected=True))[:3]:
            board = Board.of(cards, species)
            board.move(number_of(move.start), number_of(move.end))
            moved = {move.end if cell == move.start else cell: kind for cell, kind in cards.items()}
            same = Board.of(moved, species)
            assert (board.at, sorted(board.open)) == (same.at, sorted(same.open))
            assert (board.top, board.bottom, board.left, board.right, board.held) == (
                same.top, same.bottom, same.left, same.right, same.held
            )  # fmt: skip


def test_the_editions_that_are_played_out_are_those_written_down() -> None:
    assert WRITTEN.keys() == PLAYED_OUT
