"""How tiles of the market move: they rise, close up where one has left, make room for others, come and go back."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.games.aqua.view.choice import Choice
from game.games.aqua.view.faces import SPAN
from game.games.aqua.view.parts.market import RING, TileSprite
from game.games.aqua.view.places import Camera
from game.ui.engine.easing import Easing
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Tween
from game.ui.table.gliding import glided, spot
from game.ui.table.hands import Hands
from game.units import Placement

_SIDE = 1340.0
"""Where new tiles of the market come from."""
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
        motion, wait = self._motions.named("market"), self._motions.ms("appear")
        for tile in self.tiles if motion.ms else ():
            if tile in before:
                moves = glided(tile, before[tile], wait + motion.ms, _after(wait, motion))
                for move in moves:
                    move.start = getattr(tile, move.prop)
                self._hands.aside(*moves)

    def glide(self, change: Callable[[], None], known: Mapping[str, Placement]) -> list[Tween]:
        """Does a change, whatever it is, and gives the motion from before to after it.

        Args:
            change: puts the tiles where they now belong.
            known: name → where a tile lay that was not in the market.
        """
        before = {tile.name: spot(tile) for tile in self.tiles}
        change()
        moves: list[Tween] = []
        new = 0
        for tile in self.tiles:
            if tile.name in known:
                moves += self._from(tile, known[tile.name], "take_back")
            elif tile.name in before:
                moves += self._from(tile, before[tile.name], "market")
            else:
                moves += self._slide_in(tile, new * self._motions.stagger("market"))
                new += 1
        return moves

    def _from(self, tile: TileSprite, start: Placement, name: str) -> list[Tween]:
        """It goes to where it lies now, unless it is on its way there already."""
        arriving = all(self._hands.aims_at(tile, prop) == getattr(tile, prop) for prop in _PLACE)
        if not arriving:
            self._hands.still(tile, *_PLACE)
        motion = self._motions.named(name)
        moves = glided(tile, start, motion.ms, motion.easing)
        return [] if arriving else moves

    def _slide_in(self, tile: TileSprite, delay: float) -> list[Tween]:
        """It is new in the market, and comes from the side."""
        end, tile.cx, tile.alpha = tile.cx, _SIDE, 0.0
        return self._motions.tween("market", tile, delay, cx=end, alpha=1.0)

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


def _after(wait: float, motion: Motion) -> Easing:
    """A movement that rests for some milliseconds before it begins."""
    return lambda share: motion.easing(max(0.0, share * (wait + motion.ms) - wait) / motion.ms)
