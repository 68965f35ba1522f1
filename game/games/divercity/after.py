"""Apply events: one reducer for the full position and for every view."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from game.core.rules import Event, Seat
from game.games.divercity.components import BLUE, HOTELS, SPECIES
from game.games.divercity.dive import VACATED, CorporationCard, Dive, HandCard, Phase
from game.games.divercity.events import (
    ActionTaken,
    Asked,
    CardDrawn,
    CardRevealed,
    CardsTold,
    CorporationDiscarded,
    CorporationDrawn,
    CorporationForeseen,
    CorporationOrdered,
    CorporationRevealed,
    CorporationShuffled,
    Dealt,
    DiverUsed,
    EffectBegan,
    GameEnded,
    HandOpened,
    HotelBuilt,
    HotelClosed,
    IndustrialistShown,
    NothingDrawn,
    SpeciesLost,
    SpeciesSaved,
    TokenMoved,
    TurnBegan,
    TurnEnded,
)
from game.games.divercity.state import DiverCityView

D = TypeVar("D", bound=Dive)
T = TypeVar("T")


def after(dive: D, event: Event) -> D:
    """Return the table after an event. Until an `Asked` event, no seat may act.

    Raises:
        TypeError: it is an event of another game.
    """
    if dive.phase not in (Phase.SETTLING, Phase.OVER):
        dive = replace(dive, phase=Phase.SETTLING)
    match event:
        case TurnBegan(turn, seat):
            return replace(dive, turn=turn, active=seat, corporation=None, acted=False).masked()
        case ActionTaken():
            return replace(dive, acted=True)
        case Asked(seat, phase):
            return replace(dive, phase=phase, ordered=seat if phase == Phase.CAPTAIN else None)
        case CardRevealed(_, species, _, seat, place):
            dive = replace(dive, species_discard=(*dive.species_discard, species))
            if seat is None or place is None:
                return replace(dive, species_left=dive.species_left - 1)
            return _with_card(dive, seat, place, VACATED)
        case CardDrawn(seat, place, drawn, number):
            dive = replace(dive, species_left=dive.species_left - 1)
            return _with_card(dive, seat, place, HandCard(drawn.value, number.value))
        case NothingDrawn():
            return _closed_up(dive)
        case CardsTold(_, to, hand, numbers):
            return _told(dive, to, hand.value, numbers.value)
        case HandOpened(seat, opened, cards):
            return _told(dive, seat, opened, cards)
        case TokenMoved(species, _, end):
            return replace(dive, ladder={**dive.ladder, species: end})
        case HotelBuilt(hotel):
            return replace(dive, built=tuple(one for one in HOTELS if one == hotel or one in dive.built))
        case HotelClosed(hotel):
            return replace(dive, built=_without(dive.built, hotel))
        case DiverUsed(seat, diver, _):
            return _with_seat(dive, seat, unused=_without(dive.seats[seat].unused, diver))
        case EffectBegan():
            return replace(dive, pending=dive.pending[1:])
        case GameEnded():
            return _ended(dive, event)
        case Dealt() | TurnEnded() | SpeciesSaved() | SpeciesLost():
            return dive
    return _of_the_corporation(dive, event)


def is_vacated(card: HandCard) -> bool:
    """Return whether a card has left this place of a hand and no other has been drawn yet."""
    return card == VACATED


def undealt(first: DiverCityView) -> DiverCityView:
    """The table before the events of the first deal, which lead from it to the first view of a game.

    The hands lie there already: no event but the first card that is drawn changes them.
    """
    left = first.corporation_left + len(first.corporation_discard) + first.agenda_size
    return replace(
        first,
        ladder=dict.fromkeys(SPECIES, BLUE),
        built=(),
        species_left=first.species_left + len(first.species_discard),
        species_discard=(),
        corporation=None,
        pending=(),
        pile=(CorporationCard(),) * left,
        corporation_discard=(),
        agenda_cards=(),
        phase=Phase.SETTLING,
        ending=None,
    )


def _of_the_corporation(dive: D, event: Event) -> D:
    match event:
        case CorporationShuffled(cards):
            pile = dive.next_pile(cards)
            return replace(dive, pile=pile, corporation_discard=(), shuffles=dive.shuffles + 1)
        case CorporationRevealed(card, effects, _, place):
            dive = replace(dive, corporation=card, pending=effects)
            dive = replace(dive, corporation_discard=(*dive.corporation_discard, card))
            if place is not None:
                return _without_agenda(dive, (place,))
            ahead = max(dive.seen_ahead - 1, 0)
            return replace(dive, pile=dive.pile[1:], foreseen=max(dive.foreseen - 1, 0), seen_ahead=ahead)
        case CorporationDrawn(_, drawn):
            top, *rest = dive.pile
            return replace(dive, pile=tuple(rest), agenda_cards=(*dive.agenda_cards, _known(top, drawn.value)))
        case CorporationForeseen(seen):
            pile = (*map(_known, dive.pile, seen), *dive.pile[len(seen) :])
            return replace(dive, pile=pile, foreseen=len(seen), seen_ahead=len(seen))
        case CorporationOrdered(ordered):
            pile = (*_arranged(dive.pile, ordered), *dive.pile[len(ordered) :])
            return replace(dive, pile=pile, foreseen=len(ordered) if dive.memory_aid else 0).masked()
        case IndustrialistShown(_, shown):
            texts = shown.value or (None,) * dive.agenda_size
            return replace(dive, agenda_cards=tuple(map(_known, dive.agenda_cards, texts)))
        case CorporationDiscarded(_, places, discarded):
            dive = replace(dive, corporation_discard=dive.corporation_discard + discarded)
            return _without_agenda(dive, places)
    raise TypeError(f"Mini DiverCity has no event {type(event).__name__}.")


def _known(card: CorporationCard, text: str | None) -> CorporationCard:
    """The card, of which an event has told the text or not."""
    return card if text is None else replace(card, text=text)


def _arranged(pile: tuple[CorporationCard, ...], texts: tuple[str, ...]) -> Iterable[CorporationCard]:
    """The top cards of the pile in the order of their texts; which of two equal ones comes first does not matter."""
    top = list(pile[: len(texts)])
    for text in texts:
        card = next(card for card in top if card.text == text)
        top.remove(card)
        yield card


def _without_agenda(dive: D, places: tuple[int, ...]) -> D:
    """Remove cards from the industrialist's hand and hide it again from the visionary."""
    left = tuple(card for place, card in enumerate(dive.agenda_cards) if place not in places)
    return replace(dive, agenda_cards=left).masked()


