"""How AQUA tells a hint: in words, and where the tiles and their places are found."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.core.hint import Hint, Reason, Suggestion
from game.core.rules import Seat
from game.core.score import Cell
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail
from game.games.aqua.geometry import centre_of
from game.games.aqua.observing import preview
from game.games.aqua.reasons import NEXT, SNAIL
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile
from game.games.aqua.view import goal_words, spoken, words
from game.games.aqua.view.faces import SPAN, paint_tile
from game.games.aqua.view.hexes import ring_hex
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.places import Camera, Point
from game.games.aqua.view.pressing import State
from game.games.aqua.view.score_page import row_sign
from game.games.aqua.view.turning import turn_of
from game.ui.engine.canvas import Canvas
from game.ui.engine.stage import Stage
from game.ui.table.hint_part import on_nodes
from game.ui.table.hint_values import HintMark, Slip, SlipLine
from game.ui.table.hint_words import HintWords
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import SeatSign
from game.ui.words import signed, tr, wide
from game.units import Rect

_ASIDE = 1.7
"""By so many edges a mark is broader than the habitat it is on: its number stands beside what the animal brings."""


@dataclass(frozen=True, slots=True)
class GhostTile:
    """A tile that would come to lie there, in a golden line; of the second choice only a broken line.

    `shown`: the tile itself is seen too, as long as none in hand is seen elsewhere.
    """

    tile: Tile
    best: bool
    shown: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        edge = c.w / SPAN
        if self.shown:
            paint_tile(c, c.w / 2, c.h / 2, edge, self.tile.parity, self.tile.colours)
        ring_hex(c, c.w / 2, c.h / 2, edge, "gold" if self.best else "cream", 4, None if self.best else (8, 6))


@dataclass(frozen=True, slots=True)
class GhostOutline:
    """The hexagons over which an animal would lie."""

    spots: tuple[Point, ...]
    edge: float
    best: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        for x, y in self.spots:
            ring_hex(c, x, y, self.edge, "gold" if self.best else "cream", 4, None if self.best else (8, 6))


class HintTelling:
    """See `HintTeller`.

    Args:
        stage: of the table.
        parts: of the table, which know where everything lies.
        seats: everybody at the table.
    """

    def __init__(self, stage: Stage, parts: TableParts, seats: Sequence[SeatInfo]) -> None:
        self._stage, self._parts, self._seats = stage, parts, seats

    @property
    def room(self) -> Rect:
        """Over the others, whose panels are broader where the words are longer."""
        w = 324 if wide() else 300
        return Rect(1584 - w, 66, w, 556)

    def slip(self, state: State, hint: Hint) -> Slip:
        """The hint in words."""
        places = place_words(state.view, hint.best), place_words(state.view, hint.other)
        return replace(WORDS.slip(state.view, hint, self._seats), places=places)

    def marks(self, model: TableModel, hint: Hint) -> Sequence[HintMark]:
        """The tiles of the market, and the places on the reef where it lies in the large place."""
        found: list[HintMark] = []
        for number, suggestion in enumerate((hint.best, hint.other), start=1):
            for action in suggestion.actions if suggestion is not None else ():
                found += self._marks(model, number, action)
        return found

    def _marks(self, model: TableModel, number: int, action: Action) -> Iterator[HintMark]:
        yield from on_nodes(self._stage, number, _nodes(model, action))
        if isinstance(action, Grow) and model.front == action.seat and not _tried(model, action.tile.cell):
            camera = self._parts.reef.lens.camera
            x, y = camera.at(centre_of(action.tile.cell))
            side = SPAN * camera.edge
            ghost = GhostTile(action.tile, number == 1, number == 1 and model.trial is None)
            yield HintMark(number, Rect(x - side / 2, y - side / 2, side, side), ghost, framed=False)
        cells = action.cells if isinstance(action, Large) else (action.corner,) if isinstance(action, Attract) else ()
        if cells and model.front == action.seat:
            camera = self._parts.reef.lens.camera
            place, outline = _outline(camera, cells, number == 1)
            if isinstance(action, Attract):
                place = replace(place, w=place.w + _ASIDE * camera.edge)
            yield HintMark(number, place, outline, framed=False)


def _tried(model: TableModel, cell: Cell) -> bool:
    """The tile in hand is seen there, and must not be covered."""
    return model.trial is not None and model.trial.tile.cell == cell


def _outline(camera: Camera, cells: Sequence[Cell], best: bool) -> tuple[Rect, GhostOutline]:
    """Where an animal would lie, and lines round its hexagons there."""
    spots = [camera.at(cell) for cell in cells]
    left, top = min(x for x, _ in spots) - camera.edge, min(y for _, y in spots) - camera.edge
    right, bottom = max(x for x, _ in spots) + camera.edge, max(y for _, y in spots) + camera.edge
    within = tuple((x - left, y - top) for x, y in spots)
    return Rect(left, top, right - left, bottom - top), GhostOutline(within, camera.edge, best)


def _nodes(model: TableModel, action: Action) -> Iterator[str]:
    match action:
        case Grow(_, tile):
            yield from (f"tile/{name}" for name in model.view.market if name == tile.name)
        case Drop(_, name):
            yield f"tile/{name}"
        case Snail():
            yield "snail"
        case Large(_, pile, _):
            yield f"pile/{pile}"
        case Pass():
            yield "not-now"
        case Reef(_, colour):
            yield f"colour/{colour}"


def suggestion_words(view: AquaView, suggestion: Suggestion, seats: Sequence[SeatInfo] = ()) -> str:
    """What to do, in a few words; the places are marked on the reef."""
    first, *more = suggestion.actions
    said = "; ".join((_words(first), *(_then(view, suggestion, first, action) for action in more)))
    return said[:1].upper() + said[1:]


def _then(view: AquaView, suggestion: Suggestion, first: Action, then: Action) -> str:
    """The large animal that comes after a tile, with what it brings on top, as where the tile is tried."""
    alone = preview(view, (first,))[first.seat].total - view.sheets[first.seat].total
    return tr("then {animal} {points}").format(animal=_words(then), points=signed(suggestion.now - alone))


def place_words(view: AquaView, suggestion: Suggestion | None) -> str:
    """Where a choice has the tile and the animals lie."""
    said = []
    for action in suggestion.actions if suggestion is not None else ():
        match action:
            case Grow(_, tile):
                said += [spoken.where(tile.cell), spoken.turned(turn_of(tile))]
            case Large(_, _, cells):
                said.append(spoken.corners_place(*cells))
            case Attract(_, corner):
                said.append(spoken.corners_place(corner))
    return "\n".join(said)


def brief(view: AquaView, action: Action, seats: Sequence[SeatInfo] = ()) -> str:
    """What was decided, where no place is marked."""
    return words.tile(action.tile.name) if isinstance(action, Grow) else _words(action)


def _words(action: Action) -> str:
    match action:
        case Grow(_, tile):
            return tr("{tile} here").format(tile=words.tile(tile.name))
        case Large(_, pile, _):
            return words.pile(pile)
        case Snail():
            return tr("Take the sea snail")
        case Pass():
            return tr("No large animal now")
        case Reef(_, colour):
            return tr("Name {colour}").format(colour=words.coral(colour))
        case Drop(_, name):
            return tr("Discard {tile}").format(tile=words.tile(name))
    return tr("Cover this habitat")


def line_of(view: AquaView, reason: Reason, seat: Seat, seats: Sequence[SeatInfo]) -> SlipLine:
    """A reason in words."""
    terms, points = view.terms, round(reason.points)
    if reason.about == SNAIL:
        return SlipLine(tr("What the others leave is nearly as good, and you begin the next round"), "", True)
    if reason.about == NEXT and reason.seat is not None:
        who = seats[reason.seat]
        said = tr("{name} finds less") if points > 0 else tr("{name} finds more")
        return SlipLine(said.format(name=who.name), signed(points), points > 0, SeatSign(who))
    name, eco = goal_words.row(terms, reason.about), reason.about.removeprefix("eco:")
    if eco.isdigit():
        name = f"{name}, {goal_words.brief(terms.ecosystems[int(eco)])}"
    lit = {seat: frozenset(reason.cells)}
    sign, rule = row_sign(terms, reason.about), goal_words.row_rule(terms, reason.about)
    return SlipLine(name, signed(points), points > 0, sign, lit, rule)


WORDS = HintWords(suggestion_words, line_of, brief, lambda view: view.round, place=place_words)
