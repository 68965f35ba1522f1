"""The tile in hand glides to where it is tried on the reef, from place to place there, and back to the market."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.core.score import Cell
from game.games.aqua.state import AquaView
from game.games.aqua.view.faces import SPAN, TileFace
from game.games.aqua.view.layer import Layer, Lens
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.market import TileSprite
from game.games.aqua.view.turning import degrees
from game.games.aqua.view.turning_motion import short_way
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.gliding import glided, spot
from game.ui.table.hands import Hands
from game.units import Placement

_NAME, _Z = "way/held", 32.0


@dataclass(frozen=True, slots=True)
class _Tried:
    """A tile, the cell and the turn in which it is tried, and where that is on the screen."""

    tile: str
    cell: Cell
    turn: int
    place: Placement = field(compare=False)


class HeldMotion:
    """Moves the tile in hand, as long as only what the player has in mind changes.

    Args:
        hands: moves it.
        lens: where the reef lies.
        layer: shows the tile where it is tried, once it has come there.
    """

    def __init__(self, hands: Hands, lens: Lens, layer: Layer) -> None:
        self._hands, self._lens, self._layer = hands, lens, layer
        self._tried: _Tried | None = None
        self._view: AquaView | None = None

    def places(self, m: TableModel) -> dict[str, Placement]:
        """Before the table shows `m`: where the tiles are that may be on their way then."""
        tiles = {self._tried.tile} if self._tried else set[str]()
        tiles |= {m.tile[0]} if m.tile is not None else set()
        return {name: place for name in tiles if (place := self._place(name)) is not None}

    def show(self, m: TableModel, before: Mapping[str, Placement]) -> None:
        """When the table shows `m`: the tile sets out from where it was."""
        same, self._view = m.view is self._view, m.view
        last, self._tried = self._tried, self._trial(m)
        if self._tried == last:
            return
        self._hands.still(self._layer, "alpha")
        self._layer.alpha = 1.0
        self._hands.stage.remove(_NAME)
        if not same:
            return
        if self._tried is not None and self._tried.tile in before:
            self._go(self._tried, before[self._tried.tile])
        if last is not None and (self._tried is None or self._tried.tile != last.tile):
            self._back(last.tile, before[last.tile])

    def _trial(self, m: TableModel) -> _Tried | None:
        if m.trial is None or m.tile is None:
            return None
        camera, (name, turn), tile = self._lens.camera, m.tile, m.trial.tile
        side = SPAN * camera.edge
        return _Tried(name, tile.cell, turn, Placement(*camera.at(tile.centre), side, side, degrees(turn)))

    def _place(self, name: str) -> Placement | None:
        flying, tile = self._hands.stage.get(_NAME), self._hands.stage.get(f"tile/{name}")
        if isinstance(flying, Sprite) and flying.visible and flying.face == TileFace(0, name):
            return spot(flying)
        if self._tried is not None and self._tried.tile == name:
            return self._tried.place
        return spot(tile) if isinstance(tile, TileSprite) else None

    def _go(self, tried: _Tried, start: Placement) -> None:
        """To where it is tried: a short way quickly, its turn the short way round."""
        end, motions = tried.place, self._hands.motions
        if (start.cx, start.cy) == (end.cx, end.cy):
            motion = motions.named("tile_turn")
        else:
            motion = motions.named("choose" if start.w != end.w else "magnet")
        if motion.ms == 0:
            return
        sprite = Sprite(_NAME, end.cx, end.cy, end.w, end.h, TileFace(0, tried.tile), z=_Z)
        sprite.angle = end.angle
        begin = replace(start, angle=short_way(start.angle, end.angle))
        self._hands.stage.add(sprite)
        self._layer.alpha = 0.0
        self._hands.aside(
            *glided(sprite, begin, motion.ms, motion.easing),
            Tween(sprite, "visible", 0.0, 0, delay=motion.ms),
            Tween(self._layer, "alpha", 1.0, motion.ms / 2, delay=motion.ms / 2),
        )

    def _back(self, name: str, start: Placement) -> None:
        """Back to the market, unless the pointer carries it."""
        tile, motion = self._hands.stage.get(f"tile/{name}"), self._hands.motions.named("take_back")
        if isinstance(tile, TileSprite) and tile is not self._hands.carried() and motion.ms:
            begin = replace(start, angle=short_way(start.angle, tile.angle))
            self._hands.aside(*glided(tile, begin, motion.ms, motion.easing))
