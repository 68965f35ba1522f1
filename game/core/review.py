"""The review of a finished game for one side: what its decisions were worth, and how the game went for all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.assessment import Assessment, as_data, of_data
from game.core.rules import Seat


@dataclass(slots=True)
class Review:
    """What has been found out so far. Decisions are numbered by their places among the actions of the game.

    Attributes:
        own: decision of the person or team → what it was worth.
        courses: seat → decision of that seat → the result that was to be expected after it.
    """

    own: dict[int, Assessment] = field(default_factory=dict)
    courses: dict[Seat, dict[int, float]] = field(default_factory=dict)

    def data(self, encode: Callable[[Any], str]) -> dict[str, Any]:
        """The review as JSON data. `encode`: makes text of an action."""
        return {
            "own": {str(number): as_data(one, encode) for number, one in self.own.items()},
            "courses": {
                str(seat): {str(number): result for number, result in course.items()}
                for seat, course in self.courses.items()
            },
        }

    @classmethod
    def of(cls, data: Mapping[str, Any], decode: Callable[[str], Any]) -> "Review":
        """The review of its JSON data; raises ValueError, KeyError, TypeError or AttributeError when it is none."""
        own = {int(number): of_data(one, decode) for number, one in data["own"].items()}
        courses = {
            int(seat): {int(number): float(result) for number, result in course.items()}
            for seat, course in data["courses"].items()
        }
        return cls(own, courses)
