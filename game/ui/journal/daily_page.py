"""The daily: today's game, the calendar, and lines to pass on."""

from collections.abc import Mapping
from datetime import date
from functools import partial
from typing import Any, Final

from game.games.registry import GAMES
from game.profile.daily import Day, calendar, day_before
from game.profile.entries import Running
from game.profile.tries import running_try, tries
from game.ui import clipboard
from game.ui.daily_tries import play_try
from game.ui.engine.intent import Intent, Scroll, Slide, TurnPage
from game.ui.journal.daily_model import Cell, DailyModel, daily_model, month_beside
from game.ui.journal.daily_nodes import (
    CELL_H,
    GRID_TOP,
    CellNode,
    MonthPaper,
    Sign,
    TodayPaper,
    ToldPaper,
    TryNode,
    YesterdayPaper,
)
from game.ui.journal.page import Journal, JournalPage
from game.ui.presentation.daily_text import DailyText
from game.ui.presentation.presentation import presentation
from game.ui.replay.opening import open_finished
from game.ui.table.pool import NodePool
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.plain import Label
from game.ui.words import tr
from game.units import Rect

_TODAY: Final = Rect(28, 92, 560, 780)
_MONTH: Final = Rect(604, 92, 600, 780)
_TOLD: Final = Rect(1220, 92, 352, 424)
_YESTERDAY: Final = Rect(1220, 532, 352, 340)
_TRIES_Y, _TRY_H = 646.0, 118.0


