"""Turn order, the sea snail, the market and the end (AQUA, sections 3 and 4)."""

from collections.abc import Sequence

from game.core.transaction import Transaction
from game.games.aqua.components import ROUNDS
from game.games.aqua.events import Asked, GameEnded, MarketRefilled, SnailTaken, TurnEnded
from game.games.aqua.sea import GROW, REEF
from game.games.aqua.state import State


def end_turn(c: Transaction[State]) -> None:
    """The active seat is done: the next one plays, or the round ends."""
    c.tell(TurnEnded(c.state.queue[0]))
    if c.state.queue:
        next_turn(c)
    else:
        _end_round(c)


def next_turn(c: Transaction[State]) -> None:
    """The first of those that still play this round grows."""
    c.tell(Asked(c.state.queue[0], GROW))


def _end_round(c: Transaction[State]) -> None:
    """Who played last gets a snail that nobody took; then the market is prepared, or the game ends."""
    if c.state.snail_waits:
        c.tell(SnailTaken(c.state.order[-1], chosen=False))
    if c.state.round == ROUNDS:
        end_game(c)
        return
    refill(c, c.state.terms.market.later, c.state.snail or 0)
    next_turn(c)


def refill(c: Transaction[State], count: int, first: int) -> None:
    """A round begins with that seat: so many new tiles turn up; alone, those left over go away."""
    s = c.state
    discarded = s.market if s.terms.players == 1 else ()
    order = _seats_from(first, range(s.terms.players))
    c.tell(MarketRefilled(s.round + 1, s.stack[:count], order, discarded))


def end_game(c: Transaction[State]) -> None:
    """Under modification 6 every seat names its colour first; then the game is over."""
    s = c.state
    if s.terms.names_reef_colours and None in s.reef_colours:
        c.tell(Asked(s.reef_colours.index(None), REEF))
    else:
        c.tell(GameEnded(s.leading.winners))


def _seats_from(first: int, seats: Sequence[int]) -> tuple[int, ...]:
    """All seats clockwise from one of them."""
    return tuple(seats[first:]) + tuple(seats[:first])
