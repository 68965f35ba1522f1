"""After a game: the same cards laid best, beside what was laid, row by row; a slider leads from one to the other."""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any

from game.core.arrangement import Arrangement
from game.core.rules import Seat
from game.games.registry import GAMES
from game.ui.engine.intent import Back, Intent
from game.ui.engine.look import Look
from game.ui.presentation.presentation import presentation
from game.ui.table.arrangement_parts import Arrow, BoardTitle, RowLine, SheetHead, Story, Sums
from game.ui.table.desk_values import Ended
from game.ui.table.end_page import AGAIN_W, APART, EndScene
from game.ui.table.pool import NodePool
from game.ui.table.score_boards import Glass
from game.ui.table.score_presenter import ScorePage
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import Banner, Bar
from game.ui.table.working import Working
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Slider
from game.ui.words import tr, trn
from game.units import Rect

_SHEET, _GLASS = Rect(24, 76, 468, 732), Rect(508, 76, 1068, 556)
_STORY, _ACTIONS = Rect(508, 640, 1068, 168), Rect(24, 820, 1552, 64)
_FIRST_ROW, _TOTAL_H = 92.0, 76.0
_BOARD_H, _BOARD_W, _BOARD_Y = 462.0, 422.0, 148.0
_YOURS_X, _BEST_X = 560.0, 1102.0
_NARROWEST, _WIDEST = 236.0, 310.0
_SLICES_PER_STEP = 6
_PAD = 30.0


def arrange_button(place: Rect, press: Callable[[], None], look: Look) -> Button:
    """The way to the best arrangement, behind the first of the large buttons in a place."""
    words = tr("Best arrangement")
    w = min(_WIDEST, max(_NARROWEST, look.text.width(words, 20 * look.text_scale, 600) + 60))
    return Button(
        "arrange", words, press, x=place.x + AGAIN_W + APART, y=place.y + 2, w=w, h=58,
        kind="second", icon="star", zone="actions",
    )  # fmt: skip


def whose(players: Sequence[SeatInfo], seat: Seat, chosen: bool) -> Seat:
    """Whose cards are laid best: of who is looked at; before anybody was chosen of the only person."""
    people = [number for number, info in enumerate(players) if not info.computer]
    if seat >= len(players) or (len(people) == 1 and not chosen):
        return people[0] if people else 0
    return seat


