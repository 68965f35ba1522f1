"""Forest, section 2: each row on boards drawn as text."""

import pytest

from game.core.score import ScoreRow
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.scoring import measures, score_sheets
from tests.games.ecosystem.boards import layout

ROWS = (
    ("hare", "two hares", "RR", 2),
    ("fox", "a bear and a wolf frighten the foxes beside them", "FB.FW/...../F..F./...F.", 9),
    ("fox", "a bear on the diagonal frightens nobody", "F..../.B...", 3),
    ("fox", "any other neighbour frightens nobody", "RFC../.A...", 3),
    ("dragonfly", "an area touched on two sides counts once", "DS.../SS...", 3),
    ("dragonfly", "two areas count both", "SSDSS/....S", 5),
    ("dragonfly", "two dragonflies use the same area", "DSSD.", 4),
    ("dragonfly", "no stream beside it", "D.SS.", 0),
    ("trout", "streams and dragonflies, but not other trout", "..D../.STS./..S..", 8),
    ("trout", "trout are no food for trout", "TT...", 0),
    ("bear", "bees and trout", "..T../.ZBZ./..T..", 8),
    ("bear", "a bee shared by two bears feeds both", "BZB..", 4),
    ("bee", "meadow cards, whatever the size of their area", "..M../.MZM./..M..", 12),
    ("bee", "only the cards beside it count, not their area", "ZMMMM", 3),
    ("eagle", "eleven cards of prey within two steps", "..T../.RTR./TRARR/.TRT.", 22),
    ("eagle", "nothing within two steps", "T...T/...../..A../R...R", 0),
    ("eagle", "in the corner, and nothing blocks", "ATTT./TT.../T..../T....", 10),
    ("eagle", "a fox is no prey", "AF...", 0),
    ("deer", "three rows and two columns", "C..../...C./C....", 10),
    ("deer", "every row and column", "C..../.C.../..C../...CC", 18),
    ("deer", "a second deer in a row adds only its column", "CC...", 6),
    ("meadow", "areas of 3, 2 and 2", "MM.M./...M./...../MMM..", 12),
    ("meadow", "areas of 1, 2 and 3", "M.MM./...../MMM..", 9),
    ("meadow", "six are worth no more than five", "MMMMM/M....", 15),
    ("meadow", "areas of 5 and 4", "MMMMM/...../MMMM.", 25),
    ("meadow", "diagonal cards are not connected", "M..../.M...", 0),
)


def sheet_row(board: str, row: str) -> ScoreRow:
    return score_sheets(FOREST, [layout(board)])[0][row]


@pytest.mark.parametrize(("row", "board", "points"), [(r, b, p) for r, _, b, p in ROWS], ids=[w for _, w, *_ in ROWS])
def test_row(row: str, board: str, points: int) -> None:
    scored = sheet_row(board, row)
    assert scored.points == points
    assert sum(line.points for line in scored.lines) == points


@pytest.mark.parametrize(("row", "board"), [(r, b) for r, _, b, _ in ROWS])
def test_every_cell_of_an_explanation_holds_a_card(row: str, board: str) -> None:
    placed = layout(board)
    for line in sheet_row(board, row).lines:
        assert line.row == row
        assert set(line.cells) <= set(placed)
        assert placed[line.cells[0]] == row


def test_a_trout_explains_what_it_found() -> None:
    (line,) = sheet_row("..D../.STS./..S..", "trout").lines
    assert (line.count, line.each, line.points) == (4, 2, 8)
    assert line.cells[0] == (2, 1)
    assert set(line.cells[1:]) == {(2, 0), (1, 1), (3, 1), (2, 2)}


@pytest.mark.parametrize(("board", "size"), [("DS.../SS...", 3), ("SSDSS/....S", 3), ("S.S.S", 1), ("D....", 0)])
def test_streams_are_compared_by_the_largest_connected_area(board: str, size: int) -> None:
    assert measures(FOREST, [layout(board)])["stream"][0] == size


def test_wolves_are_compared_by_their_number_wherever_they_lie() -> None:
    assert measures(FOREST, [layout("W...W/..W..")])["wolf"][0] == 3


@pytest.mark.parametrize(
    ("board", "zeros", "bonus"),
    [
        ("", 11, -5),
        ("R", 10, -5),
        ("RWSMM", 7, -5),
        ("RWSMM/F....", 6, -5),
        ("RWSMM/FC...", 5, 0),
        ("RWSMM/FCZMM", 4, 3),
        ("RWSMM/FCZMM/.TBZ.", 3, 7),
        ("RWSMM/FCZMM/ATBZ.", 2, 12),
        ("RWSMM/FTZMM/ABTDS/.C.C.", 0, 12),
    ],
)
def test_biodiversity_counts_the_rows_that_are_exactly_zero(board: str, zeros: int, bonus: int) -> None:
    row = sheet_row(board, "biodiversity")
    assert row.lines[0].count == zeros
    assert row.points == bonus


def test_a_species_that_is_there_but_scores_nothing_counts_as_zero() -> None:
    assert sheet_row("R....", "biodiversity").lines[0].count == sheet_row("RD...", "biodiversity").lines[0].count
