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
def test_nothing_comes_between_the_rows_and_the_totals(game: str) -> None:
    table = score_table(game)
    told, page = page_of(table.scene), table.scene.page
    table.pilot.press(f"cell/{table.scene.rows[0]}/0")
    pressed = page_of(table.scene)
    for said in (told, pressed):
        sheet = said[said.index("Score sheet.") : said.index("Total: ")]
        assert len(sheet.split(". ")) <= len(table.scene.rows) + 3
        assert not any(
            line in sheet for line in (page.words().welcome, page.explanation(table.scene.rows[0], 0).title)
        )


@pytest.mark.parametrize("animation", ("full", "basic", "none"))
@every_game
def test_it_is_heard_who_has_won_and_once(game: str, animation: str) -> None:
    table = score_table(game, animation=animation, show_read=True)
    table.pilot.settle()
    heard = table.pilot.app._reader.voice.log
    assert list(heard).count(f"{table.scene.banner.text}.") == 1


@every_game
def test_a_board_is_named_with_the_total_of_its_owner(game: str) -> None:
    table = score_table(game)
    for seat, sheet in enumerate(finished(game).sheets()):
        name = table.scene.page.seats[seat].name
        assert sentence_of(table.pilot.node(f"tab/{seat}"), table.scene).startswith(f"{name}: {sheet.total} point")


@every_game
def test_no_total_is_heard_before_all_of_them_are_told(game: str) -> None:
    table = score_table(game, size=(640, 360), animation="full")
    assert not table.scene.told and "Total: " not in page_of(table.scene)
    assert "point" not in sentence_of(table.pilot.node("tab/0"), table.scene)


def test_what_a_group_comes_to_is_heard_with_what_it_means() -> None:
    table = score_table("ocean")
    told = sentence_of(table.pilot.node("group/prey"), table.scene)
    assert told.startswith("Prey: Ana ") and told.endswith(
        "the lowest of the three groups counts once more, as food web."
    )


@every_game
def test_a_pressed_number_and_the_next_row_tell_what_the_number_comes_from(game: str) -> None:
    table = score_table(game)
    table.pilot.app.settings["show_read"] = True
    table.pilot.settle()
    log, page = table.pilot.app._reader.voice.log, table.scene.page
    first, second = table.scene.rows[:2]
    for press, row in ((f"cell/{first}/0", first), ("next", second), (f"cell/{first}/0", first)):
        log.clear()
        table.pilot.press(press)
        explained = [said for said in log if said.startswith(spoken(page.explanation(row, 0).title))]
        assert explained and page.seats[0].name in explained[0], press


def test_the_tab_that_is_chosen_says_so() -> None:
    table = score_table("aqua")
    for name, other in (("beside/more", "beside/podium"), ("beside/podium", "beside/more")):
        table.pilot.press(name)
        told, rest = (sentence_of(table.pilot.node(one), table.scene) for one in (name, other))
        assert told.endswith("Chosen.") and not rest.endswith("Chosen.")
    boards = [sentence_of(table.pilot.node(f"tab/{seat}"), table.scene) for seat in range(3)]
    assert [one.endswith("Chosen.") for one in boards].count(True) == 1
