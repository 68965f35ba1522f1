"""How what an expert thinks is said: the words that the games share, and what a game says itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.hint import Hint, Reason, Suggestion
from game.core.rules import Seat
from game.ui.table.hint_values import Slip, SlipLine
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, tr, trn


def _nowhere(view: Any, suggestion: Suggestion) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class HintWords:
    """What a game says of choices and reasons. No pixels.

    Attributes:
        suggestion: `suggestion(view, suggestion, seats)`: what to do, in a few words.
        reason: `reason(view, reason, seat, seats)`: what speaks for the choice of a seat, or against it.
        brief: `brief(view, action, seats)`: the same where no place is marked: what is placed, without “here”.
        turn: the number of the turn of a view, from 1.
        points: what is weighed are points; else there are no numbers.
        place: `place(view, suggestion)`: where that is, or what it is about, for the screen reader, in lines;
            "" where the words say it all.
        apart: the decisions of a turn are about different things, and a review lists each by itself.
    """

    suggestion: Callable[[Any, Suggestion, Sequence[SeatInfo]], str]
    reason: Callable[[Any, Reason, Seat, Sequence[SeatInfo]], SlipLine]
    brief: Callable[[Any, Any, Sequence[SeatInfo]], str]
    turn: Callable[[Any], int]
    points: bool = True
    apart: bool = False
    place: Callable[[Any, Suggestion], str] = _nowhere

    def aloud(self, view: Any, suggestion: Suggestion, words: str) -> str:
        """These words of a choice, and where it lies."""
        return "; ".join(filter(None, (words, self.place(view, suggestion).replace("\n", ", "))))

    def slip(self, view: Any, hint: Hint, seats: Sequence[SeatInfo]) -> Slip:
        """A hint in words."""
        seat, other = hint.best.actions[0].seat, hint.other
        return Slip(
            self.suggestion(view, hint.best, seats),
            self._now(hint.best),
            self._heading(hint),
            self.lines(view, hint.reasons, _points_ahead(hint), seat, seats),
            "" if other is None else self.suggestion(view, other, seats),
            "" if other is None else self._now(other),
            tr("Chosen: {n}").format(n=hint.taken) if hint.taken else tr("Assisted game"),
        )

    def lines(
        self, view: Any, reasons: Sequence[Reason], ahead: int, seat: Seat, seats: Sequence[SeatInfo]
    ) -> tuple[SlipLine, ...]:
        """The reasons, and what makes their numbers add up to the points by which a choice is ahead."""
        lines = tuple(self.reason(view, reason, seat, seats) for reason in reasons)
        told = [round(reason.points) for reason, line in zip(reasons, lines, strict=True) if line.value]
        rest = ahead - sum(told)
        return (*lines, SlipLine(tr("Everything else"), signed(rest), rest > 0)) if told and rest else lines

    def _now(self, suggestion: Suggestion) -> str:
        """What a choice brings at once."""
        return tr("{points} now").format(points=signed(suggestion.now)) if self.points else ""

    def _heading(self, hint: Hint) -> str:
        """What the reasons compare; nothing where no points stand behind them."""
        if hint.other is None:
            return tr("Everything else looks the same.")
        if not hint.clear and not self.points:
            return tr("Either is fine.")
        if not hint.clear:
            compared = tr("Both bring about the same in the end. Where 1 brings more or less:")
            return compared if hint.reasons else tr("Both bring about the same in the end.")
        if not self.points or hint.ahead <= 0:
            return ""
        points = _points_ahead(hint)
        match hint.at_the_end, bool(hint.reasons):
            case True, True:
                words = trn(
                    "At the end 1 is {n} point ahead, mostly by",
                    "At the end 1 is {n} points ahead, mostly by",
                    points,
                )
            case True, False:
                words = trn("At the end 1 is {n} point ahead.", "At the end 1 is {n} points ahead.", points)
            case False, True:
                words = trn("1 is {n} point ahead:", "1 is {n} points ahead:", points)
            case _:
                words = trn("1 is {n} point ahead.", "1 is {n} points ahead.", points)
        return words.format(n=points)


def _points_ahead(hint: Hint) -> int:
    """By how many whole points the best choice is ahead: by one at least where it is really better."""
    return max(1, round(hint.ahead)) if hint.clear and hint.ahead > 0 else round(hint.ahead)
