"""A line of the log as it is painted."""

import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.log import LogEntry
from game.ui.table.seats import SeatInfo
from tests.support.painting import small_look


def band(look: Look, named: bool) -> list[int]:
    """How opaque a line is at its upper edge and a little below, beside the words."""
    canvas = Canvas(look, 290, 34)
    LogEntry(SeatInfo("Ana", 0, False), "Ana played Porcupinefish: one step up", named=named).paint(canvas, False)
    return [canvas.surface.get_at((int(canvas.pad + 284), int(canvas.pad + y))).a for y in (0, 6)]


def test_sentences_of_two_lines_stand_on_bands_with_a_gap_between_them(look: Look) -> None:
    edge, ground = band(look, named=True)
    assert edge == 0 < ground


def test_a_name_with_a_few_words_needs_none(look: Look) -> None:
    assert band(look, named=False) == [0, 0]


@pytest.mark.parametrize(("w", "words", "pictures"), [(392, "a seahorse, Hammerhead", 0), (274, "Hammerhead", 1)])
def test_a_picture_says_a_part_where_there_is_no_room_for_all_words(
    look: Look, w: float, words: str, pictures: int
) -> None:
    entry = LogEntry(
        SeatInfo("Rowan", 0, True), "a seahorse, Hammerhead", points=12, short=("disc/aqua-turtle", "Hammerhead")
    )
    c = Canvas(look, w, 35)
    entry.paint(c, False)
    assert [said.text for said in c.said] == ["+12", "Rowan", words]
    assert len({round(said.box[3]) for said in c.said}) == 1, "nothing shrinks"
    assert len(c.shown) == pictures


@pytest.mark.parametrize(
    ("w", "words"),
    [(700, "Stream (Biodiversity +1, Stream −5)"), (380, "Biodiversity +1, Stream −5"), (274, "Stream −5 …")],
)
def test_rows_that_others_changed_are_named_from_the_largest_as_far_as_there_is_room(
    look: Look, w: float, words: str
) -> None:
    c = Canvas(look, w, 35)
    LogEntry(SeatInfo("Rowan", 0, True), "Stream", "disc/stream", points=0).including(
        {"Biodiversity": 1, "Stream": -5}
    ).paint(c, False)
    assert [said.text for said in c.said] == ["−4", "Rowan", words]
    assert all(said.fits for said in c.said)


@pytest.mark.parametrize(("w", "said"), [(292, ["+3", "Rowan", "Travnatá pláň"]), (180, ["+3", "Rowan"])])
def test_a_card_whose_name_has_no_room_is_shown_by_its_picture_alone(look: Look, w: float, said: list[str]) -> None:
    picture = "disc/grassland"
    c = Canvas(look, w, 35)
    entry = LogEntry(SeatInfo("Rowan", 0, True), "Travnatá pláň", picture, points=3, short=(picture, ""))
    entry.paint(c, False)
    assert [one.text for one in c.said if one.text] == said
    assert all(one.fits for one in c.said) and c.shown == [picture]


@pytest.mark.parametrize(
    "words", ["Ana told Ben their hand", "Ocean Corp. built: blue, orange", "Ben played Octopus: one step up"]
)
def test_with_large_letters_sentences_have_one_size_and_stand_beside_their_emblem(words: str) -> None:
    c = Canvas(small_look(1.3), 290, 46)
    LogEntry(SeatInfo("Ana", 0, False), words, named=True).paint(c, False)
    assert {round(said.box[3] / 0.9, 1) for said in c.said} == {18.4}
    top, bottom = min(said.box[1] for said in c.said), max(said.box[1] + said.box[3] for said in c.said)
    assert (top + bottom) / 2 == pytest.approx(23, abs=2.5)
