"""How tiles of the market move: they rise, close up where one has left, make room for others, come and go back."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from game.games.aqua.view.choice import Choice
from game.games.aqua.view.faces import SPAN
from game.games.aqua.view.parts.market import RING, TileSprite
from game.games.aqua.view.places import Camera
from game.games.aqua.view.stepping import SINK, gone
from game.ui.engine.easing import Easing
from game.ui.engine.timeline import Tween
from game.ui.table.gliding import glided, spot
from game.ui.table.hands import Hands
from game.units import Placement

_GONE = "appear"
"""The movement in which whatever leaves a place is out of sight."""
_PLACE = ("cx", "cy", "w", "h")


class MarketMotion:
    """Moves the tiles of the market.

    Args:
        hands: of the desk.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands, self._motions = hands, hands.motions

    @property
    def tiles(self) -> list[TileSprite]:
        """The tiles of the market."""
        return [node for node in self._hands.stage.nodes if isinstance(node, TileSprite)]

    def close_up(self, change: Callable[[], None]) -> None:
        """Does a change by which a tile leaves; the others close up in nobody's way, once its place is empty."""
        before = {tile: spot(tile) for tile in self.tiles}
        change()
        motion = self._motions.named("market")
        for tile in self.tiles if motion.ms else ():
            if tile in before:
                moves = glided(tile, before[tile], motion.ms, motion.easing)
                self._hands.aside(*_late(moves, self._motions.ms(_GONE)))

    def glide(self, change: Callable[[], None], known: Mapping[str, Placement]) -> list[Tween]:
        """Does a change, whatever it is, and gives the motion from before to after it.

        Args:
            change: puts the tiles where they now belong.
            known: name → where a tile lay that was not in the market.
        """
        before = {tile.name: spot(tile) for tile in self.tiles}
        change()
        wait = self._motions.ms(_GONE) if gone(before, self._hands.state.view) else 0.0
        moves: list[Tween] = []
        new: list[TileSprite] = []
        for tile in self.tiles:
            if tile.name in known:
                moves += self._from(tile, known[tile.name], "take_back")
            elif tile.name in before:
                moves += _late(self._from(tile, before[tile.name], "market"), wait)
            else:
                new.append(tile)
        wait += self._motions.ms("market") if moves else 0.0
        for index, tile in enumerate(new):
            moves += _late(self._rise(tile), wait + index * self._motions.stagger("market"))
        return moves

    def _from(self, tile: TileSprite, start: Placement, name: str) -> list[Tween]:
        """It goes to where it lies now, unless it is on its way there already."""
        arriving = all(self._hands.aims_at(tile, prop) == getattr(tile, prop) for prop in _PLACE)
        if not arriving:
            self._hands.still(tile, *_PLACE)
        motion = self._motions.named(name)
        moves = glided(tile, start, motion.ms, motion.easing)
        return [] if arriving else moves

    def _rise(self, tile: TileSprite) -> list[Tween]:
        """It is new in the market, and comes from below its place, where nothing is written."""
        end, tile.cy, tile.alpha = tile.cy, tile.cy + SINK, 0.0
        return self._motions.tween("market", tile, cy=end, alpha=1.0)

    def choose(self, change: Callable[[], None], choice: Callable[[], Choice], camera: Camera) -> list[Tween]:
        """A tile that is taken up rises; one that was laid on the reef comes back.

        Args:
            change: puts the tiles where they now belong.
            choice: what the player has in mind at that moment.
            camera: how the reef is seen.
        """
        rises, comes_back = self._motions.named("choose"), self._motions.named("take_back")
        before = {tile.name: (rises, spot(tile)) for tile in self.tiles}
        had = choice()
        if had.planned is not None:
            side = SPAN * camera.edge
            before[f"tile/{had.tile}"] = comes_back, Placement(*camera.of(had.planned), side, side)
        change()
        moves: list[Tween] = []
        for tile in self.tiles:
            if tile.name in before and tile.alpha > 0:
                motion, start = before[tile.name]
                rise = tile.cy - start.cy
                moves += glided(tile, replace(start, angle=tile.angle), motion.ms, motion.easing)
                if motion is rises and tile.tile == choice().tile:
                    moves += self._ring(rise)
        return [move for move in moves if move.prop != "angle"]

    def _ring(self, rise: float) -> list[Tween]:
        """The ring around the tile that is taken up rises with it."""
        ring = self._hands.stage.get(RING)
        if ring is None or rise == 0:
            return []
        ring.y -= rise
        return self._motions.tween("choose", ring, y=ring.y + rise)


def _late(moves: Iterable[Tween], wait: float) -> list[Tween]:
    """The same movements some milliseconds later; what they move stays where it is until then, whatever is drawn."""
    return [
        replace(move, ms=wait + move.ms, easing=_resting(move, wait), start=getattr(move.node, move.prop))
        for move in moves
    ]


def _resting(move: Tween, wait: float) -> Easing:
    ms, easing = move.ms, move.easing
    return lambda share: easing(max(0.0, share * (wait + ms) - wait) / ms) if ms else share
