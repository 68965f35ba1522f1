"""The reef in the large place: it can be pushed about and brought nearer, and takes tiles and animals."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.geometry import centre_of
from game.games.aqua.large import Outline
from game.games.aqua.view import words
from game.games.aqua.view.actions import TableActions
from game.games.aqua.view.layer import Layer, Lens, Scenery
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.others import ScenarioSlip
from game.games.aqua.view.places import Camera, fitted, growing_room, holds
from game.games.aqua.view.sceneries import Held, Lit, Openings, Places, ReefPicture, visible_reefs
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node
from game.ui.table.pool import NodePool, PaintedNode
from game.ui.table.topbar import DarkPill
from game.ui.widgets.button import RoundButton
from game.ui.words import tr
from game.units import Rect

HIT_Z = 20.0
NEARER = 1.2
"""The factor of one step nearer."""
_BUTTON_R = 17.0


@dataclass(frozen=True, slots=True)
class Water:
    """The sunk glass the reef lies on."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 22, "#04283445", "#FFFFFF20")


class Ground(PaintedNode):
    """The water around the reef: by it the reef is pushed about."""

    drag = True


class Spot(Node):
    """A place on the reef that can be pressed: one hexagon, or several."""

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
        pushed: the player has pushed it about or come nearer; it no longer fits itself.
    """

    def __init__(self, pool: NodePool, zone: Rect, actions: TableActions) -> None:
        self._pool = pool
        self.zone = zone
        self._actions = actions
        self.lens = Lens()
        self.pushed = False
        self._front = -1
        self._layers = {
            name: Layer(f"reef/{name}", zone, self.lens, z)
            for name, z in (("picture", 3.0), ("openings", 4.0), ("places", 5.0), ("held", 6.0), ("lit", 7.0))
        }
        x, y = zone.right - 30, zone.y + 30
        buttons: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("fit", "fullscreen", tr("Show the whole reef (F)"), actions.fit),
            ("nearer", "plus", tr("Nearer"), partial(actions.zoom, NEARER)),
            ("farther", "minus", tr("Farther"), partial(actions.zoom, 1 / NEARER)),
        )
        self._buttons = tuple(
            RoundButton(name, icon, label, press, cx=x, cy=y + i * 44, r=_BUTTON_R, z=30, kind="glass", zone="view")
            for i, (name, icon, label, press) in enumerate(buttons)
        )

    def show(self, m: TableModel) -> None:
        """Draws the reef of the front seat with what can be done on it."""
        area = m.view.areas[m.front]
        if m.front != self._front:
            self._front, self.pushed = m.front, False
        if not self.pushed:
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
            self._layer("held", Held(m.trial), (m.trial.tile.centre,))
            if m.trial.why is not None:
                self._say_why(m.trial.why, m.trial.ways, m.trial.tile.centre)
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

    def fitting(self, area: Area) -> Camera:
        """The camera that shows the whole reef and all room around it."""
        return fitted(self.zone, growing_room(area))

    def least_edge(self, area: Area) -> float:
        """The edge below which nobody needs to go."""
        return self.fitting(area).edge * 0.7

    def _ground(self) -> None:
        ground = self._pool.known("reef", Ground) or Ground("reef", Water())
        zone = self.zone
        ground.x, ground.y, ground.w, ground.h, ground.z = zone.x, zone.y, zone.w, zone.h, 1
        ground.hit, ground.label = True, tr("Reef")
        self._pool.put(ground)

    def _layer(self, name: str, scenery: Scenery, centres: Iterable[Cell]) -> None:
        layer = self._layers[name]
        layer.show(scenery, tuple(centres))
        self._pool.put(layer)

    def _spot(self, name: str, middles: tuple[Cell, ...], kind: type[Spot] = Spot) -> Spot:
        spot = self._pool.known(name, kind) or kind(name, self.lens, self.zone)
        spot.middles, spot.focusable = middles, True
        return self._pool.put(spot)

    def _openings(self, m: TableModel) -> None:
        cells = (*m.gains, *m.misfits)
        self._layer("openings", Openings(m.gains, m.misfits, m.show_gains), map(centre_of, cells))
        for cell in cells:
            spot = self._spot(f"cell:{cell[0]},{cell[1]}", (centre_of(cell),))
            fits = cell in m.gains
            spot.label = tr("Place for a tile") if fits else tr("No place for this tile")
            spot.on_press = partial(self._actions.cell, cell)
            spot.on_point = partial(self._actions.cell_point, cell)

    def _outlines(self, m: TableModel) -> None:
        only = {m.pile} if m.pile in m.outlines else m.outlines.keys()
        shown = {pile: outlines for pile, outlines in m.outlines.items() if pile in only}
        self._places(m, tuple(outline for outlines in shown.values() for outline in outlines))
        spots = []
        for pile, outlines in shown.items():
            for index, outline in enumerate(outlines):
                spot = self._spot(f"outline:{pile}/{index}", outline, OutlineSpot)
                assert isinstance(spot, OutlineSpot)
                spot.label = words.pile(pile)
                spot.on_press = partial(self._actions.outline, pile, outline)
                spot.on_point = partial(self._actions.outline_point, pile, outline)
                spots.append(spot)
        for spot in spots:
            spot.rivals = tuple(other for other in spots if other is not spot)

    def _contested(self, m: TableModel) -> None:
        self._places(m, tuple((corner,) for corner in m.contested))
        for index, corner in enumerate(m.contested):
            spot = self._spot(f"habitat:{index}", (corner,))
            spot.label = words.animal(m.view.areas[m.front].habitat(corner) or "R")
            spot.on_press = partial(self._actions.habitat, corner)
            spot.on_point = partial(self._actions.habitat_point, corner)

    def _places(self, m: TableModel, outlines: tuple[Outline, ...]) -> None:
        centres = tuple(cell for outline in outlines for cell in outline)
        self._layer("places", Places(outlines, m.outline), centres)

    def _say_why(self, reason: str, ways: int, centre: Cell) -> None:
        x, y = self.lens.camera.at(centre)
        text = words.why_not(reason, ways)
        w = 390.0
        left = min(max(self.zone.x + 8, x - w / 2), self.zone.right - w - 8)
        top = min(max(self.zone.y + 8, y - self.lens.edge - 44), self.zone.bottom - 44)
        self._pool.painted("why", Rect(left, top, w, 36), DarkPill(text), z=40, label=text)

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
