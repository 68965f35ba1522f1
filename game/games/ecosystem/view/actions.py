"""What the table reports to whoever runs it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.score import Cell


def _nothing(*_: object) -> None:
    pass


@dataclass(frozen=True, slots=True)
class TableActions:
    """Called by the table; what is left out does nothing.

    Attributes:
        hand: a card of the hand was pressed: its place.
        hand_point: the pointer came to (True) or left a card of the hand.
        cell: a legal empty cell was pressed.
        cell_point: the pointer came to or left a cell that may be chosen.
        card: a card in the large ecosystem was pressed: its cell.
        row_point: the pointer came to or left a row of the score panel: its name.
        log_point: the pointer came to or left a line of the last turn: its place in the log.
        seat: a neighbour's panel, or the rival's, was pressed.
        neutral: the neutral pile was pressed.
        done: the planned card shall be played.
    """

    hand: Callable[[int], None] = _nothing
    hand_point: Callable[[int, bool], None] = _nothing
    cell: Callable[[Cell], None] = _nothing
    cell_point: Callable[[Cell, bool], None] = _nothing
    card: Callable[[Cell], None] = _nothing
    row_point: Callable[[str, bool], None] = _nothing
    log_point: Callable[[int, bool], None] = _nothing
    seat: Callable[[int], None] = _nothing
    neutral: Callable[[], None] = _nothing
    done: Callable[[], None] = _nothing
    menu: Callable[[], None] = _nothing
    undo: Callable[[], None] = _nothing
    rules: Callable[[], None] = _nothing
    log: Callable[[], None] = _nothing
    settings: Callable[[], None] = _nothing
