"""The cards that a counted row leaves out darken softly, and its rings come and go with them."""

from collections.abc import Callable

from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.parts.board import LIT
from game.games.ecosystem.view.parts.marks import DIMMED
from game.ui.engine.timeline import Tween
from game.ui.table.hands import Hands
from game.ui.table.pool import PaintedNode, PassingNode
from game.units import Rect

_FADE = "scrim_in"


def lit_anew(change: Callable[[], None], hands: Hands, leaving: str) -> list[Tween]:
    """Does a change of what is lit; `leaving`: before the names of the rings that fade away."""
    before, rings = {card.name: _darkness(card) for card in _cards(hands)}, _rings(hands)
    change()
    motions = hands.motions
    if not motions.ms(_FADE):
        return []
    fades = []
    for card in _cards(hands):
        dark = _darkness(card)
        was = before.get(card.name, dark)
        if was != dark:
            card.tint, card.tinted = DIMMED, was
            fades += motions.tween(_FADE, card, tinted=dark)
    now = _rings(hands)
    for name, ring in now.items():
        if name not in rings:
            ring.alpha = 0.0
            fades += motions.tween(_FADE, ring, alpha=1.0)
    for name, ring in rings.items():
        if name not in now:
            fades += motions.tween(_FADE, hands.stage.add(_left(ring, leaving)), alpha=0.0)
    return fades


def _cards(hands: Hands) -> list[CardSprite]:
    return [node for node in hands.stage.nodes if isinstance(node, CardSprite) and node.cell is not None]


def _darkness(card: CardSprite) -> float:
    """How dark a card is, 0 to 1."""
    return card.tinted if card.tint else 0.0


def _rings(hands: Hands) -> dict[str, PaintedNode]:
    """The rings of the row that is lit."""
    nodes = (node for node in hands.stage.nodes if node.name.startswith(LIT))
    return {node.name: node for node in nodes if isinstance(node, PaintedNode)}


def _left(ring: PaintedNode, leaving: str) -> PaintedNode:
    """A ring that nobody asks for any more, as long as it fades."""
    return PassingNode(leaving + ring.name, ring.drawable, Rect(*ring.bounds), ring.z, ring.pad)
