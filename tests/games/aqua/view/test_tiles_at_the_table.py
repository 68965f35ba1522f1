"""Tiles at the table of AQUA: taken up, turned, laid and placed."""

from math import dist
from pathlib import Path

import pytest

from game.games.aqua.growing import placements, why_not
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.places import ROOT3, holds, openings_around
from game.games.aqua.view.sceneries import BADGE_R, badge_place
from game.games.aqua.view.turning import tile_at
from game.ui.engine.node import Node
from tests.games.aqua.seas import turns_that_fit
from tests.games.aqua.view.sea import (
    at_title,
    best_tile,
    by_mouse,
    cell_name,
    choice,
    lay,
    model,
    sit_down,
    table,
    until_large,
    view,
)


def test_lit_hexagons_are_exactly_those_where_the_tile_fits_as_it_is_turned(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    name = view(pilot).market[0]
    pilot.click(f"tile/{name}")
    area = view(pilot).areas[0]
    for _ in range(6):
        turned, shown = choice(pilot).turn, model(pilot)
        fits = {c for c in openings_around(area) if why_not(area, tile_at(c, name, turned)) is None}
        assert set(shown.gains) == fits
        assert set(shown.turnings) == {c for c in openings_around(area) if turns_that_fit(area, c, name)} - fits
        assert {*shown.gains, *shown.turnings, *shown.misfits} == set(openings_around(area))
        pilot.key("r")


def test_the_ring_of_a_place_lies_over_the_reef_and_under_what_places_bring(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    pilot.click(f"tile/{view(pilot).market[0]}")
    column, row = next(iter(model(pilot).gains))
    cell = pilot.node(f"cell:{column},{row}")
    assert cell.ring_z is not None
    assert pilot.node("reef/picture").z < cell.ring_z < pilot.node("reef/openings").z


def test_a_hexagon_where_the_tile_fits_only_turned_turns_it_and_lets_it_go_again(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    name, area = view(pilot).market[0], view(pilot).areas[0]
    pilot.click(f"tile/{name}")
    cell = next(iter(model(pilot).turnings))
    pilot.hover(f"cell:{cell[0]},{cell[1]}")
    assert why_not(area, tile_at(cell, name, choice(pilot).lies)) is None
    assert choice(pilot).turn == 0
    pilot.hover("market")
    assert choice(pilot).lies == 0, "beside it the tile lies as the player has turned it"
    pilot.click(f"cell:{cell[0]},{cell[1]}")
    assert pilot.node("place").enabled
    fits = set()
    for _ in range(6):
        fits.add(choice(pilot).lies)
        pilot.key("r")
        assert pilot.node("place").enabled
    assert len(fits) == len(turns_that_fit(area, cell, name)), "R shows all turns that fit, and no other"


def test_a_hexagon_that_takes_the_tile_in_no_turn_says_why(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    pilot.click(f"tile/{view(pilot).market[0]}")
    cell = next(iter(model(pilot).misfits))
    pilot.hover(f"cell:{cell[0]},{cell[1]}")
    assert pilot.names("why")
    pilot.click(f"cell:{cell[0]},{cell[1]}")
    assert "no" in pilot.sounds[-2:]
    assert choice(pilot).planned is None


def test_the_keyboard_stops_only_where_the_tile_can_lie(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    pilot.click(f"tile/{view(pilot).market[0]}")
    shown = model(pilot)
    stops = {node.name for node in pilot.scene.focus.choices if node.name.startswith("cell:")}
    assert shown.misfits and stops == {f"cell:{x},{y}" for x, y in (*shown.gains, *shown.turnings)}


def test_the_wheel_the_right_button_r_and_the_arrows_turn_the_tile(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    pilot.click(f"tile/{view(pilot).market[0]}")
    turns = [choice(pilot).turn]
    for act in (
        lambda: pilot.key("r"),
        lambda: pilot.wheel("reef", -1),
        lambda: pilot.press_at(300, 300, button=3),
        lambda: pilot.click("turn/left"),
    ):
        act()
        turns.append(choice(pilot).turn)
    assert turns == [0, 1, 2, 3, 4]
    pilot.click("turn/right")
    pilot.wheel("reef", 1)
    assert choice(pilot).turn == 2


def test_what_is_shown_before_placing_is_what_happens(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", seed=5)
    for _ in range(12):
        if view(pilot).phase == "grow":
            tile = best_tile(pilot)
            before = view(pilot).sheets[0].total
            lay(pilot, tile)
            trial = model(pilot).trial
            assert trial is not None and trial.gain is not None
            pilot.click("place")
            assert view(pilot).sheets[0].total == before + trial.gain
            assert {corner for corner, _ in trial.animals} <= view(pilot).areas[0].animals.keys()
        if view(pilot).phase == "large":
            pilot.click("not-now")


def test_a_laid_tile_stays_where_it_lies_while_the_pointer_wanders(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", seed=5)
    tile = best_tile(pilot)
    lay(pilot, tile)
    other = next(name for name in pilot.names("cell:") if name != cell_name(tile))
    pilot.hover(other)
    trial = model(pilot).trial
    assert trial is not None and trial.tile == tile
    pilot.click(other)
    trial = model(pilot).trial
    assert trial is not None and trial.tile == tile, "a click elsewhere does not move it either"
    assert "reef/openings" not in pilot.names(), "no other place invites"
    assert [name for name in pilot.names("cell:") if pilot.node(name).focusable] == [cell_name(tile)]
    pilot.click(cell_name(tile))
    assert choice(pilot).planned is None, "a click on it takes it up again"
    assert "reef/openings" in pilot.names()
    pilot.click(next(f"cell:{q},{r}" for q, r in model(pilot).gains if f"cell:{q},{r}" != cell_name(tile)))
    assert choice(pilot).planned not in (None, tile.cell)


def test_a_laid_tile_is_carried_to_another_hexagon_or_back_to_the_market(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", seed=5)
    tile = best_tile(pilot)
    lay(pilot, tile)
    other = next(f"cell:{q},{r}" for q, r in model(pilot).gains if (q, r) != tile.cell)
    pilot.drag(cell_name(tile), other)
    laid = model(pilot).trial
    assert laid is not None and laid.planned and cell_name(laid.tile) == other
    pilot.drag(other, "tally")
    assert choice(pilot) == Choice()
    assert pilot.node(f"tile/{tile.name}").alpha == 1


def test_a_laid_tile_is_lifted_before_a_decision_is_taken_back(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno", seed=5, relaxed=True)
    tile = best_tile(pilot)
    lay(pilot, tile)
    pilot.key("ctrl+z")
    assert (choice(pilot).tile, choice(pilot).planned) == (tile.name, None)
    pilot.key("ctrl+z")
    assert choice(pilot).tile is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_lies_over_the_tile_that_is_tried(tmp_path: Path, size: tuple[int, int]) -> None:
    """Neither the arrows that turn it, nor its number, nor the reason why it does not fit."""
    pilot = sit_down(at_title(tmp_path, size), "Ana", "Wren:easy", "Rowan:easy", seed=5)
    for _ in range(8):
        by_mouse(pilot)
    while view(pilot).phase != "grow":
        by_mouse(pilot)
    pilot.click(f"tile/{view(pilot).market[0]}")
    camera = table(pilot).parts.reef.lens.camera
    reasons = 0
    for name in pilot.names("cell:"):
        pilot.hover(name)
        trial = model(pilot).trial
        assert trial is not None
        middle = camera.at(trial.tile.centre)
        for arrow in ("turn/left", "turn/right"):
            assert not touches(pilot.node(arrow), middle, camera.edge)
        if trial.why is None:
            assert dist(badge_place(trial, camera), middle) >= camera.edge * ROOT3 / 2 + BADGE_R
        else:
            reasons += 1
            assert not touches(pilot.node("why"), middle, camera.edge * 0.9)
    assert reasons


def test_the_tile_is_taken_back_until_the_market_is_refilled(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    tiles = len(view(pilot).areas[0].tiles)
    pilot.key("ctrl+z")
    assert len(view(pilot).areas[0].tiles) == tiles - 1
    by_mouse(pilot)
    pilot.click("not-now")
    pilot.key("ctrl+z")
    assert len(view(pilot).areas[0].tiles) == tiles, "the market was refilled"


def test_the_helper_finds_only_legal_places(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    assert best_tile(pilot) in set(placements(view(pilot).areas[0], view(pilot).market))


def test_a_tile_of_the_market_is_taken_up_also_while_another_reef_is_looked_at(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno")
    mine, name = model(pilot).front, view(pilot).market[0]
    for _ in range(2):
        pilot.key("n")
        assert model(pilot).front != mine
        pilot.click(f"tile/{name}")
        assert (model(pilot).front, choice(pilot).tile) == (mine, name)


def touches(node: Node, middle: tuple[float, float], edge: float) -> bool:
    """Whether any part of a node lies on the hexagon around a place."""
    x, y, w, h = node.bounds
    points = ((x + w * i / 20, y + h * j / 20) for i in range(21) for j in range(21))
    return any(holds(px - middle[0], py - middle[1], edge) for px, py in points)


def test_the_marks_of_open_cells_come_and_go_softly(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana")
    assert "reef/openings" not in pilot.names()
    seen = []
    pilot.app.step(0, [pilot.key_event("1")])
    for _ in range(3):
        pilot.step(30)
        seen.append(pilot.node("reef/openings").alpha)
    assert 0 < seen[0] < seen[1] < seen[2] < 1
    pilot.settle()
    assert pilot.node("reef/openings").alpha == 1
    pilot.app.step(0, [pilot.key_event("Escape")])
    pilot.step(60)
    assert 0 < pilot.node("reef/openings").alpha < 1
    pilot.settle()
    pilot.step(200)
    assert "reef/openings" not in pilot.names()


def test_nothing_is_explained_where_the_button_was_that_has_been_pressed(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, (640, 360)), "Ana", "Bruno", seed=5)
    lay(pilot, best_tile(pilot))
    pilot.click("place")
    pilot.step(1000)
    assert not any(node.hot and node.hint for node in pilot.scene.stage.nodes)
    pilot.hover("order")
    assert pilot.node("order").hot and "starts the next round" in pilot.node("order").hint
