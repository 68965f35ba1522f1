"""Why somebody won or lost, before a number is chosen: in one sentence, and row by row."""

from types import SimpleNamespace
from typing import cast

import pytest

from game.core.score import ScoreRow, ScoreSheet
from game.ui.table.gaps import comparison_for
from game.ui.table.podium import Grades
from game.ui.table.reasons_panel import reasons_of
from game.ui.table.score_presenter import PageWords, ScorePage
from game.ui.table.seats import SeatInfo
from game.units import Rect
from tests.support.score import finished, score_table


def test_who_has_won_alone_though_level_on_points_is_told_why() -> None:
    page = SimpleNamespace(
        players=2,
        winners=(1,),
        sheets=finished("aqua").sheets()[:1] * 2,
        seats=[SeatInfo("Ana", 0, False), SeatInfo("Ben", 1, False)],
        words=lambda: PageWords("", "", "Look.", "Level on points: Ben played earlier in the last round"),
    )
    told = reasons_of(cast(ScorePage, page), 0)
    assert told is not None
    assert (told.seat.name, told.told) == ("Ben", "Level on points: Ben played earlier in the last round")
    page.winners = (0, 1)
    assert reasons_of(cast(ScorePage, page), 0) is None, "they share the victory"


def test_each_row_carries_the_emblem_of_who_has_more_there() -> None:
    page = score_table("forest").scene.page
    for seat in range(len(page.sheets)):
        told = reasons_of(page, seat)
        found = comparison_for(page.sheets, page.winners, seat, None)
        assert told is not None and found is not None
        ahead, behind = page.sheets[found.ahead].points(), page.sheets[found.behind].points()
        for gap, chip in zip(found.gaps, told.gaps, strict=True):
            assert chip.seat == page.seats[found.ahead if ahead[gap.row] > behind[gap.row] else found.behind]
            assert chip.words.startswith("+")


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ({"bee": (12, 4), "wolf": (0, 5)}, "9 points short of “easy”. +5 Wolf for Benedikt"),
        ({"bee": (12, 4), "wolf": (0, 0)}, "4 points short of “easy”"),
    ],
)
def test_a_missed_challenge_says_by_how_much_and_what_brought_the_rival_most(
    rows: dict[str, tuple[int, int]], told: str
) -> None:
    sheets = [ScoreSheet(tuple(ScoreRow(row, points[seat]) for row, points in rows.items())) for seat in (0, 1)]
    lead = sheets[0].total - sheets[1].total
    grades = Grades(lead, "", (("easy", 12), ("hard", 20)))
    page = SimpleNamespace(
        players=1,
        winners=(),
        sheets=sheets,
        seats=[SeatInfo("Ana", 0, False), SeatInfo("Benedikt", 1, True, picture="disc/rival")],
        words=lambda: PageWords("", "", "Look."),
        row=lambda row: SimpleNamespace(name=row.capitalize(), sign=None),
        podium=lambda: SimpleNamespace(grades=grades),
    )
    reasons = reasons_of(cast(ScorePage, page), 0)
    assert reasons is not None
    assert (reasons.seat.name, reasons.told) == ("Ana", told)


def test_rows_without_room_are_behind_dots_that_tell_all_of_them() -> None:
    table = score_table("forest", size=(640, 360))
    page, scene = table.scene.page, table.scene
    reasons = reasons_of(page, scene.chosen[1])
    assert reasons is not None
    dots = table.pilot.node("explain/more")
    for chip in reasons.gaps:
        assert f"{chip.words}\u00a0{chip.name}" in dots.hint
    assert dots.focusable and dots.hit and dots.x + dots.w <= table.pilot.node("next").x
    assert reasons.more(scene.look, Rect(0, 0, 4000, 168)) is None, "where all have room nothing is behind them"
