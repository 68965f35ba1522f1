"""What an event does to a view: one small function for each kind of event.

The views between the events of one action are what everybody has been told so far. Somebody decides in them only as
soon as nothing more is to be told: the last event of an action leads to the view of the next decision.
"""

from dataclasses import replace
from functools import singledispatch

from game.core.rules import Event, Seat, Secret
from game.games.ecosystem import draft
from game.games.ecosystem.actions import Flip, Hunt
from game.games.ecosystem.ending import choosers
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
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.scoring import result
from game.games.ecosystem.state import GIVE, HUNT, OVER, PICK, PLACE, EcosystemView, SeatView


@singledispatch
def after(event: Event, v: EcosystemView) -> EcosystemView:
    """The view after an event that is redacted for its viewer. Raises TypeError for an event of another game."""
    raise TypeError(f"Ecosystem has no event {type(event).__name__}.")


# -- the draft


@after.register
def _dealt(event: Dealt, v: EcosystemView) -> EcosystemView:
    dealt = replace(
        v,
        seats=tuple(_with_cards(v, seat, event.count, cards) for seat, cards in zip(v.seats, event.hands)),
        neutral_hand=v.neutral_hand + event.count if v.players == 2 else 0,
        deck_left=v.deck_left - event.count * len(event.hands),
        round=event.round,
        passing=draft.passing(event.round),
    )
    return _picking(dealt, turn=1)


@after.register
def _discarded(event: HandsDiscarded, v: EcosystemView) -> EcosystemView:
    seats = tuple(replace(seat, hand_size=0, hand=None if seat.hand is None else ()) for seat in v.seats)
    return replace(v, seats=seats, neutral_hand=0)


@after.register
def _picked(event: Picked, v: EcosystemView) -> EcosystemView:
    left = _without_card(v.seats[event.seat], event.species.value)
    chosen = _with_seat(v, event.seat, replace(left, chosen=True, pick=event.species.value))
    return _has_chosen(chosen, event.seat)


@after.register
def _revealed(event: Revealed, v: EcosystemView) -> EcosystemView:
    cards = dict(event.cards)
    seats = (replace(old, chosen=False, pick=None, waiting=cards.get(seat)) for seat, old in enumerate(v.seats))
    revealed = replace(v, seats=tuple(seats), phase=PLACE)
    if event.neutral is not None:
        pile = (*(v.neutral_pile or ()), event.neutral)
        revealed = replace(revealed, neutral_pile=pile, neutral_hand=v.neutral_hand - 1)
    return _placing(revealed)


@after.register
def _passed(event: HandsPassed, v: EcosystemView) -> EcosystemView:
    seats = (
        seat if cards.value is None else replace(seat, hand=v.played.in_order(cards.value))
        for seat, cards in zip(v.seats, event.hands)
    )
    return _picking(replace(v, seats=tuple(seats)), v.turn + 1)


# -- the ecosystems


@after.register
def _placed(event: CardPlaced, v: EcosystemView) -> EcosystemView:
    old = v.seats[event.seat]
    grid = old.grid.with_card(event.cell, event.card)
    effect = v.played.usable(event.card.species, event.seat, grid)
    seat = replace(old, grid=grid, waiting=None, effect=effect.kind if effect else "")
    return _placing(_with_seat(v, event.seat, seat))


@after.register
def _swapped(event: CardsSwapped, v: EcosystemView) -> EcosystemView:
    return _used(v, event.seat, v.seats[event.seat].grid.swapped(event.a, event.b))


@after.register
def _moved(event: CardMoved, v: EcosystemView) -> EcosystemView:
    return _used(v, event.seat, v.seats[event.seat].grid.moved(event.start, event.end))


@after.register
def _declined(event: EffectDeclined, v: EcosystemView) -> EcosystemView:
    return _used(v, event.seat, v.seats[event.seat].grid)


# -- the solo challenge


