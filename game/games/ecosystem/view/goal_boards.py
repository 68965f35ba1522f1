"""Small boards that show how a goal comes about; what counts on them, and how much, is worked out by the rules."""

from collections.abc import Mapping

from game.core.score import Cell, ScoreLine
from game.games.ecosystem.edition import FACE_DOWN, Bonus, Edition, Layout, Row
from game.games.ecosystem.view.edition import back_art, card_art
from game.games.ecosystem.view.small_board import SmallBoard, SmallCell
from game.games.ecosystem.view.stated import stated_row
from game.ui.presentation.path_texts import GoalExample

BOARDS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "forest": {
        "dragonfly": ("dragonfly", "SSSS/DSD."),
        "fox": ("fox", "FMF/CMC/FMF"),
        "bee": ("bee", ".M./MZM/.M."),
        "trout": ("trout", "TST/SSS"),
        "bear": ("bear", "ZBT/.Z."),
        "eagle": ("eagle", "RAT/.A."),
        "deer": ("deer", "C../.C./..C"),
        "meadows": ("meadow", "MM../...M/...M"),
        "stream": ("stream", "SSSS/DT.."),
    },
    "ocean": {
        "coral": ("coral", "KNK/CCC"),
        "krill": ("krill", "KKK../....K/...KK"),
        "grouper": ("grouper", "KKK/.G./KKK"),
        "clownfish": ("clownfish", "PNP/.C."),
        "crab": ("crab", "BPBPP"),
        "eel": ("eel", "NEG/.C."),
        "shark": ("shark", "SNBGS"),
        "whale": ("whale", "KKK./.KNW"),
        "turtle": ("turtle", "T../.T./..T"),
    },
    "savanna": {
        "waterhole": ("waterhole", ".G./ZWF/.E."),
        "grassland": ("grassland", "PP.P/PP.P"),
        "tree": ("tree", "T../.T./..T"),
        "zebra": ("zebra", "PZP/.P."),
        "giraffe": ("giraffe", ".F./FTF/.F."),
        "cheetah": ("cheetah", "G.G/.C./G.G"),
        "lion": ("lion", "LPL/G.Z"),
        "elephant": ("elephant", "EE/E."),
        "hyena": ("hyena", ".G./C.H/.H."),
        "carcasses": ("vulture", "V./GC/GC/G."),
        "vulture": ("vulture", "V./V./G./.C"),
    },
}
"""Edition → goal → the row that it is about, and a board: rows of letters from the top, `.` an empty cell."""


def goal_examples(edition: Edition) -> Mapping[str, GoalExample]:
    """Goal → its small board, for the goals of an edition that have one."""
    boards = BOARDS.get(edition.id, {})
    return {goal: example_of(edition, row, board) for goal, (row, board) in boards.items()}


def example_of(edition: Edition, row: str, board: str) -> GoalExample:
    """A board on which the cells that bring points in a row are lit.

    Cards lie face down as they do when that row is scored. The points are those of one ecosystem by itself; a row
    that compares several has none.
    """
    layout = _read(edition, board)
    down = frozenset[Cell]() if edition.ending is None else edition.ending.foreseen(layout, frozenset(), False)
    stages = edition.stages(layout, down)
    scored = next(one for one in edition.rows if one.id == row)
    assert not isinstance(scored, Bonus), "the closing row looks at other rows, not at cells"
    if isinstance(scored, Row):
        seen, lines = stages[scored.stage], tuple(scored.lines(stages[scored.stage]))
        points, cells = sum(line.points for line in lines), _cells(lines)
    else:
        seen, points, cells = stages[0], None, frozenset(scored.measure(stages[0])[1])
    rows = tuple(
        tuple(_cell(edition, seen, (x, y), (x, y) in cells) for x in range(len(line)))
        for y, line in enumerate(board.split("/"))
    )
    return GoalExample(SmallBoard(rows), points)


def _read(edition: Edition, board: str) -> Layout:
    return {
        (x, y): cell.species
        for y, line in enumerate(board.split("/"))
        for x, cell in enumerate(stated_row(edition.letters, line))
        if cell.species
    }


def _cells(lines: tuple[ScoreLine, ...]) -> frozenset[Cell]:
    return frozenset(cell for line in lines if line.points for cell in line.cells)


def _cell(edition: Edition, seen: Layout, cell: Cell, meant: bool) -> SmallCell:
    species = seen.get(cell)
    if species is None:
        return SmallCell("", False)
    picture = back_art(edition.id, True) if species == FACE_DOWN else card_art(species, "S")
    return SmallCell(picture, meant)
