"""Chosen cards without a place yet: in the middle, above the hand, on their cell, on panels, or beside a board."""

from collections.abc import Callable

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.actions import Place
from game.games.ecosystem.view.card_nodes import card
from game.games.ecosystem.view.cards import BackFace, CardFace, Level
from game.games.ecosystem.view.model import TableModel, WaitingCard
from game.games.ecosystem.view.parts.board import bubble_room
from game.games.ecosystem.view.parts.hand import HandPart
from game.games.ecosystem.view.parts.marks import Caption
from game.games.ecosystem.view.parts.others import MINI_Z
from game.games.ecosystem.view.parts.scores import DENSE_FROM
from game.games.ecosystem.view.places import corner_card
from game.games.ecosystem.view.spoken import waits
from game.levels.tables import load_table
from game.ui.engine.sprite import Sprite
from game.ui.table.hands import Hands
from game.units import Placement, Rect

WAITING_Z = 400.0
_PANEL_Z = MINI_Z + 1
"""On the panel of a seat: as low as that, under whatever lies over the table."""
_CARD_W, _CARD_H, _GAP = 100.0, 140.0, 10.0
"""The card beside a board, and how far below it stands what it waits for."""


class WaitingPart:
    """Puts the waiting cards on the stage; while something is told they stay where they are.

    Args:
        hands: the desk.
        hand: knows where a card of the open hand waits.
        place_of: where a cell of a seat's ecosystem lies.
        layout_name: the game whose table is laid.
    """

    def __init__(
        self, hands: Hands, hand: HandPart, place_of: Callable[[Seat, Cell], Placement], layout_name: str
    ) -> None:
        self._hands, self._hand, self._place_of = hands, hand, place_of
        self._layout_name = layout_name

    def show(self, m: TableModel) -> None:
        """Draws the cards that wait."""
        pool = self._hands.pool
        for waiting in m.waiting:
            name = f"pick/{waiting.seat}"
            known = pool.known(name, Sprite)
            laid = waiting.seat == m.mine and waiting.spot == "hand" and self._hand.keeps_its_cell(m)
            if known is not None and (m.telling or (laid and waiting.seat not in m.view.plans)):
                pool.put(known)
                continue
            place = self._place(m, waiting)
            level: Level = "S" if waiting.spot == "panel" else "M"
            face, back = CardFace(waiting.species, level), BackFace(m.view.edition)
            z = _PANEL_Z if waiting.spot == "panel" else WAITING_Z + waiting.seat
            card(pool, name, face, place, z=z, lift=2, back=back)
            if waiting.spot == "board":
                self._say_that_it_waits(waiting, place)

    def _say_that_it_waits(self, waiting: WaitingCard, place: Placement) -> None:
        """Below the card beside the board."""
        caption, room = Caption(waits(waiting.species)), bubble_room(self._hands.layout.zones["board"])
        below = Rect(room.x, place.y + place.h + _GAP, room.w, caption.height(self._hands.look, room.w))
        self._hands.pool.painted("waits", below, caption)

    def slots(self, m: TableModel) -> tuple[Placement, ...]:
        """The places in the middle where cards are revealed: one for each seat, and one for the neutral card."""
        count = m.view.players + (m.view.neutral_pile is not None)
        return tuple(Placement.middle_of(slot) for slot in load_table(self._layout_name, count).slots)

    def on_panel(self, m: TableModel, seat: Seat) -> Placement:
        """The place in a corner of a seat's panel."""
        panel = self._hands.stage[f"seat/{seat}"]
        return corner_card(Rect(panel.x, panel.y, panel.w, panel.h), m.view.players >= DENSE_FROM)

    def _place(self, m: TableModel, waiting: WaitingCard) -> Placement:
        match waiting.spot:
            case "slot":
                return self.slots(m)[waiting.seat]
            case "panel":
                return self.on_panel(m, waiting.seat)
            case "board":
                room = bubble_room(self._hands.layout.zones["board"])
                return Placement(room.x + room.w / 2, room.y + _CARD_H / 2, _CARD_W, _CARD_H)
            case "hand":
                plan = m.view.plans.get(waiting.seat) if m.front == m.mine else None
                if isinstance(plan, Place):
                    return self._place_of(waiting.seat, plan.cell)
                return self._hand.place_of_waiting(m)
