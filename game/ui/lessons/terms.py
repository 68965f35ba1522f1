"""What a game says of itself to its lesson: facts, names and small pictures. Its table knows nothing of lessons."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.score import ScoreSheet
from game.levels.lessons import Fact
from game.ui.engine.stage import Stage
from game.ui.table.desk_values import DeskState
from game.ui.table.pool import Drawable
from game.units import Rect


@dataclass(frozen=True, slots=True)
class Spare:
    """Room on a table that nobody needs to see while a note lies there.

    Attributes:
        place: where it is.
        whole: it is a panel; a note covers it whole, so that nothing of it looks out.
    """

    place: Rect
    whole: bool = False


def over_log(zones: Mapping[str, Rect]) -> tuple[Spare, ...]:
    """The log, which can be read elsewhere too."""
    return (Spare(zones["log"], whole=True),)


class LessonTerms(Protocol):
    """The words in which the lesson file of a game is written."""

    @property
    def at_hand(self) -> tuple[str, ...]:
        """How the names of the nodes begin with which one decides: they are hardly dimmed, and never covered."""
        ...

    @property
    def board(self) -> tuple[str, ...]:
        """The nodes on which one plays: not covered while an action is waited for, and else better not."""
        ...

    @property
    def done(self) -> str:
        """The button that confirms what is chosen."""
        ...

    def reserved(self, zones: Mapping[str, Rect]) -> tuple[Rect, ...]:
        """Where, on a table with these zones, something will lie as soon as one chooses."""
        ...

    def spare(self, zones: Mapping[str, Rect], stage: Stage) -> tuple[Spare, ...]:
        """Where, on a table with these zones, a note of somebody's first games lies best; the best place first."""
        ...

    def facts(self, state: DeskState[Any, Any]) -> Mapping[str, Fact]:
        """What is so now, by name; "turn" always among them."""
        ...

    def nodes(self, state: DeskState[Any, Any], name: str) -> tuple[str, ...]:
        """The nodes that a name of the lesson stands for now; none while that is not there.

        Raises:
            ValueError: it is no name of this game.
        """
        ...

    def row(self, row: str) -> tuple[str, str]:
        """What a row of the score sheet is called, and the name of its picture."""
        ...

    def picture(self, text: str) -> Drawable:
        """What a lesson draws beside its sentence.

        Raises:
            ValueError: the text says nothing that can be drawn.
        """
        ...


def points_of(sheets: Iterable[ScoreSheet]) -> tuple[str, ...]:
    """The fact "points": seat, row and points of each row of these sheets, the first seat first."""
    return tuple(f"{seat} {row} {n}" for seat, sheet in enumerate(sheets) for row, n in sheet.points().items())
