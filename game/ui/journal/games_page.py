"""All games: those that are over and those that wait, page by page, and one of them large."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from game.games.registry import GAMES
from game.profile.entries import GIVEN_UP
from game.ui.engine.intent import Intent, Scroll, Slide, TurnPage
from game.ui.engine.node import Node
from game.ui.journal.games_nodes import LINE_H, GameLine, GameSheet, Listed
from game.ui.journal.page import ROOM, Journal, JournalPage
from game.ui.journal.past_views import PastView, PastViews
from game.ui.journal.removing import ask_to_remove
from game.ui.journal.tabs import Choice, tabs
from game.ui.kept.kept_games import GameRow, PlainRow, RunningGame, lost_games, over_row, running_games
from game.ui.kept.sharing import SharedGame, SharedSeat, share
from game.ui.presentation.presentation import ending_title, presentation
from game.ui.replay.opening import open_finished, replay_finished
from game.ui.scenes.giving_up import give_up, leave_words
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.controls import Segmented
from game.ui.widgets.invitation import invitation
from game.ui.widgets.pages import Pages, page_turners
from game.ui.widgets.plain import Label, Panel
from game.ui.words import date, tr, trn
from game.units import Rect

_LIST: Final = Rect(ROOM.x, 156, 960, ROOM.bottom - 156)
_EMPTY: Final = Rect(ROOM.x, _LIST.y, ROOM.w, _LIST.h)
"""The whole paper as long as there is nothing to choose."""
_SHEET: Final = Rect(_LIST.right + 16, 156, ROOM.right - _LIST.right - 16, _LIST.h)
_HEAD, _SIDE, _STEP = 72.0, 20.0, 63.5
_BUTTONS: Final = 90.0
"""The room for buttons at the foot of the sheet."""
_BESIDE: Final = 60.0
"""What a button has beside its words: the icon, and air."""
ALL: Final = "all"
WAITING: Final = "waiting"
_WHOSE: Final = "journal games"
"""Under this key the store remembers that everybody's games are listed."""


