"""What a table shows of a hint: frozen values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from game.core.hint import Hint
from game.ui.table.desk_values import DeskState, Lit
from game.ui.table.pool import Drawable
from game.ui.table.sheet import Sign
from game.units import Rect

M_contra = TypeVar("M_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class SlipLine:
    """One reason.

    Attributes:
        words: what it is about.
        value: how much, "" where that is no number of points.
        good: it speaks for the best choice.
        sign: what stands for it.
        lit: the cells that explain it.
        rule: what its row pays for, in one sentence; "" where it is no row.
    """

    words: str
    value: str
    good: bool
    sign: Sign | None = None
    lit: Lit | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Slip:
    """A hint in words.

    Attributes:
        title: the best choice.
        now: what it brings at once, in words.
        heading: what the reasons compare.
        lines: the reasons.
        other: the second choice, "" when there is none.
        other_now: what that brings at once, in words.
        note: what stands beside the button.
        places: where the best and the second choice are, for a voice, which sees no marks; "" for nowhere.
    """

    title: str
    now: str
    heading: str
    lines: tuple[SlipLine, ...]
    other: str = ""
    other_now: str = ""
    note: str = ""
    places: tuple[str, str] = ("", "")

    @property
    def spoken(self) -> tuple[str, ...]:
        """All that it says, as it is read: the best choice, the reasons, the second choice, with their numbers."""
        reasons = (f"{line.words} {line.value}".strip() for line in self.lines)
        best_place, other_place = self.places
        other = (f"2. {self.other}", other_place, self.other_now) if self.other else ()
        return f"1. {self.title}", best_place, self.now, self.heading, *reasons, *other


@dataclass(frozen=True, slots=True)
class HintMark:
    """Where the best choice (number 1) or the second one (number 2) is found on the table.

    Attributes:
        number: which choice.
        place: what is marked, in units.
        ghost: what would come to lie there.
        framed: a line goes round it; else only the number stands on its upper edge.
    """

    number: int
    place: Rect
    ghost: Drawable | None = None
    framed: bool = True


class HintTeller(Protocol[M_contra]):
    """How a game tells its hints."""

    @property
    def room(self) -> Rect:
        """Where the slip may lie, from the top: neither the hand nor the decision is there."""
        ...

    def slip(self, state: DeskState[Any, Any], hint: Hint) -> Slip:
        """The hint in words. No pixels."""
        ...

    def marks(self, model: M_contra, hint: Hint) -> Sequence[HintMark]:
        """Where the choices are found, once the model is shown."""
        ...
