"""What the table reports to whoever runs it."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableActions:
    """Called by the table.

    Attributes:
        place: a card before the player was pressed: its place.
        deed: one of the three actions was pressed: its name.
        diver: the diver card shall be used, or put back.
        other_diver: another diver card shall be shown, by how many places farther.
        seat: somebody's cards were pressed.
        hotel: a hotel was pressed.
        species: a row of the ladder was pressed.
        done: what is chosen shall be done.
        end: the turn shall be ended without using a diver card.
        discards: the discards shall be shown.
        log: the whole log shall be shown.
    """

    place: Callable[[int], None]
    deed: Callable[[str], None]
    diver: Callable[[], None]
    other_diver: Callable[[int], None]
    seat: Callable[[int], None]
    hotel: Callable[[str], None]
    species: Callable[[str], None]
    done: Callable[[], None]
    end: Callable[[], None]
    discards: Callable[[], None]
    log: Callable[[], None]
