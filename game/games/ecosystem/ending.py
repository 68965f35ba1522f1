"""Between the last placement and the scores: cards turn face down, by themselves and by choice."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from game.core.rules import Person, Seat, Secret, Step
from game.core.score import Cell
from game.games.ecosystem.actions import Flip, Hunt, Turning
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.events import CardsTurned, FlipChosen
from game.games.ecosystem.state import FLIP, OVER, State


def begin(edition: Edition, s: State) -> Step[State]:
    """The last card lies: what turns by itself does so, then the seats choose, or the game is over."""
    if edition.ending is None:
        return Step(replace(s, phase=OVER))
    step = Step(replace(s, phase=edition.ending.phase))
    for cause, turning in edition.ending.by_itself.items():
        step = _turn(step, [turning(grid.layout()) for grid in s.grids], cause)
    return _go_on(edition, step)


def choices(edition: Edition, s: State, seat: Seat) -> tuple[Turning, ...]:
    """What a seat may choose next, sorted; nothing when it is done."""
    if edition.ending is None:
        return ()
    return tuple(edition.ending.choices(seat, s.grids[seat].layout(), s.turnings[seat]))


def choosers(edition: Edition, s: State) -> tuple[Seat, ...]:
    """The seats that may choose now: all at once in secret, else the first of those that are left."""
    seats = tuple(seat for seat in range(len(s.grids)) if choices(edition, s, seat))
    return seats if s.phase == FLIP else seats[:1]


def choose(edition: Edition, s: State, a: Turning, person: Person) -> Step[State]:
    """A seat chooses. A whale's card stays as it is until all have chosen; a lion's prey turns at once."""
    assert edition.ending is not None
    chosen = (*s.turnings[a.seat], a)
    state = replace(s, turnings=(*s.turnings[: a.seat], chosen, *s.turnings[a.seat + 1 :]))
    cause = edition.ending.cause
    match a:
        case Flip(seat, whale, card):
            step = Step(state, (FlipChosen(seat, Secret((whale, card), frozenset({person}))),))
            if not choosers(edition, state):
                step = _turn(step, [{flip.turned for flip in flips} for flips in state.turnings], cause)
        case Hunt(seat, prey):
            step = _turn(Step(state), [{prey} if other == seat else () for other in range(len(s.grids))], cause)
    return _go_on(edition, step)


def _go_on(edition: Edition, step: Step[State]) -> Step[State]:
    over = not choosers(edition, step.state)
    return Step(replace(step.state, phase=OVER), step.events) if over else step


def _turn(step: Step[State], cells: Sequence[Collection[Cell]], cause: str) -> Step[State]:
    """Turns the cards of every seat at once; nothing happened when there are none."""
    cards = tuple((seat, cell) for seat, own in enumerate(cells) for cell in sorted(own))
    if not cards:
        return step
    grids = tuple(grid.turned(own) if own else grid for grid, own in zip(step.state.grids, cells, strict=True))
    return Step(replace(step.state, grids=grids), (*step.events, CardsTurned(cards, cause)))
