"""The table of AQUA: whole games, the snail, the reef that is looked at, the end."""

from pathlib import Path

import pygame
import pytest

from game.core.hint import Hint, Suggestion
from game.games.aqua.actions import Grow
from game.games.aqua.components import TILES
from game.games.aqua.terms import MODES, Terms
from game.games.aqua.view.commands import COMMANDS
from game.ui.engine.intent import Do
from game.ui.engine.node import Node
from game.ui.input.command_list import every_command
from game.ui.table.pool import PaintedNode
from tests.games.aqua.view.sea import (
    at_title,
    best_tile,
    by_drag,
    by_keyboard,
    by_mouse,
    model,
    play_on,
    scene,
    session,
    sit_down,
    table,
    twice_at_once,
    until_large,
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


@pytest.mark.parametrize("modification", (6, 8))
def test_modifications_can_be_played(tmp_path: Path, modification: int) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", options={"modification": modification})
    play_on(pilot)
    assert pilot.scene.name == "score"


def test_two_clicks_at_once_on_the_snail_do_not_take_it(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno")
    twice_at_once(pilot, "snail")
    assert session(pilot).entries == []


@pytest.mark.parametrize("how", ["ctrl+z", "Escape", "put-back", "snail"])
def test_the_snail_is_put_back_before_it_is_taken(tmp_path: Path, how: str) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno")
    pilot.click("snail")
    assert pilot.node("place").label == "Take it" and pilot.node("place").enabled
    pilot.step(500)
    pilot.click(how) if how in pilot.names() else pilot.key(how)
    assert not model(pilot).takes_snail and "place" not in pilot.names()
    assert session(pilot).entries == []


def test_a_tile_that_is_taken_up_puts_the_snail_back(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno")
    pilot.click("snail")
    pilot.click(f"tile/{view(pilot).market[0]}")
    assert not model(pilot).takes_snail
    assert pilot.node("place").label == "Place" and not pilot.node("place").enabled


def test_the_snail_is_taken_and_shown(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Bruno")
    first = view(pilot).order[0]
    assert pilot.node("snail").hint.startswith("Take the snail: ")
    pilot.click("snail")
    assert view(pilot).snail is None, "a click alone takes nothing"
    pilot.key("Return")
    name = ("Ana", "Bruno")[first]
    assert pilot.node("snail").hint == f"{name} has the snail and starts the next round."
    assert view(pilot).snail == first
    assert view(pilot).order[-1] == first
    assert scene(pilot).feed.situation.seat != first


def test_a_hint_stays_while_it_is_followed(tmp_path: Path) -> None:
    """Where the tile shall lie, and turned how, is still read with the tile in hand."""
    pilot = sit_down(at_title(tmp_path), "Ana")
    grow = next(action for action in session(pilot).legal(0) if isinstance(action, Grow))
    scene(pilot).desk.show_hint(Hint(Suggestion((grow,), 0), None, (), 0.0, False, True))
    other = next(name for name in view(pilot).market if name != grow.tile.name)
    pilot.click(f"tile/{grow.tile.name}")
    assert "hint" in pilot.names() and "hint/mark/1/ghost" in pilot.names()
    cell = grow.tile.cell
    elsewhere = next(place for place in model(pilot).gains if place != cell)
    pilot.hover(f"cell:{elsewhere[0]},{elsewhere[1]}")
    assert model(pilot).trial is not None and "hint/mark/1/ghost" in pilot.names(), "the tile is tried elsewhere"
    pilot.hover(f"cell:{cell[0]},{cell[1]}")
    assert "hint" in pilot.names() and "hint/mark/1/ghost" not in pilot.names(), "it would cover the tile"
    pilot.click(f"tile/{other}")
    assert not pilot.names("hint")


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
    pilot = sit_down(at_title(tmp_path), "Ana", seed=9)
    game = session(pilot)
    play_until_parting(pilot)
    met = game.sheets()[0].challenges
    assert len(met) > 1
    assert [one.name for one in pilot.app.stack][-2:] == ["score", "challenges"], "the result is told first"
    assert not pilot.store.finished("aqua"), "it may still be added to the record"
    pilot.key("9")
    assert pilot.scene.name == "challenges", "a digit that chooses nothing does nothing"
    pilot.app.settings["hold"] = True
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pilot.app.step(16, [pygame.Event(kind, key=pygame.K_ESCAPE, mod=0, unicode="")])
    assert pilot.scene.name == "challenges" and "Hold it a little longer." in pilot.texts(), (
        "Esc is held like the button"
    )
    pilot.app.settings["hold"] = False
    pilot.click(f"challenge/0/{met[0]}")
    pilot.click("done")
    pilot.settle()
    assert pilot.scene.name == "score"
    (kept,) = pilot.store.finished("aqua")
    assert kept.actions[-1] == f"0 tick {met[0]}"
    pilot.click("home")
    pilot.click("achievements")
    pilot.click(f"challenge:{met[0]}")
    assert pilot.names("game"), "the game that brought it can be looked at"
    pilot.click("game")
    assert pilot.scene.name == "log"


def test_the_animated_end_is_the_synced_end(tmp_path: Path) -> None:
    """When everything has arrived, making the table anew moves nothing."""
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy", seed=4)
    for _ in range(14):
        before = places(pilot)
        scene(pilot).desk.show(scene(pilot).feed.now())
        assert places(pilot) == before
        by_mouse(pilot)
    assert len(session(pilot).entries) > 20


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


def places(pilot: Pilot) -> dict[str, tuple[float, ...]]:
    """Where every node is that can be seen."""

    def of(node: Node) -> tuple[float, ...]:
        return tuple(round(number, 2) for number in (*node.bounds, node.alpha, node.angle))

    quiet = ("focus ring", "tooltip")
    return {n.name: of(n) for n in pilot.scene.stage.nodes if n.visible and n.name not in quiet}


def play_until_parting(pilot: Pilot) -> None:
    for _ in range(60):
        if pilot.scene.name == "challenges":
            return
        by_mouse(pilot)
    raise AssertionError("no challenges were met")


def test_every_command_that_does_something_here_is_one_of_the_game(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    pilot.click(f"tile/{view(pilot).market[0]}")
    desk = scene(pilot).desk
    orders = [command for command in every_command() if isinstance(command.intent, Do)]
    works = {command for command in orders if desk.table.keys.piece_for(desk.state, command.intent)}
    assert works == set(COMMANDS)


def test_a_panel_has_the_snail_when_that_has_walked_there(tmp_path: Path) -> None:
    """Nobody takes it: it goes to whoever played last, and back to the market for the next round."""
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy")
    scene(pilot).feed.submit(Grow(0, best_tile(pilot)))
    panel, kept = pilot.node("seat/1"), []
    assert isinstance(panel, PaintedNode)
    while not kept or "way/snail" in pilot.scene.stage:
        pilot.step(16)
        if "way/snail" in pilot.scene.stage:
            kept.append(panel.kept is not None)
    there = kept.index(False)
    assert there > 10 and all(kept[:there]) and not any(kept[there:])
    pilot.settle()
    assert panel.kept is None


def test_no_digit_decides(tmp_path: Path) -> None:
    """Whoever has heard a place or an animal presses 1 for it, and must not refuse it."""
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy")
    pilot.key("1", "Return")
    decisive = [node for node in pilot.scene.stage.nodes if node.final]
    assert decisive and not {node.zone for node in decisive} & {pilot.scene.digit_zone}
    before = len(session(pilot).entries)
    for digit in "1234567890":
        pilot.key(digit)
    assert len(session(pilot).entries) == before


@pytest.mark.parametrize("mode", MODES)
def test_alone_the_table_shows_the_grades_of_the_mode_the_highest_on_top(tmp_path: Path, mode: str) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", options={"mode": mode})
    said = [line.text for line in pilot.node("grade").said]
    grades = Terms(1, mode).grades
    assert [line for line in said if line.isdigit()] == [str(total) for total in grades]
    heights = [line.box[1] for line in pilot.node("grade").said if line.text.isdigit()]
    assert heights == sorted(heights, reverse=True)
