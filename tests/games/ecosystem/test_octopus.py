"""Ocean, section 3, when played: the octopus."""

import pytest

from game.core.errors import IllegalAction
from game.core.session import Session
from game.games.ecosystem.actions import Keep, Move, Swap
from game.games.ecosystem.effects import moves
from game.games.ecosystem.events import CardMoved, CardsSwapped
from tests.games.ecosystem.boards import board, grid, play, table

FULL_BUT_ONE = "SSSSS/SSSSS/SSSSS/SSSS."


@pytest.mark.parametrize(
    ("shape", "count"),
    [("SSS", 10), ("SSSSS", 18), ("SS/SS", 24), (FULL_BUT_ONE, 19), ("S", 0)],
    ids=["row of 3", "row of 5", "square of 4", "19 of 20 cells", "alone"],
)
def test_the_number_of_moves_of_the_rules_page(shape: str, count: int) -> None:
    assert len(list(moves(0, grid(shape), keeps_connected=True))) == count


def test_the_corner_beside_the_gap_of_nineteen_stays_connected() -> None:
    ends = {move.end for move in moves(0, grid(FULL_BUT_ONE), keeps_connected=True)}
    assert ends == {(4, 3)}


def test_the_middle_of_a_row_may_not_leave_it_unless_the_option_says_so() -> None:
    kept = {move.start for move in moves(0, grid("SSS"), keeps_connected=True)}
    free = {move.start for move in moves(0, grid("SSS"), keeps_connected=False)}
    assert kept == {(0, 0), (2, 0)}
    assert free == {(0, 0), (1, 0), (2, 0)}


def test_even_then_a_card_moves_beside_another_one() -> None:
    for move in moves(0, grid("SSS"), keeps_connected=False):
        others = set(grid("SSS")) - {move.start}
        assert any(abs(c - move.end[0]) + abs(r - move.end[1]) == 1 for c, r in others)


def test_the_box_is_that_of_the_layout_after_the_move() -> None:
    ends = {move.end for move in moves(0, grid("SSSSS"), keeps_connected=True) if move.start == (0, 0)}
    assert (5, 0) in ends
    assert (0, 1) not in {move.end for move in moves(0, grid("SSSSS"), keeps_connected=True) if move.start == (0, 0)}


def with_octopus(**options: bool) -> Session:
    """Ana has coral, krill and now an octopus in a row; it is her third turn alone."""
    game = table(("Ana",), "CKOPPPPPPP", edition="ocean", options=options)
    play(game, "0 pick coral", "0 place 0,0", "0 give plankton", "0 pick krill", "0 place 1,0", "0 give plankton")
    return play(game, "0 pick octopus", "0 place 2,0")


def test_its_owner_may_keep_move_or_swap() -> None:
    game = with_octopus()
    (legal,) = game.view(0).legal.values()
    assert game.view(None).seats[0].effect == "move_or_swap"
    assert [type(action) for action in legal] == [Keep] + 10 * [Move] + 3 * [Swap]


def test_a_moved_card_is_the_same_card_and_cells_keep_their_names() -> None:
    game = with_octopus()
    before = game.view(None).seats[0].grid[(0, 0)]
    (entry,) = game.submit(Move(0, (0, 0), (1, 1)))
    assert entry.events == (CardMoved(0, (0, 0), (1, 1)),)
    assert game.view(None).seats[0].grid[(1, 1)] == before
    assert board(game, 0).startswith("KO.../C....")
    assert game.view(0).phase == "give"


def test_it_may_move_itself_or_be_swapped() -> None:
    game = with_octopus()
    game.submit(Move(0, (2, 0), (0, -1)))
    assert board(game, 0).startswith("O..../CK...")
    game = with_octopus()
    (entry,) = game.submit(Swap(0, (2, 0), (0, 0)))
    assert entry.events == (CardsSwapped(0, (0, 0), (2, 0)),)


@pytest.mark.parametrize("end", [(0, 0), (2, 0), (7, 7), (-1, 1)])
def test_a_move_goes_to_an_empty_cell_beside_another_card(end: tuple[int, int]) -> None:
    with pytest.raises(IllegalAction, match="a card moves beside another one"):
        with_octopus().submit(Move(0, (0, 0), end))


def test_the_option_of_the_game_reaches_the_rules() -> None:
    apart = Move(0, (1, 0), (0, 1))
    with pytest.raises(IllegalAction):
        with_octopus().submit(apart)
    game = with_octopus(octopus_keeps_connected=False)
    game.submit(apart)
    assert board(game, 0).startswith("C.O../K....")


def test_an_octopus_alone_asks_nothing() -> None:
    game = table(("Ana",), "OCCCCCCCCC", edition="ocean")
    play(game, "0 pick octopus", "0 place 0,0")
    assert game.view(0).phase == "give"
    assert game.view(0).seats[0].effect == ""


def test_the_rivals_octopus_scores_and_moves_nothing() -> None:
    game = table(("Ana",), "COOCCCCCCC", edition="ocean")
    play(game, "0 pick coral", "0 place 0,0", "0 give octopus", "0 pick coral", "0 place 1,0", "0 give octopus")
    assert game.view(0).phase == "pick"
    assert game.sheets()[1]["octopus"].points == 6
