"""Ocean, section 3: each row on boards drawn as text."""

from collections.abc import Collection
from typing import Any

import pytest

from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.scoring import measures, score_sheets
from tests.games.ecosystem.boards import layout
from tests.games.ecosystem.editions import GAMES

ROWS = (
    ("coral", "only those in the bottom row", "C..../...../...../CCP.C", 9),
    ("krill", "groups of 2 and 3", "KK.K./...K./...K.", 13),
    ("krill", "one group of 6 is worth no more than one of 3", "KKKK./...K./...K.", 9),
    ("krill", "three alone", "K.K../.K...", 3),
    ("grouper", "krill beside it, not on the diagonal", "KG.../K..../.G.K.", 3),
    ("grouper", "one krill feeds two", "GKG..", 6),
    ("clownfish", "plankton and coral beside it", "..P../..N../..C../N....", 4),
    ("crab", "plankton in its row, wherever it lies", "PB.BP/...../...../P....", 8),
    ("crab", "plankton in another row or in its column", "B..../P....", 0),
    ("eel", "prey beside it, when a coral is too", ".G.../NEB../.C...", 12),
    ("eel", "no coral beside it", ".G.../NEB../...../.C...", 0),
    ("eel", "coral alone feeds nobody", "EC...", 0),
    ("shark", "prey in its row and in its column; nothing blocks", "G.S.N/..B../..G../..C..", 8),
    ("shark", "a second shark beside the first one", "SSG..", 4),
    ("whale", "krill anywhere", "W...K/...../...../K...K", 6),
    ("whale", "two whales feed on the same krill", "WKW..", 4),
    ("turtle", "two columns and three rows", "T..../...T./T....", 10),
    ("turtle", "at most eighteen", "T..../.T.../..T../...TT", 18),
    ("octopus", "three each", "O.O../..O..", 9),
)


def sheet(board: str, down: Collection[Cell] = ()) -> ScoreSheet:
    (scored,) = score_sheets(OCEAN, [layout(board, OCEAN)], down=[frozenset(down)])
    return scored


@pytest.mark.parametrize(("row", "board", "points"), [(r, b, p) for r, _, b, p in ROWS], ids=[w for _, w, *_ in ROWS])
def test_row(row: str, board: str, points: int) -> None:
    assert sheet(board)[row].points == points


@pytest.mark.parametrize(("row", "board"), [(r, b) for r, _, b, _ in ROWS])
def test_every_cell_of_an_explanation_holds_a_card(row: str, board: str) -> None:
    placed = layout(board, OCEAN)
    for line in sheet(board)[row].lines:
        assert line.row == row
        assert placed[line.cells[0]] == row
        assert set(line.cells) <= set(placed)


def test_the_rows_stand_in_the_order_of_the_rules_page() -> None:
    groups = ["coral", "krill", "plankton", "grouper", "clownfish", "crab", "eel", "shark", "whale"]
    assert list(sheet("").points()) == [*groups, "food_web", "turtle", "octopus"]


@pytest.mark.parametrize(
    ("board", "others"),
    [("KTPOB/GPNKS/KNEGS/TPCPN", ("PPPP", "P")), ("OCKGT/NEBSP/PGKSN/TKPNC", ("PPP", "P"))],
)
def test_elsas_example_of_the_rulebook(board: str, others: tuple[str, str]) -> None:
    layouts = [layout(text, OCEAN) for text in (board, *others)]
    scored = score_sheets(OCEAN, layouts)[0]
    points = {"coral": 3, "krill": 3, "plankton": 12, "grouper": 9, "clownfish": 10, "crab": 2, "eel": 12}
    points |= {"shark": 16, "whale": 0, "food_web": 18, "turtle": 8, "octopus": 3}
    assert scored.points() == points
    assert scored.total == 96


def test_the_printed_sheet_shows_the_totals_of_the_groups() -> None:
    boards = ["KTPOB/GPNKS/KNEGS/TPCPN", "PPPP./...../...../.....", "P..../...../...../....."]
    (elsa, *_) = GAMES["ocean"].score_position({"game": "ocean", "boards": boards})["sheets"]
    assert elsa["groups"] == {"producers": 18, "prey": 21, "predators": 28}


def test_the_food_web_is_the_smallest_of_the_three_groups() -> None:
    assert sheet("KK...").points()["food_web"] == 0
    scored = sheet("KGCEN")
    assert [scored[row].points for row in ("krill", "coral", "grouper", "clownfish", "eel")] == [1, 3, 3, 0, 4]
    assert scored["food_web"].points == 3


def test_turtles_and_octopuses_are_in_no_group() -> None:
    assert sheet("OOT../KGCEN")["food_web"].points == sheet("...../KGCEN")["food_web"].points == 3


def test_plankton_is_compared_by_its_number() -> None:
    assert measures(OCEAN, [layout("P...P/..P..", OCEAN)], ["plankton", "krill"])["plankton"] == (3, 1)
    sheets = score_sheets(OCEAN, [layout(text, OCEAN) for text in ("PP", "P", "P")])
    assert [scored["plankton"].points for scored in sheets] == [12, 8, 8]


FACE_DOWN = (
    ("eel", "a coral that lies face down", ".G.../NEB../.C...", (1, 2), 0),
    ("eel", "prey that lies face down", ".G.../NEB../.C...", (0, 1), 8),
    ("krill", "an area falls apart", "KKK..", (1, 0), 2),
    ("whale", "krill that lies face down", "KWK../.K...", (0, 0), 4),
    ("whale", "a whale that lies face down", "WWK..", (0, 0), 2),
    ("shark", "prey in its line", "S.G.N", (2, 0), 2),
    ("turtle", "a turtle that lies face down", "T..T.", (3, 0), 4),
    ("octopus", "an octopus that lies face down", "OO...", (0, 0), 3),
    ("coral", "a coral that lies face down", "P..../C.C..", (0, 1), 3),
    ("coral", "a card that lies face down is still in the bottom row", "C..../K....", (0, 1), 0),
    ("plankton", "plankton that lies face down", "P....", (0, 0), 0),
)


@pytest.mark.parametrize(
    ("row", "board", "down", "points"),
    [(r, b, d, p) for r, _, b, d, p in FACE_DOWN],
    ids=[w for _, w, *_ in FACE_DOWN],
)
def test_face_down_cards_are_ignored_by_everything(row: str, board: str, down: Cell, points: int) -> None:
    assert sheet(board, [down])[row].points == points


@pytest.mark.parametrize(("option", "bonus"), [(True, 3), (False, 0)])
def test_tims_food_web_is_an_option(option: bool, bonus: int) -> None:
    boards = ["P..../...../...../.....", "...../...../...../KGCEN"]
    request: dict[str, Any] = {"game": "ocean", "boards": boards, "rival": 1, "options": {"rival_food_web": option}}
    assert GAMES["ocean"].score_position(request)["sheets"][1]["rows"]["food_web"] == bonus
