"""The three actions, always in sight, and why one is not possible."""

from dataclasses import dataclass
from functools import partial

from game.games.divercity.view.actions import TableActions
from game.games.divercity.view.choice import CLOSE, PLAY, TELL
from game.games.divercity.view.model import TableModel
from game.ui.engine.canvas import Canvas
from game.ui.table.pool import NodePool
from game.ui.words import tr
from game.units import Rect

_STEP, _HEIGHT = 68.0, 60.0
_SIGNS = {PLAY: ("hand", "P"), TELL: ("walkie", "W"), CLOSE: ("hotel", "C")}


@dataclass(frozen=True, slots=True)
class DeedPlate:
    """One action: its name, what it does or why it cannot be done, and its key."""

    name: str
    title: str
    detail: str
    possible: bool
    chosen: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        sign, key = _SIGNS[self.name]
        h = _HEIGHT - 1
        if self.chosen:
            c.rect(0, 4, c.w, h - 1, 16, "#652C07")
            c.rect(0, 0, c.w, h, 16, gradient=("surface.button_top", "surface.button_bottom"))
            c.rect(1.5, 1.5, c.w - 3, h - 3, 14.5, line="#FFE0A0CC", line_w=2)
            ink, soft, round_ = "white", "#FFE9CF", "#FFFFFF33"
        elif self.possible:
            c.rect(0, 4, c.w, h - 1, 16, "surface.second_base")
            c.rect(0, 0, c.w, h, 16, gradient=("surface.second_top", "surface.second_bottom"))
            ink, soft, round_ = "ink", "ink2", "#E9DBB9"
            if hot:
                c.rect(0, 0, c.w, h, 16, line="amber", line_w=2.5)
        else:
            c.rect(0, 0, c.w, h, 16, "#0B2A4DB8", "#FFFFFF2A", 1.5)
            ink, soft, round_ = "#DCE6F0", "#C3D3E2", "#FFFFFF1C"
        c.disc(38, h / 2, 21, round_)
        c.icon(sign, 38, h / 2, 26, ink)
        room = c.w - 74 - 56
        c.text(74, 27, self.title, 20, 700, ink, family="serif", max_w=room)
        c.text(74, 48, self.detail, 16, 400, soft, max_w=room)
        c.rect(c.w - 44, h / 2 - 13, 28, 26, 7, "#00000022")
        c.text(c.w - 30, h / 2 + 6, key, 16, 600, ink, "middle", label=False)


class DeedsPart:
    """Puts the three actions on the stage."""

    def __init__(self, pool: NodePool, zone: Rect, actions: TableActions) -> None:
        self._pool = pool
        self._zone = zone
        self._actions = actions

    def show(self, m: TableModel) -> None:
        """Draws the three of them."""
        zone = self._zone
        for index, deed in enumerate(m.deeds):
            title, detail = _words(deed.name)
            possible = not deed.why_not
            plate = DeedPlate(deed.name, title, deed.why_not or detail, possible, deed.chosen)
            self._pool.painted(
                f"deed/{deed.name}",
                Rect(zone.x, zone.y + index * _STEP, zone.w, _HEIGHT + 4),
                plate,
                z=3,
                label=title,
                hint="" if possible else deed.why_not,
                zone="deeds",
                press=partial(self._actions.deed, deed.name) if possible else None,
            )


def _words(deed: str) -> tuple[str, str]:
    return {
        PLAY: (tr("Play a card unseen"), tr("its species climbs one step")),
        TELL: (tr("Walkie-talkie"), tr("tell one diver their whole hand")),
        CLOSE: (tr("Close a hotel"), tr("costs one of your cards")),
    }[deed]
