"""What computer players are like within their level, by their names. Knows no game."""

from collections.abc import Mapping
from enum import StrEnum


class Temper(StrEnum):
    """What somebody likes a little more than it is worth; every game says what that is in it."""

    COLLECTOR = "collector"
    HUNTER = "hunter"
    GARDENER = "gardener"
    CAREFUL = "careful"


TEMPERS: Mapping[str, Temper] = {
    "Wren": Temper.COLLECTOR,
    "Rowan": Temper.HUNTER,
    "Sorrel": Temper.GARDENER,
    "Linnet": Temper.CAREFUL,
    "Bramble": Temper.HUNTER,
    "Hazel": Temper.GARDENER,
    "Tansy": Temper.COLLECTOR,
    "Merlin": Temper.HUNTER,
    "Teal": Temper.CAREFUL,
    "Juniper": Temper.GARDENER,
}
"""The names of computer players, in the order in which they join a table, and their tempers."""

_FOLDED = {name.casefold(): temper for name, temper in TEMPERS.items()}


def temper_of(name: str) -> Temper | None:
    """The temper of a computer player of that name; one with a name of its own has none."""
    return _FOLDED.get(name.casefold())
