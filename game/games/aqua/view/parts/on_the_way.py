"""What is on its way to the reef, as a sprite, while the layer that will show it is unseen."""

from game.games.aqua.view.layer import Layer
from game.ui.table.hands import Hands


def end_way(hands: Hands, name: str, layer: Layer) -> None:
    """Nothing of this name is on its way any more, and the layer shows what it has."""
    moving = hands.stage.get(name)
    if moving is not None:
        hands.still(moving)
        hands.stage.remove(name)
    hands.still(layer)
    layer.alpha = 1.0
