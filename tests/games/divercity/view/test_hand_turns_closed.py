"""A hand that was told and is not shown any longer turns over: its cards were backs in one picture."""

from pathlib import Path

from game.games.divercity.events import TurnBegan
from game.games.divercity.view.parts.hand import OwnFace
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from tests.support.watching import Step, watched


def test_the_cards_turn_and_do_not_jump(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    turns: set[int] = set()

    def fades(step: Step) -> bool:
        turns.update(event.turn for event in step.events if isinstance(event, TurnBegan))
        return 9 in turns

    seen = watched(store, "divercity-7", fades)
    card = seen.table.stage["hand/0"]
    assert isinstance(card, Sprite) and isinstance(card.face, OwnFace) and card.face.card.species is not None
    squeezed = [card.squeeze for _ in seen.told() if isinstance(card.back, OwnFace)]
    assert squeezed[0] < -0.9 and squeezed == sorted(squeezed)
    assert isinstance(card.face, OwnFace) and card.face.card.species is None
    assert card.squeeze == 1
    store.close()
