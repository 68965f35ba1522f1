"""A new round: only cards from the deck are dealt; the one that was left stays in the hand."""

from itertools import pairwise
from pathlib import Path

from game.games.ecosystem.events import Dealt
from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.cards import CardFace
from game.profile.store import Store
from tests.support.watching import watched


def test_the_card_that_was_left_is_seen_all_the_time_while_the_others_are_dealt(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    told = watched(store, "forest-3", lambda step: any(isinstance(event, Dealt) for event in step.events))
    (left,) = told.table.desk.state.view.seats[0].hand
    way, most = [], 0
    for _ in told.told():
        nodes = [node for node in told.table.stage.nodes if node.name.startswith("hand/")]
        hand = [node for node in nodes if isinstance(node, CardSprite)]
        kept = [
            card for card in hand if isinstance(card.face, CardFace) and card.face.species == left and card.alpha == 1
        ]
        assert kept, "it is not dealt again"
        if len(kept) == 1:
            way.append(kept[0].cx)
        most = max(most, len(hand))
    assert most == 11 and max(abs(a - b) for a, b in pairwise(way)) < 80
    store.close()
