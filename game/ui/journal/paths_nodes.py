"""What the page of the paths is painted with."""

from dataclasses import dataclass
from math import cos, pi, sin

from game.paths import Weight
from game.ui.engine.canvas import Canvas
from game.ui.journal.fitted import fitted
from game.ui.journal.paths_model import Detail, Medal, Stamp
from game.ui.journal.plates import plate
from game.ui.table.paint import boxed
from game.ui.words import signed, tr, trc
from game.units import Rect

_OPEN_LINE, _OPEN = "#A8925A", "#F4EAD0"
_GOLD = ("#F4CF63", "#D9952B")
_RIBBON, _RIBBON_OPEN = ("#3A8C5A", "#1F5B3A"), ("#E0D2AC", "#CBB98F")
_LABEL = 16.0
_THIN = 3.0
"""How wide the way of a ring is in high contrast, where it is as dark as what is reached on it."""
_BOARD_H, _LEAST_BOARD_H = 150.0, 84.0


def share_ring(c: Canvas, cx: float, cy: float, r: float, share: float, width: float = 11) -> None:
    """A ring that is golden up to a share of its way, from the top clockwise."""
    c.polyline(_arc(cx, cy, r, 1.0), "#EADCBB", _THIN if c.look.tones.plain else width)
    if share > 0:
        c.polyline(_arc(cx, cy, r, share), "#D9952B", width)


def _arc(cx: float, cy: float, r: float, share: float) -> list[tuple[float, float]]:
    steps = max(2, round(48 * share))
    angles = (2 * pi * share * i / steps for i in range(steps + 1))
    return [(cx + r * sin(angle), cy - r * cos(angle)) for angle in angles]


def tick(c: Canvas, cx: float, cy: float, r: float = 11) -> None:
    """That something is met."""
    c.disc(cx, cy, r, "good", "#FFFCF3", 2)
    c.icon("check", cx, cy, r * 1.25, "white")


@dataclass(frozen=True, slots=True)
class Overview:
    """How many goals are met, and the last of them; `room`: the width that is left for it."""

    met: int
    all: int
    newest: str
    sign: str
    room: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        cx, cy = 84.0, c.h / 2
        share_ring(c, cx, cy, 46, self.met / self.all if self.all else 0)
        c.icon(self.sign, cx, cy, 34, "amber")
        w = c.text(152, cy - 4, str(self.met), 44, 700, family="serif", label=False)
        of = tr("of {all} goals").format(all=self.all)
        c.text(162 + w, cy - 4, of, 19, 600, "ink2", max_w=self.room - 172 - w)
        boxed(c, 152, cy + 12, self.newest, self.room - 166, 48, _LABEL, "ink2")
        c.line(self.room + 6, 22, self.room + 6, c.h - 22, "line", 1.3)


def _medal(c: Canvas, cx: float, cy: float, r: float, sign: int, met: bool) -> None:
    """A medal on its ribbon, cy is the middle of its disc; dashed and pale as long as it is open."""
    above, below = _RIBBON if met else _RIBBON_OPEN
    for side, tone in ((-1, above), (1, below)):
        inner, outer = cx + side * 0.1 * r, cx + side * 0.95 * r
        c.polygon(
            [(outer, cy - 1.75 * r), (outer - side * 0.62 * r, cy - 1.75 * r), (inner, cy - 0.7 * r),
             (inner + side * 0.5 * r, cy - 0.55 * r)],
            tone,
        )  # fmt: skip
    if met:
        c.disc(cx, cy + 2, r, "#8F5B12")
        c.disc(cx, cy, r, gradient=_GOLD)
        c.disc(cx, cy, r, line="#8F5B12", line_w=1.8)
        c.disc(cx, cy, r * 0.78, line="#FFF6DAB0", line_w=1.4)
    else:
        c.rect(cx - r, cy - r, 2 * r, 2 * r, r, "#F1E7CE")
        c.rect(cx - r, cy - r, 2 * r, 2 * r, r, line=_OPEN_LINE, line_w=1.6, dash=(5, 4))
    ink = "#5A3A08" if met else "#9A8450"
    if sign > 3:
        c.text(cx, cy + r * 0.36, str(sign), r, 700, ink if met else "ink2", "middle", "serif", label=False)
        return
    size = r * 0.55
    for k in range(sign):
        c.icon("star", cx + (k - (sign - 1) / 2) * size, cy, size, ink)


