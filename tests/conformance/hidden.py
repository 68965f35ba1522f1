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
from game.games.ecosystem.draft import game_turn
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.state import FLIP, State


def ecosystem(state: State, viewer: Person | None, rng: Rng) -> State:
    """Other hands with leftovers, what others picked or will flip, the deck, what the neutral seat will draw."""
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    picks = [seat for seat in others if seat < state.players and state.picks[seat] is not None]
    hidden = [card for seat in others for card in state.hands[seat]]
    hidden += [card for seat in picks if (card := state.picks[seat]) is not None]
    pool = list(rng.shuffled([*hidden, *state.deck]))

    def drawn(count: int) -> tuple[str, ...]:
        taken = tuple(pool[:count])
        del pool[:count]
        return taken

    hands = tuple(drawn(len(hand)) if seat in others else rng.shuffled(hand) for seat, hand in enumerate(state.hands))
    chosen = tuple(pool.pop() if seat in picks else pick for seat, pick in enumerate(state.picks))
    draws = state.neutral_draws
    if draws:
        past = game_turn(state)
        draws = draws[:past] + (0,) * (len(draws) - past)
    return replace(
        state,
        hands=hands,
        picks=chosen,
        deck=tuple(pool),
        first_deck=rng.shuffled(state.first_deck),
        neutral_draws=draws,
        turnings=tuple(
            flips if (0 if state.players == 1 else seat) == viewer else _other_flips(state, seat, rng)
            for seat, flips in enumerate(state.turnings)
        ),
    )


def _other_flips(state: State, seat: int, rng: Rng) -> tuple[Turning, ...]:
    """As many other flips of that seat, after which it is done or not as before: that much everybody may see."""
    ending = OCEAN.under(state.options).ending
    if state.phase != FLIP or ending is None:
        return state.turnings[seat]
    cards = state.grids[seat].layout()
    done = not any(ending.choices(seat, cards, state.turnings[seat]))
    for _ in range(20):
        chosen: tuple[Turning, ...] = ()
        while len(chosen) < len(state.turnings[seat]) and (choices := tuple(ending.choices(seat, cards, chosen))):
            chosen = (*chosen, rng.choice(choices))
        if len(chosen) == len(state.turnings[seat]) and done == (not any(ending.choices(seat, cards, chosen))):
            return chosen
    return state.turnings[seat]


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
