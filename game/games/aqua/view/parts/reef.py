"""The reef in the large place: it can be pushed about and brought nearer, and takes tiles and animals."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from game.core.score import Cell
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.geometry import beside, centre_of
from game.games.aqua.hindrances import Hindrance
from game.games.aqua.large import Outline
from game.games.aqua.view import colours, spoken, words
from game.games.aqua.view.commands import FIT
from game.games.aqua.view.contested import Contested
from game.games.aqua.view.fading import Fading
from game.games.aqua.view.layer import Layer, Lens, Scenery
from game.games.aqua.view.marks import show_reef, turn
from game.games.aqua.view.model import TableModel, Trial
from game.games.aqua.view.parts.others import ScenarioSlip
from game.games.aqua.view.parts.spots import REEF_ROOM, Ground, OutlineSpot, Spot
from game.games.aqua.view.parts.tried import Tried
from game.games.aqua.view.pieces import FitReef, HabitatPlace, OutlinePlace, ReefCell, ZoomReef
from game.games.aqua.view.places import Camera, fitted, growing_room, in_sight, largest_edge
from game.games.aqua.view.sceneries import (
    BADGE_R,
    Held,
    Hindered,
    LaidLarge,
    Lit,
    Openings,
    Places,
    Promised,
    ReefPicture,
    badge_place,
    visible_reefs,
)
from game.games.aqua.view.scoring_reefs import values_on_reefs
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.input.key_words import with_key
from game.ui.table.guest import GuestFrame, WayBack
from game.ui.table.hands import Hands
from game.ui.table.paint import LIGHT, emblem
from game.ui.table.pieces import Piece
from game.ui.table.pool import PaintedNode
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import DarkPill
from game.ui.widgets.button import RoundButton
from game.ui.words import signed, tr
from game.units import Rect

NEARER = 1.2
"""The factor of one step nearer."""
_FARTHEST = 0.7
"""The smallest hexagons, as a share of those with which the whole reef is seen."""
_BUTTON_R = 17.0
_WHY_W, _WHY_H = 390.0, 36.0
_THEN_H = 38.0
_MARGIN = 52.0
_SIGN_Z = 12.0
"""Left and right of the fitted reef: there are the supplies and the buttons."""


_PROMISES = ("promised/0", "promised/1")
"""Two layers for what a tile would bring: the one fades into the other."""

S = TypeVar("S", bound=Spot)


@dataclass(frozen=True, slots=True)
class Then:
    """The large animal that a tile makes possible, and what it would bring on top."""

    pile: str
    gain: int
    told: bool

    @property
    def text(self) -> str:
        """Which animal, in words."""
        words_ = tr("then {animal} {points}") if self.told else tr("then {animal}")
        return words_.format(animal=words.pile(self.pile), points=signed(self.gain))

    def width(self, look: Look) -> float:
        """How wide it is for its words."""
        return look.text.width(self.text, 17 * look.text_scale, 600, "sans") + 58

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, c.h / 2, "surface.pill", "gold", 2)
        c.disc(22, c.h / 2, 16, "cream")
        c.art(colours.large_disc(self.pile), 7, c.h / 2 - 15, 30, 30)
        c.text(44, c.h / 2 + 6, self.text, 17, 600, LIGHT, max_w=c.w - 54)


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose reef lies in the large place."""

    seat: SeatInfo

    @property
    def text(self) -> str:
        """The name, in words."""
        return words.reef_of(self.seat)

    def width(self, look: Look) -> float:
        """How wide it is for its words."""
        return min(360.0, look.text.width(self.text, 17 * look.text_scale, 600, "sans") + 62)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, c.h / 2, "surface.pill", "#FFFFFF3A")
        emblem(c, self.seat, 22, c.h / 2, 14)
        c.text(46, c.h / 2 + 6, self.text, 17, 600, LIGHT, max_w=c.w - 58)


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
        self._back = WayBack(hands, "view", _SIGN_Z)
        self._layers = {
            name: Layer(f"reef/{name}", zone, self.lens, z)
            for name, z in (
                ("picture", 3.0),
                ("openings", 4.0),
                ("places", 5.0),
                ("hindered", 5.0),
                ("laid", 5.5),
                ("held", 6.0),
                ("lit", 7.0),
                *((name, 9.0) for name in _PROMISES),
            )
        }
        self._shown: set[str] = set()
        self._tried = Tried(hands, self.lens, self._layers["held"])
        self._promise = 0
        self._promised: Promised | None = None
        self._fading = Fading(hands, [self._layers[name] for name in ("openings", "places", "hindered", *_PROMISES)])
        x, y = zone.right - 30, zone.y + 30
        buttons: tuple[tuple[str, str, str, Piece], ...] = (
            ("fit", "fullscreen", with_key(tr("Show the whole reef"), FIT), FitReef()),
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

    @property
    def laid(self) -> Layer:
        """What shows the large animal that is laid."""
        return self._layers["laid"]

    def fit(self) -> bool:
        """Keep the whole reef in view from the next drawing on; False when it is in view already."""
        pushed, self._pushed = self._pushed, False
        return pushed

    def zoom(self, piece: ZoomReef, area: Area) -> None:
        """Nearer or farther, around a place or around the middle, after it was pushed."""
        self._pushed = True
        least = self.fitting(area).edge * _FARTHEST
        pushed = self.lens.camera.moved(*piece.pushed)
        self._look_from(pushed.zoomed(piece.factor, *(piece.at or self.zone.centre), least), area)

    def push(self, dx: float, dy: float) -> None:
        """Pan the reef by `dx` and `dy` units; at least one whole tile stays in sight."""
        self._pushed = True
        self._look_from(self.lens.camera.moved(dx, dy), self._hands.state.view.areas[self._front])
        why = self._pool.known("why", PaintedNode)
        if why is not None:
            place = self._why_place()
            why.x, why.y = place.x, place.y

    def _look_from(self, camera: Camera, area: Area) -> None:
        self.lens.set(in_sight(camera, self.zone, area.edges))

    def fitting(self, area: Area) -> Camera:
        """The camera that shows the whole reef and all room around it."""
        zone = self.zone
        room = Rect(zone.x + _MARGIN, zone.y, zone.w - 2 * _MARGIN, zone.h)
        return fitted(room, growing_room(area), largest_edge(zone))

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies in the window of the reef."""
        zone = self.zone
        return zone.x <= x < zone.right and zone.y <= y < zone.bottom

    # -- showing

    def show(self, m: TableModel) -> None:
        """Draws the reef of the front seat with what can be done on it."""
        area = m.view.areas[m.front]
        another = m.front != self._front
        if another:
            self._front, self._pushed = m.front, False
        self._shown.clear()
        if self._pushed:
            self._look_from(self.lens.camera, area)
        else:
            self.lens.set(self.fitting(area))
        self._ground(area)
        for button in self._buttons:
            self._pool.put(button)
        self._picture(m, at_once=another)
        if m.tile is not None:
            self._openings(m)
        if m.trial is not None:
            self._trial(m.trial)
        else:
            self._forget_promises(told=m.mine is None)
        self._tried.show(m, at_once=another)
        if m.pile is not None and m.hindrances.get(m.pile):
            self._hindered(m.hindrances[m.pile])
        elif m.outlines:
            self._outlines(m)
        if m.laid is not None:
            self._laid(m, m.laid)
        if m.contested:
            self._contested(m)
        elif m.mine is None:
            self._forget_chosen()
        if m.lit:
            self._layer("lit", Lit(area, m.lit, visible_reefs(m.reefs, m.lit)), area.edges)
        self._fading.show(frozenset(self._shown), at_once=another)
        if m.progress is not None and m.view.terms.scenario is not None and m.view.players > 1:
            slip = ScenarioSlip(m.view.terms.scenario, m.progress)
            place = Rect(self.zone.x + 14, self.zone.bottom - 50, 560, 36)
            self._pool.painted("scenario", place, slip, z=12, label=slip.text)
        if m.view.players > 1:
            self._name(m)

    def _ground(self, area: Area) -> None:
        room = self._pool.known(REEF_ROOM, Spot) or Spot(REEF_ROOM, self.lens, self.zone)
        room.middles, room.hit = growing_room(area), False
        self._pool.put(room)
        ground = self._pool.known("reef", Ground) or Ground(self.push)
        zone = self.zone
        ground.x, ground.y, ground.w, ground.h, ground.z = zone.x, zone.y, zone.w, zone.h, 1
        ground.hit, ground.label = True, tr("Reef")
        self._pool.put(ground)

    def _picture(self, m: TableModel, at_once: bool) -> None:
        area, layer = m.view.areas[m.front], self._layers["picture"]
        reefs = values_on_reefs(m.view, m.front, m.reefs)
        reef = ReefPicture(area, reefs, m.chances, m.last.get(m.front), m.seats[m.front].style)
        show_reef(layer, reef, self._hands, at_once)
        self._pool.put(layer)

    def _layer(self, name: str, scenery: Scenery, centres: Iterable[Cell]) -> None:
        layer = self._layers[name]
        layer.show(scenery, tuple(centres))
        self._shown.add(layer.name)
        self._pool.put(layer)

    def _spot(self, name: str, middles: tuple[Cell, ...], piece: Piece, kind: type[S]) -> S:
        spot = self._pool.known(name, kind) or kind(name, self.lens, self.zone)
        spot.middles, spot.focusable = middles, True
        spot.on_press, spot.on_point = partial(self._hands.press, piece), partial(self._hands.point, piece)
        return self._pool.put(spot)

    def _openings(self, m: TableModel) -> None:
        cells = (*m.gains, *m.turnings, *m.misfits)
        laid = m.trial is not None and m.trial.planned
        if not laid:
            self._layer("openings", Openings(m.gains, m.turnings, m.misfits, m.show_gains), map(centre_of, cells))
        for cell in cells:
            spot = self._spot(f"cell:{cell[0]},{cell[1]}", (centre_of(cell),), ReefCell(cell), Spot)
            spot.label, spot.wording = tr("Place for a tile"), partial(spoken.place_words, m, cell)
            here = laid and m.trial is not None and m.trial.tile.cell == cell
            spot.drag, spot.focusable = here, here or not (laid or cell in m.misfits)

    def _trial(self, trial: Trial) -> None:
        centre = trial.tile.centre
        self._layer("held", Held(trial.tile, trial.why is None), (centre,))
        if trial.why is None:
            self._promises(trial)
        else:
            self._why_at = centre
            text = words.why_not(trial.why)
            self._pool.painted("why", self._why_place(), DarkPill(text), z=40, label=text)
        if trial.then:
            then = Then(*trial.then[0], trial.gain is not None)
            x, y = badge_place(trial, self.lens.camera)
            side = 1 if x >= self.lens.camera.at(centre)[0] - 1 else -1
            w = then.width(self._hands.look)
            left = x + BADGE_R + 4 if side > 0 else x - BADGE_R - 4 - w
            left = min(max(left, self.zone.x + 8), self.zone.right - w - 8)
            self._pool.painted("then", Rect(left, y - _THEN_H / 2, w, _THEN_H), then, z=40)

    def _promises(self, trial: Trial) -> None:
        """What the tile would bring; something else fades in while what was seen before fades."""
        promised = Promised(replace(trial, planned=False, then=()))
        if self._promised not in (None, promised):
            self._promise = 1 - self._promise
        self._promised = promised
        centre = trial.tile.centre
        self._layer(_PROMISES[self._promise], promised, (centre, beside(centre)[trial.open_edge]))

    def _forget_promises(self, told: bool) -> None:
        """They fade; what is `told` begins with the animals that were in them."""
        promised, self._promised = self._promised, None
        if promised is not None and told:
            trial = promised.trial
            coming = Promised(replace(trial, animals=()))
            centre = trial.tile.centre
            self._layers[_PROMISES[self._promise]].show(coming, (centre, beside(centre)[trial.open_edge]))

    def _outlines(self, m: TableModel) -> None:
        only = {m.pile} if m.pile in m.outlines else m.outlines.keys()
        shown = {pile: outlines for pile, outlines in m.outlines.items() if pile in only}
        gains = {outline: gain for outlines in shown.values() for outline, gain in outlines.items()}
        self._places(m, gains, m.show_gains and m.pile is not None and m.laid is None)
        spots = []
        for pile, outlines in shown.items():
            for index, outline in enumerate(outlines):
                laid = m.laid is not None and m.laid.cells == outline
                piece = OutlinePlace(pile, outline)
                spot = self._spot(f"outline:{pile}/{index}", outline, piece, OutlineSpot)
                spot.label, spot.wording = words.pile(pile), partial(spoken.outline_words, m, pile, outline)
                spot.drag = laid
                spots.append(spot)
        for spot in spots:
            spot.rivals = tuple(other for other in spots if other is not spot)

    def _contested(self, m: TableModel) -> None:
        area, layer = m.view.areas[m.front], self._layers["places"]
        animals = {corner: area.habitat(corner) or "R" for corner in m.contested}
        seen = m.outline[0] if m.outline is not None else None
        gains, before = m.contested if m.show_gains else {}, layer.scenery
        now = Contested(animals, gains, seen, m.settled is not None)
        if isinstance(before, Contested) and before.animals == animals and before != now:
            turn(layer, now, m.contested, before, self._hands)
        self._layer("places", now, m.contested)
        for index, corner in enumerate(m.contested):
            spot = self._spot(f"habitat:{index}", (corner,), HabitatPlace(corner), Spot)
            spot.label, spot.chosen = words.animal(animals[corner]), corner == m.settled
            spot.wording = partial(spoken.habitat_words, m, corner)

    def _forget_chosen(self) -> None:
        """The animals that were to be chosen from fade, but for the one that comes."""
        layer = self._layers["places"]
        before = layer.scenery
        if isinstance(before, Contested) and before.settled:
            layer.show(before.without_chosen(), before.gains or before.animals)

    def _hindered(self, hindrances: tuple[Hindrance, ...]) -> None:
        centres = tuple(cell for one in hindrances for cell in one.cells)
        if centres:
            self._layer("hindered", Hindered(hindrances), centres)

    def _places(self, m: TableModel, outlines: Mapping[Outline, int], gains: bool) -> None:
        centres = tuple(cell for outline in outlines for cell in outline)
        self._layer("places", Places(outlines, m.outline, m.held, gains), centres)

    def _laid(self, m: TableModel, animal: LargeAnimal) -> None:
        animals = m.view.areas[m.front].animals
        self._layer("laid", LaidLarge(animal, tuple(animals[cell] for cell in animal.cells)), animal.cells)

    def _why_place(self) -> Rect:
        """Above the tile that does not fit, or below it where there is no room above."""
        zone, edge = self.zone, self.lens.edge
        x, y = self.lens.camera.at(self._why_at)
        left = min(max(zone.x + 8, x - _WHY_W / 2), zone.right - _WHY_W - 8)
        above, below = y - edge - _WHY_H - 8, y + edge + 8
        return Rect(left, above if above >= zone.y + 8 else below, _WHY_W, _WHY_H)

    def _name(self, m: TableModel) -> None:
        whose, zone = Whose(m.seats[m.front]), self.zone
        place = Rect(zone.x + 76, zone.y + 12, whose.width(self._hands.look), 40)
        self._pool.painted("whose", place, whose, z=_SIGN_Z, label=whose.text)
        if m.peeks:
            self._pool.painted("guest", zone, GuestFrame(whose.seat, 24), z=_SIGN_Z)
            self._back.show(m.front, Rect(place.right + 10, place.y - 4, 150, 48))
