"""Turn order, the sea snail and the market (AQUA, sections 3 and 4)."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.rules import Event, Step
from game.games.aqua.components import ROUNDS
from game.games.aqua.events import MarketRefilled, SnailTaken
from game.games.aqua.state import GROW, OVER, REEF, State


def take_snail(s: State) -> Step[State]:
    """The active seat takes the snail: it plays after all the others."""
    seat, *others = s.queue
    return Step(replace(s, snail=seat, queue=(*others, seat)), (SnailTaken(seat, chosen=True),))


def end_turn(s: State) -> Step[State]:
    """The active seat is done: the next one plays, or the round ends."""
    seat, *others = s.queue
    state = replace(s, phase=GROW, queue=tuple(others), played=(*s.played, seat), new=(), contested=())
    return Step(state) if others else _end_round(state)


def _end_round(s: State) -> Step[State]:
    """Who played last gets a snail that nobody took; then the market is prepared, or the game is over."""
    events: tuple[Event, ...] = ()
    if s.snail is None and s.terms.players > 1:
        s = replace(s, snail=s.played[-1])
        events = (SnailTaken(s.played[-1], chosen=False),)
    if s.round == ROUNDS:
        return Step(replace(s, phase=REEF if s.terms.names_reef_colours else OVER), events)
    refilled = _refill(s)
    return Step(refilled.state, (*events, *refilled.events))


def _refill(s: State) -> Step[State]:
    alone = s.terms.players == 1
    count = s.terms.market.later
    new, kept = s.stack[:count], () if alone else s.market
    queue = seats_from(s.snail or 0, range(s.terms.players))
    state = replace(
        s,
        round=s.round + 1,
        market=kept + new,
        stack=s.stack[count:],
        queue=queue,
        played=(),
        snail=None,
    )
    return Step(state, (MarketRefilled(state.round, new, queue, s.market if alone else ()),))


def seats_from(first: int, seats: Sequence[int]) -> tuple[int, ...]:
    """All seats clockwise from one of them."""
    return tuple(seats[first:]) + tuple(seats[:first])
