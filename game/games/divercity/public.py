"""What is common to a position and to every view of it: what everybody may know, and what follows from that."""

from enum import StrEnum
from typing import Protocol

from game.core.rules import Seat
from game.core.score import Outcome
from game.games.divercity.table import Table

WON = "saved"
"""The one ending that is a victory."""


class Phase(StrEnum):
    """What is to be decided."""

    CORPORATE = "corporate"
    """The industrialist plays a card."""
    OIL = "oil"
    """The active diver gives a card to the oil rig."""
    ACT = "act"
    """The active diver acts or uses a diver card; after the action, uses one or ends the turn."""
    ORDER = "order"
    """The visionary puts the corporation cards back."""
    DISCARD = "discard"
    """The visionary discards two cards of the industrialist."""
    CAPTAIN = "captain"
    """The diver who was ordered to plays a card."""
    SETTLING = "settling"
    """Nothing, in a view: the events of an action are being told."""
    OVER = "over"
    """Nothing: the game has ended."""


class Public(Protocol):
    """What everybody may know, as far as it decides who may do what; the names are those of the state."""

    @property
    def table(self) -> Table: ...
    @property
    def turn(self) -> int: ...
    @property
    def active(self) -> Seat: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def acted(self) -> bool: ...
    @property
    def ordered(self) -> Seat | None: ...
    @property
    def built(self) -> tuple[str, ...]: ...
    @property
    def ending(self) -> str | None: ...
    @property
    def hand_sizes(self) -> tuple[int, ...]: ...
    @property
    def agenda_size(self) -> int: ...
    @property
    def foreseen(self) -> int: ...

    def token(self, species: str) -> int: ...
    def unused(self, seat: Seat) -> tuple[str, ...]: ...


def actors(p: Public) -> tuple[Seat, ...]:
    """The active diver, the industrialist, or the diver who follows the captain's order."""
    match p.phase:
        case Phase.OVER | Phase.SETTLING:
            return ()
        case Phase.CORPORATE:
            assert p.table.industrialist is not None
            return (p.table.industrialist,)
        case Phase.CAPTAIN:
            assert p.ordered is not None
            return (p.ordered,)
    return (p.active,)


def outcome(p: Public) -> Outcome | None:
    """How the divers fared, or None while the game runs; the industrialist wins what they lose."""
    if p.ending is None:
        return None
    if p.ending == WON:
        return Outcome(p.table.diver_people, result="won", reason=p.ending)
    industrialist = p.table.industrialist
    winners = () if industrialist is None else (p.table.controller(industrialist),)
    return Outcome(winners, result="lost", reason=p.ending)


def is_secret(p: Public) -> bool:
    """A captain's order and the visionary's cards are for all to see, and hands that nobody sees need no curtain."""
    if p.phase in (Phase.CORPORATE, Phase.DISCARD):
        return True
    return not p.table.solo and p.phase not in (Phase.CAPTAIN, Phase.ORDER, Phase.OVER)
