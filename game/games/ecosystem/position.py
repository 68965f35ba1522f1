"""Positions as JSON data: printing one, and answering a request for scores (see the notation)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.errors import CorruptRecord
from game.core.score import Cell
from game.games.ecosystem.edition import Down, Edition, Layout
from game.games.ecosystem.grid import COLUMNS, ROWS
from game.games.ecosystem.opening import check_count
from game.games.ecosystem.scoring import result, rows_first, score_sheets, with_notes
from game.games.ecosystem.state import State

EMPTY = "."
"""What an empty cell of a stated board holds: no species, but it shows how far the board reaches."""


def position(edition: Edition, s: State) -> Mapping[str, Any]:
    """The position as data, everything face up."""
    grids = [seat.grid for seat in s.seats]
    printed: dict[str, Any] = {"boards": [grid.text(edition.letters) for grid in grids]}
    if s.neutral_pile is not None:
        printed["neutral"] = "".join(edition.letters[species] for species in s.neutral_pile)
    if s.rival is not None:
        printed["rival"] = s.rival
    if edition.ending is not None:
        printed["face_down"] = [rows_first(grid.face_down, grid.box[:2]) for grid in grids]
    return printed | {"hands": [list(hand.species or ()) for hand in s.hands]}


def score_position(edition: Edition, request: Mapping[str, Any]) -> Mapping[str, Any]:
    """The sheets and winners of a stated table. Raises CorruptRecord when it cannot be one."""
    species = {letter: name for name, letter in edition.letters.items()}
    boards, neutral, rival = _table(request)
    layouts = [_layout(species, board) for board in boards]
    pile = [_species(species, letter) for letter in neutral]
    check_count(edition, Counter(pile) + sum((_cards(layout) for layout in layouts), Counter()))
    edition = edition.under(request.get("options") or {})
    down = _face_down(edition, request, layouts)
    sheets = score_sheets(edition, layouts, pile, rival, down)
    sheets = with_notes(edition, sheets, down, [(0, 0)] * len(boards))
    return {"sheets": [sheet.data() for sheet in sheets]} | result(edition, sheets, rival).data()


def _table(request: Mapping[str, Any]) -> tuple[list[str], str, int | None]:
    boards = request.get("boards")
    neutral = request.get("neutral") or ""
    rival = request.get("rival")
    if not isinstance(boards, list) or not all(isinstance(board, str) for board in boards):
        raise CorruptRecord("A position needs “boards”, a list of texts.")
    if not 1 <= len(boards) <= 6:
        raise CorruptRecord("A position has 1 to 6 boards, not {count}.", count=len(boards))
    if not isinstance(neutral, str):
        raise CorruptRecord("“neutral” must be the letters of the neutral pile.")
    if rival is not None and (type(rival) is not int or len(boards) != 2 or rival not in (0, 1)):
        raise CorruptRecord("“rival” must be the place, 0 or 1, of one of two boards.")
    if neutral and (len(boards) != 2 or rival is not None):
        raise CorruptRecord("Only a game of two players has a neutral pile.")
    if len(neutral) > ROWS * COLUMNS:
        raise CorruptRecord("The neutral pile has {count} cards; it never grows beyond 20.", count=len(neutral))
    return boards, neutral, rival


def _layout(species: Mapping[str, str], board: str) -> dict[Cell, str]:
    rows = board.split("/")
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise CorruptRecord("The board “{board}” is not four rows of five.", board=board)
    return {
        (c, r): EMPTY if letter == "." else _species(species, letter)
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
    }


def _cards(layout: Layout) -> Counter[str]:
    return Counter(species for species in layout.values() if species != EMPTY)


def _face_down(edition: Edition, request: Mapping[str, Any], layouts: Sequence[Layout]) -> list[Down]:
    """What lies face down on each board, from the cells that the request states."""
    if edition.ending is None:
        return [frozenset()] * len(layouts)
    name = edition.ending.stated
    stated = request.get(name)
    if stated is None:
        stated = [None] * len(layouts)
    if not isinstance(stated, list) or len(stated) != len(layouts):
        raise CorruptRecord("“{name}” must be a list with the cells of each board.", name=name)
    return [
        edition.ending.read(layout, None if cells is None else _stated_cells(name, cells))
        for layout, cells in zip(layouts, stated, strict=True)
    ]


def _stated_cells(name: str, cells: Any) -> list[Cell]:
    if not isinstance(cells, list) or not all(map(_is_place, cells)):
        raise CorruptRecord("“{name}” must give the cells of a board as a list of [row, column].", name=name)
    found = [(c, r) for r, c in cells]
    if len(set(found)) < len(found):
        raise CorruptRecord("“{name}” gives a cell twice.", name=name)
    return found


def _is_place(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value)


def _species(species: Mapping[str, str], letter: str) -> str:
    if letter not in species:
        raise CorruptRecord("The letter “{letter}” is no card.", letter=letter)
    return species[letter]
