"""The sum behind a number of a score sheet, in the room it has."""

from dataclasses import replace

import pytest

from game.ui.engine.canvas import Canvas, Said
from game.ui.table.explanation import Chip, Explanation
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign
from tests.support.pilot import Pilot

WIDTH = 736.0
BUTTON = 176.0
"""The narrowest explanation, and how far from its right edge the button in it begins."""
ANA = SeatInfo("Ana", 0, False)
SIGN = ArtSign("disc/bear")


def painted(explanation: Explanation) -> list[Said]:
    """What is said of the sum."""
    canvas = Canvas(Pilot().app.look, WIDTH, 168)
    explanation.paint(canvas, False)
    return [said for said in canvas.said if said.box[1] > 100]


def sum_of(*parts: Chip, joined: bool = True) -> Explanation:
    return Explanation(ANA, "Bear", "2 points each.", SIGN, 12, parts, joined)


def test_parts_that_add_up_are_joined_by_plus() -> None:
    assert [said.text for said in painted(sum_of(Chip("4 × 2"), Chip("4")))] == ["4 × 2", "+", "4", "=", "12"]


def test_what_is_only_compared_is_not() -> None:
    said = painted(sum_of(Chip("4", SIGN), Chip("3", SIGN), joined=False))
    assert [said.text for said in said] == ["4", "3", "=", "12"]


def test_without_a_reason_the_number_stands_alone() -> None:
    assert [said.text for said in painted(sum_of())] == ["12"]


@pytest.mark.parametrize("joined", [True, False])
@pytest.mark.parametrize("count", range(1, 16))
def test_a_long_sum_ends_in_dots_before_it_reaches_the_button(count: int, joined: bool) -> None:
    parts = tuple(Chip(f"{n} × 10", SIGN) for n in range(1, count + 1))
    said = painted(sum_of(*parts, joined=joined))
    shown = [one.text for one in said if "×" in one.text]
    assert shown == [part.words for part in parts][: len(shown)]
    assert ("…" in [one.text for one in said]) == (len(shown) < count)
    assert said[-1].text == "12"
    assert said[-1].box[0] + said[-1].box[2] < WIDTH - BUTTON
    assert said[0].box[0] > 28
    ends = [one.box[0] + one.box[2] for one in said]
    assert all(end < after.box[0] for end, after in zip(ends, said[1:], strict=False))


def test_the_points_are_those_of_the_row() -> None:
    explanation = replace(sum_of(Chip("1")), points=1)
    canvas = Canvas(Pilot().app.look, WIDTH, 168)
    explanation.paint(canvas, False)
    assert canvas.said[0].text == "Bear: 1 point"


def test_the_words_of_a_chip_stand_off_its_sign_as_far_as_off_its_emblem() -> None:
    canvas = Canvas(Pilot().app.look, WIDTH, 168)
    chip = Chip("+10", SIGN, seat=ANA)
    chip.paint(canvas, 0, 84)
    (said,) = (one for one in canvas.said if one.text == "+10")
    height, radius = 36, 13
    before = said.box[0] - (height / 2 + radius)
    after = chip.width(canvas.look) - height / 2 - radius - (said.box[0] + said.box[2])
    assert before >= 5
    assert before == pytest.approx(after, abs=1.5)


def test_a_voice_names_the_row_the_person_the_rule_and_every_part_whether_there_is_room_for_it_or_not() -> None:
    parts = tuple(Chip(f"{n} × 10", SIGN, name=f"Bear {n}") for n in range(1, 16))
    title, who, rule, told = sum_of(*parts).spoken().split("\n")
    assert (title, who, rule) == ("Bear: 12 points", "Ana", "2 points each.")
    assert told.split(", ") == [f"{part.name} {part.words}" for part in parts]
    assert sum_of().spoken() == "Bear: 12 points\nAna\n2 points each."
    assert sum_of(Chip("", SIGN, name="Bee"), Chip("4"), joined=False).spoken().endswith("\nBee, 4")
