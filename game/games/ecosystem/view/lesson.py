"""What Ecosystem says of itself to its lessons: facts, names and small boards."""

from collections.abc import Iterator, Mapping

from game.core.score import Cell
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.decisions import held
from game.games.ecosystem.view.edition import card_art, disc_art
from game.games.ecosystem.view.paint import row_name
from game.games.ecosystem.view.parts.board import bubble_room
from game.games.ecosystem.view.parts.hand import done_place
from game.games.ecosystem.view.presenter import EcosystemDesk
from game.games.ecosystem.view.small_board import SmallBoard, SmallCell
from game.games.ecosystem.view.stated import StatedCell, stated_row
from game.levels.lessons import Fact
from game.ui.engine.stage import Stage
from game.ui.lessons.terms import Spare, over_log, points_of
from game.ui.table.pool import Drawable
from game.units import Rect

_WHOLE = ("board", "ring", "hand", "scores", "score/", "seat/", "log", "undo")
"""What a lesson may name that has its name on the table."""
_LEARNER = 0


class EcosystemTerms:
    """See `LessonTerms`.

    Names: `hand:bee` a card of the hand · `place:bee 1,0` the cell for a card that is chosen · `swap:0,0 1,0` two
    cards to be exchanged, one after the other · `move:0,0 2,1` a card and then the empty cell it moves to ·
    `card:1,0` a card that lies there · `board` · and what has its own name on the table, such as `ring`,
    `score/bee` or `seat/1`.

    Facts: `turn`, `phase` (`swap` while a hare may, `move_or_swap` while an octopus may), the species of the `hand`,
    the cards on the own `board` ("1,0 bee"), and everybody's `points` ("2 wolf 12": seat, row, points).

    Args:
        edition: its letters are those of the small boards.
    """

    at_hand = ("hand/", "waiting", "laid", "board:", "bubble", "done", "keep", "banner", "scores", "may:")
    board = ("tray", "caption")
    done = "done"

    def __init__(self, edition: Edition) -> None:
        self._letters = edition.letters

    def reserved(self, zones: Mapping[str, Rect]) -> tuple[Rect, ...]:
        """Beside the board what a card would change, above the hand what confirms it."""
        return bubble_room(zones["board"]), done_place(zones["hand"])

    def spare(self, zones: Mapping[str, Rect], stage: Stage) -> tuple[Spare, ...]:
        """The log."""
        return over_log(zones)

    def facts(self, state: EcosystemDesk) -> Mapping[str, Fact]:
        """What is so now, by name."""
        view, me = state.view, state.view.seats[_LEARNER]
        return {
            "turn": view.game_turn,
            "phase": me.effect or view.phase,
            "hand": tuple(dict.fromkeys(me.hand or ())),
            "points": points_of(view.sheets),
            "board": tuple(f"{_text(cell)} {card.species}" for cell, card in me.grid.items()),
        }

    def nodes(self, state: EcosystemDesk, name: str) -> tuple[str, ...]:
        """The nodes that a name stands for now; none while that is not there."""
        kind, _, what = name.partition(":")
        grid = state.view.seats[_LEARNER].grid
        match kind:
            case "hand" if what:
                return _in_hand(state.view, what)
            case "place":
                species, _, cell = what.partition(" ")
                fits = held(state.view, _LEARNER, state.choice) == species
                return (f"board:{state.front}/{_text(_cell(cell))}",) if fits else ()
            case "swap":
                first, second = map(_cell, what.split(" "))
                return tuple(_card(grid, second if state.choice.first == first else first))
            case "move":
                start, end = map(_cell, what.split(" "))
                lifted = state.choice.first == start
                return (f"board:{state.front}/{_text(end)}",) if lifted else tuple(_card(grid, start))
            case "card":
                return tuple(_card(grid, _cell(what)))
            case "board":
                return ("tray",)
            case _ if name.startswith(_WHOLE):
                return (name,)
        raise ValueError(f"“{name}” is no name in Ecosystem")

    def row(self, row: str) -> tuple[str, str]:
        """What a row is called, and its round picture."""
        return row_name(row), disc_art(row)

    def picture(self, text: str) -> Drawable:
        """A small board: rows of letters from the top, `.` an empty cell, `*` behind a letter: this one is meant."""
        rows = (stated_row(self._letters, row) for row in text.split("/"))
        return SmallBoard(tuple(tuple(self._cell(cell) for cell in row) for row in rows))

    def _cell(self, cell: StatedCell) -> SmallCell:
        return SmallCell(card_art(cell.species, "S") if cell.species else "", cell.meant)


def _in_hand(view: EcosystemView, species: str) -> tuple[str, ...]:
    hand = view.seats[_LEARNER].hand or ()
    return (f"hand/{hand.index(species)}",) if species in hand else ()


def _card(grid: Grid, cell: Cell) -> Iterator[str]:
    if cell in grid:
        yield f"card:{grid[cell].id}"


def _cell(text: str) -> Cell:
    column, _, row = text.partition(",")
    return int(column), int(row)


def _text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
