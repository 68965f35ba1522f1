"""Apply events: one reducer for the full position and for every view.

Between the events of one action no seat may act: only the last one leads to the next decision or to the end.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from game.core.rules import Event, Seat
from game.games.ecosystem.actions import Flip, Hunt
from game.games.ecosystem.events import (
    CardGiven,
    CardMoved,
    CardPlaced,
    CardsDrawn,
    CardsSwapped,
    CardsTurned,
    Dealt,
    EffectDeclined,
    FlipChosen,
    GameEnded,
    HandsDiscarded,
    HandsPassed,
    Picked,
    Revealed,
    TurningBegan,
)
from game.games.ecosystem.hand import Hand
from game.games.ecosystem.table_state import GIVE, HUNT, OVER, PICK, PLACE, EcosystemSeat, TableState

T = TypeVar("T", bound=TableState)


def after(table: T, event: Event) -> T:
    """Return the table after an event.

    Args:
        table: the full position, or a view.
        event: for a view, redacted for its viewer.

    Raises:
        TypeError: it is an event of another game.
    """
    match event:
        case Dealt(round_, count, hands):
            dealt = (hand.with_cards(count, new.value) for hand, new in zip(table.hands, hands))
            left = table.deck_left - count * len(hands)
            return _picking(table, dealt, turn=1, round=round_, deck_left=left)
        case HandsDiscarded():
            return table.with_hands(hand.emptied for hand in table.hands)
        case Picked(seat, species):
            hand = table.seats[seat].cards.without(species.value)
            return _decided(table, seat, cards=hand, chosen=True, pick=species.value)
        case Revealed():
            return _revealed(table, event)
        case HandsPassed():
            return _picking(table, table.passed_hands(event), table.turn + 1)
        case CardPlaced(seat, card, cell):
            grid = table.seats[seat].grid.with_card(cell, card)
            effect = table.played.usable(card.species, seat, grid)
            return _placing(table, _seats(table, seat, grid=grid, waiting=None, effect=effect.kind if effect else ""))
        case CardsSwapped(seat, a, b):
            return _placing(table, _seats(table, seat, grid=table.seats[seat].grid.swapped(a, b), effect=""))
        case CardMoved(seat, start, end):
            return _placing(table, _seats(table, seat, grid=table.seats[seat].grid.moved(start, end), effect=""))
        case EffectDeclined(seat):
            return _placing(table, _seats(table, seat, effect=""))
        case CardGiven(_, card, cell):
            giver, receiver = table.seats
            giver = replace(giver, cards=giver.cards.without(card.species))
            receiver = replace(receiver, grid=receiver.grid.with_card(cell, card))
            return replace(table, seats=(giver, receiver), actors=())
        case CardsDrawn(_, count, new):
            drawn = (hand.with_cards(count, new.value) for hand in table.hands)
            return _picking(table, drawn, table.turn + 1, deck_left=table.deck_left - count)
        case TurningBegan(phase):
            return replace(table, phase=phase, actors=table.choosers(phase))
        case FlipChosen():
            return _flip_chosen(table, event)
        case CardsTurned():
            return _turned(table, event)
        case GameEnded():
            return replace(table, phase=OVER, actors=(), outcome=table.leading)
    raise TypeError(f"Ecosystem has no event {type(event).__name__}.")


def _revealed(table: T, event: Revealed) -> T:
    if event.neutral is not None:
        pile = (*(table.neutral_pile or ()), event.neutral)
        table = replace(
            table, neutral_pile=pile, neutral_cards=table.neutral_cards.without_place(table.neutral_place)
        )
    seats = (replace(table.seats[seat], chosen=False, pick=None, waiting=card) for seat, card in event.cards)
    return _placing(table, (*seats, *table.seats[table.players :]))


def _flip_chosen(table: T, event: FlipChosen) -> T:
    turnings = table.seats[event.seat].turnings
    if event.choice.value is not None:
        turnings = (*turnings, Flip(event.seat, *event.choice.value))
    if event.done:
        return _decided(table, event.seat, turnings=turnings)
    return replace(table, seats=_seats(table, event.seat, turnings=turnings))


def _turned(table: T, event: CardsTurned) -> T:
    """Turn cards face down; prey is also recorded as chosen, since nothing else tells of a hunt."""
    hunted = table.phase == HUNT
    seats = list(table.seats)
    for number, cell in event.cards:
        old = seats[number]
        hunts = (Hunt(number, cell),) if hunted else ()
        seats[number] = replace(old, grid=old.grid.turned((cell,)), turnings=old.turnings + hunts)
    turned = replace(table, seats=tuple(seats))
    return replace(turned, actors=turned.choosers(HUNT)) if hunted else turned


# -- who acts next


def _picking(table: T, hands: Iterable[Hand], turn: int, **changes: Any) -> T:
    """Return the table at the start of a turn, in which every player picks from a new hand."""
    return table.with_hands(hands, turn=turn, phase=PICK, actors=tuple(range(table.players)), **changes)


def _decided(table: T, seat: Seat, **changes: Any) -> T:
    """Return the table with changes to a seat that has decided and no longer acts."""
    left = tuple(actor for actor in table.actors if actor != seat)
    return replace(table, seats=_seats(table, seat, **changes), actors=left)


def _placing(table: T, seats: tuple[EcosystemSeat, ...]) -> T:
    """Return the table with new seats; the first one with a card to place or an effect to use acts next."""
    busy = tuple(number for number, seat in enumerate(seats) if seat.waiting or seat.effect)
    if not busy and table.players == 1:
        return replace(table, seats=seats, phase=GIVE, actors=(0,))
    return replace(table, seats=seats, phase=PLACE, actors=busy[:1])


def _seats(table: TableState, number: Seat, **changes: Any) -> tuple[EcosystemSeat, ...]:
    """Return all seats, with changes to one of them."""
    seat = replace(table.seats[number], **changes)
    return (*table.seats[:number], seat, *table.seats[number + 1 :])
