"""What the score sheet is painted with: its paper, its rows, the explanation, and what the game brought."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.score import ScoreRow
from game.games.aqua import components as box
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.state import AquaView
from game.games.aqua.terms import Terms
from game.games.aqua.view import colours, words
from game.games.aqua.view.faces import paint_coral, paint_medal
from game.games.aqua.view.hexes import fill_hex, ring_hex
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import LIGHT, SOFT, boxed, emblem, heading
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import EDGE, HEAD_H, Grid
from game.ui.words import number, tr, trn

_TERM = "#2F74B5"
_BUTTON_ROOM = 190.0
_MOST_TERMS = 7


@dataclass(frozen=True, slots=True)
class Glass:
    """The dark panel behind the reef."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20, "glass")


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet itself, with the heads of its columns and the shaded rows."""

    heads: tuple[SeatInfo, ...]
    winners: frozenset[int]
    grid: Grid

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        c.text(28, 44, tr("Score sheet"), "title", max_w=self.grid.labels - 20)
        c.text(28, 68, tr("Choose a number to see why"), 16, colour="ink2", max_w=self.grid.labels - 20)
        for index in range(0, self.grid.rows, 2):
            y = HEAD_H + index * self.grid.row_h
            c.rect(EDGE, y, c.w - 2 * EDGE, self.grid.row_h - 3, 10, "surface.row")
        for column, head in enumerate(self.heads):
            place = self.grid.cell(0, column)
            self._head(c, head, place.x - self.grid.sheet.x + place.w / 2, column in self.winners)

    def _head(self, c: Canvas, head: SeatInfo, x: float, wins: bool) -> None:
        width = min(96.0, self.grid.pitch - 8)
        if wins:
            c.rect(x - width / 2, 12, width, HEAD_H - 12 + self.grid.rows * self.grid.row_h, 16, "#F6E3BB")
        emblem(c, head, x, 34, 19)
        if wins:
            c.icon("crown", x, 5, 28, "#E0A526")
        c.text(x, 76, head.name, 18, 600, anchor="middle", family="serif", max_w=self.grid.pitch - 8)


@dataclass(frozen=True, slots=True)
class RowLabel:
    """Picture and name of a row, and what it pays for."""

    name: str
    rule: str
    art: str

    @classmethod
    def of(cls, terms: Terms, row: str) -> "RowLabel":
        """The label of a row of this game."""
        if row.startswith("eco:"):
            place = int(row.removeprefix("eco:"))
            native = terms.natives[place]
            return cls(words.animal(native), words.goal(terms.ecosystems[place]), colours.disc_art(native))
        art = {"large": "disc/aqua-humpback", "small": "disc/aqua-trapezia", "reefs": ""}[row]
        return cls(words.row(terms, row), "", art)

    def paint(self, c: Canvas, hot: bool) -> None:
        middle = c.h / 2
        if self.art:
            c.art(self.art, 8, middle - 20, 40, 40)
        else:
            for k, colour in ((0, "R"), (2, "P"), (4, "B")):
                paint_coral(c, 28, middle, 20, k, colour)
        if self.rule:
            c.text(60, middle - 3, self.name, 18, 600, max_w=c.w - 64)
            c.text(60, middle + 17, self.rule, 15.5, colour="ink2", max_w=c.w - 64)
        else:
            c.text(60, middle + 6.5, self.name, 18, 600, max_w=c.w - 64)


@dataclass(frozen=True, slots=True)
class Tab:
    """Whose reef is shown."""

    seat: SeatInfo
    on: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        y, h = 2.0, c.h - 4
        if self.on:
            c.shadow(0, y, c.w, h, h / 2, 1)
            c.rect(0, y, c.w, h, h / 2, gradient=("#FFFCF3", "#F6ECD4"))
        else:
            c.rect(0, y, c.w, h, h / 2, "#FFFFFF33" if hot else "#FFFFFF14", "#FFFFFF2A")
        emblem(c, self.seat, 22, c.h / 2, 14, ring=False)
        colour = "ink" if self.on else "cream"
        c.text(44, c.h / 2 + 6, self.seat.name, 19, 600, colour, family="serif", max_w=c.w - 56)


@dataclass(frozen=True, slots=True)
class Welcome:
    """Before a number was chosen: how the sheet is read."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        c.disc(58, 62, 40, "surface.row_gain")
        c.icon("search", 58, 62, 44, "good")
        c.text(116, 46, tr("Where every point comes from"), 26, 700, family="serif", max_w=c.w - 140)
        words_ = tr("Choose a number, and its corals and animals light up. Or go through the sheet row by row.")
        c.para(116, 78, words_, c.w - 150, 18, colour="ink2")


