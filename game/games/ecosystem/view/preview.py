"""A card in large beside the pointer: its picture, its rule in one sentence and what it brings now."""

from dataclasses import dataclass

from game.games.ecosystem.view.cards import card_face, rule_text
from game.games.ecosystem.view.places import PREVIEW_CARD, Place
from game.levels.tmx import Rect
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.viewport import DESIGN
from game.ui.words import number, tr

_TEXT_H = 104.0
_GAP = 18.0
_EDGE = 12.0


@dataclass(frozen=True, slots=True)
class PreviewCard:
    """The large card on a sheet of paper; `points`: what its row brings the front seat now."""

    species: str
    points: int | None

    def paint(self, c: Canvas, hot: bool) -> None:
        w, h = PREVIEW_CARD
        c.panel(0, 0, c.w, c.h, 24)
        shapes.blit_over(c.surface, card_face(c.look, self.species, "L", w, h), _pixel(c))
        c.shown.append(f"card/forest/{self.species}-L")
        y = c.para(20, h + 26, rule_text(self.species), w - 40, 17, line_h=21 * c.look.text_scale)
        if self.points is not None:
            words = tr("These cards bring {points} points now").format(points=number(self.points))
            c.text(20, max(y, h + 88), words, 15.5, 600, "ink2", max_w=w - 40)


def preview_place(beside: Place) -> Rect:
    """Where the large card lies: to the right of another card, or to its left, never over it."""
    w, h = PREVIEW_CARD[0], PREVIEW_CARD[1] + _TEXT_H
    x = beside.x + beside.w + _GAP
    if x + w > DESIGN[0] - _EDGE:
        x = beside.x - _GAP - w
    y = min(max(_EDGE + 58, beside.cy - h / 2), DESIGN[1] - _EDGE - h)
    return Rect(x, y, w, h)


def _pixel(c: Canvas) -> tuple[int, int]:
    pad = c.look.viewport.px(c.pad)
    return pad, pad
