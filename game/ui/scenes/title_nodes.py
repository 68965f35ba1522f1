"""What stands on the title screen: the wordmark, the shelf, the boxes and the cards below."""

import logging
from collections.abc import Callable, Hashable, Sequence

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Painted
from game.ui.kept.kept_games import RunningGame, ShownSeat
from game.ui.presentation.presentation import Presentation
from game.ui.scenes.cover import title_size
from game.ui.words import number, tr

log = logging.getLogger("biotope")

SHELF_Y = 594
"""Where the boxes stand."""
FRONT = (232, 338)
"""The front of a box as it is drawn."""
_BOX_ROOM = 24
"""What the drawing of a box has around its front for spine and shadow."""
_INK = "on_sky"


class Wordmark(Painted):
    """Biotope: both o's are paper discs, one with a leaf, one with a wave."""

    pad = 12
    _SIZE = 124

    def __init__(self, x: float, y: float) -> None:
        super().__init__("wordmark", x, y, 480, 170, label="Biotope")
        self.wording = lambda: self.label

    def paint(self, c: Canvas) -> None:
        x, baseline, discs = 0.0, 100.0, iter((("leaf", "#5B9A5E", "#2F6B45"), ("fin", "#3FA3B8", "#155F80")))
        for letter in "Biotope":
            width = c.look.text.width(letter, self._SIZE, 700, "serif")
            if letter == "o":
                self._disc(c, x + width / 2, baseline - self._SIZE * 0.238, *next(discs))
            else:
                for dx, dy, colour in ((2, 5, "#FFF8E6BF"), (0, 0, _INK)):
                    c.text(x + dx, baseline + dy, letter, self._SIZE, 700, colour, family="serif", label=False)
            x += width + self._SIZE * 0.004

    def _disc(self, c: Canvas, cx: float, cy: float, icon: str, top: str, bottom: str) -> None:
        r = self._SIZE * 0.262
        c.shadow(cx - r - 3, cy - r - 3, 2 * r + 6, 2 * r + 6, r + 3, 2)
        c.disc(cx, cy, r + 3, "cream")
        c.disc(cx, cy, r - 2, gradient=(top, bottom))
        c.icon(icon, cx, cy, r * 1.35, "cream")


class Line(Painted):
    """One line of words printed on the landscape."""

    def __init__(self, name: str, x: float, y: float, w: float, words: str, size: float, colour: str) -> None:
        super().__init__(name, x, y - size * 1.2, w, size * 1.8, label=words)
        self.words, self.size, self.colour = words, size, colour

    def key(self) -> Hashable:
        return self.words

    def paint(self, c: Canvas) -> None:
        c.text(0, self.size * 1.2, self.words, self.size, 600, self.colour, family="serif", max_w=self.w)


class Notices(Painted):
    """What the player must be told about the saved games, for as long as it is true."""

    pad = 24
    _LINE = 30

    def __init__(self, sentences: Sequence[str], x: float, y: float, w: float) -> None:
        height = len(sentences) * self._LINE + 22
        super().__init__("notices", x, y, w, height, z=4, label=" ".join(sentences))
        self.sentences = tuple(sentences)

    def key(self) -> Hashable:
        return self.sentences

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 16)
        c.icon("warning", 34, self.h / 2, 28, "bad")
        for i, sentence in enumerate(self.sentences):
            c.text(62, 31 + i * self._LINE, sentence, 17, 600, max_w=self.w - 80, lo=13)


class Shelf(Painted):
    """The board on which the boxes stand."""

    pad = 24

    def __init__(self) -> None:
        super().__init__("shelf", 28, SHELF_Y, 1544, 40, z=1)

    def paint(self, c: Canvas) -> None:
        c.shadow(12, 12, self.w - 24, self.h - 4, 8, 3)
        c.art("scenery/shelf", 0, 0, self.w, self.h)


