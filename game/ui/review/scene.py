"""The page of a review: turn by turn what was decided and what would have been better, and the course of the game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.core.assessment import Mark
from game.ui.commands import NEIGHBOURS, TABLE
from game.ui.engine.intent import Back, Do, Help, Intent
from game.ui.engine.node import Backdrop
from game.ui.key_words import with_key
from game.ui.presentation import presentation
from game.ui.review.feed import ReviewFeed
from game.ui.review.model import Line, ReviewModel
from game.ui.review.parts import Board, Chart, ChoiceCard, Head, MomentCard, Moments, Progress, TurnLine, mark_words
from game.ui.review.presenter import ReviewPresenter
from game.ui.scene import Scene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.game_view import view_of
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import Banner, Bar, round_buttons, show_bar
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.pages import Pages, page_turners
from game.ui.words import tr
from game.units import Rect

_TOP_BAR: Final = Rect(0, 0, 1600, 58)
_LIST: Final = Rect(16, 72, 332, 812)
_CHART: Final = Rect(364, 72, 780, 372)
_BOARD: Final = Rect(364, 460, 382, 340)
_CHOICES: Final = (Rect(762, 460, 382, 162), Rect(762, 638, 382, 162))
_ACTIONS: Final = Rect(364, 820, 780, 64)
_MOMENTS: Final = Rect(1160, 72, 424, 812)
_FIRST, _LINE, _MOST = 226.0, 27.0, 20
_SLICES_PER_STEP: Final = 2


class ReviewScene(Scene):
    """The review of a finished game; the expert works while it is open, and what is found out is kept.

    Args:
        feed: the game under review.
        seats: everybody at its table, in the language of this moment.
        replay: the game at a moment on its table, with both choices marked.
    """

    name = "review"
    rooms = (TABLE,)

    def __init__(
        self, feed: ReviewFeed, seats: Callable[[], Sequence[SeatInfo]], replay: Callable[[int], Scene]
    ) -> None:
        super().__init__()
        self._feed, self._seats, self._replay = feed, seats, replay
        self.ambience = None
        self._stopped = False
        self._chosen: int | None = None
        self._turn_to(feed.person)

    def _speak(self) -> None:
        words = view_of(self._feed.game).hint_words
        assert words is not None, "a game that is reviewed has words for it"
        self._presenter = ReviewPresenter(self._feed, words, self._seats())

    # -- building and showing

    def build(self) -> None:
        """Makes the page."""
        self._speak()
        fixed = NodePool(self.stage)
        shown, seat = presentation(self._feed.game), self._seats()[self._feed.person]
        self.stage.add(Backdrop(shown.scenery))
        bar = Bar(shown.palette, shown.title, tr("The game, reviewed"), 0, 0)
        show_bar(fixed, _TOP_BAR, self.look, bar, Banner(tr("{name}: turn by turn").format(name=seat.name), seat))
        choices = (
            ("back", "left", tr("Back"), self.shell.stack.pop),
            ("settings", "gear", tr("Settings"), lambda: self.shell.stack.push(SettingsScene())),
            ("rules", "book", tr("Rules"), self._open_rules),
        )
        for button in round_buttons(choices, _TOP_BAR, zone="top"):
            fixed.put(button)
        self._pool = NodePool(self.stage)
        self._show()

    def _turn_to(self, person: int) -> None:
        self._feed.turn_to(person)
        self._speak()
        self._lines = self._presenter.lines()
        self._pages = Pages(len(self._lines), _MOST)
        self._chosen = self._lines[0].decisive if self._lines else None

    def _show(self) -> None:
        model = self._presenter.model(self._chosen)
        self._lines = model.lines
        pool = self._pool
        self._show_list(pool, model)
        here = model.moment if model.chosen is not None else None
        shares = tuple((self._feed.moment(m.number) / max(1, self._feed.last), m.place) for m in model.moments)
        pool.painted("chart", _CHART, Chart(model.curves, model.percent, here, shares), z=1, pad=24)
        if model.view is not None:
            note = tr("The playouts cannot tell the two apart.") if model.equal else ""
            pool.painted("board", _BOARD, Board(presentation(self._feed.game), model.view, note), z=1, pad=24)
        for number, (place, choice) in enumerate(zip(_CHOICES, model.choices)):
            pool.painted(f"choice/{number}", place, ChoiceCard(choice), z=1, pad=24)
        self._show_moments(pool, model)
        self._show_actions(pool, model)
        pool.reconcile()

    def _show_list(self, pool: NodePool, model: ReviewModel) -> None:
        counts = tuple((mark, model.counts.get(mark, 0)) for mark in Mark)
        several = len(self._feed.persons) > 1
        pool.painted("list", _LIST, Head(model.person, model.accuracy, counts, several), z=1, pad=24)
        if several:
            pool.put(
                RoundButton(
                    "next-person", "users", with_key(tr("The next player"), NEIGHBOURS), self._next_person,
                    cx=_LIST.right - 40,
                    cy=_LIST.y + 40, zone="list",
                )
            )  # fmt: skip
        if model.progress < 1:
            bar = Progress(round(model.progress, 2), not self._stopped)
            pool.painted("progress", Rect(_LIST.x + 20, _LIST.y + 148, _LIST.w - 92, 48), bar, z=2)
            label = tr("Go on") if self._stopped else tr("Stop")
            icon = "play" if self._stopped else "pause"
            pool.put(
                RoundButton(
                    "stop", icon, label, self._stop_or_go_on, cx=_LIST.right - 40, cy=_LIST.y + 174, zone="list"
                )
            )
        shown = self._pages.shown
        for slot, line in enumerate(model.lines[shown.start : shown.stop]):
            look = partial(self._look_at, line.decisive)
            place = Rect(_LIST.x + 12, _LIST.y + _FIRST - 16 + slot * _LINE, _LIST.w - 24, _LINE)
            said = "" if line.mark is None else mark_words(line.mark)
            label = tr("Turn {n}").format(n=line.turn)
            pool.painted(
                f"turn/{line.numbers[0]}", place, TurnLine(line, self._is_chosen(line), bool(slot % 2)), z=2,
                label=f"{label}, {line.words} {said}".strip(), zone="list", press=look,
            )  # fmt: skip
        for node in page_turners("turns", self._pages, self._turn_page, _LIST.right - 20, _LIST.bottom - 26, "list"):
            pool.put(node)

    def _show_moments(self, pool: NodePool, model: ReviewModel) -> None:
        words = ""
        if model.progress < 1 and not model.moments:
            words = tr("The expert tells them when it has seen all decisions.")
        elif not model.moments:
            words = tr("No decision was clearly better or worse than the next best one.")
        foot = tr("The expert plays on after both choices, many times. What may be chance is not counted.")
        pool.painted("moments", _MOMENTS, Moments(words, foot), z=1, pad=24)
        for moment in model.moments:
            place = Rect(_MOMENTS.x + 18, _MOMENTS.y + 66 + (moment.place - 1) * 228, _MOMENTS.w - 36, 214)
            pool.painted(
                f"moment/{moment.place}", place, MomentCard(moment, moment.number == self._chosen), z=2,
                label=moment.sentence, zone="moments", press=partial(self._look_at, moment.number),
            )  # fmt: skip

    def _show_actions(self, pool: NodePool, model: ReviewModel) -> None:
        button = partial(Button, y=_ACTIONS.y + 2, h=58, zone="actions", kind="second")
        pool.put(button("sheet", tr("Score sheet"), self.shell.stack.pop, x=_ACTIONS.x, w=236, icon="left"))
        if model.chosen is not None:
            show = Button(
                "show", tr("Show it on the table"), self._open, x=_ACTIONS.right - 330, y=_ACTIONS.y + 2, w=330, h=58,
                zone="actions", icon="eye",
            )  # fmt: skip
            pool.put(show)

    def _is_chosen(self, line: Line) -> bool:
        return self._chosen in line.numbers

    # -- choosing

    def _look_at(self, number: int) -> None:
        if number == self._chosen:
            self._open()
            return
        self._chosen = number
        self.shell.play("tick")
        self._show()

    def _open(self) -> None:
        """Shows the decision on the table of the game."""
        assert self._chosen is not None
        self.shell.stack.push(self._replay(self._feed.moment(self._chosen)))

    def _open_rules(self) -> None:
        self.shell.stack.push(RulesScene(self._feed.game.id, None))

    def _next_person(self) -> None:
        persons = self._feed.persons
        self._feed.keep()
        self._turn_to(persons[(persons.index(self._feed.person) + 1) % len(persons)])
        self.rebuild()

    def _turn_page(self, by: int) -> None:
        self._pages = self._pages.turned(by)
        self._show()

    def _stop_or_go_on(self) -> None:
        self._stopped = not self._stopped
        self._show()

    # -- time

    def update(self, dt_ms: float) -> None:
        """Lets the expert go on, and keeps what it has found out after each decision."""
        super().update(dt_ms)
        if not self.moving or self.shell.stack.top is not self:
            return
        before = self._feed.progress
        working = all(self._feed.work() for _ in range(_SLICES_PER_STEP))
        if self._feed.progress > before or not working:
            self._feed.keep()
            self._follow()
            self._show()

    def _follow(self) -> None:
        """Of the turn that is looked at the decision that weighs most is shown, as soon as it is known."""
        self._chosen = next((line.decisive for line in self._presenter.lines() if self._is_chosen(line)), None)

    @property
    def moving(self) -> bool:
        """True while the expert is at work."""
        return super().moving or (not self._stopped and self._feed.progress < 1)

    def handle(self, intent: Intent) -> bool:
        """Esc goes back to the score sheet, N to the next player."""
        match intent:
            case Back():
                self.shell.stack.pop()
            case Help():
                self._open_rules()
            case Do("neighbours") if len(self._feed.persons) > 1:
                self._next_person()
            case _:
                return super().handle(intent)
        return True
