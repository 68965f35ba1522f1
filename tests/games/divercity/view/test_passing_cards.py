"""The name on a species card comes and goes on the way between hands, ladder and discards."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.games.divercity.events import CardDrawn, CardRevealed
from game.games.divercity.view.cards import SpeciesFace
from game.games.divercity.view.motion_bricks import WAY
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.table.changing_face import ChangingFace
from tests.support.watching import Step, watched


@pytest.mark.parametrize("animation", ("full", "basic"))
def test_a_revealed_card_lands_on_the_discards_without_a_name_as_they_show_it(tmp_path: Path, animation: str) -> None:
    seen = watched(
        Store.open(tmp_path), "divercity-2", lambda step: isinstance(step.events[0], CardRevealed), animation
    )
    named = []
    for _ in seen.told():
        card = seen.table.stage.get(f"{WAY}card")
        if isinstance(card, Sprite) and card.squeeze > 0:
            named.append(card.face.share if isinstance(card.face, ChangingFace) else 1.0)
    assert max(named) == 1.0 and named[-1] < 0.3
    assert max(abs(a - b) for a, b in pairwise(named)) < 0.6, "the name comes or goes in one picture"


def test_a_drawn_card_has_no_name_on_its_way_to_where_it_has_none(tmp_path: Path) -> None:
    def draws(step: Step) -> bool:
        return any(isinstance(event, CardDrawn) and event.seat == 1 for event in step.events)

    seen, faces = watched(Store.open(tmp_path), "divercity-2", draws), set()
    for _ in seen.told():
        card = seen.table.stage.get(f"{WAY}draw")
        if isinstance(card, Sprite) and isinstance(card.face, SpeciesFace):
            faces.add(card.face.named)
    assert faces == {False}


def test_a_card_drawn_into_the_own_hand_arrives_as_it_lies_there(tmp_path: Path) -> None:
    def draws(step: Step) -> bool:
        return any(isinstance(event, CardDrawn) and event.seat == 0 for event in step.events)

    seen, arriving = watched(Store.open(tmp_path), "divercity-2", draws), list[tuple[object, float, float]]()
    for _ in seen.told():
        card = seen.table.stage.get(f"{WAY}draw")
        if isinstance(card, Sprite):
            arriving.append((card.face, card.cx, card.w))
    lying = [node for node in seen.table.stage.nodes if node.name.startswith("hand/") and isinstance(node, Sprite)]
    assert arriving[-1] in [
        (card.face, pytest.approx(card.cx, abs=0.1), pytest.approx(card.w, abs=0.1)) for card in lying
    ]