class GamesPage(JournalPage):
    """The list of games, by kind and person; the chosen one is opened, played on, or removed.

    Attributes:
        kind: what is listed: `ALL`, the id of a game, or `WAITING`.
        chosen: the number of the game that is shown large.
    """

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal)
        self.kind = ALL
        self.chosen: int | None = None
        self._pages = Pages(0, int((_LIST.h - _HEAD - 8) // _STEP))
        self._views = PastViews()
        self._listed: list[Listed] = []
        self._running: list[Listed] = []
        self.refresh()

    # -- what is listed

    def refresh(self) -> None:
        """Reads the page of the list that is shown, and the games that wait."""
        games, unplayable = running_games(self.journal.shell.store)
        self._running = [Listed(game.running.id, game) for game in games]
        unreadable = [*unplayable, *lost_games(self.journal.shell.store)]
        self._running += [Listed(-1 - place, row) for place, row in enumerate(unreadable)]
        if self.kind == WAITING and not self._running:
            self.kind = ALL
        self._pages = self._pages.of(self._count())
        self._read()

    def _count(self) -> int:
        if self.kind == WAITING:
            return len(self._running)
        return self.journal.shell.store.count_finished(self._game, self._whose)

    def _read(self) -> None:
        shown, store = self._pages.shown, self.journal.shell.store
        if self.kind == WAITING:
            self._listed = self._running[shown.start : shown.stop]
        else:
            games = store.finished_page(shown.start, self._pages.room, self._game, self._whose)
            person = self.journal.person
            self._listed = [Listed(game.id, over_row(game, person.name if person else "")) for game in games]
        if self.chosen not in [one.id for one in self._listed if not isinstance(one.game, PlainRow)]:
            self.chosen = next((one.id for one in self._listed if not isinstance(one.game, PlainRow)), None)
        self._views.want(one.game.game for one in self._listed if isinstance(one.game, GameRow))

    @property
    def _game(self) -> str | None:
        return self.kind if self.kind in GAMES else None

    @property
    def _whose(self) -> int | None:
        person = self.journal.person
        return None if person is None or self._everybody else person.id

    @property
    def _everybody(self) -> bool:
        return bool(self.journal.shell.store.setting(_WHOSE, False))

    # -- showing

    def build(self) -> None:
        """Makes the tabs, the list, and the sheet of the chosen game."""
        add = self.journal.stage.add
        for node in tabs(tuple(self._choices()), self.kind, self.journal.look, self.show_kind):
            add(node)
        paper = _LIST if self._pages.count else _EMPTY
        add(Panel("list/paper", paper.x, paper.y, paper.w, paper.h, 22))
        for node in self._head():
            add(node)
        for slot, one in enumerate(self._listed):
            place = Rect(_LIST.x + _SIDE, _LIST.y + _HEAD + slot * _STEP, _LIST.w - 2 * _SIDE, LINE_H)
            add(self._line(one, place))
        chosen = next((one for one in self._listed if one.id == self.chosen), None)
        if chosen is not None:
            if isinstance(chosen.game, GameRow):
                share_it = partial(self._share, chosen.id, chosen.game)
                cx, cy = _SHEET.right - 56, _SHEET.y + 56
                add(RoundButton("picture", "camera", tr("Save a picture"), share_it, cx=cx, cy=cy, zone="sheet"))
            add(GameSheet(chosen, self._view(chosen), _SHEET, _BUTTONS))
            for node in self._buttons(chosen):
                add(node)

    def _choices(self) -> Iterator[Choice]:
        yield Choice(ALL, tr("All"), "log")
        for game in GAMES.values():
            shown = presentation(game)
            yield Choice(game.id, shown.title, game=shown)
        if self._running:
            yield Choice(WAITING, tr("Games that wait"), "clock", count=str(len(self._running)))

    def _head(self) -> Iterator[Node]:
        count, x, y = self._pages.count, _LIST.x + _SIDE + 4, _LIST.y + 14
        words = trn("{n} game", "{n} games", count).format(n=count)
        yield Label("list/title", words, x, y, 250, 44, "title")
        person = self.journal.person
        if person is not None and self.kind != WAITING:
            options = (person.name, tr("Everybody"))
            yield Segmented(
                "whose", tr("Whose games"), options, int(self._everybody), self._show_whose, x=_LIST.x + 290, y=y,
                w=400, zone="list",
            )  # fmt: skip
        yield from page_turners("list", self._pages, self.turn, _LIST.right - _SIDE, _LIST.y + 36, "list")
        if not count:
            said = tr("Every game that you finish is kept here, with all its turns.")
            yield from invitation(_EMPTY, "clock", said, "choose", tr("Choose a game"), self.journal.shell.go_home)

    def _line(self, one: Listed, place: Rect) -> Node:
        if isinstance(one.game, PlainRow):
            return Label(
                f"game/{one.id}", one.title, place.x + 8, place.y, place.w - 16, place.h, 16, colour="ink2", z=2
            )
        return GameLine(one, self._view(one), one.id == self.chosen, place, partial(self.press, one))

    def _view(self, one: Listed) -> PastView | None:
        return one.seen or self._views.get(one.id)

    def _buttons(self, one: Listed) -> Iterator[Node]:
        shell, y, left = self.journal.shell, _SHEET.bottom - 76, _SHEET.x + 24
        w = _SHEET.w - 48
        if isinstance(one.game, RunningGame):
            leave = partial(give_up, shell, one.game.running, one.game.result, self._again)
            yield Button("open", tr("Back to the table"), partial(self._open, one), x=left, y=y, w=w - 180, h=54,
                         icon="play", zone="sheet")  # fmt: skip
            words = tr("Give it up") if one.game.result is None else tr("Put it away")
            yield Button("give up", words, leave, x=left + w - 168, y=y, w=168, h=54, kind="second", icon="flag",
                         size=18, hint=leave_words(one.game.result), zone="sheet")  # fmt: skip
        elif isinstance(one.game, GameRow):
            yield from self._buttons_over(one.game, left, y, w)

    def _buttons_over(self, row: GameRow, left: float, y: float, w: float) -> Iterator[Node]:
        """Side by side, each with room for its words."""
        shell, text, grown = self.journal.shell, self.journal.look.text, 18 * self.journal.look.text_scale
        replay = Button("replay", tr("Replay"), partial(replay_finished, shell, row.game), icon="play")
        words = ending_title(team=row.end is not None)
        sheet = Button("score", words, partial(open_finished, shell, row.game), kind="second", icon="trophy")
        remove = partial(ask_to_remove, shell, row, self._again)
        bin = Button("remove", tr("Remove"), remove, kind="second", icon="trash")
        buttons = (replay, *(() if row.end == GIVEN_UP else (sheet,)), bin)
        widths = [text.width(button.label, grown, 600) + _BESIDE for button in buttons]
        factor = (w - 12 * (len(buttons) - 1)) / sum(widths)
        for button, width in zip(buttons, widths):
            button.x, button.y, button.w, button.h, button.size = left, y, width * factor, 54, 18
            button.zone = "sheet"
            left += button.w + 12
            yield button

    # -- what is done

    def handle(self, intent: Intent) -> bool:
        """The page keys turn the list, and so do the wheel and dragging over it."""
        match intent:
            case TurnPage(dy) if self._pages.number > 1:
                self.turn(dy)
            case Scroll(x, y, dy) | Slide(x, y, dy=dy) if self._pages.number > 1 and _over_list(x, y):
                if 0 <= self._pages.at + dy < self._pages.number:
                    self.turn(dy)
            case _:
                return False
        return True

    def update(self, dt_ms: float) -> None:
        """Works out one picture more."""
        game = self._views.work()
        for node in (self.journal.stage.get(f"game/{game}"), self.journal.stage.get("sheet")):
            if isinstance(node, GameLine | GameSheet) and node.one.id == game:
                node.view = self._views.get(game)

    @property
    def working(self) -> bool:
        """Some pictures are still missing."""
        return self._views.working

    def show_kind(self, kind: str) -> None:
        """Lists the games of a kind."""
        self.kind = kind
        self._pages = Pages(self._count(), self._pages.room)
        self._read()
        self.journal.rebuild()

    def turn(self, by: int) -> None:
        """Turns the pages of the list."""
        self._pages = self._pages.turned(by)
        self._read()
        self.journal.rebuild()

    def press(self, one: Listed) -> None:
        """The first press shows a game large, the second one opens it."""
        if one.id == self.chosen:
            self._open(one)
        else:
            self.chosen = one.id
            self.journal.rebuild()

    def _open(self, one: Listed) -> None:
        shell = self.journal.shell
        if isinstance(one.game, RunningGame):
            shell.wait_for(tr("Setting the table …"), partial(shell.continue_game, one.game.running))
        elif isinstance(one.game, GameRow):
            open_finished(shell, one.game.game)

    def _share(self, number: int, row: GameRow) -> None:
        view = self._views.get(number)
        if view is None:
            self.journal.shell.toast(tr("There is no picture of this game."))
            return
        seats = tuple(SharedSeat(one.name, one.points, one.crowned) for one in row.reached)
        end = {"won": tr("won"), "lost": tr("lost"), GIVEN_UP: tr("given up")}.get(row.end or "", "")
        shared = SharedGame(view.presentation, view.view, date(row.day), seats, end, view.deal)
        share(self.journal.shell, lambda: shared)

    def _show_whose(self, everybody: int) -> None:
        self.journal.shell.store.set_setting(_WHOSE, bool(everybody))
        self.show_kind(self.kind)

    def _again(self) -> None:
        self.refresh()
        self.journal.rebuild()


def _over_list(x: float, y: float) -> bool:
    return _LIST.x <= x < _LIST.right and y >= _LIST.y
