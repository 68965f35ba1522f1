"""A tile that is tried on the reef comes there, turns and comes to lie; it never jumps."""

from dataclasses import dataclass
from typing import Self

from game.core.score import Cell
from game.games.aqua.geometry import centre_of
from game.games.aqua.view.faces import TRIED_RIM, TriedFace
from game.games.aqua.view.layer import Layer, Lens
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.on_the_way import end_way
from game.games.aqua.view.turning import degrees
from game.games.aqua.view.turning_motion import short_way
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.hands import Hands
from game.ui.table.weight import land

_NAME = "way/tried"
_Z = 8.0


@dataclass(frozen=True, slots=True)
class _Seen:
    """A tile in hand: which, how it is turned, the hexagon in which it is tried, and whether it is laid there."""

    name: str
    turn: int
    cell: Cell | None
    planned: bool

    @classmethod
    def of(cls, m: TableModel) -> Self | None:
        if m.tile is None:
            return None
        (name, turn), trial = m.tile, m.trial
        return cls(name, turn, None, False) if trial is None else cls(name, turn, trial.tile.cell, trial.planned)


class Tried:
    """Moves the tile that is tried.

    Args:
        hands: moves it.
        lens: where the reef lies.
        layer: shows it once it has come to rest.
    """

    def __init__(self, hands: Hands, lens: Lens, layer: Layer) -> None:
        self._hands, self._lens, self._layer = hands, lens, layer
        self._before: _Seen | None = None

    def show(self, m: TableModel, at_once: bool) -> None:
        """After a moment was drawn: what was seen before becomes what is seen in it.

        `at_once`: another reef is seen, on which it lies already.
        """
        before, now = self._before, _Seen.of(m)
        self._before = now
        if at_once or now is None or now.cell is None:
            self._rest()
        elif before is None or before.name != now.name or not self._comes(before, now):
            self._rest()
            if self._hands.motions.ms("magnet"):
                self._layer.alpha = 0.0
                self._hands.aside(*self._hands.motions.tween("magnet", self._layer, alpha=1.0))
        elif (before.cell, before.turn) != (now.cell, now.turn):
            self._move(before, now, now.cell, m)
        elif now.planned and not before.planned and self._hands.motions.full:
            sprite = self._sprite(now, now.cell, m)
            self._hands.aside(*land(sprite, _NAME, self._hands.stage, self._hands.motions))
            self._rest_after(sprite, self._hands.motions.ms("land"))

    def _comes(self, before: _Seen, now: _Seen) -> bool:
        """It is seen coming; where the player only looks from afar at how it would lie, it shows itself there."""
        return self._is_near(before) or now.planned

    def _is_near(self, before: _Seen) -> bool:
        """It is seen over the reef already: tried, carried, or on its way back to the market."""
        tile = self._hands.stage.get(f"tile/{before.name}")
        returns = isinstance(tile, Sprite) and tile.cy < self._hands.layout.zones["market"].y
        return before.cell is not None or returns or self._hands.carried() is not None

    def _move(self, before: _Seen, now: _Seen, cell: Cell, m: TableModel) -> None:
        """From the market, the pointer, or another hexagon, or turning where it lies."""
        motion = "tile_turn" if before.cell == cell else "magnet" if self._is_near(before) else "choose"
        start = self._start(before)
        if self._hands.motions.ms(motion) == 0 or start is None:
            self._rest()
            return
        sprite = self._sprite(now, cell, m)
        moves = self._hands.motions.tween(motion, sprite, cx=sprite.cx, cy=sprite.cy, angle=sprite.angle)
        sprite.cx, sprite.cy, angle = start
        sprite.angle = short_way(angle, sprite.angle)
        self._hands.aside(*moves)
        self._rest_after(sprite, self._hands.motions.ms(motion))

    def _start(self, before: _Seen) -> tuple[float, float, float] | None:
        """Where the tile is seen at this moment, and how it is turned."""
        moving = self._hands.stage.get(_NAME)
        if before.cell is not None and (moving is None or self._layer.alpha > 0):
            return *self._lens.camera.at(centre_of(before.cell)), degrees(before.turn)
        seen = moving or self._hands.stage.get(f"tile/{before.name}")
        return (seen.cx, seen.cy, seen.angle) if isinstance(seen, Sprite) else None

    def _sprite(self, now: _Seen, cell: Cell, m: TableModel) -> Sprite:
        """The tile at its place, in front of what will show it there."""
        self._rest()
        self._layer.alpha = 0.0
        face = TriedFace(now.name, m.trial is not None and m.trial.why is None)
        side = 2 * (self._lens.edge + TRIED_RIM)
        sprite = Sprite(_NAME, *self._lens.camera.at(centre_of(cell)), side, side, face, z=_Z)
        sprite.angle = degrees(now.turn)
        return self._hands.stage.add(sprite)

    def _rest_after(self, sprite: Sprite, ms: float) -> None:
        """When it has come, the reef shows it; what is seen of it only on its way fades."""
        fade = self._hands.motions.tween("magnet", sprite, delay=ms, alpha=0.0)
        self._hands.aside(Tween(self._layer, "alpha", 1.0, 0, delay=ms), *fade)

    def _rest(self) -> None:
        """Nothing is on its way any more."""
        end_way(self._hands, _NAME, self._layer)
