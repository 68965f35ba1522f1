"""Cards of the large board that change places, or move, for now: they go there, and back when that is taken back."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import dist

from game.games.ecosystem.view.card_nodes import CardSprite
from game.ui.engine.timeline import Step, Tween
from game.ui.table.gliding import glided, spot
from game.ui.table.hands import Hands
from game.ui.table.weight import Bow, Gradual, arc
from game.units import Placement

_OVER, _DROPPED = 30.0, 2.0
"""By how much a card on its way is above those that lie, and the one that gives way to it by a third less; a card
that is dropped on an empty cell lies below its golden line already."""
_BOW, _BOW_ALONE = 0.45, 0.3
"""How far cards bow out that go around each other, and one that moves, in heights of a card."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Where a card is seen, and how high it is."""

    place: Placement
    z: float


class _High(Gradual):
    """A card is above others until something is over."""

    def __init__(self, card: CardSprite, over: float) -> None:
        self._card, self._low = card, card.z
        self._high = card.z = card.z + over

    def _show(self, share: float) -> None:
        self._card.z = self._low if share >= 1 else self._high


class Exchange:
    """Moves the cards of one large board.

    Args:
        hands: the desk.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._bowing: dict[CardSprite, Bow] = {}
        self._high: list[_High] = []

    def now(self) -> Mapping[CardSprite, Seen]:
        """How the cards lie; one that is on its way stays where it has come."""
        for way in (*self._bowing.values(), *self._high):
            self._hands.still(way)
        for card in self._bowing:
            (right, down), card.aside = card.aside, (0.0, 0.0)
            card.cx, card.cy = card.cx + right, card.cy + down
        self._bowing, self._high = {}, []
        cards = (node for node in self._hands.stage.nodes if node.name.startswith("card:"))
        return {card: Seen(spot(card), card.z) for card in cards if isinstance(card, CardSprite)}

    def chosen(self, before: Mapping[CardSprite, Seen]) -> list[Tween]:
        """After a choice cards come from where they were seen: a dropped one straight, others around each other."""
        held = self._hands.carried()
        known = (card for card in self.now() if card in before and card is not held)
        gone = [card for card in known if before[card].place != spot(card)]
        dropped = [card for card in gone if before[card].z > card.z + _OVER]
        alone = len(gone) == 1
        moves: list[Tween] = []
        for card in gone:
            start, end = before[card].place, spot(card)
            if card in dropped:
                motion = self._hands.motions.named("choose")
                moves += glided(card, start, motion.ms, motion.easing)
            else:
                card.cx, card.cy = start.cx, start.cy
                moves += self._around(card, end, not alone)
        ms = max((move.left for move in moves), default=0.0)
        for i, card in enumerate(sorted(gone, key=lambda card: card not in dropped)):
            self._high.append(_High(card, _DROPPED if alone and dropped else _OVER * (1 - i / 3)))
        return [*moves, *(Tween(high, "share", 1.0, ms) for high in self._high)]

    def told(self, card: CardSprite, place: Placement, before: Mapping[CardSprite, Seen], pair: bool) -> list[Step]:
        """The way of a card to its new place; nothing where it was proposed there and lies there already.

        `pair`: another card goes the other way.
        """
        seen = before[card].place if card in before else card.home
        if seen == card.home:
            card.z += _OVER
            return list(self._around(card, place, pair))
        card.cx, card.cy, card.w, card.h, card.angle = seen.cx, seen.cy, seen.w, seen.h, seen.angle
        return self._hands.motions.to("swap", card, place) if seen != place else []

    def _around(self, card: CardSprite, place: Placement, pair: bool) -> list[Tween]:
        upwards = 1.0 if pair or place.cx >= card.cx else -1.0
        far = min(1.0, dist((card.cx, card.cy), (place.cx, place.cy)) / place.w)  # what is nearly there goes straight
        bow = place.h * upwards * far * (_BOW if pair else _BOW_ALONE)
        way = arc("swap", card, place, bow, self._hands.motions)
        self._bowing[card] = next(move.node for move in way if isinstance(move.node, Bow))
        return way
