"""The screen is handed on: who pressed Done sees the table as it was, until the curtain hides it or it fades away."""

from pathlib import Path

import pygame
import pytest

from game.games.divercity.view.motion_bricks import WAY
from game.games.divercity.view.parts.hand import OwnFace
from game.ui.engine.sprite import Sprite
from game.ui.widgets.fade import SCENE_BEFORE
from tests.games.divercity.tables import table as dive
from tests.games.divercity.view.dives import HANDS, QUIET, sit_at, with_computers
from tests.pilot.play import at_title, sit_down, table
from tests.support.pilot import FRAME_MS, Pilot


def chosen(folder: Path, animation: str = "none") -> Pilot:
    """Ana has chosen a card and found it a home."""
    pilot = sit_down(at_title(folder), "Ana", "Bruno", game="savanna", seed=3)
    pilot.key("Return")
    lay_a_card(pilot)
    pilot.app.settings["animation"] = animation
    return pilot


def lay_a_card(pilot: Pilot) -> None:
    pilot.click("hand/2")
    pilot.click(pilot.names("board:")[0])
    pilot.hover_at(800, 860)
    pilot.settle()


def done(pilot: Pilot) -> None:
    """Confirms with Enter, and sees the first picture after that."""
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("animation", ["full", "basic"])
def test_the_curtain_falls_at_once_over_the_table_as_it_was_seen(animation: str, tmp_path: Path) -> None:
    pilot = chosen(tmp_path, animation)
    before = pixels(pilot.app.screen)
    done(pilot)
    assert pilot.scene.name == "curtain"
    below = pilot.node("below").picture(pilot.app.look)
    assert below is not None and pixels(below) == before
    pilot.settle()
    assert "below" not in pilot.scene.stage


@pytest.mark.parametrize("frame_ms", [16, 50, 100])
def test_a_table_that_lies_flat_is_turned_under_the_leaves_without_a_look_back(tmp_path: Path, frame_ms: int) -> None:
    pilot = chosen(tmp_path)
    pilot.app.settings["flat_table"] = True
    pilot.settle()
    pilot.app.settings["animation"] = "full"
    done(pilot)
    turned = pilot.app.stack.far
    for _ in range(1500 // frame_ms):
        pilot.app.step(frame_ms, [])
        assert pilot.scene.name == "curtain" and SCENE_BEFORE not in pilot.scene.stage
    assert pilot.app.stack.far != turned


def test_behind_the_curtain_lies_what_everybody_may_see(tmp_path: Path) -> None:
    pilot = chosen(tmp_path, "full")
    done(pilot)
    stage = table(pilot).stage
    assert stage["banner"].label == "The others are choosing"
    assert "laid" not in stage and not any(name.startswith("first-note") for name in pilot.names())


def test_without_movement_the_night_is_there_at_once(tmp_path: Path) -> None:
    pilot = chosen(tmp_path)
    done(pilot)
    assert pilot.scene.name == "curtain" and pilot.node("night").visible and "below" not in pilot.scene.stage


def test_where_something_is_told_instead_that_is_said_at_once_while_what_was_there_fades(tmp_path: Path) -> None:
    pilot = chosen(tmp_path)
    done(pilot)
    pilot.settle()
    pilot.key("Return")
    lay_a_card(pilot)
    pilot.app.settings["animation"] = "full"
    before = pixels(pilot.app.screen)
    done(pilot)
    assert pixels(pilot.app.screen) == before
    assert pilot.scene is table(pilot) and pilot.node("banner").label == "Everybody turns over a card"
    pilot.step(200)
    assert SCENE_BEFORE not in pilot.scene.stage


@pytest.mark.parametrize("alone", [True, False])
def test_an_own_card_leaves_from_where_it_was_raised_and_keeps_its_number_at_first(
    alone: bool, tmp_path: Path
) -> None:
    game = dive(2, HANDS, QUIET, "explorer captain")
    pilot = sit_at(at_title(tmp_path), with_computers(game) if alone else game)
    pilot.click("action/play")
    pilot.click("hand/1")
    card = pilot.node("hand/1")
    assert isinstance(card, Sprite) and isinstance(card.face, OwnFace)
    raised, number = (card.cx, card.cy), card.face.card.number
    pilot.app.settings["animation"] = "full"
    said = pilot.node("banner").label
    done(pilot)
    leaving, own = pilot.node(f"{WAY}card"), pilot.node(f"{WAY}own")
    assert isinstance(own, Sprite) and isinstance(own.face, OwnFace) and own.face.card.number == number
    assert leaving.centre == own.centre == pytest.approx(raised, abs=1)
    assert pilot.node("banner").label not in (said, "Ana chooses an action")
