"""Decisions taken on the board itself: a swap, a move, what a whale or a lion turns over. Pure, no pixels."""

from collections.abc import Iterable, Iterator

from game.core.score import Cell
from game.games.ecosystem.actions import Action, Flip, Hunt, Move, Swap
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView


def is_on_board(view: EcosystemView, seat: int) -> bool:
    """Whether the seat chooses among what lies in its ecosystem, and not a card or a place for one."""
    return bool(view.seats[seat].effect) or view.phase in (FLIP, HUNT)


def firsts(legal: Iterable[Action]) -> frozenset[Cell]:
    """The cards with which such a decision can begin; none where one cell is all that is asked for."""
    return frozenset(first for action in legal for first, _ in _steps(action) if first is not None)


def answers(legal: Iterable[Action], first: Cell | None) -> dict[Cell, Action]:
    """The cells that complete the decision after a first card, with what each of them means."""
    return {second: action for action in legal for begin, second in _steps(action) if begin == first}


def _steps(action: Action) -> Iterator[tuple[Cell | None, Cell]]:
    """The first and the second cell of a decision on the board; a swap may begin with either."""
    match action:
        case Swap(_, a, b):
            yield a, b
            yield b, a
        case Move(_, start, end):
            yield start, end
        case Flip(_, whale, card):
            yield whale, card
        case Hunt(_, prey):
            yield None, prey
