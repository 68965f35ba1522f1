"""What an event, as a viewer is told it, does to that viewer's view."""

from dataclasses import replace

from game.core.rules import Event, Seat
from game.games.divercity.components import BLUE, HOTELS, SPECIES
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
    DiverUsed,
    EffectBegan,
    GameEnded,
    HandOpened,
    HotelBuilt,
    HotelClosed,
    IndustrialistShown,
    NothingDrawn,
    TokenMoved,
    TurnBegan,
)
from game.games.divercity.observing import is_seen
from game.games.divercity.public import Phase
from game.games.divercity.state import CardView, DiverCityView, SeatView

_HOLE = CardView(None, -1, None)


def is_hole(card: CardView) -> bool:
    """A card has just left this place of a hand, and none has come yet."""
    return card == _HOLE


def after(view: DiverCityView, event: Event) -> DiverCityView:
    """The view once this event has happened. Until somebody is asked again, nobody decides."""
    if view.phase not in (Phase.SETTLING, Phase.OVER):
        view = replace(view, phase=Phase.SETTLING)
    return _of_the_corporation(_of_the_divers(_of_the_turn(view, event), event), event)


def undealt(first: DiverCityView) -> DiverCityView:
    """The table before the events of the first deal, which lead from it to the first view of a game.

    The hands lie there already: no event but the first card that is drawn changes them.
    """
    return replace(
        first,
        ladder=dict.fromkeys(SPECIES, BLUE),
        built=(),
        species_left=first.species_left + len(first.species_discard),
        species_discard=(),
        corporation=None,
        pending=(),
        corporation_left=first.corporation_left + len(first.corporation_discard) + first.agenda_size,
        corporation_discard=(),
        agenda=None if first.agenda is None else (),
        agenda_size=0,
        phase=Phase.SETTLING,
        ending=None,
    )


def _of_the_turn(view: DiverCityView, event: Event) -> DiverCityView:
    match event:
        case TurnBegan(turn, seat):
            return _fading(replace(view, turn=turn, active=seat, corporation=None, acted=False))
        case ActionTaken():
            return replace(view, acted=True)
        case Asked(seat, phase):
            return replace(view, phase=phase, ordered=seat if phase == Phase.CAPTAIN else None)
        case GameEnded(_, reason, hands, cards):
            view = _without_holes(replace(view, phase=Phase.OVER, ordered=None, ending=reason))
            for seat, (species, numbers) in enumerate(zip(hands, cards)):
                told = [card.told for card in view.seats[seat].hand]
                view = _with_hand(view, seat, tuple(map(CardView, species, numbers, told)))
            return view
    return view


def _of_the_divers(view: DiverCityView, event: Event) -> DiverCityView:
    match event:
        case CardRevealed(_, species, _, seat, place):
            view = replace(view, species_discard=(*view.species_discard, species))
            if seat is None or place is None:
                return replace(view, species_left=view.species_left - 1)
            return _put(view, seat, place, _HOLE)
        case CardDrawn(seat, place, species, card):
            view = replace(view, species_left=view.species_left - 1)
            return _put(view, seat, place, CardView(species.value, card.value, None))
        case NothingDrawn():
            return _without_holes(view)
        case CardsTold(_, to, species, cards):
            return _told(view, to, species.value, cards.value)
        case HandOpened(seat, species, cards):
            return _told(view, seat, species, cards)
        case TokenMoved(species, _, end):
            return replace(view, ladder={**view.ladder, species: end})
        case HotelBuilt(hotel):
            return replace(view, built=tuple(one for one in HOTELS if one == hotel or one in view.built))
        case HotelClosed(hotel):
            return replace(view, built=tuple(one for one in view.built if one != hotel))
        case DiverUsed(seat, diver, _):
            one = view.seats[seat]
            return _with(view, seat, replace(one, unused=tuple(name for name in one.unused if name != diver)))
    return view


def _of_the_corporation(view: DiverCityView, event: Event) -> DiverCityView:
    match event:
        case CorporationShuffled(cards):
            return replace(view, corporation_left=cards, corporation_discard=())
        case CorporationRevealed(card, effects, _, place):
            discard = (*view.corporation_discard, card)
            view = replace(view, corporation=card, pending=effects, corporation_discard=discard)
            if place is not None:
                return _without_agenda(view, (place,))
            return replace(view, corporation_left=view.corporation_left - 1, coming=view.coming[1:])
        case EffectBegan():
            return replace(view, pending=view.pending[1:])
        case CorporationDrawn(_, card):
            agenda = None if view.agenda is None or card.value is None else (*view.agenda, card.value)
            size, left = view.agenda_size + 1, view.corporation_left - 1
            return replace(view, agenda=agenda, agenda_size=size, corporation_left=left)
        case CorporationForeseen(cards):
            return replace(view, coming=cards)
        case CorporationOrdered(cards):
            return replace(view, coming=cards if view.memory_aid else ())
        case IndustrialistShown(_, cards):
            return view if cards.value is None else replace(view, agenda=cards.value)
        case CorporationDiscarded(_, places, cards):
            view = replace(view, corporation_discard=view.corporation_discard + cards)
            return _without_agenda(view, places)
    return view


def _told(
    view: DiverCityView, seat: Seat, species: tuple[str, ...] | None, cards: tuple[int, ...] | None
) -> DiverCityView:
    """A hand has been told: who may know its cards sees them from now on; for the others only the fact is new."""
    hand = view.seats[seat].hand
    if species is None or cards is None:
        return _with_hand(view, seat, tuple(replace(card, told=view.turn) for card in hand))
    return _with_hand(view, seat, tuple(CardView(*known, view.turn) for known in zip(species, cards)))


def _fading(view: DiverCityView) -> DiverCityView:
    """What was told to the viewer long enough ago is no longer shown."""
    for seat, one in enumerate(view.seats):
        hand = tuple(
            card if is_seen(view, seat, card.told, view.viewer) else CardView(None, None, card.told)
            for card in one.hand
        )
        view = _with_hand(view, seat, hand)
    return view


def _without_agenda(view: DiverCityView, places: tuple[int, ...]) -> DiverCityView:
    """Cards have left the industrialist's hand, which nobody else sees any longer."""
    agenda = None
    if view.agenda is not None and view.industrialist is not None and view.viewer == view.persons[view.industrialist]:
        agenda = tuple(card for place, card in enumerate(view.agenda) if place not in places)
    return replace(view, agenda=agenda, agenda_size=view.agenda_size - len(places))


def _without_holes(view: DiverCityView) -> DiverCityView:
    """No card comes any more: hands close up."""
    for seat, one in enumerate(view.seats):
        view = _with_hand(view, seat, tuple(card for card in one.hand if not is_hole(card)))
    return view


def _put(view: DiverCityView, seat: Seat, place: int, card: CardView) -> DiverCityView:
    hand = view.seats[seat].hand
    return _with_hand(view, seat, (*hand[:place], card, *hand[place + 1 :]))


def _with_hand(view: DiverCityView, seat: Seat, hand: tuple[CardView, ...]) -> DiverCityView:
    return _with(view, seat, replace(view.seats[seat], hand=hand))


def _with(view: DiverCityView, seat: Seat, one: SeatView) -> DiverCityView:
    return replace(view, seats=(*view.seats[:seat], one, *view.seats[seat + 1 :]))