@dataclass(frozen=True, slots=True)
class MedalNode:
    """A grade: side by side where there is room, else above each other with a mark for each number of players."""

    medal: Medal

    def paint(self, c: Canvas, hot: bool) -> None:
        medal = self.medal
        plate(c, hot, medal.chosen, Rect(3, 8, c.w - 6, c.h - 16), 14)
        if len(medal.marks) == 1:
            self._wide(c, medal)
        else:
            self._narrow(c, medal)

    def _wide(self, c: Canvas, medal: Medal) -> None:
        cx, cy = 52.0, c.h / 2 + 12
        _medal(c, cx, cy, 32, medal.sign, medal.met)
        if medal.met:
            tick(c, cx + 24, cy + 22)
        x, room = 98.0, c.w - 108
        c.text(x, 54, medal.title, 22, 700, family="serif", max_w=room)
        c.text(x, 80, medal.task, _LABEL, colour="ink2", max_w=room)
        colour = "goodT" if medal.met else "ink2"
        weight: Weight = 600 if medal.met else 400
        if medal.marks[0].assisted:
            c.icon("bulb", x + 8, 101, 17, "amber")
            x, room = x + 22, room - 22
        c.text(x, 107, medal.below, _LABEL, weight, colour, max_w=room)

    def _narrow(self, c: Canvas, medal: Medal) -> None:
        cx = c.w / 2
        _medal(c, cx, 54, 19, medal.sign, medal.met)
        fitted(c, cx, 78, medal.title, c.w - 8, 36, 15.5, 600, anchor="middle", line=1.16)
        step = min(19.0, (c.w - 12) / len(medal.marks))
        for k, mark in enumerate(medal.marks):
            x = cx + (k - (len(medal.marks) - 1) / 2) * step
            if mark.met:
                c.disc(x, 126, 9, "amber" if mark.assisted else "good")
            else:
                c.disc(x, 126, 9, line=_OPEN_LINE, line_w=1.2)
            c.text(x, 131, mark.label, 15, 600, "white" if mark.met else "ink2", "middle", label=False)


def stamp_paper(c: Canvas, x: float, y: float, w: float, h: float, picture: str, met: bool) -> None:
    """A stamp with its drawing; pale and sepia as long as its goal is open."""
    if met:
        c.shadow(x, y, w, h, 3, 1)
    c.rect(x, y, w, h, 2, "#FFFDF6" if met else _OPEN, None if met else "#C9B88F")
    step, hole = 8.0, 2.2
    across, down = round(w / step), round(h / step)
    ground = "surface.paper_bottom"
    for k in range(across + 1):
        for edge in (y, y + h):
            c.disc(x + k * w / across, edge, hole, ground)
    for k in range(1, down):
        for edge in (x, x + w):
            c.disc(edge, y + k * h / down, hole, ground)
    inset = 7.0
    c.rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 3, "#DDEBCB" if met else "#EBDFC0", "#00000018")
    side = h - 2 * inset - 8
    c.art(picture, x + (w - side) / 2, y + (h - side) / 2, side, side, alpha=1 if met else 0.38)


@dataclass(frozen=True, slots=True)
class StampNode:
    """A goal on its page."""

    stamp: Stamp

    def paint(self, c: Canvas, hot: bool) -> None:
        stamp = self.stamp
        plate(c, hot, stamp.chosen, Rect(2, 0, c.w - 4, c.h - 2), 14)
        line = _LABEL * c.look.text_scale * 1.16
        h = min(124.0, c.h - 26 - 3 * line if c.h > 180 else 78.0)
        w = 1.2 * h
        x, y = (c.w - w) / 2, 11.0
        stamp_paper(c, x, y, w, h, stamp.picture, stamp.met)
        if stamp.met:
            tick(c, x + w - 4, y + h - 6)
        weight: Weight = 600 if stamp.met else 400
        room = c.h - y - h - line - 12
        below = fitted(c, c.w / 2, y + h + 4, stamp.title, c.w - 14, room, _LABEL, weight, anchor="middle", line=1.16)
        used = c.text(
            c.w / 2, below + line * 0.86, stamp.below, _LABEL, weight, "goodT" if stamp.met else "ink2", "middle",
            max_w=c.w - (44 if stamp.assisted else 14),
        )  # fmt: skip
        if stamp.assisted:
            c.icon("bulb", c.w / 2 + used / 2 + 14, below + line * 0.86 - 6, 17, "amber")


@dataclass(frozen=True, slots=True)
class GoalsPaper:
    """What the stamps stick on."""

    where: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        w = c.text(22, 40, trc("path", "Goals"), 24, 700, family="serif")
        hint = tr("met with hints")
        right = c.text(c.w - 22, 40, hint, _LABEL, colour="ink2", anchor="end")
        c.icon("bulb", c.w - 36 - right, 34, 18, "amber")
        c.text(36 + w, 40, self.where, _LABEL, colour="ink2", max_w=c.w - w - right - 110)
        c.line(18, 56, c.w - 18, 56, "line", 1.3)