class GameBox(Painted):
    """A game on the shelf: its box with the live title; the one that is `forward` glows and rises."""

    soft = False
    pad = _BOX_ROOM
    _STEP, _SHADES = 10, 4

    def __init__(
        self, shown: Presentation, name: str, x: float, on_press: Callable[[], None], *, forward: bool
    ) -> None:
        w, h = FRONT
        super().__init__(name, x, SHELF_Y + 2 - h, w, h, z=3, label=shown.title, zone="shelf", on_press=on_press)
        self.shown_game = shown
        self.forward, self.raised = forward, float(forward)

    def key(self) -> float:
        return round(self.raised * self._SHADES) / self._SHADES

    def corner(self, look: Look) -> tuple[int, int]:
        left, top = super().corner(look)
        return left, top - look.viewport.px(self._STEP * self.raised)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        return self.x, self.y - self._STEP * self.raised, self.w, self.h

    def paint(self, c: Canvas) -> None:
        w, h = self.w, self.h
        if self.raised:
            c.glow(0, 0, w, h, 10, width=12, blur=6, alpha=0.9 * self.key())
        c.art(self.shown_game.box, -self.pad, -self.pad, w + 2 * self.pad, h + 2 * self.pad)
        size = title_size(c, 34, w - 40)
        c.text(w / 2, h - 42, self.label, size, 700, "cream", "middle", "serif", w - 40, label=False)
        c.text(w / 2, h - 18, self.shown_game.subtitle, 15.5, 600, "#D8E2D2", "middle", max_w=w - 30, label=False)


class ContinueCard(Painted):
    """The game that waits: the public table in small, how far it is, who plays."""

    ARROWS = (120, 30)
    """How far from the right edge the arrows to the games before and after have their middles."""
    ARROW_R = 16
    pad = 24
    _NAMED = 80
    """The room a seat needs for a name."""
    _LARGEST_R, _LEAST = 12.0, 15.0
    """The radius of an emblem, and the size of a name at least."""

    def __init__(self, game: RunningGame, position: str, x: float, y: float, w: float, h: float) -> None:
        super().__init__("continue card", x, y, w, h, z=2, label=tr("Continue"))
        self.game, self.position = game, position

    def key(self) -> Hashable:
        return self.game.running.id, len(self.game.running.actions), self.position

    def paint(self, c: Canvas) -> None:
        game, h = self.game, self.h
        c.panel(0, 0, self.w, h, 20)
        self._thumbnail(c, 14, 14, 214, h - 28)
        room = self.w - self.ARROWS[0] - self.ARROW_R - 8 - 250 if self.position else 190
        c.text(250, 46, self.label, "title", max_w=room)
        if self.position:
            c.text(self.w - 70, 42, self.position, 16, 600, "ink2", "middle", max_w=60)
        where = f"{game.presentation.title} · {game.progress}"
        c.text(250, 76, where, 18, 600, "ink2", max_w=self.w - 274)
        rooms = [(seat, room - 4) for seat, room in zip(game.seats, self._rooms(c))]
        size, x = min(self._name(c, room, seat)[1] for seat, room in rooms), 250.0
        for seat, room in rooms:
            self._seat(c, x, room, seat, size)
            x += room + 4

    def _thumbnail(self, c: Canvas, x: float, y: float, w: float, h: float) -> None:
        """The table in small; nothing of it when a saved game holds what cannot be drawn."""
        try:
            self.game.presentation.thumbnail(c, self.game.view, x, y, w, h)
        except Exception as error:  # the title opens whatever was saved
            log.warning("The running game %s cannot be drawn: %r", self.game.running.id, error)
            c.rect(x, y, w, h, 14, "surface.sunk")

    def _rooms(self, c: Canvas) -> list[float]:
        """How wide each seat is: all alike, or as they need it where a long name has room only beside short ones."""
        seats, whole = self.game.seats, self.w - 262
        needed = [self._needed(c, seat) for seat in seats]
        alike, left = min(150, whole / len(seats)), whole - sum(needed)
        return [alike] * len(seats) if left < 0 or max(needed) <= alike else [w + left / len(seats) for w in needed]

    def _needed(self, c: Canvas, seat: ShownSeat) -> float:
        """The room for a seat with its name in the smallest letters."""
        return 2 * self._LARGEST_R + 17 + c.look.text.width(seat.name, self._LEAST) + self._points_w(c, seat)

    def _points_w(self, c: Canvas, seat: ShownSeat) -> float:
        points = "" if seat.points is None else number(seat.points)
        return c.look.text.width(points, 17 * c.look.text_scale, 700)

    def _name(self, c: Canvas, w: float, seat: ShownSeat) -> tuple[str, float]:
        """A seat's name beside its points as it can be shown, and its size by itself."""
        room = w - 2 * self._seat_r(w) - 11 - self._points_w(c, seat)
        return c.look.text.fit(seat.name, room, 17 * c.look.text_scale, lo=self._LEAST)

    def _seat_r(self, w: float) -> float:
        return min(self._LARGEST_R, w / 4)

    def _seat(self, c: Canvas, x: float, w: float, seat: ShownSeat, size: float) -> None:
        """A seat's points, if the table shows them, and its name, if there is room; all names in the same size."""
        r = self._seat_r(w)
        c.seat(x + r, 106, seat.style, r, ring=False)
        left, right = x + 2 * r + 5, x + w
        if w > self._NAMED:
            left += 6 + c.text(left, 112, self._name(c, w, seat)[0], size, label=False)
        if seat.points is not None:
            c.text(left, 112, number(seat.points), 17, 700, max_w=right - left, lo=11)


