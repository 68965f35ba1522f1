"""The eight diver cards (Mini DiverCity, section 4): when each is legal and what it does."""

from collections.abc import Iterator
from itertools import combinations, permutations

from game.core.rules import Seat, Secret
from game.games.divercity.actions import Discard, Order, Use
from game.games.divercity.components import BLUE, DIVERS, FORESEEN, RED, SPECIES
from game.games.divercity.corporation import need_pile
from game.games.divercity.course import Course
from game.games.divercity.events import (
    CorporationDiscarded,
    CorporationForeseen,
    CorporationOrdered,
    DiverUsed,
    IndustrialistShown,
)
from game.games.divercity.state import Phase, State


def uses(s: State, seat: Seat) -> Iterator[Use]:
    """Every legal use of the unused diver cards of a seat, in the order of the rules page."""
    unused = s.unused(seat)
    for diver in DIVERS:
        if diver in unused:
            for on in _targets(s, seat, diver):
                yield Use(seat, diver, on)


def _targets(s: State, seat: Seat, diver: str) -> Iterator[str | int | None]:
    """On what a diver card would have an effect; a card with no effect is illegal."""
    match diver:
        case "endurance":
            yield from (species for species in SPECIES if s.token(species) == RED)
        case "diving":
            yield from (species for species in SPECIES if s.token(species) == BLUE)
        case "visionary":
            if s.table.industrialist is not None or s.pile or s.corporation_discard:
                yield None
        case "explorer":
            if s.hands[seat]:
                yield None
        case Phase.CAPTAIN | "communications":
            yield from (other for other, hand in enumerate(s.hands) if other != seat and hand)
        case "swimmer":
            yield from range(len(s.hands[seat]))
        case "environmentalist":
            yield from s.built


def use(c: Course, a: Use) -> None:
    """A diver card is used, once per game."""
    c.set(used=(*c.state.used, a.diver))
    c.tell(DiverUsed(a.seat, a.diver, a.on))
    match a.diver, a.on:
        case "endurance" | "diving", str(species):
            c.move(species, +1)
        case "visionary", _:
            _foresee(c, a.seat)
        case "explorer", _:
            c.inform(a.seat, a.seat)
        case Phase.CAPTAIN, int(other):
            c.set(phase=Phase.CAPTAIN, ordered=other)
        case "swimmer", int(place):
            c.play(a.seat, place, "play", +1)
        case "environmentalist", str(hotel):
            c.close(hotel)
        case "communications", int(other):
            c.inform(a.seat, other)


def _foresee(c: Course, seat: Seat) -> None:
    s = c.state
    if s.table.industrialist is not None:
        seen_by = frozenset({s.table.controller(seat), s.table.controller(s.table.industrialist)})
        c.tell(IndustrialistShown(s.table.industrialist, Secret(s.corporation(s.agenda), seen_by)))
        c.set(phase=Phase.DISCARD)
        return
    need_pile(c)
    seen = c.state.pile[:FORESEEN]
    c.tell(CorporationForeseen(c.state.corporation(seen)))
    c.set(phase=Phase.ORDER, foreseen=len(seen))


def orders(s: State, seat: Seat) -> Iterator[Order]:
    """Every order in which the cards just seen can be put back."""
    return (Order(seat, places) for places in permutations(range(s.foreseen)))


def put_back(c: Course, places: tuple[int, ...]) -> None:
    """The visionary's cards go back onto the pile."""
    top = tuple(c.state.pile[place] for place in places)
    c.set(pile=top + c.state.pile[len(top) :])
    c.tell(CorporationOrdered(c.state.corporation(top)))


def discards(s: State, seat: Seat) -> Iterator[Discard]:
    """Every pair of cards of the industrialist's hand."""
    return (Discard(seat, a, b) for a, b in combinations(range(len(s.agenda)), 2))


def thwart(c: Course, a: Discard) -> None:
    """The visionary discards two cards of the industrialist's hand; the refill waits for the next card played."""
    s, places = c.state, (a.a, a.b)
    cards = tuple(s.agenda[place] for place in places)
    c.set(
        agenda=tuple(card for card in s.agenda if card not in cards),
        corporation_discard=(*s.corporation_discard, *cards),
    )
    assert s.table.industrialist is not None
    c.tell(CorporationDiscarded(s.table.industrialist, places, s.corporation(cards)))
