"""The list of the games that were played last."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from itertools import islice

from game.paths import Weight
from game.profile.entries import GIVEN_UP, Finished
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node, Painted
from game.ui.kept.kept_games import GameRow, PlainRow, Reached, Row
from game.ui.widgets.button import RoundButton
from game.ui.words import date, number, tr

ROWS = 3
_HEAD, _ROW = 54.0, 46.0
_COLUMNS = 700.0
"""A list this wide has everything of a game in one line."""
_SIZE, _GAP, _CROWN, _FLAG = 16, 14.0, 22.0, 24.0


def last_games(
    rows: Sequence[Row],
    look_at: Callable[[Finished], None],
    show_all: Callable[[], None],
    x: float,
    y: float,
    w: float,
    h: float,
) -> Iterator[Node]:
    """The sheet with the list, its rows, and the way to all games; pressing a game opens it."""
    yield HistoryPaper(x, y, w, h)
    cx, cy = x + w - 42, y + 32
    yield RoundButton("all games", "log", tr("All games"), show_all, cx=cx, cy=cy, r=18, zone="last games")
    for index, row in enumerate(islice(rows, ROWS)):
        press = partial(look_at, row.game) if isinstance(row, GameRow) else None
        yield HistoryRow(f"last/{index}", row, x + 22, y + _HEAD + index * _ROW, w - 44, index > 0, press)


class HistoryPaper(Painted):
    """The sheet that the list is printed on."""

    pad = 24

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        super().__init__("last games", x, y, w, h, z=2, label=tr("Last games"))

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 20)
        c.icon("trophy", 38, 34, 26, "amber")
        c.text(62, 42, self.label, 24, 700, family="serif", max_w=self.w - 136)


class HistoryRow(Painted):
    """One game: which, when, who took part and what came of it; winners first, with a crown."""

    def __init__(
        self,
        name: str,
        row: Row,
        x: float,
        y: float,
        w: float,
        ruled: bool,
        press: Callable[[], None] | None,
        zone: str = "last games",
    ) -> None:
        super().__init__(name, x, y, w, _ROW, z=3, zone=zone, on_press=press)
        self.label = said_title(row.title, row.assisted) if isinstance(row, GameRow) else row.sentence
        self.hint = tr("Open this game") if press else ""
        self._row, self._ruled = row, ruled
        self.wording = self._aloud

    def _aloud(self) -> str:
        """Which game, when, how it ended, and who reached how much."""
        match self._row:
            case PlainRow(sentence):
                return sentence
            case GameRow() as row:
                people = ", ".join(
                    one.name if one.points is None else f"{one.name} {number(one.points)}" for one in row.reached
                )
                return "\n".join((self.label, date(row.day), _end(row.end)[0] if row.end else "", people))

    def key(self) -> Hashable:
        return self._row, self.hot

    def paint(self, c: Canvas) -> None:
        if self.hot:
            c.rect(-8, 1, self.w + 16, self.h - 2, 10, "surface.row_hot")
        if self._ruled:
            c.line(0, 0, self.w, 0, "line")
        match self._row:
            case PlainRow(sentence):
                self._paint_sentence(c, sentence)
            case GameRow() as row if self.w > _COLUMNS:
                self._paint_line(c, row)
            case GameRow() as row:
                self._paint_two_lines(c, row)

    def _paint_sentence(self, c: Canvas, sentence: str) -> None:
        if c.look.text.width(sentence, _SIZE * c.look.text_scale) <= self.w - 8:
            c.text(4, 28, sentence, _SIZE, colour="ink2")
        else:
            c.para(4, 18, sentence, self.w - 8, 14, colour="ink2")

    def _paint_line(self, c: Canvas, row: GameRow) -> None:
        paint_title(c, 4, 28, row.title, row.assisted, _SIZE, 180)
        c.text(200, 28, date(row.day), 15, colour="ink2", max_w=170)
        paint_reached(c, row, 386, 28, self.w - 4)

    def _paint_two_lines(self, c: Canvas, row: GameRow) -> None:
        day = date(row.day)
        day_w = min(c.look.text.width(day, 14 * c.look.text_scale), self.w * 0.45)
        paint_title(c, 4, 19, row.title, row.assisted, _SIZE, self.w - day_w - 20)
        c.text(self.w - 4, 19, day, 14, colour="ink2", anchor="end", max_w=day_w, lo=11)
        paint_reached(c, row, 4, 39, self.w - 4)


def said_title(title: str, assisted: bool) -> str:
    """Which game it is, and that it was assisted, in words."""
    return ", ".join((title, tr("Assisted game"))) if assisted else title


def paint_title(c: Canvas, x: float, y: float, title: str, assisted: bool, size: float, max_w: float) -> None:
    """Which game it is, in at most so many units; a small flag after it if it was assisted."""
    used = c.text(x, y, title, size, 700, max_w=max_w - (_FLAG if assisted else 0))
    if assisted:
        c.icon("flag", x + used + _FLAG / 2 + 3, y - size * 0.35, size, "ink2")


def paint_reached(c: Canvas, row: GameRow, x: float, y: float, right: float) -> None:
    """How a game ended and who reached how much, in one line.

    As many people as there is room for, of whom one is whose list it is, and how many more.

    Args:
        c: what is painted on.
        row: the game.
        x: where the line begins.
        y: its base.
        right: where it ends.
    """
    if row.end:
        words, colour = _end(row.end)
        x += _GAP + c.text(x, y, words, _SIZE, 700, colour, max_w=(right + 4 - x) / 3)
    shown = _with_room(c, row.reached, right - x)
    count = _count(row.reached, shown)
    for index, one in enumerate(shown):
        behind = sum(_wanted(c, other) + _GAP for other in shown[index + 1 :])
        x += _paint_person(c, x, y, right - x - behind - _counted(c, count), one) + _GAP
    if count:
        c.text(x, y, count, _SIZE, 400, "ink2")


def _with_room(c: Canvas, reached: Sequence[Reached], room: float) -> list[Reached]:
    """Those of whom a line this long can tell: it leaves out the last ones first, but never whose list it is."""
    shown = list(reached)
    while len(shown) > 1:
        wanted = sum(_wanted(c, one) + _GAP for one in shown) - _GAP
        if wanted + _counted(c, _count(reached, shown)) <= room:
            break
        shown.remove([one for one in shown if not one.own][-1])
    return shown


def _count(reached: Sequence[Reached], shown: Sequence[Reached]) -> str:
    """How many more there are, in letters."""
    more = len(reached) - len(shown)
    return f"+{more}" if more else ""


def _counted(c: Canvas, count: str) -> float:
    """How much room that takes."""
    return _width(c, count) + _GAP if count else 0


def _paint_person(c: Canvas, x: float, y: float, room: float, one: Reached) -> float:
    """Returns the width that was used."""
    left = x
    if one.crowned:
        c.icon("crown", x + 8, y - 6, 17, "crown")
        x += _CROWN
    points = "" if one.points is None else number(one.points)
    after = _width(c, points) + 6 if points else 0
    x += c.text(x, y, one.name, _SIZE, 600 if one.crowned else 400, max_w=max(20, left + room - x - after))
    if points:
        x += 6 + c.text(x + 6, y, points, _SIZE, 700)
    return x - left


def _wanted(c: Canvas, one: Reached) -> float:
    points = "" if one.points is None else number(one.points)
    weight: Weight = 600 if one.crowned else 400
    name = c.look.text.width(one.name, _SIZE * c.look.text_scale, weight, "sans")
    return (_CROWN if one.crowned else 0) + name + (_width(c, points) + 6 if points else 0)


def _width(c: Canvas, words: str) -> float:
    return c.look.text.width(words, _SIZE * c.look.text_scale, 700, "sans")


def _end(end: str) -> tuple[str, str]:
    """How a game ended, in words, and their colour."""
    return {"won": (tr("won"), "goodT"), GIVEN_UP: (tr("given up"), "ink2")}.get(end, (tr("lost"), "bad"))
