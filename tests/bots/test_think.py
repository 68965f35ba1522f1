"""Computer players at work: slices, budgets, chance."""

import pytest

from game.bots.think import SLICE, best, finish, play_bots, think, waiting_seat
from game.core.rng import Rng
from game.core.rules import Game, Thought
from game.core.session import Session
from tests.games.ecosystem.editions import GAMES as EDITIONS
from tests.support.games import GAMES

FOREST = GAMES["forest"]


def slices(thought: Thought[object]) -> int:
    """How often a thought pauses."""
    return sum(1 for _ in thought)


def test_best_finds_the_highest_and_among_equals_the_first() -> None:
    assert finish(best(["a", "bb", "cc"], len)) == (2, "bb")


def test_best_pauses_after_every_slice_and_at_the_end() -> None:
    assert slices(best(range(13), float, cost=SLICE / 4)) == 4
    assert slices(best(range(3), float, cost=SLICE / 4)) == 1


def test_best_pauses_after_every_candidate_that_takes_long() -> None:
    assert slices(best(range(5), float, cost=2 * SLICE)) == 6


def test_best_looks_at_each_candidate_once() -> None:
    seen: list[int] = []
    finish(best(range(40), lambda n: seen.append(n) or -n))  # type: ignore[func-returns-value]
    assert seen == list(range(40))


def test_the_waiting_seats_of_computers_and_of_nobody_else() -> None:
    session = Session.new(FOREST, ("Ana", "Ben", "Cid"), bots={1: "easy", 2: "random"})
    assert waiting_seat(session) == 1
    play_bots(session)
    assert [entry.seat for entry in session.entries] == [1, 2]
    assert waiting_seat(session) is None


@pytest.mark.parametrize("level", FOREST.bots)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda game: game.id)
def test_a_thought_can_be_interrupted_and_comes_to_the_same_end(edition: Game, level: str) -> None:
    session = Session.new(edition, ("Ana", "Ben", "Cid"), seed=6, bots=dict.fromkeys(range(3), level))
    whole = finish(think(session, 1))
    thought = think(session, 1)
    next(thought)
    assert session.entries == []
    assert finish(thought) == whole


def test_a_level_plays_differently_with_other_chance_but_the_same_with_the_same() -> None:
    session = Session.new(FOREST, ("Ana", "Ben", "Cid"), seed=6, bots={0: "random"})
    view, bot = session.view(0), FOREST.bots["random"]
    moves = [finish(bot(view, (), Rng(seed))) for seed in range(20)]
    assert moves == [finish(bot(view, (), Rng(seed))) for seed in range(20)]
    assert len(set(moves)) > 1
