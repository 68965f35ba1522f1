"""How fast Mini DiverCity is. Figures to read (`pytest tests/bench --benchmark-enable`), never a reason to fail."""

from typing import Any

from game.bots.think import finish, play_bots, think
from game.core.record import Record
from game.core.session import Session
from game.games.divercity.game import DIVERCITY

FOUR = ("Ana", "Ben", "Cid", "Dana")


def played(level: str) -> Session:
    session = Session.new(DIVERCITY, FOUR, seed=1, bots=dict.fromkeys(range(4), level))
    play_bots(session)
    return session


def test_play_a_random_game_of_four(benchmark: Any) -> None:
    assert benchmark(played, "random").outcome is not None


def test_play_a_medium_game_of_four(benchmark: Any) -> None:
    assert benchmark(played, "medium").outcome is not None


def test_refold_a_game_of_four(benchmark: Any) -> None:
    session = played("random")
    record = Record.parse(session.record.text())
    assert benchmark(Session, DIVERCITY, record).outcome == session.outcome


def test_find_the_first_action_of_a_careful_diver(benchmark: Any) -> None:
    session = Session.new(DIVERCITY, FOUR, seed=1, bots=dict.fromkeys(range(4), "medium"))
    (seat,) = session.actors
    assert benchmark(lambda: finish(think(session, seat))) in session.view(seat).legal[seat]
