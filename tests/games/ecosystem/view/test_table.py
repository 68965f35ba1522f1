"""The Forest table answers: what is pointed at lights up, what is pressed opens."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.ecosystem.view.editions.forest import FOREST_SKIN
from game.games.ecosystem.view.seats import seat_infos
from game.ui.table.feed import Players
from game.ui.table.log import LogEntry
from tests.pilot.play import at_title, play_on, seen, sit_down, table
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    title = at_title(tmp_path)
    title.app.settings["first_notes"] = False
    pilot = sit_down(title, "Ana", "Wren:easy", "Rowan:easy")
    yield pilot
    pilot.store.close()


def test_a_row_of_the_sheet_lights_the_cards_that_score_in_it(pilot: Pilot) -> None:
    play_on(pilot, until=lambda: seen(pilot).turn == 6)
    sheet = seen(pilot).sheets[0]
    row = next(row for row in sheet.rows if row.points > 0 and any(line.cells for line in row.lines))
    cells = {cell for line in row.lines for cell in line.cells}
    pilot.hover(f"score/{row.row}")
    pilot.step(50)
    assert set(table(pilot).desk.model.lit[0]) == cells
    assert len(pilot.names("lit:")) == len(cells)
    pilot.hover("topbar")
    pilot.step(50)
    assert table(pilot).desk.model.lit == {}


def test_a_card_that_is_looked_at_lights_what_feeds_it_until_the_look_goes_on(pilot: Pilot) -> None:
    play_on(pilot, until=lambda: seen(pilot).turn == 2)
    [cell] = seen(pilot).seats[0].grid
    pilot.scene.focus.set("hand/4")
    for look in (lambda: pilot.hover("card:0.1"), lambda: pilot.key("Up")):
        look()
        pilot.step(400)
        assert table(pilot).desk.model.lit == {0: {cell}}
        pilot.hover("topbar")
        pilot.press_at(300, 640)
        pilot.step(50)
        assert table(pilot).desk.model.lit == {}


@pytest.mark.parametrize(
    ("button", "scene"),
    (("menu", "pause"), ("rules", "rules"), ("settings", "settings"), ("log", "log"), ("whole-log", "log")),
)
def test_every_button_opens_its_page_and_escape_comes_back(pilot: Pilot, button: str, scene: str) -> None:
    pilot.click("hand/3")
    pilot.click(button)
    assert pilot.scene.name == scene
    pilot.key("Escape")
    assert pilot.scene.name == "table"
    assert pilot.names("board:"), "the card is still chosen"


@pytest.mark.parametrize(("key", "scene"), (("m", "pause"), ("l", "log"), ("F1", "rules")))
def test_keys_open_the_same_pages(pilot: Pilot, key: str, scene: str) -> None:
    pilot.key(key)
    assert pilot.scene.name == scene


def test_without_the_points_on_cells_nothing_is_promised(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", show_gains=False)
    pilot.click("hand/3")
    pilot.hover(pilot.names("board:")[0])
    pilot.step(50)
    assert pilot.names("target")
    assert not pilot.names("gain")
    assert not pilot.names("bubble")
    pilot.store.close()


def test_without_scores_no_points_are_on_the_table(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", show_scores=False)
    assert "Scores now" not in pilot.texts()
    assert "What scores" in pilot.texts()
    pilot.store.close()


def test_the_keyboard_begins_at_the_hand_and_goes_on_to_the_board_and_to_done(pilot: Pilot) -> None:
    assert pilot.scene.focus.node is pilot.node("hand/0")
    pilot.key("4")
    assert pilot.scene.focus.node.name.startswith("board:0/")
    pilot.key("Return")
    assert pilot.scene.focus.node is pilot.node("done")


def test_the_number_of_the_deal_stands_in_the_menu(pilot: Pilot) -> None:
    pilot.click("menu")
    assert "Deal number 7" in pilot.texts()


def test_the_button_takes_back_what_is_laid_and_then_what_is_chosen(pilot: Pilot) -> None:
    assert not pilot.node("undo").enabled
    pilot.click("hand/3")
    pilot.click(pilot.names("board:")[0])
    assert pilot.names("laid")
    pilot.click("undo")
    assert not pilot.names("laid")
    assert table(pilot).desk.model.chosen == 3
    pilot.click("undo")
    assert table(pilot).desk.model.chosen is None
    assert not pilot.node("undo").enabled


def test_the_button_takes_back_a_look_at_a_neighbour(pilot: Pilot) -> None:
    pilot.key("n")
    assert table(pilot).desk.model.front == 1
    pilot.click("undo")
    assert table(pilot).desk.model.front == 0


def test_the_neutral_card_is_not_told_before_it_turns_over(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy")
    pile, waited = seen(pilot).neutral_pile, 0
    pilot.press("hand/3")
    table(pilot).desk.confirm()
    while not pilot.names("reveal/name"):
        pilot.step(40)
        waited += 1
        assert waited < 200
    assert seen(pilot).neutral_pile != pile, "the card was drawn"
    assert table(pilot).desk.model.view.neutral_pile == pile
    assert "Neutral" not in [entry.seat.name for entry in logged(pilot)]
    pilot.settle()
    assert table(pilot).desk.model.view.neutral_pile == seen(pilot).neutral_pile
    assert "Neutral" in [entry.seat.name for entry in logged(pilot)]
    pilot.store.close()


def logged(pilot: Pilot) -> list[LogEntry]:
    """Every line of the log that the table shows."""
    return [entry for group in table(pilot).desk.state.log for entry in group.entries]


def test_the_rival_and_the_neutral_seat_sit_last_and_have_a_face_and_a_sign_of_their_own() -> None:
    alone = seat_infos(Players(("Ana",), {}, (2,)), FOREST_SKIN)
    assert [(i.name, i.style, i.picture) for i in alone] == [
        ("Ana", 2, ""),
        ("Benedikt", -1, "portrait/benedikt"),
    ]
    two = seat_infos(Players(("Ana", "Wren"), {1: "easy"}, (2, 0)), FOREST_SKIN)
    assert [(i.name, i.style, i.computer, i.icon) for i in two] == [
        ("Ana", 2, False, ""),
        ("Wren", 0, True, ""),
        ("Neutral", -1, False, "cards"),
    ]
