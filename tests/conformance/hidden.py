"""For each game: the same position with everything changed that one viewer cannot know."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.rng import Rng
from game.core.rules import Person
from game.games.aqua.components import TILES
from game.games.aqua.state import State as AquaState
from game.games.divercity.state import State as DiverCityState
from game.games.ecosystem.actions import Turning
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.hand import Hand
from game.games.ecosystem.state import FLIP, State, controller


def ecosystem(state: State, viewer: Person | None, rng: Rng) -> State:
    """Other hands with leftovers, what others picked or will flip, the deck, what the neutral seat will draw."""
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    picks = [seat for seat in others if seat < state.players and state.seats[seat].chosen]
    hidden = [card for seat in others for card in state.hands[seat].species or ()]
    hidden += [card for seat in picks if (card := state.seats[seat].pick) is not None]
    pool = list(rng.shuffled([*hidden, *state.deck]))

    def drawn(count: int) -> tuple[str, ...]:
        taken = tuple(pool[:count])
        del pool[:count]
        return taken

    hands = [
        Hand(hand.size, drawn(hand.size) if seat in others else rng.shuffled(hand.species or ()))
        for seat, hand in enumerate(state.hands)
    ]
    seats = [
        replace(
            seat,
            pick=pool.pop() if number in picks else seat.pick,
            turnings=seat.turnings
            if controller(state.players, number) == viewer
            else _other_flips(state, number, rng),
        )
        for number, seat in enumerate(state.seats)
    ]
    deal, past = state.deal, state.game_turn
    changed = replace(
        deal,
        deck=rng.shuffled(deal.deck[: len(deal.deck) - state.deck_left]) + tuple(pool),
        neutral=deal.neutral[:past] + (0,) * len(deal.neutral[past:]),
    )
    return replace(state, deal=changed, seats=tuple(seats)).with_hands(hands)


def _other_flips(state: State, seat: int, rng: Rng) -> tuple[Turning, ...]:
    """As many other flips of that seat, after which it is done or not as before: that much everybody may see."""
    own = state.seats[seat]
    ending = OCEAN.under(state.options).ending
    if state.phase != FLIP or ending is None:
        return own.turnings
    cards = own.grid.layout()
    done = not any(ending.choices(seat, cards, own.turnings))
    for _ in range(20):
        chosen: tuple[Turning, ...] = ()
        while len(chosen) < len(own.turnings) and (choices := tuple(ending.choices(seat, cards, chosen))):
            chosen = (*chosen, rng.choice(choices))
        if len(chosen) == len(own.turnings) and done == (not any(ending.choices(seat, cards, chosen))):
            return chosen
    return own.turnings


def divercity(state: DiverCityState, viewer: Person | None, rng: Rng) -> DiverCityState:
    """The deck, the hands or cards that the viewer may not see, and the corporation cards nobody showed them."""
    deal = state.deal
    hidden = [
        card.card
        for seat, one in enumerate(state.seats)
        for card in one.hand
        if card.card is not None and not state.is_seen(seat, card.told, viewer)
    ]
    unknown = list(state.pile[state.foreseen :])
    if not state.sees_agenda(viewer):
        unknown += state.agenda_cards
    secret = [card.number for card in unknown if card.number is not None]
    changed = replace(
        deal,
        species=_mixed(deal.species, [*hidden, *range(state.dealt, len(deal.species))], rng),
        corporation=_mixed(deal.corporation, secret, rng),
        reshuffles=tuple(map(rng.shuffled, deal.reshuffles)),
    )
    return replace(
        state,
        deal=changed,
        seats=tuple(
            replace(one, hand=tuple(replace(card, species=changed.species[card.card or 0]) for card in one.hand))
            for one in state.seats
        ),
        pile=tuple(replace(card, text=changed.corporation[card.number or 0]) for card in state.pile),
        agenda_cards=tuple(replace(card, text=changed.corporation[card.number or 0]) for card in state.agenda_cards),
    )


def _mixed(cards: tuple[str, ...], places: Sequence[int], rng: Rng) -> tuple[str, ...]:
    """The cards with those in some places exchanged among each other."""
    moved = dict(zip(places, rng.shuffled([cards[place] for place in places])))
    return tuple(moved.get(place, card) for place, card in enumerate(cards))


def aqua(state: AquaState, viewer: Person | None, rng: Rng) -> AquaState:
    """The tiles that the market has not shown yet; those in the box could be among them."""
    shown = state.tiles[: len(state.tiles) - len(state.stack)]
    hidden = rng.shuffled([name for name in TILES if name not in shown])[: len(state.stack)]
    return replace(state, tiles=shown + hidden)


CHANGED: Mapping[str, Callable[[Any, Person | None, Rng], Any]] = {
    "forest": ecosystem,
    "ocean": ecosystem,
    "savanna": ecosystem,
    "aqua": aqua,
    "divercity": divercity,
}

OPEN_DEALS = {"aqua", "divercity"}
"""Games that begin with more in the open than the backs of hands: their own tests look at what is told then."""
