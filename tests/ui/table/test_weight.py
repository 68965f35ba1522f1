"""Paper has weight: what is carried leans, what is laid lands, what is refused hops back; nothing stays moved."""

import pytest

from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.scene import Scene
from game.ui.table.motions import Motions
from game.ui.table.weight import STEEPEST, Dust, Hop, Lean, Push, Shake, drawn, land, landing, neighbours
from tests.support.pilot import Pilot


def leaning(units_a_frame: float, frames: int = 30) -> Lean:
    lean, x = Lean(), 0.0
    for _ in range(frames):
        lean.at(x)
        lean.pass_time(16)
        x += units_a_frame
    return lean


@pytest.mark.parametrize("speed", [-400.0, -10.0, 10.0, 400.0])
def test_what_is_carried_leans_the_way_it_goes_and_never_too_far(speed: float) -> None:
    degrees = leaning(speed).degrees
    assert degrees * speed > 0 and abs(degrees) <= STEEPEST


def test_it_leans_more_the_faster_it_goes_and_stands_upright_at_rest() -> None:
    assert 0 == leaning(0).degrees < leaning(2).degrees < leaning(8).degrees
    lean = leaning(50)
    for _ in range(40):
        lean.pass_time(16)
    assert lean.degrees == 0


def test_a_landing_goes_a_little_too_deep_and_comes_up_again() -> None:
    sizes = [1.08 + (1 - 1.08) * landing(ms / 180) for ms in range(181)]
    assert (sizes[0], round(sizes[70], 3), round(sizes[180], 3)) == (1.08, 0.98, 1.0)
    assert min(sizes) == pytest.approx(0.98, abs=0.001)


def card(name: str, cx: float, cy: float, w: float = 100) -> Sprite:
    return Sprite(name, cx, cy, w, w * 1.4, "disc/bear")


def test_neighbours_are_pushed_away_from_what_lands_and_nothing_else_is() -> None:
    landed = card("laid", 0, 0)
    around = [card("card:1", 105, 0), card("card:2", 0, -145), card("card:3", 400, 0), card("mini:4", 105, 0, 20)]
    assert [(one.name, dx, dy) for one, dx, dy in neighbours(landed, [landed, *around])] == [
        ("card:1", 1, 0),
        ("card:2", 0, -1),
    ]


def test_neighbours_give_way_when_it_touches_and_come_back() -> None:
    stage, landed, beside = Stage(), card("laid", 0, 0), card("card:1", 105, 0)
    stage.add(landed)
    stage.add(beside)
    moves = land(landed, "card:", stage, Motions(Pilot(animation="full").start(Scene).app))
    asides = []
    for _ in range(40):
        for move in moves:
            move.advance(10)
        asides.append(beside.aside[0])
    assert asides[0] == 0 and max(asides) > 2 and asides[-1] == 0


def test_what_is_drawn_to_a_place_comes_from_where_it_was_seen() -> None:
    carried = card("card", 100, 200)
    moves = drawn(carried, 60.0, 200.0, Motions(Pilot(animation="full").start(Scene).app))
    ways = [carried.aside[0]]
    while not moves[0].advance(10):
        ways.append(carried.aside[0])
    assert ways[0] == -40 and ways == sorted(ways) and carried.aside == (0, 0)
    assert drawn(carried, 60.0, 200.0, Motions(Pilot().start(Scene).app)) == []


def test_what_comes_from_elsewhere_rises_on_its_way_and_falls_when_it_is_there() -> None:
    stage, landed = Stage(), card("laid", 200, 300)
    motions = Motions(Pilot(animation="full").start(Scene).app)
    near = next(tween for tween in land(landed, "card:", stage, motions, after=160) if tween.prop == "near")
    sizes = []
    for _ in range(36):
        near.advance(10)
        sizes.append(round(landed.near, 3))
    assert sizes[:16] == sorted(sizes[:16]) and sizes[0] > 1.01 and sizes[15] == 1.08
    assert sizes[22] == 0.98 and sizes[-1] == 1
    land(landed, "card:", stage, motions)
    assert landed.near == 1.08, "what lies there already is lifted at once"


def test_pushed_hopping_and_shaking_things_end_where_they_lie() -> None:
    sprite = card("laid", 0, 0)
    push, hop, shake = Push(sprite, 3, 0), Hop(sprite), Shake(sprite)
    for moved, middle in ((push, (1.5, 0.0)), (hop, None), (shake, None)):
        moved.share = 0.5
        assert middle is None or sprite.aside == middle
        moved.share = 0.4
        assert sprite.aside != (0, 0)
        moved.share = 1.0
        assert sprite.aside == (0, 0)


def test_dust_flies_apart_and_is_gone() -> None:
    landed = card("laid", 200, 300)
    flecks = [Dust(i, landed) for i in range(4)]
    before = [fleck.cx for fleck in flecks]
    for fleck in flecks:
        fleck.puff = 0.9
    assert [after > x for after, x in zip((fleck.cx for fleck in flecks), before)] == [False, True, False, True]
    for fleck in flecks:
        fleck.puff = 1.0
    assert not any(fleck.visible for fleck in flecks)
