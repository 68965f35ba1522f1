"""A row of tabs above what a section shows: each game with its picture, and what else there is to choose."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node, Painted
from game.ui.journal.page import ROOM
from game.ui.presentation.presentation import Presentation
from game.ui.scenes.cover import paint_slanted_cover
from game.units import Rect

TABS: Final = Rect(ROOM.x, ROOM.y, ROOM.w, 48)
_GAP: Final = 10.0
_SIZE: Final = 17.0
_R: Final = 14.0
_PICTURE: Final = 50.0
_NO_PICTURE: Final = 44.0


@dataclass(frozen=True, slots=True)
class Choice:
    """Something a tab stands for.

    Attributes:
        name: of the choice.
        words: what the tab says.
        icon: its sign.
        game: the game whose picture it shows in place of the sign.
        count: how many there are, in words.
    """

    name: str
    words: str
    icon: str = ""
    game: Presentation | None = None
    count: str = ""


class ChoiceTab(Painted):
    """One tab; `here`: it is the chosen one."""

    pad = 12
    radius = _R

    def __init__(self, choice: Choice, here: bool, place: Rect, press: Callable[[], None]) -> None:
        super().__init__(
            f"tab/{choice.name}", place.x, place.y, place.w, place.h, z=2, label=choice.words, hint=choice.words,
            zone="tabs", on_press=press,
        )  # fmt: skip
        self.chosen = here
        self._choice = choice

    def key(self) -> Hashable:
        return self._choice, self.chosen, self.hovered

    def paint(self, c: Canvas) -> None:
        if self.chosen:
            c.panel(0, 0, self.w, self.h, _R)
        else:
            c.panel(0, 0, self.w, self.h, _R, "glass")
            if self.hovered:
                c.rect(0, 0, self.w, self.h, _R, "#FFFFFF1F", "#FFFFFF88", 1.5)
        ink, soft = ("ink", "amber") if self.chosen else ("cream", "#FFD98A")
        choice, middle, left = self._choice, self.h / 2, _NO_PICTURE
        if choice.game is not None:
            left = _PICTURE + 10
            paint_slanted_cover(c, choice.game.cover, _PICTURE, self.h, _R)
        else:
            c.icon(choice.icon, 25, middle, 20, ink)
        right = self.w - 14
        if choice.count:
            right -= 8 + c.text(right, middle + 6, choice.count, 16, 600, soft, "end")
        c.text(left, middle + 6, choice.words, _SIZE, 600, ink, max_w=right - left)


def tabs(choices: Sequence[Choice], here: str, look: Look, choose: Callable[[str], None]) -> Iterator[Node]:
    """The tabs from the left, as wide as their words want; all narrower where the row is too short.

    Args:
        choices: in their order.
        here: the name of the chosen one.
        look: measures the words.
        choose: told the name of the one that is pressed.
    """

    def width(words: str) -> float:
        return look.text.width(words, _SIZE * look.text_scale, 600, "sans")

    wanted = [
        (_PICTURE + 10 if one.game is not None else _NO_PICTURE)
        + width(one.words)
        + (width(one.count) + 8 if one.count else 0)
        + 18
        for one in choices
    ]
    room = TABS.w - _GAP * (len(choices) - 1)
    factor = min(1.0, room / sum(wanted))
    x = TABS.x
    for one, w in zip(choices, wanted, strict=True):
        yield ChoiceTab(one, one.name == here, Rect(x, TABS.y, w * factor, TABS.h), partial(choose, one.name))
        x += w * factor + _GAP
