"""The reef in the large place: it can be pushed about and brought nearer, and takes tiles and animals."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.geometry import beside, centre_of
from game.games.aqua.large import Outline
from game.games.aqua.view import words
from game.games.aqua.view.layer import Layer, Lens, Scenery
from game.games.aqua.view.model import TableModel, Trial
from game.games.aqua.view.parts.others import ScenarioSlip
from game.games.aqua.view.pieces import FitReef, HabitatPlace, OutlinePlace, ReefCell, ZoomReef
from game.games.aqua.view.places import Camera, fitted, growing_room, holds
from game.games.aqua.view.sceneries import Held, Lit, Openings, Places, ReefPicture, visible_reefs
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node
from game.ui.table.hands import Hands
from game.ui.table.pieces import Piece
from game.ui.table.pool import PaintedNode
from game.ui.table.topbar import DarkPill
from game.ui.widgets.button import RoundButton
from game.ui.words import tr
from game.units import Rect

HIT_Z = 20.0
NEARER = 1.2
"""The factor of one step nearer."""
_FARTHEST = 0.7
"""The smallest hexagons, as a share of those with which the whole reef is seen."""
_BUTTON_R = 17.0
_WHY_W, _WHY_H = 390.0, 36.0


@dataclass(frozen=True, slots=True)
class Water:
    """The sunk glass the reef lies on."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 22, "#04283445", "#FFFFFF20")


class Ground(PaintedNode):
    """The water around the reef: by it the reef is pushed about."""

    drag = True

    def __init__(self, push: Callable[[float, float], None]) -> None:
        super().__init__("reef", Water())
        self._push = push
        self._at = (0.0, 0.0)

    def touched(self, x: float, y: float) -> None:
        """Here it is taken hold of."""
        self._at = x, y

    def dragged(self, x: float, y: float) -> None:
        """What is under the hand stays under it."""
        self._push(x - self._at[0], y - self._at[1])
        self._at = x, y


class Spot(Node):
    """A place on the reef that can be pressed: one hexagon, or several; `middles`: where they are."""

    def __init__(self, name: str, lens: Lens, window: Rect) -> None:
        super().__init__(name, z=HIT_Z)
        self._lens, self._window = lens, window
        self.middles: tuple[Cell, ...] = ()
        self.zone = "reef"
        self.hit = True

    def contains(self, x: float, y: float) -> bool:
        window = self._window
        if not (window.x <= x < window.right and window.y <= y < window.bottom):
            return False
        camera = self._lens.camera
        return any(holds(x - cx, y - cy, camera.edge) for cx, cy in map(camera.at, self.middles))

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        camera = self._lens.camera
        spots = [camera.at(middle) for middle in self.middles]
        edge = camera.edge
        left, right = min(x for x, _ in spots) - edge, max(x for x, _ in spots) + edge
        top, bottom = min(y for _, y in spots) - edge * 0.87, max(y for _, y in spots) + edge * 0.87
        return left, top, right - left, bottom - top

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of that one of its hexagons that lies most in its middle."""
        x, y, w, h = self.bounds
        spots = map(self._lens.camera.at, self.middles)
        return min(spots, key=lambda spot: (spot[0] - x - w / 2) ** 2 + (spot[1] - y - h / 2) ** 2)

    def distance(self, x: float, y: float) -> float:
        """How far a place is from its middle, squared."""
        left, top, w, h = self.bounds
        cx, cy = left + w / 2, top + h / 2
        return (cx - x) ** 2 + (cy - y) ** 2


S = TypeVar("S", bound=Spot)


class OutlineSpot(Spot):
    """A place for a large animal: where several overlap, the nearest one takes the pointer."""

    rivals: tuple["OutlineSpot", ...] = ()

    def contains(self, x: float, y: float) -> bool:
        if not super().contains(x, y):
            return False
        return all(self.distance(x, y) <= other.distance(x, y) for other in self.rivals if other.holds(x, y))

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies on one of its hexagons."""
        return super().contains(x, y)


