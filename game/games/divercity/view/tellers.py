"""What happened, as motion: one small function for each kind of event.

What is on its way is a sprite of its own, named `way/…`. When it arrives, the desk shows the real thing at the
same place, so that it finds nothing to move.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial, singledispatch

from game.core.rules import Event
from game.games.divercity.events import (
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
    GameEnded,
    HotelBuilt,
    HotelClosed,
    IndustrialistShown,
    SpeciesLost,
    SpeciesSaved,
    TokenMoved,
    TurnBegan,
)
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.cards import (
    BACK,
    CORPORATION_BACK,
    RATIO,
    CorporationFace,
    SpeciesFace,
)
from game.games.divercity.view.model import OwnCard
from game.games.divercity.view.motion_bricks import (
    WAY,
    WAY_Z,
    DiverCityAct,
    arrive,
    lay,
    on_its_way,
    own_cards,
    regroup,
    show,
    with_margin,
)
from game.games.divercity.view.parts.corporation import CORPORATION_CARD
from game.games.divercity.view.parts.hand import MARGIN, OwnFace
from game.games.divercity.view.parts.hotels import PAD, Island
from game.games.divercity.view.parts.slip import Slip
from game.games.divercity.view.parts.whole import Parts
from game.games.divercity.view.plan_motion import clear_plans, lay_plans
from game.ui.engine.node import Node
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Beat, Call, Step, Wait
from game.ui.table.changing_face import FaceChange
from game.ui.table.gliding import glided
from game.ui.table.pool import PassingNode
from game.ui.words import tr, trn
from game.units import Placement, Rect

_SHOWN = (134.0, 188.0)
_AHEAD_W = 190.0
_SLIP = Rect(500, 400, 600, 140)
_READ, _GLANCE = 7, 3
"""How long a fact stays, and a short remark, in holds of a revealed card."""
_LOW = 0.3
"""How large a hotel is where it begins to rise and where it has sunk, as a share of its size."""


@singledispatch
def tell(event: Event, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The motion of an event; most are over as soon as they are shown."""
    return iter(())


