"""A game that is walked through: any of its moments, from the eyes of anybody at its table."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from game.core.rules import Event, Person, Seat
from game.core.session import Session
from game.ui.table.feed import NOTHING, Frame, Now, Situation
from game.ui.table.kept_notes import notes_at
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle


class ReplayFeed(SessionFeed):
    """The feed of a session in which nothing is decided any more. It begins at the first deal.

    Args:
        session: the game.
        style: the wishes of its table.
        screen: what the store keeps for its table, with the private notes of its players.

    Attributes:
        eyes: from whose eyes the table is seen; None: always from those of whoever decides.
        hands_open: all hands are face up, which only a game that is over allows.
    """

    def __init__(self, session: Session, style: TableStyle, screen: Mapping[str, Any] | None = None) -> None:
        super().__init__(session, style)
        self._place = 0
        self._screen = screen or {}
        self.eyes: Person | None = None
        self._hands_open = False

    @property
    def last(self) -> int:
        """How many actions were played in all."""
        return len(self._session.entries)

    @property
    def number(self) -> int:
        """How many actions were played at the moment that is looked at."""
        return self._place

    @property
    def may_open_hands(self) -> bool:
        """Whether the game is over, so that no hand is secret any more."""
        return self._session.is_over

    @property
    def hands_open(self) -> bool:
        """Whether all hands are face up."""
        return self._hands_open

    @hands_open.setter
    def hands_open(self, is_open: bool) -> None:
        if is_open and not self.may_open_hands:
            raise ValueError("hands stay closed: the game is not over")
        self._hands_open = is_open

    def controller(self, seat: Seat) -> Person:
        """Return the person who decides for a seat."""
        return self._session.controller(seat)

    @property
    def deciding(self) -> Seat | None:
        """Whose action came next, at a table of computers too; None at the end."""
        return self._session.entries[self._place].seat if self._place < self.last else None

    def go_to(self, number: int) -> None:
        """Another moment is looked at; one beyond an end is that end."""
        self._place = min(max(0, number), self.last)

    @property
    def situation(self) -> Situation:
        """What the table waited for at this moment."""
        view, viewer = self._session.view(None, after=self._place), self._viewer
        if view.outcome is not None:
            return Situation(Now.OVER, viewer=viewer, past=True)
        mine = [seat for seat in view.actors if self._session.controller(seat) == viewer]
        if mine:
            return Situation(Now.DECISION, mine[0], viewer, viewer, past=True)
        return Situation(Now.COMPUTERS, viewer=viewer, past=True)

    @property
    def _viewer(self) -> Person:
        """Who looks: at the end whichever person decided last."""
        if self.eyes is not None:
            return self.eyes
        actors = self._session.view(None, after=self._place).actors
        if actors:
            return self._session.controller(actors[0])
        decided = map(self._session.controller, (entry.seat for entry in reversed(self._session.entries)))
        return next((person for person in decided if person in self._session.people), 0)

    def known_events(self) -> tuple[Event, ...]:
        """All that had happened by then, as the viewer knew it."""
        viewer = self.situation.viewer
        return tuple(chain.from_iterable(self._session.happened(viewer, n) for n in range(self._place + 1)))

    @property
    def keeps_notes(self) -> bool:
        """Nothing is noted in a replay: the notes of its players are only read."""
        return False

    def notes(self) -> Mapping[str, str]:
        """Return what the person who is looked through had noted by this moment."""
        return notes_at(self._screen, self._viewer, self._place)

    def open_views(self) -> Sequence[Any]:
        """Return this moment as everybody at the table sees it with all hands open, by person.

        Raises:
            ValueError: the game is not over.
        """
        return [self._session.open_view(person, after=self._place) for person in range(len(self._session.names))]

    def whole_history(self) -> Sequence[Frame[Any]]:
        """Every moment of the game as the whole table saw it."""
        return self.history(self.last)

    def _frame(self, number: int, events: tuple[Event, ...]) -> Frame[Any]:
        situation = self.situation
        see = self._session.open_view if self._hands_open else self._session.view
        view = see(situation.viewer, after=number)
        seat = situation.decider if number == self.number else None
        return Frame(view, events, number, situation, NOTHING if seat is None else view.legal.get(seat, NOTHING))
