"""Positions as JSON data: printing one, and answering a request for scores (see the notation)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.core.errors import CorruptRecord
from game.core.score import Cell
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.grid import COLUMNS, ROWS
from game.games.ecosystem.opening import check_count
from game.games.ecosystem.scoring import result, score_sheets
from game.games.ecosystem.state import State


def position(edition: Edition, s: State) -> Mapping[str, Any]:
    """The position as data, everything face up."""
    printed: dict[str, Any] = {"boards": [grid.text(edition.letters) for grid in s.grids]}
    if s.players == 2:
        printed["neutral"] = "".join(edition.letters[species] for species in s.neutral_pile)
    if s.rival is not None:
        printed["rival"] = s.rival
    return printed | {"hands": [list(hand) for hand in s.hands]}


def score_position(edition: Edition, request: Mapping[str, Any]) -> Mapping[str, Any]:
    """The sheets and winners of a stated table. Raises CorruptRecord when it cannot be one."""
    species = {letter: name for name, letter in edition.letters.items()}
    boards, neutral, rival = _table(request)
    layouts = [_layout(species, board) for board in boards]
    pile = [_species(species, letter) for letter in neutral]
    check_count(edition, Counter(pile) + sum((Counter(layout.values()) for layout in layouts), Counter()))
    sheets = score_sheets(edition, layouts, pile, rival)
    return {"sheets": [sheet.data() for sheet in sheets]} | result(edition, sheets, rival).data()


def _table(request: Mapping[str, Any]) -> tuple[list[str], str, int | None]:
    boards = request.get("boards")
    neutral = request.get("neutral") or ""
    rival = request.get("rival")
    if not isinstance(boards, list) or not all(isinstance(board, str) for board in boards):
        raise CorruptRecord("A position needs “boards”, a list of texts.")
    if not 1 <= len(boards) <= 6:
        raise CorruptRecord(f"A position has 1 to 6 boards, not {len(boards)}.")
    if not isinstance(neutral, str):
        raise CorruptRecord("“neutral” must be the letters of the neutral pile.")
    if rival is not None and (type(rival) is not int or len(boards) != 2 or rival not in (0, 1)):
        raise CorruptRecord("“rival” must be the place, 0 or 1, of one of two boards.")
    if neutral and (len(boards) != 2 or rival is not None):
        raise CorruptRecord("Only a game of two players has a neutral pile.")
    if len(neutral) > ROWS * COLUMNS:
        raise CorruptRecord(f"The neutral pile has {len(neutral)} cards; it never grows beyond 20.")
    return boards, neutral, rival


def _layout(species: Mapping[str, str], board: str) -> dict[Cell, str]:
    rows = board.split("/")
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise CorruptRecord(f"The board “{board}” is not four rows of five.")
    return {
        (c, r): _species(species, letter)
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter != "."
    }


def _species(species: Mapping[str, str], letter: str) -> str:
    if letter not in species:
        raise CorruptRecord(f"The letter “{letter}” is no card.")
    return species[letter]
