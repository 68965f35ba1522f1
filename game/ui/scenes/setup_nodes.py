"""What lies on the set-up page beside the rows of seats: the games, the house rules, who is about to play."""

from collections.abc import Callable, Hashable, Mapping
from math import pi, sin
from typing import Any

from game.core.rules import Game
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.presentation.presentation import Presentation, RivalText
from game.ui.scenes.cover import COVER_RATIO, paint_cover, title_size
from game.ui.words import number, signed, tr, trn

_LOW = 90.0
"""A cover lower than this has no room for what one does in the game."""
_BOW = 24
"""Straight pieces of which the bent right edge of a picture is made."""


class GameCover(Painted):
    """A game to choose; the one that is chosen has a gold frame. A lone game stands upright."""

    pad = 20

    def __init__(
        self,
        game: Game,
        shown: Presentation,
        chosen: bool,
        x: float,
        y: float,
        w: float,
        h: float,
        on_press: Callable[[], None] | None,
    ) -> None:
        super().__init__(f"game/{game.id}", x, y, w, h, z=2, label=shown.title, zone="games", on_press=on_press)
        self.shown_game, self.chosen = shown, chosen
        players = tr("{least}–{most}").format(least=min(game.seats), most=max(game.seats))
        self._facts = (("clock", tr("{n} min").format(n=shown.minutes)), ("users", players))
        who = trn("{n} player", "{n} players", max(game.seats)).format(n=players)
        long = tr("{names} · about {n} minutes").format(names=who, n=shown.minutes)
        self.wording = lambda: f"{shown.title}\n{long}"

    def key(self) -> Hashable:
        return self.chosen, self.hovered

    def paint(self, c: Canvas) -> None:
        palette = self.shown_game.palette
        if self.chosen:
            c.glow(0, 0, self.w, self.h, 16, width=8, alpha=0.7)
        c.rect(0, 0, self.w, self.h, 16, gradient=(f"{palette}.bg1", f"{palette}.bg2"))
        if self.h > self.w:
            self._paint_upright(c)
        else:
            self._paint_lying(c)
        if self.chosen:
            c.rect(0, 0, self.w, self.h, 16, line="gold", line_w=4)
        else:
            c.rect(0, 0, self.w, self.h, 16, line="#FFFFFF77" if self.hovered else "#FFFFFF33", line_w=1.5)

    def _paint_upright(self, c: Canvas) -> None:
        w, h = self.w, self.w * COVER_RATIO
        wave = [(w, h * 0.95), (w * 0.75, h * 0.985), (w * 0.5, h * 0.965), (w * 0.25, h * 0.945), (0, h * 0.97)]
        paint_cover(c, self.shown_game.cover, w, h, 0, [(0, 0), (w, 0), *wave])
        c.text(22, self.h - 38, self.shown_game.title, 30, 700, "cream", family="serif", max_w=160)
        c.text(22, self.h - 14, self.shown_game.kind, 16, 400, "#F0EAD4", max_w=w - 44)
        x = w - 18.0
        for icon, words in self._facts:
            x -= c.text(x, self.h - 40, words, 16, 600, "#F0EAD4", "end", max_w=90) + 18
            c.icon(icon, x + 4, self.h - 46, 17, "#F0EAD4")
            x -= 20

    def _paint_lying(self, c: Canvas) -> None:
        w, h = 186.0, self.h
        bow = [(w * (1 - 0.08 * sin(pi * step / _BOW)), h * step / _BOW) for step in range(_BOW + 1)]
        paint_cover(c, self.shown_game.cover, w, h, 0.35, [(0.0, 0.0), *bow, (0.0, h)])
        left, room = w + 20, self.w - w - 32
        title, facts = h / 2 - 18, h / 2 + 32
        if h < _LOW:
            title, facts = h / 2 - 3, h / 2 + 21
        else:
            c.text(left, h / 2 + 6, self.shown_game.kind, 16, 400, "#F0EAD4", max_w=room)
        size = title_size(c, 26 * c.look.text_scale, room)
        c.text(left, title, self.label, size, 700, "cream", family="serif", max_w=room, label=False)
        joined = "".join(words for _, words in self._facts)
        size = c.look.text.fit(joined, room - 58, 16 * c.look.text_scale, 600, lo=13)[1]
        x = left
        for icon, words in reversed(self._facts):
            c.icon(icon, x + 9, facts - 6, 17, "#F0EAD4")
            x += 36 + c.text(x + 22, facts, words, size, 600, "#F0EAD4", label=False)


