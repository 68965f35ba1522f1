"""The table of AQUA, played by mouse, by keyboard and by carrying tiles."""

from math import dist
from pathlib import Path

import pygame
import pytest

from game.games.aqua.components import TILES
from game.games.aqua.growing import placements, turns_that_fit, why_not
from game.games.aqua.view.places import ROOT3, holds, openings_around
from game.games.aqua.view.sceneries import BADGE_R, badge_place
from game.games.aqua.view.turning import tile_at
from game.ui.engine.node import Node
from tests.games.aqua.view.sea import (
    at_title,
    best_tile,
    by_drag,
    by_keyboard,
    by_mouse,
    cell_name,
    choice,
    model,
    play_on,
    scene,
    session,
    sit_down,
    table,
    turn,
    view,
)
from tests.support.pilot import Pilot


@pytest.mark.parametrize("how", [by_mouse, by_keyboard, by_drag])
def test_a_solo_game_is_played_to_its_score_sheet(tmp_path: Path, how: object) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    play_on(pilot, how)
    assert pilot.scene.name == "score"
    [finished] = pilot.store.finished("aqua")
    [total] = finished.result["totals"]
    assert total > 0


def test_two_people_and_two_computers_play_on_one_screen_without_a_curtain(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", "Bruno", "Rowan:easy", seed=3)
    play_on(pilot)
    assert pilot.scene.name == "score"
    assert all(len(area.tiles) >= 16 for area in pilot.scene.ended.frame.view.areas)


@pytest.mark.parametrize("modification", (1, 6, 8))
def test_modifications_can_be_played(tmp_path: Path, modification: int) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno", options={"modification": modification})
    play_on(pilot)
    assert pilot.scene.name == "score"


def test_lit_hexagons_are_exactly_those_where_the_tile_fits_as_it_is_turned(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    name = view(pilot).market[0]
    pilot.click(f"tile/{name}")
    area = view(pilot).areas[0]
    for _ in range(6):
        turned, shown = choice(pilot).turn, model(pilot)
        fits = {c for c in openings_around(area) if why_not(area, tile_at(c, name, turned)) is None}
        assert set(shown.gains) == fits
        assert set(shown.gains) | set(shown.misfits) == set(openings_around(area))
        pilot.key("r")


def test_a_hexagon_that_does_not_take_the_tile_says_why_and_cannot_be_placed_on(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    pilot.click(f"tile/{view(pilot).market[0]}")
    name, area = view(pilot).market[0], view(pilot).areas[0]
    cell = next(c for c in model(pilot).misfits if turns_that_fit(area, c, name))
    pilot.click(f"cell:{cell[0]},{cell[1]}")
    assert pilot.names("why")
    assert not pilot.node("place").enabled
    assert pilot.sounds[-1] == "no"
    while cell in model(pilot).misfits:
        pilot.key("r")
    assert not pilot.names("why")
    assert pilot.node("place").enabled


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
            pilot.click(f"tile/{tile.name}")
            turn(pilot, tile)
            pilot.click(cell_name(tile))
            trial = model(pilot).trial
            assert trial is not None and trial.gain is not None
            pilot.click("place")
            assert view(pilot).sheets[0].total == before + trial.gain
            assert {corner for corner, _ in trial.animals} <= view(pilot).areas[0].animals.keys()
        if view(pilot).phase == "large":
            pilot.click("not-now")


def test_a_large_animal_is_laid_first_and_comes_when_that_is_confirmed(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile, places = next(iter(model(pilot).outlines.items()))
    pilot.hover(f"pile/{pile}")
    assert len(pilot.names(f"outline:{pile}/")) == len(places)
    assert not pilot.node("place").enabled
    pilot.click(f"outline:{pile}/0")
    assert not view(pilot).areas[0].large, "a click alone places nothing"
    preview = model(pilot).preview
    assert preview is not None and model(pilot).laid is not None
    pilot.click("place")
    assert view(pilot).areas[0].large[0].cells == tuple(sorted(places[0]))
    assert view(pilot).sheets[0].total == preview[0].total


def test_a_pile_with_one_place_lays_its_animal_there_and_places_nothing(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile = next(pile for pile, places in model(pilot).outlines.items() if len(places) == 1)
    pilot.click(f"pile/{pile}")
    assert model(pilot).laid is not None
    assert not view(pilot).areas[0].large
    pilot.click(f"pile/{pile}")
    assert not view(pilot).areas[0].large, "a second click does not place it either"
    pilot.key("Return")
    assert view(pilot).areas[0].large[0].pile == pile


@pytest.mark.parametrize("how", ["ctrl+z", "Escape", "put-back"])
def test_a_laid_large_animal_is_lifted_again(tmp_path: Path, how: str) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    played = len(session(pilot).entries)
    pilot.click(pilot.names("outline:")[0])
    pilot.click(how) if how == "put-back" else pilot.key(how)
    assert pilot.scene.name == "table"
    assert model(pilot).laid is None
    assert (view(pilot).phase, len(session(pilot).entries)) == ("large", played)


def test_a_large_animal_is_laid_and_placed_by_keyboard_alone(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pile = next(iter(model(pilot).outlines))
    pilot.press(f"pile/{pile}")
    while model(pilot).laid is None:
        assert pilot.scene.focus.node is not None
        assert pilot.scene.focus.node.name.startswith("outline:")
        pilot.key("Return")
    assert pilot.scene.focus.node is not None and pilot.scene.focus.node.name == "place"
    pilot.key("Return")
    assert view(pilot).areas[0].large[0].pile == pile


def test_a_laid_tile_stays_where_it_lies_while_the_pointer_wanders(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", seed=5)
    tile = best_tile(pilot)
    pilot.click(f"tile/{tile.name}")
    turn(pilot, tile)
    pilot.click(cell_name(tile))
    other = next(name for name in pilot.names("cell:") if name != cell_name(tile))
    pilot.hover(other)
    trial = model(pilot).trial
    assert trial is not None and trial.tile == tile
    pilot.click(other)
    trial = model(pilot).trial
    assert trial is not None and f"cell:{trial.tile.cell[0]},{trial.tile.cell[1]}" == other, "a click moves it"


def test_a_laid_tile_is_lifted_before_a_decision_is_taken_back(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno", seed=5, relaxed=True)
    tile = best_tile(pilot)
    pilot.click(f"tile/{tile.name}")
    turn(pilot, tile)
    pilot.click(cell_name(tile))
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


def test_not_now_declines_a_large_animal(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pilot.click("not-now")
    assert not view(pilot).areas[0].large
    assert view(pilot).phase == "grow"


def test_the_tile_is_taken_back_until_the_market_is_refilled(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    tiles = len(view(pilot).areas[0].tiles)
    pilot.key("ctrl+z")
    assert len(view(pilot).areas[0].tiles) == tiles - 1
    by_mouse(pilot)
    pilot.click("not-now")
    pilot.key("ctrl+z")
    assert len(view(pilot).areas[0].tiles) == tiles, "the market was refilled"


def twice_at_once(pilot: Pilot, name: str) -> None:
    """A double click so fast that the table draws nothing between its two clicks."""
    pilot.hover(name)
    place = pilot.app.look.viewport.point(*pilot.node(name).centre)
    click = [pygame.Event(kind, pos=place, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    pilot.app.step(16, [*click, *click])
    assert pilot.app.fault is None
    pilot.settle()


def test_two_clicks_at_once_on_not_now_decline_once(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    played = len(session(pilot).entries)
    twice_at_once(pilot, "not-now")
    assert len(session(pilot).entries) == played + 1


def test_two_clicks_at_once_on_an_outline_lay_the_animal_and_place_nothing(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    played = len(session(pilot).entries)
    twice_at_once(pilot, pilot.names("outline:")[0])
    assert len(session(pilot).entries) == played
    assert model(pilot).laid is not None


def test_two_clicks_at_once_on_the_snail_take_it_once(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno")
    twice_at_once(pilot, "snail")
    assert len(session(pilot).entries) == 1


def test_the_snail_is_taken_and_shown(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno")
    first = view(pilot).order[0]
    pilot.click("snail")
    assert view(pilot).snail == first
    assert view(pilot).order[-1] == first
    assert scene(pilot).feed.situation.seat != first


def test_another_reef_is_seen_in_large_and_ones_own_comes_back(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", "Rowan:easy")
    own = model(pilot).front
    pilot.click(pilot.names("seat/")[0])
    assert model(pilot).front != own
    assert pilot.names("whose")
    pilot.key("Escape")
    assert model(pilot).front == own
    pilot.key("n")
    assert model(pilot).front == (own + 1) % 3


def test_the_reef_is_pushed_brought_nearer_and_fitted_again(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    fitted = table(pilot).parts.reef.lens.camera
    pilot.grab("reef")
    pilot.carry(300, 300)
    pilot.carry(360, 330)
    pilot.let_go(360, 330)
    pushed = table(pilot).parts.reef.lens.camera
    assert (pushed.x, pushed.y) != (fitted.x, fitted.y)
    pilot.click("nearer")
    assert table(pilot).parts.reef.lens.camera.edge > pushed.edge
    pilot.wheel("reef", 1)
    assert table(pilot).parts.reef.lens.camera.edge == pytest.approx(pushed.edge)
    pilot.key("f")
    assert table(pilot).parts.reef.lens.camera == fitted


def test_a_row_of_the_scores_lights_its_animals(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path), "Ana", seed=5))
    pilot.hover("tally/small")
    assert model(pilot).lit == view(pilot).areas[0].animals.keys()
    pilot.hover("market")
    assert not model(pilot).lit


def test_a_scenario_shows_how_far_one_is(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", options={"scenario": "J"})
    assert pilot.names("scenario")
    progress = model(pilot).progress
    assert progress is not None and progress.needed == 80


def test_a_scenario_is_followed_with_others_too(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno", options={"scenario": "D"})
    assert any(text.startswith("Scenario D: 0 of 65") for text in pilot.texts())


def test_the_challenge_that_is_ticked_stands_in_the_record_and_on_the_track(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", seed=14)
    play_until_parting(pilot)
    met = session(pilot).sheets()[0].challenges
    assert len(met) > 1
    pilot.key("9")
    assert pilot.scene.name == "challenges", "a digit that chooses nothing does nothing"
    pilot.click(f"challenge/0/{met[0]}")
    pilot.click("done")
    pilot.settle()
    assert pilot.scene.name == "score"
    (game,) = pilot.store.finished("aqua")
    assert game.actions[-1] == f"0 tick {met[0]}"
    pilot.click("home")
    pilot.click("achievements")
    pilot.click(f"challenge:{met[0]}")
    assert pilot.names("game"), "the game that brought it can be looked at"
    pilot.click("game")
    assert pilot.scene.name == "log"


def test_the_animated_end_is_the_synced_end(tmp_path: Path) -> None:
    """When everything has arrived, making the table anew moves nothing."""
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy", seed=4)
    for _ in range(30):
        if pilot.scene.name != "table":
            break
        before = places(pilot)
        scene(pilot).desk.show(scene(pilot).feed.now())
        assert places(pilot) == before
        by_mouse(pilot)
    assert len(session(pilot).entries) > 40 or pilot.scene.name != "table"


def test_a_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy")
    for _ in range(4):
        by_mouse(pilot)
    area = view(pilot).areas[0]
    pilot.app.close()
    pilot.store.close()
    again = at_title(tmp_path)
    again.click("continue")
    assert view(again).areas[0] == area


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_words_fit(tmp_path: Path, players: int, size: tuple[int, int]) -> None:
    names = ("Maximilienne-Antoinette", "Wren:easy", "Rowan:easy", "Briar:easy")[:players]
    pilot = sit_down(at_title(tmp_path, size), *names, options={"mode": "advanced"}, seed=11)
    for _ in range(3):
        by_mouse(pilot)
    pilot.click(f"tile/{view(pilot).market[0]}")
    cut = [said.text for node in pilot.scene.stage.nodes for said in node.said if not said.fits]
    assert not [text for text in cut if not text.startswith("Maxim")]


def test_every_tile_has_a_name_and_a_picture(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    for name in view(pilot).market:
        assert pilot.node(f"tile/{name}").label
    assert len(TILES) == 70


def touches(node: Node, middle: tuple[float, float], edge: float) -> bool:
    """Whether any part of a node lies on the hexagon around a place."""
    x, y, w, h = node.bounds
    points = ((x + w * i / 20, y + h * j / 20) for i in range(21) for j in range(21))
    return any(holds(px - middle[0], py - middle[1], edge) for px, py in points)


def places(pilot: Pilot) -> dict[str, tuple[float, ...]]:
    """Where every node is that can be seen."""

    def of(node: Node) -> tuple[float, ...]:
        return tuple(round(number, 2) for number in (*node.bounds, node.alpha, node.angle))

    quiet = ("focus ring", "tooltip")
    return {n.name: of(n) for n in pilot.scene.stage.nodes if n.visible and n.name not in quiet}


def until_large(pilot: Pilot) -> Pilot:
    """Plays until a large animal is offered."""
    for _ in range(40):
        if view(pilot).phase == "large":
            return pilot
        by_mouse(pilot)
    raise AssertionError("no large animal came")


def play_until_parting(pilot: Pilot) -> None:
    for _ in range(60):
        if pilot.scene.name == "challenges":
            return
        by_mouse(pilot)
    raise AssertionError("no challenges were met")


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
