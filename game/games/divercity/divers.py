"""The eight diver cards (Mini DiverCity, section 4): what each does."""

from collections.abc import Iterable

from game.core.rules import Seat, Secret
from game.games.divercity.actions import Discard, Use
from game.games.divercity.components import FORESEEN
from game.games.divercity.corporation import need_pile
from game.games.divercity.course import Course
from game.games.divercity.dive import CorporationCard, Phase
from game.games.divercity.events import (
    Asked,
    CorporationDiscarded,
    CorporationForeseen,
    CorporationOrdered,
    DiverUsed,
    IndustrialistShown,
)


def use(c: Course, a: Use) -> Asked:
    """A diver card is used, once per game; answers the next question."""
    c.tell(DiverUsed(a.seat, a.diver, a.on))
    match a.diver, a.on:
        case "endurance" | "diving", str(species):
            c.move(species, +1)
        case "visionary", _:
            return _foresee(c, a.seat)
        case "explorer", _:
            c.inform(a.seat, a.seat)
        case "captain", int(other):
            return Asked(other, Phase.CAPTAIN)
        case "swimmer", int(place):
            c.play(a.seat, place, "play", +1)
        case "environmentalist", str(hotel):
            c.close(hotel)
        case "communications", int(other):
            c.inform(a.seat, other)
    return Asked(a.seat, Phase.ACT)


def _foresee(c: Course, seat: Seat) -> Asked:
    s = c.state
    if s.industrialist is not None:
        seen_by = frozenset({s.table.controller(seat), s.table.controller(s.industrialist)})
        c.tell(IndustrialistShown(s.industrialist, Secret(_texts(s.agenda_cards), seen_by)))
        return Asked(seat, Phase.DISCARD)
    need_pile(c)
    c.tell(CorporationForeseen(_texts(c.state.pile[:FORESEEN])))
    return Asked(seat, Phase.ORDER)


def put_back(c: Course, places: tuple[int, ...]) -> None:
    """The visionary's cards go back onto the pile."""
    c.tell(CorporationOrdered(_texts(c.state.pile[place] for place in places)))


def thwart(c: Course, a: Discard) -> None:
    """The visionary discards two cards of the industrialist's hand; the refill waits for the next card played."""
    places, industrialist = (a.a, a.b), c.state.industrialist
    assert industrialist is not None
    cards = _texts(c.state.agenda_cards[place] for place in places)
    c.tell(CorporationDiscarded(industrialist, places, cards))


def _texts(cards: Iterable[CorporationCard]) -> tuple[str, ...]:
    return tuple(str(card.text) for card in cards)
