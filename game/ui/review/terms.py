"""What a game shows and says of the decisions that are looked back on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.hint import Suggestion
from game.ui.table.pool import Drawable
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign


@dataclass(frozen=True, slots=True)
class ReviewTerms:
    """See `game/ui/review/scene.py`.

    Attributes:
        board: `board(view, choices, better, seats)`: the board at that moment with what was chosen on it, and with
            the other choice if there was one; `better`: which of them is the better one for certain, if any.
        sign: `sign(view, action, seats)`: what stands for a decision; None where nothing does.
    """

    board: Callable[[Any, Sequence[Suggestion], int | None, Sequence[SeatInfo]], Drawable]
    sign: Callable[[Any, Any, Sequence[SeatInfo]], Sign | None]


@dataclass(frozen=True, slots=True)
class MissedTerms:
    """See `game/ui/review/missed.py`.

    Attributes:
        boards: `boards(view, chosen, other)`: the board after each of two choices, what is new on it marked, both on
            the same scale.
        sentence: `sentence(view, other, points)`: when it was, and that this would have brought so many points more.
    """

    boards: Callable[[Any, Suggestion, Suggestion], tuple[Drawable, Drawable]]
    sentence: Callable[[Any, Suggestion, int], str]
