"""How fast AQUA is. Figures to read (`pytest tests/bench --benchmark-enable`), never a reason to fail."""

from itertools import cycle
from typing import Any

import pytest

from game.bots.think import finish, play_bots, think
from game.core.record import Record
from game.core.session import Session
from game.games.aqua.game import AQUA
from game.games.aqua.tally import tally
from game.games.aqua.view.choice import Choice
from tests.games.aqua.view.states import game_until, holding, presenter, state_of


@pytest.fixture(scope="module")
def played() -> Session:
    session = Session.new(AQUA, ("Ana", "Ben"), seed=1, bots={0: "medium", 1: "medium"})
    play_bots(session)
    return session


def test_score_a_table_of_two(benchmark: Any, played: Session) -> None:
    view = played.view(None)
    sheets = benchmark(tally, view.terms, view.areas, view.order)
    assert sheets == played.sheets()


def test_find_the_legal_placements(benchmark: Any, played: Session) -> None:
    view = benchmark(played.view, 0, 40)
    assert view.actors


def test_refold_a_game_of_two(benchmark: Any, played: Session) -> None:
    record = Record.parse(played.record.text())
    assert benchmark(Session, AQUA, record).outcome == played.outcome


def test_play_a_careful_turn_in_the_middle_of_a_game(benchmark: Any, played: Session) -> None:
    record = played.record
    middle = Session(AQUA, Record(record.header, record.actions[:40]))
    seat = middle.actors[0]
    action = benchmark(lambda: finish(think(middle, seat)))
    assert action in middle.view(seat).legal[seat]


def test_play_a_whole_careful_game_alone(benchmark: Any) -> None:
    def play() -> Session:
        session = Session.new(AQUA, ("Ana",), seed=1, bots={0: "medium"})
        play_bots(session)
        return session

    assert benchmark(play).outcome is not None


def test_point_at_another_place_with_a_tile_in_hand(benchmark: Any) -> None:
    """The presenter alone: what changes while the pointer goes over the reef."""
    state = state_of(game_until(lambda view: view.phase == "grow" and view.round > 14))
    shows, held = presenter(), Choice(tile=state.view.market[0])
    first = shows.model(holding(state, held))
    cells = cycle((*first.gains, *first.misfits))
    assert benchmark(lambda: shows.model(holding(state, held.look(next(cells))))).trial is not None
