"""The paper note of a lesson: how far it is, one sentence, a small picture, what it brings."""

from dataclasses import dataclass

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.pool import Drawable
from game.ui.words import number, tr
from game.units import Rect

NOTE_W = 300.0
_EDGE = 20.0
_HEAD = 52.0
_SIZE = 19.0
_LINE = 1.3
_PICTURE = 138.0
_EFFECT_H, _EFFECT_GAP = 38.0, 6.0
_BUTTON_H, _BUTTON_GAP = 44.0, 8.0
_DOTS = 14
"""More steps than this are not drawn as dots."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a row of the score sheet brings: before, and after what the step asks for; None: only now."""

    words: str
    picture: str
    before: int
    after: int | None = None

    @property
    def figures(self) -> str:
        """The numbers."""
        return number(self.before) if self.after is None else f"{number(self.before)} → {number(self.after)}"

    @property
    def is_loss(self) -> bool:
        """It costs points."""
        return self.after is not None and self.after < self.before


@dataclass(frozen=True, slots=True)
class Slip:
    """What a note says.

    Attributes:
        words: the sentence.
        step: which step it is, from 1; 0: none, the lesson is over.
        steps: how many there are.
        effects: what it brings.
        picture: drawn beside the effects.
        buttons: how many lines of buttons stand below.
    """

    words: str
    step: int
    steps: int
    effects: tuple[Effect, ...] = ()
    picture: Drawable | None = None
    buttons: int = 1

    @property
    def head(self) -> str:
        """How far the lesson is."""
        if not self.step:
            return tr("The lesson is over")
        return tr("{step} of {steps}").format(step=self.step, steps=self.steps)

    @property
    def spoken(self) -> tuple[str, ...]:
        """All that is written, for a voice."""
        effects = (tr("{name}: {words}").format(name=one.words, words=one.figures) for one in self.effects)
        return (self.head, self.words, *effects)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16)
        self._head(c)
        size = _SIZE * c.look.text_scale
        y = c.para(
            _EDGE, _HEAD + 8 + size * 0.9, self.words, c.w - 2 * _EDGE, size, 600, line_h=size * _LINE, label=False
        )
        y += 14 - size * 0.9
        left = _EDGE
        if self.picture is not None:
            inner = Canvas(c.look, _PICTURE, _PICTURE)
            self.picture.paint(inner, False)
            c.inlay(inner, (c.w - _PICTURE) / 2, y)
            y += _PICTURE + 12
        for effect in self.effects:
            self._effect(c, effect, left, y, c.w - 2 * _EDGE)
            y += self._effect_step(c.look)

    def height(self, look: Look) -> float:
        """The units it needs."""
        size = _SIZE * look.text_scale
        lines = len(look.text.wrap(self.words, NOTE_W - 2 * _EDGE, size, 600))
        body = 8 + lines * size * _LINE + 14
        body += (_PICTURE + 12 if self.picture is not None else 0) + len(self.effects) * self._effect_step(look)
        return _HEAD + body + self.buttons * (_BUTTON_H + _BUTTON_GAP) + 16

    def _head(self, c: Canvas) -> None:
        if not self.step:
            c.text(_EDGE, 36, self.head, 20, 700, family="serif", max_w=c.w - 2 * _EDGE)
        else:
            width = c.text(_EDGE, 36, self.head, 16.5, 700, "ink2", max_w=120)
            room = c.w - 2 * _EDGE - width - 14
            gap = min(14.0, room / self.steps)
            for i in range(self.steps if self.steps <= _DOTS else 0):
                here = i == self.step - 1
                colour = "good" if i < self.step - 1 else "amber" if here else "#D8C8A4"
                c.disc(c.w - _EDGE - 5 - (self.steps - 1 - i) * gap, 30.5, 5.5 if here else 4, colour)
        c.rect(_EDGE, _HEAD - 2, c.w - 2 * _EDGE, 1.2, fill="line")

    def _effect(self, c: Canvas, effect: Effect, x: float, y: float, w: float) -> None:
        h = self._effect_step(c.look) - _EFFECT_GAP
        fill, line, ink = ("#F6E3D2", "#D7A077", "bad") if effect.is_loss else ("#DDEBCB", "#8FB97A", "goodT")
        c.rect(x, y, w, h, h / 2, fill, line, 1.2)
        left = x + 14
        if effect.picture:
            c.art(effect.picture, x + 5, y + h / 2 - 14, 28, 28)
            left = x + 38
        width = c.text(x + w - 12, y + h / 2 + 6, effect.figures, 17.5, 700, ink, "end")
        c.text(left, y + h / 2 + 6, effect.words, 16.5, 600, max_w=x + w - 12 - width - 6 - left)

    @staticmethod
    def _effect_step(look: Look) -> float:
        return _EFFECT_H * max(1.0, look.text_scale * 0.95) + _EFFECT_GAP


def button_places(h: float, lines: tuple[tuple[float, ...], ...]) -> list[Rect]:
    """Where the buttons stand in a note of this height; each line has the shares of those side by side."""
    places = []
    top = h - 16 - len(lines) * (_BUTTON_H + _BUTTON_GAP) + _BUTTON_GAP
    for i, shares in enumerate(lines):
        left, room = 16.0, NOTE_W - 2 * 16 - (len(shares) - 1) * _BUTTON_GAP
        for share in shares:
            w = room * share / sum(shares)
            places.append(Rect(left, top + i * (_BUTTON_H + _BUTTON_GAP), w, _BUTTON_H))
            left += w + _BUTTON_GAP
    return places
