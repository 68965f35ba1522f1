"""The panel of a neighbour among five or six, in windows of every shape."""

import pytest

from game.games.ecosystem.view.parts.others import NarrowNeighbourPanel
from game.games.ecosystem.view.places import DENSE_GAP, MiniBoard, mini_area
from game.ui.table.seats import SeatInfo
from game.units import Rect
from tests.support.painting import Noting, small_look


def words(h: float, y: float = 70.0, text_scale: float = 1.0) -> list[str]:
    zone = Rect(1288, y, 296, h)
    mini = MiniBoard(mini_area(zone, True), (0, 0, 0, 0), DENSE_GAP, square=True)
    frame = tuple(Rect(p.x - zone.x, p.y - zone.y, p.w, p.h) for p in mini.frame())
    canvas = Noting(small_look(text_scale), zone.w, zone.h)
    NarrowNeighbourPanel(SeatInfo("Maximilian", 0, False), "choosing", 57, frame).paint(canvas, False)
    return canvas.words


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_what_has_no_room_is_left_out_and_not_cut(text_scale: float) -> None:
    for h in range(115, 260, 5):
        assert set(words(h, text_scale=text_scale)[1:]) <= {"is choosing …", "57", "points"}
    assert words(150)[1:] == ["is choosing …", "57", "points"]
    assert words(230)[1:] == ["57"]


def test_a_name_above_the_ecosystem_has_the_whole_width() -> None:
    for step in range(300):
        assert words(160 + step * 0.1, 70 + step * 1.7)[0] == "Maximilian"
