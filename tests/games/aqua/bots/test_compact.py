"""Compact areas score and grow exactly as the rules say. `BIOTOPE_REEFS=100` looks at more of them."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.rng import Rng
from game.games.aqua.actions import Grow
from game.games.aqua.area import Area
from game.games.aqua.bots.compact import CompactArea, cell_of, fitting, point
from game.games.aqua.bots.outlook import COMPLETE, Outlook, near_habitats
from game.games.aqua.bots.scoring import Frame
from game.games.aqua.components import GREATER_REEFS, SCARCE_ANIMALS, TILES
from game.games.aqua.game import AQUA
from game.games.aqua.geometry import hexagon_at
from game.games.aqua.growing import attract, placements
from game.games.aqua.large import outlines_by_pile
from game.games.aqua.scoring import area_sheet
from game.games.aqua.state import State
from game.games.aqua.tiles import Tile
from tests.conformance.play import Case
from tests.games.aqua.seas import terms

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
    (1, {"strict_habitats": True}),
    (2, {"strict_habitats": True, "mode": "advanced", "ecosystems": [13, 14, 15, 16, 17, 18]}),
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


@pytest.mark.parametrize("strict", [False, True])
def test_a_tile_attracts_the_small_animals_that_the_rules_say(strict: bool) -> None:
    attracted = 0
    for state in states(1, {"strict_habitats": strict}):
        area = state.areas[0]
        for tile in placements(area, TILES):
            compact = CompactArea.of(area, state.large_left, state.small_left)
            new = compact.grow(point(tile.centre), (tile.parity, tile.colours, tile.edges()))
            came = attract(
                area.with_tile(tile), area.with_tile(tile).habitats_of(tile), state.small_left, state.terms
            )
            assert sorted(new) == sorted(map(point, came.animals))
            attracted += len(new)
    assert attracted


@pytest.mark.parametrize("strict", [False, True])
def test_what_completes_a_habitat_is_looked_at_in_a_playout(strict: bool) -> None:
    for state in states(1, {"strict_habitats": strict}):
        area = state.areas[0]
        compact = CompactArea.of(area, state.large_left, state.small_left)
        completing = {
            (point(tile.centre), tile.parity, tile.colours)
            for tile in placements(area, state.market)
            if area.with_tile(tile).habitats_of(tile)
        }
        found = {(centre, *way[:2]) for centre, way in near_habitats(compact, state.market, 1, 0)}
        assert found == completing


def test_a_playout_hopes_for_no_habitat_that_would_not_stand_free() -> None:
    beside, crowded = Tile.parse("0,-1,0,GRB"), Tile.parse("1,-2,0,RGG")
    worth = []
    for strict in (False, True):
        area = Area.start("H1", strict).with_tile(beside)
        compact = CompactArea.of(area, {}, dict.fromkeys("RYGBPO", 12))
        way = (crowded.parity, crowded.colours, crowded.edges())
        outlook = Outlook.of(Frame.of(terms(strict_habitats=strict), []))
        worth.append(outlook.tile(compact, point(crowded.centre), way))
    assert worth[1] < COMPLETE < worth[0]


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
