"""Who sits at a table, as the screen needs it."""

from dataclasses import dataclass

from game.ui.table.feed import Players


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits there.

    Attributes:
        style: chooses colour and emblem.
        picture: the drawing of a face that stands for it instead, as for a rival.
        icon: the sign that stands for it instead, as for a hand that belongs to nobody.
        level: how well a computer plays; "" for a person.
    """

    name: str
    style: int
    computer: bool
    picture: str = ""
    icon: str = ""
    level: str = ""


def seats_of(players: Players) -> tuple[SeatInfo, ...]:
    """The persons and computers of a table, by seat."""
    return tuple(
        SeatInfo(name, players.styles[seat], seat in players.levels, level=players.levels.get(seat, ""))
        for seat, name in enumerate(players.names)
    )
