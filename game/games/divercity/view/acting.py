"""Who acts and why, in a sentence for the banner: told from what everybody at the table may know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from game.core.rules import Event, Seat
from game.games.divercity.components import COPIES, DYNAMITE, GREEN, HOTELS, OIL, RED
from game.games.divercity.dive import Phase
from game.games.divercity.events import (
    ActionTaken,
    Asked,
    CardRevealed,
    CardsTold,
    CorporationRevealed,
    DiverUsed,
    EffectBegan,
    GameEnded,
    HotelClosed,
    TurnBegan,
)
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.choice import CLOSE, PLAY, TELL, USE
from game.ui.words import tr, trn


@dataclass(frozen=True, slots=True)
class Announcement:
    """What happens now: whose doing or lot it is, in a sentence, and which action it is, "" for none."""

    seat: Seat
    words: str
    action: str = ""


def endangered(view: DiverCityView) -> tuple[str, ...]:
    """The species one step from lost of which there are still cards that can move them."""
    return tuple(
        name for name, place in view.ladder.items() if place == RED and view.species_discard.count(name) < COPIES
    )


def waiting_for(view: DiverCityView, names: Sequence[str]) -> Announcement | None:
    """Whoever has to decide somewhere else than at the screen; None while nobody has to."""
    for seat in view.actors:
        said = {
            Phase.CORPORATE: tr("{name} chooses a card for Ocean Corp."),
            Phase.OIL: tr("{name} chooses a card for the oil rig"),
            Phase.CAPTAIN: tr("{name} chooses a card for the captain"),
            Phase.ORDER: tr("{name} puts the next cards in order"),
            Phase.DISCARD: tr("{name} chooses the two plans that go"),
        }.get(view.phase)
        if said is None:
            said = tr("{name} may still use a diver card") if view.acted else tr("{name} chooses an action")
        return Announcement(seat, said.format(name=names[seat]))
    return None


def next_announcement(
    so_far: Announcement | None, event: Event, before: DiverCityView, names: Sequence[str]
) -> Announcement | None:
    """What happens once an event is told; `before`: the view before it. Somebody asked ends what was told."""
    if isinstance(event, Asked | GameEnded):
        return None
    announced = _announced(event, before, names)
    if announced is None or so_far is None or not isinstance(event, CardRevealed | CardsTold | HotelClosed):
        return announced or so_far
    return replace(announced, action=so_far.action)


@singledispatch
def _announced(event: Event, before: DiverCityView, names: Sequence[str]) -> Announcement | None:
    """What an event is in the banner; None: it belongs to what is told already."""
    return None


@_announced.register
def _(event: TurnBegan, before: DiverCityView, names: Sequence[str]) -> Announcement:
    return Announcement(event.seat, tr("Turn {turn}: {name} dives").format(turn=event.turn, name=names[event.seat]))


@_announced.register
def _(event: CorporationRevealed, before: DiverCityView, names: Sequence[str]) -> Announcement:
    card = words.card(event.card)
    if event.seat is None:
        return Announcement(before.active, tr("Ocean Corp. strikes: {card}").format(card=card))
    return Announcement(
        event.seat, tr("{name} strikes for Ocean Corp.: {card}").format(name=names[event.seat], card=card)
    )


@_announced.register
def _(event: EffectBegan, before: DiverCityView, names: Sequence[str]) -> Announcement | None:
    if event.effect == OIL:
        return Announcement(before.active, tr("The oil rig takes a card of {name}").format(name=names[before.active]))
    if event.effect == DYNAMITE:
        return Announcement(before.active, tr("The dynamite boat turns a card of the deck"))
    return Announcement(before.active, tr("Ocean Corp. builds: {hotels}").format(hotels=words.pair(event.effect)))


@_announced.register
def _(event: ActionTaken, before: DiverCityView, names: Sequence[str]) -> Announcement | None:
    said = {
        PLAY: tr("{name} plays a card"),
        TELL: tr("{name} takes the walkie-talkie"),
        CLOSE: tr("{name} closes a hotel"),
    }[event.action]
    return Announcement(event.seat, said.format(name=names[event.seat]), event.action)


@_announced.register
def _(event: CardRevealed, before: DiverCityView, names: Sequence[str]) -> Announcement | None:
    if event.seat is None or event.place is None or event.why != PLAY:
        return None
    pictograms = before.pictograms
    said = {
        RED: tr("{name} plays a card: {species} gets away from extinction"),
        GREEN: tr("{name} plays a card: {species} is saved"),
    }.get(before.ladder[event.species])
    if said is None and pictograms:
        said = tr("{name} plays a card: {species}")
    elif said is None:
        known = before.seats[event.seat].hand[event.place].told is not None
        said = tr("{name} plays a card that was told: {species}") if known else tr("{name} plays blind: {species}")
    species = words.species(event.species, pictograms)
    return Announcement(event.seat, said.format(name=names[event.seat], species=species))


@_announced.register
def _(event: CardsTold, before: DiverCityView, names: Sequence[str]) -> Announcement:
    if event.by == event.to:
        return Announcement(event.by, tr("{name} looks at their own hand").format(name=names[event.by]))
    near = endangered(before)
    new = sum(card.told is None for card in before.seats[event.to].hand)
    if len(near) == 1:
        said = tr("{name} tells {other}; {species} is one step from lost")
    elif near:
        said = tr("{name} tells {other}; {n} species are one step from lost")
    elif before.pictograms:
        said = tr("{name} told {other} their hand")
    elif new:
        said = trn(
            "{name} tells {other}; {n} card is new to {other}",
            "{name} tells {other}; {n} cards are new to {other}",
            new,
        )
    else:
        said = tr("{name} tells {other} once more what was told before")
    species, count = words.species(near[0], before.pictograms) if near else "", len(near) or new
    return Announcement(event.by, said.format(name=names[event.by], other=names[event.to], species=species, n=count))


@_announced.register
def _(event: HotelClosed, before: DiverCityView, names: Sequence[str]) -> Announcement:
    said = tr("{name} closes a hotel ({hotel}); {n} of {most} were built")
    hotel = words.hotel_colour(event.hotel)
    said = said.format(name=names[before.active], hotel=hotel, n=len(before.built), most=len(HOTELS))
    return Announcement(before.active, said)


@_announced.register
def _(event: DiverUsed, before: DiverCityView, names: Sequence[str]) -> Announcement:
    name, on = names[event.seat], event.on
    match event.diver, on:
        case "endurance", str(species):
            said = tr("{name} sends {diver}; {on} is one step from lost")
            on = words.species(species, before.pictograms)
        case "diving", str(species):
            said = tr("{name} sends {diver}: {on} is two steps from safe")
            on = words.species(species, before.pictograms)
        case "captain", int(other):
            said, on = tr("{name} as captain: {on} plays a card"), names[other]
        case _:
            said = tr("{name} uses a diver card: {diver}")
    return Announcement(event.seat, said.format(name=name, diver=words.diver(event.diver), on=on), USE)
