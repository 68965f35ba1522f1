"""What the table shows: one frozen value from which every node is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.state import EcosystemView
from game.ui.table.seats import SeatInfo as SeatInfo

RIVAL_STYLE = -1
"""The style of the solo rival: a portrait on slate instead of a seat colour with its emblem."""
NEUTRAL_STYLE = -2
"""The style of the neutral seat of a game for two: a grey disc with cards."""

Deed = Literal["placed", "given", "drawn", "swapped", "moved", "kept", "neutral", "turned"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One deed of the last turn.

    Attributes:
        seat: who did it.
        species: the card it was done with.
        points: by how much the seat's total changed.
        cells: where it happened.
        count: how many cards were drawn, or turned face down.
    """

    seat: int
    kind: Deed
    species: str | None
    points: int | None
    cells: tuple[Cell, ...]
    count: int = 0


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything the table shows at one moment.

    Attributes:
        view: what the viewer knows of the game.
        seats: by seat number; the solo rival or the neutral seat comes last.
        front: the seat whose ecosystem lies in the large place.
        mine: the seat whose hand lies open; None: no face of a hand is drawn.
        chosen: the place in that hand of the card that is lifted.
        target: the cell that is hovered or planned.
        planned: the choice is complete and waits to be confirmed.
        laid: the chosen card lies on the target for now, and no longer in the hand.
        gains: for each cell that may be chosen now, empty or not, by how much the total would change.
        give_gains: solo: for each place in the hand, what that card would bring the rival.
        preview: all sheets if the target were taken, or the card given.
        status: seat → "chosen", "choosing", "thinking", "placing", "swapping" or "".
        last: seat → the cell of its last move.
        log: what happened in the last turn.
        lit: seat → the cells that a hovered row points at.
        first: the card chosen first: the one to be moved or swapped, or the whale.
        firsts: the cards with which such a decision can begin.
        turned: seat → cards that would lie face down as things are planned now.
        banner_seat: whose emblem the banner carries.
        undo: something can be taken back.
    """

    view: EcosystemView
    seats: tuple[SeatInfo, ...]
    front: int
    mine: int | None
    chosen: int | None
    target: Cell | None
    planned: bool
    laid: bool
    gains: Mapping[Cell, int]
    give_gains: Mapping[int, int]
    preview: tuple[ScoreSheet, ...] | None
    status: Mapping[int, str]
    last: Mapping[int, Cell]
    log: tuple[LogLine, ...]
    lit: Mapping[int, frozenset[Cell]]
    first: Cell | None
    firsts: frozenset[Cell]
    turned: Mapping[int, frozenset[Cell]]
    show_gains: bool
    show_scores: bool
    banner: str
    banner_seat: int | None
    undo: bool
