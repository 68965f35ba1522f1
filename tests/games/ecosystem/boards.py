"""Boards drawn as text, for tests that read like the rulebook."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.record import Record
from game.core.score import Cell
from game.core.session import Session
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.grid import Card, Grid
from game.games.registry import GAMES

SPECIES = {letter: species for species, letter in FOREST.letters.items()}


def layout(board: str) -> dict[Cell, str]:
    """Cell → species of a board such as `SS.../D....`; rows that are left out are empty."""
    return {
        (column, row): SPECIES[letter]
        for row, letters in enumerate(board.split("/"))
        for column, letter in enumerate(letters)
        if letter != "."
    }


def grid(board: str) -> Grid:
    """The board as cards on the table."""
    return Grid({cell: Card(f"0.{n}", species) for n, (cell, species) in enumerate(layout(board).items(), 1)})


def cards(letters: str) -> list[str]:
    """The species of letters, in their order; spaces only help the eye."""
    return [SPECIES[letter] for letter in letters if letter != " "]


def deck(front: str) -> list[str]:
    """A full deck that begins with these cards and goes on with the rest of the box."""
    first = cards(front)
    rest = [species for species, count in FOREST.deck.items() for _ in range(count - first.count(species))]
    return first + rest


def table(names: Sequence[str], front: str = "", *, options: Mapping[str, Any] | None = None, **deal: Any) -> Session:
    """A game of Forest with stated cards at the front of the deck."""
    header = {"format": 1, "game": "forest", "seats": list(names), "options": dict(options or {}), "seed": 1}
    return Session(GAMES["forest"], Record(header | {"deal": {"deck": deck(front), **deal}}))


def play(session: Session, *lines: str) -> Session:
    """Plays actions as they are written in a record."""
    for line in lines:
        session.submit(session.game.codec.decode(line))
    return session


def hand(session: Session, seat: int) -> list[str]:
    """The cards that a seat sees in its hand."""
    return list(session.view(seat).seats[seat].hand)


def told(session: Session, viewer: int | None) -> list[Any]:
    """The events as that viewer is told them."""
    return list(session.events(viewer))


def board(session: Session, seat: int) -> str:
    """The ecosystem of a seat as text."""
    return str(session.position()["boards"][seat])
