"""What a game shows and says of the best turn that was not taken."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.hint import Suggestion
from game.ui.table.pool import Drawable


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
