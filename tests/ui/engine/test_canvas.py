"""What the painter paints, and what it tells of it."""

import pygame
import pytest

from game.paths import MissingAsset, assets_dir
from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport


@pytest.fixture
def canvas(look: Look) -> Canvas:
    return Canvas(look, 200, 100, pad=10)


def at(canvas: Canvas, x: float, y: float) -> pygame.Color:
    """The colour at a place in units, at the scale of one pixel a unit."""
    return canvas.surface.get_at((int(x + canvas.pad), int(y + canvas.pad)))


def test_a_canvas_is_empty_at_first(canvas: Canvas) -> None:
    assert canvas.surface.get_size() == (220, 120)
    assert canvas.surface.get_bounding_rect().size == (0, 0)


def test_a_rectangle_is_filled_and_outlined(canvas: Canvas) -> None:
    canvas.rect(10, 20, 100, 50, 8, fill="gold", line="ink", line_w=3)
    assert at(canvas, 60, 45) == pygame.Color("#FFC857")
    assert at(canvas, 60, 21) == pygame.Color("#22332E")
    assert at(canvas, 9, 45).a == 0


def test_a_transparent_fill_mixes_with_what_is_below(canvas: Canvas) -> None:
    canvas.rect(0, 0, 100, 100, fill="#000000")
    canvas.rect(0, 0, 100, 100, fill="#FFFFFF80")
    assert at(canvas, 50, 50).r == pytest.approx(128, abs=1)


def test_a_dashed_outline_has_gaps(canvas: Canvas) -> None:
    canvas.rect(0, 0, 200, 100, fill=None, line="ink", line_w=3, dash=(12, 8))
    along = {at(canvas, x, 1).a > 128 for x in range(10, 190)}
    assert along == {True, False}


def test_a_dashed_outline_is_drawn_once_for_all_that_have_its_size(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    dashes = shapes.dashes
    monkeypatch.setattr(shapes, "dashes", lambda *line: drawn.append(line) or dashes(*line))
    for x in (0, 50, 100):
        canvas.rect(x, 10, 40, 60, 8, line="ink", dash=(5, 7))
    assert len(drawn) == 1
    canvas.rect(0, 10, 40, 60, 8, line="ink", dash=(5, 4))
    assert len(drawn) == 2


def test_discs_lines_and_polygons_land_where_they_are_told(canvas: Canvas) -> None:
    canvas.disc(30, 50, 20, "bad")
    canvas.line(60, 50, 100, 50, "good", 4)
    canvas.polyline([(110, 20), (150, 80)], "info", 6)
    canvas.polygon([(160, 20), (195, 20), (178, 80)], "amber")
    assert at(canvas, 30, 50) == pygame.Color("#AE3527")
    assert at(canvas, 80, 50) == pygame.Color("#2B7548")
    assert at(canvas, 130, 50) == pygame.Color("#1D6A86")
    assert at(canvas, 178, 30) == pygame.Color("#B4571A")
    assert at(canvas, 112, 75).a == 0


def test_letters_stand_on_their_baseline(canvas: Canvas) -> None:
    canvas.text(20, 60, "HHH", 40, 700)
    box = canvas.surface.get_bounding_rect()
    assert box.bottom - canvas.pad == pytest.approx(60, abs=1)
    assert box.left - canvas.pad == pytest.approx(20, abs=5)


@pytest.mark.parametrize(("anchor", "left"), [("start", 100.0), ("middle", 50.0), ("end", 0.0)])
def test_the_anchor_says_what_x_means(canvas: Canvas, anchor: str, left: float) -> None:
    width = canvas.text(100, 50, "Bear", 20, anchor=anchor)  # type: ignore[arg-type]
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    assert canvas.said[0].box[0] == pytest.approx(100 - width * share)


def test_it_tells_what_it_said_and_whether_that_fits(canvas: Canvas) -> None:
    canvas.text(0, 20, "Bear", max_w=100)
    canvas.text(0, 40, "A word that is much too long", max_w=60)
    canvas.text(150, 60, "Runs out of the canvas")
    fits = [(said.text, said.fits) for said in canvas.said]
    assert fits[0] == ("Bear", True)
    assert fits[1][0].endswith("…") and not fits[1][1]
    assert not fits[2][1]


def test_labels_grow_with_the_text_size_and_shrink_back_into_their_box(theme: Theme) -> None:
    large = Look(Viewport((1600, 900)), theme, 1.3, assets_dir() / "art")
    canvas = Canvas(large, 400, 100)
    free = canvas.text(0, 20, "Biodiversity", 17)
    fixed = canvas.text(0, 40, "Biodiversity", 17, label=False)
    boxed = canvas.text(0, 60, "Biodiversity", 17, max_w=fixed)
    assert free == pytest.approx(1.3 * fixed, rel=0.05)
    assert boxed <= fixed


def test_a_paragraph_goes_on_below(canvas: Canvas) -> None:
    after = canvas.para(0, 20, "one two three four five six seven eight", 80, 16)
    lines = [said.text for said in canvas.said]
    assert len(lines) > 2 and " ".join(lines) == "one two three four five six seven eight"
    assert after == pytest.approx(20 + len(lines) * 16 * 1.32)


def test_it_tells_which_drawings_it_showed(canvas: Canvas) -> None:
    canvas.art("disc/bear", 10, 10, 40, 40)
    assert canvas.shown == ["disc/bear"]
    assert at(canvas, 30, 30).a > 240


def test_a_drawing_that_is_not_there_is_told(canvas: Canvas) -> None:
    with pytest.raises(MissingAsset, match=r"unicorn\.webp"):
        canvas.art("disc/unicorn", 0, 0, 10, 10)


def test_an_icon_takes_the_colour(canvas: Canvas) -> None:
    canvas.icon("minus", 50, 50, 48, "bad")
    red, green, blue, opaque = at(canvas, 50, 50)
    assert opaque > 240
    assert (red, green, blue) == pytest.approx((174, 53, 39), abs=12)


def test_a_panel_has_a_shadow_below_and_none_above(canvas: Canvas) -> None:
    canvas.panel(20, 20, 160, 60)
    assert at(canvas, 100, 84).a > 20
    assert at(canvas, 100, 84).a > at(canvas, 100, 15).a


def test_seats_switches_keys_and_chips_show_their_words_and_marks(canvas: Canvas) -> None:
    canvas.seat(30, 30, 0, mark="ready")
    canvas.toggle(60, 20, True)
    width = canvas.key(120, 20, "Enter")
    canvas.pill(10, 70, "always on", icon="lock")
    assert width >= 34
    assert [said.text for said in canvas.said] == ["Enter", "always on"]
