"""Paper has weight: what is carried leans, what is laid lands, what is refused hops back; nothing stays moved."""

import pytest

from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Timeline, Tween
from game.ui.scene import Scene
from game.ui.table.motions import Motions
from game.ui.table.weight import STEEPEST, Bow, Dust, Hop, Lean, Shake, land, landing, neighbours
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


@pytest.mark.parametrize("after", [0, 160])
def test_where_something_lands_its_neighbours_give_way_by_three_units_and_four_flecks_fly(after: float) -> None:
    stage, timeline = Stage(), Timeline()
    motions = Motions(Pilot(animation="full").start(Scene).app)
    landed, beside, below = card("laid", 200, 300), card("card:1", 305, 300), card("card:2", 200, 445)
    for sprite in (landed, beside, below):
        stage.add(sprite)
    if after:
        landed.cy = 900
        timeline.aside(Tween(landed, "cy", 300, after))
    timeline.aside(*land(landed, "card:", stage, motions, after))
    timeline.update(after + 70)
    assert beside.aside == below.aside == (0, 0) and not dust(stage), "not before it touches the table"
    pushed, flying = [], set[str]()
    for _ in range(30):
        timeline.update(8)
        pushed.append((beside.aside, below.aside))
        flying |= dust(stage)
    (right, _), (_, down) = (max(way) for way in zip(*pushed))
    assert 2.9 < right <= 3 and 2.9 < down <= 3 and len(flying) == 4
    timeline.update(200)
    assert beside.aside == below.aside == (0, 0) and not dust(stage)


def dust(stage: Stage) -> set[str]:
    """The flecks that can be seen."""
    return {node.name for node in stage.nodes if isinstance(node, Dust) and node.visible}


def test_the_shadow_of_what_lands_draws_in() -> None:
    stage, timeline, landed = Stage(), Timeline(), card("laid", 200, 300)
    motions = Motions(Pilot(animation="full").start(Scene).app)
    timeline.aside(*land(stage.add(landed), "card:", stage, motions))
    shadows = []
    for _ in range(24):
        timeline.update(8)
        shadows.append(landed.lift)
    assert 2.5 < shadows[0] < 3 and shadows == sorted(shadows, reverse=True) and shadows[-1] == 0


def test_nothing_blows_or_gives_way_where_little_moves() -> None:
    for animation in ("basic", "none"):
        stage, landed = Stage(), card("laid", 200, 300)
        assert land(landed, "card:", stage, Motions(Pilot(animation=animation).start(Scene).app)) == []
        assert not stage.nodes and landed.near == 1


def test_hopping_and_shaking_things_end_where_they_lie() -> None:
    sprite = card("laid", 0, 0)
    for moved in (Hop(sprite), Shake(sprite)):
        moved.share = 0.4
        assert sprite.aside != (0, 0)
        moved.share = 1.0
        assert sprite.aside == (0, 0)


@pytest.mark.parametrize(("way", "middle"), [((100, 0), (0, -20)), ((-100, 0), (0, 20)), ((0, 50), (20, 0))])
def test_a_bow_leads_to_the_left_of_the_way(way: tuple[float, float], middle: tuple[float, float]) -> None:
    sprite = card("card:1", 0, 0)
    bow = Bow(sprite, *way, 20)
    bow.share = 0.5
    assert sprite.aside == pytest.approx(middle)
    bow.share = 1.0
    assert sprite.aside == (0, 0)


def test_a_shake_is_six_units_wide_and_dies_away() -> None:
    sprite = card("laid", 0, 0)
    shake, aside = Shake(sprite), []
    for share in range(1, 101):
        shake.share = share / 100
        aside.append(sprite.aside[0])
    assert 5 < max(aside[:25]) <= 6 and -6 <= min(aside[:50]) < -3
    assert max(map(abs, aside[75:])) < 1.5


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
