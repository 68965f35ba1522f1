"""How fast Mini DiverCity is. Figures to read (`pytest tests/bench --benchmark-enable`), never a reason to fail."""

from itertools import cycle
from typing import Any

from game.bots.think import finish, play_bots, think
from game.core.record import Record
from game.core.session import Session
from game.games.divercity.actions import Play
from game.games.divercity.game import DIVERCITY
from game.games.divercity.view.choice import PLAY, Choice
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import CardPlace
from game.games.divercity.view.table import DiverCityTable
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle

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


def test_point_at_one_piece_after_the_other_at_a_table_of_six(benchmark: Any) -> None:
    """Late in a game: what the desk asks of the table when a place of the hand is pointed at, and chosen."""
    names = (*FOUR, "Emil", "Fay")
    ended = Session.new(DIVERCITY, names, {"variants": ["full_team"]}, 1, dict.fromkeys(range(6), "random"))
    play_bots(ended)
    header = {key: value for key, value in ended.record.header.items() if key != "bots"}
    acting = next(n for n in range(len(ended.entries) - 12, 0, -1) if isinstance(ended.entries[n].action, Play))
    session = Session(DIVERCITY, Record(header, ended.record.actions[:acting]))
    (seat,) = session.actors
    style = TableStyle(tuple(range(6)))
    table = DiverCityTable(SessionFeed(session, style), style)
    situation = Situation(Now.DECISION, seat, seat, seat)
    frame = Frame(session.view(seat), (), len(session.entries), situation, session.legal(seat))
    log = table.log.groups(table.feed.history())
    choices = (Choice(PLAY, places=(place,)) for place in cycle(range(4)))
    states = (DeskState(frame, choice, seat, {}, log) for choice in choices)

    def point() -> TableModel:
        state = next(states)
        table.pointed(state, CardPlace(0), True)
        return table.compose(state)

    assert benchmark(point).decider == seat
