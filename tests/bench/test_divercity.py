"""How fast Mini DiverCity is. Figures to read (`pytest tests/bench --benchmark-enable`), never a reason to fail."""

from typing import Any

from game.bots.think import finish, play_bots, think
from game.core.record import Record
from game.core.session import Session
from game.games.divercity.game import DIVERCITY
from game.games.divercity.view.choice import Choice
from game.games.divercity.view.presenter import Presenter
from game.ui.table.feed import Now, Situation
from game.ui.table.seats import SeatInfo

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


def test_the_presenter_of_a_table_for_six(benchmark: Any) -> None:
    names = (*FOUR, "Emil", "Fay")
    session = Session.new(DIVERCITY, names, {"variants": ["full_team"]}, seed=1)
    (seat,) = session.actors
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(names))
    view, situation = session.view(seat), Situation(Now.DECISION, seat, seat, seat)
    legal, presenter = session.legal(seat), Presenter(seats, names)
    model = benchmark(presenter.model, view, situation, Choice(), legal=legal, front=seat)
    assert model.decider == seat
