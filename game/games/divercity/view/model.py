"""What the table shows: one frozen value from which every node is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.core.rules import Seat
from game.games.divercity.components import HOTELS
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.choice import Choice
from game.ui.table.seats import SeatInfo

Front = Literal["hand", "agenda", "foreseen"]
"""What lies before the player: an own hand, the industrialist's cards, or the next corporation cards."""


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card before the player.

    Attributes:
        species: what it is, if the viewer may see that.
        corporation: the card of Ocean Corp. it is, if the viewer may see one.
        number: of its place, or of its turn among the chosen ones.
        chosen: it is chosen; `open`: it can be.
        told: its owner has been told what it is.
        told_in: the turn in which its owner was told last, where all hands are open; 0 if never, or elsewhere.
        note: what its owner has noted about it.
        closed_plan: it is a card of Ocean Corp. that the viewer may not see.
    """

    species: str | None = None
    corporation: str | None = None
    number: int = 0
    chosen: bool = False
    open: bool = False
    told: bool = False
    note: tuple[tuple[str, bool], ...] = ()
    closed_plan: bool = False
    told_in: int = 0


@dataclass(frozen=True, slots=True)
class ActionInfo:
    """One of the three actions.

    Attributes:
        why_not: why it is not possible, in a sentence; "" when it is.
        chosen: the viewer has chosen it.
        under_way: a player is doing it at this moment.
    """

    name: str
    why_not: str
    chosen: bool
    under_way: bool = False


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything the table shows at one moment.

    Attributes:
        view: what the viewer knows of the game; others' hands, ladder, hotels as they are shown.
        seats: who sits where, the industrialist last.
        front: the seat whose cards lie before the player.
        others: the other seats, from the left of the front one.
        decider: the seat that decides at the screen; None while nobody does.
        acting: the seat that acts, at the screen or elsewhere; None while nobody does.
        choice: what that seat has in mind.
        before_player: which cards lie before the player.
        own: these cards by their places; None where one is missing.
        noting: there is a page of notes about these cards.
        notes_read_only: these notes can be read and not changed.
        actions: the three actions.
        diver: the diver card that is shown beside the hand, "" for none.
        diver_why_not: why it cannot be used now, "" when it can.
        open_places, open_seats, open_hotels, open_species: what may be chosen now.
        ready: what is chosen can be done.
        can_end: the turn may be ended without using a diver card.
        news: what the corporation did last.
        moved_from: the species that moved last in this turn, and where it came from.
        ghosts: the species whose token would move by what is chosen, and where to.
        banner: what is to be done, or what happens and why.
        past: the moment lies back: nobody is waited for.
    """

    view: DiverCityView
    seats: tuple[SeatInfo, ...]
    front: Seat
    others: tuple[Seat, ...]
    decider: Seat | None
    acting: Seat | None
    choice: Choice
    before_player: Front
    own: tuple[OwnCard | None, ...]
    noting: bool
    actions: tuple[ActionInfo, ...]
    diver: str
    diver_why_not: str
    open_places: frozenset[int]
    open_seats: frozenset[Seat]
    open_hotels: frozenset[str]
    open_species: frozenset[str]
    ready: bool
    can_end: bool
    news: str
    moved_from: Mapping[str, int]
    ghosts: Mapping[str, int]
    banner: str
    past: bool = False
    notes_read_only: bool = False

    @property
    def figures(self) -> Mapping[str, int]:
        """The figures that choose hotels, as they stand on them; none once a hotel is chosen."""
        if self.choice.hotel is not None:
            return {}
        return {colour: n for n, colour in enumerate((one for one in HOTELS if one in self.open_hotels), start=1)}

    @property
    def marks_told(self) -> bool:
        """Whether others' cards show that their owner was told: in a Realistic dive only with open hands."""
        return not self.view.pictograms or self.view.hands_open

    @property
    def seen_by_industrialist(self) -> bool:
        """Whether the viewer plays for Ocean Corp., against the divers."""
        seat = self.view.industrialist
        return seat is not None and self.view.viewer == self.view.persons[seat]

    @property
    def closed(self) -> bool:
        """An own hand lies before the player, and none of it may be seen."""
        return (
            self.before_player == "hand"
            and bool(self.own)
            and all(card is None or card.species is None for card in self.own)
        )