class DailyPage(JournalPage):
    """One deal a day for everybody."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal)
        self.refresh()
        self._shown = self._today

    def refresh(self) -> None:
        """A try may be over, or another day have come."""
        store, person = self.journal.shell.store, self.journal.person
        self._today = store.today()
        self._days: Mapping[date, Day] = {}
        self._yesterday = day_before(self._today)
        self._running: dict[date, Running] = {}
        if person is not None:
            self._days = calendar(tries(store, person.id))
            for day in filter(None, (self._today, self._yesterday)):
                running = running_try(store, day, person.id)
                if running is not None:
                    self._running[day] = running

    def build(self) -> None:
        """Today, the month, what can be passed on, yesterday."""
        pool = NodePool(self.journal.stage)
        late = None if self._yesterday is None else self._running.get(self._yesterday)
        overnight = late is not None and late.begun.date() == self._yesterday
        model = daily_model(self._days, self._today, self._shown, _text, self._today in self._running, overnight)
        self._lay_today(pool, model)
        self._lay_month(pool, model)
        pool.painted("told", _TOLD, ToldPaper(model.told), z=1, pad=24)
        pool.put(
            Button(
                "copy", tr("Copy these lines"), partial(self._copy, model.told), x=_TOLD.x + 20, y=_TOLD.bottom - 68,
                w=_TOLD.w - 40, h=50, kind="second", icon="copy", size=18, zone="told",
            )
        )  # fmt: skip
        before = model.yesterday
        if before is not None and self._yesterday is not None:
            pool.painted("yesterday", _YESTERDAY, YesterdayPaper(before, _sign(before.game)), z=1, pad=24)
            label = tr("Go on with this try") if self._yesterday in self._running else tr("Play it unranked")
            pool.put(
                Button(
                    "unranked", label, partial(self._play, self._yesterday), x=_YESTERDAY.x + 20,
                    y=_YESTERDAY.bottom - 68, w=_YESTERDAY.w - 40, h=50, kind="second", icon="play", size=18,
                    zone="yesterday",
                )
            )  # fmt: skip
        pool.reconcile()

    def update(self, dt_ms: float) -> None:
        """At midnight another day comes."""
        self._turned_over()

    def _turned_over(self) -> bool:
        """Shows the new day if the page still shows the one before."""
        if self.journal.shell.store.today() == self._today:
            return False
        self.refresh()
        self._shown = self._today
        self.journal.rebuild()
        self.journal.shell.toast(tr("Midnight has passed: a new daily is here."))
        return True

    def handle(self, intent: Intent) -> bool:
        """The page keys turn the months, and so do the wheel and dragging over the calendar."""
        match intent:
            case TurnPage(dy):
                self._turn(dy)
            case Scroll(x, y, dy) | Slide(x, y, dy=dy) if _MONTH.x <= x < _MONTH.right and y >= _MONTH.y:
                self._turn(dy)
            case _:
                return False
        return True

    def _lay_today(self, pool: NodePool, model: DailyModel) -> None:
        today = model.today
        pool.painted("today", _TODAY, TodayPaper(today, presentation(GAMES[today.game]).box), z=1, pad=24)
        w = (_TODAY.w - 48 - 24) / 3
        titles = tuple(card.title for card in today.tries)
        for k, card in enumerate(today.tries):
            place = Rect(_TODAY.x + 24 + k * (w + 12), _TRIES_Y, w, _TRY_H)
            pool.painted(f"try/{k}", place, TryNode(card, titles), z=2, pad=14)
        x, y, room = _TODAY.x + 24, _TODAY.bottom - 92, _TODAY.w - 48
        if today.play:
            pool.put(
                Button(
                    "play", today.play, partial(self._play, self._today), x=x, y=y, w=room, h=70, icon="play",
                    size=23, zone="today", hint=today.note,
                )
            )  # fmt: skip
        else:
            pool.put(Label("done", today.note, x, y, room, 70, 20, 600, "goodT", "middle", z=2))

    def _lay_month(self, pool: NodePool, model: DailyModel) -> None:
        legend = tuple((presentation(game).title, _sign(game.id)) for game in GAMES.values() if game.dailies)
        facts = (f"{figure}, {words}" for _, figure, words in model.facts)
        told = partial("\n".join, (model.month.head, model.month.played, *facts))
        pool.painted("month", _MONTH, MonthPaper(model.month, model.facts, legend), z=1, pad=24, wording=told)
        for name, icon, words, cx, by, on in (
            ("before", "left", tr("The month before"), _MONTH.right - 100, -1, model.month.before),
            ("after", "right", tr("The next month"), _MONTH.right - 46, 1, model.month.after),
        ):
            turner = RoundButton(name, icon, words, partial(self._turn, by), cx=cx, cy=_MONTH.y + 46, zone="month")
            turner.enabled = on
            pool.put(turner)
        step = (_MONTH.w - 40) / 7
        for row, week in enumerate(model.month.weeks):
            for column, cell in enumerate(week):
                if cell is not None:
                    place = Rect(_MONTH.x + 23 + column * step, _MONTH.y + GRID_TOP + row * CELL_H, step, CELL_H)
                    self._lay_cell(pool, cell, place)

    def _lay_cell(self, pool: NodePool, cell: Cell, place: Rect) -> None:
        press = None if cell.game is None else partial(self._look_back, cell.game)
        pool.painted(
            cell.name, place, CellNode(cell, _sign(cell.daily)), z=2, label=cell.hint or str(cell.day),
            hint=cell.hint, zone="days", press=press, wording=None if cell.hint else str,
        )  # fmt: skip

    def _turn(self, by: int) -> None:
        first = month_beside(self._shown, self._today, by)
        if first is not None:
            self._shown = first
            self.journal.rebuild_telling("month")

    def _play(self, day: date) -> None:
        """Goes on with the try of a day that waits, or begins one; not with that of a day that has just ended."""
        if not self._turned_over():
            play_try(self.journal.shell, day, self.journal.person, self._running.get(day))

    def _copy(self, lines: tuple[str, ...]) -> None:
        copied = clipboard.put("\n".join(lines))
        self.journal.shell.toast(tr("The lines are copied.") if copied else tr("There is no clipboard here."))

    def _look_back(self, game: int) -> None:
        finished = self.journal.shell.store.finished_game(game)
        if finished is not None:
            open_finished(self.journal.shell, finished)


def _sign(game: str) -> Sign:
    shown = presentation(GAMES[game])
    return shown.sign, shown.palette


def _text(game: str, options: Mapping[str, Any]) -> DailyText:
    text = presentation(GAMES[game]).daily
    assert text is not None, "every game of the rotation says something of its dailies"
    return text(options)
