"""The game behind a lesson: played like any other, kept with the lesson, in no history."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.rules import Event
from game.core.session import Entry, Session
from game.profile.lessons import KeptLesson, Lessons
from game.profile.store import Store
from game.ui.lineup import LEVELS, NewGame
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle


class LessonSaver(Saver):
    """Keeps the game of a lesson where the lesson is kept.

    Args:
        store: where everything lasts.
        name: of the game.
    """

    def __init__(self, store: Store, name: str) -> None:
        super().__init__(store, 0)
        self.lessons = Lessons(store)
        self._name = name
        self.place: tuple[int, tuple[int | None, ...]] = 0, (None,)
        self._over = False

    @property
    def over(self) -> bool:
        """The lesson was left, or taken to its end: nothing is kept any more."""
        return self._over

    def keep_at(self, session: Session, at: int, begun: tuple[int | None, ...]) -> None:
        """Keeps how far the lesson is; one that was left goes on."""
        if self._over or self.place != (at, begun):
            self._over, self.place = False, (at, begun)
            self.rewind(session)

    def append(self, session: Session, entries: Sequence[Entry]) -> None:
        """Keeps the whole game; plans are not kept."""
        self.rewind(session)

    def rewind(self, session: Session) -> None:
        """Keeps the game as it is now."""
        if not self._over:
            self.lessons.keep(self._name, KeptLesson(session.record.text(), *self.place))

    def keep_header(self, session: Session) -> None:
        """The header is kept with the game."""
        self.rewind(session)

    def keep_screen(self, screen: Mapping[str, Any]) -> None:
        """Notes last as long as the table is open."""

    def finish(self, session: Session) -> None:
        """Nothing of it is kept: a lesson counts in no history."""
        self.give_up()

    def give_up(self) -> None:
        """The lesson is left for good; what is played on is not kept."""
        self._over = True
        self.lessons.forget(self._name)


class LessonFeed(LiveFeed):
    """The feed of a lesson's game. The learner sits on seat 0.

    Args:
        session: the game.
        saver: keeps it.
        style: the wishes of its table.
    """

    def __init__(self, session: Session, saver: LessonSaver, style: TableStyle) -> None:
        super().__init__(session, saver, style)
        self._keeper = saver
        self.before_decision: Callable[[], None] = lambda: None

    @property
    def kept(self) -> bool:
        """Whether every move is kept: no longer once the lesson is over."""
        return not self._keeper.over

    @property
    def own(self) -> tuple[str, ...]:
        """All actions of the learner so far, as a record writes them."""
        encode = self._session.game.codec.encode
        return tuple(encode(entry.action) for entry in self._session.entries if entry.seat == 0)

    def number_at(self, own: int) -> int:
        """How many actions had been played by all when the learner had taken so many and was to decide again."""
        taken = [number for number, entry in enumerate(self._session.entries) if entry.seat == 0]
        return taken[own] if own < len(taken) else self.number

    def submit(self, action: object, plan: object = None) -> tuple[Event, ...]:
        """Plays an action; one of the learner is announced first."""
        if getattr(action, "seat", None) == 0:
            self.before_decision()
        return super().submit(action, plan)

    def redo(self) -> None:
        """Does again what the learner took back; it is announced first."""
        self.before_decision()
        super().redo()

    def keep(self, at: int, begun: tuple[int | None, ...]) -> None:
        """Keeps how far the lesson is."""
        self._keeper.keep_at(self._session, at, begun)

    def learn(self, person: int) -> None:
        """The learner has taken the lesson to its end: it need not be gone on with."""
        self._keeper.lessons.learn(self.game.id, person)
        self._keeper.give_up()

    def forget(self) -> None:
        """The lesson is left for good."""
        self._keeper.give_up()

    @property
    def advises(self) -> bool:
        """A lesson has hints of its own: its notes."""
        return False

    def best(self) -> None:
        """A lesson breaks no record."""

    def rematch(self, seed: int) -> NewGame:
        """A real game against beginners."""
        new = super().rematch(seed)
        seats = tuple(seat if seat.level is None else replace(seat, level=LEVELS[0]) for seat in new.seats)
        return NewGame(new.game_id, seats, seed=seed)
