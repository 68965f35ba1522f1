"""What the table shows: one frozen value from which every node is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.core.rules import Seat
from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.state import EcosystemView
from game.ui.table.seats import SeatInfo

Spot = Literal["slot", "hand", "panel", "board"]
"""Where a chosen card lies that has no place yet: in the middle, above the hand, on its owner's panel, beside the
board of its owner in the large place."""


@dataclass(frozen=True, slots=True)
class WaitingCard:
    """A card that its seat has chosen and not placed yet, outside the hand of whoever decides."""

    seat: Seat
    species: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything the table shows at one moment.

    Attributes:
        view: what the viewer knows of the game.
        seats: by seat number; the solo rival or the neutral seat comes last.
        front: the seat whose ecosystem lies in the large place.
        peeks: it is another one than whoever decides, or looks, would see there without having asked for it.
        mine: the seat whose hand lies open; None: no face of a hand is drawn.
        chosen: the place in that hand of the card that is lifted.
        target: the cell that is hovered or planned.
        planned: the choice is complete and waits to be confirmed.
        unplaced: what waits to be confirmed is a card for which no cell was chosen yet.
        laid: the chosen card lies on the target for now, and no longer in the hand.
        gains: for each cell that may be chosen now, empty or not, by how much the total would change.
        give_gains: solo: for each place in the hand, what that card would bring the rival.
        give_costs: solo: for each place in the hand, how giving that card would change the own total.
        preview: all sheets if the target were taken, or the card given.
        status: seat → "chosen", "choosing", "thinking", "placing", "swapping" or "".
        last: seat → the cell of its last move.
        lit: seat → the cells that a hovered row points at.
        first: the card chosen first: the one to be moved or swapped, or the whale.
        asking: the card in front for which another one is chosen, such as the lion that hunts now.
        moved: where a card lies that is to change places or to move → where it lies for now, as that is planned.
        firsts: the cards with which such a decision can begin.
        turned: seat → cards that were chosen to lie face down, or would lie so as things are planned now.
        waiting: the chosen cards without a place, in the order of their seats.
        telling: something is being told: cards that move stay where they are until they are moved on.
        keeps: the ecosystem may be left as it is now; never in a moment that lies back.
        banner: what is to be done.
        banner_seat: whose emblem the banner carries.
    """

    view: EcosystemView
    seats: tuple[SeatInfo, ...]
    front: Seat
    peeks: bool
    mine: Seat | None
    chosen: int | None
    target: Cell | None
    planned: bool
    unplaced: bool
    laid: bool
    gains: Mapping[Cell, int]
    give_gains: Mapping[int, int]
    give_costs: Mapping[int, int]
    preview: tuple[ScoreSheet, ...] | None
    status: Mapping[Seat, str]
    last: Mapping[Seat, Cell]
    lit: Mapping[Seat, frozenset[Cell]]
    first: Cell | None
    asking: Cell | None
    moved: Mapping[Cell, Cell]
    firsts: frozenset[Cell]
    turned: Mapping[Seat, frozenset[Cell]]
    waiting: tuple[WaitingCard, ...]
    telling: bool
    keeps: bool
    show_gains: bool
    show_scores: bool
    banner: str
    banner_seat: Seat | None
