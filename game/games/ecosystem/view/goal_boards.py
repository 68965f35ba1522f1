"""Small boards that show how a goal comes about; what counts on them, and how much, is worked out by the rules."""

from collections.abc import Mapping

from game.core.score import Cell, ScoreLine
from game.games.ecosystem.edition import FACE_DOWN, Bonus, Edition, Layout, Majority, Row
from game.games.ecosystem.view.edition import back_art, card_art
from game.games.ecosystem.view.small_board import SmallBoard, SmallCell
from game.games.ecosystem.view.stated import stated_row
from game.levels.texts import StatedBoard, load_texts
from game.ui.presentation.path_texts import GoalExample


def goal_examples(edition: Edition) -> Mapping[str, GoalExample]:
    """Return goal → its small board, for the goals of an edition that have one."""
    boards = ((goal, words.example) for goal, words in load_texts(edition.id).goals.items())
    return {goal: example_of(edition, stated) for goal, stated in boards if stated is not None}


def numbers_of(edition: Edition) -> Mapping[str, int]:
    """Return the numbers that stand in braces in the texts of an edition.

    They are what its stated boards are worth, and the prizes of its rows: the first one of the wolves is `wolf_1`.
    """
    stated = load_texts(edition.id).points
    worth = {name: example_of(edition, board).points or 0 for name, board in stated.items()}
    prizes = {
        f"{row.id}_{place}": prize
        for row in edition.rows
        if isinstance(row, Majority)
        for place, prize in enumerate(row.prizes, start=1)
    }
    return {**worth, **prizes}


def example_of(edition: Edition, stated: StatedBoard) -> GoalExample:
    """A board on which the cells that bring points in a row are lit.

    Cards lie face down as they do when that row is scored. The points are those of one ecosystem by itself; a row
    that compares several has none.
    """
    row, board = stated.row, stated.board
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
