"""What stands in the rows of the set-up page where the seats are: who sits there, how well computers play."""

from collections.abc import Callable, Hashable

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.lineup import SeatChoice, sign_name
from game.ui.presentation.levels import level_name
from game.ui.words import tr
from game.units import Rect

NAME_X, NAME_W = 112.0, 174.0
"""Where in a row the name stands, with how well a computer plays."""
_ASIDE = 14.0
"""Least distance from the end of a line of words to the control or the edge on its right."""
_LINE = "#CDBB8E"


class SeatRow(Painted):
    """The sheet one seat is written on, with what the seat is besides, if anything, and a line below the name.

    It says what its computer is like, or where its person sits.

    Attributes:
        lifted: it is carried, and lies above the others.
    """

    pad = 24

    def __init__(self, i: int, seat: SeatChoice, called: str, role: str, below: str, place: Rect) -> None:
        super().__init__(f"seat/{i}", place.x, place.y, place.w, place.h, z=2)
        self.seat, self.role, self.below = seat, role, below
        self.lifted = False
        kind = (tr("Person"),) if seat.level is None else (tr("Computer"), level_name(seat.level))
        told = ", ".join(filter(None, (sign_name(seat.style), *kind, role, below)))
        self.wording = lambda: tr("{name}: {words}").format(name=called, words=told)

    def key(self) -> Hashable:
        return self.seat.style, self.role, self.below, self.lifted

    def paint(self, c: Canvas) -> None:
        if self.lifted:
            c.shadow(0, 0, self.w, self.h, 16, 2)
        c.rect(0, 0, self.w, self.h, 16, "#FFFEF8", "line", 1.5)
        c.rect(0, 10, 6, self.h - 20, 3, fill=c.look.theme.seat(self.seat.style).colour)
        if self.below:
            c.text(NAME_X + 2, self.h / 2 + 28.5, self.below, 15, colour="ink2", max_w=NAME_W)
        if self.role:
            c.rect(0, 0, self.w, self.h, 16, line="bad", line_w=2.5)
            c.pill(self.w - 60, -12, self.role, 15, "bad", "white", 600, h=24, pad=10, anchor="end")


class FreeRow(Painted):
    """A seat nobody sits on; the first of them says how somebody can."""

    pad = 4

    def __init__(self, i: int, place: Rect) -> None:
        super().__init__(f"free/{i}", place.x, place.y, place.w, place.h, z=2)
        self.first = i == 0

    def paint(self, c: Canvas) -> None:
        middle = self.h / 2
        c.rect(0, 0, self.w, self.h, 16, fill="#F6EDD8")
        c.rect(0, 0, self.w, self.h, 16, line=_LINE, line_w=1.5, dash=(7, 7))
        if self.first:
            c.disc(68, middle, 22, "#FFFDF6", _LINE, 1.2)
            c.icon("plus", 68, middle, 24, "amber")
            self._paint_offer(c, tr("Add a player"))
        else:
            c.rect(48, middle - 20, 40, 40, 20, line=_LINE, line_w=1.5, dash=(4, 5))
            c.text(108, middle + 6, tr("free seat"), 18, 400, "ink3", max_w=200)

    def _paint_offer(self, c: Canvas, words: str) -> None:
        """In two lines where there is no room for one."""
        size, room = 20 * c.look.text_scale, self.w - 454
        lines = c.look.text.wrap(words, room, size, 600)
        size = c.look.text.common(lines, room, size, 600)
        y = self.h / 2 + size * (0.35 - 0.55 * (len(lines) - 1))
        c.para(108, y, words, room, size, 600, line_h=size * 1.1, label=False)


class Grip(Painted):
    """Carries a seat to another place in the order."""

    drag = True
    ring_z = 3.5  # below the emblem beside it
    place = ""

    def __init__(self, i: int, place: Rect, on_press: Callable[[], None]) -> None:
        hint = tr("Drag to change the order, or press to move down")
        super().__init__(
            f"seat/{i}/grip", place.x + 6, place.y, 44, place.h, z=4, label=tr("Order"), hint=hint, zone="seats",
            on_press=on_press,
        )  # fmt: skip

    def key(self) -> Hashable:
        return self.hovered

    @property
    def state(self) -> str:
        """Which seat of how many it carries."""
        return self.place

    def paint(self, c: Canvas) -> None:
        c.icon("menu", 24, self.h / 2, 18, "ink" if self.hovered else "grip")


