"""All games: those that wait and those that are over, page by page."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from game.profile.entries import Finished, Running
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Back, Intent, TurnPage
from game.ui.engine.node import Backdrop, Painted
from game.ui.kept_games import GameRow, PlainRow, Row, RunningGame, lost_games, row_of, running_games
from game.ui.scene import Scene, Shell
from game.ui.scenes.giving_up import give_up, leave_words
from game.ui.scenes.page_head import page_head
from game.ui.scenes.question import Question, QuestionScene
from game.ui.scenes.title_history import HistoryRow
from game.ui.table.games import open_finished
from game.ui.widgets.button import RoundButton
from game.ui.widgets.pages import Pages, page_turners
from game.ui.widgets.plain import Label, Panel
from game.ui.words import date, tr
from game.units import Rect

_WAITING: Final = Rect(28, 92, 620, 780)
_OVER: Final = Rect(664, 92, 908, 780)
_HEAD, _SIDE = 76.0, 24.0
_WAITING_H, _OVER_H = 86.0, 53.0
_BUTTON = 56.0
"""The room for the button at the end of a row."""
_ALL: Final = 1_000_000


class _WaitingRow(Painted):
    """A game that waits: which, how far it is, since when it lies there, who plays."""

    radius = 14

    def __init__(self, game: RunningGame, place: Rect, press: Callable[[], None]) -> None:
        name = f"waiting/{game.running.id}"
        super().__init__(name, place.x, place.y, place.w, place.h, z=2, zone="waiting", on_press=press)
        self.label, self.hint = game.presentation.title, tr("Back to the table")
        self._game = game

    def key(self) -> Hashable:
        return self.hot

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, 14, "surface.row_hot" if self.hot else "surface.row", "line", 1.2)
        c.icon("play", 28, self.h / 2, 20, "amber")
        day = date(self._game.running.touched.astimezone().date())
        c.text(self.w - 16, 32, day, 15, colour="ink2", anchor="end", max_w=150)
        c.text(54, 32, f"{self.label} · {self._game.progress}", 18, 600, max_w=self.w - 230)
        c.text(54, 60, self._names(c, self.w - 70), 16, colour="ink2", max_w=self.w - 70)

    def _names(self, c: Canvas, room: float) -> str:
        """As many names as there is room for, and how many more there are."""
        names = [seat.name for seat in self._game.seats]
        shown = ", ".join(names)
        for more in range(1, len(names)):
            if c.look.text.width(shown, 16 * c.look.text_scale) <= room:
                break
            shown = f"{', '.join(names[:-more])} +{more}"
        return shown


class _PlainLine(Label):
    """A sentence in the place of a row."""

    def __init__(self, name: str, sentence: str, place: Rect) -> None:
        super().__init__(name, sentence, place.x + 4, place.y, place.w - 8, place.h, 16, colour="ink2", z=2)


class GamesScene(Scene):
    """Two lists: a game that waits is played on or given up, one that is over is looked at or removed."""

    name = "games"

    def __init__(self) -> None:
        super().__init__()
        self._running: list[RunningGame | PlainRow] = []
        self._over: list[Finished | PlainRow] = []
        self._running_pages = Pages(0, int((_WAITING.h - _HEAD) // _WAITING_H))
        self._over_pages = Pages(0, int((_OVER.h - _HEAD) // _OVER_H))

    def enter(self) -> None:
        self._read()

    def uncovered(self) -> None:
        self._refresh()

    def build(self) -> None:
        """Makes the page of each list that is shown now."""
        self.stage.add(Backdrop("scenery/title"))
        page_head(self, tr("All games"))
        self._build_paper("waiting", tr("Games that wait"), _WAITING, self._running_pages, self._turn_waiting)
        self._build_paper("over", tr("Last games"), _OVER, self._over_pages, self._turn_over)
        for slot, place in enumerate(self._running_pages.shown):
            self._build_waiting(self._running[place], _row(_WAITING, slot, _WAITING_H, _WAITING_H - 10))
        for slot, place in enumerate(self._over_pages.shown):
            self._build_over(place, slot)

    def handle(self, intent: Intent) -> bool:
        """Esc goes back; the page keys turn the finished games, or those that wait while the focus is there."""
        match intent:
            case Back():
                self.shell.stack.pop()
            case TurnPage(dy) if self.focus.node is not None and self.focus.node.zone == "waiting":
                self._turn_waiting(dy)
            case TurnPage(dy):
                self._turn_over(dy)
            case _:
                return super().handle(intent)
        return True

    def _read(self) -> None:
        games, unplayable = running_games(self.shell.store)
        lost = lost_games(self.shell.store)
        self._running = [*games, *unplayable]
        self._over = [*self.shell.store.finished(limit=_ALL), *lost]
        self._running_pages = self._running_pages.of(len(self._running))
        self._over_pages = self._over_pages.of(len(self._over))

    def _refresh(self) -> None:
        self._read()
        self.rebuild()

    def _turn_waiting(self, by: int) -> None:
        self._running_pages = self._running_pages.turned(by)
        self.rebuild()

    def _turn_over(self, by: int) -> None:
        self._over_pages = self._over_pages.turned(by)
        self.rebuild()

    def _build_paper(self, name: str, title: str, place: Rect, pages: Pages, turn: Callable[[int], None]) -> None:
        add = self.stage.add
        add(Panel(f"{name}/paper", place.x, place.y, place.w, place.h, 22))
        add(Label(f"{name}/title", title, place.x + _SIDE + 4, place.y + 18, place.w - 250, 44, "title"))
        if not pages.count:
            words = tr("no game waits") if pages is self._running_pages else tr("no game yet")
            add(Label(f"{name}/none", words, place.x + _SIDE + 4, place.y + _HEAD, place.w - 60, 40, colour="ink2"))
        for node in page_turners(name, pages, turn, place.right - _SIDE, place.y + 40, name):
            add(node)

    def _build_waiting(self, game: RunningGame | PlainRow, place: Rect) -> None:
        if isinstance(game, PlainRow):
            self.stage.add(_PlainLine(f"waiting/{place.y}", game.sentence, place))
            return
        row = Rect(place.x, place.y, place.w - _BUTTON, place.h)
        self.stage.add(_WaitingRow(game, row, partial(self._play_on, game.running)))
        self._button(f"give up/{game.running.id}", "flag", leave_words(game.result), place, "waiting",
                     partial(give_up, self.shell, game.running, game.result, self._refresh))  # fmt: skip

    def _build_over(self, at: int, slot: int) -> None:
        kept, place = self._over[at], _row(_OVER, slot, _OVER_H, 44)
        row: Row = kept if isinstance(kept, PlainRow) else row_of(kept)
        if isinstance(kept, PlainRow) or isinstance(row, PlainRow):
            sentence = row.sentence if isinstance(row, PlainRow) else ""
            self.stage.add(_PlainLine(f"over/{at}", sentence, place))
            return
        look = partial(open_finished, self.shell, row.game)
        self.stage.add(HistoryRow(f"over/{at}", row, place.x, place.y, place.w - 68, slot > 0, look, "over"))
        remove = partial(_remove, self.shell, row, self._refresh)
        self._button(f"remove/{at}", "trash", tr("Remove this game"), place, "over", remove)

    def _button(self, name: str, icon: str, words: str, place: Rect, zone: str, do: Callable[[], None]) -> None:
        cx, cy = place.right - 24, place.y + place.h / 2
        self.stage.add(RoundButton(name, icon, words, do, cx=cx, cy=cy, r=18, zone=zone))

    def _play_on(self, running: Running) -> None:
        self.shell.wait_for(tr("Setting the table …"), lambda: self.shell.continue_game(running))


def _row(paper: Rect, slot: int, step: float, h: float) -> Rect:
    return Rect(paper.x + _SIDE, paper.y + _HEAD + slot * step, paper.w - 2 * _SIDE, h)


def _remove(shell: Shell, row: GameRow, then: Callable[[], None]) -> None:
    """Asks whether a finished game shall be removed; `then`: what shows it."""

    def do() -> None:
        shell.store.remove(row.game.id)
        then()
        shell.toast(tr("The game is removed."))

    names = ", ".join(one.name for one in row.reached)
    what = tr("{game} of {day}, with {names}.").format(game=row.title, day=date(row.day), names=names)
    words = tr("It counts no longer in statistics and achievements. This cannot be taken back.")
    question = Question(tr("Remove this game?"), f"{what}\n{words}", tr("Remove it"), tr("Keep it"))
    shell.stack.push(QuestionScene(question, do))
