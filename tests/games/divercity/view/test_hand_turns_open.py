"""A hand that is told its cards by radio turns open."""

from pathlib import Path

from game.games.divercity.events import CardsTold
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from tests.support.watching import Step, watched


def test_a_card_never_waits_on_its_edge_and_all_lie_open_at_last(tmp_path: Path) -> None:
    def told(step: Step) -> bool:
        return any(isinstance(event, CardsTold) and event.to == 0 for event in step.events)

    seen = watched(Store.open(tmp_path), "divercity-2", told)
    on_edge: dict[str, int] = {}
    cards, squeezed = list[Sprite](), set[str]()
    for _ in seen.told():
        cards = [n for n in seen.table.stage.nodes if n.name.startswith("hand/") and isinstance(n, Sprite)]
        for card in cards:
            if abs(card.squeeze) < 0.3:
                on_edge[card.name] = on_edge.get(card.name, 0) + 1
            if card.squeeze < 0:
                squeezed.add(card.name)
    assert len(cards) == len(squeezed) == len(on_edge) == 4
    assert max(on_edge.values()) < 12, "a card stands on its edge and waits"
    assert all(card.squeeze == 1.0 for card in cards)
