"""Cards that turn face down cost points, and now and then bring some: that is said where they lie."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.ecosystem.events import CardsTurned
from game.games.ecosystem.view.parts.gains import GainFace
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from tests.support.watching import Step, watched


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def cost(step: Step) -> dict[int, int]:
    """By how much the total of each seat changes that turns a card over."""
    turned = {seat for event in step.events if isinstance(event, CardsTurned) for seat, _ in event.cards}
    changes = {seat: sum(step.after[seat].values()) - sum(step.before[seat].values()) for seat in turned}
    return {seat: points for seat, points in changes.items() if points}


@pytest.mark.parametrize("animation", ("full", "basic"))
@pytest.mark.parametrize("name", ("ocean-1", "ocean-2", "ocean-4", "savanna-3", "savanna-4"))
def test_what_turned_cards_cost_stands_on_them(name: str, animation: str, store: Store) -> None:
    seen = watched(store, name, lambda step: bool(cost(step)), animation)
    told: dict[int, int] = {}
    for _ in seen.told():
        for node in seen.table.stage.nodes:
            if isinstance(node, Sprite) and isinstance(node.face, GainFace) and node.name.count("/") == 2:
                told[int(node.name.rpartition("/")[2])] = node.face.points
    assert told == cost(seen.step)
