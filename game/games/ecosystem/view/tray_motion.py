"""The hollow of the large board makes room as softly as the cards do that glide on it."""

from dataclasses import dataclass

from game.core.rules import Seat
from game.games.ecosystem.view.parts.marks import Tray
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.ui.engine.timeline import Tween
from game.ui.table.hands import Hands
from game.ui.table.pool import PaintedNode, PassingNode
from game.units import Rect


@dataclass(frozen=True, slots=True)
class LaidTray:
    """The hollow at one moment: whose board lies in it, where it is and what it looks like."""

    front: Seat
    place: Rect
    tray: Tray


class TrayMotion:
    """Fades the hollow of one table from where it was to where it is.

    Args:
        hands: the desk.
        parts: know whose board lies in the hollow.
        leaving: the name of the old hollow while it fades.
    """

    def __init__(self, hands: Hands, parts: TableParts, leaving: str) -> None:
        self._hands, self._parts, self._leaving = hands, parts, leaving

    def now(self) -> LaidTray | None:
        """How the hollow lies."""
        node = self._hands.stage.get("tray")
        if not isinstance(node, PaintedNode) or not isinstance(node.drawable, Tray):
            return None
        return LaidTray(self._parts.model.front, Rect(*node.bounds), node.drawable)

    def made_room(self, before: LaidTray | None) -> list[Tween]:
        """The same board in another hollow: the old one goes while the new one comes."""
        now, motions = self.now(), self._hands.motions
        if before is None or now is None or not motions.ms("take_back") or now.front != before.front:
            return []
        if (now.place, now.tray.certain) == (before.place, before.tray.certain):
            return []
        new = self._hands.stage["tray"]
        old = self._hands.stage.add(PassingNode(self._leaving, before.tray, before.place, new.z))
        new.alpha = 0.0
        return [*motions.tween("take_back", old, alpha=0.0), *motions.tween("take_back", new, alpha=1.0)]
