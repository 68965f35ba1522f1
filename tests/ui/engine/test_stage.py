"""Redrawing what changed must show exactly what redrawing everything would."""

from collections.abc import Hashable
from random import Random

import pygame
import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node, Painted
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage

COLOURS = ("gold", "bad", "good", "info", "#22332E80")


class Patch(Painted):
    """A coloured patch with a soft shadow."""

    pad = 20

    def __init__(self, name: str, x: float, y: float, w: float, h: float, colour: str = "gold", z: float = 0) -> None:
        super().__init__(name, x, y, w, h, z=z)
        self.colour = colour

    def key(self) -> Hashable:
        return self.colour

    def paint(self, c: Canvas) -> None:
        c.shadow(0, 0, self.w, self.h, 8, 2)
        c.rect(0, 0, self.w, self.h, 8, fill=self.colour)


@pytest.fixture
def screen() -> pygame.Surface:
    return pygame.Surface((1600, 900))


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def change(stage: Stage, rng: Random, i: int) -> None:
    """Something happens to the nodes."""
    node = rng.choice(stage.nodes)
    match rng.randrange(9):
        case 0:
            node.x, node.y = rng.uniform(-100, 1600), rng.uniform(-100, 900)
        case 1:
            node.alpha = rng.random()
        case 2:
            node.z = rng.randrange(5)
        case 3:
            node.visible = not node.visible
        case 4 if isinstance(node, Patch):
            node.colour = rng.choice(COLOURS)
        case 5 if isinstance(node, Patch):
            node.w = rng.uniform(20, 300)
        case 6 if isinstance(node, Sprite):
            node.angle, node.squeeze, node.lift = rng.uniform(-30, 30), rng.uniform(-1, 1), rng.uniform(0, 3)
        case 7 if len(stage.nodes) > 5:
            stage.remove(node.name)
        case 8:
            stage.add(Patch(f"new/{i}", rng.uniform(0, 1500), rng.uniform(0, 800), 120, 70, rng.choice(COLOURS)))


@pytest.mark.parametrize("seed", range(3))
def test_dirty_rectangles_show_what_a_full_redraw_shows(screen: pygame.Surface, look: Look, seed: int) -> None:
    rng, stage = Random(seed), Stage()
    for i in range(8):
        stage.add(Patch(f"patch/{i}", rng.uniform(0, 1400), rng.uniform(0, 800), 150, 90, COLOURS[i % 5], z=i % 3))
    for i in range(3):
        stage.add(Sprite(f"card/{i}", 300 + 200 * i, 400, 101, 141, "card/forest/bear-S", "card/forest/back-S", z=3))
    stage.draw(screen, look, whole=True)
    for i in range(40):
        for _ in range(rng.randrange(1, 4)):
            change(stage, rng, i)
        stage.draw(screen, look)
        fresh = pygame.Surface(screen.get_size())
        Stage.draw(copy_of(stage), fresh, look, whole=True)
        assert bytes_of(screen) == bytes_of(fresh), f"frame {i}"


@pytest.mark.parametrize("seed", range(3))
def test_what_came_went_and_changed_softly_leaves_what_a_full_redraw_shows(
    screen: pygame.Surface, look: Look, seed: int
) -> None:
    rng, stage = Random(seed), Stage()
    stage.softly.ms = 100
    for i in range(8):
        stage.add(Patch(f"patch/{i}", rng.uniform(0, 1400), rng.uniform(0, 800), 150, 90, COLOURS[i % 5], z=i % 3))
    stage.draw(screen, look, whole=True)
    for i in range(40):
        change(stage, rng, i)
        stage.softly.update(rng.choice((16, 50, 120)))
        stage.draw(screen, look)
        if not stage.softly.busy:
            fresh = pygame.Surface(screen.get_size())
            Stage.draw(copy_of(stage), fresh, look, whole=True)
            assert bytes_of(screen) == bytes_of(fresh), f"frame {i}"
    stage.softly.update(100)
    stage.draw(screen, look)
    fresh = pygame.Surface(screen.get_size())
    Stage.draw(copy_of(stage), fresh, look, whole=True)
    assert bytes_of(screen) == bytes_of(fresh)


def copy_of(stage: Stage) -> Stage:
    """The same nodes on a stage that has drawn nothing yet."""
    copy = Stage()
    for node in stage.nodes:
        copy.add(node)
    return copy