def gain(c: Canvas, cx: float, cy: float, points: int) -> None:
    """What a small board brings, on a disc that an arrow leads to."""
    c.icon("right", cx - 40, cy, 22, "amber")
    c.disc(cx, cy, 29, "good", "#FFFCF3", 2.5)
    c.text(cx, cy + 8, signed(points), 22, 700, "white", "middle", "serif")


@dataclass(frozen=True, slots=True)
class DetailPaper:
    """The goal or medal that is looked at, in large; `foot`: the height that its buttons take."""

    detail: Detail
    foot: float

    def paint(self, c: Canvas, hot: bool) -> None:
        d, x, room = self.detail, 24.0, c.w - 48
        c.panel(0, 0, c.w, c.h, 22)
        if d.picture:
            stamp_paper(c, x, 26, 122, 106, d.picture, d.met)
        else:
            _medal(c, x + 58, 92, 44, d.sign, d.met)
        if d.met:
            tick(c, x + 114, 124, 13)
        left = x + 138
        fitted(c, left, 30, d.title, c.w - left - 20, 66, 25, 700, family="serif")
        boxed(c, left, 98, d.state, c.w - left - 20, 42, _LABEL, "ink2")
        y = c.para(x, 172, d.task, room, 18)
        if d.tip:
            y = self._comes_about(c, x, y + 2, room)
        if d.best:
            y = self._best(c, x, y + 24, room)
        self._who(c, x, y + 16, room)

    def _who(self, c: Canvas, x: float, y: float, room: float) -> None:
        """With whom it can be reached, as far as there is room for it above the buttons."""
        d, scale = self.detail, c.look.text_scale
        title, said = tr("Any table counts"), tr("alone, with friends, with computers")
        if not d.company:
            title, said = tr("For you alone"), tr("the solo challenge counts")
        elif not d.alone:
            title, said = tr("Not alone"), tr("with friends or with computers")
        if y + 76 * scale > c.h - self.foot:
            return
        c.line(x - 4, y, x + room + 4, y, "line", 1.3)
        middle = y + 34 * scale
        c.disc(x + 22, middle, 20, "good")
        c.icon("users" if d.company else "person", x + 22, middle, 24, "white")
        c.text(x + 56, middle - 4, title, 17, 600, max_w=room - 56)
        fitted(c, x + 56, middle + 2, said, room - 56, 44 * scale, _LABEL, 400, "ink2")

    def _comes_about(self, c: Canvas, x: float, y: float, room: float) -> float:
        """The tip, below the small board that it speaks of as far as there is room for that above the buttons."""
        example, line = self.detail.example, _LABEL * c.look.text_scale * 1.32
        lines = c.look.text.wrap(self.detail.tip, room - 16, _LABEL * c.look.text_scale)
        said = 34 * c.look.text_scale + len(lines) * line + 18
        h = min(_BOARD_H, c.h - self.foot - y - (64 if self.detail.best else 10) - said)
        if example is None or h < _LEAST_BOARD_H:
            return self._tip(c, x, y, room)
        c.rect(x - 4, y - 8, room + 8, said + h, 14, "surface.row")
        head = y + 16 * c.look.text_scale
        c.text(x + 10, head, tr("How it comes about"), _LABEL, 600, max_w=room - 20)
        w = room - (94 if example.points is not None else 8)
        inner = Canvas(c.look, w, h)
        example.board.paint(inner, False)
        c.inlay(inner, x + 4, head + 8)
        if example.points is not None:
            gain(c, x + room - 36, head + 8 + h / 2, example.points)
        c.para(x + 10, head + 8 + h + line * 0.9, self.detail.tip, room - 16, _LABEL)
        return y + said + h

    def _tip(self, c: Canvas, x: float, y: float, room: float) -> float:
        lines = c.look.text.wrap(self.detail.tip, room - 76, 17 * c.look.text_scale)
        h = max(64.0, len(lines) * 17 * c.look.text_scale * 1.32 + 30)
        c.rect(x - 4, y - 8, room + 8, h, 14, "surface.row")
        c.disc(x + 26, y - 8 + h / 2, 20, "amber")
        c.icon("bulb", x + 26, y - 8 + h / 2, 24, "white")
        c.para(x + 60, y + 14 * c.look.text_scale + 2, self.detail.tip, room - 68, 17)
        return y + h

    def _best(self, c: Canvas, x: float, y: float, room: float) -> float:
        d = self.detail
        label = c.text(x, y, tr("Best so far"), 17, 600, max_w=room / 2)
        c.text(x + room, y, d.best, 17, 600, anchor="end", max_w=room - label - 14)
        c.rect(x, y + 14, room, 15, 7.5, "#EADCBB")
        if d.share > 0:
            c.rect(x, y + 14, max(15.0, room * d.share), 15, 7.5, gradient=("#3A8C5A", "good"))
        return y + 34
