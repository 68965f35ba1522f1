"""What the player chooses moves: cards rise, come to their cell and back; nothing waits for it, nothing jumps."""

from math import dist, hypot
from pathlib import Path

import pygame
import pytest

from game.games.ecosystem.view.cards import BackFace
from game.games.ecosystem.view.hand_motion import aligned
from game.games.ecosystem.view.pieces import BoardCell, HandCard
from game.ui.engine.sprite import Sprite
from game.ui.lineup import NewGame, SeatChoice
from game.ui.table.changing_face import ChangingFace
from game.ui.table.gliding import spot
from game.ui.table.weight import Dust
from game.units import Placement
from tests.pilot.play import at_title, by_mouse, sit_down, table
from tests.support.pilot import Pilot

HAND = ("bear", "bee", "bee", "fox")


@pytest.mark.parametrize(
    ("after", "gone", "same"),
    [
        (HAND, 1, {0: 0, 1: 1, 2: 2, 3: 3}),
        (("bear", "bee", "fox"), 1, {0: 0, 1: 2, 2: 3}),
        (("bear", "bee", "fox"), 2, {0: 0, 1: 1, 2: 3}),
        (("bear", "bee", "bee", "deer", "fox"), None, {0: 0, 1: 1, 2: 2, 4: 3}),
        (("bear", "bee", "fox"), None, {0: 0, 1: 2, 2: 3}),
        (("bear", "bee"), 3, {}),
        (("hare", "hare", "trout"), 0, {}),
    ],
)
def test_a_card_is_known_again_in_a_hand_that_is_the_same_but_for_one(
    after: tuple[str, ...], gone: int | None, same: dict[int, int]
) -> None:
    assert aligned(HAND, after, gone) == same


def seated(folder: Path, animation: str) -> Pilot:
    return sit_down(at_title(folder, animation=animation), "Ana", "Wren:easy")


def place(pilot: Pilot, name: str) -> Placement:
    sprite = pilot.node(name)
    assert isinstance(sprite, Sprite)
    return spot(sprite)


def test_a_card_comes_from_the_hand_to_its_cell_and_changes_places_with_another(tmp_path: Path) -> None:
    pilot = seated(tmp_path, "full")
    desk = table(pilot).desk
    in_hand, other = place(pilot, "hand/1"), place(pilot, "hand/3")
    desk.press(HandCard(1))
    assert place(pilot, "hand/1") == in_hand, "it rises from where it lay"
    pilot.settle()
    lifted = place(pilot, "hand/1")
    assert lifted.cy < in_hand.cy
    desk.press(BoardCell((0, 0)))
    assert desk.deciding, "nothing waits for it"
    assert place(pilot, "laid") == lifted
    assert pilot.node("laid").z > pilot.node("hand/2").z, "it sets out above its neighbours"
    assert not pilot.node("hand/1").soft, "nor does it fade away where it lay"
    pilot.settle()
    assert pilot.node("laid").z < pilot.node("target-line").z, "it lies below its frame"
    cell = place(pilot, "laid")
    assert cell.cy < lifted.cy - 100
    desk.press(HandCard(3))
    assert (place(pilot, "hand/1"), place(pilot, "laid")) == (cell, other)
    pilot.settle()
    assert (place(pilot, "hand/1"), place(pilot, "laid")) == (in_hand, cell)
    assert desk.step_back()
    assert place(pilot, "hand/3") == cell
    pilot.settle()


def test_a_card_that_is_done_with_on_its_way_leaves_nothing_moved(tmp_path: Path) -> None:
    pilot = seated(tmp_path, "full")
    desk = table(pilot).desk
    desk.press(HandCard(1))
    desk.press(BoardCell((0, 0)))
    pilot.step(48)
    assert desk.confirm()
    pilot.settle()
    moved = {node.name: spot(node) for node in pilot.scene.stage.nodes if isinstance(node, Sprite)}
    desk.show(desk.feed.now())
    assert moved == {node.name: spot(node) for node in pilot.scene.stage.nodes if isinstance(node, Sprite)}
    assert all(node.near == 1 for node in pilot.scene.stage.nodes if isinstance(node, Sprite))


def test_without_motion_a_chosen_card_is_there_at_once(tmp_path: Path) -> None:
    pilot = seated(tmp_path, "none")
    desk = table(pilot).desk
    desk.press(HandCard(1))
    desk.press(BoardCell((0, 0)))
    there = place(pilot, "laid")
    pilot.settle()
    assert place(pilot, "laid") == there


