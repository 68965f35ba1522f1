"""The page of a review: turn by turn what was decided and what would have been better, and the course of the game."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.core.assessment import MOMENTS, Mark
from game.ui.engine.intent import Intent, Steer
from game.ui.review.chart import Chart
from game.ui.review.feed import ReviewFeed
from game.ui.review.model import Line, ReviewModel
from game.ui.review.page import ReviewPage
from game.ui.review.parts import (
    ChoiceCard,
    Head,
    MomentCard,
    Moments,
    Progress,
    Then,
    choice_places,
)
from game.ui.review.presenter import ReviewPresenter
from game.ui.review.turn_list import Letters, TurnLine
from game.ui.scene import Scene
from game.ui.table.game_view import view_of
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.widgets.button import RoundButton
from game.ui.widgets.pages import Pages, page_turners
from game.ui.words import tr
from game.units import TARGET, Rect

_LIST: Final = Rect(16, 72, 332, 812)
_THEN: Final = Rect(364, 72, 780, 448)
_BOARD: Final = Rect(380, 88, 412, 416)
_CHOICES: Final = Rect(808, 130, 320, 374)
_NOTE_H: Final = 34.0
"""How much of the choices' room is kept for a note below them."""
_CHART: Final = Rect(364, 536, 780, 268)
_ACTIONS: Final = Rect(364, 820, 780, 64)
_MOMENTS: Final = Rect(1160, 72, 424, 812)
_FIRST, _LINE, _MOST = 146.0, TARGET, 14