class ReefPart:
    """Puts the large reef on the stage.

    Attributes:
        lens: where it lies and how near.
    """

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands, self._pool, self.zone = hands, hands.pool, zone
        self.lens = Lens()
        self._pushed = False
        self._front = -1
        self._why_at: Cell = (0, 0)
        self._layers = {
            name: Layer(f"reef/{name}", zone, self.lens, z)
            for name, z in (("picture", 3.0), ("openings", 4.0), ("places", 5.0), ("held", 6.0), ("lit", 7.0))
        }
        x, y = zone.right - 30, zone.y + 30
        buttons: tuple[tuple[str, str, str, Piece], ...] = (
            ("fit", "fullscreen", tr("Show the whole reef (F)"), FitReef()),
            ("nearer", "plus", tr("Nearer"), ZoomReef(NEARER)),
            ("farther", "minus", tr("Farther"), ZoomReef(1 / NEARER)),
        )
        self._buttons = tuple(
            RoundButton(
                name, icon, label, partial(hands.press, piece), cx=x, cy=y + i * 44, r=_BUTTON_R, z=30, kind="glass",
                zone="view",
            )
            for i, (name, icon, label, piece) in enumerate(buttons)
        )  # fmt: skip

    # -- where it lies

    def fit(self) -> None:
        """From the next showing on the whole reef is seen, and goes on fitting itself."""
        self._pushed = False

    def zoom(self, piece: ZoomReef, area: Area) -> None:
        """Nearer or farther, around a place or around the middle."""
        self._pushed = True
        least = self.fitting(area).edge * _FARTHEST
        self.lens.set(self.lens.camera.zoomed(piece.factor, *(piece.at or self.zone.centre), least))

    def push(self, dx: float, dy: float) -> None:
        """It is pushed about by so many units."""
        self._pushed = True
        self.lens.set(self.lens.camera.moved(dx, dy))
        why = self._pool.known("why", PaintedNode)
        if why is not None:
            place = self._why_place()
            why.x, why.y = place.x, place.y

    def fitting(self, area: Area) -> Camera:
        """The camera that shows the whole reef and all room around it."""
        return fitted(self.zone, growing_room(area))

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies in the window of the reef."""
        zone = self.zone
        return zone.x <= x < zone.right and zone.y <= y < zone.bottom

    # -- showing

    def show(self, m: TableModel) -> None:
        """Draws the reef of the front seat with what can be done on it."""
        area = m.view.areas[m.front]
        if m.front != self._front:
            self._front, self._pushed = m.front, False
        if not self._pushed:
            self.lens.set(self.fitting(area))
        self._ground()
        for button in self._buttons:
            self._pool.put(button)
        reef = ReefPicture(
            area, m.reefs, m.chances if m.trial is None else (), m.last.get(m.front), m.seats[m.front].style
        )
        self._layer("picture", reef, area.edges)
        if m.tile is not None:
            self._openings(m)
        if m.trial is not None:
            self._trial(m.trial)
        if m.outlines:
            self._outlines(m)
        if m.contested:
            self._contested(m)
        if m.lit:
            self._layer("lit", Lit(area, m.lit, visible_reefs(m.reefs, m.lit)), area.edges)
        if m.progress is not None and m.view.terms.scenario is not None and m.view.players > 1:
            slip = ScenarioSlip(m.view.terms.scenario, m.progress)
            place = Rect(self.zone.x + 14, self.zone.bottom - 50, 560, 36)
            self._pool.painted("scenario", place, slip, z=12, label=slip.text)
        if m.mine is not None and m.mine != m.front:
            self._name(m.seats[m.front].name)

    def _ground(self) -> None:
        ground = self._pool.known("reef", Ground) or Ground(self.push)
        zone = self.zone
        ground.x, ground.y, ground.w, ground.h, ground.z = zone.x, zone.y, zone.w, zone.h, 1
        ground.hit, ground.label = True, tr("Reef")
        self._pool.put(ground)

    def _layer(self, name: str, scenery: Scenery, centres: Iterable[Cell]) -> None:
        layer = self._layers[name]
        layer.show(scenery, tuple(centres))
        self._pool.put(layer)

    def _spot(self, name: str, middles: tuple[Cell, ...], piece: Piece, kind: type[S]) -> S:
        spot = self._pool.known(name, kind) or kind(name, self.lens, self.zone)
        spot.middles, spot.focusable = middles, True
        spot.on_press, spot.on_point = partial(self._hands.press, piece), partial(self._hands.point, piece)
        return self._pool.put(spot)

    def _openings(self, m: TableModel) -> None:
        cells = (*m.gains, *m.misfits)
        self._layer("openings", Openings(m.gains, m.misfits, m.show_gains), map(centre_of, cells))
        for cell in cells:
            spot = self._spot(f"cell:{cell[0]},{cell[1]}", (centre_of(cell),), ReefCell(cell), Spot)
            spot.label = tr("Place for a tile") if cell in m.gains else tr("No place for this tile")

    def _trial(self, trial: Trial) -> None:
        centre = trial.tile.centre
        self._layer("held", Held(trial), (centre, beside(centre)[trial.open_edge]))
        if trial.why is not None:
            self._why_at = centre
            text = words.why_not(trial.why, trial.ways)
            self._pool.painted("why", self._why_place(), DarkPill(text), z=40, label=text)

    def _outlines(self, m: TableModel) -> None:
        only = {m.pile} if m.pile in m.outlines else m.outlines.keys()
        shown = {pile: outlines for pile, outlines in m.outlines.items() if pile in only}
        self._places(m, tuple(outline for outlines in shown.values() for outline in outlines))
        spots = []
        for pile, outlines in shown.items():
            for index, outline in enumerate(outlines):
                piece = OutlinePlace(pile, outline)
                spot = self._spot(f"outline:{pile}/{index}", outline, piece, OutlineSpot)
                spot.label = words.pile(pile)
                spots.append(spot)
        for spot in spots:
            spot.rivals = tuple(other for other in spots if other is not spot)

    def _contested(self, m: TableModel) -> None:
        self._places(m, tuple((corner,) for corner in m.contested))
        for index, corner in enumerate(m.contested):
            spot = self._spot(f"habitat:{index}", (corner,), HabitatPlace(corner), Spot)
            spot.label = words.animal(m.view.areas[m.front].habitat(corner) or "R")

    def _places(self, m: TableModel, outlines: tuple[Outline, ...]) -> None:
        centres = tuple(cell for outline in outlines for cell in outline)
        animals = m.view.areas[m.front].animals
        covered = tuple(animals[cell] for cell in m.laid.cells) if m.laid is not None else ()
        self._layer("places", Places(outlines, m.outline, m.laid, covered), centres)

    def _why_place(self) -> Rect:
        """Above the tile that does not fit, or below it where there is no room above."""
        zone, edge = self.zone, self.lens.edge
        x, y = self.lens.camera.at(self._why_at)
        left = min(max(zone.x + 8, x - _WHY_W / 2), zone.right - _WHY_W - 8)
        above, below = y - edge - _WHY_H - 8, y + edge + 8
        return Rect(left, above if above >= zone.y + 8 else below, _WHY_W, _WHY_H)

    def _name(self, name: str) -> None:
        text = tr("The reef of {name}").format(name=name)
        zone = self.zone
        self._pool.painted("whose", Rect(zone.x + zone.w / 2 - 150, zone.y + 10, 300, 36), DarkPill(text), z=12)


def cells_near(gains: Mapping[Cell, object], camera: Camera, x: float, y: float, reach: float) -> Cell | None:
    """The hexagon among these at a place, or the nearest one whose middle is within reach."""
    near = []
    for cell in gains:
        cx, cy = camera.of(cell)
        distance = ((x - cx) ** 2 + (y - cy) ** 2) ** 0.5
        if holds(x - cx, y - cy, camera.edge) or distance <= reach:
            near.append((distance, cell))
    return min(near)[1] if near else None
