"""Markdown becomes blocks, and blocks become a page that scrolls."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.widgets.markdown import MarkdownPage
from game.ui.widgets.markdown_text import (
    Figure,
    Heading,
    Item,
    Paragraph,
    Picture,
    Quote,
    Run,
    Table,
    parse,
    plain,
)

THEME = Theme.load(assets_dir() / "theme.toml")
LONG = "# Title\n\n" + "\n\n".join(f"## Part {n}\n\n" + "Many words in a row. " * 20 for n in range(12))


def look(text_scale: float = 1) -> Look:
    return Look(Viewport((1280, 720)), THEME, text_scale, assets_dir() / "art")


def page(source: str, text_scale: float = 1, w: float = 600, h: float = 400) -> MarkdownPage:
    return MarkdownPage("page", 0, 0, w, h, look(text_scale), parse(source))


def painted(node: MarkdownPage, at: Look) -> list[str]:
    node.picture(at)
    return [said.text for said in node.said]


def test_words_in_bold_are_runs_of_their_own() -> None:
    assert parse("One **strong** word.") == (Paragraph((Run("One "), Run("strong", True), Run(" word."))),)


def test_a_heading_with_a_picture_is_found_by_it() -> None:
    (heading,) = parse("### ![](disc:bear) Bear")
    assert isinstance(heading, Heading)
    assert (heading.level, heading.anchor, plain(heading.words)) == (3, "bear", "Bear")


def test_a_heading_may_say_by_which_name_it_is_found() -> None:
    (heading,) = parse("## Das Ende {#end}")
    assert isinstance(heading, Heading)
    assert (heading.anchor, plain(heading.words)) == ("end", "Das Ende")


def test_a_picture_alone_stands_beside_the_text() -> None:
    assert parse("![](card:bear)") == (Picture("card:bear"),)


def test_lists_have_bullets_or_numbers() -> None:
    markers = [block.marker for block in parse("- a\n- b\n\n3. c\n4. d") if isinstance(block, Item)]
    assert markers == ["•", "•", "3.", "4."]


def test_a_table_keeps_its_rows() -> None:
    (table,) = parse("| a | b |\n|---|---|\n| 1 | **2** |")
    assert table == Table((((Run("a"),), (Run("b"),)), ((Run("1"),), (Run("2", True),))))


def test_a_figure_says_what_it_shows_and_on_which_position() -> None:
    (quote,) = parse("> So:\n>\n> ```figure trout 2\n> TS\n> .B\n> ```")
    assert isinstance(quote, Quote)
    assert quote.blocks[1] == Figure(("trout", "2"), ("TS", ".B"))


def test_what_a_page_cannot_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="html"):
        parse("<b>no</b>\n\n<div>no</div>")


def test_long_lines_break_inside_the_measure() -> None:
    shown, at = page("word " * 100), look()
    lines = painted(shown, at)
    assert len(lines) > 1
    assert " ".join(lines) == ("word " * 100).strip()
    assert all(said.box[2] <= 600 and said.fits for said in shown.said)


@pytest.mark.parametrize("last", ["Tim.", "**Tim**."])
def test_no_short_word_is_left_alone_on_the_last_line(last: str) -> None:
    for words in range(4, 30):
        lines = painted(page("word " * words + "against " + last), look())
        assert len(lines) == 1 or lines[-1].endswith("against Tim.") or "against" not in lines[-2][-9:]


def test_no_space_creeps_in_before_a_full_stop() -> None:
    shown = page("That is **true**.")
    shown.picture(look())
    strong, stop = shown.said[1], shown.said[2]
    assert stop.text == "."
    assert stop.box[0] == pytest.approx(strong.box[0] + strong.box[2])


def test_larger_text_makes_a_longer_page() -> None:
    assert page(LONG, 1.3).length > page(LONG).length


def test_the_wheel_and_the_pointer_move_it_and_it_stops_at_both_ends() -> None:
    shown = page(LONG)
    assert shown.scroll(1) and shown.top > 0
    shown.turn(1e6)
    assert shown.top == shown.length - shown.h
    assert not shown.scroll(1)
    shown.turn(-1e6)
    assert shown.top == 0


def test_it_opens_at_a_heading_and_knows_where_it_is() -> None:
    shown, at = page(LONG), look()
    shown.show("Part 5")
    assert shown.here is not None and shown.here.anchor == "Part 5"
    assert painted(shown, at)[0] == "Part 5"
    shown.show("nowhere")
    assert shown.here.anchor == "Part 5"


def test_a_page_that_fits_does_not_move() -> None:
    shown = page("# Short")
    assert not shown.scroll(1) and not shown.focusable


@dataclass(frozen=True)
class Sketch:
    """A figure that writes what it shows."""

    figure: Figure
    size: tuple[float, float] = (200.0, 80.0)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(0, 20, " ".join(self.figure.what))


class Sketches:
    """Draws cards and figures, and keeps which."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def card(self, c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        self.drawn.append(name)

    def figure(self, figure: Figure) -> Sketch:
        return Sketch(figure)


def test_cards_and_figures_are_drawn_by_the_game() -> None:
    sketches, at = Sketches(), look()
    node = MarkdownPage(
        "page", 0, 0, 600, 600, at, parse("![](card:bear)\n\n```figure trout 6\nBS\n```"), 300, sketches
    )
    assert painted(node, at) == ["trout 6"] and sketches.drawn == ["bear"]
    assert node.length > Sketch(Figure((), ())).size[1]


@pytest.mark.parametrize("move", [lambda p: p.scroll(2), lambda p: p.show("Part 9"), lambda p: p.turn(333)])
def test_only_what_can_be_seen_is_painted(move: Callable[[MarkdownPage], object]) -> None:
    shown, at = page(LONG), look()
    move(shown)
    painted(shown, at)
    assert 0 < len(shown.said) < 40


def test_a_cell_that_needs_just_the_width_of_its_column_is_not_broken() -> None:
    rows = [", ".join("3" * n) for n in range(1, 9)]
    node = page("| wolves |\n|---|\n" + "".join(f"| {row} |\n" for row in rows), h=4000)
    assert set(rows) <= {*painted(node, look())}
    for row in rows:
        alone = page(f"| {row} |\n|---|\n| {row} |\n")
        assert painted(alone, look()).count(row) == 2


def test_the_columns_of_a_small_table_share_the_width_of_the_text() -> None:
    node = page("| a | b |\n|---|---|\n| 1 | 2 |\n")
    node.picture(look())
    first, second = (next(word.box[0] for word in node.said if word.text == text) for text in "12")
    assert second - first == pytest.approx(node.w / 2, abs=16)