class Emblem(Painted):
    """The colour and emblem of a seat, to press for another, with a sign at its edge; or one of the choices."""

    pad = 10

    def __init__(
        self,
        name: str,
        style: int,
        label: str,
        cx: float,
        cy: float,
        zone: str,
        on_press: Callable[[], None],
        *,
        sign: str = "",
        hint: str = "",
        chosen: bool = False,
        z: float = 4,
    ) -> None:
        super().__init__(name, cx - 30, cy - 30, 60, 60, z=z, label=label, hint=hint, zone=zone, on_press=on_press)
        self.style, self.sign, self.chosen = style, sign, chosen

    def key(self) -> Hashable:
        return self.style, self.sign, self.chosen, self.hovered

    @property
    def state(self) -> str:
        """Its colour and its emblem."""
        return sign_name(self.style)

    def paint(self, c: Canvas) -> None:
        if self.hovered or self.chosen:
            c.glow(4, 4, 52, 52, 26, width=4, blur=3)
        c.seat(30, 30, self.style, 24, mark="computer" if self.sign == "bot" else None)
        if self.sign == "down":
            c.disc(50, 50, 10, "#FFFDF6", _LINE, 1)
            c.icon("down", 50, 50.5, 12, "ink2")


class Strength(Painted):
    """How well the computer of a seat plays, to press for the next level."""

    radius = 17

    def __init__(self, i: int, words: str, place: Rect, on_press: Callable[[], None]) -> None:
        super().__init__(
            f"seat/{i}/level", place.x, place.y, place.w, place.h, z=4, label=words,
            hint=tr("How well this computer plays; press to change"), zone="seats", on_press=on_press,
        )  # fmt: skip

    def key(self) -> Hashable:
        return self.label, self.hovered

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, self.h / 2, "surface.row_hot" if self.hovered else "surface.sunk", "info")
        c.text(self.w / 2, self.h / 2 + 5.5, self.label, 16, 600, "info", "middle", max_w=self.w - 14, lo=13)


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


class Suggestion(Painted):
    """A name that is known here, to take with one press."""

    def __init__(self, i: int, person: str, x: float, y: float, w: float, on_press: Callable[[], None]) -> None:
        super().__init__(f"popup/name/{i}", x, y, w, 44, z=62, label=person, zone="popup", on_press=on_press)

    def key(self) -> Hashable:
        return self.hovered

    def paint(self, c: Canvas) -> None:
        if self.hovered:
            c.rect(4, 2, self.w - 8, self.h - 4, 10, fill="surface.row_hot")
        c.icon("person", 26, self.h / 2, 18, "ink2")
        c.text(46, self.h / 2 + 6, self.label, 18, 600, max_w=self.w - 58)


class LevelPaper(Painted):
    """How well a computer plays; without computers, what the people at the table should know.

    Args:
        title: its heading.
        words: below the heading.
        style: seat style of the computer, or None.
        until: x of what stands to the right of the words, or the width of the paper.
        place: of the paper, in units.
    """

    def __init__(self, title: str, words: str, style: int | None, until: float, place: Rect) -> None:
        super().__init__("level paper", place.x, place.y, place.w, place.h, z=2)
        self.title, self.words, self.style, self.until = title, words, style, until

    def key(self) -> Hashable:
        return self.title, self.words, self.style

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, 16, fill="#EFE6CE")
        if self.style is None:
            c.icon("users", 32, 43, 30, "ink2")
        else:
            c.seat(32, 43, self.style, 18)
        room = self.until - 60 - _ASIDE
        lines = c.look.text.wrap(self.words, room, 16 * c.look.text_scale)
        title, y = (38, 62) if len(lines) == 1 else (30, 52)
        c.text(60, title, self.title, 18, 600, max_w=room)
        for k, line in enumerate(lines):
            c.text(60, y + 21 * k, line, 16, 400, "ink2", max_w=room)


class MixWords(Painted):
    """What the switch for mixed seats does."""

    def __init__(self, words: str, x: float, y: float, w: float) -> None:
        super().__init__("mix words", x, y, w, 44, z=2, label=words)

    def paint(self, c: Canvas) -> None:
        c.icon("dice", 12, 22, 24, "ink2")
        c.text(36, 28, self.label, "label_strong", max_w=self.w - 36)
