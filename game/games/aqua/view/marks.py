"""The tiles and animals of a reef are where they are at once; what is said about them changes softly."""

from collections.abc import Iterable

from game.core.score import Cell
from game.games.aqua.view.layer import Layer, Scenery
from game.games.aqua.view.sceneries import ReefPicture
from game.ui.table.hands import Hands

_MOTION = "appear"


def show_reef(layer: Layer, reef: ReefPicture, hands: Hands, at_once: bool) -> None:
    """Lets a layer show a reef; `at_once`: it was not there, or showed another one."""
    before = layer.scenery
    out_of = reef.with_marks_of(before) if isinstance(before, ReefPicture) and before != reef else reef
    if at_once or out_of == reef:
        layer.show(reef, reef.area.edges)
        return
    turn(layer, reef, reef.area.edges, out_of, hands)


def turn(layer: Layer, scenery: Scenery, centres: Iterable[Cell], out_of: Scenery, hands: Hands) -> None:
    """Lets what a layer shows turn into something else on hexagons around the same centres."""
    if not hands.motions.ms(_MOTION):
        layer.show(scenery, centres)
        return
    layer.turned = 0.0
    layer.show(scenery, centres, out_of)
    hands.aside(*hands.motions.tween(_MOTION, layer, turned=1.0))
