"""Areas built from what a test is about: small animals where they are wanted, corals where a reef should be."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.record import Record
from game.core.score import Cell, ScoreRow
from game.core.session import Session
from game.games.aqua.area import Area, Coral, LargeAnimal
from game.games.aqua.challenges import Standing
from game.games.aqua.game import AQUA
from game.games.aqua.geometry import add, around, hexagon_at
from game.games.aqua.growing import why_not
from game.games.aqua.scoring import AquaSheet, area_sheet
from game.games.aqua.terms import Terms
from game.games.aqua.tiles import NEUTRAL, Tile, turned

NATIVES = "RYGBPO"
ROW = (1, 2, 3, 4, 5, 6)

HERE: Cell = (1, 0)
EAST: Cell = (2, 1)
"""Touches HERE and lies in line with it and FAR_EAST."""
FAR_EAST: Cell = (3, 2)
NORTH: Cell = (0, 2)
"""Touches HERE and EAST."""
NORTH_EAST: Cell = (1, 3)
"""Touches EAST and NORTH, but not HERE."""
AWAY: Cell = (31, 0)
"""Far from all of them."""

WEST_CORALS: tuple[Coral, ...] = (((0, 0), 4), ((0, 0), 2), ((-1, 2), 4), ((-1, 2), 2))
"""A row of corals, the first of which a small animal on HERE touches, and the third one on NORTH."""


def far(place: int) -> Cell:
    """Another corner, far from everything and from the other far ones."""
    return AWAY[0] + 30 * place, 0


def sea(animals: Mapping[Cell, str], reef: Mapping[Coral, str] | None = None, strict: bool = False) -> Area:
    """An area with these small animals and these other corals; whatever else lies there matches nothing.

    All corners are of the first kind, so all tiles have parity 0. There is no hot spot. `strict`: habitats stand
    free.
    """
    corals = dict(reef or {})
    corals |= {coral: colour for corner, colour in animals.items() for coral in around(corner)}
    area = Area("H1", strict=strict)
    for centre in sorted({centre for centre, _ in corals}):
        colours = "".join(corals.get((centre, k), NEUTRAL) for k in (0, 2, 4))
        area = area.with_tile(Tile(hexagon_at(centre), 0, colours))
    for corner in animals:
        area = area.with_animal(corner)
    return area


def reef_of(colour: str, corals: Sequence[Coral] = WEST_CORALS, shift: Cell = (0, 0)) -> dict[Coral, str]:
    """Corals of one colour, moved by a distance between hexagons."""
    return {(add(centre, shift), k): colour for centre, k in corals}


def under(area: Area, pile: str, *cells: Cell, value: int = 5) -> Area:
    """The area with a large animal over these cells."""
    return area.with_large(LargeAnimal(pile, value, tuple(sorted(cells))))


def terms(*ecosystems: int, natives: str = NATIVES, players: int = 2, **more: Any) -> Terms:
    """A game with these ecosystems at the left of the row, the first six behind them."""
    return Terms(players, ecosystems=(*ecosystems, *ROW)[:6], natives=natives, **more)


def ecosystem_points(
    number: int, area: Area, *others: Area, left: Sequence[int] = (), natives: str = NATIVES, players: int = 2
) -> int:
    """What an ecosystem scores in an area when it stands right of the others given."""
    frame = terms(*left, number, natives=natives, players=players)
    return area_sheet(frame, area, [other.species for other in others]).ecosystems[len(left)]


def points(large: int = 0, small: int = 0, reefs: int = 0, ecosystems: Sequence[int] = (0,) * 6) -> AquaSheet:
    """A sheet with these points and no reasons."""
    rows = {"large": large, "small": small, "reefs": reefs} | {f"eco:{i}": p for i, p in enumerate(ecosystems)}
    return AquaSheet(tuple(ScoreRow(row, value) for row, value in rows.items()))


def standing(area: Area | None = None, sheet: AquaSheet | None = None, *rivals: Any, **more: Any) -> Standing:
    """Where seat 0 stands with this area and sheet, against rivals given as areas or sheets."""
    frame = terms(players=1 + len(rivals), **more)
    areas = [area or sea({})] + [rival if isinstance(rival, Area) else sea({}) for rival in rivals]
    sheets = [sheet or points()] + [rival if isinstance(rival, AquaSheet) else points() for rival in rivals]
    totals = [one.total for one in sheets]
    return Standing(frame, 0, areas, sheets, totals.index(max(totals)))


def table(players: int, options: Mapping[str, Any] | None = None, **deal: Any) -> Session:
    """A game with a stated deal; what is left out is drawn."""
    names = ["Ana", "Ben", "Cid", "Dana"][:players]
    header = {"format": 1, "game": "aqua", "seats": names, "options": dict(options or {}), "seed": 1}
    return Session(AQUA, Record(header | {"deal": deal}))


def play(session: Session, *lines: str) -> Session:
    """Plays actions as they are written in a record."""
    for line in lines:
        session.submit(AQUA.codec.decode(line))
    return session


def legal(session: Session, seat: int = 0) -> list[str]:
    """What a seat may do, as it is written in a record."""
    return [AQUA.codec.encode(action) for action in session.view(seat).legal.get(seat, ())]


def between_reefs(count: int) -> Area:
    """One small animal, on HERE, with so many reefs of four corals around it."""
    starts = [((0, 0), 2), ((0, 0), 4), ((2, -1), 4), ((2, -1), 0), ((1, 1), 0)]
    outside = [(-2, 1), (-1, -1), (3, -3), (4, -2), (2, 2)]
    corals: dict[Coral, str] = {}
    for colour, start, tile in list(zip("YGBPO", starts, outside))[:count]:
        corals |= dict.fromkeys((start, *((tile, k) for k in (0, 2, 4))), colour)
    return sea({HERE: "R"}, corals)


def beside_reef(count: int, reef: bool = True) -> Area:
    """So many small animals in a straight line, all beside the same long reef."""
    animals = {row_corner(place): "RGBPO"[place % 5] for place in range(count)}
    corals = {((place, place), k): "Y" for place in range(count) for k in (0, 4)}
    return sea(animals, corals if reef else None)


def row_corner(place: int) -> Cell:
    """Where the animal of that number, from 0, sits in `beside_reef`."""
    return place - 1, place + 1


def options(players: int) -> list[dict[str, Any]]:
    """Options of the tables on which the suites play: all modes and modifications, ten scenarios, the house rule."""
    modes: Mapping[int, dict[str, Any]] = {
        1: {"mode": "advanced", "strict_habitats": True},
        2: {"mode": "family"},
        3: {"mode": "family_reefs", "strict_habitats": True},
        4: {"mode": "advanced", "ecosystems": [18, 17, 16, 14, 13, 7]},
    }
    modified = [number for number in range(1, 11) if number % 4 == players % 4]
    return [{}, modes[players], *({"scenario": "ABCDEFGHIJKLMNO"[n], "modification": n} for n in modified)]


def turns_that_fit(area: Area, cell: Cell, name: str) -> tuple[Tile, ...]:
    """The ways, of six, in which a tile may lie in that hexagon."""
    tiles = (Tile(cell, *way) for way in turned(name))
    return tuple(tile for tile in tiles if why_not(area, tile) is None)
