"""Who sits at a table, as the screen needs it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits there.

    Attributes:
        style: chooses colour and emblem.
        picture: the drawing of a face that stands for it instead, as for a rival.
        icon: the sign that stands for it instead, as for a hand that belongs to nobody.
    """

    name: str
    style: int
    computer: bool
    picture: str = ""
    icon: str = ""
