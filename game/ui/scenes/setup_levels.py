"""How well computers play: what the levels are called, and what shows them on the set-up page."""

from collections.abc import Callable, Hashable

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.words import tr
from game.units import Rect


class Strength(Painted):
    """How well the computer of a seat plays, to press for the next level."""

    radius = 17

    def __init__(self, i: int, words: str, place: Rect, on_press: Callable[[], None]) -> None:
        super().__init__(
            f"seat/{i}/level", place.x, place.y, place.w, place.h, z=4, label=words,
            hint=tr("How well this computer plays; press to change"), zone=f"seat {i}", on_press=on_press,
        )  # fmt: skip

    def key(self) -> Hashable:
        return self.label, self.hovered

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, self.h / 2, "surface.row_hot" if self.hovered else "surface.sunk", "info")
        c.text(self.w / 2, self.h / 2 + 5.5, self.label, 16, 600, "info", "middle", max_w=self.w - 14, lo=13)


def level_name(level: str) -> str:
    """What a level of the computers is called."""
    return {"easy": tr("Easy"), "medium": tr("Fair"), "expert": tr("Sharp")}[level]


def level_words(level: str, team: bool) -> str:
    """How a computer of that level plays, against somebody or in a team with them."""
    alone = {
        "easy": tr("Takes what looks good at once."),
        "medium": tr("Weighs every card and place. A fair match."),
        "expert": tr("Plays every choice on to its end."),
    }
    together = {
        "easy": tr("Takes what looks good at once."),
        "medium": tr("Counts what is gone and forgets nothing."),
        "expert": tr("Counts what is gone and thinks two turns ahead."),
    }
    return (together if team else alone)[level]


class LevelPaper(Painted):
    """How well a computer plays; without computers, what the people at the table should know."""

    def __init__(self, title: str, words: str, style: int | None, room: float, x: float, y: float, w: float) -> None:
        super().__init__("level paper", x, y, w, 86, z=2)
        self.title, self.words, self.style, self.room = title, words, style, room

    def key(self) -> Hashable:
        return self.title, self.words, self.style

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, 16, fill="#EFE6CE")
        if self.style is None:
            c.icon("users", 36, 43, 30, "ink2")
        else:
            c.seat(36, 43, self.style, 18)
        room, size = self.room - 76, 16 * c.look.text_scale
        two = c.look.text.width(self.words, size, 400, "sans") > room
        c.text(68, 28 if two else 38, self.title, 18, 600, max_w=room)
        if two:
            c.para(68, 50, self.words, room, 16, colour="ink2", line_h=20 * c.look.text_scale)
        else:
            c.text(68, 62, self.words, 16, 400, "ink2")
