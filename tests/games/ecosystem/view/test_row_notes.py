"""The panel of scores: its sums, and what a row says of itself: when it turns, and what may still be lost."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.core.score import Outcome
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.view.editions.ocean import OCEAN_SKIN
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.parts import scores
from game.games.ecosystem.view.parts.scores import Entry, ScoreLine, ScorePart, TotalLine, _columns
from game.games.ecosystem.view.row_notes import row_note, rows_at_nought, signs_of
from game.levels.tables import load_table
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from tests.games.ecosystem.view.tables import PartsScene, model, view
from tests.support.hands import StillHands
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot

PREY = OCEAN_SKIN.groups[1]


@pytest.fixture(scope="module")
def look() -> Look:
    return Pilot().start(lambda: PartsScene(model(view("", "")))).app.look


def forest(*boards: str, **changes: object) -> TableModel:
    return model(view(*boards), **changes)


def paragraphs(m: TableModel, row: str) -> list[str]:
    return row_note(m, row).split("\n")


def test_the_minus_points_of_the_first_turn_say_when_they_turn() -> None:
    assert paragraphs(forest("", ""), "biodiversity")[1:] == ["11 rows at 0 now: −5", "With 5 rows at 0 it is 0."]
    assert rows_at_nought(forest("", ""), "biodiversity") == "11 rows at 0"
    assert rows_at_nought(forest("", ""), "fox") == ""


def test_a_full_bonus_promises_nothing_more() -> None:
    everything = forest("RFDST/ZMMTS/BAWCM", "")
    assert rows_at_nought(everything, "biodiversity") == "1 row at 0"
    assert paragraphs(everything, "biodiversity")[1:] == ["1 row at 0 now: 12"]


def test_a_majority_says_that_it_may_still_be_lost_until_the_game_is_over() -> None:
    words = "Until the end these points may still change hands."
    assert words in paragraphs(forest("WW", "W"), "wolf")
    assert words not in paragraphs(forest("WW", "W"), "fox")
    assert words not in paragraphs(forest("", ""), "wolf"), "nobody has any"
    assert words not in paragraphs(forest("WW", "W", show_scores=False), "wolf")


def row_of(m: TableModel, row: str) -> ScoreLine:
    hands = StillHands(load_table("forest", 2))
    ScorePart(hands).show(m)
    line = hands.drawable(f"score/{row}")
    assert isinstance(line, ScoreLine)
    return line


def test_the_row_of_a_majority_is_marked_as_long_as_it_may_be_lost() -> None:
    running = forest("WW", "W")
    assert [entry.open for entry in row_of(running, "wolf").entries] == [True, True]
    assert [entry.open for entry in row_of(running, "fox").entries] == [False, False]
    over = replace(running, view=replace(running.view, outcome=Outcome((0,))))
    assert [entry.open for entry in row_of(over, "wolf").entries] == [False, False]


@pytest.mark.parametrize("entry", (Entry(12, leads=True), Entry(8)), ids=("first", "second"))
def test_the_mark_of_what_may_be_lost_is_seen(entry: Entry, look: Look) -> None:
    painted = []
    for shown in (entry, replace(entry, open=True)):
        c = Canvas(look, 248, 38.6)
        ScoreLine("wolf", ("Wolf",), (shown, Entry(0)), (163.0, 210.0), False).paint(c, False)
        painted.append(pygame.image.tobytes(c.surface, "RGBA"))
    assert painted[0] != painted[1]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_large_letters_name_their_rows_too(seats: int) -> None:
    line = replace(
        row_of(forest("", ""), "bear"), entries=(Entry(4),) * seats, columns=(147.0, 178.0, 209.0, 240.0)[:seats]
    )
    heights = []
    for scale in (1.0, 1.3):
        c = Canvas(small_look(scale), 248, 38.6)
        line.paint(c, False)
        (name,) = (said for said in c.said if said.text == "Bear")
        assert name.fits
        heights.append(name.box[3])
    assert heights[1] >= heights[0]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_long_name_stays_off_the_own_number(seats: int, look: Look) -> None:
    line = replace(row_of(forest("", ""), "biodiversity"), entries=(Entry(-5),) * seats, columns=_columns(264, seats))
    c = Canvas(look, 248, 38.6)
    line.paint(c, False)
    names = [said for said in c.said if said.box[0] == 42]
    own = next(said for said in c.said if said.text == "−5")
    assert names and all(said.fits and said.box[0] + said.box[2] + 7.5 <= own.box[0] for said in names)


def test_every_sign_of_a_group_stands_before_its_own_paragraph() -> None:
    m = model(replace(view("", ""), played=OCEAN))
    assert [group.id for group in signs_of("food_web")] == ["producers", "prey", "predators"]
    assert paragraphs(m, "food_web")[-3:] == ["Producers 0", "Prey 0", "Predators 0"]
    assert [group.id for group in signs_of("eel")] == ["predators"]
    assert paragraphs(m, "eel")[-1].startswith("Predators:")
    assert signs_of("turtle") == ()


@pytest.mark.parametrize(
    ("own", "other", "reach"),
    [(Entry(8, 12), Entry(12, leads=True, open=True), 15), (Entry(0, 3), Entry(3, lowest=PREY), 20)],
)
def test_the_own_gain_is_never_under_the_crown_or_the_sign_of_the_next_seat(
    own: Entry, other: Entry, reach: float, look: Look
) -> None:
    columns = (163.0, 210.0)
    c = Canvas(look, 248, 38.6)
    ScoreLine("wolf", ("Wolf",), (own, other), columns, False).paint(c, False)
    boxes = {said.text: said.box for said in c.said}
    (x, y, w, _), number_at = boxes[f"+{own.change}"], boxes[str(own.points)]
    assert x + w <= columns[1] - 8 - reach or y > number_at[1] + 6


def test_a_gain_with_room_stands_beside_its_number(look: Look) -> None:
    c = Canvas(look, 248, 38.6)
    ScoreLine("fox", ("Wolf",), (Entry(0, 3), Entry(0)), (163.0, 210.0), False).paint(c, False)
    boxes = {said.text: said.box for said in c.said}
    assert boxes["+3"][0] > 163.0


def test_a_gain_is_good_for_whose_plan_it_is_in_whichever_column(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    """A neighbour's board that is looked at meanwhile stands in the first column."""
    grounds, tones = [], list[str]()
    text = Canvas.text

    def noted(c: Canvas, x: float, y: float, words: str, *a: Any, **k: Any) -> float:
        tones.extend([a[2]] if words == "+3" else [])
        return text(c, x, y, words, *a, **k)

    monkeypatch.setattr(Canvas, "text", noted)
    for entries, decides in (((Entry(0, 3), Entry(0)), 0), ((Entry(0), Entry(0, 3)), 1)):
        c = Canvas(look, 248, 38.6)
        ScoreLine("fox", ("Fox",), entries, (163.0, 210.0), False, decides=decides).paint(c, False)
        grounds.append(c.surface.get_at((5, 8))[:3])
    assert grounds[0] == grounds[1]
    assert tones == ["goodT", "goodT"]


