"""Who may do what (Mini DiverCity, sections 3 to 5). All of it follows from what everybody may know."""

from collections.abc import Iterator
from itertools import combinations, permutations

from game.core.rules import Seat
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.components import BLUE, DIVERS, RED, SPECIES
from game.games.divercity.dive import Dive, Phase


def choices(p: Dive, seat: Seat) -> Iterator[Action]:
    """What a seat may do now, sorted; nothing when it is not an actor."""
    if seat not in p.actors:
        return
    match p.phase:
        case Phase.CORPORATE:
            yield from (Corporate(seat, place) for place in range(p.agenda_size))
        case Phase.OIL:
            yield from (Oil(seat, place) for place in range(p.hand_sizes[seat]))
        case Phase.CAPTAIN:
            yield from (Play(seat, place) for place in range(p.hand_sizes[seat]))
        case Phase.ORDER:
            yield from (Order(seat, places) for places in permutations(range(p.foreseen)))
        case Phase.DISCARD:
            yield from (Discard(seat, a, b) for a, b in combinations(range(p.agenda_size), 2))
        case Phase.ACT if p.acted:
            yield from uses(p, seat)
            yield End(seat)
        case Phase.ACT:
            yield from turn_actions(p, seat)
            yield from uses(p, seat)


def turn_actions(p: Dive, seat: Seat) -> Iterator[Action]:
    """The three actions of a divers' turn (section 3)."""
    places = range(p.hand_sizes[seat])
    yield from (Play(seat, place) for place in places)
    yield from (Tell(seat, other) for other in _other_holders(p, seat))
    yield from (Close(seat, hotel, place) for hotel in p.built for place in places)


def uses(p: Dive, seat: Seat) -> Iterator[Use]:
    """Every legal use of the unused diver cards of a seat, in the order of the rules page."""
    unused = p.unused(seat)
    for diver in DIVERS:
        if diver in unused:
            for on in _targets(p, seat, diver):
                yield Use(seat, diver, on)


def _targets(p: Dive, seat: Seat, diver: str) -> Iterator[str | int | None]:
    """On what a diver card would have an effect; a card with no effect is illegal (section 4).

    The visionary always has one: the card of this turn lies at least on the discard.
    """
    match diver:
        case "endurance":
            yield from (species for species in SPECIES if p.token(species) == RED)
        case "diving":
            yield from (species for species in SPECIES if p.token(species) == BLUE)
        case "visionary":
            yield None
        case "explorer":
            if p.hand_sizes[seat]:
                yield None
        case "captain" | "communications":
            yield from _other_holders(p, seat)
        case "swimmer":
            yield from range(p.hand_sizes[seat])
        case "environmentalist":
            yield from p.built


def _other_holders(p: Dive, seat: Seat) -> Iterator[Seat]:
    """The other seats that hold cards."""
    return (other for other, size in enumerate(p.hand_sizes) if other != seat and size)
