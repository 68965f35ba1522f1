"""A line of the log as it is painted."""

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.log import LogEntry
from game.ui.table.seats import SeatInfo


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
