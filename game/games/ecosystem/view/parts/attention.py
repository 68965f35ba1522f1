"""What answers to a look: cards of the hand rise, a card is shown large and a row is explained after a moment."""

from dataclasses import replace

from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.cards import DownFace
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.parts.preview import Note, PreviewCard, note_place, preview_place
from game.games.ecosystem.view.pieces import PlacedCard
from game.games.ecosystem.view.places import HOVER_LIFT
from game.games.ecosystem.view.row_notes import signs_of
from game.ui.engine.node import Node
from game.ui.engine.sprite import Face
from game.ui.table.collaborators import GameAttention
from game.ui.table.hands import Hands
from game.ui.table.pool import Drawable, PaintedNode
from game.units import Rect

_PREVIEW = "preview"
_PREVIEW_Z = 300.0
_GROWTH = 1.04
_CLEAR = 20.0
"""Units above the zone of the hand that stay free, so that no lifted card is covered."""


class Attention(GameAttention):
    """Follows what the player looks at, by pointer or by keyboard."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._model: TableModel | None = None
        self._node: PaintedNode | CardSprite | None = None
        self._species: str | None = None
        self._back: Face | str | None = None
        self._gliding: set[CardSprite] = set()
        self._ms = 0.0
        self._due = False
        self._explained: PlacedCard | None = None

    def turn(self, node: Node | None) -> None:
        """The player looks at another node, or at nothing."""
        if self._node is not None and self._node is not node:
            self._leave(self._node)
        self._node = node if isinstance(node, PaintedNode | CardSprite) else None
        self._species = _species(self._node)
        self._ms, self._due = 0.0, True
        if self._node is not None:
            self._reach(self._node)

    def update(self, dt_ms: float) -> None:
        """Lets time pass until the large card or the explanation comes."""
        if self._node is not None and self._hands.stage.get(self._node.name) is not self._node:
            self._node = None
            self.hide()
        if _PREVIEW not in self._hands.stage:
            self._explain(None)
        self._ms += dt_ms
        waited = self._hands.dwells or self._ms >= self._hands.look.theme.number("hover.delay_ms")
        if not self._due or not waited or not self._hands.sought:
            return
        self._due = False
        if self._hands.carried() is not None:
            return
        if isinstance(self._node, CardSprite):
            if self._model is not None and not _under_way(self._model):
                self._show_large(self._node)
        elif self._node is not None and self._node.note:
            self._show_note(self._node)

    def stay(self, model: TableModel) -> None:
        """After the nodes were put where they belong, the one that is looked at is still looked at.

        Where another card, or its back, lies now, the large one of before is taken away; so it is when the choice
        has changed.
        """
        before, self._model, node = self._model, model, self._node
        self._rest()
        if before is not None and _choice(before) != _choice(model):
            self.hide()
        if isinstance(node, CardSprite) and _under_way(model):
            self.hide()
        if node is None:
            return
        if _species(node) != self._species:
            self._hands.stage.remove(_PREVIEW)
            self._species, self._ms, self._due = _species(node), 0.0, True
        if isinstance(node, CardSprite):
            self._see_through(node)
        if isinstance(node, CardSprite) and self._rises(node) and self._hands.carried() is not node:
            node.cy, node.scale = node.home.cy - HOVER_LIFT, _GROWTH

    def hide(self) -> None:
        """Takes the large card away, for example because something is carried."""
        self._hands.stage.remove(_PREVIEW)
        self._due = False

    def _reach(self, node: PaintedNode | CardSprite) -> None:
        if isinstance(node, CardSprite):
            self._see_through(node)
        if isinstance(node, CardSprite) and self._rises(node):
            self._glide(node, node.home.cy - HOVER_LIFT, _GROWTH)

    def _leave(self, node: PaintedNode | CardSprite) -> None:
        self._hands.stage.remove(_PREVIEW)
        self._explain(None)
        if isinstance(node, CardSprite):
            node.back = self._back
        if isinstance(node, CardSprite) and self._rises(node):
            self._glide(node, node.home.cy, 1.0)

    def _see_through(self, card: CardSprite) -> None:
        """The face of a card that lies face down shines through while it is looked at."""
        self._back = card.back
        if isinstance(card.back, DownFace):
            card.back = replace(card.back, seen=True)

    def _rises(self, card: CardSprite) -> bool:
        chosen = self._model is not None and self._model.chosen
        return card.name.startswith("hand/") and card.drag and card.name != f"hand/{chosen}"

    def _rest(self) -> None:
        """Where cards were put they stay, but for the one that is still to rise."""
        for card in self._gliding:
            if card is not self._node or not self._rises(card):
                self._hands.still(card, "cy", "scale")
        self._gliding = {card for card in self._gliding if card is self._node}

    def _glide(self, card: CardSprite, cy: float, scale: float) -> None:
        self._gliding.add(card)
        self._hands.aside(*self._hands.motions.tween("hover_card", card, cy=cy, scale=scale))

    def _show_large(self, card: CardSprite) -> None:
        species = _species(card)
        if species is None or self._model is None:
            return
        sheet = self._model.view.sheets[self._model.front if card.owner is None else card.owner]
        down = card.squeeze < 0
        points = sheet[species].points if self._model.show_scores and not down else None
        large = PreviewCard(species, points, down)
        tray, home = self._hands.stage["tray"], card.home
        place = preview_place(
            Rect(home.x, home.y, home.w, home.h),
            card.frame or Rect(tray.x, tray.y, tray.w, tray.h),
            self._hands.layout.zones["hand"].y - _CLEAR,
            large.height(self._hands.look),
        )
        self._add(large, place)
        if card.owner is not None and card.cell is not None:
            self._explain(PlacedCard(card.owner, card.cell))

    def _explain(self, placed: PlacedCard | None) -> None:
        """What feeds a card is lit as long as the card is shown large."""
        before, self._explained = self._explained, placed
        if before is not None:
            self._hands.point(before, False)
        if placed is not None:
            self._hands.point(placed, True)

    def _show_note(self, node: PaintedNode) -> None:
        row = node.name.removeprefix("score/")
        note = Note(node.note, signs_of(row) if row != node.name else ())
        w, h = note.size(self._hands.look)
        self._add(note, note_place(Rect(node.x, node.y, node.w, node.h), w, h))

    def _add(self, drawable: Drawable, place: Rect) -> None:
        node = PaintedNode(_PREVIEW, drawable)
        node.x, node.y, node.w, node.h, node.z, node.pad = place.x, place.y, place.w, place.h, _PREVIEW_Z, 32
        self._hands.stage.add(node)


def _under_way(m: TableModel) -> bool:
    """Something is decided on the board, or told there: nothing large may lie over it."""
    return bool(m.gains or m.planned or m.firsts or m.telling)


def _choice(m: TableModel) -> tuple[object, ...]:
    """What the player has in mind."""
    return m.chosen, m.target, m.planned, m.first


def _species(node: PaintedNode | CardSprite | None) -> str | None:
    """The species whose face lies open there."""
    return getattr(node.face, "species", None) if isinstance(node, CardSprite) else None
