"""Going through a replay in jumps: softly where there is time, else at once, and nothing stays behind."""

import pygame
import pytest

from game.games.ecosystem.view.card_nodes import CardSprite
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.replay.scene import ReplayScene
from game.ui.table.gliding import spot
from game.ui.widgets.fade import SCENE_BEFORE
from game.units import Rect
from tests.support.pilot import Pilot
from tests.support.replays import against_computers, of_two, replay

BAR = 58
"""Units at the top that belong to the bar, whose buttons differ."""


@pytest.mark.parametrize("game", ["forest", "aqua", "divercity"])
def test_a_jump_comes_softly_but_the_slider_answers_at_once(store: Store, game: str) -> None:
    pilot, scene = replay(store, against_computers(game), animation="full")
    pilot.app.step(16, [pilot.key_event("End")])
    assert scene.moment == scene.feed.last
    assert pilot.node(SCENE_BEFORE).alpha > 0.5
    slider = Rect(*pilot.node("timeline").bounds)
    at_once = picture(pilot, slider)
    pilot.settle()
    assert SCENE_BEFORE not in scene.stage
    assert max(abs(a - b) for a, b in zip(picture(pilot, slider), at_once, strict=True)) <= 2


def test_a_jump_while_the_one_before_still_comes_is_there_at_once(store: Store) -> None:
    """Whoever draws the slider along reads one moment at a time."""
    pilot, scene = replay(store, against_computers("divercity"), animation="full")
    pilot.app.step(16, [pilot.key_event("End")])
    pilot.app.step(16, [pilot.key_event("Home")])
    assert SCENE_BEFORE not in scene.stage and not scene.stage.softly.busy
    pilot.step(scene.motion("jump").ms)
    pilot.app.step(16, [pilot.key_event("End")])
    assert SCENE_BEFORE in scene.stage


def test_without_motion_a_jump_is_there_at_once(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    pilot.app.step(16, [pilot.key_event("End")])
    assert scene.moment == scene.feed.last and SCENE_BEFORE not in scene.stage


def test_a_jump_in_the_middle_of_a_step_leaves_nothing_where_the_step_went(store: Store) -> None:
    pilot, scene = replay(store, of_two(), animation="full")
    pilot.click("eyes/0")
    scene.go_to(4)
    pilot.settle()
    lay = {node.name: spot(node) for node in scene.stage.nodes if isinstance(node, CardSprite)}
    scene.step(-1)
    pilot.step(48)
    scene.go_to(4)
    assert lay == {node.name: spot(node) for node in scene.stage.nodes if isinstance(node, CardSprite)}
    pilot.settle()
    assert lay == {node.name: spot(node) for node in scene.stage.nodes if isinstance(node, CardSprite)}


def test_hands_that_pass_on_leave_to_one_side_and_come_from_the_other(store: Store) -> None:
    pilot, scene = replay(store, against_computers("savanna"), animation="full")
    pilot.click("eyes/0")
    pilot.key("t")
    ends = scene.course.ends[0]
    scene.go_to(ends - 1)
    pilot.settle()
    for by, side in ((1, -1), (-1, 1)):
        held = [(card.face, spot(card)) for card in hand_of(scene, "hand/")]
        scene.step(by)
        gone, coming = hand_of(scene, "flying/hand/"), hand_of(scene, "hand/")
        assert [(card.face, spot(card)) for card in gone] == held, "those that lay there leave"
        assert all(card.alpha == 0 for card in coming)
        starts = [card.cx for card in coming]
        pilot.step(100)
        assert all((card.cx - place.cx) * side > 0 for card, (_, place) in zip(gone, held, strict=True))
        pilot.settle()
        coming = hand_of(scene, "hand/")
        assert all((start - card.cx) * side < 0 for start, card in zip(starts, coming, strict=True))
        assert all(spot(card) == card.home and card.alpha == card.scale == 1 for card in coming)


def hand_of(scene: ReplayScene, begins: str) -> list[Sprite]:
    nodes = sorted((node for node in scene.stage.nodes if node.name.startswith(begins)), key=lambda node: node.z)
    return [node for node in nodes if isinstance(node, Sprite)]


def picture(pilot: Pilot, place: Rect) -> bytes:
    scale = pilot.app.look.viewport.scale
    pixels = pygame.Rect(*(round(number * scale) for number in (place.x, place.y, place.w, place.h)))
    return pygame.image.tobytes(pilot.app.screen.subsurface(pixels), "RGB")
