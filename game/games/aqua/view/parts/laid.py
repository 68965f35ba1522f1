"""A large animal that is laid on the reef flies there and lands; put back, it goes home in an arc."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from math import cos, radians, sin

from game.core.score import Cell
from game.games.aqua.area import LargeAnimal
from game.games.aqua.view.faces import LARGE_SPAN, LargeFace, box_middle, middles_of
from game.games.aqua.view.layer import Layer, Lens
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.on_the_way import end_way
from game.games.aqua.view.parts.piles import PilesPart, shape_cells
from game.games.aqua.view.places import Point
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.gliding import glided, spot
from game.ui.table.hands import Hands
from game.ui.table.motions import Cue
from game.ui.table.weight import Hop, land
from game.units import Placement

_NAME = "way/laid"
_Z, _FLYING_Z = 5.4, 400.0
_SEEN = 0.5
"""The share of its sprite that a large animal takes up."""


class Laid:
    """Moves the large animal that is laid.

    Args:
        hands: moves it.
        lens: where the reef lies.
        layer: shows it once it has come to rest.
        piles: where its home is.
    """

    def __init__(self, hands: Hands, lens: Lens, layer: Layer, piles: PilesPart) -> None:
        self._hands, self._lens, self._layer, self._piles = hands, lens, layer, piles
        self._before: LargeAnimal | None = None

    def seen(self) -> Mapping[str, Placement]:
        """Pile → where its animal is seen at this moment: on its pile, in hand, on its way, or where it is laid."""
        places = self._piles.seen()
        if self._before is not None:
            moving = self._hands.stage.get(_NAME)
            places[self._before.pile] = spot(moving) if isinstance(moving, Sprite) else self._place(self._before)
        return places

    def show(self, m: TableModel, seen: Mapping[str, Placement]) -> None:
        """After a moment was drawn: what was `seen` before goes where the moment has it."""
        before, self._before = self._before, m.laid
        if m.laid is not None:
            self._lay(m.laid, seen.get(m.laid.pile), moves=m.laid != before)
            return
        self._rest()
        home = None if before is None or m.held else self._piles.animal(before.pile)
        if before is not None and home is not None:
            self._go_home(before, home, seen.get(before.pile))

    def _lay(self, animal: LargeAnimal, start: Placement | None, moves: bool) -> None:
        if not moves:
            return
        self._rest()
        end, motions = self._place(animal), self._hands.motions
        if start is None or not motions.ms("magnet"):
            return
        way = Sprite(_NAME, end.cx, end.cy, end.w, end.h, LargeFace(animal, value=False), z=_Z)
        if start.w != end.w:
            start = replace(start, angle=_turned_at_home(animal))
        flight = glided(way, start, motions.ms("take_back"), motions.named("take_back").easing)
        way.z = _FLYING_Z if flight else _Z
        self._hands.stage.add(way)
        self._layer.alpha = 0.0
        after = motions.ms("take_back") if flight else 0.0
        whole = after + (motions.ms("land") if motions.full else 0.0)
        lands = land(way, _NAME, self._hands.stage, motions, after, _SEEN)
        sinks = Tween(way, "z", _Z, 0, delay=whole)
        lies = Tween(Cue(partial(self._take_away, way)), "rung", 1.0, 0, delay=whole + motions.ms("magnet"))
        self._hands.aside(*flight, *lands, sinks, *motions.tween("magnet", self._layer, delay=whole, alpha=1.0), lies)

    def _go_home(self, before: LargeAnimal, animal: Sprite, start: Placement | None) -> None:
        motions = self._hands.motions
        if start is None or not motions.full:
            return
        fly = motions.named("fly_back")
        way = glided(animal, replace(start, angle=-_turned_at_home(before)), fly.ms, fly.easing)
        above = Tween(animal, "z", animal.z, fly.ms, _only_at_the_end, start=_FLYING_Z)
        animal.z = _FLYING_Z
        self._hands.aside(*way, above, Tween(Hop(animal), "share", 1.0, fly.ms, fly.easing))

    def _place(self, animal: LargeAnimal) -> Placement:
        """Where it lies on the reef."""
        side = LARGE_SPAN * self._lens.edge
        return Placement(*box_middle([self._lens.camera.at(cell) for cell in animal.cells]), side, side)

    def _take_away(self, way: Sprite) -> None:
        """The layer shows it by now, and goes with the reef where that is pushed."""
        if self._hands.stage.get(_NAME) is way:
            self._hands.stage.remove(_NAME)

    def _rest(self) -> None:
        """Nothing is on its way to the reef any more."""
        end_way(self._hands, _NAME, self._layer)


def _only_at_the_end(share: float) -> float:
    return 0.0


def _turned_at_home(animal: LargeAnimal) -> float:
    """By how many degrees it lies turned on its pile, seen from how it lies on the reef."""
    home, here = _outline(shape_cells(animal.pile), 0), animal.cells
    return next((float(turn) for turn in (0, 60, -60, 120, -120, 180) if _outline(here, turn) == home), 0.0)


def _outline(cells: tuple[Cell, ...], turn: float) -> frozenset[Point]:
    """Where cells lie around their common middle when they are turned by so many degrees."""
    spots = middles_of(cells, 1.0)
    mx, my = (sum(at[i] for at in spots) / len(spots) for i in (0, 1))
    across, down = cos(radians(turn)), sin(radians(turn))
    turned = (((x - mx) * across - (y - my) * down, (x - mx) * down + (y - my) * across) for x, y in spots)
    return frozenset((round(x, 2) + 0.0, round(y, 2) + 0.0) for x, y in turned)
