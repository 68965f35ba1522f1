"""Words that stand under each other in the panels of a table, when the letters are large."""

import pytest

from game.games.ecosystem.view.paint import row_name
from game.games.ecosystem.view.parts.ring import Ring
from game.games.ecosystem.view.parts.scores import Entry, ScoreLine
from game.games.ecosystem.view.parts.solo import TurnSteps
from game.ui.table.seats import SeatInfo
from game.ui.words import set_language, tr
from tests.support.painting import Noting, small_look


@pytest.mark.parametrize("now", range(4))
def test_the_steps_of_a_turn_are_written_in_one_size(now: int) -> None:
    steps = ("Jouer une carte", "Donner une carte à Benedikt", "Piocher une carte")
    canvas = Noting(small_look(1.3), 304, 196)
    TurnSteps(steps, now).paint(canvas, False)
    said = [said for said in canvas.said if said.text in steps]
    assert len(said) == 3 and len({one.box[3] for one in said}) == 1


def test_who_gives_and_who_takes_is_written_in_one_size() -> None:
    set_language("cs")
    try:
        seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(("Ana", "Wren", "Rowan")))
        canvas = Noting(small_look(1.3), 304, 196)
        Ring(seats, 1, True, 97).paint(canvas, False)
        sizes = {said.box[3] for said in canvas.said if said.text in (tr("you give to"), tr("you get from"))}
        assert len(sizes) == 1
    finally:
        set_language("en")


@pytest.mark.parametrize(
    ("row", "language", "first"),
    [
        ("grassland", "cs", 170.0),
        ("food_web", "cs", 170.0),
        ("food_web", "fr", 170.0),
        ("waterhole", "en", 148.0),
    ],
)
def test_a_name_beside_the_scores_stands_in_the_middle_of_its_row(row: str, language: str, first: float) -> None:
    set_language(language)
    try:
        canvas = Noting(small_look(1.3), 288, 42)
        ScoreLine(row, (row_name(row),), (Entry(0), Entry(0)), (first, 220.0), False).paint(canvas, False)
        *name, own, _ = canvas.said
        top, bottom = name[0].box[1], name[-1].box[1] + name[-1].box[3]
        assert " ".join(said.text for said in name) == row_name(row)
        assert (top + bottom) / 2 == pytest.approx(own.box[1] + own.box[3] / 2, abs=3)
    finally:
        set_language("en")
