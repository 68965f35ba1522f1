"""The log: what happened as lines, the newest of them beside the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.core.rules import Seat
from game.core.score import Cell
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import GAIN, LIGHT, LINK, LOSS, SOFT, boxed, emblem, heading
from game.ui.table.pieces import LogLine, OpenPage, Piece
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, tr, trn
from game.units import Rect

_HEAD = 44.0
_HIGHEST = 42.0
_HIGHEST_SENTENCE = 50.0
"""A sentence may take two lines."""
_TIGHT = 30.0
_TWO_PICTURES = 88.0
"""Room for two cards that changed places."""
_LINE = 1.25
"""How much higher than its letters a line of a sentence is."""
_LONG = 800.0
"""On a line as long as this a sentence takes no second one."""
_BAND = "#FFFFFF14"
"""Behind a sentence, which may take two lines: without it the lines of two entries read as one."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened.

    Attributes:
        seat: who did it; None: the game itself, shown by `sign`.
        words: what was done, without the name; the picture says it too where there is one.
        picture: the name of a round drawing of the card it was done with.
        points: by how much the seat's total changed; None: not told.
        cells: seat → the cells it speaks of.
        receiver: who got it.
        sign: an icon that stands for what happened, or for the game where there is no seat.
        colour: of the disc behind the sign where there is no seat.
        other: the round drawing of the card with which that of the picture changed places.
        named: the words are a whole sentence, which names who did it.
        short: where there is no room for all words, a picture and shorter words for its side, the longest first.
        lit: what lies in the cells, where these alone show it.
        row: the name of the row by which what others did changed the total. The whole log has a line for it; in the
            short one it is part of the newest line that tells points of that seat in the same turn.
        parts: what was done one after the other, where the line sums that up.
    """

    seat: SeatInfo | None
    words: str
    picture: str = ""
    points: int | None = None
    cells: Mapping[Seat, frozenset[Cell]] = field(default_factory=dict, hash=False)
    receiver: SeatInfo | None = None
    sign: str = ""
    colour: str = ""
    other: str = ""
    named: bool = False
    short: tuple[str, ...] | None = None
    lit: str = ""
    row: str = ""
    parts: tuple["LogEntry", ...] = ()

    @property
    def said(self) -> str:
        """All of it in words."""
        if self.named or self.seat is None:
            return self.words
        return tr("{name}: {words}").format(name=self.seat.name, words=self.words)

    @property
    def spoken(self) -> str:
        """All of it in words, also what the signs at its end and the lit cells say."""
        said = tr("{name}: {words}").format(name=self.said, words=self.lit) if self.lit else self.said
        if self.receiver is not None:
            said = tr("{words}, for {name}").format(words=said, name=self.receiver.name)
        if self.points is None:
            return said
        told = trn("{row}: {points} point", "{row}: {points} points", self.points)
        return told.format(row=said, points=signed(self.points))

    @property
    def scorer(self) -> SeatInfo | None:
        """The seat whose total changed by `points`."""
        return self.receiver or self.seat

    def including(self, rows: Mapping[str, int]) -> "LogEntry":
        """The same line with the points of these rows added, and the rows named, in short the largest changes."""
        named = tr("{row} {points}")
        said = {row: named.format(row=row, points=signed(points)) for row, points in rows.items()}
        words = tr("{words} ({part})").format(words=self.words, part=", ".join(said.values()))
        points = (self.points or 0) + sum(rows.values())
        largest = sorted(rows, key=lambda row: -abs(rows[row]))
        fewer = (f"{', '.join(said[row] for row in largest[:n])} …" for n in range(len(rows) - 1, 0, -1))
        return replace(self, words=words, points=points, short=(self.picture, ", ".join(said.values()), *fewer))

    def paint(self, c: Canvas, hot: bool) -> None:
        """One line: emblem, name, picture, words, and at the right who got it and the points."""
        if hot and self.cells:
            c.rect(0, 0, c.w, c.h, 10, "#FFFFFF1A")
        elif self.named:
            c.rect(0, 1.5, c.w, c.h - 3, 8, _BAND)
        y, size = c.h / 2, 16.0 if c.h < _TIGHT else 16.5
        right = self._paint_end(c, y)
        x = 40.0
        if self.short is not None and not self._has_room(c, right - x, size):
            picture, *shorter = self.short
            entries = [replace(self, picture=picture, other="", words=words, short=None) for words in shorter]
            fitting = (entry for entry in entries if entry._has_room(c, right - x, size))
            next(fitting, entries[-1])._paint_words(c, x, right, size)
        else:
            self._paint_words(c, x, right, size)

    def _paint_words(self, c: Canvas, x: float, right: float, size: float) -> None:
        """Who did it and what, between these two places."""
        y, tight = c.h / 2, c.h < _TIGHT
        r = 9.5 if tight else 12.0
        if self.seat is None:
            c.disc(18, y, r, self.colour, "cream", 1.5)
            c.icon(self.sign, 18, y, r + 3, "white")
        else:
            emblem(c, self.seat, 18, y, r, ring=False)
            x += 0 if self.named else self._paint_name(c, y, size, right - x)
        side = 22.0 if tight else 26.0
        if self.picture:
            c.art(self.picture, x, y - side / 2, side, side)
            x += side + 8
        if self.other:
            c.icon("swap", x + 6, y, 18, LINK)
            c.art(self.other, x + 20, y - side / 2, side, side)
            x += side + 28
        if self.named:
            self._paint_sentence(c, x, right - x, size)
        elif not self.other or x + self._said(c, size) <= right:
            c.text(x, y + 6, self.words, size, colour="#E4EEE2", max_w=max(0.0, right - x))

    def _paint_sentence(self, c: Canvas, x: float, w: float, size: float) -> None:
        """In one line where there is room, else in two; as large as two lines can be, as others beside it are."""
        scale = c.look.text_scale
        lines = 1 if c.w > _LONG else 2
        size = min(size * scale, max(size, c.h / lines / _LINE)) / scale
        if self._said(c, size) <= w:
            c.text(x, c.h / 2 + 6, self.words, size, colour="#E4EEE2", max_w=w)
        else:
            boxed(c, x, 0, self.words, w, c.h, size, "#E4EEE2")

    def _paint_name(self, c: Canvas, y: float, size: float, room: float) -> float:
        """The name takes the room that the words leave, but never less than it needs to be known.

        Two pictures that change places say all; their words are there only where there is room to spare.
        """
        assert self.seat is not None
        said = _TWO_PICTURES if self.other else self._said(c, size) + (34 if self.picture else 0)
        return c.text(40, y + 6, self.seat.name, size, 600, LIGHT, max_w=max(48.0, room - said - 10)) + 8

    def _has_room(self, c: Canvas, room: float, size: float) -> bool:
        """The whole name, the picture and all words fit."""
        name = "" if self.seat is None or self.named else self.seat.name
        before = 18 + (34 if self.picture else 0)
        return c.look.text.width(name, size * c.look.text_scale, 600, "sans") + before + self._said(c, size) <= room

    def _said(self, c: Canvas, size: float) -> float:
        """How wide the words are."""
        return c.look.text.width(self.words, size * c.look.text_scale, 400, "sans")

    def _paint_end(self, c: Canvas, y: float) -> float:
        """Points, receiver and sign at the right; returns where they begin."""
        right = c.w - 8.0
        if self.points is not None:
            tone = GAIN if self.points > 0 else LOSS if self.points < 0 else LIGHT
            right -= c.text(right, y + 6, signed(self.points), 17, 700, tone, "end", label=False) + 8
        if self.receiver is not None:
            emblem(c, self.receiver, right - 12, y, 12, ring=False)
            c.icon("arrow-right", right - 36, y, 16, LINK)
            right -= 50
        if self.sign and self.seat is not None:
            c.icon(self.sign, right - 10, y, 18, LINK)
            right -= 26
        return right


@dataclass(frozen=True, slots=True)
class LogGroup:
    """What happened in one turn or round: a title and its entries."""

    title: str
    entries: tuple[LogEntry, ...]


@dataclass(frozen=True, slots=True)
class LogStyle:
    """How the log beside a table looks.

    Attributes:
        title: what stands over it.
        empty: what it says before anything has happened.
        most: for how many entries there is room.
        groups: of how many of the newest groups it shows entries.
    """

    title: str
    empty: str
    most: int
    groups: int = 1

    def recent(self, log: Sequence[LogGroup]) -> tuple[LogEntry, ...]:
        """The entries that are shown, the newest last."""
        return tuple(entry for group in log[-self.groups :] for entry in _summed(group.entries))[-self.most :]


def _summed(entries: Sequence[LogEntry]) -> Iterator[LogEntry]:
    """The lines of a turn such that the points of each seat add up to the change of its total.

    What others changed joins the newest line that tells points of that seat; without one it stays a line.
    """
    newest = {entry.scorer: n for n, entry in enumerate(entries) if not entry.row and entry.points is not None}
    changed: dict[int, dict[str, int]] = {}
    for entry in entries:
        if entry.row and entry.scorer in newest:
            rows = changed.setdefault(newest[entry.scorer], {})
            rows[entry.row] = rows.get(entry.row, 0) + (entry.points or 0)
    for n, entry in enumerate(entries):
        if n in changed:
            yield entry.including(changed[n])
        elif not entry.row or entry.scorer not in newest:
            yield entry


@dataclass(frozen=True, slots=True)
class _Frame:
    title: str
    empty: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        heading(c, self.title, c.w - 36 - 100, y=31)
        if self.empty:
            c.text(18, 74, self.empty, 16.5, colour=SOFT, max_w=c.w - 36)


@dataclass(frozen=True, slots=True)
class _WholeLog:
    def paint(self, c: Canvas, hot: bool) -> None:
        w = c.text(c.w, 31, tr("whole log"), 15.5, 600, "cream" if hot else LINK, "end", max_w=c.w)
        if hot:
            c.line(c.w - w, 35, c.w, 35, "cream", 1.5)


def _spoken(entry: LogEntry) -> str:
    return entry.spoken


class LogPanel:
    """Puts the newest entries on the stage, and the way to all of them.

    Args:
        pool: of the table.
        zone: where the panel lies.
        press: told what is pressed.
        point: told what is looked at, and what no longer is.
        style: how it looks.
    """

    def __init__(
        self,
        pool: NodePool,
        zone: Rect,
        press: Callable[[Piece], None],
        point: Callable[[Piece, bool], None],
        style: LogStyle,
    ) -> None:
        self._pool, self._zone = pool, zone
        self._press, self._point = press, point
        self._style = style

    def show(self, entries: Sequence[LogEntry]) -> None:
        """Draws the panel and one line for each of these entries."""
        zone, pool, style = self._zone, self._pool, self._style
        pool.painted("log-panel", zone, _Frame(style.title, "" if entries else style.empty), z=2)
        link = Rect(zone.right - 126, zone.y, 110, 44)
        open_log = partial(self._press, OpenPage("log"))
        pool.painted("whole-log", link, _WholeLog(), z=3, label=tr("whole log"), zone="log", press=open_log)
        highest = _HIGHEST_SENTENCE if any(entry.named for entry in entries) else _HIGHEST
        step = min(highest, (zone.h - _HEAD - 6) / max(1, len(entries)))
        for i, entry in enumerate(entries):
            place = Rect(zone.x + 10, zone.y + _HEAD + i * step, zone.w - 18, step)
            look = partial(self._point, LogLine(i)) if entry.cells else None
            name = entry.seat.name if entry.seat and not entry.named else entry.words
            pool.painted(
                f"log/{i}", place, entry, z=3, label=name, wording=partial(_spoken, entry), zone="log", point=look
            )
