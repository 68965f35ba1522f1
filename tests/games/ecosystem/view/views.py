"""Views of Ecosystem made from boards drawn as text."""

from dataclasses import replace
from typing import Any

from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.grid import Card, Grid
from game.games.ecosystem.state import PICK, EcosystemView, SeatView
from tests.games.ecosystem.boards import cards, layout

NAMES = ("Ana", "Bruno", "Chloé", "David", "Eliška", "Fabien")
LONG_NAMES = (
    "Maximilienne-Antoinette",
    "Bartholomäus Wittgenstein",
    "Jean-Christophe Desrivier",
    "Konstantin Alexandrowitsc",
    "Guðmundsdóttir Ragnheiður",
    "Nepomuk-Hieronymus Kvapil",
)


def grid(seat: int, board: str) -> Grid:
    """The board of a seat; its cards are numbered in reading order."""
    return Grid({cell: Card(f"{seat}.{n}", species) for n, (cell, species) in enumerate(layout(board).items(), 1)})


def view(
    *boards: str, hand: str = "RFDT", viewer: int | None = 0, phase: str = PICK, **changes: Any
) -> EcosystemView:
    """What a viewer sees of these boards; with one player the second board is the rival's."""
    players = 1 if changes.get("rival") is not None else len(boards)
    grids = [grid(seat, board) for seat, board in enumerate(boards)]
    held = tuple(sorted(cards(hand), key=list(FOREST.deck).index))
    seats = tuple(
        SeatView(g, len(held) if seat < players else 0, held if seat == viewer else None, False, None, None, False)
        for seat, g in enumerate(grids)
    )
    shown = EcosystemView(
        viewer=viewer,
        chooser=viewer,
        played=FOREST,
        options={},
        players=players,
        round=1,
        rounds=1 if players == 1 else 2,
        turn=3,
        turns=20 if players == 1 else 10,
        phase=phase,
        passing=0 if players == 1 else 1,
        seats=seats,
        neutral_pile=("wolf", "stream") if players == 2 else None,
        neutral_hand=9 if players == 2 else 0,
        rival=None,
        deck_left=90,
        actors=tuple(range(players)),
        outcome=None,
        ring=(0, 2, 1) if players == 2 else tuple(range(players)),
    )
    return replace(shown, **changes)