def _told(dive: D, seat: Seat, species: tuple[str, ...] | None, cards: tuple[int, ...] | None) -> D:
    """Mark a hand as told, and show its cards if the event carries them."""
    if species is None or cards is None:
        return _with_seat(dive, seat, hand=tuple(replace(card, told=dive.turn) for card in dive.seats[seat].hand))
    return _with_seat(dive, seat, hand=tuple(HandCard(*known, dive.turn) for known in zip(species, cards)))


def _ended(dive: D, event: GameEnded) -> D:
    """End the game with every hand face up."""
    dive = _closed_up(replace(dive, phase=Phase.OVER, ordered=None, ending=event.reason))
    for seat, (species, numbers) in enumerate(zip(event.hands, event.cards)):
        told = [card.told for card in dive.seats[seat].hand]
        dive = _with_seat(dive, seat, hand=tuple(map(HandCard, species, numbers, told)))
    return dive


def _closed_up(dive: D) -> D:
    """Close the gaps in all hands."""
    for seat, one in enumerate(dive.seats):
        if VACATED in one.hand:
            dive = _with_seat(dive, seat, hand=_without(one.hand, VACATED))
    return dive


def _with_card(dive: D, seat: Seat, place: int, card: HandCard) -> D:
    hand = dive.seats[seat].hand
    return _with_seat(dive, seat, hand=(*hand[:place], card, *hand[place + 1 :]))


def _with_seat(dive: D, seat: Seat, **changes: Any) -> D:
    one = replace(dive.seats[seat], **changes)
    return replace(dive, seats=(*dive.seats[:seat], one, *dive.seats[seat + 1 :]))


def _without(values: tuple[T, ...], gone: T) -> tuple[T, ...]:
    return tuple(value for value in values if value != gone)