class ArrangementScene(EndScene):
    """The best arrangement of the cards of one seat: it is sought while the page is shown, and can be left.

    Args:
        ended: what may be known of the game, and how to play again.
        page: what the game says of it as it was played.
        seat: whose cards are laid best.
        page_of: what the game says of another arrangement of it.
        chosen: the rows that were chosen on these pages, by seat: it is kept there for the next time.
    """

    name = "arrangement"

    def __init__(
        self,
        ended: Ended[Any],
        page: ScorePage,
        seat: Seat,
        page_of: Callable[[Any], ScorePage],
        chosen: dict[Seat, str],
    ) -> None:
        super().__init__(ended, page.game, page.players)
        self._asked = True
        self.page, self.ambience, self._seat, self._page_of = page, page.ambience, seat, page_of
        arrange = GAMES[page.game].arrange
        assert arrange is not None, "the button stands only where cards can be arranged"
        self._search: Generator[float, None, Arrangement[Any]] | None = arrange(ended.frame.view, seat)
        self._share = 0.0
        self._pages: tuple[ScorePage, ...] = (page,)
        self._step = 0
        self._chosen = chosen
        self._row = chosen.get(seat, page.sheets[seat].rows[0].row)

    @property
    def bar(self) -> Bar:
        """The dark strip at the top."""
        shown, turns = presentation(GAMES[self.game]), self.page.turns
        words = trn("Final score · solo challenge", "Final score · {n} players", self.players)
        return Bar(shown.palette, shown.title, words.format(n=self.players), turns, turns)

    @property
    def banner(self) -> Banner:
        """Whose cards these are."""
        seat = self.page.seats[self._seat]
        return Banner(tr("{name}: the same cards, laid best").format(name=seat.name), seat)

    @property
    def anchor(self) -> str | None:
        """Where the rules explain the row that is looked at."""
        return self.page.row(self._row).anchor

    # -- building and showing

    def build(self) -> None:
        """Makes the page."""
        fixed = NodePool(self.stage)
        self.build_head(fixed)
        fixed.painted("boards", _GLASS, Glass(), z=1)
        button = partial(Button, y=_ACTIONS.y + 2, h=58, zone="actions", kind="second")
        fixed.put(button("back", tr("Score sheet"), self.shell.stack.pop, x=_ACTIONS.x, w=240, icon="left"))
        fixed.put(button("home", tr("Title screen"), self.shell.go_home, x=_ACTIONS.right - 220, w=220, icon="home"))
        self._pool = NodePool(self.stage)
        self._show()

    @property
    def _found(self) -> bool:
        return len(self._pages) > 1

    def _show(self) -> None:
        pool, seat = self._pool, self._seat
        best = self._pages[-1]
        pool.painted("sheet", _SHEET, SheetHead(self.page.seats[seat], self._found), z=1, pad=24)
        rows = self.page.sheets[seat].rows
        height = (_SHEET.h - _FIRST_ROW - _TOTAL_H - 22) / len(rows)
        for index, row in enumerate(rows):
            y = _SHEET.y + _FIRST_ROW + index * height
            after = best.sheets[seat][row.row].points if self._found else None
            known = self.page.row(row.row)
            line = RowLine(known.sign, known.name, row.points, after, row.row == self._row, bool(index % 2))
            look, place = partial(self._look_at, row.row), Rect(_SHEET.x + 14, y, _SHEET.w - 28, height)
            pool.painted(
                f"row/{row.row}", place, line, z=2, label=known.name, wording=line.spoken, chosen=line.chosen,
                zone="sheet", point=look, press=partial(self._look_at, row.row, True),
            )  # fmt: skip
        totals = self.page.sheets[seat].total, best.sheets[seat].total if self._found else None
        place = Rect(_SHEET.x + 14, _SHEET.bottom - _TOTAL_H - 14, _SHEET.w - 28, _TOTAL_H)
        pool.painted("total", place, Sums(presentation(GAMES[self.game]).palette, *totals), z=2)
        self._show_board("yours", tr("As it was laid"), self.page, _YOURS_X)
        if self._found:
            self._show_board("best", self._best_title, self._pages[self._step], _BEST_X)
            pool.painted("arrow", Rect(1018, 350, 48, 48), Arrow(), z=3, pad=8)
        self._show_story()
        pool.reconcile()

    @property
    def _best_title(self) -> str:
        last = len(self._pages) - 1
        if self._step == last:
            return tr("Best found")
        return tr("Exchanges: {n} of {all}").format(n=self._step, all=last)

    def _show_board(self, name: str, title: str, page: ScorePage, x: float) -> None:
        pool, seat = self._pool, self._seat
        ends = page in (self._pages[0], self._pages[-1])
        heading = BoardTitle(title, page.sheets[seat].total if ends else None, name == "best")
        pool.painted(f"{name}/title", Rect(x, _GLASS.y + 16, _BOARD_W, 48), heading, z=2)
        place = Rect(x, _BOARD_Y, _BOARD_W, _BOARD_H)
        pool.painted(f"{name}/board", place, page.board(seat), z=3, pad=_PAD)
        if ends:
            pool.painted(f"{name}/lit", place, page.lit_row(self._row, seat), z=4, pad=_PAD)

    def _show_story(self) -> None:
        pool, seat = self._pool, self._seat
        if self._search is not None:
            working = Working(tr("Trying other places …"), round(self._share, 2))
            pool.painted("search", Rect(_BEST_X, 300, _BOARD_W, 130), working, z=3, pad=24)
        known, before = self.page.row(self._row), self.page.sheets[seat][self._row].points
        after = self._pages[-1].sheets[seat][self._row].points
        rule = self.page.explanation(self._row, seat).rule
        if self._search is not None:
            story = Story(tr("Looking for a better arrangement"), tr("You may leave at any time."), False)
        elif not self._found:
            story = Story(tr("Already laid best"), tr("No better arrangement of these cards was found."), False)
        else:
            words = tr("{row}: laid {before}, best {after}")
            story = Story(words.format(row=known.name, before=before, after=after), rule, True)
        pool.painted("story", _STORY, story, z=1, pad=24)
        if self._found and pool.known("morph", Slider) is None:
            stands = round(100 * self._step / (len(self._pages) - 1))
            slider = Slider(
                "morph", tr("From yours to the best"), stands, self._move, x=_STORY.x + 150, y=_STORY.bottom - 60,
                w=_STORY.w - 300, z=3, zone="morph",
            )  # fmt: skip
            pool.put(slider)
        elif self._found:
            pool.put(self._slider)

    @property
    def _slider(self) -> Slider:
        slider = self.stage["morph"]
        assert isinstance(slider, Slider)
        return slider

    # -- looking and moving

    def _look_at(self, row: str, on: bool) -> None:
        if on and row != self._row:
            self._row = self._chosen[self._seat] = row
            self._show()

    def _move(self, value: int) -> None:
        """The slider stands at so many hundredths of the way."""
        step = round(value * (len(self._pages) - 1) / 100)
        if step != self._step:
            self._step = step
            self.shell.play("slide")
            self._show()

    # -- time

    def update(self, dt_ms: float) -> None:
        """Lets the search go on."""
        super().update(dt_ms)
        if self._search is None or self.shell.stack.top is not self:
            return
        try:
            self._share = max([next(self._search) for _ in range(_SLICES_PER_STEP)])
        except StopIteration as found:
            self._reach(found.value)
        self._show()

    def _reach(self, found: Arrangement[Any]) -> None:
        self._search = None
        self._pages = (self.page, *(self._page_of(view) for view in found.views[1:]))
        self._step = len(self._pages) - 1
        mine, best = (page.sheets[self._seat] for page in (self._pages[0], self._pages[-1]))
        if self._seat not in self._chosen:
            self._row = max((row.row for row in mine.rows), key=lambda row: best[row].points - mine[row].points)

    @property
    def moving(self) -> bool:
        """True while it is still sought."""
        return super().moving or self._search is not None

    def handle(self, intent: Intent) -> bool:
        """Esc goes back to the score sheet, also while it is still sought."""
        if isinstance(intent, Back):
            self.shell.stack.pop()
            return True
        return super().handle(intent)
