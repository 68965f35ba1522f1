"""The ladder and the open hands at the moment of a decision, and what stands for a decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.hint import Suggestion
from game.core.rules import Seat
from game.games.divercity.actions import Action, Close, Corporate, Discard, Oil, Order, Play, Tell, Use
from game.games.divercity.components import SPECIES
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.cards import RATIO
from game.games.divercity.view.colours import CORPORATE
from game.games.divercity.view.presentation import paint_ladder
from game.ui.engine.canvas import Canvas
from game.ui.review.marks import DASHES, paint_choice
from game.ui.review.terms import ReviewTerms
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign, IconSign, SeatSign, Sign
from game.units import Rect

_GAP, _BETWEEN = 10.0, 5.0
"""Between ladder and hands, and between two cards of a hand, in units."""
_HANDS_H = 0.4
"""The share of the board for the hands, below the ladder."""
_EMBLEM_W, _EMBLEM_R = 40.0, 13.0


class Marked(NamedTuple):
    """A card, or a whole hand where `place` is None, that a choice is about.

    Attributes:
        place: of the card in the hand, from 0.
        taken: that was chosen; else it is the other choice.
        better: it is the better choice for certain.
    """

    place: int | None
    taken: bool
    better: bool


class OpenHand(NamedTuple):
    """The cards of a diver, face up, with what was chosen among them.

    Attributes:
        seat: whose hand it is.
        species: of the cards, from left to right; None for a card that is not known.
        marked: what the choices are about.
    """

    seat: SeatInfo
    species: tuple[str | None, ...]
    marked: tuple[Marked, ...]


@dataclass(frozen=True, slots=True)
class DecidedDive:
    """The ladder with its tokens, which the divers decide about, and below it all hands.

    Attributes:
        steps: species and place of each token.
        hands: by seat.
        cards: how many cards the largest hand has.
    """

    steps: tuple[tuple[str, int], ...]
    hands: tuple[OpenHand, ...]
    cards: int

    def paint(self, c: Canvas, hot: bool) -> None:
        ladder_h = c.h * (1 - _HANDS_H) - _GAP
        paint_ladder(c, dict(self.steps), 0, 0, c.w, ladder_h)
        columns = 1 if len(self.hands) <= 2 else 2
        rows = -(-len(self.hands) // columns)
        w, h = (c.w - (columns - 1) * _GAP) / columns, c.h * _HANDS_H / rows
        for number, one in enumerate(self.hands):
            x, y = number % columns * (w + _GAP), ladder_h + _GAP + number // columns * h
            self._paint_hand(c, one, Rect(x, y, w, h - 6))

    def _paint_hand(self, c: Canvas, hand: OpenHand, place: Rect) -> None:
        c.rect(place.x, place.y, place.w, place.h, 10, "#08201C80")
        emblem(c, hand.seat, place.x + _EMBLEM_W / 2, place.y + place.h / 2, _EMBLEM_R, ring=False)
        h = min(place.h - 8, ((place.w - _EMBLEM_W) / max(1, self.cards) - _BETWEEN) * RATIO)
        w, y = h / RATIO, place.y + (place.h - h) / 2
        step = w + _BETWEEN
        for number, species in enumerate(hand.species):
            if species is not None:
                c.art(f"card/divercity/{species}-S", place.x + _EMBLEM_W + number * step, y, w, h)
        for marked in reversed(hand.marked):
            if marked.place is None:
                spot = place
            else:
                spot = Rect(place.x + _EMBLEM_W + marked.place * step, y, w, h)
            c.rect(
                spot.x, spot.y, spot.w, spot.h, 8, line="gold" if marked.better else "cream", line_w=3,
                dash=None if marked.taken else DASHES,
            )  # fmt: skip
            paint_choice(c, spot.right - 8, spot.y + 8, marked.taken, marked.better)


def board(
    view: DiverCityView, choices: Sequence[Suggestion], better: int | None, seats: Sequence[SeatInfo]
) -> DecidedDive:
    """How the species stood and what all divers held, with the cards and hands that the choices are about."""
    marked: dict[Seat, list[Marked]] = {}
    for number, choice in enumerate(choices):
        if (spot := spot_of(choice.actions[0])) is not None:
            seat, place = spot
            marked.setdefault(seat, []).append(Marked(place, not number, number == better))
    hands = tuple(
        OpenHand(seats[seat], tuple(card.species for card in one.hand), tuple(marked.get(seat, ())))
        for seat, one in enumerate(view.seats)
    )
    return DecidedDive(tuple(view.ladder.items()), hands, view.table.hand_size)


def spot_of(action: Action) -> tuple[Seat, int | None] | None:
    """Return whose hand an action is about, and which of its cards; None where it is about no hand of a diver."""
    match action:
        case Play(seat, place) | Oil(seat, place) | Close(seat, _, place) | Use(seat, "swimmer", int(place)):
            return seat, place
        case Tell(_, to) | Use(_, "communications", int(to)):
            return to, None
    return None


def sign(view: DiverCityView, action: Action, seats: Sequence[SeatInfo]) -> Sign | None:
    """Whom or what a decision is about."""
    match action:
        case Play(seat, place) if (species := view.seats[seat].hand[place].species) is not None:
            return ArtSign(f"disc/divercity-{species}")
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
