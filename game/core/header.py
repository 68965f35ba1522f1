"""What the header of a record must be before a game can be played from it."""

from collections.abc import Mapping
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Game, Seat


def check_version(game: Game, header: Mapping[str, Any]) -> None:
    """A game that later rules were played by means something else here, or nothing.

    Raises:
        CorruptRecord: it was.
    """
    version = header.get("version", game.version)
    if version > game.version:
        raise CorruptRecord(
            "A newer Biotope wrote this record: it has version {version} of {game}, "
            "and only those up to {known} can be read.",
            version=version,
            game=game.id,
            known=game.version,
        )


def check_seats(game: Game, players: int, bots: Mapping[Seat, str]) -> None:
    """So many can play the game, and every computer has a seat and a level that there is.

    Raises:
        CorruptRecord: not so.
    """
    if players not in game.seats:
        raise CorruptRecord("{game} cannot be played by {players}.", game=game.id, players=players)
    for seat, level in bots.items():
        if seat >= players:
            raise CorruptRecord(
                "The header’s “bots” names seat {seat}; the last one is {last}.", seat=seat, last=players - 1
            )
        if level not in game.bots:
            known = ", ".join(game.bots)
            raise CorruptRecord("There is no computer player “{level}”; there are {known}.", level=level, known=known)
