"""What is seen of Ocean Corp. when a turn of Mini DiverCity begins."""

from pathlib import Path

from game.games.divercity.events import TurnBegan
from game.games.divercity.view.parts.corporation import CORPORATION_CARD
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from tests.support.watching import Step, watched


def turn_begins(step: Step) -> bool:
    return any(isinstance(event, TurnBegan) for event in step.events)


def test_the_card_of_the_turn_before_turns_over_before_the_next_one_comes(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    seen = watched(store, "divercity-3", turn_begins)
    old = seen.table.stage[CORPORATION_CARD]
    assert isinstance(old, Sprite)
    squeezed = [old.squeeze for _ in seen.told() if seen.table.stage.get(CORPORATION_CARD) is old]
    assert squeezed[0] == 1.0 and min(squeezed) < -0.9
    store.close()
