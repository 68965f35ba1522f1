"""Cards that change places go around each other, with their marks, and the boards make room for them."""

from collections.abc import Iterator
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest

from game.games.ecosystem.events import CardMoved, CardPlaced, CardsSwapped, FlipChosen
from game.games.ecosystem.view.card_nodes import CardSprite, Mark
from game.games.ecosystem.view.cards import CardFace
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import TableScene
from tests.pilot.play import decide, seen, sit_down
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.watching import Step, watched


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def cards(table: TableScene, family: str) -> dict[str, CardSprite]:
    nodes = (node for node in table.stage.nodes if node.name.startswith(family))
    return {node.name: node for node in nodes if isinstance(node, CardSprite)}


@pytest.mark.parametrize(("seat", "family", "furthest"), [(0, "card:", 45.0), (1, "mini:", 15.0)])
def test_a_board_makes_room_for_a_card_that_moves(store: Store, seat: int, family: str, furthest: float) -> None:
    def widens(step: Step) -> bool:
        return any(isinstance(event, CardMoved) and event.seat == seat for event in step.events)

    told = watched(store, "ocean-2" if seat == 0 else "ocean-4", widens)
    ways: dict[str, list[tuple[float, float]]] = {}
    for _ in told.told():
        for name, card in cards(told.table, family).items():
            if card.owner == seat:
                ways.setdefault(name, []).append((card.cx, card.cy))
    steps = [dist(a, b) for way in ways.values() for a, b in pairwise(way)]
    assert sum(way[0] != way[-1] for way in ways.values()) > 1, "the others make room"
    assert max(steps) < furthest, "no card jumps"


@pytest.mark.parametrize("game", ["forest-3", "forest-6"])
def test_a_card_has_become_what_lies_on_a_small_board_when_it_is_there(store: Store, game: str) -> None:
    def places(step: Step) -> bool:
        return any(isinstance(event, CardPlaced) and event.seat == 1 for event in step.events)

    told = watched(store, game, places)
    ratios, alphas, card_alphas, arriving = set[float](), list[float](), list[float](), None
    for _ in told.told():
        card, small = (told.table.stage.get(name) for name in ("pick/1", "flying/small/1"))
        if not isinstance(small, Sprite):
            continue
        assert isinstance(card, Sprite) and isinstance(card.face, CardFace)
        ratios.add(round(card.h / card.w, 2))
        alphas.append(small.alpha)
        card_alphas.append(card.alpha)
        arriving = small
    (lying,) = cards(told.table, "mini:1.").values()
    assert ratios == {1.4}, "a card is not drawn out of shape"
    assert alphas == sorted(alphas) and alphas[-1] == 1 == card_alphas[0]
    assert card_alphas == sorted(card_alphas, reverse=True) and card_alphas[-1] == 0
    assert max(map(sum, zip(alphas, card_alphas))) > 1 and min(map(max, zip(alphas, card_alphas))) > 0.5
    assert arriving is not None and arriving.face == lying.face
    assert arriving.w == pytest.approx(lying.w, abs=0.1)


def test_the_mark_of_the_newest_card_goes_with_it(store: Store) -> None:
    told = watched(store, "ocean-2", lambda step: any(isinstance(event, CardMoved) for event in step.events))
    beside = set()
    for _ in told.told():
        mark = told.table.stage["last"]
        assert isinstance(mark, Mark) and mark.on is not None and mark.z > mark.on.z
        reach = mark.on.w / 2
        beside.add(round(mark.x - mark.on.cx - mark.on.aside[0] - reach, 1))
    assert max(beside) - min(beside) < 15, "a larger board has larger cards, and nothing else"


def test_two_cards_of_a_column_pass_beside_each_other(store: Store) -> None:
    def in_a_column(step: Step) -> bool:
        return any(isinstance(e, CardsSwapped) and e.seat == 0 and e.a[0] == e.b[0] for e in step.events)

    told = watched(store, "forest-3", in_a_column)
    swapped = next(event for event in told.step.events if isinstance(event, CardsSwapped))
    grid = told.table.desk.state.view.seats[0].grid
    ids = [f"card:{grid[cell].id}" for cell in (swapped.a, swapped.b)]
    nearest = min(_apart(*(told.table.stage[name] for name in ids)) for _ in told.told())
    assert nearest > 40


def _apart(first: object, second: object) -> float:
    assert isinstance(first, CardSprite) and isinstance(second, CardSprite)
    return dist(*((card.cx + card.aside[0], card.cy + card.aside[1]) for card in (first, second)))


def test_a_card_that_is_to_turn_over_does_so_and_turns_back_when_another_one_is(store: Store) -> None:
    def chooses(step: Step) -> bool:
        return any(isinstance(event, FlipChosen) and event.seat == 0 for event in step.events)

    pilot, table, _, _ = watched(store, "ocean-4", chooses)
    cells = sorted(name for name in pilot.names("may:"))[:2]
    spots = [pilot.node(name).centre for name in cells]
    names = [node.name for x, y in spots if isinstance(node := table.stage.hit(x, y), CardSprite)]
    assert len(names) == 2
    before: dict[str, float] = dict.fromkeys(names, 1.0)
    for looked_at in (0, 1):
        pilot.hover_at(*spots[looked_at])
        for _ in range(40):
            for name in names:
                side = cards(table, name)[name].squeeze
                assert abs(side - before[name]) < 0.35, "no card shows its other side in one picture"
                before[name] = side
            pilot.step(FRAME_MS)
        assert [before[name] for name in names] == [-1.0 if i == looked_at else 1.0 for i in (0, 1)]


def test_what_was_chosen_unseen_turns_over_when_it_is_told(store: Store) -> None:
    def chooses(step: Step) -> bool:
        return any(isinstance(event, FlipChosen) and event.seat == 0 for event in step.events)

    told = watched(store, "ocean-4", chooses)
    ways: dict[str, list[float]] = {}
    for _ in told.told():
        for name, card in cards(told.table, "card:").items():
            ways.setdefault(name, []).append(card.squeeze)
    turning = [way for way in ways.values() if way[0] != way[-1]]
    assert len(turning) == 1 and turning[0][-1] == -1
    assert max(abs(a - b) for a, b in pairwise(turning[0])) < 0.35


def test_the_cards_with_which_a_swap_may_begin_are_marked(store: Store) -> None:
    pilot = sit_down(Pilot(store=store).start(TitleScene), "Ana")
    while not seen(pilot).seats[0].effect:
        decide(pilot)
    assert len(pilot.names("may:")) == len(pilot.names("card:")) > 1
