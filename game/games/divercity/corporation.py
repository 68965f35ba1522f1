"""The corporation turn (Mini DiverCity, section 3): from the card to the first decision of a diver."""

from game.core.rules import Secret
from game.games.divercity.components import DYNAMITE, INDUSTRIALIST_HAND, OIL, effects, hotels
from game.games.divercity.course import Course
from game.games.divercity.events import (
    CorporationDrawn,
    CorporationRevealed,
    CorporationShuffled,
    EffectBegan,
    TurnBegan,
)
from game.games.divercity.public import Phase


def begin_turn(c: Course) -> None:
    """The active seat's turn begins: the top card is revealed, or the industrialist chooses one."""
    c.tell(TurnBegan(c.state.turn, c.state.active))
    if c.state.table.industrialist is not None:
        c.set(phase=Phase.CORPORATE)
        return
    need_pile(c)
    top, *rest = c.state.pile
    c.set(pile=tuple(rest), foreseen=max(c.state.foreseen - 1, 0))
    _turn_over(c, top)


def play_from_hand(c: Course, place: int) -> None:
    """The industrialist plays a card instead of the reveal (section 5)."""
    agenda, seat = c.state.agenda, c.state.table.industrialist
    c.set(agenda=agenda[:place] + agenda[place + 1 :])
    _turn_over(c, agenda[place], seat, place)


def refill(c: Course) -> None:
    """The industrialist draws up to four cards."""
    seat = c.state.table.industrialist
    assert seat is not None
    seen_by = frozenset({c.state.table.controller(seat)})
    while len(c.state.agenda) < INDUSTRIALIST_HAND:
        need_pile(c)
        top, *rest = c.state.pile
        c.set(pile=tuple(rest), agenda=(*c.state.agenda, top))
        c.tell(CorporationDrawn(seat, Secret(c.state.deal.corporation[top], seen_by)))


def need_pile(c: Course) -> None:
    """An empty pile: the discard becomes the new one, in the next of the orders that were drawn at set-up.

    Three orders always suffice in play; should a game ever need more, they are used again.
    """
    if c.state.pile:
        return
    orders = c.state.deal.reshuffles
    order = orders[c.state.shuffles % len(orders)]
    pile = tuple(card for card in order if card in c.state.corporation_discard)
    c.set(pile=pile, corporation_discard=(), shuffles=c.state.shuffles + 1)
    c.tell(CorporationShuffled(len(pile)))


def _turn_over(c: Course, card: int, seat: int | None = None, place: int | None = None) -> None:
    text = c.state.deal.corporation[card]
    pending = effects(text)
    if c.state.table.has("beginner"):
        pending = pending[-1:]
    c.set(card=text, corporation_discard=(*c.state.corporation_discard, card), pending=pending)
    c.tell(CorporationRevealed(text, pending, seat, place))
    go_on(c)


def go_on(c: Course) -> None:
    """The effects that are left apply, top first, until the active diver has something to decide.

    After them the industrialist refills the hand (section 5).
    """
    while c.state.pending and not c.over:
        effect = c.state.pending[0]
        if effect == OIL and c.state.hands[c.state.active]:
            c.set(phase=Phase.OIL)
            return
        _begin_effect(c)
        if effect == DYNAMITE:
            _dynamite(c)
        elif effect != OIL:
            _build(c, effect)
    if c.over:
        return
    if c.state.table.industrialist is not None:
        refill(c)
    c.set(phase=Phase.ACT)


def pump(c: Course, place: int) -> None:
    """The oil rig takes a card of the active hand; then the other effects go on."""
    _begin_effect(c)
    c.play(c.state.active, place, "oil", -1)
    go_on(c)


def _begin_effect(c: Course) -> None:
    effect, *rest = c.state.pending
    c.set(pending=tuple(rest))
    c.tell(EffectBegan(effect))


def _dynamite(c: Course) -> None:
    if c.state.species_left:
        c.move(c.discard_top("dynamite"), -1)
    else:
        c.miss()


def _build(c: Course, effect: str) -> None:
    for hotel in hotels(effect):
        if not c.over:
            c.build(hotel)
