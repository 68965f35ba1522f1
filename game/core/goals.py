"""Goals: numbers that a finished game can show of a seat, and how much each of them has to be."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Goal(Generic[T]):
    """Something to reach in one game.

    Attributes:
        id: its name, unlike those of all other goals and medals of the game.
        needed: from this number on it is met.
        measure: how far a seat came; None where the game could not show it. A yes or no is 1 or 0.
    """

    id: str
    needed: int
    measure: Callable[[T], int | None]


@dataclass(frozen=True, slots=True)
class Goals(Generic[T]):
    """All that can be reached in a game; `T` is how its rules describe the end of one seat.

    Attributes:
        medals: the grades, the easiest first. Those that differ only in who plays are named "grade:players".
        goals: everything else, in the order in which it is shown.
    """

    medals: tuple[Goal[T], ...]
    goals: tuple[Goal[T], ...]

    @property
    def needed(self) -> dict[str, int]:
        """Goal or medal → from which number on it is met."""
        return {goal.id: goal.needed for goal in (*self.medals, *self.goals)}

    def have(self, end: T) -> dict[str, int]:
        """How far a seat came in each goal and medal that its game could show, as far as it is not 0."""
        found = ((goal.id, goal.measure(end)) for goal in (*self.medals, *self.goals))
        return {name: have for name, have in found if have}
