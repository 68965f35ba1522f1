"""Cards that turn face down or go to the rival change points: that is said where they lie."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.games.ecosystem.actions import Give, Hunt
from game.games.ecosystem.events import CardGiven, CardsTurned
from game.games.ecosystem.view.parts.gains import GainFace
from game.games.ecosystem.view.pieces import HandCard
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.table.points import WAY
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


def test_what_a_card_brings_the_rival_stands_on_it_and_nothing_stays_around_it_in_the_hand(store: Store) -> None:
    def gives(step: Step) -> bool:
        given = any(isinstance(event, CardGiven) for event in step.events)
        return given and sum(step.after[1].values()) > sum(step.before[1].values())

    seen = watched(store, "savanna-1", gives)
    assert isinstance(seen.action, Give)
    hand = seen.table.feed.now().view.seats[0].hand
    seen.table.desk.press(HandCard(hand.index(seen.action.species)))
    seen.pilot.settle()
    assert {"chosen-glow", "done"} <= set(seen.pilot.names())
    points = set()
    for number, _ in enumerate(seen.told()):
        if number and "flying/given" in seen.table.stage:
            assert not {"chosen-glow", "done", "rival-target"} & set(seen.pilot.names()), "they say what can be done"
        for node in seen.table.stage.nodes:
            if isinstance(node, Sprite) and isinstance(node.face, GainFace):
                points.add(node.face.points)
    assert points == {sum(seen.step.after[1].values()) - sum(seen.step.before[1].values())}


def test_the_hand_closes_softly_where_a_card_went_to_the_rival(store: Store) -> None:
    seen = watched(store, "savanna-1", lambda step: any(isinstance(event, CardGiven) for event in step.events))
    assert isinstance(seen.action, Give)
    hand = seen.table.feed.now().view.seats[0].hand
    seen.table.desk.press(HandCard(hand.index(seen.action.species)))
    seen.pilot.settle()
    heights = []
    for _ in seen.told():
        heights.append(
            min(
                node.cy
                for node in seen.table.stage.nodes
                if node.name.startswith("hand/") and isinstance(node, Sprite) and node.visible and node.scale == 1
            )
        )
    assert max(abs(after - before) for before, after in pairwise(heights)) < 25


def test_the_panel_of_a_neighbour_shines_up_before_a_lion_hunts_there(store: Store) -> None:
    def hunts_far(step: Step) -> bool:
        turned = [event for event in step.events if isinstance(event, CardsTurned)]
        return len(turned) == 1 and turned[0].cause == "lion" and all(seat for seat, _ in turned[0].cards)

    seen = watched(store, "savanna-6", hunts_far)
    assert isinstance(seen.action, Hunt)
    shone = 0.0
    for _ in seen.told():
        prey = seen.table.desk.model.view.seats[seen.action.seat].grid[seen.action.prey].id
        card = seen.table.stage[f"mini:{prey}"]
        assert isinstance(card, Sprite)
        if card.squeeze < 1:
            break
        glow = seen.table.stage.get(f"{WAY}glow/seat/{seen.action.seat}")
        shone = max(shone, glow.alpha if glow is not None and glow.visible else 0.0)
    assert shone > 0.9
