"""A card in large beside the pointer: its picture, its rule in one sentence and what it brings now."""

from dataclasses import dataclass

from game.games.ecosystem.view.cards import card_face, rule_text
from game.games.ecosystem.view.places import PREVIEW_CARD, Place
from game.levels.tmx import Rect
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.look import Look
from game.ui.viewport import DESIGN
from game.ui.words import number, trn

_SIZE = 17.0
_EDGE_IN = 20.0
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
        y = c.para(_EDGE_IN, h + 26, rule_text(self.species), w - 2 * _EDGE_IN, _SIZE, line_h=self._step(c.look))
        if self.points is not None:
            words = trn("{n} point now", "{n} points now", self.points).format(n=number(self.points))
            c.text(_EDGE_IN, y + 6, words, 16, 600, "ink2", max_w=w - 2 * _EDGE_IN)

    def height(self, look: Look) -> float:
        """Units that the card and its words need."""
        w, h = PREVIEW_CARD
        lines = len(look.text.wrap(rule_text(self.species), w - 2 * _EDGE_IN, _SIZE * look.text_scale))
        lines += self.points is not None
        return h + 24 + lines * self._step(look) + (6 if self.points is not None else 0)

    @staticmethod
    def _step(look: Look) -> float:
        return 21 * look.text_scale


def preview_place(beside: Place, h: float) -> Rect:
    """Where the large card lies: to the right of another card, or to its left, never over it."""
    w = PREVIEW_CARD[0]
    x = beside.x + beside.w + _GAP
    if x + w > DESIGN[0] - _EDGE:
        x = beside.x - _GAP - w
    y = min(max(_EDGE + 58, beside.cy - h / 2), DESIGN[1] - _EDGE - h)
    return Rect(x, y, w, h)


def _pixel(c: Canvas) -> tuple[int, int]:
    pad = c.look.viewport.px(c.pad)
    return pad, pad
