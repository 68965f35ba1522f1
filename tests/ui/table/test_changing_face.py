"""What a card shows changes little by little, unless it is made to show something else meanwhile."""

from dataclasses import dataclass

import pygame

from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.table.changing_face import ChangingFace, FaceChange


@dataclass(frozen=True)
class Plain:
    name: str

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        raise NotImplementedError


BEFORE, AFTER, OTHER = map(Plain, ("before", "after", "other"))


def test_a_card_shows_more_and_more_of_what_it_will_show() -> None:
    card = Sprite("card", 0, 0, 1, 1, AFTER)
    change = FaceChange(card, BEFORE, AFTER)
    assert card.face == ChangingFace(BEFORE, AFTER, 0.0)
    change.share = 0.5
    assert card.face == ChangingFace(BEFORE, AFTER, 0.5)
    card.face = AFTER  # drawn anew on the way
    change.share = 0.75
    assert card.face == ChangingFace(BEFORE, AFTER, 0.75)
    change.share = 1.0
    assert card.face == AFTER


def test_a_card_that_shows_something_else_meanwhile_goes_on_doing_so() -> None:
    card = Sprite("card", 0, 0, 1, 1, AFTER)
    change = FaceChange(card, BEFORE, AFTER)
    card.face = OTHER
    change.share = 1.0
    assert card.face is OTHER
