"""What lies on the page of the games: lines with a small picture, and a sheet about the one that is chosen."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.journal.past_views import PastView
from game.ui.kept.kept_games import GameRow, Row, RunningGame
from game.ui.scenes.title_history import paint_reached, paint_title, said_title
from game.ui.table.paper import choice_plate
from game.ui.words import date, number, tr
from game.units import Rect

LINE_H: Final = 60.0
_PICTURE: Final = (88.0, 50.0)
_TEXT: Final = 112.0
_PEOPLE: Final = 392.0
_SEEN_THROUGH: Final = "#000000A8"


@dataclass(frozen=True, slots=True)
class Listed:
    """A game of the list: one that is over, one that waits, or a sentence about one that cannot be read.

    Attributes:
        id: its number in the store.
    """

    id: int
    game: Row | RunningGame

    @property
    def title(self) -> str:
        """Which game it is; of one that cannot be read, the sentence."""
        match self.game:
            case GameRow(title=title):
                return title
            case RunningGame() as running:
                return running.presentation.title
            case plain:
                return plain.sentence

    @property
    def assisted(self) -> bool:
        """It is marked as assisted."""
        return isinstance(self.game, GameRow | RunningGame) and self.game.assisted

    @property
    def seen(self) -> PastView | None:
        """What is to be seen of it at once; one that is over has to be played through for that."""
        return PastView(self.game.presentation, self.game.view) if isinstance(self.game, RunningGame) else None


class GameLine(Painted):
    """A game in the list."""

    radius = 14

    def __init__(
        self, one: Listed, view: PastView | None, chosen: bool, place: Rect, press: Callable[[], None]
    ) -> None:
        label = said_title(one.title, one.assisted)
        super().__init__(f"game/{one.id}", place.x, place.y, place.w, place.h, z=2, label=label, zone="list")
        self.on_press, self.focusable, self.hit = press, True, True
        self.hint = tr("Open this game") if chosen else ""
        self.view, self.one, self.chosen = view, one, chosen

    def key(self) -> Hashable:
        return self.view is None, self.one.id, self.chosen, self.hot

    def paint(self, c: Canvas) -> None:
        choice_plate(c, self.hot, self.chosen)
        w, h = _PICTURE
        paint_view(c, self.view, Rect(5, (self.h - h) / 2, w, h))
        match self.one.game:
            case GameRow() as row:
                paint_title(c, _TEXT, 25, row.title, row.assisted, 17, _PEOPLE - _TEXT - 14)
                c.text(_TEXT, 48, date(row.day), 15, colour="ink2", max_w=_PEOPLE - _TEXT - 14)
                paint_reached(c, row, _PEOPLE, self.h / 2 + 6, self.w - 14)
            case RunningGame() as running:
                self._paint_running(c, running)

    def _paint_running(self, c: Canvas, running: RunningGame) -> None:
        day = date(running.running.touched.date())
        paint_title(c, _TEXT, 25, running.presentation.title, running.assisted, 17, _PEOPLE - _TEXT - 14)
        c.text(_TEXT, 48, day, 15, colour="ink2", max_w=_PEOPLE - _TEXT - 14)
        c.text(_PEOPLE, 25, running.progress, 16, 600, max_w=self.w - _PEOPLE - 14)
        room = self.w - _PEOPLE - 14
        c.text(_PEOPLE, 48, _names(c, [seat.name for seat in running.seats], room), 15, colour="ink2", max_w=room)


class GameSheet(Painted):
    """The chosen game, large: its board, when it was, who took part and what came of it."""

    pad = 30
    _SIDE, _BOARD_H, _LINE = 24.0, 300.0, 34.0

    def __init__(self, one: Listed, view: PastView | None, place: Rect, room: float) -> None:
        super().__init__("sheet", place.x, place.y, place.w, place.h, z=1, label=one.title)
        self.view = view
        self.one, self._room = one, room

    def key(self) -> Hashable:
        return self.one.id, self.view is None

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)
        w = self.w - 2 * self._SIDE
        paint_view(c, self.view, Rect(self._SIDE, self._SIDE, w, self._BOARD_H))
        y = self._SIDE + self._BOARD_H + 44
        if self.one.assisted:
            self._assisted(c)
        match self.one.game:
            case GameRow() as row:
                self._head(c, y, row.title, date(row.day))
                self._people(c, y + 40, row)
            case RunningGame() as running:
                self._head(c, y, self.label, date(running.running.touched.date()))
                c.text(self._SIDE, y + 38, running.progress, 18, colour="ink2", max_w=w)
                for index, seat in enumerate(running.seats[: self._most(y + 76)]):
                    points = "" if seat.points is None else number(seat.points)
                    self._person(c, y + 76 + index * self._LINE, seat.name, points, False)

    def _assisted(self, c: Canvas) -> None:
        """On the lower edge of the picture, where nothing else is written."""
        words, y = tr("Assisted game"), self._SIDE + self._BOARD_H - 40
        w = c.look.text.width(words, 15.5 * c.look.text_scale, 600) + 50
        c.rect(self._SIDE + 10, y, w, 30, 15, _SEEN_THROUGH)
        c.icon("flag", self._SIDE + 28, y + 15, 18, "cream")
        c.text(self._SIDE + 44, y + 21, words, 15.5, 600, "cream", max_w=w - 44)

    def _head(self, c: Canvas, y: float, title: str, day: str) -> None:
        used = c.text(self.w - self._SIDE, y, day, 16, colour="ink2", anchor="end", max_w=230)
        c.text(self._SIDE, y, title, "title", max_w=self.w - 2 * self._SIDE - used - 16)

    def _people(self, c: Canvas, y: float, row: GameRow) -> None:
        if row.end:
            paint_reached(c, GameRow(row.game, row.title, row.day, (), row.end), self._SIDE, y, self.w - self._SIDE)
            y += self._LINE
        most = self._most(y)
        for index, one in enumerate(row.reached[:most]):
            points = "" if one.points is None else number(one.points)
            self._person(c, y + index * self._LINE, one.name, points, one.crowned)

    def _most(self, y: float) -> int:
        """So many lines have room from there on."""
        return int((self.h - self._room - y) // self._LINE) + 1

    def _person(self, c: Canvas, y: float, name: str, points: str, crowned: bool) -> None:
        if crowned:
            c.icon("crown", self._SIDE + 10, y - 6, 18, "crown")
        used = c.text(self.w - self._SIDE, y, points, 18, 700, anchor="end", family="serif")
        room = self.w - 2 * self._SIDE - 30 - used - 12
        c.text(self._SIDE + 30, y, name, 18, 600 if crowned else 400, max_w=room)


def _names(c: Canvas, names: list[str], room: float) -> str:
    """As many names as there is room for, and how many more there are."""
    shown = ", ".join(names)
    for more in range(1, len(names)):
        if c.look.text.width(shown, 15 * c.look.text_scale) <= room:
            break
        shown = f"{', '.join(names[:-more])} +{more}"
    return shown


def paint_view(c: Canvas, view: PastView | None, place: Rect) -> None:
    """The end of a game as a small picture; a quiet plate as long as it is worked out."""
    if view is None:
        c.rect(place.x, place.y, place.w, place.h, 14, "surface.sunk", "#C9B88F99")
        c.icon("dots", *place.centre, 22, "ink2")
    else:
        view.presentation.thumbnail(c, view.view, place.x, place.y, place.w, place.h)
