"""What a review shows: frozen values."""

from dataclasses import dataclass

from game.core.assessment import Mark
from game.ui.table.hint_values import SlipLine
from game.ui.table.pool import Drawable
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign


@dataclass(frozen=True, slots=True)
class Line:
    """A turn of the person or team, or one decision of it.

    Attributes:
        numbers: its decisions.
        turn: its number in the game.
        words: what was decided, of several decisions by the decisive one.
        mark: how good that was; None as long as it is not known.
        cost: what it lost for certain, in words; "" where it lost nothing.
        decisive: the decision that counted most.
        sign: what stands for it.
        by: who of the team decided; None where a single person decided everything.
    """

    numbers: tuple[int, ...]
    turn: int
    words: str
    mark: Mark | None
    cost: str
    decisive: int
    sign: Sign | None = None
    by: SeatInfo | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the two choices of a decision.

    Attributes:
        title: which one it is: what was chosen, and by whom; a better one; the next best one.
        words: what it is.
        value: by how much it is ahead or behind, in words; "" where nothing is claimed.
        reasons: where it is ahead, or behind.
        good: it is the better of the two.
        aloud: what it is and where it lies, to be heard.
        sign: what stands for it.
    """

    title: str
    words: str
    value: str = ""
    reasons: tuple[SlipLine, ...] = ()
    good: bool = False
    aloud: str = ""
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that the game turned on.

    Attributes:
        place: which of the moments, from 1.
        number: of the decision.
        turn: of the game.
        sentence: what it was about.
        reasons: why.
        value: what it cost or gained, in words.
        good: it gained.
        aloud: what it was about, with the places, to be heard.
        sign: what stands for what was decided.
        by: who of the team decided; None where a single person decided everything.
    """

    place: int
    number: int
    turn: int
    sentence: str
    reasons: tuple[SlipLine, ...]
    value: str
    good: bool
    aloud: str
    sign: Sign | None = None
    by: SeatInfo | None = None


@dataclass(frozen=True, slots=True)
class Curve:
    """The results that were to be expected of a seat, as (share of the game, result); the real one comes last."""

    seat: SeatInfo
    points: tuple[tuple[float, float], ...]
    own: bool


@dataclass(frozen=True, slots=True)
class ReviewModel:
    """All that is known so far.

    Attributes:
        side: whose decisions these are: a person or the team.
        accuracy: of 100; None as long as nothing is known.
        counts: the number of lines with each mark.
        lines: the turns.
        moments: what the game turned on, once all decisions are known.
        curves: of all seats, the own one first; of a team only one.
        percent: results are chances to win.
        progress: how much of the work is done, from 0 to 1.
        chosen: the decision that is looked at.
        choices: what was decided there, and what else there was.
        equal: it is not certain which of them is better.
        board: the position then, with the choices on it.
        turn: its number in the game.
        moment: the share of the game at which it was decided.
    """

    side: SeatInfo
    accuracy: int | None
    counts: dict[Mark, int]
    lines: tuple[Line, ...]
    moments: tuple[Moment, ...]
    curves: tuple[Curve, ...]
    percent: bool
    progress: float
    chosen: int | None
    choices: tuple[Choice, ...]
    equal: bool
    board: Drawable | None
    turn: int
    moment: float
