"""Rings on the water are passing, and are there only in full motion."""

import pytest

from game.games.aqua.view.ripple import Ripple, ripples
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Timeline
from game.ui.scene import Scene
from game.ui.table.motions import Motions
from tests.support.pilot import Pilot


@pytest.mark.parametrize(("animation", "rings"), [("full", 2), ("basic", 0), ("none", 0)])
def test_rings_widen_and_go(animation: str, rings: int) -> None:
    stage, timeline = Stage(), Timeline()
    motions = Motions(Pilot(animation=animation).start(Scene).app)
    timeline.aside(*ripples([(400, 300), (500, 360)], 60, stage, motions))
    widths = []
    for _ in range(40):
        timeline.update(16)
        widths.append([node.bounds[2] for node in stage.nodes if isinstance(node, Ripple) and node.visible])
    assert len(widths[0]) == rings and widths[-1] == []
    assert not rings or widths[0] < widths[5]
