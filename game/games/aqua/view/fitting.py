"""In which turns a tile fits in a hexagon, and what each of them would bring: pure, no pixels."""

from collections.abc import Collection, Mapping

from game.core.rules import Seat
from game.core.score import Cell, ScoreSheet
from game.games.aqua.actions import Grow
from game.games.aqua.growing import why_not
from game.games.aqua.observing import preview
from game.games.aqua.state import AquaView
from game.games.aqua.view.turning import TURNS, matching_edges, tile_at

Turns = Mapping[int, tuple[ScoreSheet, ...] | None]
"""By how many sixths a tile may be turned in one hexagon → all sheets after it, where the table tells them."""


def turns_at(view: AquaView, seat: Seat, cell: Cell, name: str, gains: bool) -> Turns:
    """The turns in which a tile fits there. `gains`: the table tells what a place brings."""
    area = view.areas[seat]
    tiles = ((turn, tile_at(cell, name, turn)) for turn in range(TURNS))
    return {
        turn: preview(view, (Grow(seat, tile),)) if gains else None
        for turn, tile in tiles
        if why_not(area, tile) is None
    }


def best_turn(view: AquaView, seat: Seat, cell: Cell, name: str, turns: Turns) -> int | None:
    """The turn that brings most, of equal ones that with most equal edges; None where the tile fits in no turn."""

    def worth(turn: int) -> tuple[int, int, int]:
        sheets = turns[turn]
        edges = matching_edges(view.areas[seat], tile_at(cell, name, turn))
        return sheets[seat].total if sheets else 0, len(edges), -turn

    return max(turns, key=worth, default=None)


def turn_there(view: AquaView, seat: Seat, cell: Cell, tile: tuple[str, int, bool], turns: Turns) -> int | None:
    """The turn in which a tile in hand is seen there: as it is where it fits and no other turn brings more.

    Args:
        view: what the player knows.
        seat: whose reef it is.
        cell: the hexagon.
        tile: its name, by how much it is turned, and whether it was by hand: then it stays so wherever it fits.
        turns: those in which it fits there.
    """
    name, turn, by_hand = tile
    best = best_turn(view, seat, cell, name, turns)
    if best is None or turn not in turns:
        return best
    most, now = turns[best], turns[turn]
    return turn if by_hand or not most or not now or most[seat].total <= now[seat].total else best


def next_turn(fitting: Collection[int], turn: int, by: int) -> int:
    """The next turn in a direction that fits; where none does, simply the next one."""
    steps = ((turn + by * step) % TURNS for step in range(1, TURNS + 1))
    return next((one for one in steps if one in fitting), (turn + by) % TURNS)
