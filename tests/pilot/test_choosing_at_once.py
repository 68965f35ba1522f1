"""Where everybody chooses at the same time, nothing that a person does is lost when somebody else has chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.lineup import NewGame, SeatChoice
from tests.pilot.play import at_title, session, situation, table
from tests.support.pilot import FRAME_MS, Pilot

every_ecosystem = pytest.mark.parametrize("game", ("forest", "ocean", "savanna"))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    pilot.app.settings["first_notes"] = False
    yield pilot
    pilot.store.close()


def before_anybody_has_chosen(pilot: Pilot, game: str) -> None:
    """Ana may choose, and so may two computers, who take their time."""
    seats = (SeatChoice("Ana", 0), SeatChoice("Wren", 1, "easy"), SeatChoice("Rowan", 2, "easy"))
    pilot.app.start_game(NewGame(game, seats, {}, 7, {"pace": "table"}))
    while pilot.scene.name != "table" or pilot.scene.timeline.busy or situation(pilot).decider is None:
        pilot.step(FRAME_MS)
    assert not session(pilot).entries


def choose_meanwhile(pilot: Pilot) -> None:
    """The computers take their time and choose, one after the other."""
    pilot.settle()
    assert len(session(pilot).entries) == 2


@every_ecosystem
def test_a_card_that_was_chosen_stays_chosen(pilot: Pilot, game: str) -> None:
    before_anybody_has_chosen(pilot, game)
    pilot._frame([pilot.key_event("4")])
    chosen = table(pilot).desk.state.choice
    choose_meanwhile(pilot)
    assert table(pilot).desk.state.choice == chosen != table(pilot).desk.table.start(table(pilot).feed.now(), None)


@every_ecosystem
def test_a_neighbour_who_is_looked_at_stays_in_sight(pilot: Pilot, game: str) -> None:
    before_anybody_has_chosen(pilot, game)
    pilot._frame([pilot.key_event("n")])
    assert table(pilot).desk.state.front == 1
    choose_meanwhile(pilot)
    assert table(pilot).desk.state.front == 1
