"""What the field guide is painted with: the book, its tabs, a species on its page and in the list."""

from dataclasses import dataclass

import pygame

from game.paths import Family, Weight
from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import dark
from game.ui.journal.fitted import fitted
from game.ui.journal.game_chips import game_sign
from game.ui.journal.guide_model import Entry, SpeciesPage
from game.ui.journal.paths_nodes import share_ring
from game.ui.journal.plates import plate
from game.ui.presentation.presentation import Presentation
from game.ui.words import tr
from game.units import Rect

_CARD_W, _CARD_H = 300.0, 420.0
_WATER = ("#D6F3EE", "#4FB0B4")
_PICTURE_H = 372.0
_PRINTED: Family = "serif"
_EXPLAINS: Family = "sans"
BOOK_MARGIN = 14.0
_FOLD = 120.0
"""How far the shade of the fold reaches into each page."""


def card_picture(c: Canvas, name: str, x: float, y: float, w: float, h: float, r: float) -> None:
    """What a card shows, without its frame, cut to a rectangle with round corners."""
    shown_w = 280.0
    scale = w / shown_w
    sprite = c.look.art.sprite(name, _CARD_W * scale, _CARD_H * scale)
    px = c.look.viewport.px
    top = 10 + max(0.0, (296 - h / scale) / 2)
    size = px(w), min(px(h), sprite.get_height())
    part = sprite.subsurface((px(10 * scale), px(top * scale)), size).copy()
    part.blit(shapes.rounded(*size, px(r)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    c.lay(part, x, y)
    c.shown.append(name)


def _framed(
    c: Canvas, picture: str, card: bool, x: float, y: float, w: float, h: float, r: float, rim: float
) -> None:
    """The picture of a species on white paper."""
    c.shadow(x, y, w, h, r, 2)
    c.rect(x, y, w, h, r, "#FFFDF6", "#CBB98F", 1)
    inner_w, inner_h = w - 2 * rim, h - 2 * rim
    if card:
        card_picture(c, picture, x + rim, y + rim, inner_w, inner_h, r * 0.7)
    else:
        c.rect(x + rim, y + rim, inner_w, inner_h, r * 0.7, gradient=_WATER)
        side = min(inner_w, inner_h) * 0.94
        c.art(picture, x + (w - side) / 2, y + (h - side) / 2, side, side)
    c.rect(x + rim, y + rim, inner_w, inner_h, r * 0.7, line="#1D2F2A48", line_w=1.3)


def _hole(c: Canvas, outline: str, x: float, y: float, w: float, h: float, r: float) -> None:
    """The empty place of a species."""
    c.rect(x, y, w, h, r, "#F4EAD0")
    c.rect(x, y, w, h, r, line="#A8925A", line_w=1.6, dash=(6, 5))
    side = min(w, h) * 0.88
    c.art(outline, x + (w - side) / 2, y + (h - side) / 2, side, side)


@dataclass(frozen=True, slots=True)
class Book:
    """An open book: its cover, the edges of the pages, two pages."""

    def paint(self, c: Canvas, hot: bool) -> None:
        m, w, h = BOOK_MARGIN, c.w, c.h
        c.shadow(0, 0, w, h, 18, 3)
        c.rect(0, 0, w, h, 18, gradient=("#7A4A22", "#4C2B12"))
        c.rect(1, 1, w - 2, h - 2, 17, line="#FFFFFF40", line_w=1.2)
        for k in range(4, 0, -1):
            grown = k * 1.4
            c.rect(m - grown, 2, w - 2 * (m - grown), h - 8 + grown, 10, "#EADFC2" if k % 2 else "#D9C9A0")
        c.rect(m, 0, w - 2 * m, h - 8, 10, "#FCF7EA")
        middle, pixel = w / 2, 1 / c.look.viewport.scale
        bands = round(_FOLD / pixel)
        for k in range(bands):
            strength = round(0x70 * (1 - k / bands) ** 2.2)
            for x in (middle - (k + 1) * pixel, middle + k * pixel):
                c.rect(x, 1, pixel, h - 10, fill=f"#B0904C{strength:02X}")
        c.line(middle, 4, middle, h - 10, "#A88E58", 1.2)


@dataclass(frozen=True, slots=True)
class GameTab:
    """A game as a tab that sticks out of the book."""

    title: str
    sign: str
    palette: str
    count: str
    here: bool

    @classmethod
    def of(cls, shown: Presentation, count: str, here: bool) -> "GameTab":
        """The tab of a game."""
        return cls(shown.title, shown.sign, shown.palette, count, here)

    def width(self, look: Look) -> float:
        """How wide it is for its words."""
        width, scale = look.text.width, look.text_scale
        count = width(self.count, 16 * scale, 600, "sans") + 12 if self.count else 0.0
        return 50 + width(self.title, 18 * scale, 600, "sans") + count + 18

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.here:
            c.rect(0, 0, c.w, c.h + 16, 14, "#FCF7EA", "#FFFFFFB0", 1.2)
        else:
            colour = c.look.theme.colour(f"{self.palette}.bg1")
            tone = f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}"
            c.rect(0, 0, c.w, c.h + 16, 14, gradient=(tone, dark(tone, 0.22)))
            c.rect(0, 0, c.w, c.h + 16, 14, "#FFFFFF1C" if hot else None, "#FFFFFF4C", 1.2)
        game_sign(c, self.sign, self.palette, 27, 24, 14)
        ink, second = ("ink", "amberD") if self.here else ("white", "#FFF3D6")
        w = c.text(48, 30, self.title, 18, 600, ink)
        c.text(48 + w + 12, 30, self.count, 16, 600, second)


@dataclass(frozen=True, slots=True)
class PageNode:
    """The page of a species, 648 wide."""

    page: SpeciesPage

    def paint(self, c: Canvas, hot: bool) -> None:
        page, text = self.page, self.page.text
        w = c.text(0, 14, page.where, 16, colour="ink2", max_w=c.w / 2)
        c.text(c.w, 14, page.state, 16, 600, "goodT" if page.found else "ink2", "end", max_w=c.w - w - 20)
        if page.found:
            _framed(c, text.picture, text.card, 0, 34, 352, _PICTURE_H, 16, 6)
        else:
            _hole(c, text.outline, 0, 34, 352, _PICTURE_H, 16)
        x, room = 382.0, c.w - 382
        end = fitted(c, x, 36, text.name, room, 104, 46, 700, family="serif", line=1.08)
        end = fitted(c, x, end + 4, text.latin, room, 46, 19, 400, "ink2", family="serif")
        if text.signs is not None:
            c.rect(x, end + 12, room, 54, 14, "#EFE3C6", "#CDBB8E", 1)
            text.signs(c, x + room / 2, end + 39, 46, room - 24)
            end += 66
        fitted(c, x, end + 14, text.rule, room, 34 + _PICTURE_H - end - 14, 18, line=1.3)
        top = 34 + _PICTURE_H + 16
        c.rect(0, top, c.w, 84, 14, "#EFE6CE")
        c.disc(40, top + 42, 23, "#E0D2AC")
        c.icon("feather", 40, top + 42, 26, "amberD")
        said, ink, family = tr("This page fills once you meet it."), "ink2", _EXPLAINS
        if page.found:
            said, ink, family = text.fact, "ink", _PRINTED
        fitted(c, 80, top + 4, said, c.w - 100, 76, 19, 400, ink, family=family, line=1.26, middle=True)
        c.text(0, top + 112, tr("In this journal"), 20, 700, family="serif", max_w=c.w)
        if not page.rows:
            c.text(0, top + 146, tr("nothing yet"), 17, colour="ink2", max_w=c.w)


@dataclass(frozen=True, slots=True)
class FigureRow:
    """One thing that a species was to somebody; the first one leads to its game."""

    words: str
    figure: str
    first: bool
    leads: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.leads:
            c.rect(0, 0, c.w, c.h, 10, "#FFE9A8" if hot else "surface.row_hot", "surface.row_hot_line", 1.3)
            c.icon("play", c.w - 24, c.h / 2, 18, "amber")
        elif self.first:
            c.rect(0, 0, c.w, c.h, 10, "surface.row")
        right = c.w - (48 if self.leads else 16)
        y = c.h / 2 + 6 * c.look.text_scale
        w = c.text(right, y, self.figure, 18, 700, anchor="end", max_w=c.w / 2)
        c.text(16, y, self.words, 17, 600 if self.leads else 400, max_w=right - w - 36)


@dataclass(frozen=True, slots=True)
class EntryNode:
    """A species in the list."""

    entry: Entry

    def paint(self, c: Canvas, hot: bool) -> None:
        entry = self.entry
        plate(c, hot, entry.chosen, Rect(4, 0, c.w - 8, c.h - 6), 16)
        scale = c.look.text_scale
        side = min(124.0, c.h - 22 - 44 * scale, c.w - 30)
        x, y = (c.w - side) / 2, 10.0
        if entry.found:
            _framed(c, entry.picture, entry.card, x, y, side, side, 14, 4)
        else:
            _hole(c, entry.outline, x, y, side, side, 14)
        ink = "ink" if entry.found else "ink2"
        c.text(c.w / 2, y + side + 21 * scale, entry.name, 18, 600, ink, "middle", "serif", c.w - 8)
        weight: Weight = 600 if entry.found else 400
        colour = "goodT" if entry.found else "ink2"
        c.text(c.w / 2, y + side + 42 * scale, entry.below, 16, weight, colour, "middle", max_w=c.w - 8)


@dataclass(frozen=True, slots=True)
class ListHead:
    """The title over the list, and how many still wait."""

    title: str
    left: str

    def paint(self, c: Canvas, hot: bool) -> None:
        left = c.text(c.w, 28, self.left, 16, colour="ink2", anchor="end", max_w=c.w * 0.45)
        c.text(0, 29, self.title, 27, 700, family="serif", max_w=c.w - left - 20)
        c.line(0, 44, c.w, 44, "line", 1.4)


@dataclass(frozen=True, slots=True)
class FoundRing:
    """How many of a game are found, and in words how many in the whole book: "" as long as nobody knows."""

    found: int
    all: int
    book: str

    def paint(self, c: Canvas, hot: bool) -> None:
        scale = c.look.text_scale
        r = min(46.0, (c.h - 34 - 44 * scale) / 2)
        cx, cy = c.w / 2, 16 + r
        share_ring(c, cx, cy, r, self.found / self.all)
        c.text(cx, cy + 11, str(self.found), 32, 700, anchor="middle", family="serif", label=False)
        y = c.h - 26 - 22 * scale
        said = tr("of {all} found").format(all=self.all)
        c.text(cx, y, said, 17, 600, anchor="middle", family="serif", max_w=c.w - 8)
        c.text(cx, y + 22 * scale, self.book, 16, colour="ink2", anchor="middle", max_w=c.w - 8)


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner of a page that turns, and the name of the species behind it."""

    name: str
    right: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        y = c.h - 24
        if not self.right:
            c.icon("left", 22, c.h - 30, 26 if hot else 22, "ink")
            c.text(44, y, self.name, 16, colour="ink2", max_w=c.w - 52)
            return
        fold = 66.0
        c.polygon([(c.w, c.h - fold), (c.w, c.h), (c.w - fold, c.h)], "#D2C093")
        c.polygon([(c.w, c.h - fold), (c.w - fold, c.h), (c.w - fold - 6, c.h - fold - 6)], "#F7EFD8")
        c.polyline([(c.w, c.h - fold), (c.w - fold, c.h)], "#C9B585", 1.6)
        c.icon("right", c.w - 20, c.h - 19, 26 if hot else 22, "ink")
        c.text(c.w - fold - 16, y, self.name, 16, colour="ink2", anchor="end", max_w=c.w - fold - 24)
