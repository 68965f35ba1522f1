"""The rows that are counted last darken the cards beside them: softly."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.games.ecosystem.events import GameEnded
from game.games.ecosystem.view.card_nodes import CardSprite
from game.profile.store import Store
from tests.support.watching import Watched, watched


def last_decision(path: Path, animation: str) -> Watched:
    """The decision that ends a game with rows that are counted last."""
    ends = watched(
        Store.open(path), "savanna-3", lambda step: any(isinstance(e, GameEnded) for e in step.events), animation
    )
    ends.pilot.settle()
    return ends


def darkness(seen: Watched) -> dict[str, float]:
    """How dark each card on a board is."""
    cards = [n for n in seen.table.stage.nodes if isinstance(n, CardSprite) and n.cell is not None and n.visible]
    return {card.name: card.tinted if card.tint else 0.0 for card in cards}


def test_cards_beside_a_counted_row_darken_and_clear_step_by_step(tmp_path: Path) -> None:
    """The last moment belongs to the score page, to which the table fades as it was seen."""
    seen, moments = last_decision(tmp_path, "full"), []
    for _ in seen.told():
        moments.append(darkness(seen))
    steps = [
        abs(after[name] - before[name])
        for before, after in pairwise(moments[:-1])
        for name in before.keys() & after.keys()
    ]
    assert max(max(moment.values()) for moment in moments) == 1.0
    assert max(steps) < 0.5


@pytest.mark.parametrize("animation", ("full", "none"))
def test_after_the_fade_only_the_row_is_bright(tmp_path: Path, animation: str) -> None:
    seen, dark = last_decision(tmp_path, animation), []
    for _ in seen.told():
        dark.append(darkness(seen))
    assert {0.0, 1.0} >= set(dark[-2].values())


def test_a_ring_comes_and_goes_with_its_row(tmp_path: Path) -> None:
    seen, first = last_decision(tmp_path, "full"), {}
    for _ in seen.told():
        for node in seen.table.stage.nodes:
            if node.name.startswith(("lit:", "flying/lit:")):
                first.setdefault(node.name, node.alpha)
    assert any(name.startswith("flying/") for name in first)
    assert all((alpha > 0.5) == name.startswith("flying/") for name, alpha in first.items())
