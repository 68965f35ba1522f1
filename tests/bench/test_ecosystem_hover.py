"""How long pointing at a cell keeps the presenter of Ecosystem's table busy: six seats, late in the game."""

from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from game.bots.think import play_bots
from game.core.record import Record
from game.core.session import Session
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.presenter import EcosystemDesk, Presenter
from game.games.ecosystem.view.seats import seat_infos
from game.games.registry import GAMES
from game.ui.table.feed import Frame, Now, Players, Situation
from game.ui.table.game_table import DeskState

NAMES = ("Ana", "Bruno", "Chloé", "David", "Eliška", "Fabien")


def late(name: str) -> EcosystemDesk:
    """The first seat holds a card in the second round of a game of six."""
    played = Session.new(GAMES[name], NAMES, seed=3, bots=dict.fromkeys(range(6), "random"))
    play_bots(played)
    picks = [n for n, entry in enumerate(played.entries) if type(entry.action).__name__ == "Pick"]
    header = {key: value for key, value in played.record.header.items() if key != "bots"}
    session = Session(GAMES[name], Record(header, played.record.actions[: picks[6 * 16]]))
    assert 0 in session.actors
    frame = Frame(session.view(0), (), len(session.entries), Situation(Now.DECISION, 0, 0, 0), session.legal(0))
    return DeskState(frame, Choice(chosen=0), 0, {}, ())


@pytest.mark.parametrize("name", ["forest", "ocean", "savanna"])
def test_pointing_at_one_cell_after_the_other(benchmark: Any, name: str) -> None:
    state = late(name)
    seats = seat_infos(Players(NAMES, {}, tuple(range(6))), skin_of(state.view.played))
    presenter = Presenter(GAMES[name], seats, True, True)
    cells = cycle(presenter.model(state).gains)
    looks = cycle([replace(state, choice=Choice(chosen=0, hover=next(cells))) for _ in range(8)])
    model = benchmark(lambda: presenter.model(next(looks)))
    assert model.preview is not None
