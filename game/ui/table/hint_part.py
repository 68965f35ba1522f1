"""A hint on the table: the slip with the reasons, the marks on the pieces, and the expert at work."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.paths import Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.focus import RING_Z
from game.ui.engine.look import Look
from game.ui.engine.stage import Stage
from game.ui.table.hint_values import HintMark, Slip, SlipLine
from game.ui.table.pieces import HintButton, HintReason, Piece
from game.ui.table.pool import Drawable, NodePool
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

SLIP_Z = 400.0
_MARK_Z = 300.0
_NUMBER_Z = RING_Z + 1
_GHOST_Z = 90.0
_RIM = 20.0
_LINE_H, _LINE_GAP = 38.0, 6.0
_WORDS, _LEADING = 17.0, 1.2
_NARROW = 400.0
"""Up to this width the note stands under the button."""
_TITLE, _NOW = {1: 25.0, 2: 18.0}, 16.5
_BOLD: dict[int, Weight] = {1: 700, 2: 600}
_DISC = {1: 41.0, 2: 37.0}
"""Of the best choice and of the second one: letters, and room for the number before them."""
_BADGE = 17.0
_INSIDE, _TALL = 8.0, 100.0
"""A framed place that is so tall has its numbers so far below its upper edge, off the card above it."""
_LONG = 200.0
"""A lower one that is so long, such as a button, has its numbers at its right end, off the words in its middle."""
_FRAME_PAD = 26.0
_STEPS = 40
"""In how many steps the bar of the work grows."""


@dataclass(frozen=True, slots=True)
class Badge:
    """The number of a choice: the best one in gold, the second one in slate."""

    number: int

    def paint(self, c: Canvas, hot: bool) -> None:
        r = c.w / 2
        best = self.number == 1
        c.shadow(0, 0, c.w, c.h, r, 1)
        c.disc(r, r, r, "cream")
        c.disc(r, r, r - 2.5, "gold" if best else "#3C4A44")
        c.text(r, r + 6.5, str(self.number), 19, 700, "ink" if best else "white", "middle", label=False)


@dataclass(frozen=True, slots=True)
class MarkFrame:
    """The line round a marked place: a golden glow for the best choice, a broken line for the second one."""

    number: int

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.number == 1:
            c.glow(0, 0, c.w, c.h, 10, width=10, blur=5, alpha=0.9)
            c.rect(0, 0, c.w, c.h, 10, line="gold", line_w=3)
        else:
            c.rect(1, 1, c.w - 2, c.h - 2, 10, line="#3C4A44", line_w=4)
            c.rect(1, 1, c.w - 2, c.h - 2, 10, line="cream", line_w=2.5, dash=(8, 6))


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet of the slip with all that cannot be looked at by itself."""

    slip: Slip
    heading_y: float
    other_y: float

    @staticmethod
    def broken(look: Look, number: int, words: str, now: str, w: float) -> tuple[tuple[str, ...], bool]:
        """What to do, as it is broken, and whether what it brings now stands below it for want of room beside it."""
        size, bold = _TITLE[number] * look.text_scale, _BOLD[number]
        gain = look.text.width(now, _NOW * look.text_scale, 700, "sans") + 12 if now else 0.0
        room = w - 2 * _RIM - _DISC[number]
        beside, alone = (tuple(look.text.wrap(words, wide, size, bold, "serif")) for wide in (room - gain, room))
        too_wide = any(look.text.width(line, size, bold, "serif") > room - gain for line in beside)
        below = bool(now) and (too_wide or len(beside) > len(alone) + 1)
        return (alone, True) if below else (beside, False)

    def paint(self, c: Canvas, hot: bool) -> None:
        s, scale = self.slip, c.look.text_scale
        c.panel(0, 0, c.w, c.h, 18)
        c.rect(1.5, 1.5, c.w - 3, c.h - 3, 17, line="gold", line_w=2.5)
        self._choice(c, 1, 38, s.title, s.now)
        if s.heading:
            size = 15.5 * scale
            c.para(_RIM, self.heading_y, s.heading, c.w - 2 * _RIM, 15.5, colour="ink2", line_h=size * 1.25)
        if s.other:
            c.line(_RIM, self.other_y - 30, c.w - _RIM, self.other_y - 30, "line", 1.5)
            self._choice(c, 2, self.other_y, s.other, s.other_now)

    def _choice(self, c: Canvas, number: int, y: float, words: str, now: str) -> None:
        r = 15.0 if number == 1 else 13.0
        c.disc(_RIM + r, y - 6, r, "gold" if number == 1 else "#3C4A44")
        c.text(_RIM + r, y, str(number), 17, 700, "ink" if number == 1 else "white", "middle", label=False)
        lines, below = self.broken(c.look, number, words, now, c.w)
        if now and not below:
            c.text(c.w - _RIM, y, now, _NOW, 700, "ink2", "end")
        for line in lines:
            c.text(_RIM + _DISC[number], y + 1, line, _TITLE[number], _BOLD[number], family="serif")
            y += _TITLE[number] * c.look.text_scale * _LEADING
        if below:
            c.text(_RIM + _DISC[number], y, now, _NOW, 700, "ink2")


