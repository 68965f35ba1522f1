"""What the track of fifty is painted with."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from game.games.aqua.achievements import CHALLENGE, MODIFICATION, SCENARIO, TRACK, Reached, Try
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.view import goal_words, track_words
from game.games.aqua.view.colours import goal_art
from game.games.aqua.view.hexes import fill_hex, ring_hex
from game.games.aqua.view.track import Person
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.kept.finished import PastGame
from game.ui.table.paint import boxed
from game.ui.words import date, short_date, tr

_TONES: Mapping[str, str] = {SCENARIO: "#2F74B5", CHALLENGE: "#2B7548", MODIFICATION: "#7E559E"}
_GOLD = ("#F4CF63", "#D9952B")
_GOLD_LINE = "#8F5B12"
_DARK = "#3A2506"
_ABOVE_BUTTONS = 640.0
"""So far down on the page of an achievement words have room."""
_SMALL, _STEP = 15.5, 18 / 15.5
"""The letters of a task at least, and how far the line below it is, in their size."""


@dataclass(frozen=True, slots=True)
class PersonTab:
    """Whose ticks are shown."""

    name: str
    style: int
    count: int
    on: bool

    @classmethod
    def of(cls, person: Person, on: bool) -> "PersonTab":
        """The tab of a person."""
        return cls(person.name, person.style, person.count, on)

    def width(self, look: Look) -> float:
        """How wide the tab is for its words."""
        return min(220.0, look.text.width(self.name, 18 * look.text_scale, 600, "sans") + 104)

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.on:
            c.shadow(0, 0, c.w, c.h, 24, 1)
            c.rect(0, 0, c.w, c.h, 24, gradient=("#FFFCF3", "#F6ECD4"))
        else:
            c.rect(0, 0, c.w, c.h, 24, "#FFFFFF33" if hot else "surface.glass", "#FFFFFF2A")
        c.seat(28, 24, self.style, 16, ring=False)
        c.text(52, 30, self.name, 18, 600, "ink" if self.on else "cream", max_w=c.w - 100)
        c.text(c.w - 18, 30, str(self.count), 16, 700, "amberD" if self.on else "#FFD98A", "end", label=False)


@dataclass(frozen=True, slots=True)
class Progress:
    """The band with the number of ticks, the newest one, and how full each page is."""

    count: int
    newest: str
    counts: tuple[tuple[str, int, int], ...]

    @classmethod
    def of(cls, person: Person | None) -> "Progress":
        """The progress of a person, or of nobody."""
        reached = person.reached if person is not None else {}
        counts = tuple(
            (kind, sum(name.startswith(kind) for name in reached), sum(name.startswith(kind) for name in TRACK))
            for kind in (SCENARIO, CHALLENGE, MODIFICATION)
        )
        last = person.newest if person is not None else None
        newest = ""
        if last is not None:
            words_ = tr("Last tick: {name}, {day}")
            newest = words_.format(name=title_of(last.achievement), day=date(last.game.day))
        return cls(len(reached), newest, counts)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        cx, cy, r = 76.0, 58.0, 42.0
        c.polyline(_arc(cx, cy, r, 1.0), "#EADCBB", 11)
        if self.count:
            c.polyline(_arc(cx, cy, r, self.count / len(TRACK)), "#D9952B", 11)
        c.icon("trophy", cx, cy, 36, "amber")
        w = c.text(140, 58, str(self.count), 44, 700, family="serif", label=False)
        c.text(150 + w, 58, tr("of {all}").format(all=len(TRACK)), 20, 600, "ink2", max_w=140)
        c.text(140, 90, self.newest or tr("no tick yet"), 16, colour="ink2", max_w=310)
        for i, (kind, have, all_) in enumerate(self.counts):
            x = 470 + i * 230
            figures = tr("{have} of {all}").format(have=have, all=all_)
            w = c.text(x + 200, 46, figures, 18, 700, "ink", "end", "serif", 80)
            c.text(x, 46, page_title(kind), 18, 600, max_w=190 - w)
            step = 200 / all_
            for k in range(all_):
                c.rect(x + k * step, 60, step - 2.5, 16, 4, _TONES[kind] if k < have else "#EADCBB")


def _arc(cx: float, cy: float, r: float, share: float) -> list[tuple[float, float]]:
    steps = max(2, round(48 * share))
    angles = (2 * pi * share * i / steps for i in range(steps + 1))
    return [(cx + r * sin(angle), cy - r * cos(angle)) for angle in angles]


@dataclass(frozen=True, slots=True)
class Page:
    """The paper of one page and its heading."""

    title: str
    when: str

    @classmethod
    def of(cls, kind: str) -> "Page":
        """The page of a kind of achievements."""
        when = {
            SCENARIO: tr("minimum and task"),
            CHALLENGE: tr("end of any game"),
            MODIFICATION: tr("at set-up"),
        }[kind]
        return cls(page_title(kind), when)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        w = c.text(22, 38, self.title, 24, 700, family="serif", max_w=c.w - 40)
        room = c.w - w - 48
        if c.look.text.width(self.when, 16 * c.look.text_scale, 400, "sans") <= room:
            c.text(c.w - 20, 37, self.when, 16, colour="ink2", anchor="end", max_w=room)
        c.line(18, 52, c.w - 18, 52, "line", 1.3)


@dataclass(frozen=True, slots=True)
class Tick:
    """One of the fifty: its sign, what it asks for, and when and with how many points it was reached."""

    kind: str
    sign: str
    task: str
    below: str
    reached: bool
    chosen: bool

    @classmethod
    def of(cls, name: str, reached: Reached[PastGame] | None, chosen: bool) -> "Tick":
        """An achievement as it is printed on its page."""
        kind, _, which = name.partition(":")
        sign = str(int(which)) if kind == MODIFICATION else which
        below = ""
        if reached is not None:
            day = short_date(reached.game.day)
            below = f"{reached.total} · {day}" if kind == SCENARIO else day
        elif kind == SCENARIO:
            below = tr("from {n} points").format(n=SCENARIOS[which].total)
        return cls(kind, sign, task_of(name), below, reached is not None, chosen)

    def spoken(self) -> str:
        """All of it in words."""
        ticked = tr("ticked already") if self.reached else ""
        return "\n".join((f"{self.sign}, {self.task}", self.below, ticked))

    def paint(self, c: Canvas, hot: bool) -> None:
        x = c.w / 2
        if self.chosen or hot:
            c.rect(3, 3, c.w - 6, c.h - 6, 14, "surface.row_hot")
        if self.chosen:
            c.rect(3, 3, c.w - 6, c.h - 6, 14, line="#D98A1E", line_w=3)
        y = 36.0 if self.kind == SCENARIO else 32.0
        badge(c, self.kind, x, y, self.sign, self.reached)
        if self.reached:
            c.disc(x + 22, y + 18, 10, "good", "#FFFCF3", 2)
            c.icon("check", x + 22, y + 18, 12, "white")
        top = y + 44 if self.kind != SCENARIO else 84.0
        size = self._size(c, top)
        lines = c.look.text.wrap(self.task, c.w - 8, size)[:3]
        for i, line in enumerate(lines):
            c.text(x, top + i * size * 1.1, line, size, anchor="middle", max_w=c.w - 8, label=False)
        if self.below:
            colour = "goodT" if self.reached else "ink2"
            last = top + len(lines) * size * _STEP
            c.text(
                x, last, self.below, size, 600 if self.reached else 400, colour, "middle", max_w=c.w - 8, label=False
            )

    def _size(self, c: Canvas, top: float) -> float:
        """How large the letters are: as large as on the whole page all tasks, and a line below each, have room."""
        text, room = c.look.text, c.w - 8
        tasks = [task_of(name) for name in TRACK if name.startswith(self.kind)]

        def fits(size: float) -> bool:
            lines = [text.wrap(task, room, size) for task in tasks]
            longest = max(text.width(line, size) for task in lines for line in task)
            return longest <= room and top + max(map(len, lines)) * size * _STEP <= c.h

        size = _SMALL * c.look.text_scale
        while size > _SMALL and not fits(size):
            size = max(_SMALL, size - 0.5)
        return size


def task_of(name: str) -> str:
    """What an achievement asks for, in a few words."""
    kind, _, which = name.partition(":")
    if kind == SCENARIO:
        return goal_words.scenario_task(which)
    return track_words.challenge(int(which)) if kind == CHALLENGE else track_words.modification(int(which))


def badge(c: Canvas, kind: str, x: float, y: float, sign: str, on: bool, size: float = 1.0) -> None:
    """The sign of an achievement: a hexagon, a disc or a square, golden once it is reached."""
    line, dash = (_GOLD_LINE, None) if on else ("#B9A577", (5.0, 4.0))
    if kind == SCENARIO:
        edge = 27 * size
        fill_hex(c, x, y + 3, edge, "#8F5B12B2" if on else "#C9B88FB2")
        fill_hex(c, x, y, edge, "#E8B549" if on else "#F1E7CE")
        ring_hex(c, x, y, edge, line, 2, dash)
        if on:
            ring_hex(c, x, y, edge - 4, "#FFF6DACC", 1.6)
    else:
        r, corner = 21 * size, 21 * size if kind == CHALLENGE else 11 * size
        c.rect(x - r, y - r + 3, 2 * r, 2 * r, corner, "#8F5B12B2" if on else "#C9B88F66")
        if on:
            c.rect(x - r, y - r, 2 * r, 2 * r, corner, gradient=_GOLD)
        else:
            c.rect(x - r, y - r, 2 * r, 2 * r, corner, "#F1E7CE")
        c.rect(x - r, y - r, 2 * r, 2 * r, corner, line=line, line_w=1.8, dash=dash)
    c.text(x, y + 8 * size, sign, 22 * size, 700, _DARK if on else "ink2", "middle", "serif", label=False)


@dataclass(frozen=True, slots=True)
class Detail:
    """The achievement that is looked at, in large."""

    name: str
    reached: str
    best: str = ""

    @classmethod
    def of(cls, name: str, reached: Reached[PastGame] | None, best: Try[PastGame] | None = None) -> "Detail":
        """What there is to say about an achievement; `best`: the best try of a scenario that is not reached yet."""
        said = ""
        if reached is not None:
            said = tr("ticked with {total} points on {day}").format(total=reached.total, day=date(reached.game.day))
        return cls(name, said, best_try_words(best) if best is not None and reached is None else "")

    def paint(self, c: Canvas, hot: bool) -> None:
        kind, _, which = self.name.partition(":")
        c.panel(0, 0, c.w, c.h, 22)
        tick = Tick.of(self.name, None, False)
        badge(c, kind, 52, 58, tick.sign, bool(self.reached), 1.25)
        c.text(100, 54, title_of(self.name), 26, 700, family="serif", max_w=c.w - 120)
        boxed(c, 100, 62, self.reached or tr("not ticked yet"), c.w - 116, 42, 16, "ink2")
        if kind == SCENARIO:
            self._scenario(c, which)
        else:
            boxed(c, 24, 112, tick.task, c.w - 48, 60, 20)
            rule = track_words.challenge_rule if kind == CHALLENGE else track_words.modification_rule
            c.para(24, 190, rule(int(which)), c.w - 48, 17.5, colour="ink2")
            if kind == CHALLENGE:
                c.para(24, c.h - 262, tr("Looked at when any game ends. You choose one to tick."), c.w - 48, 16,
                       colour="ink2")  # fmt: skip

    def _scenario(self, c: Canvas, letter: str) -> None:
        scenario = SCENARIOS[letter]
        c.text(24, 124, tr("These six goals, in this order"), 17, 600, max_w=c.w - 48)
        tasks = [("flag", "#B4571A", tr("Reach {n} points").format(n=scenario.total))]
        if scenario.objective is not None:
            tasks.append(("shell", "#7E559E", goal_words.objective(scenario.objective)))
        below = 20 + len(tasks) * 56 + (62 if self.best else 0)
        step = 49 + min(10.0, (_ABOVE_BUTTONS - 142 - 6 * 49 - below) / 6) * (c.look.text_scale - 1) / 0.3
        goals = list(map(goal_words.goal, scenario.ecosystems))
        for i, number in enumerate(scenario.ecosystems):
            y, h = 142 + i * step, step - 5
            c.rect(20, y, c.w - 40, h, 11, "surface.row")
            c.rect(20, y, 44, h, 11, "games.aqua.accent")
            c.text(42, y + h / 2 + 7, str(number), 19, 700, "white", "middle", "serif", label=False)
            boxed(c, 74, y + 2, goals[i], c.w - 74 - 66, h - 4, 15.5, siblings=goals)
            c.art(goal_art(number), c.w - 62, y + h / 2 - 20, 40, 40)
        y = 154 + 6 * step
        c.line(20, y, c.w - 20, y, "line", 1.3)
        for i, (icon, tone, said) in enumerate(tasks):
            c.disc(44, y + 36 + i * 56, 21, tone)
            c.icon(icon, 44, y + 36 + i * 56, 26, "white")
            boxed(c, 78, y + 20 + i * 56, said, c.w - 100, 46, 18)
        if self.best:
            boxed(c, 24, y + 8 + len(tasks) * 56, self.best, c.w - 48, 62, 16, "ink2")


def best_try_words(best: Try[PastGame]) -> str:
    """How far the best try of a scenario came."""
    p = best.progress
    said = tr("Best try, {day}: {have} of {needed} points.")
    said = said.format(day=date(best.game.day), have=p.total, needed=p.needed)
    if p.objective is None:
        return said
    return f"{said} {goal_words.objective(p.objective)} ({goal_words.so_far(p)})."


def page_title(kind: str) -> str:
    """What a page is called."""
    return {SCENARIO: tr("Scenarios"), CHALLENGE: tr("Challenges"), MODIFICATION: tr("Modifications")}[kind]


def title_of(name: str) -> str:
    """What an achievement is called."""
    kind, _, which = name.partition(":")
    if kind == SCENARIO:
        return tr("Scenario {letter}").format(letter=which)
    if kind == CHALLENGE:
        return tr("Challenge {number}").format(number=which)
    return tr("Modification {letter}").format(letter=str(int(which)))
