"""How fast the rules are. Figures to read (`pytest tests/bench --benchmark-enable`), never a reason to fail."""

from typing import Any

from game.bots.think import finish, play_bots, think
from game.core.record import Record
from game.core.rng import Rng
from game.core.session import Session
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.scoring import score_sheets
from game.games.registry import GAMES
from tests.conformance.play import Case, played
from tests.games.ecosystem.boards import layout

THREE = ("Ana", "Ben", "Cid")


def test_score_a_table_of_three(benchmark: Any) -> None:
    boards = ["CADDC/MSSSC/DTFMZ/SBTCM", "MZSSS/RMZSD/MTSRS/ARMDS", "MFWWZ/SMMMM/FFZMW/SCCTT"]
    layouts = [layout(board) for board in boards]
    sheets = benchmark(score_sheets, FOREST, layouts)
    assert [sheet.total for sheet in sheets] == [50, 36, 43]


def test_play_a_random_game_of_three(benchmark: Any) -> None:
    case = Case(GAMES["forest"], 3, {"deal": "11+10"}, 1)
    *_, last = benchmark(lambda: list(played(case)))
    assert case.game.rules.outcome(last.state) is not None


def test_refold_a_game_of_three(benchmark: Any) -> None:
    session = Session.new(GAMES["forest"], THREE, seed=1, bots=dict.fromkeys(range(3), "random"))
    play_bots(session)
    record = Record.parse(session.record.text())
    assert benchmark(Session, GAMES["forest"], record).outcome == session.outcome


def test_find_the_first_pick_of_a_careful_player(benchmark: Any) -> None:
    session = Session.new(GAMES["forest"], THREE, seed=1, bots=dict.fromkeys(range(3), "medium"))
    action = benchmark(lambda: finish(think(session, 0)))
    assert action in session.view(0).legal[0]


def test_shuffle_a_deck(benchmark: Any) -> None:
    deck = tuple(range(130))
    assert sorted(benchmark(lambda: Rng(1).shuffled(deck))) == list(deck)