@dataclass(frozen=True, slots=True)
class ReasonLine:
    """One reason, on green when it speaks for the best choice."""

    line: SlipLine

    def paint(self, c: Canvas, hot: bool) -> None:
        line = self.line
        c.rect(0, 0, c.w, c.h, 9, "surface.row_gain" if line.good else "surface.sunk")
        if hot:
            c.rect(0, 0, c.w, c.h, 9, line="gold", line_w=2)
        if line.sign is not None:
            line.sign.paint(c, 24, c.h / 2, 14)
        ink = "good" if line.good else "bad"
        if line.value:
            c.text(c.w - 12, c.h / 2 + 6, line.value, 18, 700, ink, "end")
        lines, size = self.lines(c.look, c.w), _WORDS * c.look.text_scale
        for i, words in enumerate(lines):
            y = c.h / 2 + size * (0.35 + (i - (len(lines) - 1) / 2) * _LEADING)
            c.text(self.left, y, words, _WORDS, max_w=c.w - self.left - 8)

    @property
    def left(self) -> float:
        """Where the words begin."""
        return 12.0 if self.line.sign is None else 46.0

    def lines(self, look: Look, w: float) -> tuple[str, ...]:
        """The words as they are broken in this width."""
        value = look.text.width(self.line.value, 18 * look.text_scale, 700, "sans") if self.line.value else 0.0
        return tuple(look.text.wrap(self.line.words, w - self.left - value - 22, _WORDS * look.text_scale))

    def height(self, look: Look, w: float) -> float:
        """How much room it needs in this width."""
        more = len(self.lines(look, w)) - 1 + look.text_scale - 1
        return _LINE_H + more * _WORDS * look.text_scale * _LEADING


@dataclass(frozen=True, slots=True)
class Work:
    """The expert at work, and how far it is."""

    share: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        c.icon("bulb", 36, 38, 28, "amber")
        c.text(60, 44, tr("The expert thinks ahead"), 20, 700, family="serif", max_w=c.w - 60 - _RIM)
        c.rect(_RIM, 64, c.w - 2 * _RIM, 12, 6, "surface.sunk", "line")
        c.rect(_RIM, 64, max(12.0, (c.w - 2 * _RIM) * self.share), 12, 6, "good")


@dataclass(frozen=True, slots=True)
class Note:
    """What stands beside the button: that the game is marked, or which choice was taken."""

    words: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.icon("flag", 9, c.h / 2, 18, "ink2")
        c.text(24, c.h / 2 + 5, self.words, 15.5, colour="ink2", max_w=c.w - 24)


