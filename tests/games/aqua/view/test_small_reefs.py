"""The small reefs of the others: they grow and shrink to another scale, and begin at the right one."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.others import OthersPart
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Tween
from game.ui.table.pool import NodePool
from game.units import Rect
from tests.games.aqua.view.states import game_until, presenter, state_of

ZONE = Rect(1300, 80, 280, 240)


@pytest.fixture(scope="module")
def shown() -> TableModel:
    return presenter().model(state_of(game_until(lambda view: view.phase == "grow" and view.round > 8), Choice()))


class Easings:
    """Movements of the theme that are only noted."""

    def tween(self, name: str, node: object, delay: float = 0.0, **to: float) -> list[Tween]:
        """All properties in 100 ms."""
        return [Tween(node, prop, value, 100, lambda share: share) for prop, value in to.items()]


def with_reef(m: TableModel, size: int) -> TableModel:
    """The same moment while the neighbour has so many tiles."""
    areas, seat = list(m.view.areas), 1 - m.front
    whole = areas[seat]
    areas[seat] = replace(whole, tiles=whole.tiles[:size], edges=dict(list(whole.edges.items())[:size]))
    return replace(m, view=replace(m.view, areas=tuple(areas)))


def test_a_small_reef_eases_to_another_scale_and_not_twice(shown: TableModel) -> None:
    stage, eased = Stage(), list[Tween]()
    hands: Any = SimpleNamespace(
        stage=stage, pool=NodePool(stage), motions=Easings(), aside=lambda *tweens: eased.extend(tweens), press=print
    )
    part, seat = OthersPart(hands, (ZONE,)), 1 - shown.front

    def show(size: int) -> list[Tween]:
        eased.clear()
        part.show(with_reef(shown, size))
        hands.pool.reconcile()
        return eased

    assert show(2) == [], "it begins where it lies"
    first = part.camera(seat)
    assert {tween.prop: tween.to for tween in show(9)} == {
        "x": part.camera(seat).x, "y": part.camera(seat).y, "edge": part.camera(seat).edge
    }  # fmt: skip
    assert part.camera(seat).edge < first.edge
    assert show(9) == [], "it is on its way"
