"""There is one snail: on the market, with somebody, or on its way between them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.aqua.events import MarketRefilled, SnailTaken
from game.games.aqua.view.parts.market import SnailBox
from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.engine.sprite import Sprite
from game.ui.scene import Scene
from game.ui.table.pool import PaintedNode
from game.ui.table.seats import SeatInfo
from tests.support.pilot import Pilot
from tests.support.watching import Step, Watched, watched


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def begins_a_round(step: Step) -> bool:
    kinds = {type(event) for event in step.events}
    return kinds >= {SnailTaken, MarketRefilled}


def drawn_in_the_box(seen: Watched) -> bool:
    """Whether the box on the market shows a snail, waiting or beside its owner."""
    node = seen.table.stage["snail"]
    assert isinstance(node, PaintedNode)
    box = node.kept or node.drawable
    assert isinstance(box, SnailBox)
    return not box.on_its_way and (box.waits or box.owner is not None)


def test_no_snail_lies_on_the_market_while_one_walks_to_somebody_and_back(store: Store) -> None:
    seen = watched(store, "aqua-2", begins_a_round)
    ways: list[float] = []
    for _ in seen.told():
        snail = seen.table.stage.get("way/snail")
        moved = isinstance(snail, Sprite) and (not ways or snail.cy != ways[-1])
        if moved and isinstance(snail, Sprite):
            assert not drawn_in_the_box(seen)
            ways.append(snail.cy)
    assert drawn_in_the_box(seen)
    turn = ways.index(min(ways))
    assert 5 < turn < len(ways) - 5, "it goes up to a panel and comes back"
    assert abs(ways[0] - ways[-1]) < 60


@pytest.mark.parametrize("last_round", [False, True])
def test_the_words_in_the_box_never_jump(last_round: bool) -> None:
    pilot = Pilot().start(Scene)
    ana = SeatInfo("Ana", 0, False)
    boxes = [SnailBox(waits, False, False, owner, last_round) for waits, owner in ((True, None), (False, ana))]
    boxes = [*boxes, *(replace(box, on_its_way=True) for box in boxes)]
    heights = set()
    for box in boxes:
        canvas = Canvas(pilot.app.look, 164, 150)
        box.paint(canvas, False)
        name = canvas.said[0]
        assert name.text == ("Ana" if box.owner and not box.on_its_way else "Sea snail")
        heights.add(name.box[1])
    assert len(heights) == 1