def test_a_still_stage_draws_nothing(screen: pygame.Surface, look: Look) -> None:
    stage = Stage()
    stage.add(Patch("patch", 10, 10, 50, 50))
    assert stage.draw(screen, look)
    assert stage.draw(screen, look) == []


def test_only_the_old_and_the_new_place_are_drawn(screen: pygame.Surface, look: Look) -> None:
    stage = Stage()
    patch = stage.add(Patch("patch", 100, 100, 50, 50))
    stage.add(Patch("other", 1200, 600, 50, 50))
    stage.draw(screen, look)
    patch.x = 500
    areas = stage.draw(screen, look)
    assert len(areas) == 2
    assert all(not area.collidepoint(1225, 625) for area in areas)


def test_what_is_not_seen_is_not_drawn(screen: pygame.Surface, look: Look) -> None:
    stage = Stage()
    patch = stage.add(Patch("patch", 100, 100, 50, 50))
    patch.alpha = 0
    assert stage.draw(screen, look) == []


def test_an_easing_that_overshoots_makes_nothing_more_than_opaque(screen: pygame.Surface, look: Look) -> None:
    stage = Stage()
    patch = stage.add(Patch("patch", 100, 100, 50, 50))
    stage.draw(screen, look)
    patch.alpha = 1.02
    assert stage.draw(screen, look) == []


def test_the_highest_node_is_hit(look: Look) -> None:
    stage = Stage()
    low, high = (
        stage.add(Node(name, 0, 0, 100, 100, z=z, on_press=lambda: None)) for name, z in (("low", 1), ("high", 2))
    )
    assert stage.hit(50, 50) is high
    high.hit = False
    assert stage.hit(50, 50) is low
    assert stage.hit(150, 50) is None


def small(stage: Stage, name: str, x: float, z: float = 1, press: bool = True) -> Node:
    """A node of 10 × 10 units whose middle is at (x, 50); one that can be pressed takes 44 × 44."""
    node = Node(name, x - 5, 45, 10, 10, z=z, on_press=(lambda: None) if press else None)
    return stage.add(node)


def test_beside_its_picture_what_is_small_is_hit_before_what_cannot_be_pressed() -> None:
    stage = Stage()
    paper = stage.add(Node("paper", 0, 0, 200, 100, z=0))
    paper.hit = True
    button = small(stage, "button", 100)
    assert stage.hit(100 + 22, 50) is button and stage.hit(100, 50 - 22) is button
    assert stage.hit(100 + 23, 50) is paper
    button.hit = False
    assert stage.hit(115, 50) is paper
    button.hit, button.visible = True, False
    assert stage.hit(115, 50) is paper
    button.visible, button.enabled = True, False
    assert stage.hit(115, 50) is paper


def test_beside_a_small_button_another_one_is_hit_on_its_picture() -> None:
    stage = Stage()
    low, high = small(stage, "low", 100, z=1), small(stage, "high", 120, z=2)
    assert stage.hit(101, 50) is low, "this is its picture, though the other one is higher"
    assert stage.hit(109, 50) is low and stage.hit(111, 50) is high, "the nearer one takes what lies between"
    assert stage.hit(110, 50) is high, "of two that are as near, the higher one"
    assert stage.hit(90, 50) is low and stage.hit(130, 50) is high


def test_what_lies_over_a_small_button_keeps_the_pointer_from_it() -> None:
    stage = Stage()
    small(stage, "button", 100, z=1)
    sheet = stage.add(Node("sheet", 0, 0, 200, 100, z=2))
    sheet.hit = True
    assert stage.hit(115, 50) is sheet and stage.hit(100, 50) is sheet


def test_a_node_of_the_same_name_makes_way() -> None:
    stage = Stage()
    stage.add(Node("undo"))
    second = stage.add(Node("undo"))
    assert stage.nodes == [second]
    assert stage["undo"] is second and stage.get("redo") is None and "undo" in stage


def test_a_group_is_cleared_by_the_beginning_of_its_names() -> None:
    stage = Stage()
    for name in ("hand/0", "hand/1", "undo"):
        stage.add(Node(name))
    stage.clear("hand/")
    assert [node.name for node in stage.nodes] == ["undo"]
