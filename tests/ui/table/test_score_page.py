"""The score page of every game that is won by points: every number is there, explains itself and lights its cells."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.paths import assets_dir
from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.scenes.log import LogScene
from game.ui.scenes.rules_index import Entry
from game.ui.table.best import NewBest
from game.ui.table.gaps import compared, comparison_for
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.score_boards import tab_widths
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Grid, Paper
from game.ui.table.style import TableStyle
from game.ui.words import number
from game.units import Rect
from tests.support.layout import faults
from tests.support.score import SCORED, finished, log_of, score_table

every_game = pytest.mark.parametrize("game", SCORED)


def test_every_game_with_points_has_a_score_page() -> None:
    assert set(SCORED) == GAMES.keys() - {"divercity"}


# -- the sheet


def test_whoever_gave_no_name_stands_over_the_column_in_full(theme: Theme) -> None:
    heads = tuple(SeatInfo(name, place, False) for place, name in enumerate(("Ana", "Player 2", "Neutral")))
    place = Rect(24, 76, 564, 732)
    paper = Paper(heads, frozenset(), Grid(place, 11, 3), "")
    c = Canvas(Look(Viewport((1280, 720)), theme, 1, assets_dir() / "art"), place.w, place.h)
    paper.paint(c, False)
    assert {head.name for head in heads} <= {said.text for said in c.said}


@every_game
def test_every_number_of_every_seat_is_on_the_sheet(game: str) -> None:
    table = score_table(game)
    for seat, sheet in enumerate(finished(game).sheets()):
        assert table.said(f"total/{seat}") == [number(sheet.total)]
        for row, points in sheet.points().items():
            assert table.said(f"cell/{row}/{seat}") == [number(points)]


@every_game
def test_who_won_alone_is_named_with_the_emblem(game: str) -> None:
    table = score_table(game)
    winners = finished(game).outcome.winners
    assert table.scene.banner.seat == (table.scene.ended.seats[winners[0]] if len(winners) == 1 else None)
    assert all(table.scene.ended.seats[seat].name in table.said("banner")[0] for seat in winners)


# -- looking at a number


@every_game
def test_next_row_goes_through_the_whole_sheet_and_begins_again(game: str) -> None:
    table = score_table(game)
    rows = [row.row for row in finished(game).sheets()[0].rows]
    seen = []
    for _ in range(len(rows) + 1):
        table.pilot.click("next")
        seen.append(table.scene.chosen[0])
    assert seen == [*rows, rows[0]]


@every_game
def test_enter_goes_to_the_next_row_too(game: str) -> None:
    table = score_table(game)
    table.pilot.key("Return", "Return")
    assert table.scene.chosen[0] == table.scene.rows[1]


@every_game
def test_every_number_explains_itself_on_focus(game: str) -> None:
    table = score_table(game)
    table.pilot.press(f"cell/{table.scene.rows[0]}/0")
    for row in table.scene.rows:
        assert table.scene.chosen == (row, 0)
        assert table.pilot.node("sheet/hot").y == table.pilot.node(f"row/{row}").y
        said = table.said("explain")
        points = finished(game).sheets()[0][row].points
        assert said[0].startswith(table.scene.page.row(row).name) and number(points) in said[0]
        assert said[-1] == number(points)
        table.pilot.key("Down")


@every_game
def test_pointing_at_a_number_explains_it_and_shows_its_board(game: str) -> None:
    table = score_table(game)
    assert "board/lit" not in table.pilot.names()
    row = table.scene.rows[2]
    for seat in (1, 2):
        table.pilot.hover(f"cell/{row}/{seat}")
        table.pilot.settle()
        assert table.scene.chosen == (row, seat)
        assert table.pilot.node("board").drawable == table.scene.page.board(seat)
        assert table.pilot.node("board/lit").drawable == table.scene.page.lit_row(row, seat)


@every_game
def test_a_tab_shows_another_board_and_keeps_the_row(game: str) -> None:
    table = score_table(game)
    row = table.scene.rows[0]
    table.choose(row, 0)
    table.pilot.press("tab/2")
    assert table.scene.chosen == (row, 2)


@every_game
def test_digits_choose_in_the_cells(game: str) -> None:
    table = score_table(game)
    table.pilot.key("5")
    assert table.scene.chosen == (table.scene.rows[1], 1)


# -- pages over it


@every_game
def test_help_opens_the_rules_at_the_row(game: str) -> None:
    table = score_table(game)
    for row in table.scene.rows:
        table.choose(row, 0)
        anchor = table.scene.anchor
        table.pilot.key("F1")
        assert table.pilot.scene.name == "rules"
        entry = table.pilot.node(f"index/{anchor}")
        assert isinstance(entry, Entry) and entry.chosen
        table.pilot.key("Escape")


@every_game
def test_all_turns_open_and_light_what_they_speak_of(game: str) -> None:
    log = log_of(game)
    for way in ("log", "l"):
        table = score_table(game, log=log)
        page = table.scene
        page.choose(page.rows[0], 0)
        if way == "log":
            table.pilot.click("log")
        else:
            table.pilot.key("l")
        assert isinstance(table.pilot.scene, LogScene)
        table.pilot.key("Up")
        cells = log[1].entries[0].cells[1]
        assert page.stage["board"].drawable == page.page.board(1)
        assert page.stage["board/lit"].drawable == page.page.lit_cells(cells, 1)
        table.pilot.key("l")
        assert page.stage["board/lit"].drawable == page.page.lit_row(page.rows[0], 0)


@every_game
@pytest.mark.parametrize(("key", "name"), [("m", "pause"), ("Escape", "pause")])
def test_the_menu_is_that_of_a_game_that_is_over(game: str, key: str, name: str) -> None:
    table = score_table(game)
    table.pilot.key(key)
    assert table.pilot.scene.name == name
    assert "Menu" in table.pilot.texts() and "Save and leave to the title" not in table.pilot.texts()


@every_game
def test_the_settings_open_from_the_menu(game: str) -> None:
    table = score_table(game)
    table.pilot.key("m")
    table.pilot.click("settings")
    assert table.pilot.scene.name == "settings"


# -- the ways out


@every_game
def test_play_again_and_the_title_screen(game: str) -> None:
    table = score_table(game)
    table.pilot.press("again")
    assert table.taken == ["again"]
    page = table.scene
    table.pilot.click("home")
    assert table.pilot.scene is not page


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


@every_game
def test_playing_again_starts_the_same_people(game: str, store: Store) -> None:
    session = finished(game)
    style = TableStyle((2, 0, 1), pace="instant")
    again = LiveFeed(session, Saver(store, 1), style).rematch(seed=77)
    assert (again.game_id, again.seed) == (game, 77)
    assert [(seat.name, seat.style, seat.level) for seat in again.seats] == [
        ("Ana", 2, None),
        ("Bruno", 0, None),
        ("Chloé", 1, None),
    ]
    assert again.options == session.record.header["options"] and again.table["pace"] == "instant"


@every_game
def test_a_new_best_is_told(game: str) -> None:
    assert {"New best for 3 players: 83", "The old one was 79"} <= set(
        score_table(game, best=NewBest(83, 79)).pilot.texts()
    )


# -- telling the end


@every_game
def test_another_window_shows_the_same_number_and_writes_nothing_again(game: str) -> None:
    table = score_table(game, animation="full")
    table.pilot.settle()
    table.choose(table.scene.rows[1], 2)
    explained = table.said("explain")
    table.pilot.resize((1920, 1080))
    assert table.scene.chosen == (table.scene.rows[1], 2)
    assert table.said("explain") == explained


# -- room


@every_game
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_there_is_room_for_everything(game: str, size: tuple[int, int], text_size: float) -> None:
    table = score_table(game, size=size, text_size=text_size)
    for index, row in enumerate((None, *table.scene.rows)):
        table.choose(row, index % 3)
        assert faults(table.scene) == []


def test_tabs_lose_their_names_before_they_lose_their_place() -> None:
    widths = tab_widths([150.0] * 6, chosen=2, room=446)
    assert [named for _, named in widths] == [False, False, True, False, False, False]
    assert sum(width for width, _ in widths) + 5 * 8 <= 446


@every_game
def test_before_a_number_is_chosen_one_sentence_says_why_the_winner_won(game: str) -> None:
    shown = score_table(game)
    page = shown.scene.page
    found = comparison_for(page.sheets, page.winners, page.winners[0], None)
    assert found is not None
    sentence, *_ = shown.said("explain")
    assert sentence.startswith(page.seats[found.ahead].name)
    loser = next(seat for seat in range(len(page.sheets)) if seat not in page.winners)
    shown.choose(None, loser)
    told = " ".join(shown.said("explain"))
    reasons = compared(page.sheets, page.winners[0], loser).reasons
    assert reasons and all(page.row(gap.row).name in told for gap in reasons)
    assert page.seats[loser].name in told


@every_game
def test_the_page_says_that_a_game_was_assisted(game: str) -> None:
    assert "assisted" not in score_table(game).pilot.names()
    table = score_table(game, assisted=True, text_size=1.3)
    assert table.said("assisted") == ["Assisted game"]
    assert [fault for fault in faults(table.pilot.scene) if "assisted" in fault] == []
    assert not any(
        table.pilot.node("assisted").contains(*table.pilot.node(name).centre) for name in ("log", "banner")
    )
