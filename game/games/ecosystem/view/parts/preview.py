"""A card in large beside the pointer: its picture, its rule in one sentence and what it brings now."""

from dataclasses import dataclass

from game.games.ecosystem.view.cards import card_face, group_text, rule_text
from game.games.ecosystem.view.edition import card_art
from game.games.ecosystem.view.paint import group_sign
from game.games.ecosystem.view.places import PREVIEW_CARD
from game.games.ecosystem.view.skin import Group
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.viewport import DESIGN
from game.ui.words import number, tr, trn
from game.units import Rect

_SIZE = 17.0
_NOTE_SIZE = 16.5
_NOTE_W = 180.0
_PARAGRAPH = 5.0
_SIGN_IN = 44.0
"""Where the words behind a sign begin."""
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
    """A few sentences on a slip of paper, a paragraph each; the last ones begin with the signs of these groups."""

    text: str
    signs: tuple[Group, ...] = ()

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 12)
        step, y = self._step(c.look), 8.0
        for sign, lines in self._paragraphs(c.look):
            if sign is not None:
                group_sign(c, sign, 26, y + step * 0.52, 10)
            for i, line in enumerate(lines):
                c.text(_SIGN_IN if sign else 16, y + (i + 0.78) * step, line, _NOTE_SIZE)
            y += len(lines) * step + _PARAGRAPH

    def size(self, look: Look) -> tuple[float, float]:
        """Width and height that the sentences need, in units."""
        paragraphs = self._paragraphs(look)
        size = _NOTE_SIZE * look.text_scale
        widths = [
            look.text.width(line, size) + (_SIGN_IN if sign else 16) for sign, lines in paragraphs for line in lines
        ]
        height = sum(len(lines) for _, lines in paragraphs) * self._step(look) + (len(paragraphs) - 1) * _PARAGRAPH
        return max(widths) + 16, height + 18

    def _paragraphs(self, look: Look) -> list[tuple[Group | None, list[str]]]:
        texts = self.text.split("\n")
        signs = [*[None] * (len(texts) - len(self.signs)), *self.signs]
        size = _NOTE_SIZE * look.text_scale
        return [
            (sign, look.text.wrap(text, _NOTE_W - (_SIGN_IN - 16 if sign else 0), size))
            for sign, text in zip(signs, texts, strict=True)
        ]

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
