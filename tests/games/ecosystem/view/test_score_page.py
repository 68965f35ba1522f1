"""The score page of Ecosystem: crowns, neutral piles and rivals, the lit cards and the sum behind a number."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from game.core.score import ScoreRow
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.scoring import result, score_sheets
from game.games.ecosystem.state import OVER, EcosystemView
from game.games.ecosystem.view.score_board import LitCards
from game.games.ecosystem.view.score_light import Light, light, terms
from game.games.ecosystem.view.score_page import EcosystemScorePage
from game.ui.table.desk_values import Ended
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.podium_nodes import GradesNode
from game.ui.table.pool import Drawable, PaintedNode
from game.ui.table.score_page import ScoreScene
from game.ui.table.sheet import Number, NumberCell
from game.ui.voice.sentences import spoken
from game.ui.words import signed
from tests.games.ecosystem.boards import layout
from tests.games.ecosystem.view.tables import LONG_NAMES, NAMES, model, view
from tests.support.pilot import FRAME_MS
from tests.support.score import ScoreTable, score_table

ANA = "CADDC/MSSSC/DTFMZ/SBTCM"
BRUNO = "MZSSS/RMZSD/MTSRS/ARMDS"
POOR = "FWFWF/WFWFW/FWFWF/WFWFW"
BOARDS = (ANA, BRUNO, POOR, ANA, BRUNO, POOR)


def row(board: str, name: str) -> ScoreRow:
    """A row of the sheet of a lone board."""
    return score_sheets(FOREST, [layout(board)])[0][name]


def lights(board: str, name: str) -> Light:
    """What lights up for a row on a lone board."""
    return light(row(board, name), layout(board))


def over(*boards: str, rival: int | None = None, pile: Sequence[str] = ("wolf", "stream")) -> EcosystemView:
    """A finished game with these ecosystems."""
    shown = view(*boards, viewer=None, phase=OVER, rival=rival)
    neutral = tuple(pile) if shown.players == 2 else ()
    sheets = score_sheets(FOREST, [layout(board) for board in boards], neutral, rival)
    outcome = result(FOREST, sheets, rival)
    return replace(shown, outcome=outcome, actors=(), neutral_pile=neutral or None)


def sheet_of(shown: EcosystemView, names: Sequence[str] = NAMES, **settings: object) -> ScoreTable:
    """The score page of a finished game."""
    assert shown.outcome is not None
    frame = Frame(shown, (), 0, Situation(Now.OVER))
    seats = model(shown, names).seats

    def scene(again: Callable[[], None]) -> ScoreScene:
        ended = Ended(frame, lambda: (seats, ()), None, again)
        return ScoreScene(ended, lambda view: EcosystemScorePage(view, seats))

    return ScoreTable(scene, **settings)


def lit(table: ScoreTable) -> Light:
    """The light on the board."""
    node = table.pilot.node("board/lit")
    assert isinstance(node, PaintedNode) and isinstance(node.drawable, LitCards)
    return node.drawable.light


# -- what lights up, and the sum


def test_an_eagle_lights_itself_and_its_prey_in_two_steps() -> None:
    light = lights("RFATB/TZMTC", "eagle")
    assert light.scoring == {(2, 0): 6}
    assert light.counted == {(0, 0): 2, (3, 0): 2, (3, 1): 2}


def test_a_card_counted_by_two_others_shows_what_it_adds_to_both() -> None:
    assert lights("BZB", "bear").counted == {(1, 0): 4}


def test_a_field_lights_up_and_carries_its_points_once() -> None:
    assert lights("MM/M.", "meadow").scoring == {(0, 0): 6, (1, 0): None, (0, 1): None}


def test_deer_show_points_for_every_row_and_column() -> None:
    light = lights("CMF/BCC", "deer")
    assert (light.rows, light.columns) == ({0: 2, 1: 2}, {0: 2, 1: 2, 2: 2})


@pytest.mark.parametrize(
    ("board", "name", "expected"),
    [
        ("RR/FR", "hare", ("3 × 1",)),
        ("RFATB/TZMTC", "eagle", ("3 × 2",)),
        ("TSM/SMT/MMS", "trout", ("2 × 2", "1 × 2")),
        ("CMF/BCC", "deer", ("5 × 2",)),
        ("SSD", "dragonfly", ("2",)),
        ("MM.MM", "meadow", ("2 → 3", "2 → 3")),
        ("FFF", "bear", ()),
    ],
)
def test_the_sum_behind_a_row(board: str, name: str, expected: tuple[str, ...]) -> None:
    assert sorted(terms(row(board, name), most=6)) == sorted(expected)


def test_a_long_sum_is_told_in_one_product() -> None:
    assert terms(row("TST/STS/TST", "trout"), most=3) == ("12 × 2",)


# -- the table


def test_the_banner_names_the_winner() -> None:
    shown = over(ANA, BRUNO, POOR)
    best = max(range(3), key=lambda seat: shown.sheets[seat].total)
    assert f"{NAMES[best]} wins with {shown.sheets[best].total} points" in sheet_of(shown).pilot.texts()


def test_a_tie_is_a_shared_victory() -> None:
    shown = over(ANA, ANA, POOR)
    assert f"Ana, Bruno: shared victory with {shown.sheets[0].total} points" in sheet_of(shown).pilot.texts()


def test_the_neutral_pile_shows_its_cards_in_the_compared_rows_alone() -> None:
    sheet = sheet_of(over(ANA, BRUNO, pile=("wolf", "stream", "stream")))
    assert sheet.said("cell/wolf/2") == ["1 card"]
    assert sheet.said("cell/stream/2") == ["2 cards"]
    assert "cell/bear/2" not in sheet.pilot.names()


def leading(sheet: ScoreTable, row: str) -> list[int]:
    """The columns that wear the crown of a compared row."""
    cells = {int(name.split("/")[2]): sheet.pilot.node(name) for name in sheet.pilot.names(f"cell/{row}/")}
    return [seat for seat, cell in cells.items() if isinstance(cell, PaintedNode) and _number(cell.drawable).leads]


def _number(drawable: Drawable) -> Number:
    number = drawable.number if isinstance(drawable, NumberCell) else drawable
    assert isinstance(number, Number)
    return number


def test_everybody_in_the_first_place_wears_a_crown() -> None:
    assert leading(sheet_of(over("WW", "WF", "WW")), "wolf") == [0, 2]
    assert leading(sheet_of(over("FF", "FF", "FF")), "wolf") == []


def test_the_neutral_pile_can_take_the_crown_from_both() -> None:
    sheet = sheet_of(over("WW", "WF", pile=("wolf",) * 3))
    assert leading(sheet, "wolf") == [2]
    assert sheet.said("cell/wolf/0") == ["8"]


def test_the_rival_gets_no_biodiversity() -> None:
    assert sheet_of(over(ANA, POOR, rival=1)).said("cell/biodiversity/1") == ["none"]


def test_a_solo_challenge_that_was_met_tells_the_lead_and_the_grades() -> None:
    shown = over(ANA, "F" * 5, rival=1)
    assert shown.outcome and shown.outcome.margin is not None and shown.outcome.margin >= 30
    texts = sheet_of(shown).pilot.texts()
    assert f"Won with a lead of {shown.outcome.margin} points" in texts
    assert f"Lead: +{shown.outcome.margin}" in texts
    assert {"+70", "legendary"} <= set(texts)


@pytest.mark.parametrize("animation", ("full", "none"))
def test_it_is_heard_by_how_much_a_solo_challenge_was_lost(animation: str) -> None:
    table = sheet_of(over(BRUNO, ANA, rival=1), animation=animation, show_read=True)
    table.pilot.settle()
    grades = table.scene.page.podium().grades
    assert grades is not None
    heard = " ".join(table.pilot.app._reader.voice.log)
    for words in (table.scene.banner.text, grades.told, grades.next):
        assert heard.count(spoken(words)) == 1


def test_a_lost_solo_challenge_is_told_kindly() -> None:
    shown = over(BRUNO, ANA, rival=1)
    assert shown.outcome and shown.outcome.margin is not None and shown.outcome.margin < 0
    pilot = sheet_of(shown).pilot
    assert "Benedikt keeps the forest this time" in pilot.texts()
    assert f"Lead: {signed(shown.outcome.margin)}" in pilot.texts()
    assert f"{30 - shown.outcome.margin} points short of “notable”" in pilot.texts()
    assert "scenery/laurel" not in pilot.faces()


@pytest.mark.parametrize(
    ("board", "rival", "reached", "won"),
    [(ANA, "F" * 5, 1, True), (BRUNO, "F" * 5, 0, True), ("F" * 5, ANA, 0, False)],
)
def test_alone_the_grades_light_up_one_by_one_then_the_distance_is_told_and_then_the_crown(
    board: str, rival: str, reached: int, won: bool
) -> None:
    table = sheet_of(over(board, rival, rival=1), animation="full", size=(640, 360))
    grades, told = table.pilot.node("podium/grades"), list[tuple[float, bool, bool]]()
    assert isinstance(grades, GradesNode)
    while table.scene.timeline.moving:
        crown = table.scene.stage.get("podium/crown/0")
        now = grades.lit, grades.told, crown is not None and crown.alpha > 0
        if now not in told[-1:]:
            told.append(now)
        table.pilot.step(FRAME_MS)
    lit = [(float(grade), False, False) for grade in range(reached + 1)]
    assert told == [*lit, (reached, True, False), *([(reached, True, True)] if won else [])]


def test_the_rival_stands_in_front_after_a_lead_that_was_too_small_to_win() -> None:
    """Ocean and Savanna are not won below their lowest grade, with any lead."""
    shown = over(ANA, BRUNO, rival=1)
    assert shown.outcome is not None
    missed = sheet_of(replace(shown, outcome=replace(shown.outcome, winners=()))).scene.page.podium()
    assert [standing.seat.name for standing in missed.places[0]] == ["Benedikt"]
    assert not missed.celebrated


# -- looking at a number


def test_hovering_a_number_lights_its_cards_and_explains_it() -> None:
    shown = over(ANA, BRUNO, POOR)
    sheet = sheet_of(shown)
    sheet.pilot.hover("cell/trout/1")
    sheet.pilot.settle()
    assert sheet.scene.chosen == ("trout", 1)
    assert lit(sheet) == lights(BRUNO, "trout")
    assert f"Trout: {shown.sheets[1]['trout'].points} points" in sheet.said("explain")


def test_the_keyboard_does_the_same() -> None:
    sheet = sheet_of(over(ANA, BRUNO, POOR))
    sheet.pilot.press("cell/bear/0")
    sheet.pilot.key("Down")
    assert sheet.scene.chosen == ("bee", 0)
    sheet.pilot.key("Right")
    assert sheet.scene.chosen == ("bee", 1)


def test_a_compared_row_shows_what_everybody_brought() -> None:
    sheet = sheet_of(over(ANA, BRUNO, POOR))
    sheet.choose("wolf", 2)
    counts = sheet.said("explain")[-5:]
    assert counts == ["0", "0", "10", "=", "12"]


def test_a_compared_row_has_room_for_all_six() -> None:
    sheet = sheet_of(over(*["WWWWW/WWWWW"] * 6))
    sheet.choose("wolf", 0)
    assert sheet.said("explain")[-8:] == [*["10"] * 6, "=", "12"]


def test_a_card_that_brings_nothing_says_so() -> None:
    sheet = sheet_of(over(POOR, "M.M/FMF", ANA))
    sheet.choose("meadow", 0)
    sheet.pilot.settle()
    assert "0" not in sheet.said("board/lit")
    sheet.choose("fox", 0)
    sheet.pilot.settle()
    assert sheet.said("board/lit").count("0") == POOR.count("F")


# -- room


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("players", range(1, 7))
def test_only_names_may_be_cut_short(players: int, text_size: float) -> None:
    shown = over(ANA, BRUNO, rival=1) if players == 1 else over(*BOARDS[:players])
    sheet = sheet_of(shown, LONG_NAMES, text_size=text_size)
    for name in (None, *(r.row for r in shown.sheets[0].rows)):
        sheet.choose(name, 0)
        sheet.pilot.settle()
        cut = [s.text for node in sheet.scene.stage.nodes if node.visible for s in node.said if not s.fits]
        assert all(text.endswith("…") and _begins_a_name(text) for text in cut), cut


def _begins_a_name(text: str) -> bool:
    return any(name.startswith(text.removesuffix("…")) for name in LONG_NAMES) or ", " in text or " wins " in text


def test_the_sum_of_a_group_is_told_after_the_last_of_its_rows() -> None:
    told = score_table("ocean", animation="full")
    node = told.pilot.node
    last, total = node("cell/plankton/0"), node("sum/producers/0")
    assert total.alpha == 0, "nothing is summed before it is counted"
    while last.alpha < 1:
        assert total.alpha == 0
        told.pilot.step(FRAME_MS)
    told.pilot.settle()
    assert total.alpha == 1
