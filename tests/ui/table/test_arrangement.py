"""The page of the best arrangement: sought while it is shown, row by row beside what was laid, with a slider."""

from dataclasses import replace

import pytest

from game.games.ecosystem.bots import arranger
from game.games.registry import GAMES
from game.ui.table.arrangement import ArrangementScene, whose
from game.ui.table.arrangement_parts import Story
from game.ui.table.seats import SeatInfo
from game.ui.words import languages, number, set_language, signed
from tests.games.ecosystem.editions import EDITIONS
from tests.support.contrast import hard_to_read
from tests.support.layout import faults
from tests.support.painting import Noting, small_look
from tests.support.score import ScoreTable, finished, score_table


@pytest.fixture(params=EDITIONS)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name: str = request.param
    hasty = replace(GAMES[name], arrange=arranger(EDITIONS[name], 0.02))
    monkeypatch.setitem(GAMES, name, hasty)  # type: ignore[arg-type]
    return name


def arranged(game: str, seat: int = 0, **how: object) -> tuple[ScoreTable, ArrangementScene]:
    table = score_table(game, **how)
    table.choose(None, seat)
    table.pilot.click("arrange")
    scene = table.pilot.scene
    assert isinstance(scene, ArrangementScene)
    return table, scene


def test_it_is_of_who_was_pressed_whatever_the_pointer_crosses_on_its_way(game: str) -> None:
    table = score_table(game)
    pilot, row = table.pilot, table.scene.rows[0]
    for pressed, looked_at in (("tab/0", (None, 0)), (f"cell/{row}/2", (row, 2))):
        pilot.click(pressed)
        pilot.hover(f"cell/{row}/1")
        assert table.scene.chosen == (row, 1)
        pilot.hover("arrange")
        assert table.scene.chosen == looked_at
    pilot.press_at(*pilot.node("arrange").centre)
    assert isinstance(pilot.scene, ArrangementScene)
    assert "Chloé: the same cards, laid best" in pilot.texts()


def test_before_anything_was_pressed_what_was_pointed_at_stays(game: str) -> None:
    table = score_table(game)
    row = table.scene.rows[0]
    table.pilot.hover(f"cell/{row}/1")
    table.pilot.hover("arrange")
    assert table.scene.chosen == (row, 1)


def test_every_row_tells_what_it_was_and_what_it_would_have_been(game: str) -> None:
    table, _ = arranged(game, seat=1)
    laid = finished(game).sheets()[1]
    said = {row.row: table.said(f"row/{row.row}") for row in laid.rows}
    assert all(words[1] == number(laid[row].points) for row, words in said.items())
    before, after, more = table.said("total")[1:]
    assert before == number(laid.total)
    assert int(after) - laid.total == sum(int(w[2].replace("−", "-")) - laid[r].points for r, w in said.items()) > 0
    assert more == signed(int(after) - laid.total)


def test_the_story_names_its_numbers_as_the_columns_do(game: str) -> None:
    table, _ = arranged(game)
    row = finished(game).sheets()[0].rows[0].row
    table.pilot.press(f"row/{row}")
    name, before = table.said(f"row/{row}")[:2]
    assert table.said("story")[0].startswith(f"{name}: laid {before}, best ")


def test_the_slider_leads_from_the_one_to_the_other(game: str) -> None:
    table, _ = arranged(game)
    pilot = table.pilot
    assert table.said("best/title")[0] == "Best found"
    slider = pilot.node("morph")
    pilot.press_at(slider.x + 1, slider.centre[1])
    assert table.said("best/title")[0].startswith("Exchanges: 0 of ")
    assert pilot.node("best/board").drawable == pilot.node("yours/board").drawable  # type: ignore[attr-defined]
    pilot.press_at(slider.x + slider.w / 2, slider.centre[1])
    assert table.said("best/title")[0].startswith("Exchanges: ")
    pilot.press_at(slider.x + slider.w - 1, slider.centre[1])
    assert table.said("best/title")[0] == "Best found"


def test_a_row_lights_its_cards_on_both_boards_and_is_reached_by_keyboard(game: str) -> None:
    table, scene = arranged(game)
    row = finished(game).sheets()[0].rows[2].row
    table.pilot.press(f"row/{row}")
    assert scene.anchor == scene.page.row(row).anchor
    assert {"yours/lit", "best/lit"} <= set(table.pilot.names())


def test_the_row_that_was_looked_at_is_there_again_on_return(game: str) -> None:
    table, scene = arranged(game)
    row = next(row.row for row in finished(game).sheets()[0].rows if scene.anchor != scene.page.row(row.row).anchor)
    table.pilot.press(f"row/{row}")
    table.pilot.click("back")
    table.pilot.click("arrange")
    assert table.pilot.node(f"row/{row}").chosen


def test_it_can_be_read_in_high_contrast(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = arranged(game)
    assert hard_to_read(table.pilot, monkeypatch) == []


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_everything_fits(game: str, text_size: float) -> None:
    _, scene = arranged(game, text_size=text_size)
    assert faults(scene) == []


def test_it_can_be_left_while_it_is_sought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "forest", replace(GAMES["forest"], arrange=arranger(EDITIONS["forest"], 1.0)))  # type: ignore[arg-type]
    table = score_table("forest")
    pilot = table.pilot
    pilot.scene.press(pilot.node("arrange"))
    pilot.step(60)
    assert "search" in pilot.names()
    assert pilot.scene.moving
    pilot.key("Escape")
    assert table.scene.name == "score"


def test_only_games_with_cards_to_rearrange_offer_it() -> None:
    assert "arrange" not in score_table("aqua").pilot.names()
    assert {name for name, game in GAMES.items() if game.arrange} == set(EDITIONS)


def test_the_cards_of_the_only_person_come_first_until_somebody_else_is_chosen() -> None:
    players = tuple(SeatInfo(name, seat, name != "Ana") for seat, name in enumerate(("Wren", "Ana", "Rowan")))
    assert whose(players, 0, chosen=False) == 1
    assert whose(players, 2, chosen=True) == 2
    assert whose(players, 3, chosen=True) == 1, "a rival's cards stay as they are"
    people = tuple(SeatInfo(name, seat, False) for seat, name in enumerate(("Ana", "Ben")))
    assert whose(people, 1, chosen=False) == 1


@pytest.mark.parametrize("language", languages())
def test_the_ends_of_the_slider_are_named_in_one_size(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 1064, 168)
    Story("", "", True).paint(canvas, False)
    ends = [said for said in canvas.said if said.text]
    assert len(ends) == 2 and all(said.fits for said in ends) and len({said.box[3] for said in ends}) == 1