@after.register
def _given(event: CardGiven, v: EcosystemView) -> EcosystemView:
    rival = v.seats[event.seat]
    given = replace(rival, grid=rival.grid.with_card(event.cell, event.card))
    return replace(v, seats=(_without_card(v.seats[0], event.card.species), given), actors=())


@after.register
def _drawn(event: CardsDrawn, v: EcosystemView) -> EcosystemView:
    seat = _with_cards(v, v.seats[event.seat], event.count, event.species)
    drawn = replace(_with_seat(v, event.seat, seat), deck_left=v.deck_left - event.count)
    return _picking(drawn, v.turn + 1)


# -- the ending


@after.register
def _turning_began(event: TurningBegan, v: EcosystemView) -> EcosystemView:
    return _turning(replace(v, phase=event.phase))


@after.register
def _flip_chosen(event: FlipChosen, v: EcosystemView) -> EcosystemView:
    chosen = v
    if event.choice.value is not None:
        old = v.seats[event.seat]
        flip = Flip(event.seat, *event.choice.value)
        chosen = _with_seat(v, event.seat, replace(old, turnings=(*old.turnings, flip)))
    return _has_chosen(chosen, event.seat) if event.done else chosen


@after.register
def _turned(event: CardsTurned, v: EcosystemView) -> EcosystemView:
    """Cards that were hunted were chosen in the same moment."""
    seats = []
    for seat, old in enumerate(v.seats):
        cells = [cell for owner, cell in event.cards if owner == seat]
        hunts = (Hunt(seat, cell) for cell in cells if v.phase == HUNT)
        seats.append(replace(old, grid=old.grid.turned(cells), turnings=(*old.turnings, *hunts)))
    turned = replace(v, seats=tuple(seats))
    return _turning(turned) if v.phase == HUNT else turned


@after.register
def _ended(event: GameEnded, v: EcosystemView) -> EcosystemView:
    return replace(v, phase=OVER, actors=(), outcome=result(v.played, v.sheets, v.rival))


# -- who decides next


def _picking(v: EcosystemView, turn: int) -> EcosystemView:
    return replace(v, turn=turn, phase=PICK, actors=tuple(range(v.players)))


def _has_chosen(v: EcosystemView, seat: Seat) -> EcosystemView:
    return replace(v, actors=tuple(actor for actor in v.actors if actor != seat))


def _placing(v: EcosystemView) -> EcosystemView:
    busy = tuple(number for number, seat in enumerate(v.seats) if seat.waiting or seat.effect)
    if not busy and v.players == 1:
        return replace(v, phase=GIVE, actors=(0,))
    return replace(v, actors=busy[:1])


def _turning(v: EcosystemView) -> EcosystemView:
    return replace(v, actors=choosers(v.played, v.phase, [(seat.grid, seat.turnings) for seat in v.seats]))


# -- bricks


def _with_seat(v: EcosystemView, number: Seat, seat: SeatView) -> EcosystemView:
    return replace(v, seats=(*v.seats[:number], seat, *v.seats[number + 1 :]))


def _with_cards(v: EcosystemView, seat: SeatView, count: int, cards: Secret[tuple[str, ...]]) -> SeatView:
    hand = None if seat.hand is None else v.played.in_order((*seat.hand, *(cards.value or ())))
    return replace(seat, hand_size=seat.hand_size + count, hand=hand)


def _without_card(seat: SeatView, species: str | None) -> SeatView:
    """The seat with a card less in its hand; which one is known where the hand is."""
    hand = seat.hand
    if hand is not None and species is not None:
        place = hand.index(species)
        hand = hand[:place] + hand[place + 1 :]
    return replace(seat, hand_size=seat.hand_size - 1, hand=hand)


def _used(v: EcosystemView, number: Seat, grid: Grid) -> EcosystemView:
    """The effect of a seat was used or declined."""
    return _placing(_with_seat(v, number, replace(v.seats[number], grid=grid, effect="")))