class AchievementsCard(Painted):
    """The way to what has been achieved in a game, and how much that is."""

    pad = 24
    radius = 20

    def __init__(self, game: str, words: str, on_press: Callable[[], None], x: float, y: float, h: float) -> None:
        super().__init__(
            "achievements", x, y, 222, h, z=2, label=tr("Achievements"), zone="achievements", on_press=on_press
        )
        self.game, self.words = game, words

    def key(self) -> Hashable:
        return self.hovered, self.words

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 20)
        if self.hovered:
            c.rect(0, 0, self.w, self.h, 20, line="gold", line_w=3)
        c.disc(self.w / 2, 62, 40, "surface.row_hot")
        c.icon("trophy", self.w / 2, 62, 46, "amber")
        c.text(self.w / 2, 130, self.game, 22, 700, anchor="middle", family="serif", max_w=self.w - 24)
        c.text(self.w / 2, 156, tr("Achievements"), 16, colour="ink2", anchor="middle", max_w=self.w - 24)
        c.text(self.w / 2, 180, self.words, 17, 600, "goodT", "middle", max_w=self.w - 24)


class MenuPaper(Painted):
    """The sheet that the menu's lines are printed on."""

    pad = 24

    def __init__(self, lines: int, x: float, y: float, w: float, h: float) -> None:
        super().__init__("menu paper", x, y, w, h, z=2)
        self.lines = lines

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 20)
        for i in range(1, self.lines):
            y = 8 + i * (self.h - 16) / self.lines
            c.line(20, y, self.w - 20, y, "line")


class MenuLine(Painted):
    """One line of the menu.

    Args:
        siblings: the words of all lines, which are written in one size.
    """

    def __init__(
        self,
        name: str,
        words: str,
        siblings: Sequence[str],
        icon: str,
        x: float,
        y: float,
        w: float,
        h: float,
        on_press: Callable[[], None],
    ) -> None:
        super().__init__(name, x, y, w, h, z=3, label=words, zone="menu", on_press=on_press)
        self.words, self.siblings, self.icon = words, siblings, icon

    def key(self) -> Hashable:
        return self.words, self.hovered, self.pressed

    def paint(self, c: Canvas) -> None:
        if self.hovered:
            c.rect(8, 2, self.w - 16, self.h - 4, 12, "surface.row_hot" if not self.pressed else "surface.row")
        c.icon(self.icon, 34, self.h / 2, 22, "ink2")
        size = c.look.text.common(self.siblings, self.w - 76, 18 * c.look.text_scale, 600)
        c.text(60, self.h / 2 + 6, self.words, size, 600, label=False)


class Version(Painted):
    """Which Biotope this is."""

    def __init__(self, version: str) -> None:
        super().__init__("version", 1444, 866, 140, 26, z=2, label=tr("version {version}").format(version=version))

    def paint(self, c: Canvas) -> None:
        c.pill(self.w, 0, self.label, 15, "surface.pill", "#E6F4F4", h=26, anchor="end")
