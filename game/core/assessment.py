"""What a decision of a finished game was worth: values that a game makes and a review shows."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from typing import Any

from game.core.hint import Hint, Reason, Suggestion

TRIFLE = 0.5
"""Results that differ by less are equal."""

MOMENTS = 3
"""How many moments are told of a game."""


class Mark(StrEnum):
    """How good a decision was, as far as the playouts can tell."""

    BEST = "best"
    GOOD = "good"
    COSTLY = "costly"


@dataclass(frozen=True, slots=True)
class Assessment:
    """What was decided beside the best of the other choices, both played on to the end on the same deals.

    A result is in points, in a solo challenge those ahead of the rival; in a game of all against the game it is the
    chance to win, of 100.

    Attributes:
        chosen: what was decided.
        other: the best of the choices that are something else; None when there was none.
        gain: by how much the expected result of what was decided is ahead of the other one; negative: what it cost.
        error: the standard error of that.
        expected: the result that was to be expected after what was decided.
        reasons: where the better of the two is ahead of the other one, or behind.
    """

    chosen: Suggestion
    other: Suggestion | None
    gain: float
    error: float
    expected: float
    reasons: tuple[Reason, ...] = ()

    @property
    def judged(self) -> bool:
        """It stood beside another choice; of what cannot be played on to the end nothing is said."""
        return self.other is not None

    @property
    def clear(self) -> bool:
        """The difference counts, and is more than twice its error: below that nothing is claimed."""
        return abs(self.gain) >= TRIFLE and abs(self.gain) > 2 * self.error

    @property
    def cost(self) -> float:
        """What the decision lost for certain, 0 where nothing is certain."""
        return -self.gain if self.clear and self.gain < 0 else 0.0

    @property
    def mark(self) -> Mark:
        """Best: nothing seems better; good: something does, but not clearly; costly: something was."""
        if self.cost:
            return Mark.COSTLY
        return Mark.BEST if self.gain >= 0 else Mark.GOOD


@dataclass(frozen=True, slots=True)
class Assessor:
    """How the decisions of a game are judged.

    Attributes:
        assess: `assess(view, seat, redacted_history, action, rng, effort)`: the worth of an action of a seat, from
            what its person knew; `effort`: how many playouts it spends, 1 for all that it should.
        half: a decision that costs so much is worth half of the best one.
        team: `team(options, people)`: the persons who win or lose together, where that many people play; their
            decisions are reviewed as those of one side. None: everyone plays for themselves.
    """

    assess: Callable[..., Generator[None, None, Assessment]]
    half: float
    team: Callable[[Mapping[str, Any], int], tuple[int, ...]] | None = None

    @property
    def shared(self) -> bool:
        """Whether a result is the chance to win of a whole side."""
        return self.team is not None


def as_hint(assessment: Assessment) -> Hint:
    """The better of the two choices as a hint, beside the other one."""
    one, other, taken = assessment.chosen, assessment.other, 1
    if other is not None and assessment.gain < 0:
        one, other, taken = other, one, 2
    return Hint(one, other, assessment.reasons, abs(assessment.gain), assessment.clear, True, taken)


def accuracy(assessments: Iterable[Assessment], half: float) -> int:
    """How well somebody decided, of 100; 100 where nothing was to decide. `half`: as in `Assessor`."""
    worths = [0.5 ** (one.cost / half) for one in assessments]
    return round(100 * sum(worths) / len(worths)) if worths else 100


def moments(assessments: Sequence[Assessment]) -> list[int]:
    """The places of those that decided most, in their order: first what cost most, then what gained most."""

    def weight(place: int) -> tuple[float, float]:
        one = assessments[place]
        return -one.cost, -one.gain if one.clear else inf

    decisive = [place for place, one in enumerate(assessments) if one.clear]
    return sorted(sorted(decisive, key=weight)[:MOMENTS])


def as_data(assessment: Assessment, encode: Callable[[Any], str]) -> dict[str, Any]:
    """An assessment as JSON data. `encode`: makes text of an action."""

    def suggested(one: Suggestion | None) -> list[Any] | None:
        return None if one is None else [[encode(action) for action in one.actions], one.now]

    return {
        "chosen": suggested(assessment.chosen),
        "other": suggested(assessment.other),
        "gain": assessment.gain,
        "error": assessment.error,
        "expected": assessment.expected,
        "reasons": [[r.about, r.points, [list(cell) for cell in r.cells], r.seat] for r in assessment.reasons],
    }


def of_data(data: Any, decode: Callable[[str], Any]) -> Assessment:
    """An assessment of its JSON data; raises ValueError, KeyError or TypeError when it is none."""

    def suggested(one: Any) -> Suggestion:
        actions, now = one
        return Suggestion(tuple(decode(text) for text in actions), int(now))

    return Assessment(
        suggested(data["chosen"]),
        None if data["other"] is None else suggested(data["other"]),
        float(data["gain"]),
        float(data["error"]),
        float(data["expected"]),
        tuple(
            Reason(str(about), float(points), tuple((int(x), int(y)) for x, y in cells), seat)
            for about, points, cells, seat in data["reasons"]
        ),
    )
