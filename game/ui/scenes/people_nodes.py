"""What lies on the page of the people."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from game.profile.entries import Profile
from game.profile.people import EMBLEMS
from game.profile.statistics import GameStatistics
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.table.paper import choice_plate
from game.ui.words import number, tr, trn
from game.units import Rect

_NONE = "–"
"""What stands where there is no figure."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has sat at the table: `style` is the number of the seat style, `games` how many were finished."""

    id: int
    name: str
    style: int
    games: int


class PersonRow(Painted):
    """A person to choose."""

    radius = 14

    def __init__(self, person: Person, chosen: bool, place: Rect, press: Callable[[], None]) -> None:
        name = f"person/{person.id}"
        super().__init__(name, place.x, place.y, place.w, place.h, z=2, label=person.name, zone="people")
        self.on_press, self.focusable, self.hit = press, True, True
        self._person, self.chosen = person, chosen

    def key(self) -> Hashable:
        return self._person, self.chosen, self.hot

    def paint(self, c: Canvas) -> None:
        choice_plate(c, self.hot, self.chosen)
        middle = self.h / 2
        c.seat(38, middle, self._person.style, 19)
        games = self._person.games
        words = trn("{n} game", "{n} games", games).format(n=games) if games else tr("no game yet")
        used = c.text(self.w - 20, middle + 6, words, 16, colour="ink2", anchor="end", max_w=150)
        c.text(72, middle + 7, self._person.name, 20, 600, max_w=self.w - used - 112)


class PersonChip(Painted):
    """The way to the people of a page: who plays here."""

    pad = 16
    radius = 28

    def __init__(self, person: Profile, more: int, place: Rect, press: Callable[[], None]) -> None:
        super().__init__(
            "people", place.x, place.y, place.w, place.h, z=4, label=person.name, hint=tr("Who plays here"),
            zone="quick", on_press=press,
        )  # fmt: skip
        self._person, self._more = person, more
        self.wording = lambda: person.name

    def key(self) -> Hashable:
        return self._person, self._more, self.hovered

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, self.h / 2)
        if self.hovered:
            c.rect(0, 0, self.w, self.h, self.h / 2, line="gold", line_w=3)
        middle = self.h / 2
        c.seat(middle, middle, EMBLEMS.index(self._person.emblem), 19)
        right = self.w - 20
        if self._more:
            right -= 8 + c.text(right, middle + 6, f"+{self._more}", 16, 600, "ink2", "end")
        c.text(60, middle + 6.5, self._person.name, 19, 600, max_w=right - 60)


class Figures(Painted):
    """What somebody's finished games add up to, a line for each game."""

    _ROW = 44.0
    _COLUMNS = (0.56, 0.7, 0.84, 0.985)
    """Where the columns of numbers end, as shares of the width."""

    def __init__(self, games: Sequence[tuple[str, GameStatistics]], x: float, y: float, w: float) -> None:
        super().__init__("figures", x, y, w, (len(games) + 1) * self._ROW, z=2, label=tr("Statistics"))
        self._games = tuple(games)
        self._heads = (tr("Games"), tr("Wins"), tr("Best"), tr("Mean"))
        self.wording = self._aloud

    def _aloud(self) -> str:
        """A sentence for each game."""
        told = [self.label]
        for title, one in self._games:
            pairs = zip(self._heads, _figures(one), strict=True)
            figures = ", ".join(f"{head} {figure}" for head, figure in pairs if figure != _NONE)
            told.append(tr("{name}: {words}").format(name=title, words=figures))
        return "\n".join(told)

    def key(self) -> Hashable:
        return tuple((title, one.games, one.wins, one.best, one.mean) for title, one in self._games)

    def paint(self, c: Canvas) -> None:
        for share, head in zip(self._COLUMNS, self._heads, strict=True):
            c.text(self.w * share, 28, head, 16, 600, "ink2", "end", max_w=self.w * 0.13)
        for index, (title, one) in enumerate(self._games):
            y = (index + 1) * self._ROW
            c.line(0, y, self.w, y, "line")
            c.text(4, y + 29, title, 19, 600, max_w=self.w * 0.4)
            for share, figure in zip(self._COLUMNS, _figures(one), strict=True):
                c.text(self.w * share, y + 29, figure, 18, 600, anchor="end", family="serif", max_w=self.w * 0.13)


def _figures(one: GameStatistics) -> tuple[str, ...]:
    """Games, wins, the best and the mean result."""
    best = _NONE if one.best is None else number(one.best)
    mean = _NONE if one.mean is None else number(round(one.mean))
    return str(one.games), str(one.wins), best, mean
