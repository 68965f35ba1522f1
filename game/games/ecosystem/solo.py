"""The solo challenge (Forest, section 1.4): play a card, give a card to the rival, draw."""

from game.core.score import Cell
from game.games.ecosystem.grid import COLUMNS

HAND = 10
TURNS = 20
CARDS = 41
RIVAL = 1


def rival_cell(cards: int) -> Cell:
    """Where the rival's next card lies when it has so many: its grid fills in reading order."""
    return cards % COLUMNS, cards // COLUMNS


def drawn_after(turn: int) -> int:
    """How many cards are drawn after a turn: one, five when the rival completed a row, none at the end."""
    if turn == TURNS:
        return 0
    return COLUMNS if turn % COLUMNS == 0 else 1
