"""The few words beside each row of a score sheet: there is room for all of them, not only for the short ones."""

import pytest

from game.games.ecosystem.view.edition import skin_of
from game.levels.tables import load_table
from game.ui.engine.canvas import Canvas
from game.ui.scene import Scene
from game.ui.table.sheet import ArtSign, Grid, SheetRow
from game.ui.words import species
from tests.games.ecosystem.editions import EDITIONS
from tests.support.pilot import Pilot


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("edition", [*EDITIONS])
def test_every_row_says_what_it_pays_for(edition: str, text_size: float) -> None:
    pilot = Pilot((1280, 720)).start(Scene)
    pilot.app.settings["text_size"] = text_size
    pilot.settle()
    words = skin_of(EDITIONS[edition]).words()
    silent = []
    for players in (1, 2, 3, 4):
        columns = players if players > 2 else players + 1
        grid = Grid(load_table(edition, players).score_sheet["sheet"], len(words.notes) + len(words.groups), columns)
        for row, note in words.notes.items():
            room = grid.label(0)
            c = Canvas(pilot.app.look, room.w, room.h)
            SheetRow(row, words.rows.get(row) or species(row), note, ArtSign("disc/hare")).paint(c, False)
            silent += [(players, row)] if note not in [said.text for said in c.said] else []
    assert silent == []
