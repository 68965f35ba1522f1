"""Who sits at a table, as the screen needs it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits there; `style` chooses colour and emblem."""

    name: str
    style: int
    computer: bool
