"""What is seen of the hands when a round of Savanna ends."""

from pathlib import Path

from game.games.ecosystem.events import HandsDiscarded
from game.profile.store import Store
from tests.support.watching import Step, watched


def hands_leave(step: Step) -> bool:
    return any(isinstance(event, HandsDiscarded) for event in step.events)


def test_the_last_card_of_a_round_glides_away_before_the_next_hand_is_dealt(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    seen = watched(store, "savanna-3", hands_leave)
    card = next(node for node in seen.table.stage.nodes if node.name.startswith("hand/"))
    faded = [card.alpha for _ in seen.told() if seen.table.stage.get(card.name) is card]
    assert faded[0] == 1.0 and min(faded) < 0.1
    store.close()
