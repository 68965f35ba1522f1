"""The corporation turn (Mini DiverCity, section 3): from the card to the first decision of a diver."""

from game.core.rules import Seat, Secret
from game.games.divercity.components import DYNAMITE, INDUSTRIALIST_HAND, OIL, effects, hotels
from game.games.divercity.course import Course
from game.games.divercity.dive import CorporationCard, Phase
from game.games.divercity.events import (
    Asked,
    CorporationDrawn,
    CorporationRevealed,
    CorporationShuffled,
    EffectBegan,
    TurnBegan,
)


def begin_turn(c: Course, turn: int, seat: Seat) -> Asked:
    """A seat's turn begins: the top card is revealed, or the industrialist chooses one; answers the next question."""
    c.tell(TurnBegan(turn, seat))
    industrialist = c.state.industrialist
    if industrialist is not None:
        return Asked(industrialist, Phase.CORPORATE)
    need_pile(c)
    return _turn_over(c, c.state.pile[0])


def play_from_hand(c: Course, place: int) -> Asked:
    """The industrialist plays a card instead of the reveal (section 5)."""
    return _turn_over(c, c.state.agenda_cards[place], c.state.industrialist, place)


def refill(c: Course) -> None:
    """The industrialist draws up to four cards."""
    seat = c.state.industrialist
    assert seat is not None
    seen_by = frozenset({c.state.table.controller(seat)})
    while c.state.agenda_size < INDUSTRIALIST_HAND:
        need_pile(c)
        c.tell(CorporationDrawn(seat, Secret(c.state.pile[0].text, seen_by)))


def need_pile(c: Course) -> None:
    """An empty pile: the discard becomes the new one."""
    if not c.state.pile:
        c.tell(CorporationShuffled(len(c.state.corporation_discard)))


def _turn_over(c: Course, card: CorporationCard, seat: Seat | None = None, place: int | None = None) -> Asked:
    assert card.text is not None
    pending = effects(card.text)
    if c.state.table.has("beginner"):
        pending = pending[-1:]
    c.tell(CorporationRevealed(card.text, pending, seat, place))
    return go_on(c)


def go_on(c: Course) -> Asked:
    """The effects that are left apply, top first, until the active diver has something to decide.

    After them the industrialist refills the hand (section 5).
    """
    active = c.state.active
    while c.state.pending and not c.over:
        effect = c.state.pending[0]
        if effect == OIL and c.state.seats[active].hand:
            return Asked(active, Phase.OIL)
        c.tell(EffectBegan(effect))
        if effect == DYNAMITE:
            _dynamite(c)
        elif effect != OIL:
            _build(c, effect)
    if not c.over and c.state.industrialist is not None:
        refill(c)
    return Asked(active, Phase.ACT)


def pump(c: Course, place: int) -> Asked:
    """The oil rig takes a card of the active hand; then the other effects go on."""
    c.tell(EffectBegan(c.state.pending[0]))
    c.play(c.state.active, place, "oil", -1)
    return go_on(c)


def _dynamite(c: Course) -> None:
    if c.state.species_left:
        c.move(c.discard_top("dynamite"), -1)
    else:
        c.miss()


def _build(c: Course, effect: str) -> None:
    for hotel in hotels(effect):
        if not c.over:
            c.build(hotel)
