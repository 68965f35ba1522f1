"""The table between two moments: each event changes what was shown a little. Pure, no pixels."""

from dataclasses import replace

from game.core.rules import Event, Seat
from game.games.divercity.components import INDUSTRIALIST_HAND
from game.games.divercity.events import (
    CardDrawn,
    CardRevealed,
    CardsTold,
    CorporationDiscarded,
    CorporationDrawn,
    CorporationRevealed,
    CorporationShuffled,
    DiverUsed,
    HotelBuilt,
    HotelClosed,
    NothingDrawn,
    TokenMoved,
    TurnBegan,
)
from game.games.divercity.state import CardView, DiverCityView, SeatView

_HOLE = CardView(None, -1, None)


def is_hole(card: CardView) -> bool:
    """A card has just left this place of a hand, and none has come yet."""
    return card == _HOLE


def told(view: DiverCityView, event: Event) -> DiverCityView:
    """The view as it is once this event has been seen."""
    match event:
        case TurnBegan(turn, seat):
            return replace(view, turn=turn, active=seat, corporation=None, acted=False)
        case CorporationShuffled(cards):
            return replace(view, corporation_left=cards, corporation_discard=())
        case CorporationRevealed(card, effects, seat, place):
            shown = replace(
                view, corporation=card, pending=effects, corporation_discard=(*view.corporation_discard, card)
            )
            if seat is None:
                return replace(shown, corporation_left=view.corporation_left - 1)
            return _without_agenda(shown, () if place is None else (place,))
        case CorporationDrawn(_, cards):
            drawn = INDUSTRIALIST_HAND - view.agenda_size
            agenda = None if view.agenda is None or cards.value is None else view.agenda + cards.value
            return replace(
                view,
                agenda=agenda,
                agenda_size=INDUSTRIALIST_HAND,
                corporation_left=max(view.corporation_left - drawn, 0),
            )
        case CorporationDiscarded(_, places, cards):
            view = replace(view, corporation_discard=view.corporation_discard + cards)
            return _without_agenda(view, places)
        case CardRevealed(_, species, _, seat, place):
            view = replace(view, species_discard=(*view.species_discard, species))
            if seat is None or place is None:
                return replace(view, species_left=view.species_left - 1)
            return _put(view, seat, place, _HOLE)
        case CardDrawn(seat, place, species):
            view = replace(view, species_left=view.species_left - 1)
            return _put(view, seat, place, CardView(species.value, None, None))
        case NothingDrawn(seat, place):
            hand = view.seats[seat].hand
            return _with_hand(view, seat, hand[:place] + hand[place + 1 :])
        case TokenMoved(species, _, end):
            return replace(view, ladder={**view.ladder, species: end})
        case HotelBuilt(hotel):
            return replace(view, built=(*view.built, hotel))
        case HotelClosed(hotel):
            return replace(view, built=tuple(one for one in view.built if one != hotel))
        case CardsTold(_, to, species):
            return _informed(view, to, species.value)
        case DiverUsed(seat, diver, _):
            one = view.seats[seat]
            return _with(view, seat, replace(one, unused=tuple(name for name in one.unused if name != diver)))
    return view


def _informed(view: DiverCityView, to: Seat, species: tuple[str, ...] | None) -> DiverCityView:
    """A hand has been told: who may know its cards sees them from now on; for the others only the fact is new."""
    hand = view.seats[to].hand
    known = species if species is not None else tuple(card.species for card in hand)
    cards = (CardView(name, card.card, view.turn) for name, card in zip(known, hand, strict=True))
    return _with_hand(view, to, tuple(cards))


def _without_agenda(view: DiverCityView, places: tuple[int, ...]) -> DiverCityView:
    agenda = view.agenda
    if agenda is not None:
        agenda = tuple(card for place, card in enumerate(agenda) if place not in places)
    return replace(view, agenda=agenda, agenda_size=view.agenda_size - len(places))


def _put(view: DiverCityView, seat: Seat, place: int, card: CardView) -> DiverCityView:
    hand = view.seats[seat].hand
    return _with_hand(view, seat, (*hand[:place], card, *hand[place + 1 :]))


def _with_hand(view: DiverCityView, seat: Seat, hand: tuple[CardView, ...]) -> DiverCityView:
    return _with(view, seat, replace(view.seats[seat], hand=hand))


def _with(view: DiverCityView, seat: Seat, one: SeatView) -> DiverCityView:
    return replace(view, seats=(*view.seats[:seat], one, *view.seats[seat + 1 :]))
