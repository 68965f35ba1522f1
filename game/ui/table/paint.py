"""Small pictures and inks that the tables of several games share."""

from collections.abc import Sequence

from game.ui.engine.canvas import Canvas, SeatMark
from game.ui.engine.text import pieces
from game.ui.table.seats import SeatInfo

LIGHT = "cream"
"""Text on dark glass."""
SOFT = "#D7E4D6"
"""Second text on dark glass."""
LINK = "#FFD98A"
GAIN = "#BFE6A8"
LOSS = "#FFB4A6"
_NOBODY = "#66716A"
_SMALLEST = 13.0
_NOBODY_LINE = "#B9C4CC"


def emblem(
    c: Canvas, seat: SeatInfo, cx: float, cy: float, r: float, ring: bool = True, mark: SeatMark | None = None
) -> None:
    """The disc that stands for a seat: a colour with its sign, a face, or the sign of what belongs to nobody."""
    if seat.picture:
        rim = r + (2.5 if ring else 1.5)
        if ring:
            c.shadow(cx - rim, cy - rim, 2 * rim, 2 * rim, rim, 1)
        c.disc(cx, cy, rim, "cream")
        c.art(seat.picture, cx - r, cy - r, 2 * r, 2 * r)
    elif seat.icon:
        if ring:
            c.disc(cx, cy, r + 2.5, "cream")
        c.disc(cx, cy, r, _NOBODY)
        c.icon(seat.icon, cx, cy, r * 1.25, "white")
    else:
        c.seat(cx, cy, seat.style, r, ring, mark)


def seat_line(c: Canvas, seat: SeatInfo) -> str:
    """The colour of a line on the table that belongs to a seat: light enough to be seen on the dark."""
    if seat.style < 0:
        return _NOBODY_LINE
    base = c.look.theme.colour(c.look.theme.seat(seat.style).colour).lerp("white", 0.45)
    return f"#{base.r:02X}{base.g:02X}{base.b:02X}"


def crowned(c: Canvas, cx: float, cy: float, w: float, open: bool = False) -> None:
    """The golden pill behind the number of somebody who leads a row; cy is the middle of the row.

    `open`: somebody else may still take the lead; its line is broken.
    """
    if open:
        c.rect(cx - w / 2, cy - 9.5, w, 24, 12, "surface.leader")
        c.rect(cx - w / 2, cy - 9.5, w, 24, 12, line="amber", line_w=1.6, dash=(4, 4))
    else:
        c.rect(cx - w / 2, cy - 9.5, w, 24, 12, "surface.leader", "surface.leader_line", 1.3)
    crown_over(c, cx, cy)


def crown_over(c: Canvas, cx: float, cy: float) -> None:
    """The crown of who leads a row; cy is the middle of the row."""
    c.icon("crown", cx, cy - 12.5, 13, "amber")


def heading(c: Canvas, text: str, max_w: float, x: float = 18, y: float = 34) -> float:
    """The title of a dark panel; returns its width."""
    return c.text(x, y, text, "glass_panel", colour=LIGHT, max_w=max_w)


def boxed(
    c: Canvas,
    x: float,
    y: float,
    text: str,
    w: float,
    h: float,
    size: float,
    colour: str = "ink",
    siblings: Sequence[str] = (),
) -> None:
    """A few lines below a height, in letters that shrink until they, and the longest word, fit the box.

    `siblings`: what stands in boxes of the same size beside it; the letters of all shrink together.
    """
    size, step = boxed_letters(c, text, w, h, size, siblings)
    c.para(x, y + size, text, w, size, colour=colour, line_h=step, label=False)


def boxed_letters(
    c: Canvas, text: str, w: float, h: float, size: float, siblings: Sequence[str] = ()
) -> tuple[float, float]:
    """Return the size of the letters of `boxed`, and the distance between its lines, both in units."""
    size *= c.look.text_scale
    step = c.look.theme.number("type.line_height") * 0.94

    def fits(text: str) -> bool:
        longest = max(c.look.text.width(word.strip(), size, 400, "sans") for word in pieces(text))
        return longest <= w and len(c.look.text.wrap(text, w, size)) * size * step <= h

    while size > _SMALLEST and not all(map(fits, (text, *siblings))):
        size -= 0.5
    return size, size * step


def two_sizes(c: Canvas, x: float, y: float, name: str, after: str, max_w: float) -> None:
    """A name on dark glass with a few words behind it; the words go first when there is no room."""
    width, scale = c.look.text.width, c.look.text_scale
    name_w = width(name, 20 * scale, 600, "serif")
    after_w = width(after, 15.5 * scale, 400, "sans") if after else 0.0
    if after and name_w + 10 + after_w > max_w:
        after = ""
    drawn = c.text(x, y, name, "name", colour=LIGHT, max_w=max_w)
    if after:
        c.text(x + drawn + 10, y - 1, after, "small", colour=SOFT)