class ReviewScene(ReviewPage):
    """The review of a finished game.

    Args:
        feed: the game under review.
        seats: everybody at its table, in the language of this moment.
        replay: the game at a moment on its table, with both choices marked.
    """

    name = "review"

    def __init__(
        self, feed: ReviewFeed, seats: Callable[[], Sequence[SeatInfo]], replay: Callable[[int], Scene]
    ) -> None:
        super().__init__(feed, seats, replay)
        self._stopped = False
        self._chosen: int | None = None
        self.turn_to(feed.person)

    def _speak(self) -> None:
        shown = view_of(self.feed.game).review
        assert shown is not None, "a game that has words for hints shows its decisions"
        self._presenter = ReviewPresenter(self.feed, self.terms, shown, self.seats())

    # -- building and showing

    def build(self) -> None:
        """Makes the page."""
        self._speak()
        self.build_head(tr("The game, reviewed"), tr("{name}: turn by turn")).put(self.ending(_ACTIONS))
        self._pool = NodePool(self.stage)
        self.show()

    def turn_to(self, person: int) -> None:
        """Looks at the decisions of another player, the first turn chosen."""
        super().turn_to(person)
        self._speak()
        self._lines = self._presenter.lines()
        self._pages = Pages(len(self._lines), _MOST)
        self._chosen = self._lines[0].decisive if self._lines else None

    def show(self) -> None:
        """Shows the turn that is looked at, and what is known of the game."""
        model = self._presenter.model(self._chosen)
        self._lines = model.lines
        pool = self._pool
        self._show_list(pool, model)
        here = model.moment if model.chosen is not None else None
        shares = tuple((self.feed.moment(m.number) / max(1, self.feed.last), m.place) for m in model.moments)
        chart = Chart(model.curves, model.percent, here, shares)
        pool.painted("chart", _CHART, chart, z=1, pad=24, wording=chart.spoken)
        if model.board is not None:
            note = tr("The playouts cannot tell the two apart.") if model.equal else ""
            pool.painted("then", _THEN, Then(model.turn, note, _CHOICES.x - _THEN.x), z=1, pad=24)
            pool.painted("board", _BOARD, model.board, z=2, pad=24)
        room = replace(_CHOICES, h=_CHOICES.h - _NOTE_H) if model.equal else _CHOICES
        choices = [ChoiceCard(choice, not number) for number, choice in enumerate(model.choices)]
        for number, (place, card) in enumerate(zip(choice_places(room, self.look, choices), choices)):
            pool.painted(f"choice/{number}", place, card, z=2, pad=24, wording=card.spoken)
        self._show_moments(pool, model)
        if model.chosen is not None:
            self.show_on_table(pool, _ACTIONS, model.chosen)
        pool.reconcile()

    def _show_list(self, pool: NodePool, model: ReviewModel) -> None:
        counts = tuple((mark, model.counts.get(mark, 0)) for mark in Mark)
        head = Head(model.side, model.accuracy, counts, self.several)
        pool.painted("list", _LIST, head, z=1, pad=24, wording=head.spoken)
        if self.several:
            name, icon, label, press = self.next_person
            pool.put(RoundButton(name, icon, label, press, cx=_LIST.right - 40, cy=_LIST.y + 40, zone="list"))
        shown, w = self._pages.shown, _LIST.w - 24
        letters = Letters.of(model.lines, self.look, w)
        for slot, line in enumerate(model.lines[shown.start : shown.stop]):
            look = partial(self._look_at, line.decisive)
            place = Rect(_LIST.x + 12, _LIST.y + _FIRST + slot * _LINE, w, _LINE)
            turn = TurnLine(line, self._is_chosen(line), bool(slot % 2), letters)
            pool.painted(
                f"turn/{line.numbers[0]}", place, turn, z=2, chosen=turn.chosen, wording=turn.spoken, zone="list",
                press=look,
            )  # fmt: skip
        for node in page_turners("turns", self._pages, self._turn_page, _LIST.right - 20, _LIST.bottom - 26, "list"):
            pool.put(node)

    def _show_moments(self, pool: NodePool, model: ReviewModel) -> None:
        words, waiting = "", 0
        if model.progress < 1 and not model.moments:
            words, waiting = tr("The expert tells them when it has seen all decisions."), MOMENTS
        elif not model.moments:
            words = tr("No decision was clearly better or worse than the next best one.")
        foot = tr("The expert plays on after both choices, many times. What may be chance is not counted.")
        paper = Moments(words, foot, waiting, model.progress < 1)
        cards = [MomentCard(moment, moment.number == self._chosen) for moment in model.moments]
        whole, *places = paper.places(_MOMENTS, self.look, cards)
        pool.painted("moments", whole, paper, z=1, pad=24)
        if paper.busy:
            self._show_progress(pool, model.progress)
        for card, place in zip(cards, places):
            moment = card.moment
            pool.painted(
                f"moment/{moment.place}", place, card, z=2, label=moment.sentence, wording=card.spoken,
                chosen=card.chosen, zone="moments", press=partial(self._look_at, moment.number),
            )  # fmt: skip

    def _show_progress(self, pool: NodePool, share: float) -> None:
        """How far the expert is, at the foot of the moments that it is looking for, and how to stop it."""
        y = _MOMENTS.bottom - 76
        bar = Progress(round(share, 2), not self._stopped)
        pool.painted("progress", Rect(_MOMENTS.x + 26, y, _MOMENTS.w - 112, 48), bar, z=2)
        icon, label = ("play", tr("Go on")) if self._stopped else ("pause", tr("Stop"))
        button = RoundButton(
            "stop", icon, label, self._stop_or_go_on, cx=_MOMENTS.right - 48, cy=y + 26, zone="progress"
        )
        pool.put(button)

    def _is_chosen(self, line: Line) -> bool:
        return self._chosen in line.numbers

    # -- choosing

    def _look_at(self, number: int) -> None:
        if number == self._chosen:
            self.open(number)
            return
        self._chosen = number
        place = next((place for place, line in enumerate(self._lines) if number in line.numbers), None)
        if place is not None:
            self._pages = self._pages.showing(place)
        self.shell.play("tick")
        self.show()
        self.shell.say(*(ChoiceCard(choice, False).spoken() for choice in self._presenter.model(number).choices))

    def _turn_page(self, by: int) -> None:
        self._pages = self._pages.turned(by)
        self.show()

    def _stop_or_go_on(self) -> None:
        self._stopped = not self._stopped
        self.show()

    def handle(self, intent: Intent) -> bool:
        """Handle the keys of a review; left and right change the turn unless the focus ring is on something."""
        match intent:
            case Steer(dx, 0) if not (self.focus.show and self.focus.node):
                self._step(dx)
                return True
        return super().handle(intent)

    def _step(self, by: int) -> None:
        """Look at a turn further down (positive) or up the list; nothing happens beyond its ends."""
        here = next((place for place, line in enumerate(self._lines) if self._is_chosen(line)), None)
        if here is not None and 0 <= here + by < len(self._lines):
            self._look_at(self._lines[here + by].decisive)

    # -- the expert at work

    @property
    def working(self) -> bool:
        """Whether the expert is not through, and was not stopped."""
        return not self._stopped and self.feed.progress < 1

    def work(self) -> bool:
        """Goes on; whether more is known, of the turn that is looked at the decision that weighs most."""
        before = self.feed.progress
        if self.go_on() and self.feed.progress == before:
            return False
        self._chosen = next((line.decisive for line in self._presenter.lines() if self._is_chosen(line)), None)
        return True
