"""For each game: the same position with everything changed that one viewer cannot know."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.core.rng import Rng
from game.core.rules import Person
from game.games.ecosystem.draft import game_turn
from game.games.ecosystem.state import State


def ecosystem(state: State, viewer: Person | None, rng: Rng) -> State:
    """Other hands with their leftovers, face-down picks of others, the deck, and what the neutral seat will draw."""
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
    )


CHANGED: Mapping[str, Callable[[Any, Person | None, Rng], Any]] = {"forest": ecosystem}
