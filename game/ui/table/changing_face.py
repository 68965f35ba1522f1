"""A card on its way comes to show more, or less."""

from dataclasses import dataclass

import pygame

from game.ui.engine.look import Look
from game.ui.engine.shapes import blit_over, faded
from game.ui.engine.sprite import Face, Sprite
from game.ui.table.weight import Gradual

_STEPS = 8


@dataclass(frozen=True, slots=True)
class ChangingFace:
    """A face that becomes another one of the same card; `share`: how much of that is seen."""

    before: Face
    after: Face
    share: float

    @property
    def shown(self) -> tuple[str, ...]:
        return getattr(self.after, "shown", ())

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        face = self.before(look, w, h)
        blit_over(face, faded(self.after(look, w, h), self.share), (0, 0))
        return face


class FaceChange(Gradual):
    """What a movement changes of a face; `share`: how much of the one after is seen, 0 to 1, drawn in steps.

    A card that is made to show something else meanwhile is left to that.
    """

    def __init__(self, card: Sprite, before: Face, after: Face, share: float = 0.0) -> None:
        self._card, self._before, self._after = card, before, after
        self._shown = card.face
        self.share = share

    def _show(self, share: float) -> None:
        if self._card.face not in (self._shown, self._before, self._after):
            return
        step = round(share * _STEPS) / _STEPS
        self._shown = self._card.face = ChangingFace(self._before, self._after, step) if step < 1 else self._after
