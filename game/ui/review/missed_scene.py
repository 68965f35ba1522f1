"""The page of the best turn that somebody had and did not take: both reefs side by side, and why."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.ui.commands import NEIGHBOURS, TABLE
from game.ui.engine.intent import Back, Do, Help, Intent
from game.ui.engine.node import Backdrop
from game.ui.key_words import with_key
from game.ui.presentation import presentation
from game.ui.review.feed import ReviewFeed
from game.ui.review.missed import MissedModel, known_share, missed
from game.ui.review.missed_parts import ChoiceTitle, Looking, MissedStory, Reasons
from game.ui.scene import Scene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.game_view import view_of
from game.ui.table.pool import NodePool
from game.ui.table.score_boards import Glass
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import Banner, Bar, round_buttons, show_bar
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

_TOP_BAR: Final = Rect(0, 0, 1600, 58)
_GLASSES: Final = (Rect(24, 76, 768, 560), Rect(808, 76, 768, 560))
_STORY: Final = Rect(24, 648, 1552, 160)
_ACTIONS: Final = Rect(24, 820, 1552, 64)
_LOOKING: Final = Rect(580, 300, 440, 120)
_TITLE_H: Final = 48.0
_TOLD: Final = 0.6
"""The share of the story for its words, where there are reasons beside them."""
_SLICES_PER_STEP: Final = 4


class MissedScene(Scene):
    """The best turn that was not taken; it is sought while the page is shown, and can be left.

    Args:
        feed: the game under review; what is found out is kept with it.
        seats: everybody at its table, in the language of this moment.
        replay: the game at a moment on its table, with both choices marked.
    """

    name = "missed"
    rooms = (TABLE,)

    def __init__(
        self, feed: ReviewFeed, seats: Callable[[], Sequence[SeatInfo]], replay: Callable[[int], Scene]
    ) -> None:
        super().__init__()
        self._feed, self._seats, self._replay = feed, seats, replay
        self.ambience = None

    # -- building and showing

    def build(self) -> None:
        """Makes the page."""
        fixed = NodePool(self.stage)
        shown, seat = presentation(self._feed.game), self._seats()[self._feed.person]
        self.stage.add(Backdrop(shown.scenery))
        bar = Bar(shown.palette, shown.title, tr("The best turn not taken"), 0, 0)
        show_bar(fixed, _TOP_BAR, self.look, bar, Banner(seat.name, seat))
        choices = [
            ("back", "left", tr("Back"), self.shell.stack.pop),
            ("settings", "gear", tr("Settings"), lambda: self.shell.stack.push(SettingsScene())),
            ("rules", "book", tr("Rules"), self._open_rules),
        ]
        if len(self._feed.persons) > 1:
            label = with_key(tr("The next player"), NEIGHBOURS)
            choices.insert(1, ("next-person", "users", label, self._next_person))
        for button in round_buttons(tuple(choices), _TOP_BAR, zone="top"):
            fixed.put(button)
        out = partial(Button, y=_ACTIONS.y + 2, h=58, zone="actions")
        fixed.put(
            out("sheet", tr("Score sheet"), self.shell.stack.pop, x=_ACTIONS.x, w=240, kind="second", icon="left")
        )
        self._pool = NodePool(self.stage)
        self._show()

    def _model(self) -> MissedModel:
        view = view_of(self._feed.game)
        assert view.hint_words is not None and view.missed is not None, "the button stands only where there are both"
        return missed(self._feed, view.hint_words, view.missed, self._seats())

    def _show(self) -> None:
        pool, model = self._pool, self._model()
        self._number = model.number
        if model.choices:
            for which, (place, taken) in enumerate(zip(_GLASSES, model.choices)):
                pool.painted(f"glass/{which}", place, Glass(), z=1)
                top = Rect(place.x + 20, place.y + 12, place.w - 40, _TITLE_H)
                pool.painted(f"title/{which}", top, ChoiceTitle(taken), z=2)
                room = Rect(place.x + 12, place.y + 64, place.w - 24, place.h - 76)
                pool.painted(f"board/{which}", room, taken.board, z=3)
            show = Button(
                "show", tr("Show it on the table"), self._open, x=_ACTIONS.right - 330, y=_ACTIONS.y + 2, w=330, h=58,
                zone="actions", icon="eye",
            )  # fmt: skip
            pool.put(show)
        elif model.progress < 1:
            pool.painted("looking", _LOOKING, Looking(round(model.progress, 2)), z=2, pad=24)
        told = _TOLD if model.reasons else 1.0
        pool.painted("story", _STORY, MissedStory(model.title, model.words, told), z=1, pad=24)
        if model.reasons:
            left = _STORY.x + _STORY.w * told
            place = Rect(left, _STORY.y, _STORY.right - left, _STORY.h)
            pool.painted("reasons", place, Reasons(model.reasons), z=2)
        pool.reconcile()

    # -- pressing

    def _open(self) -> None:
        """Shows the decision on the table of the game."""
        assert self._number is not None
        self.shell.stack.push(self._replay(self._feed.moment(self._number)))

    def _open_rules(self) -> None:
        self.shell.stack.push(RulesScene(self._feed.game.id, None))

    def _next_person(self) -> None:
        persons = self._feed.persons
        self._feed.keep()
        self._feed.turn_to(persons[(persons.index(self._feed.person) + 1) % len(persons)])
        self.rebuild()

    # -- time

    def update(self, dt_ms: float) -> None:
        """Lets the expert go on, and keeps what it has found out after each decision."""
        super().update(dt_ms)
        if self.shell.stack.top is not self:
            return
        before = known_share(self._feed)
        for _ in range(_SLICES_PER_STEP):
            if known_share(self._feed) == 1:
                break
            self._feed.work()
        if known_share(self._feed) > before:
            self._feed.keep()
            self._show()

    @property
    def moving(self) -> bool:
        """True while the expert is at work."""
        return super().moving or known_share(self._feed) < 1

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
