"""What an expert would do and why: values that a game makes and a table shows."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from game.core.score import Cell


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for the best choice, or against it.

    Attributes:
        about: a row of the score sheet, or another term of the game.
        points: by how much the best choice is ahead of the other one in it; negative: it is behind.
        cells: of the own board, from which the points of that row come with the best choice.
        seat: somebody else whom it concerns.
    """

    about: str
    points: float
    cells: tuple[Cell, ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A choice: its action with those that it was judged with, and by how many points the total changes at once."""

    actions: tuple[Any, ...]
    now: int


@dataclass(frozen=True, slots=True)
class Hint:
    """What an expert would do.

    Attributes:
        best: what it would do.
        other: the best of the choices that are something else; None when there is none.
        reasons: where the best one is ahead of the other one, or behind; what speaks for it first.
        ahead: by how many points the best one is ahead of the other one, with all that is no reason by itself.
        clear: the best one is really better; else either is fine.
        at_the_end: the reasons compare what is expected at the end of the game, not what there is now.
        taken: in a review, which of the two was taken, 1 or 2.
    """

    best: Suggestion
    other: Suggestion | None
    reasons: tuple[Reason, ...]
    ahead: float
    clear: bool
    at_the_end: bool
    taken: int = 0


Advice = Generator[float, None, Hint]
"""An expert at work for somebody else: it yields how much of its work is done, from 0 to 1, and returns a hint."""
