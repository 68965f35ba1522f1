"""The score sheet by ear: what everybody has, in every row and in all."""

import re

import pytest

from game.ui.voice.sentences import page_of, sentence_of, spoken
from game.ui.words import number
from tests.support.score import SCORED, finished, score_table

every_game = pytest.mark.parametrize("game", SCORED)


@every_game
def test_the_page_tells_every_row_and_every_total_as_one_sentence_with_names(game: str) -> None:
    table = score_table(game)
    told, sheets = page_of(table.scene), finished(game).sheets()
    names = [table.scene.page.seats[seat].name for seat in range(len(sheets))]
    for row in table.scene.rows:
        figure = table.scene.page.number(row, 0)
        assert figure is not None
        words = figure.words or number(figure.points)
        assert spoken(f"{table.scene.page.row(row).name}: {names[0]} {words}") in told
    totals = ", ".join(f"{name} {sheet.total}" for name, sheet in zip(names, sheets, strict=True))
    assert f"Total: {totals}." in told
    assert not re.search(r"[.?!] \d+\.", told), "no number stands alone"


@every_game
def test_a_board_is_named_with_the_total_of_its_owner(game: str) -> None:
    table = score_table(game)
    for seat, sheet in enumerate(finished(game).sheets()):
        name = table.scene.page.seats[seat].name
        assert sentence_of(table.pilot.node(f"tab/{seat}"), table.scene).startswith(f"{name}: {sheet.total} point")


def test_what_a_group_comes_to_is_heard_with_what_it_means() -> None:
    table = score_table("ocean")
    told = sentence_of(table.pilot.node("group/prey"), table.scene)
    assert told.startswith("Prey: Ana ") and told.endswith(
        "the lowest of the three groups counts once more, as food web."
    )
