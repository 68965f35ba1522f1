"""What the table shows: one frozen value from which every node is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.core.score import Cell, ScoreSheet
from game.games.aqua.area import LargeAnimal
from game.games.aqua.challenges import Nearly
from game.games.aqua.growing import Chance
from game.games.aqua.hindrances import Hindrance
from game.games.aqua.large import Outline
from game.games.aqua.reefs import Reef
from game.games.aqua.scenarios import Progress
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile
from game.ui.table.seats import SeatInfo

Status = Literal["", "thinking", "choosing", "next", "later", "done"]
"""What a seat is doing in this round."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A tile held over the reef.

    Attributes:
        tile: as it would lie.
        why: the reason why it cannot in any turn, or None.
        matches: its edges across which the same colour lies.
        animals: the small animals that would come: corner and colour.
        chances: the habitats that would still be in the making around it.
        open_edge: an edge across which nothing lies, where there is room for a sign.
        gain: by how much the total would change; None where the table does not tell.
        planned: it lies there until *Place* is pressed.
        then: the piles whose large animal could come then, the best first, and by how much it would change the total;
            0 where the table does not tell.
    """

    tile: Tile
    why: str | None
    matches: tuple[int, ...] = ()
    animals: tuple[tuple[Cell, str], ...] = ()
    chances: tuple[Chance, ...] = ()
    open_edge: int = 0
    gain: int | None = None
    planned: bool = False
    then: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything the table shows at one moment.

    Attributes:
        view: what everybody knows of the game.
        seats: who sits where.
        front: the seat whose reef lies in the large place.
        peeks: it is another one than that of whoever decides.
        mine: the seat that decides at the screen; None while nobody does.
        tile: the tile of the market that is in hand, and by how many sixths it is turned.
        gains: each free hexagon where that tile fits as it is turned → by how much the total would change.
        turnings: each free hexagon where it fits only turned, or then brings more → the same, for its best turn.
        misfits: each free hexagon where it fits in no turn → why not.
        fits: each tile of the market → in how many places it fits on the reef of whoever decides, else the front one.
        trial: the tile over the reef.
        outlines: pile → where the large animals may lie that come now, with what each place would bring.
        hindrances: pile → why none of its animals comes; nothing for those that do.
        pile: the pile that is looked at, `outline`: the place for its animal, or the habitat.
        held: the large animal of that pile is in hand.
        laid: the large animal that lies on that place until *Place* is pressed.
        ready: what is laid fits: *Place* would submit it.
        contested: the habitats of which one shall be chosen → by how much the total would change.
        settled: the one of them that is chosen, `named`: the reef colour that is.
        takes_snail: the snail is taken once that is confirmed.
        puts_back: something is in hand or chosen that can be put back.
        reefs: the reefs of the front seat, with the points each brings.
        chances: the habitats of the front seat that lack one coral.
        preview: all sheets if what is looked at were done.
        last: seat → the tile it placed last.
        lit: the small animals of the front seat that a row or a line of the log points at.
        colours: the reef colours, from when they are named on → the total each would bring or brings.
        nearly: the challenges of which the front seat lacks only a little.
        banner_seat: whose emblem the banner carries.
    """

    view: AquaView
    seats: tuple[SeatInfo, ...]
    front: int
    peeks: bool
    mine: int | None
    tile: tuple[str, int] | None
    gains: Mapping[Cell, int]
    turnings: Mapping[Cell, int]
    misfits: Mapping[Cell, str]
    fits: Mapping[str, int]
    trial: Trial | None
    outlines: Mapping[str, Mapping[Outline, int]]
    hindrances: Mapping[str, tuple[Hindrance, ...]]
    pile: str | None
    outline: Outline | None
    held: bool
    laid: LargeAnimal | None
    ready: bool
    contested: Mapping[Cell, int]
    can_take_snail: bool
    settled: Cell | None
    named: str | None
    takes_snail: bool
    puts_back: bool
    can_decline: bool
    drops: tuple[str, ...]
    reefs: tuple[tuple[Reef, int], ...]
    chances: tuple[Chance, ...]
    preview: tuple[ScoreSheet, ...] | None
    status: Mapping[int, Status]
    last: Mapping[int, Tile]
    lit: frozenset[Cell]
    colours: Mapping[str, int]
    progress: Progress | None
    nearly: tuple[Nearly, ...]
    show_gains: bool
    show_scores: bool
    banner: str
    banner_seat: int | None
