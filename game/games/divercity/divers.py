"""The eight diver cards (Mini DiverCity, section 4): what each does."""

from game.core.rules import Seat, Secret
from game.games.divercity.actions import Discard, Use
from game.games.divercity.components import FORESEEN
from game.games.divercity.corporation import need_pile
from game.games.divercity.course import Course
from game.games.divercity.events import (
    CorporationDiscarded,
    CorporationForeseen,
    CorporationOrdered,
    DiverUsed,
    IndustrialistShown,
)
from game.games.divercity.public import Phase


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
        case "captain", int(other):
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


def put_back(c: Course, places: tuple[int, ...]) -> None:
    """The visionary's cards go back onto the pile."""
    top = tuple(c.state.pile[place] for place in places)
    c.set(pile=top + c.state.pile[len(top) :])
    c.tell(CorporationOrdered(c.state.corporation(top)))


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
