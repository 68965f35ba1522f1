"""What was taken back can be done again until something else is done: by who took it back, and nobody else's."""

import pytest

from game.core.session import Session
from game.games.ecosystem.actions import Pick, Place
from game.games.registry import GAMES
from tests.games.ecosystem.boards import deck

FOREST = GAMES["forest"]


def game(*seats: str, relaxed: bool = False) -> Session:
    """ "Ana" is a person, "Wren:easy" a computer."""
    names = tuple(seat.partition(":")[0] for seat in seats)
    bots = {seat: level for seat, name in enumerate(seats) if (level := name.partition(":")[2])}
    return Session.new(FOREST, names, seed=3, bots=bots, relaxed=relaxed, deal={"deck": deck("")})


def pick(session: Session, seat: int, place: int = 0) -> Pick:
    return Pick(seat, session.view(seat).seats[seat].hand[place])


def test_the_same_game_is_there_again() -> None:
    alone = game("Ana")
    alone.submit(pick(alone, 0))
    alone.submit(Place(0, (0, 0)))
    record, position, view = alone.record, alone.position(), alone.view(0)
    alone.undo(0)
    alone.undo(0)
    assert [alone.redo(0)[0].action for _ in "12"] == [pick(game("Ana"), 0), Place(0, (0, 0))]
    assert (alone.record, alone.position(), alone.view(0)) == (record, position, view)
    assert not alone.can_redo(0)
    with pytest.raises(ValueError, match="nothing was taken back"):
        alone.redo(0)


def test_something_else_that_is_done_ends_it() -> None:
    alone = game("Ana")
    alone.submit(pick(alone, 0))
    alone.undo(0)
    alone.submit(pick(alone, 0, 1))
    assert not alone.can_redo(0)


def test_nobody_does_again_what_another_person_took_back_or_did() -> None:
    two = game("Ana", "Bruno")
    two.submit(pick(two, 0))
    two.undo(0)
    assert two.can_redo(0) and not two.can_redo(1)
    with pytest.raises(ValueError, match="redo refused"):
        two.redo(1)
    two.submit(pick(two, 1))
    assert not two.can_redo(0), "Bruno has acted since"


def test_a_screen_that_was_handed_on_ends_it() -> None:
    two = game("Ana", "Bruno")
    two.submit(pick(two, 0))
    two.undo(0)
    two.hand_over()
    assert not two.can_redo(0)


def test_computers_that_do_the_same_again_are_in_nobody_s_way() -> None:
    """They chose after Ana, were dropped with her choice, and may choose again before she does hers again."""
    three = game("Ana", "Wren:easy", "Rowan:easy")
    three.submit(pick(three, 0))
    three.submit(pick(three, 1))
    assert three.undo(0) == 2
    three.submit(pick(three, 1))
    assert three.can_redo(0)
    assert [entry.action.seat for entry in three.redo(0)] == [0]
    again = game("Ana", "Wren:easy", "Rowan:easy")
    again.submit(pick(again, 0))
    again.submit(pick(again, 1))
    assert three.record == again.record and three.view(0) == again.view(0)


def test_a_computer_that_does_something_else_ends_it() -> None:
    three = game("Ana", "Wren:easy", "Rowan:easy")
    three.submit(pick(three, 0))
    three.submit(pick(three, 1))
    three.undo(0)
    other = next(action for action in three.legal(1) if action != pick(three, 1))
    three.submit(other)
    assert not three.can_redo(0)


def test_the_own_plan_comes_back_with_the_decision() -> None:
    two = game("Ana", "Wren:easy")
    chosen = pick(two, 0)
    two.plan(0, Place(0, (0, 0)))
    two.submit(chosen)
    two.undo(0)
    assert dict(two.plans) == {}
    two.redo(0)
    assert dict(two.plans) == {0: Place(0, (0, 0))}


def test_behind_a_reveal_the_game_stays_assisted() -> None:
    two = game("Ana", "Wren:easy", relaxed=True)
    two.submit(pick(two, 0))
    two.submit(pick(two, 1))
    two.undo(0)
    two.redo(0)
    assert two.record.header["assisted"] is True and len(two.entries) == 2
