"""What is seen of the hands and of the points when a round ends."""

from pathlib import Path

from game.core.record import Record
from game.core.session import Session
from game.games.ecosystem.actions import Place
from game.games.ecosystem.events import Dealt, HandsDiscarded
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.table.points import Told
from game.ui.table.pool import PaintedNode
from game.ui.table.scene import TableScene
from tests.support.listening import recorded
from tests.support.pilot import FRAME_MS
from tests.support.watching import Step, sit_at, watched


def hands_leave(step: Step) -> bool:
    return any(isinstance(event, HandsDiscarded) for event in step.events)


def test_the_last_card_of_a_round_glides_away_before_the_next_hand_is_dealt(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    seen = watched(store, "savanna-3", hands_leave)
    card = next(node for node in seen.table.stage.nodes if node.name.startswith("hand/"))
    assert isinstance(card, Sprite)
    seen_as = [(card.alpha, card.scale) for _ in seen.told() if seen.table.stage.get(card.name) is card]
    assert seen_as[0] == (1.0, 1.0) and min(seen_as)[0] < 1 and min(scale for _, scale in seen_as) < 0.35
    store.close()


def last_turn_of_a_round(store: Store, animation: str) -> TableScene:
    """A table at which the last cards of the first round are on their way."""
    game, actions = recorded("forest-3")
    for action in actions:
        game.submit(action)
    dealt = next(i for i, entry in enumerate(game.entries) if any(isinstance(e, Dealt) for e in entry.events))
    placed = max(i for i, action in enumerate(actions[:dealt]) if isinstance(action, Place) and action.seat == 0)
    _, table = sit_at(store, Session(game.game, Record(game.record.header, game.record.actions[:placed])), animation)
    for action in actions[placed : dealt + 1]:
        table.feed.submit(action)
    return table


def test_the_points_of_the_last_card_have_arrived_before_the_next_round_is_announced(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    table = last_turn_of_a_round(store, "full")
    total = table.stage["score/total"]
    assert isinstance(total, PaintedNode)
    arrived = [True]
    while table.shell.stack.top is table:
        table.update(FRAME_MS)
        arrived.append(total.kept is None)
    assert table.shell.stack.top.name == "round-pause"
    assert False in arrived and all(arrived[-12:]), "and their row has begun to shine"
    store.close()


def test_points_that_do_not_fly_are_read_before_the_next_round_is_announced(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    table = last_turn_of_a_round(store, "basic")
    read_ms = 0.0
    while table.shell.stack.top is table:
        table.update(FRAME_MS)
        read_ms += FRAME_MS * any(isinstance(node, Told) and node.alpha == 1 for node in table.stage.nodes)
    assert read_ms >= table.motion("reveal_hold").ms > 0
    store.close()


def test_nothing_shines_through_cards_on_most_of_their_way(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    seen = watched(store, "savanna-3", hands_leave)
    pale: dict[str, int] = {}
    for _ in seen.told():
        for node in seen.table.stage.nodes:
            if node.name.startswith("hand/") and 0 < node.alpha < 1:
                pale[node.name] = pale.get(node.name, 0) + 1
    assert max(pale.values(), default=0) * FRAME_MS < 60
    store.close()
