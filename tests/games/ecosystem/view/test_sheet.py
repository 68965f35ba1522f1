"""The score sheet: every number is there, explains itself, and lights its cards."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.core.score import ScoreRow
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.scoring import result, score_sheets
from game.games.ecosystem.state import OVER, EcosystemView
from game.games.ecosystem.view.card_nodes import PaintedNode
from game.games.ecosystem.view.sheet import Ending, NewBest, SheetScene
from game.games.ecosystem.view.sheet_board import LitBoard, tab_widths
from game.games.ecosystem.view.sheet_light import Light, light, terms
from game.games.ecosystem.view.sheet_party import Party, Standing, podium
from tests.games.ecosystem.boards import layout
from tests.games.ecosystem.view.tables import LONG_NAMES, NAMES, model, view
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.store import MemoryStore

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


class Sheet:
    """A score sheet on the screen, and which of its ways out were taken."""

    def __init__(
        self,
        shown: EcosystemView,
        names: Sequence[str] = NAMES,
        best: NewBest | None = None,
        animation: str = "none",
        **settings: object,
    ) -> None:
        self.taken: list[str] = []
        ending = Ending(lambda: self.taken.append("again"), lambda: self.taken.append("home"), best=best)
        self.pilot = Pilot(store=MemoryStore(**settings), animation=animation)
        self.pilot.app.start(lambda: SheetScene(shown, model(shown, names).seats, ending))
        if animation == "none":
            self.pilot.settle()

    @property
    def scene(self) -> SheetScene:
        scene = self.pilot.app.stack.top
        assert isinstance(scene, SheetScene)
        return scene

    def said(self, name: str) -> list[str]:
        return [said.text for said in self.pilot.node(name).said]

    @property
    def lit(self) -> Light | None:
        plate = self.pilot.node("board")
        assert isinstance(plate, PaintedNode) and isinstance(plate.drawable, LitBoard)
        return plate.drawable.light


# -- what lights up, and the sum


def test_an_eagle_lights_itself_and_its_prey_in_two_steps() -> None:
    lit = lights("RFATB/TZMTC", "eagle")
    assert lit.scoring == {(2, 0): 6}
    assert lit.counted == {(0, 0): 2, (3, 0): 2, (3, 1): 2}


def test_a_card_counted_by_two_others_shows_what_it_adds_to_both() -> None:
    assert lights("BZB", "bear").counted == {(1, 0): 4}


def test_a_field_lights_up_and_carries_its_points_once() -> None:
    assert lights("MM/M.", "meadow").scoring == {(0, 0): 6, (1, 0): None, (0, 1): None}


def test_deer_show_points_for_every_row_and_column() -> None:
    lit = lights("CMF/BCC", "deer")
    assert (lit.rows, lit.columns) == ({0: 2, 1: 2}, {0: 2, 1: 2, 2: 2})


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


@pytest.mark.parametrize("players", range(3, 7))
def test_every_number_of_every_player_is_on_the_sheet(players: int) -> None:
    shown = over(*BOARDS[:players])
    sheet = Sheet(shown)
    for seat in range(players):
        for name, points in shown.sheets[seat].points().items():
            assert sheet.said(f"cell/{name}/{seat}") == [str(points).replace("-", "−")]
        assert sheet.said(f"total/{seat}") == [str(shown.sheets[seat].total)]


def test_the_banner_names_the_winner() -> None:
    shown = over(ANA, BRUNO, POOR)
    best = max(range(3), key=lambda seat: shown.sheets[seat].total)
    assert f"{NAMES[best]} wins with {shown.sheets[best].total} points" in Sheet(shown).pilot.texts()


def test_a_tie_is_a_shared_victory() -> None:
    shown = over(ANA, ANA, POOR)
    assert f"Ana, Bruno: shared victory with {shown.sheets[0].total} points" in Sheet(shown).pilot.texts()


def test_equal_totals_stand_on_the_same_hill() -> None:
    seats = model(over(ANA, BRUNO, POOR)).seats
    places = podium([Standing(seats[0], 50), Standing(seats[1], 61), Standing(seats[2], 50)])
    assert [[standing.seat.name for standing in place] for place in places] == [["Bruno"], ["Ana", "Chloé"]]


def test_the_neutral_pile_shows_its_cards_in_the_compared_rows_alone() -> None:
    sheet = Sheet(over(ANA, BRUNO, pile=("wolf", "stream", "stream")))
    assert sheet.said("cell/wolf/2") == ["1 card"]
    assert sheet.said("cell/stream/2") == ["2 cards"]
    assert "cell/bear/2" not in sheet.pilot.names()


def leading(sheet: Sheet, row: str) -> list[int]:
    """The columns that wear the crown of a compared row."""
    cells = {int(name.split("/")[2]): sheet.pilot.node(name) for name in sheet.pilot.names(f"cell/{row}/")}
    return [
        seat
        for seat, cell in cells.items()
        if isinstance(cell, PaintedNode) and getattr(cell.drawable, "leads", False)
    ]


def test_everybody_in_the_first_place_wears_a_crown() -> None:
    assert leading(Sheet(over("WW", "WF", "WW")), "wolf") == [0, 2]
    assert leading(Sheet(over("FF", "FF", "FF")), "wolf") == []


def test_the_neutral_pile_can_take_the_crown_from_both() -> None:
    sheet = Sheet(over("WW", "WF", pile=("wolf",) * 3))
    assert leading(sheet, "wolf") == [2]
    assert sheet.said("cell/wolf/0") == ["8"]


def test_the_rival_gets_no_biodiversity() -> None:
    assert Sheet(over(ANA, POOR, rival=1)).said("cell/biodiversity/1") == ["none"]


def test_a_solo_challenge_that_was_met_tells_the_lead_and_the_grades() -> None:
    shown = over(ANA, "F" * 5, rival=1)
    assert shown.outcome and shown.outcome.margin is not None and shown.outcome.margin >= 30
    texts = Sheet(shown).pilot.texts()
    assert f"Won with a lead of {shown.outcome.margin} points" in texts
    assert f"Your lead: +{shown.outcome.margin}" in texts
    assert "70 hard" in texts


def test_a_lost_solo_challenge_is_told_kindly() -> None:
    shown = over(ANA, BRUNO, rival=1)
    assert shown.outcome and shown.outcome.margin is not None
    pilot = Sheet(shown).pilot
    assert "Benedikt keeps the forest this time" in pilot.texts()
    assert f"{30 - shown.outcome.margin} points were missing" in pilot.texts()
    assert "scenery/laurel" not in pilot.faces()


# -- looking at a number


def test_hovering_a_number_lights_its_cards_and_explains_it() -> None:
    shown = over(ANA, BRUNO, POOR)
    sheet = Sheet(shown)
    sheet.pilot.hover("cell/trout/1")
    sheet.pilot.settle()
    assert sheet.scene.chosen == ("trout", 1)
    assert sheet.lit == lights(BRUNO, "trout")
    assert f"Trout: {shown.sheets[1]['trout'].points} points" in sheet.said("explain")


def test_the_keyboard_does_the_same() -> None:
    sheet = Sheet(over(ANA, BRUNO, POOR))
    sheet.pilot.press("cell/bear/0")
    sheet.pilot.key("Down")
    assert sheet.scene.chosen == ("bee", 0)
    sheet.pilot.key("Right")
    assert sheet.scene.chosen == ("bee", 1)


def test_next_row_goes_through_the_whole_sheet_and_begins_again() -> None:
    sheet = Sheet(over(ANA, BRUNO, POOR))
    seen = []
    for _ in range(13):
        sheet.pilot.click("next")
        seen.append(sheet.scene.chosen[0])
    assert seen == [*(r.row for r in sheet.scene._view.sheets[0].rows), "hare"]


def test_a_tab_shows_another_ecosystem_and_keeps_the_row() -> None:
    sheet = Sheet(over(ANA, BRUNO, POOR))
    sheet.scene.choose("stream", 0)
    sheet.pilot.press("tab/1")
    assert sheet.scene.chosen == ("stream", 1)


def test_a_compared_row_shows_what_everybody_brought() -> None:
    sheet = Sheet(over(ANA, BRUNO, POOR))
    sheet.scene.choose("wolf", 2)
    sheet.pilot.settle()
    counts = sheet.said("explain")[-5:]
    assert counts == ["0", "0", "10", "=", "12"]


def test_help_opens_the_rules_at_the_row() -> None:
    sheet = Sheet(over(ANA, BRUNO, POOR))
    sheet.scene.choose("eagle", 0)
    sheet.pilot.key("F1")
    assert sheet.pilot.scene.name == "rules"
    assert "Eagle" in sheet.pilot.texts()


def test_the_ways_out() -> None:
    sheet = Sheet(over(ANA, BRUNO, POOR))
    sheet.pilot.press("again")
    sheet.pilot.click("home")
    assert sheet.taken == ["again", "home"]


def test_a_new_best_is_told() -> None:
    texts = Sheet(over(ANA, BRUNO, POOR), best=NewBest(83, 79)).pilot.texts()
    assert {"New best for 3 players: 83", "The old one was 79"} <= set(texts)


def test_a_card_that_brings_nothing_says_so() -> None:
    sheet = Sheet(over(POOR, "M.M/FMF", ANA))
    sheet.scene.choose("meadow", 0)
    sheet.pilot.settle()
    assert "0" not in sheet.said("board")
    sheet.scene.choose("fox", 0)
    sheet.pilot.settle()
    assert sheet.said("board").count("0") == POOR.count("F")


# -- writing


@pytest.mark.parametrize("animation", ["full", "basic"])
def test_the_written_sheet_is_the_finished_sheet(animation: str) -> None:
    shown = over(ANA, BRUNO, POOR)
    moving, still = Sheet(shown, animation=animation), Sheet(shown)
    assert moving.pilot.node("cell/hare/0").alpha == 0
    moving.pilot.settle()
    assert sorted(moving.pilot.texts()) == sorted(still.pilot.texts())
    party = moving.pilot.node("party")
    assert isinstance(party, Party) and party.rise == 1


def test_writing_keeps_nobody_waiting_for_long_and_can_be_skipped() -> None:
    sheet = Sheet(over(ANA, BRUNO, POOR), animation="full")
    frames = 0
    while sheet.scene.timeline.busy:
        sheet.pilot.step(FRAME_MS)
        frames += 1
    assert frames * FRAME_MS <= 2600
    hurried = Sheet(over(ANA, BRUNO, POOR), animation="full")
    hurried.pilot.step(FRAME_MS)
    hurried.pilot.app.stack.top.timeline.skip()
    hurried.pilot.step(160)
    assert not hurried.scene.timeline.busy


# -- room


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("players", range(1, 7))
def test_only_names_may_be_cut_short(players: int, text_size: float) -> None:
    shown = over(ANA, BRUNO, rival=1) if players == 1 else over(*BOARDS[:players])
    sheet = Sheet(shown, LONG_NAMES, text_size=text_size)
    for name in (None, *(r.row for r in shown.sheets[0].rows)):
        sheet.scene.choose(name, 0)
        sheet.pilot.settle()
        cut = [s.text for node in sheet.scene.stage.nodes if node.visible for s in node.said if not s.fits]
        assert all(text.endswith("…") and _begins_a_name(text) for text in cut), cut


def _begins_a_name(text: str) -> bool:
    return any(name.startswith(text.removesuffix("…")) for name in LONG_NAMES) or ", " in text or " wins " in text


def test_tabs_lose_their_names_before_they_lose_their_place() -> None:
    widths = tab_widths([150.0] * 6, chosen=2, room=446)
    assert [named for _, named in widths] == [False, False, True, False, False, False]
    assert sum(width for width, _ in widths) + 5 * 8 <= 446
