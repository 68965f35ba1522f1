"""Between the last placement and the scores: cards turn face down, by themselves and by choice."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from game.core.rules import Person, Seat, Secret, Step
from game.core.score import Cell
from game.games.ecosystem.actions import Flip, Hunt, Turning
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.events import CardsTurned, FlipChosen, TurningBegan
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.state import FLIP, OVER, State


def begin(s: State) -> Step[State]:
    """The last card lies: what turns by itself does so, then the seats choose, or the game is over."""
    following = s.played.ending
    if following is None:
        return Step(replace(s, phase=OVER))
    step = Step(replace(s, phase=following.phase))
    for cause, turning in following.by_itself.items():
        step = _turn(step, [turning(grid.layout()) for grid in s.grids], cause)
    begun = Step(step.state, (*step.events, TurningBegan(following.phase)))
    return begun if actors(step.state) else _over(step)


def choosers(edition: Edition, phase: str, seats: Iterable[tuple[Grid, Sequence[Turning]]]) -> tuple[Seat, ...]:
    """The seats that may choose now: all at once in secret, else the first of those that are left.

    Args:
        edition: whose ending it is.
        phase: `flip` or `hunt`.
        seats: the ecosystem of each seat and what it has chosen so far.
    """
    if edition.ending is None:
        return ()
    choices = edition.ending.choices
    left = tuple(seat for seat, (grid, chosen) in enumerate(seats) if any(choices(seat, grid.layout(), chosen)))
    return left if phase == FLIP else left[:1]


def actors(s: State) -> tuple[Seat, ...]:
    """The seats that may choose now in this position."""
    return choosers(s.played, s.phase, zip(s.grids, s.turnings, strict=True))


def choose(s: State, a: Turning, person: Person) -> Step[State]:
    """A seat chooses. A whale's card stays as it is until all have chosen; a lion's prey turns at once."""
    assert s.played.ending is not None
    chosen = (*s.turnings[a.seat], a)
    state = replace(s, turnings=(*s.turnings[: a.seat], chosen, *s.turnings[a.seat + 1 :]))
    cause = s.played.ending.cause
    match a:
        case Flip(seat, whale, card):
            left = actors(state)
            step = Step(state, (FlipChosen(seat, Secret((whale, card), frozenset({person})), seat not in left),))
            if not left:
                step = _turn(step, [{flip.turned for flip in flips} for flips in state.turnings], cause)
        case Hunt(seat, prey):
            step = _turn(Step(state), [{prey} if other == seat else () for other in range(len(s.grids))], cause)
    return step if actors(step.state) else _over(step)


def _over(step: Step[State]) -> Step[State]:
    return Step(replace(step.state, phase=OVER), step.events)


def _turn(step: Step[State], cells: Sequence[Collection[Cell]], cause: str) -> Step[State]:
    """Turns the cards of every seat at once; nothing happened when there are none."""
    cards = tuple((seat, cell) for seat, own in enumerate(cells) for cell in sorted(own))
    if not cards:
        return step
    grids = tuple(grid.turned(own) if own else grid for grid, own in zip(step.state.grids, cells, strict=True))
    return Step(replace(step.state, grids=grids), (*step.events, CardsTurned(cards, cause)))
