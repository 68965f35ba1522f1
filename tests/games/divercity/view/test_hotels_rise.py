"""A hotel rises and sinks on its own island, and the sky over it changes with it."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.games.divercity.events import HotelBuilt, HotelClosed
from game.games.divercity.view.motion_bricks import WAY
from game.profile.store import Store
from tests.support.watching import Watched, watched


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store.open(tmp_path)
    yield kept
    kept.close()


def hotels(seen: Watched, kind: type[HotelBuilt] | type[HotelClosed]) -> list[str]:
    return [event.hotel for event in seen.step.events if isinstance(event, kind)]


@pytest.mark.parametrize("kind", (HotelBuilt, HotelClosed))
def test_a_hotel_never_leaves_its_island_and_the_sky_fades(
    store: Store, kind: type[HotelBuilt] | type[HotelClosed]
) -> None:
    seen = watched(store, "divercity-2", lambda step: any(isinstance(event, kind) for event in step.events))
    [hotel, *_] = hotels(seen, kind)
    stage = seen.table.stage
    island = stage.get(f"hotel/{hotel}")
    assert island is not None
    heights, skies = [], []
    for _ in seen.told():
        building, ground = stage.get(f"{WAY}hotel/{hotel}"), stage.get(f"{WAY}ground/{hotel}")
        if building is not None:
            _, top, _, h = building.bounds
            assert island.y <= top and top + h <= island.y + island.h + 0.5, "it lies on what stands beside it"
            assert ground is not None, "the sky changes in one picture"
            heights.append(h)
            skies.append(ground.alpha)
    assert len(heights) > 10 and heights[0] != heights[-1]
    assert max(abs(a - b) for a, b in pairwise(skies)) < 0.4, "the sky changes in one picture"
    assert (skies[0] < 0.5) is (kind is HotelBuilt)
