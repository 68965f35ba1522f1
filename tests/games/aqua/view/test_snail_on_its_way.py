"""There is one snail: on the market, with somebody, or on its way between them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.aqua.events import MarketRefilled, SnailTaken
from game.games.aqua.view.parts.market import SnailBox
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.table.pool import PaintedNode
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
    return box.waits or box.owner is not None


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
