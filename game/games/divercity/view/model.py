"""What the table shows: one frozen value from which every node is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.core.rules import Seat
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.choice import Choice
from game.ui.table.seats import SeatInfo

Lying = Literal["hand", "agenda", "foreseen"]
"""What lies before the player: an own hand, the industrialist's cards, or the next corporation cards."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something that happened: who did it (None: Ocean Corp.), in which words, about which species.

    `telling`: it brought a species to an end of the ladder.
    """

    seat: Seat | None
    words: str
    species: str | None = None
    telling: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """One of the three actions: `why_not` says in a sentence why it is not possible, "" when it is."""

    name: str
    why_not: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything the table shows at one moment.

    Attributes:
        view: what the viewer knows of the game; hands, ladder, hotels as they are shown.
        seats: who sits where, the industrialist last.
        front: the seat whose cards lie before the player.
        others: the other seats, from the left of the front one.
        mine: the seat that decides at the screen; None while nobody does.
        choice: what that seat has in mind.
        lying: which cards lie before the player.
        deeds: the three actions.
        diver: the diver card that is shown beside the hand, "" for none.
        diver_why_not: why it cannot be used now, "" when it can.
        open_places, open_seats, open_hotels, open_species: what may be chosen now.
        ready: what is chosen can be done.
        can_end: the turn may be ended without using a diver card.
        news: what the corporation did last.
        active_species: the species that moved last.
        log: the last things that happened.
        banner_seat: whose emblem the banner carries.
        undo: something can be taken back.
    """

    view: DiverCityView
    seats: tuple[SeatInfo, ...]
    front: Seat
    others: tuple[Seat, ...]
    mine: Seat | None
    choice: Choice
    lying: Lying
    deeds: tuple[Deed, ...]
    diver: str
    diver_why_not: str
    open_places: frozenset[int]
    open_seats: frozenset[Seat]
    open_hotels: frozenset[str]
    open_species: frozenset[str]
    ready: bool
    can_end: bool
    news: str
    active_species: str | None
    moved_from: Mapping[str, int]
    log: tuple[LogLine, ...]
    banner: str
    banner_seat: Seat | None
    undo: bool
