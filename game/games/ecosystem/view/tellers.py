"""What happened, as motion: one small function for each kind of event.

When a motion is over, cards lie where the next moment has them, so that the desk finds little to move.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial, singledispatch

from game.core.rules import Event, Seat
from game.core.score import Cell
from game.games.ecosystem.events import (
    CardGiven,
    CardMoved,
    CardPlaced,
    CardsDrawn,
    CardsSwapped,
    CardsTurned,
    Dealt,
    GameEnded,
    HandsDiscarded,
    HandsPassed,
    Picked,
    Revealed,
)
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.card_nodes import CardSprite, card
from game.games.ecosystem.view.cards import BackFace, CardFace, DownFace
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.exchange import Seen
from game.games.ecosystem.view.flights import OWN_Z, Flights, beside, together
from game.games.ecosystem.view.parts.gains import sounds
from game.games.ecosystem.view.parts.reveal import PREFIX, RevealShade, faster_pill, slot_names
from game.games.ecosystem.view.parts.scores import point_out
from game.games.ecosystem.view.parts.waiting import WAITING_Z
from game.games.ecosystem.view.passing_hands import arrive, aside, leave
from game.games.ecosystem.view.places import small_card
from game.games.ecosystem.view.points_told import Where, kept_numbers, pop_over, shine, tell_points
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Call, Step, Tween, Wait
from game.ui.table.desk_values import Act
from game.ui.table.feed import Frame
from game.ui.table.gliding import spot
from game.ui.table.points import Kept, tell_at_once
from game.ui.table.weight import land
from game.units import Rect

EcosystemAct = Act[EcosystemView]

_SHADE_Z = 300.0
_FASTER = Rect(672, 690, 224, 36)
_RISES_MS = 110.0
"""So long a card rises before it is pressed down."""
_ROW_HOLDS = 3
"""How long a row that is counted last is told, in holds of a revealed card."""


@singledispatch
def tell(event: Event, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """The motion of an act that begins with this event. Most events need none: things glide by themselves."""
    return iter(())


# -- the hands


@tell.register
def _passed(event: HandsPassed, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    yield flights.motions.sound("pass")
    yield leave(flights.sprites("hand/"), aside(event.step), flights.motions)

    def bring() -> None:
        flights.hands.show_idle(act.reached)
        flights.hands.follow(arrive(flights.sprites("hand/"), aside(event.step), flights.motions))

    yield Call(bring)


@tell.register
def _discarded(event: HandsDiscarded, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    yield flights.motions.sound("slide")
    yield leave(flights.sprites("hand/"), aside(0), flights.motions)


@tell.register(Dealt)
@tell.register(CardsDrawn)
def _drawn(event: Dealt | CardsDrawn, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    yield flights.motions.sound("deal")
    yield flights.deal(act.reached)


# -- the reveal


@tell.register
def _picked(event: Picked, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """A card that is laid already waits on its cell, until it is gathered with the others."""
    laid = flights.hands.stage.get("laid")
    if event.seat == flights.parts.model.mine and isinstance(laid, CardSprite) and isinstance(laid.face, CardFace):
        name, back = f"pick/{event.seat}", BackFace(act.before.edition)
        card(flights.hands.pool, name, laid.face, spot(laid), z=WAITING_Z, lift=laid.lift, back=back)
    return iter(())


@tell.register
def _revealed(event: Revealed, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """All cards gather face down in the middle, turn over, and lie there until they are placed.

    One that nobody has seen so far comes out of its panel, or off its pile, as if from under it.
    """
    starts = {seat: flights.start_of(seat) for seat, _ in event.cards}
    opened = {seat for seat, _ in event.cards if flights.chosen_sprite(seat) is not None}
    closing = flights.set_out(_unrevealed(act))
    if not event.reveals:
        yield closing
        return
    sprites = {seat: flights.waiting_card(seat, species, starts[seat]) for seat, species in event.cards}
    pile = len(act.after.neutral_pile or ())
    if event.neutral is not None:
        sprites[act.after.players] = flights.flying(
            "neutral", event.neutral, small_card(flights.parts.place_on_pile(pile))
        )
    for seat, sprite in sprites.items():
        sprite.squeeze, sprite.alpha = (1.0, 1.0) if seat in opened else (-1.0, 0.0)
    yield from _turn_over(sprites, closing, flights)
    if event.neutral is not None:
        place = flights.parts.place_on_pile(pile)
        yield flights.motions.sound("card", x=place.cx)
        yield flights.to("reveal_glide", sprites[act.after.players], place)


def _unrevealed(act: EcosystemAct) -> Frame[EcosystemView]:
    """The moment of a reveal with everything that the neutral card tells still hidden: it lies face down."""
    return replace(act.begun, view=replace(act.after, neutral_pile=act.before.neutral_pile))


def _turn_over(sprites: dict[int, Sprite], beside_it: Sequence[Tween], flights: Flights) -> Iterator[Beat]:
    stage, motions = flights.hands.stage, flights.motions
    zones, reveal = flights.hands.layout.zones, flights.hands.layout.reveal
    slots = flights.parts.slots
    stage.add(faster_pill(reveal.get("faster", _FASTER), _SHADE_Z + 1))
    shade = stage.add(RevealShade(zones["board"], zones["hand"], slots, _SHADE_Z))
    shade.alpha = 0.0
    yield motions.sound("slide")
    gathering = together(
        [
            *flights.to("gather", sprite, slot, i * motions.stagger("gather"), squeeze=-1.0),
            *motions.tween("hover_card", sprite, i * motions.stagger("gather"), alpha=1.0),
        ]
        for i, (sprite, slot) in enumerate(zip(sprites.values(), slots, strict=True))
    )
    yield [*gathering, *beside_it, *motions.tween("scrim_in", shade, alpha=1.0)]
    names = slot_names({seat: flights.parts.model.seats[seat] for seat in sprites}, slots, WAITING_Z + 20)

    def name_slots() -> None:
        for name in names:
            stage.add(name)

    yield Call(name_slots)
    yield together(
        [
            *motions.tween("reveal_flip", sprite, i * motions.stagger("reveal_flip"), squeeze=1.0),
            motions.later("flip", i * motions.stagger("reveal_flip"), sprite.cx),
        ]
        for i, sprite in enumerate(sprites.values())
    )
    hold, out = motions.ms("reveal_hold"), motions.ms("scrim_out")
    fading = together(motions.tween("scrim_out", node, max(0.0, hold - out), alpha=0.0) for node in (shade, *names))
    yield [Wait(hold), *fading]
    yield Call(partial(stage.clear, PREFIX))


# -- the ecosystems


@tell.register
def _placed(event: CardPlaced, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """The cards fly to their cells side by side, that of the large board last; then the points stand on them."""
    parts, motions = flights.parts, flights.motions
    placed = [told for told in act.events if isinstance(told, CardPlaced)]
    starts = {told.seat: flights.start_of(told.seat) for told in placed}
    steps: list[Step] = [*flights.set_out(act.begun)]
    numbers = kept_numbers(act, flights)
    flying: dict[str, Sprite] = {}
    xs: list[float] = []
    for i, told in enumerate(sorted(placed, key=lambda told: not parts.is_small(told.seat))):
        species, delay = told.card.species, i * motions.stagger("reveal_glide")
        place, sprite = (
            parts.place_of(told.seat, told.cell),
            flights.waiting_card(told.seat, species, starts[told.seat]),
        )
        if parts.is_small(told.seat):
            landing, way = flights.to_small_board("reveal_glide", sprite, told.seat, told.cell, species, delay)
            flying[f"mini:{told.card.id}"] = landing
        else:
            sprite.z = OWN_Z
            way = [*flights.to("reveal_glide", sprite, place, delay), *flights.lift_on_the_way(sprite, delay)]
            flying[f"card:{told.card.id}"] = sprite
        steps += way
        xs.append(place.cx)
    yield motions.sound("card", x=sum(xs) / len(xs))
    yield [*steps, *_make_way(act, flights)]
    yield Call(partial(_arrive, act, flights, flying, placed, numbers))


def _make_way(act: EcosystemAct, flights: Flights) -> list[Step]:
    """Cards of others that wait for a decision that is taken here now go out of its way."""
    if act.frame.situation.decider not in act.frame.view.actors:
        return []
    waits = (seat for seat, one in enumerate(act.after.seats) if one.waiting is not None)
    return together(flights.to_panel(seat) for seat in waits if flights.parts.is_small(seat))


def _arrive(
    act: EcosystemAct, flights: Flights, flying: dict[str, Sprite], placed: list[CardPlaced], numbers: Kept
) -> None:
    """The real cards lie where the flying ones came down.

    Beside all that follows, points stand on the cards, then fly to their rows, and the panels of others answer.
    """
    for name, sprite in flying.items():
        flights.becomes(name, sprite)
    _reach(act, flights, [(event.seat, event.cell) for event in placed], numbers)
    flights.land([name for name in flying if name.startswith("card:")])


def _reach(act: EcosystemAct, flights: Flights, where: Where, numbers: Kept) -> None:
    """Shows what was reached, for which a board makes room if it must; what that changes in the points is told."""
    making_room = flights.glide(partial(flights.hands.show_idle, act.reached))
    flights.hands.follow(*making_room)
    tell_points(act, flights, where, numbers)


@tell.register
def _swapped(event: CardsSwapped, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """Cards go around each other; those that were proposed to lie so lie there already."""
    seen = flights.exchange.now()
    flights.hands.show_idle(act.begun)
    parts = flights.parts
    steps: list[Step] = []
    swapped = [told for told in act.events if isinstance(told, CardsSwapped)]
    for told in swapped:
        ways = ((told.a, told.b), (told.b, told.a))
        moves = together(_way(told.seat, *way, seen, flights, pair=True) for way in ways)
        x = sum(parts.place_of(told.seat, cell).cx for cell in (told.a, told.b)) / 2
        steps += [flights.motions.sound("slide" if moves else "card", x=x), *moves]
    numbers = kept_numbers(act, flights)
    yield steps
    yield Call(partial(_reach, act, flights, [(told.seat, told.b) for told in swapped], numbers))


@tell.register
def _moved(event: CardMoved, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """A card goes to its new place, unless it was proposed there and lies there already."""
    seen = flights.exchange.now()
    flights.hands.show_idle(act.begun)
    steps: list[Step] = []
    moved = [told for told in act.events if isinstance(told, CardMoved)]
    for told in moved:
        moves = _way(told.seat, told.start, told.end, seen, flights)
        x = flights.parts.place_of(told.seat, told.end).cx
        steps += [flights.motions.sound("slide" if moves else "card", x=x), *moves]
    numbers = kept_numbers(act, flights)
    yield steps
    yield Call(partial(_reach, act, flights, [(told.seat, told.end) for told in moved], numbers))


def _way(
    seat: Seat, start: Cell, end: Cell, seen: Mapping[CardSprite, Seen], flights: Flights, pair: bool = False
) -> list[Step]:
    """How the card of one cell of an ecosystem comes to another one; `seen`: where the cards were before."""
    parts = flights.parts
    return flights.exchange.told(parts.card_at(seat, start), parts.place_of(seat, end), seen, pair)


@tell.register
def _given(event: CardGiven, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """The card goes to the rival; what was around it in the hand goes at once, and his points stand on it."""
    parts, stage = flights.parts, flights.hands.stage
    chosen, start = f"hand/{parts.model.chosen}", flights.start_of(0)
    place = parts.place_of(event.seat, event.cell)
    sinking = flights.glide(partial(flights.hands.show_idle, act.begun))
    if chosen in stage:
        stage[chosen].visible = False
    sprite = landing = flights.flying("given", event.card.species, start)
    way = flights.to("give_rival", sprite, place)
    if small := parts.is_small(event.seat):
        landing, way = flights.to_small_board("give_rival", sprite, event.seat, event.cell, event.card.species)
    yield flights.motions.sound("slide", x=place.cx)
    yield from beside(sinking, way)
    yield flights.motions.sound("card", x=place.cx)
    yield Call(partial(flights.becomes, f"{'mini' if small else 'card'}:{event.card.id}", landing))
    yield Call(partial(_reach, act, flights, [(event.seat, event.cell)], kept_numbers(act, flights)))


# -- the ending


@tell.register
def _turned(event: CardsTurned, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """Cards turn face down, all of them at once, and stay in sight for a moment with what that costs or brings.

    Those that were proposed to lie so lie there already, and are only pressed down. Where all that happens is small,
    panels shine up first.
    """
    hands, motions = flights.hands, flights.motions
    sides = [flights.parts.card_at(seat, cell).squeeze for seat, cell in event.cards]
    hands.show_idle(_as_proposed(act, flights.parts.model.turned))
    numbers = kept_numbers(act, flights)
    words = skin_of(act.before.played).words().announcements.get(event.cause, "")
    hands.say(words)
    sprites = [flights.parts.card_at(seat, cell) for seat, cell in event.cards]
    for (seat, cell), sprite, side in zip(event.cards, sprites, sides, strict=True):
        if sprite.squeeze < 0:
            hands.still(sprite, "squeeze")
            sprite.squeeze = side
        elif not flights.parts.is_small(seat) and isinstance(sprite.back, DownFace):
            sprite.back = replace(sprite.back, seen=cell in _chosen(act.after, seat))
    far = all(flights.parts.is_small(seat) for seat, _ in event.cards)
    if far:
        shine(dict(event.cards), flights)
    open_cards = [sprite for sprite in sprites if sprite.squeeze > -1]
    if any(sprite.squeeze == 1 for sprite in sprites):
        yield Wait(motions.ms("reveal_hold"))
    yield motions.sound("flip")
    yield together(motions.tween("reveal_flip", sprite, squeeze=-1.0) for sprite in open_cards)
    if not (open_cards or far):
        yield together(land(sprite, "card:", hands.stage, motions, _RISES_MS) for sprite in sprites)
    yield Call(partial(_reach, act, flights, list(dict(reversed(event.cards)).items()), numbers))
    yield Call(partial(hands.say, words))
    yield Wait((2 if open_cards and not far else 1) * motions.ms("reveal_hold"))


def _as_proposed(act: EcosystemAct, turned: Mapping[Seat, frozenset[Cell]]) -> Frame[EcosystemView]:
    """The moment before cards turn over, in which those that are seen to lie face down go on lying so."""
    seats = tuple(
        replace(one, turnings=after.turnings) if _chosen(act.after, seat) <= turned.get(seat, frozenset()) else one
        for seat, (one, after) in enumerate(zip(act.before.seats, act.after.seats, strict=True))
    )
    return replace(act.begun, view=replace(act.before, seats=seats))


def _chosen(view: EcosystemView, seat: Seat) -> frozenset[Cell]:
    """The cards of a seat that were chosen to lie face down, as far as that may be seen."""
    return frozenset(chosen.turned for chosen in view.seats[seat].turnings)


@tell.register
def _ended(event: GameEnded, act: EcosystemAct, flights: Flights) -> Iterator[Beat]:
    """The rows that depend on what has turned over are told one after the other, with their points."""
    for row in skin_of(act.after.played).counted_last:
        if any(sheet[row].lines for sheet in act.after.sheets):
            yield Call(partial(_count_row, act, flights, row))
            yield Wait(_ROW_HOLDS * flights.motions.ms("reveal_hold"))
    yield Call(partial(point_out, flights.hands.stage, None))


def _count_row(act: EcosystemAct, flights: Flights, row: str) -> None:
    """Lights the cards of a row in every ecosystem; the points stand on each that scores."""
    tell_at_once(flights.hands.stage)
    flights.count_row(act.reached, skin_of(act.after.played).words().announcements[row], row)
    point_out(flights.hands.stage, row)
    stay = _ROW_HOLDS * flights.motions.ms("reveal_hold")
    for seat, sheet in enumerate(act.after.sheets):
        for line in sheet[row].lines:
            pop_over(f"{seat}/{line.cells[0]}", line.points, seat, line.cells[0], flights, stay)
    best = max(sheet[row].points for sheet in act.after.sheets)
    flights.hands.follow([flights.motions.sound(*sound) for sound in sounds(best)])
