"""Forest, section 2, when played: the hare."""

import pytest

from game.core.errors import IllegalAction
from game.core.session import Session
from game.games.ecosystem.actions import Keep, Swap
from game.games.ecosystem.events import CardsSwapped, EffectDeclined
from tests.games.ecosystem.boards import board, play, table

FRONT = "SSSRRRRRFFF MMMMMMMMMMM WWWWWWWWWWW"


def first_turn() -> Session:
    game = table(("Ana", "Ben", "Cid"), FRONT)
    return play(game, "0 pick stream", "1 pick meadow", "2 pick wolf", *(f"{seat} place 0,0" for seat in range(3)))


def with_hare() -> Session:
    """Ben (who got Ana's hand) has just placed a hare beside his meadow card."""
    game = play(first_turn(), "0 pick wolf", "1 pick hare", "2 pick meadow", "0 place 1,0")
    return play(game, "1 place 1,0")


def test_a_hare_alone_has_nothing_to_swap_and_asks_nothing() -> None:
    game = table(("Ana", "Ben", "Cid"), FRONT)
    play(game, "0 pick hare", "1 pick meadow", "2 pick wolf", "0 place 0,0")
    assert game.actors == (1,)


def test_its_owner_may_swaps_cards_or_keep() -> None:
    game = with_hare()
    assert game.actors == (1,)
    assert game.view(1).seats[1].effect
    assert list(game.view(1).legal[1]) == [Keep(1), Swap(1, (0, 0), (1, 0))]


def test_the_new_hare_may_be_one_of_the_two() -> None:
    game = with_hare()
    (entry,) = game.submit(Swap(1, (1, 0), (0, 0)))
    assert entry.events[0] == CardsSwapped(1, (0, 0), (1, 0))
    assert board(game, 1).startswith("RM")
    assert game.actors == (2,)


def test_cells_keep_their_names_after_a_swap() -> None:
    game = with_hare()
    play(game, "1 swap 0,0 1,0", "2 place 1,0")
    assert set(game.view(None).seats[1].grid) == {(0, 0), (1, 0)}


def test_keeping_is_written_and_changes_nothing() -> None:
    game = with_hare()
    (entry,) = game.submit(Keep(1))
    assert entry.events[0] == EffectDeclined(1)
    assert board(game, 1).startswith("MR")


def test_swapping_equal_cards_is_legal_but_not_a_card_with_itself_or_with_nothing() -> None:
    game = table(("Ana",), "RRRRRRRRSS")
    play(game, "0 pick hare", "0 place 0,0", "0 give stream", "0 pick hare", "0 place 1,0")
    for a, b in (((0, 0), (0, 0)), ((0, 0), (2, 0))):
        with pytest.raises(IllegalAction, match="two different cards"):
            game.submit(Swap(0, a, b))
    play(game, "0 swap 0,0 1,0")
    assert game.view(0).phase == "give"


def test_other_cards_have_no_effect() -> None:
    assert first_turn().actors == (0, 1, 2)
