"""Compact areas score and grow exactly as the rules say. `BIOTOPE_REEFS=100` looks at more of them."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.rng import Rng
from game.games.aqua.actions import Grow
from game.games.aqua.bots.compact import CompactArea, cell_of, fitting, point
from game.games.aqua.bots.scoring import Frame
from game.games.aqua.components import GREATER_REEFS, SCARCE_ANIMALS
from game.games.aqua.game import AQUA
from game.games.aqua.geometry import hexagon_at
from game.games.aqua.growing import placements
from game.games.aqua.large import outlines_by_pile
from game.games.aqua.scoring import area_sheet
from game.games.aqua.state import State
from tests.conformance.play import Case

GAMES = int(os.environ.get("BIOTOPE_REEFS", "1"))
EVERY = 4


def states(players: int, options: dict[str, Any]) -> Iterator[State]:
    """Positions of games in which somebody takes a tile that completes a habitat whenever there is one."""
    for seed in range(GAMES):
        rng = Rng(seed)
        case = Case(AQUA, players, options, seed)
        state = AQUA.rules.setup(case.config, Rng(seed)).state
        number = 0
        while actors := AQUA.rules.actors(state):
            legal = tuple(AQUA.rules.legal(state, actors[0]))
            if state.outcome is not None:
                break
            area = state.areas[actors[0]]
            good = [a for a in legal if isinstance(a, Grow) and area.with_tile(a.tile).habitats_of(a.tile)]
            state = AQUA.rules.apply(state, rng.choice(good or legal)).state
            number += 1
            if number % EVERY == 0:
                yield state


TABLES = [
    (2, {}),
    (1, {"mode": "advanced", "ecosystems": [16, 14, 13, 1, 2, 6]}),
    (1, {"mode": "advanced", "ecosystems": [17, 18, 15, 3, 4, 5]}),
    (2, {"mode": "advanced", "ecosystems": [7, 8, 9, 10, 11, 12]}),
    (1, {"mode": "family"}),
    (1, {"mode": "family_reefs"}),
    (1, {"modification": GREATER_REEFS, "mode": "advanced"}),
    (1, {"modification": SCARCE_ANIMALS, "mode": "advanced"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_row_scores_as_the_rules_say(players: int, options: dict[str, Any]) -> None:
    for state in states(players, options):
        for seat, area in enumerate(state.areas):
            counts = [other.species for number, other in enumerate(state.areas) if number != seat]
            compact = CompactArea.of(area, state.large_left, state.small_left)
            sheet = area_sheet(state.terms, area, counts)
            assert Frame.of(state.terms, counts).rows(compact) == tuple(row.points for row in sheet.rows)


def test_a_tile_fits_where_the_rules_let_it() -> None:
    for state in states(1, {}):
        compact = CompactArea.of(state.areas[0], state.large_left, state.small_left)
        found = {
            (hexagon_at(cell_of(centre)), *way[:2])
            for centre, seen in compact.openings.items()
            for name in state.market
            for way in fitting(name, seen)
        }
        assert found == {(tile.cell, tile.parity, tile.colours) for tile in placements(state.areas[0], state.market)}


@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "ecosystems": [17, 18, 18, 3, 4, 5]}])
def test_large_animals_may_come_where_the_rules_let_them(options: dict[str, Any]) -> None:
    for state in states(1, options):
        area = state.areas[0]
        new = tuple(area.animals)
        frame = Frame.of(state.terms, [])
        compact = CompactArea.of(area, state.large_left, state.small_left)
        found = compact.outlines(tuple(map(point, new)), frame.barred, frame.exempt)
        places = outlines_by_pile(area, state.large_left, state.terms, new)
        assert {(pile, frozenset(cells)) for pile, cells in found} == {
            (pile, frozenset(map(point, cells))) for pile, found in places.items() for cells in found
        }


def test_a_habitat_stays_bare_when_no_animal_is_left() -> None:
    state = next(states(1, {}))
    none = dict.fromkeys("RYGBPO", 0)
    area = CompactArea.of(state.areas[0], state.large_left, none)
    assert len(area.animals) == len(state.areas[0].animals)
    assert area.small_left == none
