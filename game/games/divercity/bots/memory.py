"""What a computer player remembers: every card it was told, as long as that card stays in its hand."""

from collections.abc import Sequence

from game.core.rules import Event, Seat
from game.games.divercity.components import hand_size
from game.games.divercity.events import (
    CardDrawn,
    CardRevealed,
    CardsTold,
    CorporationForeseen,
    CorporationOrdered,
    CorporationRevealed,
    CorporationShuffled,
)
from game.games.divercity.state import DiverCityView

Known = tuple[str | None, ...]
"""The species of each card of a hand, None for one that is not known."""


def known_hands(view: DiverCityView, history: Sequence[Event]) -> tuple[Known, ...]:
    """Every hand as the viewer knows it: by sight, and the own cards by memory."""
    return tuple(
        _with_memory(tuple(card.species for card in seat.hand), _told(history, number, hand_size(len(view.seats))))
        for number, seat in enumerate(view.seats)
    )


def _with_memory(seen: Known, remembered: Known) -> Known:
    if len(seen) != len(remembered):
        return seen
    return tuple(now or before for now, before in zip(seen, remembered))


def _told(history: Sequence[Event], seat: Seat, size: int) -> Known:
    """What the owner of a hand was told, card by card."""
    hand: list[str | None] = [None] * size
    for event in history:
        match event:
            case CardsTold(_, to, species) if to == seat and species.value is not None:
                hand = list(species.value)
            case CardRevealed(_, _, _, of, int(place)) if of == seat:
                del hand[place]
            case CardDrawn(of, place, _) if of == seat:
                hand.insert(place, None)
    return tuple(hand)


def known_corporation(view: DiverCityView, history: Sequence[Event]) -> tuple[str, ...]:
    """The next corporation cards, top first, as far as the visionary showed them."""
    coming: tuple[str, ...] = ()
    for event in history:
        match event:
            case CorporationForeseen(cards) | CorporationOrdered(cards):
                coming = cards
            case CorporationRevealed():
                coming = coming[1:]
            case CorporationShuffled():
                coming = ()
    return coming or view.coming
