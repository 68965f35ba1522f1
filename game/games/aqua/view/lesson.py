"""What AQUA says of itself to its lesson: facts, names and small reefs."""

from collections.abc import Iterable, Mapping

from game.core.score import Cell
from game.games.aqua.state import LARGE
from game.games.aqua.terms import Terms
from game.games.aqua.tiles import Tile
from game.games.aqua.view import goal_words
from game.games.aqua.view.colours import disc_art, goal_art, large_disc
from game.games.aqua.view.lesson_picture import SmallReef
from game.games.aqua.view.parts.spots import REEF_ROOM, Spot
from game.games.aqua.view.pressing import State
from game.games.aqua.view.turning import tile_at
from game.levels.lessons import Fact
from game.ui.engine.stage import Stage
from game.ui.first_notes.slip import SLIP_W
from game.ui.lessons.terms import Spare, over_log, points_of
from game.ui.table.pool import Drawable
from game.ui.words import tr
from game.units import Rect

_WHOLE = ("reef", "market", "snail", "tally", "goal/", "pile/", "seat/", "animal:", "chance:", "corals:")
"""What a lesson may name that has its name on the table."""
_SCORE, _GOAL = "score/", "eco:"
_ROW_ART = {"small": disc_art("B"), "large": large_disc("duo"), "reefs": ""}
_LEARNER = 0
_SHORE, _BUTTONS, _SUPPLIES = 12.0, 150.0, 72.0
"""Kept free around a note in the water, for the buttons that bring the reef nearer, and for the supplies."""


class AquaTerms:
    """See `LessonTerms`.

    Names: `grow:2,-1,0,RPB` what is to be pressed next so that this tile lies there, turned so · `large:duo` the pile
    whose animal can come · `snail` · `chance:3,-1` a habitat in the making, `animal:3,-1` a small animal, by their
    corners · `goal/0` · `score/small` a part of the points, `score/eco:0` those of a goal · and what has its own name
    on the table, such as `reef` or `pile/duo`.

    Facts: `turn` (the round), `phase`, the tiles of the `market`, the own `tiles` ("2,-1,0,RPB"), small
    `animals` ("3,-1 B") and `large` ones, whose the `snail` is (`waits`, or the seat), and everybody's `points`
    ("0 reefs 3": seat, row, points).
    """

    at_hand = (
        "market", "tile/", "turn/", "place", "put-back", "not-now", "snail", "reef", "cell:", "outline:", "why",
        "then",
    )  # fmt: skip
    board = ("tally", "grade")
    done = "place"

    def reserved(self, zones: Mapping[str, Rect]) -> tuple[Rect, ...]:
        """Nothing: all that may come lies over the reef or in the market."""
        return ()

    def spare(self, zones: Mapping[str, Rect], stage: Stage) -> tuple[Spare, ...]:
        """The water at the foot of the reef, beside all hexagons it may still grow to; else the log."""
        window, room = zones["reef"], stage[REEF_ROOM]
        assert isinstance(room, Spot), "the room of the reef is a place on it"
        right = Rect(window.right - SLIP_W - _SHORE, window.y + _BUTTONS, SLIP_W, 0)
        left = Rect(window.x + _SUPPLIES, window.y, SLIP_W, 0)
        return *(Spare(_water(one, window.bottom - _SHORE, room.boxes)) for one in (right, left)), *over_log(zones)

    def facts(self, state: State) -> Mapping[str, Fact]:
        """What is so now, by name."""
        view, mine = state.view, state.view.areas[_LEARNER]
        return {
            "turn": view.round,
            "phase": view.phase,
            "market": view.market,
            "tiles": tuple(map(str, mine.tiles)),
            "animals": tuple(f"{_text(corner)} {colour}" for corner, colour in mine.animals.items()),
            "large": tuple(animal.pile for animal in mine.large),
            "snail": "waits" if view.snail is None else str(view.snail),
            "points": points_of(view.sheets),
        }

    def nodes(self, state: State, name: str) -> tuple[str, ...]:
        """The nodes that a name stands for now; none while that is not there."""
        kind, _, what = name.partition(":")
        if kind == "grow":
            return _to_grow(state, Tile.parse(what))
        if kind == "large":
            choice = state.choice
            return () if state.view.phase != LARGE or (choice.laid and choice.pile == what) else (f"pile/{what}",)
        if name == "snail" and state.choice.snail:
            return ()
        if name.startswith(_SCORE):
            row = name.removeprefix(_SCORE)
            return (f"goal/{row.removeprefix(_GOAL)}" if row.startswith(_GOAL) else f"tally/{row}",)
        if name.startswith(_WHOLE):
            return (name,)
        raise ValueError(f"“{name}” is no name in AQUA")

    def row(self, row: str) -> tuple[str, str]:
        """What a row is called, and its round picture."""
        if row.startswith(_GOAL):
            number = int(row.removeprefix(_GOAL)) + 1
            return tr("Goal {n}").format(n=number), goal_art(number)
        return goal_words.row(Terms(2), row), _ROW_ART[row]

    def picture(self, text: str) -> Drawable:
        """Placed tiles; a corner with a star before it is marked, such as `0,0,0,RYG 1,0,0,YBR *1,0`."""
        return SmallReef.parse(text)


def _to_grow(state: State, tile: Tile) -> tuple[str, ...]:
    """What brings the tile a step nearer to its place: the market, the hexagon, an arrow that turns it."""
    choice = state.choice
    if choice.tile != tile.name:
        return (f"tile/{tile.name}",)
    if choice.planned is None:
        return (f"cell:{_text(tile.cell)}",)
    if choice.planned != tile.cell:
        return ("put-back",)
    return () if tile_at(tile.cell, tile.name, choice.turn) == tile else ("turn/left",)


def _text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _water(top: Rect, bottom: float, hexagons: Iterable[Rect]) -> Rect:
    """What is free below a line, down to there, and below the hexagons that lie over it."""
    over = (box.bottom + _SHORE for box in hexagons if box.x < top.right and top.x < box.right)
    y = max((top.y, *over))
    return Rect(top.x, y, top.w, bottom - y)