def test_at_full_tables_the_sign_of_a_group_stands_over_the_number_it_belongs_to(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[tuple[float, float]] = []
    monkeypatch.setattr(scores, "group_sign", lambda c, group, x, y, r: signs.append((x, y + r)))
    c = Canvas(look, 248, 38.6)
    entries = tuple(Entry(points, lowest=PREY) for points in (10, 17, 16, 8))
    ScoreLine("food_web", ("Food web",), entries, (130.0, 161.0, 192.0, 223.0), False).paint(c, False)
    numbers = [said.box for said in c.said if said.text != "Food web"]
    for (x, foot), (left, top, width, _) in zip(signs, numbers, strict=True):
        assert abs(x - (left + width / 2)) < 1 and foot < top + 6


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("totals", [(44, 22, 30, 45, 57, 61), (144, 122, 130, 145, 108, 101)], ids=["two", "three"])
@pytest.mark.parametrize("w", (264.0, 304.0))
def test_no_sum_comes_near_the_next_one(count: int, totals: tuple[int, ...], w: float) -> None:
    canvas = Noting(small_look(), w - 16, 56)
    TotalLine(totals[:count], _columns(w, count)).paint(canvas, False)
    sums = [said for said in canvas.said if said.text.isdigit()]
    assert len(sums) == count and len({said.box[3] for said in sums[1:]}) == 1
    assert all(left.box[0] + left.box[2] + 4 <= right.box[0] for left, right in pairwise(sums))
