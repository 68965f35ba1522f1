"""What lies on the lattice: the reef itself, where a tile fits, the tile held over it, large animals that come."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.core.score import Cell
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.geometry import NB, E, add
from game.games.aqua.growing import Chance
from game.games.aqua.hindrances import Hindrance
from game.games.aqua.large import Outline
from game.games.aqua.reefs import Reef
from game.games.aqua.tiles import HOT_SPOT_CORNER, NEUTRAL, Tile
from game.games.aqua.view import colours
from game.games.aqua.view.faces import (
    Rim,
    paint_coral,
    paint_hot_spot,
    paint_large,
    paint_medal,
    paint_small,
    paint_tile,
    paint_tried,
    paint_value,
)
from game.games.aqua.view.hexes import fill_hex, glow_hex, line_around, ring_hex
from game.games.aqua.view.model import Trial
from game.games.aqua.view.places import ROOT3, Camera, Point, rhombus, spot
from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.words import signed

_REEF_RIM = "#FFFDF2"
_NEAR, _FAR = 0.40, 0.26
"""Radius of the sign of a habitat in the making, that lacks one coral or two, in edges."""
_VALUES_FROM, _LARGE_VALUES_FROM = 30.0, 9.0
"""Edges from which small and large animals show their value."""
BADGE_R = 27.0
_BESIDE = 3.0
"""Radius of the number that says what a tile brings, and the gap between it and the tile."""


@dataclass(frozen=True, slots=True)
class ReefPicture:
    """An area: its tiles, its reefs with their points, its animals, and the habitats in the making.

    `last`: the tile that came last, outlined in the colour of the seat style `last_style`.
    """

    area: Area
    reefs: tuple[tuple[Reef, int], ...] = ()
    chances: tuple[Chance, ...] = ()
    last: Tile | None = None
    last_style: int = 0

    def paint(self, c: Canvas, camera: Camera) -> None:
        paint_hot_spot(c, *camera.at(HOT_SPOT_CORNER), camera.edge, self.area.hot_spot)
        for tile in self.area.tiles:
            paint_tile(c, *camera.at(tile.centre), camera.edge, tile.parity, tile.colours)
        if self.last is not None:
            ring_hex(c, *camera.at(self.last.centre), camera.edge, _pale(c, self.last_style), 2.6)
        for reef, _ in self.reefs:
            _rim(c, camera, reef)
        for chance in self.chances:
            _chance(c, camera, chance)
        paint_animals(c, camera, self.area)
        for reef, points in self.reefs:
            if points:
                _reef_points(c, camera, reef, points)

    def with_marks_of(self, before: "ReefPicture") -> "ReefPicture":
        """Its tiles and animals; all that is said about those still there is that of another moment."""
        area, last = self.area, before.last
        reefs = tuple(one for one in before.reefs if area.corals.keys() >= set(one[0].corals))
        return replace(before, area=area, reefs=reefs, last=last if last in area.tiles else None)


@dataclass(frozen=True, slots=True)
class Openings:
    """Where the tile in hand fits as it is turned, where only in another turn, what that brings; where in none."""

    gains: Mapping[Cell, int]
    turnings: Mapping[Cell, int]
    misfits: Mapping[Cell, str]
    show_gains: bool = True

    def paint(self, c: Canvas, camera: Camera) -> None:
        edge = camera.edge
        for cell in self.misfits:
            ring_hex(c, *camera.of(cell), edge * 0.9, "#FFFFFF38", 1.5, (4, 6))
        for cell, gain in self.turnings.items():
            x, y = camera.of(cell)
            ring_hex(c, x, y, edge * 0.92, "#FFE0A0C8", 2, (9, 6))
            if gain and self.show_gains:
                _turned_pill(c, x, y, gain)
            else:
                c.icon("redo", x, y, max(16.0, edge * 0.34), "#FFE9B0")
        for cell, gain in self.gains.items():
            x, y = camera.of(cell)
            fill_hex(c, x, y, edge * 0.92, "#FFE9B024")
            ring_hex(c, x, y, edge * 0.92, "#FFE0A0C8", 2)
            if gain and self.show_gains:
                gain_pill(c, x, y, gain)
            else:
                c.icon("plus", x, y, max(14.0, edge * 0.28), "#FFE9B0")


@dataclass(frozen=True, slots=True)
class Held:
    """A tile over the reef: as it would lie."""

    tile: Tile
    fits: bool

    def paint(self, c: Canvas, camera: Camera) -> None:
        tile, edge = self.tile, camera.edge
        x, y = camera.at(tile.centre)
        if self.fits:
            paint_tried(c, x, y, edge, tile.parity, tile.colours)
            return
        paint_tile(c, x, y, edge, tile.parity, tile.colours)
        fill_hex(c, x, y, edge, "#10231F8C")
        ring_hex(c, x, y, edge, "#FFB4A6", 3, (6, 6))
        c.icon("close", x, y, edge * 0.6, "#FFD6CC")


@dataclass(frozen=True, slots=True)
class Promised:
    """What a tile over the reef would match and complete, and what it would bring."""

    trial: Trial

    def paint(self, c: Canvas, camera: Camera) -> None:
        trial = self.trial
        for m in trial.matches:
            _match(c, camera, trial.tile.centre, m)
        for chance in trial.chances:
            _chance(c, camera, chance)
        for corner, colour in trial.animals:
            ax, ay = camera.at(corner)
            paint_small(c, ax, ay, camera.edge, colour, alpha=0.92, rim=("gold", 3, (6, 6)))
        if trial.gain is not None:
            _badge(c, *badge_place(trial, camera), trial.gain)


def badge_place(trial: Trial, camera: Camera) -> Point:
    """The middle of the number that says what a tile brings: beside the tile, across an edge where nothing lies."""
    x, y = camera.at(trial.tile.centre)
    dx, dy = spot(NB[trial.open_edge], 1.0)
    away = camera.edge * ROOT3 / 2 + BADGE_R + _BESIDE
    return x + dx / ROOT3 * away, y + dy / ROOT3 * away


@dataclass(frozen=True, slots=True)
class Places:
    """Where a large animal may lie, or which habitats wait for a choice; one of them may be looked at.

    `outlines`: with what each brings. `tried`: the animal is seen below the lines of the chosen one.
    """

    outlines: Mapping[Outline, int]
    chosen: Outline | None = None
    tried: bool = False
    show_gains: bool = False

    def paint(self, c: Canvas, camera: Camera) -> None:
        for outline in self.outlines:
            if outline == self.chosen:
                continue
            for cell in outline:
                ring_hex(c, *camera.at(cell), camera.edge * 0.98, "#08201CCC", 8)
            for cell in outline:
                fill_hex(c, *camera.at(cell), camera.edge * 0.98, "#FFC8572E")
                ring_hex(c, *camera.at(cell), camera.edge * 0.98, "gold", 4, (9, 5))
        for cell in self.chosen or ():
            x, y = camera.at(cell)
            glow_hex(c, x, y, camera.edge, "gold", 7, 4)
        for cell in self.chosen or ():
            x, y = camera.at(cell)
            if not self.tried:
                fill_hex(c, x, y, camera.edge * 0.98, "#FFC85766")
                ring_hex(c, x, y, camera.edge * 0.98, "gold", 4)
        if self.show_gains:
            self._gains(c, camera)

    def _gains(self, c: Canvas, camera: Camera) -> None:
        taken: list[Point] = []
        for outline, gain in self.outlines.items():
            spots = [camera.at(cell) for cell in outline]
            x, y = (sum(spot[i] for spot in spots) / len(spots) for i in (0, 1))
            while any(abs(x - px) < 46 and abs(y - py) < 32 for px, py in taken):
                y += 32
            taken.append((x, y))
            gain_pill(c, x, y, gain)


@dataclass(frozen=True, slots=True)
class LaidLarge:
    """The large animal that lies on its place until that is confirmed, over small ones of the `covered` colours."""

    animal: LargeAnimal
    covered: tuple[str, ...]

    def paint(self, c: Canvas, camera: Camera) -> None:
        paint_large(c, *camera.at(self.animal.cells[0]), camera.edge, self.animal, self.covered)


@dataclass(frozen=True, slots=True)
class Hindered:
    """Where a large animal would lie that does not come: the place dashed, what hinders crossed or asked for."""

    hindrances: tuple[Hindrance, ...]

    def paint(self, c: Canvas, camera: Camera) -> None:
        edge = camera.edge
        for one in self.hindrances:
            for cell in one.cells:
                x, y = camera.at(cell)
                if cell in one.culprits and one.reason == "missing":
                    fill_hex(c, x, y, edge * 0.9, "#08201CA6")
                    c.icon("plus", x, y, edge * 0.4, "#FFE9B0")
                ring_hex(c, x, y, edge * 0.96, "#08201CCC", 7)
                ring_hex(c, x, y, edge * 0.96, "#FFFFFF" if one.reason == "missing" else "#FFB4A6", 3.5, (8, 6))
                if cell in one.culprits and one.reason != "missing":
                    c.disc(x, y, edge * 0.3, "#8C2F27", "cream", 2)
                    c.icon("close", x, y, edge * 0.34, "white")


@dataclass(frozen=True, slots=True)
class Lit:
    """Some animals of an area bright, everything else in the dark; reefs of these colours stay bright too."""

    area: Area
    cells: frozenset[Cell]
    reefs: tuple[Reef, ...] = field(default=())

    def paint(self, c: Canvas, camera: Camera) -> None:
        for centre in self.area.edges:
            fill_hex(c, *camera.at(centre), camera.edge * 1.01, colours.DIM)
        for reef in self.reefs:
            _bright(c, camera, self.area, reef)
        paint_animals(c, camera, self.area, self.cells, ("gold", 3.5, None))


def paint_animals(
    c: Canvas, camera: Camera, area: Area, only: frozenset[Cell] | None = None, rim: Rim | None = None
) -> None:
    """The small animals that can be seen, and the large ones; no value lies below what lives next to it.

    Args:
        c: where.
        camera: how the reef is seen.
        area: the reef.
        only: those on these cells.
        rim: the line around each of their cells.
    """
    edge, covered = camera.edge, area.covered
    for cell, colour in area.animals.items():
        if cell not in covered and (only is None or cell in only):
            paint_small(c, *camera.at(cell), edge, colour, value=edge >= _VALUES_FROM, rim=rim)
    large = [animal for animal in area.large if only is None or not only.isdisjoint(animal.cells)]
    for animal in large:
        under = [area.animals[cell] for cell in animal.cells] if edge >= _VALUES_FROM else ()
        paint_large(c, *camera.at(animal.cells[0]), edge, animal, under, value=False, rim=rim)
    for animal in large if edge >= _LARGE_VALUES_FROM else ():
        paint_value(c, *camera.at(animal.cells[0]), edge, animal)


def _rim(c: Canvas, camera: Camera, reef: Reef) -> None:
    for centre, k in reef.corals:
        _coral_line(c, camera, centre, k, "#FFFFFF59", 6)
    for centre, k in reef.corals:
        _coral_line(c, camera, centre, k, _REEF_RIM, 2.6)


def _bright(c: Canvas, camera: Camera, area: Area, reef: Reef) -> None:
    for centre, k in reef.corals:
        paint_coral(c, *camera.at(centre), camera.edge, k, area.corals[centre, k])
    _rim(c, camera, reef)


def _coral_line(c: Canvas, camera: Camera, centre: Cell, k: int, colour: str, w: float) -> None:
    edge = camera.edge
    points = rhombus(0, 0, k, edge, 0.93)
    key, line = ("coral", k, edge), [*points, points[0]]
    line_around(c, key, *camera.at(centre), edge * 1.08, line, colour, w * min(1.0, edge / 50))


def _reef_points(c: Canvas, camera: Camera, reef: Reef, points: int) -> None:
    """The points on the coral that is nearest to the middle of its reef."""
    x, y = reef_badge(reef, camera)
    r = max(11.0, camera.edge * 0.23)
    c.disc(x, y, r + 1.5, "#10231FD9", _REEF_RIM, 1.8)
    c.text(x, y + r * 0.42, str(points), max(15.0, r * 1.15), 700, "#FFF3CF", "middle", label=False)


def reef_badge(reef: Reef, camera: Camera) -> Point:
    """The middle of that coral of a reef that is nearest to its middle: there stand its points."""
    middles = [coral_middle(camera, centre, k) for centre, k in reef.corals]
    mx, my = (sum(middle[i] for middle in middles) / len(middles) for i in (0, 1))
    return min(middles, key=lambda middle: (middle[0] - mx) ** 2 + (middle[1] - my) ** 2)


def coral_middle(camera: Camera, centre: Cell, k: int) -> tuple[float, float]:
    """Return the middle of a coral, in units; `k`: the corner of its 120° angle."""
    corner = add(centre, E[k % 6])
    (x0, y0), (x1, y1) = camera.at(centre), camera.at(corner)
    return (x0 + x1) / 2, (y0 + y1) / 2


def _chance(c: Canvas, camera: Camera, chance: Chance) -> None:
    """A habitat in the making: plain when it lacks one coral, small and faint when it lacks two."""
    if chance.colour == NEUTRAL:
        return
    x, y = camera.at(chance.corner)
    near = len(chance.missing) == 1
    r = camera.edge * (_NEAR if near else _FAR)
    c.disc(x, y, r, "#04202B8C" if near else "#04202B59")
    circle = shapes.outline(-r, -r, 2 * r, 2 * r, r)
    line_around(c, ("circle", r), x, y, r, circle, "#FFF9EA" if near else "#FFF9EA8C", 1.8, (4, 5))
    paint_medal(c, x, y, r * 0.7, chance.colour)


def _match(c: Canvas, camera: Camera, centre: Cell, m: int) -> None:
    """An edge across which the same colour lies: a bright bar, and a bead in its middle."""
    x, y = camera.at(centre)
    (x1, y1), (x2, y2) = (spot(E[k % 6], camera.edge * 0.98) for k in (m, m + 1))
    c.polyline([(x + x1, y + y1), (x + x2, y + y2)], "gold", camera.edge * 0.13)
    bx, by = spot(NB[m], camera.edge * 0.49)
    c.disc(x + bx, y + by, camera.edge * 0.15, "good", "cream", 2)
    c.icon("check", x + bx, y + by, camera.edge * 0.2, "white")


def gain_pill(c: Canvas, x: float, y: float, points: int) -> float:
    """By how much the total would change, around a point; returns how wide it is."""
    figure = signed(points)
    w = c.look.text.width(figure, 19, 700, "sans") + 20
    c.rect(x - w / 2, y - 15, w, 30, 15, "good" if points > 0 else "bad" if points < 0 else "#3F4D47", "cream", 2)
    c.text(x, y + 6.5, figure, 19, 700, "white", "middle", label=False)
    return w


def _turned_pill(c: Canvas, x: float, y: float, points: int) -> None:
    """What a place brings for which the tile is turned first."""
    figure = signed(points)
    w = c.look.text.width(figure, 17, 700, "sans") + 42
    c.rect(x - w / 2, y - 14, w, 28, 14, "surface.pill", "#FFE0A0", 1.6, dash=(5, 4))
    c.icon("redo", x - w / 2 + 17, y, 16, "#FFE9B0")
    c.text(x + 12, y + 6, figure, 17, 700, "#FFE9B0", "middle", label=False)


def _badge(c: Canvas, x: float, y: float, points: int) -> None:
    fill = "good" if points > 0 else "bad" if points < 0 else "#3F4D47"
    c.shadow(x - BADGE_R, y - BADGE_R, 2 * BADGE_R, 2 * BADGE_R, BADGE_R, 2)
    c.disc(x, y, BADGE_R, "#FFF8E6")
    c.disc(x, y, BADGE_R - 3.5, fill)
    figure = signed(points)
    c.text(x, y + 9, figure, 27 if len(figure) < 4 else 21, 700, "white", "middle", label=False)


def _pale(c: Canvas, style: int) -> str:
    """The colour of a seat, so light that it shows on corals."""
    tone = c.look.theme.colour(c.look.theme.seat(style).colour).lerp("white", 0.5)
    return f"#{tone.r:02X}{tone.g:02X}{tone.b:02X}"


def visible_reefs(reefs: Sequence[tuple[Reef, int]], cells: frozenset[Cell]) -> tuple[Reef, ...]:
    """The scoring reefs of which the middles of all tiles are among these."""
    return tuple(reef for reef, points in reefs if points and cells.issuperset(centre for centre, _ in reef.corals))
