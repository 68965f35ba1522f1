"""The ladder at the moment of a decision, and what stands for a decision."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.hint import Suggestion
from game.games.divercity.actions import Action, Close, Corporate, Discard, Oil, Order, Play, Tell, Use
from game.games.divercity.components import SPECIES
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.colours import CORPORATE
from game.games.divercity.view.presentation import paint_ladder
from game.ui.engine.canvas import Canvas
from game.ui.review.terms import ReviewTerms
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign, IconSign, SeatSign, Sign


@dataclass(frozen=True, slots=True)
class DecidedLadder:
    """The ladder with its tokens: that is what the divers decide about."""

    steps: tuple[tuple[str, int], ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        paint_ladder(c, dict(self.steps), 0, 0, c.w, c.h)


def board(view: DiverCityView, choices: Sequence[Suggestion], better: int | None) -> DecidedLadder:
    """How the species stood."""
    return DecidedLadder(tuple(view.ladder.items()))


def sign(view: DiverCityView, action: Action, seats: Sequence[SeatInfo]) -> Sign | None:
    """Whom or what a decision is about."""
    match action:
        case Play():
            return IconSign("hand", "good")
        case Oil() | Corporate():
            return IconSign("rig", CORPORATE)
        case Tell(_, to):
            return SeatSign(seats[to])
        case Close(_, hotel, _):
            return ArtSign(f"divercity/symbol/{hotel}")
        case Use(_, _, on) if on in SPECIES:
            return ArtSign(f"disc/divercity-{on}")
        case Use(_, diver, _):
            return ArtSign(f"divercity/diver/{diver}-round")
        case Order() | Discard():
            return IconSign("cards", CORPORATE)
    return IconSign("flag", "ink2")


REVIEW = ReviewTerms(board, sign)
