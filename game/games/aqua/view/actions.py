"""What the table reports to whoever runs it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.score import Cell
from game.games.aqua.large import Outline


@dataclass(frozen=True, slots=True)
class TableActions:
    """Called by the table.

    Attributes:
        tile: a tile of the market was pressed: its name.
        turn: the tile in hand shall be turned, by sixths of a circle counter-clockwise.
        cell: a free hexagon was pressed.
        cell_point: the pointer came to or left a free hexagon.
        pile: a pile that would come was pressed.
        pile_point: the pointer came to or left a pile.
        outline: a place for a large animal was pressed.
        outline_point: the pointer came to or left such a place.
        habitat: one of the contested habitats was pressed.
        habitat_point: the pointer came to or left it.
        colour: a reef colour was pressed.
        colour_point: the pointer came to or left it.
        row_point: the pointer came to or left a row of the scores.
        log_point: the pointer came to or left a line of the last turns.
        seat: another reef was pressed.
        fit: the whole reef shall be seen.
        zoom: the reef shall come nearer by this factor.
    """

    tile: Callable[[str], None]
    turn: Callable[[int], None]
    cell: Callable[[Cell], None]
    cell_point: Callable[[Cell, bool], None]
    pile: Callable[[str], None]
    pile_point: Callable[[str, bool], None]
    outline: Callable[[str, Outline], None]
    outline_point: Callable[[str, Outline, bool], None]
    habitat: Callable[[Cell], None]
    habitat_point: Callable[[Cell, bool], None]
    colour: Callable[[str], None]
    colour_point: Callable[[str, bool], None]
    row_point: Callable[[str, bool], None]
    log_point: Callable[[int, bool], None]
    seat: Callable[[int], None]
    snail: Callable[[], None]
    drop: Callable[[str], None]
    place: Callable[[], None]
    put_back: Callable[[], None]
    decline: Callable[[], None]
    fit: Callable[[], None]
    zoom: Callable[[float], None]
    log: Callable[[], None]