@tell.register
def _(event: Dealt, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    yield on.hands.motions.sound("deal")


@tell.register
def _(event: TurnBegan, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The corporation card of the turn before turns over, onto the stack behind it."""
    motions, card = on.hands.motions, on.hands.stage.get(CORPORATION_CARD)
    if isinstance(card, Sprite):
        card.back = CORPORATION_BACK
        yield motions.sound("slide", x=card.cx)
        yield motions.to("corp_leave", card, on.corporation.stack, squeeze=-1.0)


@tell.register
def _(event: CorporationRevealed, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The corporation card comes off its pile, or out of the industrialist's hand, and turns over."""
    motions, start = on.hands.motions, on.corporation_card(event.seat, event.place)
    seen, closing = False, list[Step]()
    if event.place is not None:
        seen = act.before.agenda is not None
        left = replace(act.after, corporation=act.before.corporation)
        closing = regroup(on, event.seat, partial(show, on, act, left), gone=event.place)
    face = CorporationFace(event.card, event.effects)
    card = on_its_way(on, "corporation", start, face, CORPORATION_BACK, turned=not seen)
    yield motions.sound("flip", x=card.cx)
    yield [*motions.to("corp_card", card, Placement.middle_of(on.corporation.card), squeeze=1.0), *closing]
    yield arrive(on, act)
    yield Wait(motions.ms("reveal_hold"))


@tell.register
def _(event: CorporationDrawn, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """A new plan comes from the pile to the right end of the industrialist's hand; the others make room."""
    motions, pile, place = on.hands.motions, on.corporation.pile, act.before.agenda_size
    yield motions.sound("deal", x=on.corporation_card(event.seat, place).centre[0])
    if event.seat != on.model.front:
        end = Placement.middle_of(on.corporation_card(event.seat, place, place + 1))
        card = on_its_way(on, "plan", pile, CORPORATION_BACK, CORPORATION_BACK)
        yield motions.to("reveal_glide", card, end, lift=0.0)
        return
    steps = regroup(on, event.seat, partial(show, on, act, act.after))
    plan, motion = own_cards(on)[place], motions.named("reveal_glide")
    steps += glided(plan, Placement(*pile.centre, plan.w, plan.h), motion.ms, motion.easing)
    plan.back, plan.squeeze = CORPORATION_BACK, -1.0
    yield [*steps, *motions.tween("reveal_glide", plan, squeeze=1.0)]


@tell.register
def _(event: CorporationShuffled, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    yield on.hands.motions.sound("slide", x=on.corporation.pile.centre[0])


@tell.register
def _(event: CorporationForeseen, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """Everybody may see the next cards: they come before who orders them, else they are held up for a while."""
    motions = on.hands.motions
    hold = motions.ms("reveal_hold")
    if act.frame.situation.decider is not None:
        yield from lay_plans(act, on, event.cards, [on.corporation.pile] * len(event.cards))
        return
    if not hold:
        return
    pile, pitch = on.corporation.pile, _AHEAD_W + 24
    first = 800 - pitch * (len(event.cards) - 1) / 2
    places = [Placement(first + n * pitch, 450, _AHEAD_W, _AHEAD_W * RATIO) for n in range(len(event.cards))]
    cards = [
        on_its_way(on, f"ahead/{n}", pile, CorporationFace(card), CORPORATION_BACK)
        for n, card in enumerate(event.cards)
    ]
    yield motions.sound("flip")
    yield [step for card, place in zip(cards, places) for step in motions.to("corp_card", card, place, squeeze=1.0)]
    yield Wait(hold * _READ)
    back = Placement.middle_of(pile)
    yield [step for card in cards for step in motions.to("corp_card", card, back, squeeze=-1.0)]


@tell.register
def _(event: CorporationOrdered, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The next cards go back onto their pile, and the hand that they covered is there again."""
    ends = [Placement.middle_of(with_margin(on.corporation.pile))] * len(event.cards)
    yield from clear_plans(act, on, ends)


@tell.register
def _(event: IndustrialistShown, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The industrialist's plans come before who looks at them."""
    plans = event.cards.value
    if plans is not None:
        starts = [on.corporation_card(event.seat, place) for place in range(len(plans))]
        yield from lay_plans(act, on, plans, starts)


@tell.register
def _(event: CorporationDiscarded, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """Two plans go behind the corporation card, the others back to the industrialist."""
    count = act.before.agenda_size
    kept = [place for place in range(count) if place not in event.places]
    back = {place: on.corporation_card(event.seat, n, len(kept)) for n, place in enumerate(kept)}
    ends = [
        Placement.middle_of(with_margin(back[place])) if place in back else on.corporation.stack
        for place in range(count)
    ]
    yield from clear_plans(act, on, ends, event.places)


@tell.register
def _(event: CardRevealed, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """A species card turns over beside its rope, and goes to the discards; an own one from where it was raised."""
    motions, stage = on.hands.motions, on.hands.stage
    start, seen = Placement.middle_of(on.species_card(event.seat, event.place)), False
    own = stage.get(f"hand/{event.place}") if event.seat == on.model.front else None
    if event.seat is not None and event.place is not None:
        seen = act.before.seats[event.seat].hand[event.place].species is not None
        show(on, act, replace(act.after, species_discard=act.before.species_discard))
    bare = SpeciesFace(event.species, named=False)
    named = bare if act.after.pictograms else SpeciesFace(event.species, level="M")
    card = lay(on, Sprite(f"{WAY}card", start.cx, start.cy, start.w, start.h, bare, BACK, z=WAY_Z), turned=not seen)
    name = FaceChange(card, bare, named, share=float(seen and event.seat is not None and on.names(event.seat)))
    row = on.ladder.row(event.species)
    w, h = _SHOWN
    y = min(max(row.y + row.h / 2, 230.0 + h / 2), 690.0 - h / 2)
    yield motions.sound("flip", x=card.cx)
    there = Placement(row.x + 84, y, w, h)
    turning = motions.to("reveal_flip", card, there, squeeze=1.0)
    if isinstance(own, Sprite):
        card.cx, card.cy = own.cx, own.cy
        turning += _own_back(on, own, there, turned=not seen)
    yield [*turning, *motions.tween("reveal_flip", name, share=1.0)]
    yield Wait(motions.ms("reveal_hold"))
    yield motions.sound("card", x=on.corporation.discards.centre[0])
    there = Placement.middle_of(on.corporation.discards)
    yield [*motions.to("reveal_glide", card, there, lift=0.0), *motions.tween("reveal_glide", name, share=0.0)]


@tell.register
def _(event: CardDrawn, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """A new card comes from the deck to the vacated place; open only to whom the view shows it."""
    motions = on.hands.motions
    start, end = on.corporation.deck, on.species_card(event.seat, event.place)
    species = act.after.seats[event.seat].hand[event.place].species
    if event.seat == on.model.front:
        start, end = with_margin(start), with_margin(end)
        face = OwnFace(OwnCard(species, number=event.place + 1), act.after.pictograms)
        back = OwnFace(OwnCard(), act.after.pictograms)
        card = lay(on, Sprite(f"{WAY}draw", *start.centre, start.w, start.h, face, back, z=WAY_Z), turned=True)
        card.lift = 0.0
    else:
        shown: Face | str = SpeciesFace(species, on.names(event.seat)) if species is not None else BACK
        card = on_its_way(on, "draw", start, shown, BACK)
    yield motions.sound("deal", x=end.centre[0])
    yield motions.to("reveal_glide", card, Placement.middle_of(end), squeeze=1.0, lift=0.0)


@tell.register
def _(event: TokenMoved, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The token goes along its rope, which is lit from now on."""
    motions = on.hands.motions
    show(on, act, act.before)
    x, _ = on.ladder.spot(event.species, event.end)
    token = on.ladder.token(event.species)
    token.lift = 2.0
    yield motions.sound("rope-up" if event.end > event.start else "rope-down", x=token.cx)
    yield [*motions.tween("ladder_step", token, cx=x)]


@tell.register
def _(event: SpeciesSaved, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """A quiet celebration, with something worth knowing."""
    motions = on.hands.motions
    token = on.ladder.token(event.species)
    yield motions.sound("chord", x=token.cx)
    yield [*motions.tween("saved", token, scale=1.5)]
    yield [*motions.tween("saved", token, scale=1.0)]
    pictograms = act.after.pictograms
    title = tr("Saved: {species}").format(species=words.species(event.species, pictograms))
    if pictograms:
        text = trn("{n} species is safe for good.", "{n} species are safe for good.", 1).format(n=1)
    else:
        text = words.fact(event.species)
    yield from _slip(on, Slip(f"disc/divercity-{event.species}", title, text), _READ)


@tell.register
def _(event: SpeciesLost, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    motions = on.hands.motions
    token = on.ladder.token(event.species)
    yield motions.sound("low", x=token.cx)
    yield [*motions.tween("extinct", token, scale=0.8)]
    pictograms = act.after.pictograms
    title = tr("Extinct: {species}").format(species=words.species(event.species, pictograms))
    text = words.farewell(event.species, act.frame.view.outcome is not None, pictograms)
    grow = motions.tween("extinct", token, scale=1.0)
    yield from _slip(on, Slip(f"disc/divercity-{event.species}", title, text, quiet=True), _READ - 2, grow)


@tell.register
def _(event: HotelBuilt, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The hotel rises out of its island."""
    motions = on.hands.motions
    ground, building = _site(on, event.hotel)
    stands = building.cy
    ground.alpha, building.alpha, building.scale, building.cy = 0.0, 0.0, _LOW, _low(building)
    yield motions.sound("build", x=building.cx)
    rises = motions.tween("hotel", building, scale=1.0, cy=stands, alpha=1.0)
    yield [*rises, *motions.tween("panel", ground, alpha=1.0)]


@tell.register
def _(event: HotelClosed, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The hotel sinks, and the island is free again."""
    motions = on.hands.motions
    show(on, act, act.after)
    ground, building = _site(on, event.hotel)
    yield motions.sound("leaves", x=building.cx)
    sinks = motions.tween("hotel", building, scale=_LOW, cy=_low(building), alpha=0.0)
    yield [*sinks, *motions.tween("hotel", ground, alpha=0.0)]


@tell.register
def _(event: CardsTold, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """The radio speaks. An own hand that is open from now on turns to the light, one card after the other."""
    yield on.hands.motions.sound("radio")
    if event.to == on.model.front and not _knows(act.before, event.to) and _knows(act.frame.view, event.to):
        closed = {card.name: card.face for card in own_cards(on)}
        yield arrive(on, act)
        yield Call(partial(_open, on, closed))
    elif event.by != event.to:
        seats = on.model.seats
        title = tr("{name} on the radio").format(name=seats[event.by].name)
        text = tr("{name} has been told the whole hand.").format(name=seats[event.to].name)
        yield arrive(on, act)
        yield from _slip(on, Slip("divercity/diver/communications-round", title, text), _GLANCE)


@tell.register
def _(event: DiverUsed, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    name = on.model.seats[event.seat].name
    rule = words.diver_rule(event.diver, act.before.industrialist is not None)
    title = tr("{name}: {diver}").format(name=name, diver=words.diver(event.diver))
    yield on.hands.motions.sound("chime")
    yield from _slip(on, Slip(f"divercity/diver/{event.diver}-round", title, rule), _GLANCE)


@tell.register
def _(event: GameEnded, act: DiverCityAct, on: Parts) -> Iterator[Beat]:
    """A last look at the ladder; how it ended is heard and said on the page that comes now."""
    yield Wait(on.hands.motions.ms("reveal_hold"))


# -- an own card


def _own_back(on: Parts, own: Sprite, there: Placement, turned: bool) -> list[Step]:
    """What stood on an own card, as its number, goes along with it and fades; nothing where its face was seen."""
    if not turned:
        return []
    motions, rim = on.hands.motions, 2 * MARGIN
    back = Sprite(f"{WAY}own", own.cx, own.cy, own.w, own.h, own.face, own.face, z=WAY_Z + 1)
    place = Placement(there.cx, there.cy, there.w + rim, there.h + rim)
    going = motions.to("reveal_flip", lay(on, back, turned=True), place, squeeze=1.0)
    return [*going, *motions.tween("hover_card", back, alpha=0.0)]


# -- an own hand that turns open


def _knows(view: DiverCityView, seat: int) -> bool:
    return all(card.species is not None for card in view.seats[seat].hand)


def _open(on: Parts, closed: Mapping[str, Face | str]) -> None:
    """The cards before the player turn over one after the other, unhurried, and can be read for a while."""
    motions, steps = on.hands.motions, list[Step]()
    for place, card in enumerate(own_cards(on)):
        card.back, card.squeeze = closed.get(card.name), -1.0
        steps += motions.tween("walkie", card, place * motions.ms("walkie") * 0.6, squeeze=1.0)
    on.hands.follow(steps, Wait(motions.ms("reveal_hold") * _GLANCE))


# -- bricks


def _slip(on: Parts, slip: Slip, holds: int, beside: Sequence[Step] = ()) -> Iterator[Beat]:
    """A slip lies over the table for a while. Without movement only what is worth knowing is said, in a line.

    It does not flash by for somebody who does not want to wait.

    `beside`: what moves while it goes.
    """
    motions = on.hands.motions
    if not motions.ms("reveal_hold"):
        if holds == _READ:
            yield Call(partial(on.hands.toast, slip.text))
        yield beside
        return
    sheet = PassingNode(f"{WAY}slip", slip, _SLIP, WAY_Z, 40)
    sheet.alpha = 0.0
    yield Call(partial(_put, on, sheet))
    yield [*motions.tween("panel", sheet, alpha=1.0)]
    yield Wait(motions.ms("reveal_hold") * holds)
    yield [*motions.tween("panel", sheet, alpha=0.0), *beside]
    yield Call(partial(on.hands.stage.remove, sheet.name))


def _put(on: Parts, node: Node) -> None:
    if not on.hands.hurried:
        on.hands.stage.add(node)


def _site(on: Parts, hotel: str) -> tuple[PassingNode, Sprite]:
    """The ground that has been built on, and the hotel: what lies below both is the island, free."""
    island = Island(hotel, built=True, bare=True)
    ground = PassingNode(f"{WAY}ground/{hotel}", island, on.hotels.place(hotel), WAY_Z - 1, PAD)
    place, art = on.hotels.building(hotel), f"divercity/hotel/{hotel}"
    building = Sprite(f"{WAY}hotel/{hotel}", *place.centre, place.w, place.h, art, z=WAY_Z)
    return on.hands.stage.add(ground), on.hands.stage.add(building)


def _low(building: Sprite) -> float:
    """The height of the middle of a hotel that is small and stands on the same ground."""
    return building.cy + building.h * (1 - _LOW) / 2
