"""The panel of another player beside the table: who, what he is doing, how many points."""

from collections.abc import Mapping

from game.ui.engine.canvas import Canvas, SeatMark
from game.ui.presentation.levels import level_name
from game.ui.presentation.tempers import temper_words
from game.ui.table.paint import LIGHT, emblem, two_sizes
from game.ui.table.seats import SeatInfo
from game.ui.words import number, tr

_BUSY = frozenset({"choosing", "thinking", "placing", "swapping"})
_READY = frozenset({"chosen", "done"})
_LEFT, _MARGIN = 54.0, 16.0


def status_words(status: str) -> str:
    """What a seat is doing, in words; "" for nothing."""
    words = {
        "choosing": tr("is choosing …"),
        "thinking": tr("is thinking …"),
        "placing": tr("is placing …"),
        "swapping": tr("is swapping …"),
        "chosen": tr("has chosen"),
        "next": tr("plays next"),
        "later": tr("plays later"),
        "done": tr("has played"),
    }
    return words.get(status, "")


def mark_of(seat: SeatInfo, status: str) -> SeatMark | None:
    """The small sign on a seat's emblem."""
    if status in _READY:
        return "ready"
    if status in _BUSY:
        return "thinking"
    return "computer" if seat.computer else None


def neighbour_hint(seat: SeatInfo, tempers: Mapping[str, str], look: str) -> str:
    """What the pointer over a neighbour tells.

    Args:
        seat: who sits there.
        tempers: as in `Presentation.tempers`.
        look: what pressing it does, with its key.
    """
    temper = temper_words(tempers, seat.name) if seat.computer else ""
    return "\n".join(filter(None, (name_and_level(seat), temper, look)))


def name_and_level(seat: SeatInfo) -> str:
    """Who sits there, and how well a computer plays."""
    return tr("{name}: {words}").format(name=seat.name, words=level_name(seat.level)) if seat.level else seat.name


def glass(c: Canvas, hot: bool, r: float = 16) -> None:
    """The panel itself, with a rim while the player looks at it."""
    c.panel(0, 0, c.w, c.h, r, "glass")
    if hot:
        c.rect(0, 0, c.w, c.h, r, line="#FFD98A", line_w=2)


def neighbour_head(
    c: Canvas,
    seat: SeatInfo,
    status: str,
    points: int | None,
    y: float = 24,
    token: str | None = None,
    right: float | None = None,
) -> None:
    """The first line, around the height y.

    Args:
        c: what is painted on.
        seat: who sits there.
        status: what that seat is doing, "" for nothing.
        points: the total; None: not told.
        y: the middle of the line.
        token: the picture of something that the seat holds.
        right: where the line ends; without it at the right edge.
    """
    emblem(c, seat, 28, y, 15, mark=mark_of(seat, status))
    room = (c.w - _MARGIN if right is None else right) - _LEFT
    if points is not None:
        room -= c.text(c.w - _MARGIN, y + 9, number(points), 26, 700, LIGHT, "end", "serif", label=False) + 10
    if token is not None:
        c.art(token, _LEFT + room - 32, y - 16, 32, 32)
        room -= 38
    two_sizes(c, _LEFT, y + 7, seat.name, status_words(status), room)
