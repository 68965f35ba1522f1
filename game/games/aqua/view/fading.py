"""Marks on the reef that come and go softly, in nobody's way."""

from collections.abc import Collection
from functools import partial

from game.games.aqua.view.layer import Layer
from game.ui.engine.timeline import Tween
from game.ui.table.hands import Hands
from game.ui.table.motions import Cue

_MOTION = "panel"


class Fading:
    """Keeps layers on the stage until they have faded.

    Args:
        hands: puts them on the stage and moves them.
        layers: those that fade.
    """

    def __init__(self, hands: Hands, layers: Collection[Layer]) -> None:
        self._hands, self._layers = hands, layers
        self._wanted: frozenset[str] = frozenset()
        for layer in layers:
            layer.alpha = 0.0

    def show(self, wanted: frozenset[str], at_once: bool) -> None:
        """After a moment was drawn: the layers of these names are seen in it.

        `at_once`: another reef is seen, and nothing of the one before stays.
        """
        for layer in self._layers:
            seen, was_seen = layer.name in wanted, layer.name in self._wanted
            if at_once or self._hands.motions.ms(_MOTION) == 0:
                layer.alpha = float(seen)
            elif seen != was_seen:
                self._fade(layer, seen)
            if layer.alpha > 0 and not seen:
                self._hands.pool.put(layer)
        self._wanted = wanted

    def _fade(self, layer: Layer, seen: bool) -> None:
        motions = self._hands.motions
        gone = Tween(Cue(partial(self._take_away, layer)), "rung", 1.0, 0, delay=motions.ms(_MOTION))
        self._hands.aside(*motions.tween(_MOTION, layer, alpha=float(seen)), *(() if seen else (gone,)))

    def _take_away(self, layer: Layer) -> None:
        if layer.name not in self._wanted:
            self._hands.stage.remove(layer.name)
