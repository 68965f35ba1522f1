"""Boards drawn as text, for tests that read like the rulebook."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.record import Record
from game.core.score import Cell
from game.core.session import Session
from game.games.ecosystem.actions import Keep
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.grid import Card, Grid
from tests.games.ecosystem.editions import EDITIONS, GAMES


def layout(board: str, edition: Edition = FOREST) -> dict[Cell, str]:
    """Cell → species of a board such as `SS.../D....`; rows that are left out are empty."""
    species = _species(edition)
    return {
        (column, row): species[letter]
        for row, letters in enumerate(board.split("/"))
        for column, letter in enumerate(letters)
        if letter != "."
    }


def grid(board: str) -> Grid:
    """The board as cards on the table."""
    return Grid({cell: Card(f"0.{n}", species) for n, (cell, species) in enumerate(layout(board).items(), 1)})


def cards(letters: str, edition: Edition = FOREST) -> list[str]:
    """The species of letters, in their order; spaces only help the eye."""
    species = _species(edition)
    return [species[letter] for letter in letters if letter != " "]


def deck(front: str, edition: Edition = FOREST) -> list[str]:
    """A full deck that begins with these cards and goes on with the rest of the box."""
    first = cards(front, edition)
    rest = [species for species, count in edition.deck.items() for _ in range(count - first.count(species))]
    return first + rest


def table(
    names: Sequence[str],
    front: str = "",
    *,
    edition: str = "forest",
    options: Mapping[str, Any] | None = None,
    **deal: Any,
) -> Session:
    """A game with stated cards at the front of the deck."""
    header = {"format": 1, "game": edition, "seats": list(names), "options": dict(options or {}), "seed": 1}
    return Session(GAMES[edition], Record(header | {"deal": {"deck": deck(front, EDITIONS[edition]), **deal}}))


def all_placed(edition: str, boards: Sequence[str], options: Mapping[str, Any] | None = None) -> Session:
    """A game in which everybody has just placed the last card of these boards; two boards: the player and the rival.

    The deal gives every seat, in every turn, a hand with the next card of its board in reading order.
    """
    own = [board.replace("/", "") for board in boards]
    if len(boards) == 2:
        front = "".join(map("".join, zip(*own)))
        game = table(("Ana",), front, edition=edition, options=options)
    else:
        spare = int(EDITIONS[edition].deals[0].split("+")[0]) - 10
        front = _hands(own, EDITIONS[edition], spare)
        game = table(
            ("Ana", "Ben", "Cid", "Dana", "Emil", "Fay")[: len(boards)], front, edition=edition, options=options
        )
    species = _species(EDITIONS[edition])
    for place in range(20):
        players = range(1 if len(boards) == 2 else len(boards))
        play(game, *(f"{seat} pick {species[own[seat][place]]}" for seat in players))
        for seat in players:
            play(game, f"{seat} place {place % 5},{place // 5}")
            if Keep(seat) in game.view(seat).legal.get(seat, ()):
                play(game, f"{seat} keep")
        if len(boards) == 2:
            play(game, f"0 give {species[own[1][place]]}")
    return game


def _hands(boards: Sequence[str], edition: Edition, spare: int) -> str:
    """The hands of both rounds; `spare` cards in each are left over."""
    letters = "".join(edition.letters[species] * count for species, count in edition.deck.items())
    rest = list((Counter(letters) - Counter("".join(boards))).elements())
    dealt = ""
    for turns, step in ((range(10), 1), (range(10, 20), -1)):
        for hand in range(len(boards)):
            holders = [(hand + step * number) % len(boards) for number in range(10)]
            dealt += "".join(boards[seat][turn] for turn, seat in zip(turns, holders))
            dealt += "".join(rest.pop() for _ in range(spare))
    return dealt


def _species(edition: Edition) -> dict[str, str]:
    return {letter: species for species, letter in edition.letters.items()}


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
