"""Where no curtain falls a table passes to the next seat by a transition, and the points have come before."""

from pathlib import Path

import pytest

from game.ui.table.points import Travelling
from game.ui.table.scene import TableScene
from game.ui.widgets.fade import SCENE_BEFORE
from tests.pilot.play import at_title, sit_down, table
from tests.support.pilot import FRAME_MS


def decide(at: TableScene) -> None:
    legal = tuple(at.feed.now().legal)
    at.feed.submit(legal[len(legal) // 2])


@pytest.mark.parametrize(("game", "people"), [("aqua", ("Ana", "Bruno")), ("divercity", ("Ana",))])
@pytest.mark.parametrize("animation", ["full", "none"])
def test_the_next_seat_comes_by_a_cross_fade(
    game: str, people: tuple[str, ...], animation: str, tmp_path: Path
) -> None:
    pilot = sit_down(at_title(tmp_path), *people, game=game)
    while pilot.scene.name != "table":
        pilot.key("Return")
    at = table(pilot)
    for _ in range(4):
        decide(at)
        pilot.settle()
    pilot.app.settings["animation"] = animation
    front, faded, flown = at.desk.state.front, list[float](), 0
    while at.desk.state.front == front:
        decide(at)
        pilot.step(FRAME_MS)
        while at.timeline.busy and at.desk.state.front == front:
            pilot.step(FRAME_MS)
            flown += any(isinstance(node, Travelling) for node in at.stage.nodes)
    while (before := at.stage.get(SCENE_BEFORE)) is not None:
        faded.append(before.alpha)
        assert not any(isinstance(node, Travelling) for node in at.stage.nodes)
        pilot.step(FRAME_MS)
    assert faded == sorted(faded, reverse=True) and (len(faded) > 10) is (animation == "full")
    assert (flown * FRAME_MS >= at.desk.motions.ms("travel") > 0) is ((game, animation) == ("aqua", "full"))
