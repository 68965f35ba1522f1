"""The paper of the score sheet."""

from itertools import pairwise

import pytest

from game.ui.engine.canvas import Canvas
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign, Grid, Number, Paper, SheetRow
from game.units import Rect
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot


def test_names_of_neighbouring_columns_keep_apart_and_shrink_together() -> None:
    grid = Grid(Rect(0, 0, 570, 760), 12, 3)
    heads = tuple(SeatInfo(name, 0, False) for name in ("Bruno", "Neutral", "Dorothy"))
    canvas = Canvas(Pilot().app.look, 570, 760)
    Paper(heads, frozenset({1}), grid, "").paint(canvas, False)
    boxes = [said.box for said in canvas.said if said.text in {head.name for head in heads}]
    assert len(boxes) == 3 and len({round(box[3], 1) for box in boxes}) == 1
    assert all(right[0] - (left[0] + left[2]) >= 7 for left, right in pairwise(boxes))


@pytest.mark.parametrize(("columns", "noted"), [(4, True), (5, False), (6, False)])
def test_either_every_row_has_a_note_or_none_has(columns: int, noted: bool) -> None:
    grid = Grid(Rect(0, 0, 800, 732), 12, columns)
    label, canvas = grid.label(0), Canvas(Pilot().app.look, 800, 60)
    assert label.w > 130, "a short note would fit"
    grid.named(SheetRow("hare", "Hare", "1 each", ArtSign("disc/hare"))).paint(canvas, False)
    assert ("1 each" in [said.text for said in canvas.said]) is noted


@pytest.mark.parametrize("height", [38, 52])
def test_the_crown_of_a_leader_stands_above_the_number_and_not_on_it(height: int) -> None:
    canvas = Noting(small_look(), 80, height)
    Number(8, False, leads=True).paint(canvas, False)
    (crown,), (number,) = canvas.icons, canvas.said
    assert crown[0] == "crown" and crown[2] + 6 <= number.box[1] + 1


def test_long_names_of_six_columns_are_whole_where_those_beside_them_leave_room() -> None:
    names = ("Ana", "Bartholomew", "Chloé", "Dorothea", "Maximiliane", "Filip")
    canvas = Canvas(Pilot((1024, 640)).app.look, 800, 760)
    heads = tuple(SeatInfo(name, 0, False) for name in names)
    Paper(heads, frozenset(), Grid(Rect(0, 0, 800, 760), 12, 6), "").paint(canvas, False)
    assert {*names} <= {said.text for said in canvas.said if said.fits}


def test_what_leads_but_cannot_be_chosen_has_a_crown_and_no_pill() -> None:
    def ground(number: Number) -> tuple[int, ...]:
        canvas = Noting(small_look(), 80, 38)
        number.paint(canvas, False)
        assert [icon[0] for icon in canvas.icons] == ["crown"]
        return tuple(canvas.surface.get_at((canvas.surface.get_width() // 2 - 6, canvas.surface.get_height() // 2)))

    assert ground(Number(8, False, leads=True)) != (0, 0, 0, 0)
    assert ground(Number(0, False, leads=True, words="4")) == (0, 0, 0, 0)
