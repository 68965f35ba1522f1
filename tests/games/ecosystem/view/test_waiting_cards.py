"""Cards that wait: in the hand, on their cells, on the panels of their owners and beside a neighbour's board."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.games.ecosystem.actions import Place
from game.games.ecosystem.events import HandsDiscarded
from game.games.ecosystem.state import PLACE
from game.games.ecosystem.table_state import EcosystemSeat
from game.games.ecosystem.view.model import WaitingCard
from game.games.ecosystem.view.presenter import _waiting
from game.games.ecosystem.view.tellers import _make_way
from game.ui.engine.timeline import Wait
from game.ui.lessons.decor import VEIL_Z
from game.ui.table.feed import NOTHING, Frame, Now, Situation
from tests.games.ecosystem.view.tables import model, scene, shown, view

ANA, BRUNO, CHLOE = "MZM/SSBT/D.F", "WW.S/CMM", "SSS/.TD"
SIX = (ANA, BRUNO, CHLOE, "R", "FF", "SSSSS/M/M/M")


def test_a_revealed_card_without_a_place_waits_in_the_hand() -> None:
    v = view("T", "M", hand="", phase=PLACE)
    seats = (replace(v.seats[0], waiting="stream"), v.seats[1])
    m = replace(model(replace(v, seats=seats)), gains={(1, 0): 2}, target=(1, 0))
    pilot = shown(m)
    assert pilot.node("waiting").label == "Stream"
    assert pilot.node("ghost").face.species == "stream"


def test_cards_that_wait_for_their_owners_lie_on_the_panels_and_revealed_ones_in_the_middle() -> None:
    v = view("", "", "", hand="")
    pilot = shown(model(v, waiting=(WaitingCard(1, "fox", "panel"),)))
    card, panel = pilot.node("pick/1"), pilot.node("seat/1")
    assert panel.x < card.x < panel.x + panel.w
    assert panel.z < card.z < VEIL_Z, "it lies bright over the veil and the note of a lesson"
    revealed = tuple(WaitingCard(seat, "fox", "slot") for seat in range(3))
    pilot = shown(model(v, waiting=revealed, telling=True))
    slots = scene(pilot).parts.slots
    assert [pilot.node(f"pick/{seat}").centre for seat in range(3)] == [(slot.cx, slot.cy) for slot in slots]


def test_beside_the_board_of_another_seat_its_card_waits_and_nothing_can_be_confirmed() -> None:
    m = replace(model(view("T", "M", hand="")), planned=True, unplaced=True, keeps=True)
    pilot = shown(m)
    assert {"done", "done-caption", "keep"} <= set(pilot.names())
    scene(pilot).show(replace(m, front=1, peeks=True, waiting=(WaitingCard(1, "fox", "board"),)))
    assert not {"done", "done-caption", "keep"} & set(pilot.names())
    card, tray = pilot.node("pick/1"), pilot.node("tray")
    assert card.x > tray.x + tray.w and card.y + card.h < pilot.node("waits").y


def test_while_others_choose_a_laid_card_lies_on_its_cell_and_beside_another_board_in_the_hand() -> None:
    v = replace(view("T", "M", hand="MB"), plans={0: Place(0, (1, 0))})
    m = model(v, waiting=(WaitingCard(0, "stream", "hand"),))
    pilot = shown(m)
    parts = scene(pilot).parts
    cell, in_hand = parts.place_of(0, (1, 0)), pilot.node("hand/1").centre
    assert pilot.node("pick/0").centre == (cell.cx, cell.cy)
    scene(pilot).show(replace(m, front=1))
    assert pilot.node("pick/0").y > cell.y + cell.h, "that board has no cell for it"
    assert pilot.node("hand/1").centre != in_hand, "the hand makes room"
    scene(pilot).show(m)
    assert pilot.node("pick/0").centre == (cell.cx, cell.cy)
    assert pilot.node("hand/1").centre == in_hand


def test_while_something_is_told_a_waiting_card_stays_where_it_was_moved_to() -> None:
    m = model(view("", "", "", hand=""), waiting=(WaitingCard(1, "fox", "slot"),), telling=True)
    pilot = shown(m)
    card = pilot.node("pick/1")
    card.x, card.y = 100, 200
    scene(pilot).show(replace(m, banner="something else"))
    assert (pilot.node("pick/1").x, pilot.node("pick/1").y) == (100, 200)


@pytest.mark.parametrize(
    ("decider", "actors", "gone"),
    [(0, (0,), [1, 3]), (0, (0, 1), [1, 3]), (0, (1,), []), (None, (0,), []), (None, (), [])],
)
def test_before_a_decision_here_the_revealed_cards_on_small_boards_go_to_the_panels(
    decider: int | None, actors: tuple[int, ...], gone: list[int]
) -> None:
    """Seat 0 has the large board, and seat 2 no card that waits."""
    small = view("", "", "", "", hand="")
    seats = tuple(replace(one, waiting=None if seat == 2 else "fox") for seat, one in enumerate(small.seats))
    here = SimpleNamespace(situation=SimpleNamespace(decider=decider), view=SimpleNamespace(actors=actors))
    act: Any = SimpleNamespace(frame=here, after=replace(small, seats=seats))
    parts = SimpleNamespace(is_small=lambda seat: seat != 0)
    steps = [Wait(0.0) for _ in seats]
    flights: Any = SimpleNamespace(parts=parts, to_panel=lambda seat: [steps[seat]])
    assert _make_way(act, flights) == [steps[seat] for seat in gone]


def waiting(
    *seats: EcosystemSeat, peeks: bool = False, front: int = 0, telling: bool = False
) -> list[tuple[int, str]]:
    """Where the cards of a table lie that seat 0 decides at: seat and spot."""
    v = replace(view(*("M" for _ in seats), phase=PLACE), seats=seats)
    events = (HandsDiscarded(),) if telling else ()
    frame = Frame(v, events, 4, Situation(Now.DECISION, 0, 0, 0), NOTHING)
    return [(card.seat, card.spot) for card in _waiting(frame, 0, front, peeks)]


def test_where_a_card_waits_that_has_no_place_yet() -> None:
    seat = view("M").seats[0]
    picked, revealed = replace(seat, pick="fox"), replace(seat, waiting="fox")
    assert waiting(picked, revealed, revealed) == [(0, "hand"), (1, "panel"), (2, "panel")]
    assert waiting(picked, revealed, revealed, peeks=True, front=2) == [(0, "hand"), (1, "panel"), (2, "board")]
    assert waiting(revealed, seat, revealed) == [(2, "panel")], "whoever decides holds the own one in the hand"
    assert waiting(revealed, revealed, front=1) == [], "nor does one lie on the panel of the board in the middle"
    assert waiting(revealed, peeks=True) == []
    assert waiting(revealed, revealed, telling=True) == [(0, "slot"), (1, "slot")]
    assert waiting(revealed, telling=True) == [(0, "hand")], "alone nothing is compared in the middle"
