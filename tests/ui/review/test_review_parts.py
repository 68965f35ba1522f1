"""What the page of a review is drawn from."""

import pytest

from game.ui.review.chart import Chart
from game.ui.review.model import Choice, Curve, Moment
from game.ui.review.parts import ChoiceCard, MomentCard, Moments, choice_places
from game.ui.table.hint_values import SlipLine
from game.ui.table.seats import SeatInfo
from game.units import Rect
from tests.support.painting import Noting, small_look

ROOM = Rect(762, 460, 382, 340)
COLUMN = Rect(1160, 72, 424, 812)
BADGE = 13
"""The radius of the disc of a turning point."""
WHY = (SlipLine("Bee", "+4", True, None),)


@pytest.mark.parametrize(("first", "second"), [((), ()), (WHY, ()), ((), WHY)])
def test_a_choice_with_reasons_has_the_room_that_the_other_can_spare(
    first: tuple[SlipLine, ...], second: tuple[SlipLine, ...]
) -> None:
    choices = Choice("You chose", "Deer", "", first), Choice("Better", "Bee", "", second)
    above, below = choice_places(ROOM, small_look(), [ChoiceCard(choice, False) for choice in choices])
    assert (above.y, below.bottom) == (ROOM.y, ROOM.bottom) and above.bottom < below.y
    assert (above.h > below.h, above.h < below.h) == (bool(first), bool(second))


def card(place: int, *reasons: SlipLine) -> MomentCard:
    return MomentCard(Moment(place, place, place, "Wolf; better: Hare", reasons, "−3", False, ""), False)


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_the_moments_and_their_paper_are_as_high_as_what_they_tell(text_scale: float) -> None:
    look, paper = small_look(text_scale), Moments("", "The expert plays on.")
    whole, first, second = paper.places(COLUMN, look, [card(1, *WHY), card(2, *WHY * 3)])
    assert first.h < second.h and first.bottom < second.y and second.bottom < whole.bottom < COLUMN.bottom
    canvas = Noting(look, second.w, second.h)
    card(2, *WHY * 3).paint(canvas, False)
    assert canvas.words.count("+4") == 3
    assert max(said.box[1] + said.box[3] for said in canvas.said) > second.h - 40


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_three_full_moments_stay_on_their_paper(text_scale: float) -> None:
    paper = Moments("", "The expert plays on.")
    whole, *places = paper.places(COLUMN, small_look(text_scale), [card(n, *WHY * 3) for n in (1, 2, 3)])
    assert whole.bottom <= COLUMN.bottom and places[-1].bottom < whole.bottom - 20


def test_the_paper_keeps_its_height_as_long_as_moments_may_come() -> None:
    assert Moments("Wait.", "", 3, True).places(COLUMN, small_look(), ()) == (COLUMN,)


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("percent", [False, True])
def test_a_moment_at_the_start_covers_no_number_beside_the_chart(percent: bool, text_scale: float) -> None:
    curve = Curve(SeatInfo("Ana", 0, False), ((0.0, 100.0), (1.0, 29.0)), True)
    canvas = Noting(small_look(text_scale), 750, 350)
    Chart((curve,), percent, 0.0, ((0.0, 1),)).paint(canvas, False)
    badge = next(said for said in canvas.said if said.text == "1")
    middle = badge.box[0] + badge.box[2] / 2
    beside = [said for said in canvas.said if said.box[0] + said.box[2] < middle and said.box[1] > 60]
    assert beside and all(said.fits and said.box[0] + said.box[2] <= middle - 13 for said in beside)


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_the_heights_of_the_curves_begin_below_the_title(text_scale: float) -> None:
    curve = Curve(SeatInfo("Ana", 0, False), ((0.0, 100.0), (1.0, 29.0)), True)
    canvas = Noting(small_look(text_scale), 750, 350)
    Chart((curve,), True, 0.0, ()).paint(canvas, False)
    left = {said.text: said.box[0] for said in canvas.said}
    assert left["100 %"] == pytest.approx(left["Chance to win"], abs=1)
