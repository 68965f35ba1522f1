"""A step to another moment that is not told: what is new on the reefs comes, and what is not there any more goes.

Taking back and going through a finished game are such steps.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from game.core.rules import Seat
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.components import PILES
from game.games.aqua.state import AquaView
from game.games.aqua.view.faces import LARGE_SPAN, SPAN, LargeFace, SmallFace, TileFace, box_middle
from game.games.aqua.view.layer import Layer, Scenery
from game.games.aqua.view.marks import show_reef
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.places import Camera
from game.games.aqua.view.sceneries import ReefPicture
from game.games.aqua.view.turning import degrees, turn_of
from game.games.aqua.view.turning_motion import short_way
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Beat, Call, Step
from game.ui.table.hands import Hands
from game.units import Placement

WAY = "way/"
"""How the names begin of what is on its way."""
WAY_Z = 400.0
TILE = "tile/"
"""How the names begin of the tiles of the market."""
DROP = 70.0
"""How far above its place a small animal begins to sink."""
LIFTED_SCALE = 1.25
SWIM = 220.0
"""How far beside its place a large animal begins to swim in, on a reef that is near."""
SINK = 120.0
"""How far a tile sinks out of the market."""
_COMES, _GOES = "reveal_glide", "take_back"


def gone(names: Iterable[str], view: AquaView) -> list[str]:
    """Those of the names of tiles in the market that are not there any more, nor on a reef."""
    there = {f"{TILE}{name}" for name in (*view.market, *(tile.name for area in view.areas for tile in area.tiles))}
    return [name for name in names if name not in there]


def swim(camera: Camera) -> float:
    """How far beside its place a large animal begins to swim in."""
    return SWIM * min(1.0, camera.edge / 40)


@dataclass(frozen=True, slots=True)
class _Reef:
    """A reef as it was seen: what lay in it, where, and the layer that showed it."""

    area: Area
    camera: Camera
    layer: Layer
    scenery: Scenery


class Stepping:
    """What was seen before a step. Only in full motion; and nothing where what was told arrives just now.

    Args:
        hands: moves things.
        parts: where they are.
    """

    def __init__(self, hands: Hands, parts: TableParts) -> None:
        self._hands, self._parts = hands, parts
        self._front = hands.state.front
        self._told = any(node.name.startswith(WAY) for node in hands.stage.nodes)
        self._before = {seat: reef for seat in range(hands.state.view.players) if (reef := self._seen(seat))}

    def _seen(self, seat: Seat) -> _Reef | None:
        layer = self._hands.stage.get("reef/picture" if seat == self._front else f"small reef/{seat}")
        if not isinstance(layer, Layer) or not isinstance(layer.scenery, ReefPicture):
            return None
        return _Reef(layer.scenery.area, self._parts.camera(seat), layer, layer.scenery)

    def tiles(self) -> dict[str, Placement]:
        """Where the tiles of all reefs lay, by the names that they have in the market."""
        return {
            f"{TILE}{tile.name}": _on(reef.camera, tile.centre, short_way(degrees(turn_of(tile)), 0))
            for reef in self._before.values()
            for tile in reef.area.tiles
        }

    def beats(self, market: Mapping[str, Placement], moves: Iterable[Step]) -> list[Beat]:
        """After the step: `moves`, and beside them what comes to the reefs from the `market` and leaves them."""
        steps, held = [*moves, *self._leave_market(market)], []
        if self._hands.motions.full and not self._told and self._hands.state.front == self._front:
            for seat, reef in self._before.items():
                now = self._hands.state.view.areas[seat]
                comes = self._come(seat, reef.area, now, market)
                if comes:
                    held.append(self._hold(reef))
                steps += [*comes, *self._leave(reef, now)]
        if not steps:
            return []
        return [steps, Call(partial(self._arrive, held))]

    def _come(self, seat: Seat, before: Area, now: Area, market: Mapping[str, Placement]) -> list[Step]:
        motions, camera = self._hands.motions, self._parts.camera(seat)
        steps: list[Step] = []
        for tile in now.tiles[len(before.tiles) :]:
            start = market.get(f"{TILE}{tile.name}") or _at(*self._parts.place_of_seat(seat), SPAN * 40)
            end = _on(camera, tile.centre, short_way(degrees(turn_of(tile)), start.angle))
            sprite = self._add(f"{seat}/{tile.name}", start, TileFace(0, tile.name))
            steps += motions.to(_COMES, sprite, end)
        delay = motions.ms(_COMES) if steps else 0.0
        for corner, colour in now.animals.items():
            if corner not in before.animals:
                end = _on(camera, corner)
                sprite = self._add(f"{seat}/{corner}", end, SmallFace(colour), 1)
                sprite.cy, sprite.alpha, sprite.scale = end.cy - DROP, 0.0, LIFTED_SCALE
                steps += motions.tween("small_animal", sprite, delay, cy=end.cy, scale=1.0)
                steps += motions.tween("hover_card", sprite, delay, alpha=1.0)
        for animal in now.large:
            if animal not in before.large:
                end, away = _over(camera, animal), swim(camera)
                sprite = self._add(f"{seat}/{animal.pile}/{animal.value}", end, LargeFace(animal), 2)
                sprite.cx, sprite.cy, sprite.alpha = end.cx - away, end.cy - away / 3, 0.0
                steps += motions.tween("large_animal", sprite, delay, cx=end.cx, cy=end.cy, alpha=1.0)
        return steps

    def _leave(self, reef: _Reef, now: Area) -> list[Step]:
        """Small animals rise and are gone; large ones go back to their piles."""
        motions, steps = self._hands.motions, list[Step]()
        for corner, colour in reef.area.animals.items():
            if corner not in now.animals:
                sprite = self._add(f"gone/{corner}", _on(reef.camera, corner), SmallFace(colour))
                steps += motions.tween(_GOES, sprite, cy=sprite.cy - DROP, scale=LIFTED_SCALE, alpha=0.0)
        for animal in reef.area.large:
            if animal not in now.large:
                sprite = self._add(
                    f"gone/{animal.pile}/{animal.value}", _over(reef.camera, animal), LargeFace(animal), 1
                )
                home = self._parts.piles.place(list(PILES).index(animal.pile))
                steps += motions.to(_GOES, sprite, _at(*home.centre, sprite.w / 3))
                steps += motions.tween(_GOES, sprite, alpha=0.0)
        return steps

    def _leave_market(self, market: Mapping[str, Placement]) -> list[Step]:
        """Tiles that nobody has taken sink out of the market."""
        motions = self._hands.motions
        steps: list[Step] = []
        for name in gone(market, self._hands.state.view) if motions.full else ():
            start = market[name]
            sprite = self._add(name, start, TileFace(0, name.removeprefix(TILE)))
            steps += motions.tween("market", sprite, cy=start.cy + SINK, alpha=0.0)
        return steps

    def _add(self, name: str, at: Placement, face: Face, above: int = 0) -> Sprite:
        sprite = Sprite(f"{WAY}step/{name}", at.cx, at.cy, at.w, at.h, face, z=WAY_Z + above)
        sprite.angle = at.angle
        return self._hands.stage.add(sprite)

    def _hold(self, reef: _Reef) -> tuple[Layer, Scenery, ReefPicture]:
        """The reef is seen without what comes until that has come."""
        now = reef.layer.scenery
        assert isinstance(now, ReefPicture)
        self._hands.still(reef.layer, "turned")
        reef.layer.turned = 1.0
        reef.layer.show(reef.scenery, reef.area.edges)
        return reef.layer, reef.scenery, now

    def _arrive(self, held: Iterable[tuple[Layer, Scenery, ReefPicture]]) -> None:
        for layer, scenery, now in held:
            if layer.scenery is scenery:
                show_reef(layer, now, self._hands, at_once=False)
        self._hands.stage.clear(f"{WAY}step/")


def _at(x: float, y: float, side: float) -> Placement:
    return Placement(x, y, side, side)


def _on(camera: Camera, middle: tuple[int, int], angle: float = 0.0) -> Placement:
    """The place of a tile or a small animal."""
    side = SPAN * camera.edge
    return Placement(*camera.at(middle), side, side, angle)


def _over(camera: Camera, animal: LargeAnimal) -> Placement:
    """The place of a large animal."""
    return _at(*box_middle([camera.at(cell) for cell in animal.cells]), LARGE_SPAN * camera.edge)