class Company(Painted):
    """What is special with this number of players; in a solo game, the rival and the margins to win by.

    Args:
        words: title and text.
        rival: of a solo game; None for several players.
        options: the rule options, which decide the margins.
        x: left edge, in units.
        y: top edge.
        w: width.
        h: height.
    """

    def __init__(
        self,
        words: tuple[str, str],
        rival: RivalText | None,
        options: Mapping[str, Any],
        x: float,
        y: float,
        w: float,
        h: float,
    ) -> None:
        super().__init__("company", x, y, w, h, z=2)
        self.words, self.rival = words, rival
        show = signed if rival is not None and rival.signed else number
        margins = () if rival is None else rival.margins(options)
        self.margins = tuple((show(margin), grade) for margin, grade in margins)

    def key(self) -> Hashable:
        return self.words, self.rival and self.rival.portrait, self.margins

    def paint(self, c: Canvas) -> None:
        title, words = self.words
        left = 0.0 if self.rival is None else 108.0
        if self.rival is not None:
            c.disc(46, 50, 46, "cream")
            c.art(self.rival.portrait, 3, 7, 86, 86)
        c.text(left, 24, title, 22, 600, "cream", family="serif", max_w=self.w - left)
        below = c.para(left, 52, words, self.w - left, 16.5, colour="#F0EAD4")
        if self.margins:
            self._margins(c, max(110.0, below - 8))

    def _margins(self, c: Canvas, top: float) -> None:
        step = (self.w + 8) / len(self.margins)
        for i, (margin, grade) in enumerate(self.margins):
            middle = i * step + (step - 8) / 2
            c.rect(i * step, top, step - 8, 62, 12, fill="#FFFFFF1C", line="#FFFFFF33")
            down = 31 if grade else 40
            c.text(middle, top + down, margin, 26, 700, "gold", "middle", "serif", label=False)
            c.text(middle, top + 53, grade, 16, 600, "#F0EAD4", "middle", max_w=step - 20)


class HouseRow(Painted):
    """A house rule in words; what changes it is a node of its own, for which `room` is left on the right.

    `peers`: the titles and the details of all rules with this room, which are written in one size each.
    """

    def __init__(
        self,
        name: str,
        title: str,
        detail: str,
        last: bool,
        x: float,
        y: float,
        w: float,
        h: float,
        room: float,
        peers: tuple[tuple[str, str], ...],
    ) -> None:
        super().__init__(name, x, y, w, h, z=2)
        self.title, self.detail, self.last, self.room, self.peers = title, detail, last, room, peers

    def key(self) -> Hashable:
        return self.title, self.detail, self.last, self.room, self.peers

    def paint(self, c: Canvas) -> None:
        middle, apart = self.h / 2, min(12.5, self.h / 2 - 16)
        room, scale = self.w - self.room, c.look.text_scale
        size = c.look.text.common((title for title, _ in self.peers), room, 19 * scale, 600)
        c.text(0, middle + 4.5 - apart, self.title, size, 600, max_w=room, label=False)
        size = c.look.text.common((detail for _, detail in self.peers), room, 16.5 * scale)
        c.text(0, middle + 4.5 + apart, self.detail, size, 400, "ink2", max_w=room, label=False)
        if not self.last:
            c.line(0, self.h - 1, self.w, self.h - 1, "line", 1.2)


class ChosenValue(Painted):
    """The value of an option, between the arrows that change it; `idle`: greyed, because it changes nothing."""

    def __init__(self, name: str, words: str, idle: bool, x: float, y: float, w: float) -> None:
        super().__init__(name, x, y, w, 44, z=2, label=words)
        self.idle = idle

    def key(self) -> Hashable:
        return self.label, self.idle

    def paint(self, c: Canvas) -> None:
        c.rect(0, 2, self.w, self.h - 4, 20, None if self.idle else "surface.sunk", "line")
        colour = "ink2" if self.idle else "ink"
        c.text(
            self.w / 2, self.h / 2 + 6, self.label, 17, 400 if self.idle else 600, colour, "middle", max_w=self.w - 12
        )


class Summary(Painted):
    """Who is about to play, or why nobody can yet."""

    def __init__(self, x: float, y: float, w: float) -> None:
        super().__init__("summary", x, y, w, 34, z=2)
        self.alarming = False

    def key(self) -> Hashable:
        return self.label, self.alarming

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, 17, fill="surface.glass")
        c.text(self.w / 2, 23, self.label, 17, 600, "gold" if self.alarming else "cream", "middle", max_w=self.w - 32)
