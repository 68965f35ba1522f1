"""Where arrows lead between the rows of columns: row by row, however far apart their controls stand."""

from collections.abc import Sequence

from game.ui.engine.focus import reading_lines
from game.ui.engine.node import Node


def led(here: Node, head: Sequence[Node], columns: Sequence[list[Node]], dx: int, dy: int) -> Node | None:
    """The control that an arrow leads to; None when there is none that way.

    Args:
        here: where it leads from: in the head or in a column.
        head: what stands above the columns.
        columns: what stands in each, from the left.
        dx: -1 for left and 1 for right.
        dy: -1 for up and 1 for down.
    """
    at = next((number for number, column in enumerate(columns) if here in column), None)
    if at is None:
        first = [node for column in columns if column for node in reading_lines(column)[0]]
        return _nearest(here, first) if dy > 0 else None
    lines = reading_lines(columns[at])
    row = next(number for number, line in enumerate(lines) if here in line)
    if dy:
        if row + dy < 0:
            return _nearest(here, head)
        return _nearest(here, lines[row + dy]) if row + dy < len(lines) else None
    place = lines[row].index(here) + dx
    if 0 <= place < len(lines[row]):
        return lines[row][place]
    if not 0 <= at + dx < len(columns):
        return None
    return _nearest(here, min(reading_lines(columns[at + dx]), key=lambda line: _down(here, line), default=[]))


def _nearest(here: Node, line: Sequence[Node]) -> Node | None:
    """The one of a line that is least to the side."""
    return min(line, key=lambda node: abs(node.centre[0] - here.centre[0]), default=None)


def _down(here: Node, line: Sequence[Node]) -> float:
    return abs(line[0].centre[1] - here.centre[1])
