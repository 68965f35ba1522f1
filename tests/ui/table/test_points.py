"""Points fly to the rows they count in; what answers shines up and is as it was."""

from dataclasses import dataclass

import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Timeline
from game.ui.scene import Scene
from game.ui.table.motions import Motions
from game.ui.table.points import Glow, Kept, Travelling, answer, travel
from game.ui.table.pool import PaintedNode
from tests.support.pilot import Pilot


def table(animation: str) -> tuple[Pilot, Stage, Motions, Timeline]:
    pilot = Pilot(animation=animation).start(Scene)
    stage = Stage()
    for i, name in enumerate(("score/bear", "score/fox", "score/bee", "score/deer", "score/wolf", "score/hare")):
        stage.add(Node(name, 20, 100 + 40 * i, 200, 36))
    pilot.sounds.clear()
    return pilot, stage, Motions(pilot.app), Timeline()


def test_a_badge_flies_in_an_arc_to_each_row_that_gains() -> None:
    pilot, stage, motions, timeline = table("full")
    timeline.aside(
        *travel({"score/bear": 4, "score/fox": -1, "score/bee": 0, "score/none": 3}, (800, 400), stage, motions)
    )
    badges = [node for node in stage.nodes if isinstance(node, Travelling)]
    assert sorted(badge.name for badge in badges) == ["travel/score/bear", "travel/score/fox"]
    timeline.update(210)
    bear = next(badge for badge in badges if badge.name.endswith("bear"))
    end_x, end_y = stage["score/bear"].centre
    assert end_x < bear.cx < 800 and bear.cy < (400 + end_y) / 2
    timeline.update(250)
    assert not bear.visible and (bear.cx, round(bear.cy)) == (end_x, round(end_y))
    assert [sound.split("-")[0] for sound in pilot.sounds] == ["point"], "losses are silent"
    timeline.update(2000)
    assert not any(node.visible for node in stage.nodes if isinstance(node, Travelling | Glow))


def test_no_badge_overtakes_another_on_the_same_way() -> None:
    _, stage, motions, timeline = table("full")
    near, far = stage.add(Node("near", 800, 100, 60, 60)), stage.add(Node("far", 920, 100, 60, 60))
    timeline.aside(*travel({near.name: 2, far.name: -2}, (100, 400), stage, motions))
    ahead = []
    for _ in range(50):
        timeline.update(16)
        badges = [stage[f"travel/{goal.name}"] for goal in (near, far)]
        ahead += [badges[1].centre[0] - badges[0].centre[0]] if all(badge.visible for badge in badges) else []
    assert len(ahead) > 10 and min(ahead) > 0


def test_a_badge_that_has_arrived_fades() -> None:
    pilot, stage, motions, timeline = table("full")
    look, screen = pilot.app.look, pilot.app.screen
    stage.softly.ms = 100
    timeline.aside(*travel({"score/bear": 4}, (800, 400), stage, motions))
    green = []
    for _ in range(50):
        timeline.update(16)
        stage["travel/glow/score/bear"].visible = False
        stage.softly.update(16)
        stage.draw(screen, look)
        x, y = look.viewport.point(*stage["score/bear"].centre)
        green.append(screen.get_at((round(x) - 20, round(y)))[1])
    arrived = green[green.index(max(green)) :]
    assert len([one for one in arrived if 0 < one < max(green)]) > 3
    assert arrived[-1] == 0


def test_each_badge_that_arrives_is_heard_a_step_higher_than_the_one_before() -> None:
    pilot, stage, motions, timeline = table("full")
    gains = dict.fromkeys(("score/bear", "score/fox", "score/bee", "score/deer"), 2)
    timeline.aside(*travel(gains, (800, 400), stage, motions))
    timeline.update(2000)
    assert pilot.sounds == ["point-2", "point-3", "point-4", "point-5"]


@pytest.mark.parametrize(("points", "note"), [(1, 1), (3, 3), (4, 4), (8, 8), (12, 8)])
def test_every_point_more_is_heard_a_step_higher(points: int, note: int) -> None:
    pilot, stage, motions, timeline = table("full")
    timeline.aside(*travel({"score/bear": points}, (800, 400), stage, motions))
    timeline.update(2000)
    assert pilot.sounds == [f"point-{note}"]


@dataclass(frozen=True)
class Number:
    points: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(10, 20, str(self.points), 18)


def numbered(stage: Stage, *names: str) -> dict[str, PaintedNode]:
    nodes = {name: PaintedNode(name, Number(1)) for name in names}
    for node in nodes.values():
        node.x, node.y, node.w, node.h = 20, 100, 200, 36
        stage.add(node)
    return nodes


def test_a_number_says_what_was_until_its_badge_arrives_and_the_sum_until_the_last_one() -> None:
    _, stage, motions, timeline = table("full")
    nodes = numbered(stage, "score/owl", "score/eel", "score/total")
    numbers = Kept(nodes, stage)
    for node in nodes.values():
        node.drawable = Number(5)
    timeline.aside(*travel({"score/owl": 4, "score/eel": 2}, (800, 400), stage, motions, numbers))
    told = []
    for _ in range(3):
        told.append([node.kept is None for node in nodes.values()])
        timeline.update(430 if not told[1:] else 90)
    assert told == [[False, False, False], [True, False, False], [True, True, True]]


def test_a_later_gain_of_the_same_row_waits_for_its_own_badge() -> None:
    _, stage, _, _ = table("full")
    node = numbered(stage, "score/owl")["score/owl"]
    first = Kept(["score/owl"], stage)
    node.drawable = Number(3)
    second = Kept(["score/owl"], stage)
    first.tell()
    assert node.kept == Number(3)
    second.tell()
    assert node.kept is None


def test_only_the_largest_gains_fly() -> None:
    _, stage, motions, _ = table("full")
    gains = {node.name: i + 1 for i, node in enumerate(stage.nodes)}
    travel(gains, (800, 400), stage, motions)
    names = {node.name for node in stage.nodes if isinstance(node, Travelling)}
    assert names == {f"travel/{name}" for name in list(gains)[-4:]}


def test_with_less_motion_the_rows_only_shine_and_with_none_nothing_does() -> None:
    for animation, shines in (("basic", True), ("none", False)):
        _, stage, motions, timeline = table(animation)
        timeline.aside(*travel({"score/bear": 4}, (800, 400), stage, motions))
        assert not any(isinstance(node, Travelling) for node in stage.nodes)
        timeline.update(150)
        assert any(isinstance(node, Glow) and node.alpha > 0.9 for node in stage.nodes) is shines


def test_a_panel_answers_and_is_as_it_was() -> None:
    _, stage, motions, timeline = table("full")
    timeline.aside(*answer(["score/bear", "not there"], stage, motions))
    timeline.update(240)
    (glow,) = (node for node in stage.nodes if isinstance(node, Glow))
    assert glow.visible and glow.bounds == stage["score/bear"].bounds
    timeline.update(300)
    assert not glow.visible
