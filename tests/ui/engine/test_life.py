"""What lives on a still picture moves slowly, never ends, and costs next to nothing."""

from pathlib import Path

import pygame
import pytest

from game.paths import assets_dir
from game.ui.engine.life import BREATH_MS, Drift, Life, Mote, Swarm, Swaying
from game.ui.engine.look import Look
from game.ui.engine.node import Backdrop
from game.ui.engine.stage import Stage
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.units import Rect

WINDOW = Viewport((1280, 720))
ROOM = Rect(0, 0, 1600, 900)
BUBBLES = Swarm("scenery/bubble", 9, 19, rise=9, sway=7)


@pytest.fixture
def look() -> Look:
    return Look(WINDOW, Theme.load(assets_dir() / "theme.toml"), 1.0, Path(assets_dir() / "art"))


def swarm(stage: Stage, kind: Swarm = BUBBLES) -> list[Mote]:
    return [stage.add(Mote(i, kind, ROOM, -980)) for i in range(kind.count)]


def test_it_moves_in_breaths() -> None:
    stage = Stage()
    motes, life = swarm(stage), Life(stage)
    assert life.update(BREATH_MS - 1, WINDOW) == []
    assert life.update(1, WINDOW) == motes


def test_what_is_large_moves_seldom_and_as_far() -> None:
    stage = Stage()
    shade = stage.add(Drift("shade", "scenery/cloud-shadow-1", Rect(0, 0, 640, 320), speed=5, z=-990, rests=4))
    life = Life(stage)
    moved = [bool(life.update(BREATH_MS, WINDOW)) for _ in range(8)]
    assert moved.count(True) == 2
    assert shade.x == pytest.approx(8 * BREATH_MS / 1000 * 5)


def test_a_cloud_comes_back_on_the_other_side() -> None:
    cloud = Drift("cloud", "scenery/cloud-2", Rect(1590, 0, 130, 78), speed=20, z=-10)
    cloud.live(1000, WINDOW)
    assert cloud.x + cloud.w == 0


def test_a_swarm_is_always_somewhere_else_and_never_gone() -> None:
    motes = swarm(Stage())
    places = [(mote.x, mote.y) for mote in motes]
    assert len(set(places)) == len(motes)
    for _ in range(200):
        for mote in motes:
            mote.live(1000, WINDOW)
            assert -20 < mote.x < 1620 and -20 < mote.y < 920
            assert 0 < mote.alpha <= 1
    assert not set(places) & {(mote.x, mote.y) for mote in motes}


def test_bubbles_rise() -> None:
    motes = swarm(Stage())
    before = [mote.y for mote in motes]
    for mote in motes:
        mote.live(2000, WINDOW)
    assert sum(mote.y < y for mote, y in zip(motes, before, strict=True)) >= len(motes) - 1, "one may begin anew"


def test_the_light_of_fireflies_comes_and_goes() -> None:
    fly = Mote(1, Swarm("scenery/firefly", 1, 30, sway=30, glows=True), ROOM, 0)
    lights = []
    for _ in range(60):
        fly.live(BREATH_MS, WINDOW)
        lights.append(fly.alpha)
    assert min(lights) < 0.2 and max(lights) > 0.6


def test_grass_bends_to_both_sides() -> None:
    poses = [f"scenery/grass-{pose}" for pose in range(1, 6)]
    tuft = Swaying("tuft", poses, Rect(330, 800, 120, 100), -970)
    seen = set()
    for _ in range(100):
        tuft.live(400, WINDOW)
        seen.add(tuft.art)
    assert {poses[1], poses[2], poses[3]} <= seen


def test_what_moved_is_drawn_as_if_everything_were_drawn(look: Look) -> None:
    stage, screen, whole = Stage(), pygame.Surface(WINDOW.size), pygame.Surface(WINDOW.size)
    stage.add(Backdrop("scenery/ocean"))
    swarm(stage)
    stage.add(Drift("shade", "scenery/cloud-shadow-1", Rect(300, 200, 640, 320), 3, -990, rests=4))
    life = Life(stage)
    stage.draw(screen, look, whole=True)
    for _ in range(10):
        stage.redraw(screen, look, life.update(BREATH_MS, WINDOW))
    other = Stage()
    for node in stage.nodes:
        other.add(node)
    other.draw(whole, look, whole=True)
    assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_looking_at_a_few_leaves_the_rest_for_the_next_drawing(look: Look) -> None:
    stage, screen = Stage(), pygame.Surface(WINDOW.size)
    backdrop, mote = stage.add(Backdrop("scenery/ocean")), swarm(stage)[0]
    stage.draw(screen, look, whole=True)
    backdrop.art = "scenery/forest"
    mote.x += 50
    few = stage.redraw(screen, look, [mote])
    assert sum(area.w * area.h for area in few) < 10_000
    assert stage.draw(screen, look) == [screen.get_rect()]


def test_who_comes_or_goes_is_drawn_too(look: Look) -> None:
    stage, screen = Stage(), pygame.Surface(WINDOW.size)
    stage.add(Backdrop("scenery/ocean"))
    mote = swarm(stage)[0]
    stage.draw(screen, look, whole=True)
    mote.visible = False
    assert len(stage.redraw(screen, look, [mote])) == 1
    stage.remove(mote.name)
    assert stage.redraw(screen, look, [mote]) == []
