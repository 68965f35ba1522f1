"""A card in large beside the pointer: its picture, its rule in one sentence and what it brings now."""

from dataclasses import dataclass

from game.games.ecosystem.view.cards import card_face, group_text, rule_text
from game.games.ecosystem.view.edition import card_art
from game.games.ecosystem.view.places import PREVIEW_CARD
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.viewport import DESIGN
from game.ui.words import number, tr, trn
from game.units import Rect

_SIZE = 17.0
_NOTE_SIZE = 16.5
_NOTE_W = 180.0
_EDGE_IN = 20.0
_GAP = 18.0
_EDGE = 12.0
_TOP = 70.0
"""Under the top bar."""
_NOTE_GAP = 20.0


@dataclass(frozen=True, slots=True)
class PreviewCard:
    """The large card on a sheet of paper; `points`: what its row brings its owner now; `down`: it lies face down."""

    species: str
    points: int | None
    down: bool = False

    @property
    def rule(self) -> str:
        """What it scores, in a sentence or two."""
        if self.down:
            return tr("Lies face down and counts for nothing.")
        return f"{rule_text(self.species)} {group_text(self.species)}".strip()

    def paint(self, c: Canvas, hot: bool) -> None:
        """The words as large as they are, and the card in the room that they leave."""
        h = c.h - self._words_height(c.look)
        w = h * PREVIEW_CARD[0] / PREVIEW_CARD[1]
        c.panel(0, 0, c.w, c.h, 24)
        c.lay(card_face(c.look, self.species, "L", w, h), (c.w - w) / 2, 0)
        c.shown.append(card_art(self.species, "L"))
        room = c.w - 2 * _EDGE_IN
        y = c.para(_EDGE_IN, h + 26, self.rule, room, _SIZE, line_h=self._step(c.look))
        if self.points is not None:
            words = trn("{n} point now", "{n} points now", self.points).format(n=number(self.points))
            c.text(_EDGE_IN, y + 6, words, 16, 600, "ink2", max_w=room)

    def height(self, look: Look) -> float:
        """Units that the card in full size and its words need."""
        return PREVIEW_CARD[1] + self._words_height(look)

    def _words_height(self, look: Look) -> float:
        lines = len(look.text.wrap(self.rule, PREVIEW_CARD[0] - 2 * _EDGE_IN, _SIZE * look.text_scale))
        lines += self.points is not None
        return 24 + lines * self._step(look) + (6 if self.points is not None else 0)

    @staticmethod
    def _step(look: Look) -> float:
        return 21 * look.text_scale


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence on a slip of paper."""

    text: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 12)
        step = self._step(c.look)
        for i, line in enumerate(self._lines(c.look)):
            c.text(16, 8 + (i + 0.78) * step, line, _NOTE_SIZE)

    def size(self, look: Look) -> tuple[float, float]:
        """Width and height that the sentence needs, in units."""
        lines = self._lines(look)
        width = max(look.text.width(line, _NOTE_SIZE * look.text_scale) for line in lines)
        return width + 32, len(lines) * self._step(look) + 18

    def _lines(self, look: Look) -> list[str]:
        return look.text.wrap(self.text, _NOTE_W, _NOTE_SIZE * look.text_scale)

    @staticmethod
    def _step(look: Look) -> float:
        return _NOTE_SIZE * look.text_scale * look.theme.number("type.line_height")


def preview_place(looked_at: Rect, keeps_clear: Rect, foot: float, h: float) -> Rect:
    """Where the large card lies.

    Args:
        looked_at: the card at whose height it lies, as far as there is room.
        keeps_clear: the board or the panel beside which it lies: to its right, or else to its left.
        foot: what it never reaches below: there lies the hand.
        h: the height that it would like to have, in units; it gets less where there is less room.
    """
    w = PREVIEW_CARD[0]
    x = keeps_clear.right + _GAP
    if x + w > DESIGN[0] - _EDGE:
        x = keeps_clear.x - _GAP - w
    h = min(h, foot - _TOP)
    y = min(max(_TOP, looked_at.y + (looked_at.h - h) / 2), foot - h)
    return Rect(x, y, w, h)


def note_place(beside: Rect, w: float, h: float) -> Rect:
    """Where a note lies: to the right of what it explains, inside the picture."""
    y = min(max(_TOP, beside.y + (beside.h - h) / 2), DESIGN[1] - _EDGE - h)
    return Rect(beside.right + _NOTE_GAP, y, w, h)
