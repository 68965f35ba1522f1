"""A page of Markdown that scrolls."""

from collections.abc import Iterable
from itertools import groupby

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Intent, Skip, Steer, ToEnd, TurnPage
from game.ui.engine.look import Look
from game.ui.scene import Scene
from game.ui.widgets.markdown_pictures import Pictures
from game.ui.widgets.markdown_search import Passage, SetLine, find, whole
from game.ui.widgets.markdown_setting import Setting
from game.ui.widgets.markdown_text import Block, Heading
from game.ui.widgets.scroll import Scroll, fade_out
from game.ui.words import sentence, tr

_BAR = 10.0
_STEP = 90.0
"""How far an arrow key turns."""
_KEPT = 60.0
"""What of the page before is still seen after a whole page was turned."""


def reads_on(scene: Scene, page: "MarkdownPage", intent: Intent) -> bool:
    """Turns a page of a scene by the keys with which one reads; the focus goes there, so that it is heard.

    Returns:
        It was such a key.
    """
    read = page.read_on(intent)
    if read and page.focusable and scene.focus.show and not scene.typing:
        scene.focus.set(page.name)
    return read


class MarkdownPage(Scroll):
    """A page of Markdown that scrolls inside its box. Only the part that can be seen is painted.

    Args:
        name: unique on its stage.
        x: left, in units.
        y: top, in units.
        w: width, in units.
        h: height, in units.
        look: the look it is set for; make a new page for another look.
        blocks: what stands on it, from `parse`.
        measure: the width of the text; all of the box when it is None.
        pictures: draws cards and figures.

    Attributes:
        titles: every heading with its place.
        found: the places of what is looked for; they are marked.
        at: which of them is marked most.
    """

    prose = True

    def __init__(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        look: Look,
        blocks: Iterable[Block],
        measure: float | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        setting = Setting(look, measure or w - 2 * _BAR, pictures)
        setting.add(blocks)
        setting.finish()
        super().__init__(name, tr("Page"), setting.height, self._paint_part, x=x, y=y, w=w, h=h)
        self.titles = setting.titles
        self.found: tuple[Passage, ...] = ()
        self.at = 0
        self._pieces, self._passages = setting.pieces, setting.passages
        self._painted: tuple[tuple[object, ...], pygame.Surface] | None = None
        self.wording = self.aloud

    def show(self, anchor: str) -> None:
        """Scrolls to the heading with this anchor; an unknown one changes nothing."""
        for heading, top in self.titles:
            if heading.anchor == anchor:
                self.turn(top - self.top)
                return

    def look_for(self, words: str) -> None:
        """Finds and marks words; nothing when there are none."""
        self.found, self.at = find(self._passages, words), 0

    def show_place(self, place: Passage) -> None:
        """Scrolls until a place can be seen: not at all when it can be."""
        top, bottom = place[0].top, place[-1].top + place[-1].h
        if top < self.top or bottom > self.top + self.h:
            self._to(top - self.h / 3)

    def turn(self, by: float) -> None:
        """Scrolls down by so many units, up when negative, as far as the page goes."""
        self._to(self.top + by)

    def read_on(self, intent: Intent) -> bool:
        """Turns by the keys with which one reads: arrows, Space, Page up and Page down, Home and End.

        Returns:
            It was such a key.
        """
        match intent:
            case Steer(0, dy):
                self.turn(dy * _STEP)
            case TurnPage(dy):
                self.turn(dy * (self.h - _KEPT))
            case Skip():
                self.turn(self.h - _KEPT)
            case ToEnd(dy):
                self.turn(dy * self.length)
            case _:
                return False
        return True

    def aloud(self) -> str:
        """Every text that begins on what is seen of the page, whole; the cells of a row are one sentence."""
        seen = (passage for passage in self._passages if self.top <= passage[0].top < self.top + self.h)
        rows = (map(whole, row) for _, row in groupby(seen, key=lambda passage: passage[0].top))
        return " ".join(sentence(text) for row in rows if (text := ", ".join(filter(None, row))))

    @property
    def here(self) -> Heading | None:
        """The heading of what is being read: the last one in the upper third."""
        if self.top >= self.length - self.h > 0:
            return self.titles[-1][0]
        seen = [heading for heading, top in self.titles if top <= self.top + self.h / 3]
        return seen[-1] if seen else None

    def picture(self, look: Look) -> pygame.Surface:
        key = self.top, self.found, self.at
        if self._painted is None or self._painted[0] != key:
            canvas = Canvas(look, self.w, self.h)
            self._paint_part(canvas)
            self.said, self.shown = canvas.said, canvas.shown
            self._painted = (key, canvas.surface)
        return self._painted[1]

    def _paint_part(self, c: Canvas) -> None:
        for piece in self._pieces:
            if piece.bottom > self.top and piece.top < self.top + self.h:
                piece.paint(c, -self.top)
        for number, place in enumerate(self.found):
            for line in place:
                self._mark(c, line, number == self.at)
        if self.top < self.length - self.h:
            fade_out(c, self.w - 2 * _BAR)
        if self.length > self.h:
            thumb = max(44.0, self.h * self.h / self.length)
            y = (self.h - thumb) * self.top / (self.length - self.h)
            c.rect(self.w - _BAR, 0, _BAR, self.h, _BAR / 2, "surface.sunk")
            c.rect(self.w - _BAR, y, _BAR, thumb, _BAR / 2, "surface.second_base")

    def _mark(self, c: Canvas, line: SetLine, here: bool) -> None:
        """A tint over a line, and a line under the one that is shown."""
        y = line.top - self.top
        if -line.h < y < self.h:
            c.rect(line.x - 6, y, line.w + 12, line.h, 6, "#F2B7053C" if here else "#F2B70522")
            if here:
                c.rect(line.x, y + line.h - 3, line.w, 3, 1.5, "amber")