@dataclass(frozen=True, slots=True)
class LampGlow:
    """The light of the lamp while a hint is asked for or shown."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.glow(0, 0, c.w, c.h, c.w / 2, width=9, blur=5, alpha=0.95)


class HintPart:
    """Puts a hint on the stage.

    Args:
        pool: of the table.
        look: how to draw.
        room: where the slip may lie.
        press, point: of the desk.
    """

    def __init__(
        self,
        pool: NodePool,
        look: Look,
        room: Rect,
        press: Callable[[Piece], None],
        point: Callable[[Piece, bool], None],
    ) -> None:
        self._pool, self._look, self._room = pool, look, room
        self._press, self._point = press, point
        scale = look.text_scale
        self._beside = room.w > _NARROW
        self._button_w = min(room.w - 2 * _RIM, 160 * scale)
        self._text_h = 15.5 * scale * 1.25

    def show_work(self, share: float) -> None:
        """The expert is at work; it can be left."""
        self._glow()
        room = self._room
        self._slip(
            Rect(room.x, room.y, room.w, 152), Work(round(share * _STEPS) / _STEPS), tr("The expert thinks ahead")
        )
        self._button(room.y + 88, tr("Stop"), "close")

    def show(self, slip: Slip, marks: Sequence[HintMark]) -> None:
        """The hint, with its reasons and marks."""
        self._glow()
        room = self._room
        y = 62.0 + self._more(1, slip.title, slip.now)
        heading_y = y + self._text_h * 0.75
        if slip.heading:
            size = 15.5 * self._look.text_scale
            y += len(self._look.text.wrap(slip.heading, room.w - 2 * _RIM, size)) * self._text_h + 8
        for number, line in enumerate(slip.lines):
            w = room.w - 2 * _RIM + 12
            place = Rect(room.x + _RIM - 6, room.y + y, w, ReasonLine(line).height(self._look, w))
            self._reason(number, line, place)
            y += place.h + _LINE_GAP
        other_y = y + 40
        if slip.other:
            y = other_y + 18 + self._more(2, slip.other, slip.other_now)
        label = ". ".join(part for part in (slip.title, slip.now, slip.heading) if part)
        height = y + (70 if self._beside else 104)
        self._slip(Rect(room.x, room.y, room.w, height), Paper(slip, heading_y, other_y), label)
        self._button(room.y + y + 6, tr("Thank you"), "check")
        self._note(slip.note, room.y + y + 6)
        for i, (place, there) in enumerate(_by_place(marks)):
            self._mark(f"hint/mark/{i}", place, there)

    def _more(self, number: int, words: str, now: str) -> float:
        """How much room a choice needs beyond that of one line."""
        lines, below = Paper.broken(self._look, number, words, now, self._room.w)
        scale = self._look.text_scale
        return ((len(lines) + below - 1) * _LEADING + 0.4 * (scale - 1)) * _TITLE[number] * scale

    def _slip(self, place: Rect, drawable: Drawable, label: str) -> None:
        """The paper; what lies under it cannot be pressed through it."""
        whole = Rect(place.x, place.y, place.w, self._clear_of_words(place) - place.y)
        self._pool.painted("hint", whole, drawable, z=SLIP_Z, pad=30, label=label).hit = True

    def _clear_of_words(self, place: Rect) -> float:
        """Lower edge of the slip, moved down where it would cut through a line of words below it.

        Args:
            place: of the slip, as high as its own words need.

        Returns:
            The y of the edge, in units.
        """
        below = (node for node in self._pool.stage.nodes if node.visible and node.alpha > 0 and node.z < SLIP_Z)
        lines = sorted(
            (node.y + said.box[1], node.y + said.box[1] + said.box[3])
            for node in below
            for said in node.said
            if node.x + said.box[0] < place.right and place.x < node.x + said.box[0] + said.box[2]
        )
        bottom = place.bottom
        for top, end in lines:
            if top < bottom < end:
                bottom = end + 1
        return bottom

    def _glow(self) -> None:
        lamp = self._pool.stage.get("lamp")
        if lamp is not None:
            place = Rect(lamp.x, lamp.y, lamp.w, lamp.h)
            self._pool.painted("hint/lamp", place, LampGlow(), z=lamp.z - 0.5, pad=_FRAME_PAD)

    def _button(self, y: float, words: str, icon: str) -> None:
        room = self._room
        self._pool.put(
            Button(
                "hint/close", words, partial(self._press, HintButton()), x=room.x + _RIM, y=y, w=self._button_w, h=50,
                z=SLIP_Z + 1, kind="second", icon=icon, zone="hint",
            )
        )  # fmt: skip

    def _note(self, words: str, y: float) -> None:
        left, top = self._room.x + _RIM, y + 56
        if self._beside:
            left, top = left + _RIM + self._button_w, y
        place = Rect(left, top, self._room.right - _RIM - left, 50 if self._beside else 34)
        self._pool.painted("hint/note", place, Note(words), z=SLIP_Z + 1)

    def _reason(self, number: int, line: SlipLine, place: Rect) -> None:
        piece = HintReason(number)
        self._pool.painted(
            f"hint/reason/{number}",
            place,
            ReasonLine(line),
            z=SLIP_Z + 1,
            pad=4,
            label=f"{line.words} {line.value}".strip(),
            zone="hint",
            hint=line.rule,
            point=partial(self._point, piece) if line.lit else None,
        )

    def _mark(self, name: str, place: Rect, marks: Sequence[HintMark]) -> None:
        best = marks[0]
        if best.ghost is not None:
            self._pool.painted(f"{name}/ghost", place, best.ghost, z=_GHOST_Z)
        if best.framed:
            self._pool.painted(f"{name}/frame", place, MarkFrame(best.number), z=_MARK_Z, pad=_FRAME_PAD)
        tall, half = place.h >= _TALL, len(marks) * (_BADGE + 1)
        at_end = best.framed and not tall and place.w >= _LONG
        left = place.right - 2 * half + _BADGE / 3 if at_end else place.x + place.w / 2 - half
        top = place.y + _INSIDE if best.framed and tall else place.y - _BADGE
        for i, mark in enumerate(marks):
            spot = Rect(left + i * (2 * _BADGE + 2), top, 2 * _BADGE, 2 * _BADGE)
            self._pool.painted(f"{name}/{mark.number}", spot, Badge(mark.number), z=_NUMBER_Z, pad=8)


def on_nodes(stage: Stage, number: int, names: Iterable[str]) -> Iterator[HintMark]:
    """Marks on these nodes, as far as they stand on the stage."""
    for name in names:
        node = stage.get(name)
        if node is not None:
            yield HintMark(number, Rect(*node.bounds))


def _by_place(marks: Sequence[HintMark]) -> list[tuple[Rect, list[HintMark]]]:
    """The marks by what they mark, the best choice first."""
    found: dict[Rect, list[HintMark]] = {}
    for mark in sorted(marks, key=lambda mark: mark.number):
        found.setdefault(mark.place, []).append(mark)
    return list(found.items())