@dataclass(frozen=True, slots=True)
class Explanation:
    """One number of the sheet: its rule, and the sum behind it. `terms`: sign of each part and its points."""

    title: str
    rule: str
    seat: SeatInfo
    terms: tuple[tuple[str, str], ...]
    points: int

    @classmethod
    def of(cls, view: AquaView, seat: int, owner: SeatInfo, row: ScoreRow) -> "Explanation":
        """The explanation of a row of a seat."""
        title = trn("{row}: {points} point", "{row}: {points} points", row.points).format(
            row=words.row(view.terms, row.row), points=number(row.points)
        )
        terms = []
        for line in row.lines:
            kind, _, which = line.row.partition(":")
            sum_ = f"{line.count} × {line.each}" if line.each and line.count > 1 else number(line.points)
            if kind == "small":
                terms.append((which, sum_))
            elif kind == "reefs":
                terms.append((f"reef {which}", sum_))
            elif kind == "large":
                terms.append((which, number(line.points)))
            else:
                terms.append((view.terms.natives[int(which)], sum_))
        return cls(title, words.row_rule(view.terms, row.row), owner, tuple(terms), row.points)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        end = 28 + c.text(28, 44, self.title, 26, 700, family="serif", max_w=c.w - 260)
        emblem(c, self.seat, end + 34, 36, 15)
        c.text(end + 58, 43, self.seat.name, "name", max_w=c.w - end - 80)
        c.para(28, 74, self.rule, c.w - 56, 17, colour="ink2", line_h=22 * c.look.text_scale)
        x, y = 28.0, c.h - 40
        shown = self.terms[:_MOST_TERMS]
        for index, (sign, sum_) in enumerate(shown):
            if index:
                c.text(x, y + 7, "+", 20, colour="ink2", label=False)
                x += 20
            x += _chip(c, x, y, sum_, _TERM, sign) + 8
        if len(self.terms) > len(shown):
            c.text(x, y + 7, "…", 20, colour="ink2", label=False)
            x += 24
        if self.terms:
            c.text(x, y + 7, "=", 20, colour="ink2", label=False)
            x += 22
        _chip(c, x, y, number(self.points), "amber")


def _chip(c: Canvas, x: float, y: float, text: str, fill: str, sign: str = "") -> float:
    """A number on a pill, behind the small animal, coral or large animal it belongs to; returns its width."""
    room = 30.0 if sign else 0.0
    width = c.look.text.width(text, 20, 700, "sans") + 24 + room
    c.rect(x, y - 18, width, 36, 18, fill)
    if sign in box.PILES:
        art = colours.large_disc(sign)
        c.art(art, x + 4, y - 14, 28, 28)
    elif sign.startswith("reef"):
        for k in (0, 2, 4):
            paint_coral(c, x + 18, y, 14, k, sign[-1])
    elif sign:
        paint_medal(c, x + 18, y, 14, sign)
    c.text(x + room + (width - room) / 2, y + 7, text, 20, 700, "white", "middle", label=False)
    return width


@dataclass(frozen=True, slots=True)
class Brought:
    """What the game brought a seat on the track of fifty: scenario, challenges, modification; alone, the grade."""

    scenario: tuple[str, bool] | None
    challenges: tuple[int, ...]
    ticked: int | None
    modification: int | None
    grade: int | None

    @classmethod
    def of(cls, view: AquaView, seat: int) -> "Brought":
        """What this game brought a seat."""
        sheet = view.sheets[seat]
        scenario = (view.terms.scenario, bool(sheet.scenario_met)) if view.terms.scenario else None
        ticked = view.ticks[seat] or (sheet.challenges[0] if len(sheet.challenges) == 1 else None)
        outcome = view.outcome
        grade = int(outcome.grade) if view.players == 1 and outcome is not None and outcome.grade else None
        return cls(scenario, sheet.challenges, ticked, view.terms.modification, grade)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 16, "#02222E80", "#FFFFFF22")
        heading(c, tr("On the track of fifty"), c.w - 36, y=34)
        y = 64.0
        if self.grade is not None:
            y = self._line(c, y, "", words.grade(self.grade), True, icon="trophy")
        if self.scenario is not None:
            letter, met = self.scenario
            y = self._line(c, y, letter, tr("Scenario {letter}").format(letter=letter), met)
        if self.modification is not None:
            letter = str(self.modification)
            y = self._line(c, y, letter, words.modification(self.modification), True)
        c.text(18, y + 18, tr("Challenges met"), 16.5, 600, LIGHT, max_w=c.w - 36)
        y += 40
        if not self.challenges:
            boxed(c, 18, y - 16, tr("None this time."), c.w - 36, 40, 16.5, SOFT)
        for challenge in self.challenges:
            if y > c.h - 24:
                break
            mine = challenge == self.ticked
            c.disc(34, y, 14, "gold" if mine else "#FFFFFF26", "#FFFFFF55")
            c.text(34, y + 6, str(challenge), 16, 700, "#3A2506" if mine else LIGHT, "middle", "serif", label=False)
            end = 58 + c.text(
                58, y + 6, words.challenge(challenge), 16.5, 600 if mine else 400, LIGHT, max_w=c.w - 100
            )
            if mine:
                c.icon("check", end + 16, y, 18, "#BFE6A8")
            y += 34

    def _line(self, c: Canvas, y: float, sign: str, text: str, met: bool, icon: str = "") -> float:
        fill_hex(c, 36, y + 6, 19, "#E0A526" if met else "#FFFFFF1F")
        ring_hex(c, 36, y + 6, 19, "#FFF3CF" if met else "#FFFFFF55", 1.5)
        if icon:
            c.icon(icon, 36, y + 6, 20, "#3A2506")
        else:
            c.text(36, y + 12, sign, 18, 700, "#3A2506" if met else LIGHT, "middle", "serif", label=False)
        c.text(66, y + 12, text, 17, 600 if met else 400, LIGHT if met else SOFT, max_w=c.w - 110)
        c.icon("check" if met else "close", c.w - 26, y + 6, 18, "#BFE6A8" if met else "#FFB4A6")
        return y + 48


def verdict(view: AquaView, seats: Sequence[SeatInfo]) -> str:
    """How a finished game ended, in one sentence."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    if view.terms.scenario is not None and view.players == 1:
        if view.sheets[0].scenario_met:
            return tr("Scenario {letter} is done").format(letter=view.terms.scenario)
        needed = SCENARIOS[view.terms.scenario].total
        return tr("Scenario {letter} waits: {points} points and its task").format(
            letter=view.terms.scenario, points=needed
        )
    if view.players == 1:
        total = view.sheets[0].total
        return trn("{n} point for your reef", "{n} points for your reef", total).format(n=total)
    return tr("{name} wins").format(name=seats[outcome.winners[0]].name)