def test_no_gold_shines_where_a_card_was_taken_up_from(tmp_path: Path) -> None:
    pilot = seated(tmp_path, "full")
    pilot.click("hand/3")
    assert "chosen-glow" in pilot.names()
    pilot.grab("hand/3")
    x, y = pilot.node("hand/3").centre
    pilot.carry(x + 60, y - 60)
    pilot.carry(x + 80, y - 80)
    assert "chosen-glow" not in pilot.names()
    pilot.let_go(x + 80, y - 80)
    pilot.click("hand/3")
    assert "chosen-glow" in pilot.names()


def test_the_gold_in_the_hand_comes_with_the_card_that_is_taken_back(tmp_path: Path) -> None:
    pilot = seated(tmp_path, "full")
    desk = table(pilot).desk
    desk.press(HandCard(1))
    pilot.settle()
    home = place(pilot, "hand/1")
    desk.press(BoardCell((0, 0)))
    pilot.settle()
    assert desk.step_back()
    away = home.cy - place(pilot, "hand/1").cy
    while place(pilot, "hand/1") != home:
        left = (home.cy - place(pilot, "hand/1").cy) / away
        assert pilot.node("chosen-glow").alpha == pytest.approx(1 - left, abs=0.01)
        pilot.step(16)
    pilot.settle()
    assert pilot.node("chosen-glow").alpha == 1


