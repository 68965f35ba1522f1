"""The page of the best turn that somebody had and did not take: both reefs side by side, and why."""

from game.ui.review.missed import MissedModel, known_share, missed
from game.ui.review.missed_parts import ChoiceTitle, MissedStory, Reasons
from game.ui.review.page import ReviewPage
from game.ui.table.game_view import view_of
from game.ui.table.pool import NodePool
from game.ui.table.score_boards import Glass
from game.ui.table.topbar import RoundChoice
from game.ui.table.working import Working
from game.ui.words import tr
from game.units import Rect

_GLASSES = (Rect(24, 76, 768, 560), Rect(808, 76, 768, 560))
_STORY = Rect(24, 648, 1552, 160)
_ACTIONS = Rect(24, 820, 1552, 64)
_WORKING = Rect(580, 300, 440, 120)
_TITLE_H = 48.0
_TOLD = 0.6
"""The share of the story for its words, where there are reasons beside them."""


class MissedScene(ReviewPage):
    """The best turn that was not taken; it is sought while the page is shown, and can be left."""

    name = "missed"

    # -- building and showing

    def build(self) -> None:
        """Makes the page."""
        self.build_head(tr("The best turn not taken"), "{name}").put(self.ending(_ACTIONS))
        self._pool = NodePool(self.stage)
        self.show()

    @property
    def choices(self) -> tuple[RoundChoice, ...]:
        """The round buttons of the bar; the next player among them."""
        back, *others = super().choices
        return (back, self.next_person, *others) if self.several else (back, *others)

    def _model(self) -> MissedModel:
        view = view_of(self.feed.game)
        assert view.missed and view.review, "the button stands only where the game has words for it"
        return missed(self.feed, self.terms, view.missed, view.review, self.seats())

    def show(self) -> None:
        """Shows both choices, or how far the expert is."""
        pool, model = self._pool, self._model()
        if model.choices:
            for which, (place, taken) in enumerate(zip(_GLASSES, model.choices)):
                pool.painted(f"glass/{which}", place, Glass(), z=1)
                top = Rect(place.x + 20, place.y + 12, place.w - 40, _TITLE_H)
                title = ChoiceTitle(taken)
                pool.painted(f"title/{which}", top, title, z=2, wording=title.spoken)
                room = Rect(place.x + 12, place.y + 64, place.w - 24, place.h - 76)
                pool.painted(f"board/{which}", room, taken.board, z=3)
        if model.number is not None:
            self.show_on_table(pool, _ACTIONS, model.number)
        elif model.progress < 1:
            words = tr("Playing your turns on to the end …")
            pool.painted("working", _WORKING, Working(words, round(model.progress, 2)), z=2, pad=24)
        told = _TOLD if model.reasons else 1.0
        pool.painted("story", _STORY, MissedStory(model.title, model.words, told), z=1, pad=24)
        if model.reasons:
            left = _STORY.x + _STORY.w * told
            place = Rect(left, _STORY.y, _STORY.right - left, _STORY.h)
            pool.painted("reasons", place, Reasons(model.reasons), z=2)
        pool.reconcile()

    # -- the expert at work

    @property
    def working(self) -> bool:
        """Whether not all of the person's own decisions are known."""
        return known_share(self.feed) < 1

    def work(self) -> bool:
        """Goes on; whether another decision is known."""
        before = known_share(self.feed)
        self.go_on()
        return known_share(self.feed) > before
