"""The slip of a hint as it is written: what a choice brings stands beside it, or below where that is too narrow."""

from dataclasses import dataclass
from itertools import combinations

import pytest

from game.games.registry import GAMES
from game.levels.tables import load_table
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.stage import Stage
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.table.hint_part import HintPart, Paper
from game.ui.table.hint_values import HintMark, Slip
from game.ui.table.pool import NodePool
from game.units import Rect
from tests.support.layout import meet

NARROW, WIDE = 300.0, 440.0


def written(theme: Theme, w: float, title: str, now: str) -> Canvas:
    c = Canvas(Look(Viewport((1280, 720)), theme, 1.3, assets_dir() / "art"), w, 400)
    Paper(Slip(title, now, "", ()), 200, 300).paint(c, False)
    return c


@pytest.mark.parametrize(
    ("title", "now"),
    [("Take the snail", "0 now"), ("Prendre l’escargot", "0 tout de suite"), ("Walkie-talkie", "+12 tout de suite")],
)
def test_long_words_on_a_narrow_slip_keep_clear_of_what_they_bring(theme: Theme, title: str, now: str) -> None:
    said = written(theme, NARROW, title, now).said
    assert now in {one.text for one in said}
    assert [(one.text, other.text) for one, other in combinations(said, 2) if meet(one, other)] == []


@pytest.mark.parametrize("size", [(1280, 720), (1280, 540), (800, 600), (900, 1600)])
@pytest.mark.parametrize("game", GAMES)
def test_the_slip_lies_at_the_upper_right_of_the_table(theme: Theme, game: str, size: tuple[int, int]) -> None:
    look = Look(Viewport(size), theme, 1, assets_dir() / "art")
    left, top, w, _ = look.viewport.window
    layout = load_table(game, 2).spread(-left, -top)
    stage, room = Stage(), layout.at_upper_right(Rect(1272, 66, 316, 620))
    part = HintPart(NodePool(stage), look, room, lambda _: None, lambda _a, _b: None)
    part.show(Slip("Take the snail", "0 now", "", ()), ())
    slip, bar = stage["hint"], layout.zones["topbar"]
    assert (left + w - slip.x - slip.w, slip.y - bar.y) == pytest.approx((12, 66))


def test_where_there_is_room_it_stands_beside_them(theme: Theme) -> None:
    said = {one.text: one.box for one in written(theme, WIDE, "Meadow here", "0 now").said}
    assert said["0 now"][0] > said["Meadow here"][0] + said["Meadow here"][2]


def test_on_a_long_button_the_numbers_keep_off_the_words_in_its_middle(theme: Theme) -> None:
    look = Look(Viewport((1280, 720)), theme, 1, assets_dir() / "art")
    stage, place = Stage(), Rect(300, 700, 266, 46)
    part = HintPart(NodePool(stage), look, Rect(1272, 66, 316, 620), lambda _: None, lambda _a, _b: None)
    part.show(Slip("Communications: Ana", "", "", ()), (HintMark(1, place), HintMark(2, place)))
    first, second = stage["hint/mark/0/1"], stage["hint/mark/0/2"]
    assert first.x > place.centre[0] + 60 and second.x + second.w <= place.right + 10


def test_on_a_narrow_slip_the_note_keeps_off_the_button_above_it(theme: Theme) -> None:
    look = Look(Viewport((1280, 720)), theme, 1.3, assets_dir() / "art")
    stage = Stage()
    part = HintPart(NodePool(stage), look, Rect(1272, 66, 316, 620), lambda _: None, lambda _a, _b: None)
    part.show(Slip("Take the snail", "", "", (), note="Chosen: 2"), ())
    slip, button, note = stage["hint"], stage["hint/close"], stage["hint/note"]
    letters = note.y + note.h / 2 - 15.5 * 1.3 / 2
    assert letters >= button.y + button.h + 8
    assert note.y + note.h <= slip.y + slip.h


@dataclass(frozen=True)
class Heading:
    """A panel with a line of words at its upper edge."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(20, 30, "Radio log", 20, 700, family="serif")


@pytest.mark.parametrize("beyond", range(0, 60, 4))
def test_the_slip_ends_above_a_line_of_words_or_covers_it_whole(theme: Theme, beyond: int) -> None:
    """Wherever the heading of the panel below begins."""
    look = Look(Viewport((1280, 720)), theme, 1, assets_dir() / "art")
    stage, room = Stage(), Rect(1272, 66, 316, 620)
    pool = NodePool(stage)
    part = HintPart(pool, look, room, lambda _: None, lambda _a, _b: None)
    part.show(Slip("Take the snail", "0 now", "", ()), ())
    needed = stage["hint"].y + stage["hint"].h
    log = pool.painted("log", Rect(1280, needed - beyond, 300, 120), Heading())
    log.picture(look)
    part.show(Slip("Take the snail", "0 now", "", ()), ())
    slip, (line,) = stage["hint"], log.said
    top, end = log.y + line.box[1], log.y + line.box[1] + line.box[3]
    assert slip.y + slip.h >= needed
    assert not top < slip.y + slip.h < end