def test_alone_a_laid_card_does_not_leave_its_cell_again(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana")
    desk = table(pilot).desk
    desk.press(HandCard(1))
    desk.press(BoardCell((0, 0)))
    pilot.settle()
    cell = place(pilot, "laid")
    assert desk.confirm()
    while pilot.scene.timeline.busy or not pilot.names("card:"):
        pilot.step(16)
        for name in pilot.names("pick/"):
            assert place(pilot, name) == cell


def test_among_others_a_laid_card_waits_on_its_cell_until_all_are_gathered_face_down(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy", "Moss:easy", pace="table")
    desk = table(pilot).desk
    desk.press(HandCard(1))
    desk.press(BoardCell((0, 0)))
    pilot.settle()
    cell, waited, turned = place(pilot, "laid"), 0, False
    assert desk.confirm()
    while "waiting" not in pilot.names() and not pilot.names("card:"):
        pilot.step(16)
        for name in pilot.names("pick/0"):
            waited += place(pilot, name) == cell
            card = pilot.node(name)
            assert isinstance(card, Sprite) and card.cy <= cell.cy, "it does not go down to the hand"
            turned |= card.squeeze == -1 and isinstance(card.side, BackFace)
    assert waited > 5 and turned


def test_where_a_card_is_laid_its_neighbours_give_way_and_dust_flies_there_alone(tmp_path: Path) -> None:
    pilot = seated(tmp_path, "full")
    for _ in range(2):
        by_mouse(pilot)
        pilot.settle()
    pilot.click("hand/1")
    cell = pilot.names("board:")[0]
    place_of_cell = pilot.node(cell).centre
    x, y = cell.removeprefix("board:0/").split(",")
    table(pilot).desk.press(BoardCell((int(x), int(y))))
    pushed, flecks = 0.0, set[str]()
    while pilot.scene.moving:
        pilot.step(16)
        for node in pilot.scene.stage.nodes:
            if isinstance(node, Dust) and node.visible:
                flecks.add(node.name)
                assert dist(node.centre, place_of_cell) < 120, "none where the card came from"
            elif isinstance(node, Sprite) and node.name.startswith("card:"):
                pushed = max(pushed, hypot(*node.aside))
    assert 2.5 < pushed <= 3 and len(flecks) == 4


def unplaced(pilot: Pilot, card: int) -> dict[str, Placement]:
    """Chooses a card without a cell for it; where the hand lies when it is revealed and waits for one."""
    pilot.click(f"hand/{card}")
    pilot.click("done")
    return hand(pilot)


def hand(pilot: Pilot) -> dict[str, Placement]:
    return {name: place(pilot, name) for name in pilot.names("hand/")}


@pytest.mark.parametrize("players", [("Ana",), ("Ana", "Wren:easy"), ("Ana", "Wren:easy", "Moss:easy")])
@pytest.mark.parametrize("card", [0, 4, -1])
def test_a_card_without_a_home_waits_where_it_was_and_covers_none_of_the_others(
    players: tuple[str, ...], card: int, tmp_path: Path
) -> None:
    pilot = sit_down(at_title(tmp_path), *players)
    card %= len(pilot.names("hand/"))
    others = unplaced(pilot, card)
    waits = place(pilot, "waiting")
    for i, other in enumerate(others.values()):
        assert abs(other.cx - waits.cx) > waits.w
        assert (other.cx < waits.cx) == (i < card)


def test_of_two_last_cards_the_other_one_lies_beside_the_one_that_waits(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", "Moss:easy", game="savanna")
    while len(pilot.names("hand/")) > 2:
        by_mouse(pilot)
    unplaced(pilot, 0)
    assert place(pilot, "hand/0").x > place(pilot, "waiting").x + place(pilot, "waiting").w


def test_a_card_of_a_lone_computer_sets_out_from_the_middle_of_its_hidden_hand(tmp_path: Path) -> None:
    pilot = at_title(tmp_path, animation="full")
    pilot.app.start_game(NewGame("forest", (SeatChoice("Wren", 0, "easy"),), {}, 7, {"pace": "table"}))
    for _ in range(400):
        pilot.step(16)
        if "pick/0" in pilot.names():
            break
    others = list(hand(pilot).values())
    middle = (others[0].cx + others[-1].cx) / 2
    assert abs(place(pilot, "pick/0").cx - middle) < 60


@pytest.mark.parametrize("players", [("Ana",), ("Ana", "Wren:easy")])
def test_the_hand_parts_and_closes_without_a_jump(players: tuple[str, ...], tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), *players)
    pilot.click("hand/4")
    lay = hand(pilot)
    del lay["hand/4"]
    stepwise(pilot, list(lay.values()))
    closed = hand(pilot)
    pilot.click(pilot.names("board:")[0])
    assert hand(pilot) == closed, "it stays open for the card while that may still be taken back"
    stepwise(pilot, list(closed.values()))


def stepwise(pilot: Pilot, lay: list[Placement]) -> None:
    """Confirms; from then on no card of the hand goes far in one picture, until hands pass on."""
    assert table(pilot).desk.confirm()
    for _ in range(40):
        pilot.step(16)
        now = list(hand(pilot).values())
        if any(pilot.node(name).scale < 1 for name in hand(pilot)):
            break
        if len(now) == len(lay):
            assert all(dist((a.cx, a.cy), (b.cx, b.cy)) < 40 for a, b in zip(lay, now, strict=True))
            lay = now
    pilot.settle()


def test_a_card_that_is_dropped_keeps_its_rim_until_that_has_faded_and_is_framed_then(tmp_path: Path) -> None:
    pilot = seated(tmp_path, "full")
    x, y = pilot.node("tray").centre
    pilot.grab("hand/1")
    pilot.carry(x, y + 60)
    pilot.carry(x, y)
    pilot.step(200)
    pilot._mouse(pygame.MOUSEBUTTONUP, x, y, button=1)
    card, line = pilot.node("laid"), pilot.node("target-line")
    assert isinstance(card, Sprite) and isinstance(card.face, ChangingFace) and line.alpha < 0.5
    shares = []
    for _ in range(20):
        pilot.step(16)
        shares.append(card.face.share if isinstance(card.face, ChangingFace) else 1.0)
    assert shares == sorted(shares) and shares[0] < 1 == shares[-1] and len(set(shares)) > 3
    pilot.settle()
    assert line.alpha == 1
    pilot.store.close()


@pytest.mark.parametrize("page", ["l", "h"])
def test_a_carried_card_lies_in_the_hand_under_a_page_that_a_key_opens(tmp_path: Path, page: str) -> None:
    pilot = seated(tmp_path, "full")
    scene, home = table(pilot), place(pilot, "hand/1")
    pilot.grab("hand/1")
    x, y = pilot.node("hand/1").centre
    pilot.carry(x + 200, y - 300)
    pilot.step(100)
    assert place(pilot, "hand/1") != home
    pilot.key(page)
    assert pilot.scene is not scene
    under = scene.stage["hand/1"]
    assert isinstance(under, Sprite)
    lies = spot(under)
    assert dist((lies.cx, lies.cy), (home.cx, home.cy)) < 20, "in its place, at most a little raised"
    pilot.store.close()
