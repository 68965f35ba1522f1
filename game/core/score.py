"""A score and its explanation: what was counted, what each was worth, and which cells it came from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points: `count` things worth `each`, seen at `cells` (the scoring cell first).

    `points` is count × each; where a table or a rank decides, `each` is 0.
    """

    row: str
    count: int
    each: int
    points: int
    cells: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One row of the score sheet: its name, its points and every line that makes them up."""

    row: str
    points: int
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All rows of one seat, in the order of the rules page.

    `notes`: what its data says besides rows and total; it follows from the rows and the position.
    """

    rows: tuple[ScoreRow, ...]
    notes: Mapping[str, Any] = field(default_factory=dict, compare=False)

    @property
    def total(self) -> int:
        """The sum of all rows."""
        return sum(row.points for row in self.rows)

    def __getitem__(self, row: str) -> ScoreRow:
        """The row of that name."""
        return next(r for r in self.rows if r.row == row)

    def points(self) -> dict[str, int]:
        """Row name → points, in order."""
        return {r.row: r.points for r in self.rows}

    def data(self) -> dict[str, Any]:
        """The sheet as JSON data: its rows, its notes and the total."""
        return {"rows": self.points(), **self.notes, "total": self.total}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Several winners share the victory; nobody wins a solo challenge that was missed.

    `margin` and `grade` belong to solo challenges (grade: the name of the best level reached, or None);
    `result` and `reason` to co-operative games.
    """

    winners: tuple[int, ...] = ()
    margin: int | None = None
    grade: str | None = None
    result: str | None = None
    reason: str | None = None

    def data(self) -> dict[str, Any]:
        """The outcome as JSON data; a margin comes with its grade, reached or not; a grade may come alone."""
        if self.result is not None:
            return {"result": self.result, "reason": self.reason}
        data: dict[str, Any] = {"winners": list(self.winners)}
        if self.margin is not None:
            data["margin"] = self.margin
        if self.margin is not None or self.grade is not None:
            data["grade"] = self.grade
        return data
