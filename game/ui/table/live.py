"""A game that is being played on one screen passed around a table: who decides now, and who may look."""

from collections.abc import Mapping
from typing import Any

from game.bots.think import advise
from game.core.hint import Advice
from game.core.rules import Event, Person, Seat
from game.core.session import Session, Undo
from game.ui.table.best import NewBest, new_best
from game.ui.table.desk_values import StorePlace
from game.ui.table.feed import Now, Situation
from game.ui.table.saver import Saver
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from game.ui.table.thinking import Thinking


class LiveFeed(SessionFeed):
    """The feed of a session that is being played. Nobody else at the table holds the session.

    With two or more people a secret decision lies behind a curtain: nobody is the viewer until the person
    named on it lifts it, and again as soon as that person has decided. When only computers have decided since,
    the same person needs no curtain. Open decisions are taken on the public table. One person alone is always the
    viewer. `style.curtain` off leaves the curtain out.
    """

    def __init__(self, session: Session, saver: Saver, style: TableStyle) -> None:
        super().__init__(session, style)
        self._saver = saver
        self._thinking = Thinking(session)
        self._looking: Person | None = None

    @property
    def alone(self) -> bool:
        """True when one person plays, with or without computers."""
        return len(self._session.people) == 1

    def sits_far(self, person: Person) -> bool:
        """Whether a person sits at the far side of a table that lies flat: as chosen, else every second one."""
        far, people = self._style.far, self._session.people
        return not self.alone and (far[person] if far else people.index(person) % 2 == 1)

    @property
    def place(self) -> StorePlace:
        """Where the game is kept."""
        return StorePlace(self._saver.game, self._style, dict(enumerate(self._session.names)))

    @property
    def situation(self) -> Situation:
        """What the table waits for now."""
        session = self._session
        home = session.people[0] if self.alone else None
        if session.outcome is not None:
            return Situation(Now.OVER, viewer=home)
        seat = next((s for s in session.actors if session.controller(s) in session.people), None)
        if seat is None:
            return Situation(Now.COMPUTERS, viewer=home)
        person = session.controller(seat)
        if self.alone:
            return Situation(Now.DECISION, seat, person, person)
        if not self.secret:
            return Situation(Now.DECISION, seat, person, None)
        if self._style.curtain and self._looking != person:
            return Situation(Now.CURTAIN, seat, person, None)
        return Situation(Now.DECISION, seat, person, person)

    @property
    def secret(self) -> bool:
        """True when what is decided now is not for other persons' eyes."""
        return bool(self._session.view(None).secret)

    def undo_status(self) -> Undo:
        """Whether the person at the screen may take back, and if not, why."""
        person = self._at_screen
        return self._session.undo_status(person) if person is not None else Undo(False, reason="turn")

    @property
    def _at_screen(self) -> Person | None:
        return self._session.people[0] if self.alone else self.situation.person

    @property
    def deal(self) -> int | None:
        """The number with which anybody gets the same deal; None when there is none, or none to be shown yet."""
        return self._session.shown_deal_number

    def record(self) -> str | None:
        """The record as text; None while it would reveal hidden cards to a person at the table."""
        return None if self._session.hides_deal else self.report()

    # -- what persons note for themselves

    @property
    def keeps_notes(self) -> bool:
        """Whoever looks may write notes."""
        return True

    def notes(self) -> Mapping[str, str]:
        """What the viewer of this moment has noted; of nobody else, and nothing for nobody."""
        viewer = self.situation.viewer
        return {} if viewer is None else self._saver.notes(viewer)

    def note(self, about: str, text: str) -> None:
        """Keeps a note of the viewer of this moment with the game. Raises ValueError while nobody looks."""
        viewer = self.situation.viewer
        if viewer is None:
            raise ValueError("nobody looks: there is nobody whose note it could be")
        self._saver.keep_note(viewer, about, text, self.number)

    # -- what is done

    def submit(self, action: Any, plan: Any = None) -> tuple[Event, ...]:
        """Plays an action, and with it a plan for the same seat's next one; both are saved before they show."""
        session, before = self._session, len(self._session.entries)
        person = session.controller(action.seat)
        if plan is not None:
            session.plan(plan.seat, plan)
        try:
            entries = session.submit(action)
        except Exception:
            if plan is not None:
                session.unplan(plan.seat)
            raise
        self._saver.append(session, entries)
        self._close_behind()
        played = range(before + 1, before + 1 + len(entries))
        return tuple(event for number in played for event in session.happened(person, number))

    def lift(self) -> None:
        """The person named on the curtain has lifted it."""
        self._looking = self.situation.person

    def undo(self) -> None:
        """Takes back the last decision of the person at the screen. Raises ValueError when that is not allowed."""
        person = self._at_screen
        if person is None:
            raise ValueError("undo refused: nobody is at the screen")
        self._session.undo(person)
        del self._public[len(self._session.entries) + 1 :]
        self._saver.rewind(self._session)
        self._thinking.reset()
        self._close_behind()

    @property
    def can_redo(self) -> bool:
        """The person at the screen took back a decision, and nothing else was done since."""
        person = self._at_screen
        return person is not None and self._session.can_redo(person)

    def redo(self) -> None:
        """Does again what the person at the screen took back last. Raises ValueError when there is nothing."""
        person = self._at_screen
        if person is None:
            raise ValueError("redo refused: nobody is at the screen")
        self._saver.append(self._session, self._session.redo(person))
        self._thinking.reset()
        self._close_behind()

    def _close_behind(self) -> None:
        """Once another person acts, the next secret decision of the person who looked needs the curtain again.

        While computers act, the same person is still at the screen.
        """
        situation = self.situation
        if situation.now is Now.COMPUTERS:
            return
        if self._looking is not None and situation.viewer != self._looking:
            self._looking = None
            self._session.hand_over()

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats for which computer players may act now: of several seats of one player the first."""
        session = self._session
        first = {session.controller(seat): seat for seat in reversed(session.actors)}
        return tuple(sorted(seat for player, seat in first.items() if player not in session.people))

    def think(self, dt_ms: float, least_ms: float) -> Any | None:
        """Lets the computers that may act go on thinking; the first decision that is ripe, else None."""
        seats = self.computers
        return self._thinking.update(seats, dt_ms, least_ms) if seats else None

    @property
    def advises(self) -> bool:
        """An expert gives hints about this game."""
        return self._session.game.advise is not None

    def advise(self) -> Advice:
        """An expert at work on the present decision, told no more than whoever looks at the screen.

        Raises:
            ValueError: nobody decides, or the game has no expert.
        """
        situation = self.situation
        if situation.decider is None or not self.advises:
            raise ValueError("there is nothing to give a hint about")
        return advise(self._session, situation.decider, situation.viewer)

    def assist(self) -> None:
        """A hint is asked for: the game is marked as assisted for ever."""
        self._session.assist()
        self._saver.keep_header(self._session)

    def rest(self) -> None:
        """Nobody plays on for now: unfinished thoughts are forgotten."""
        self._thinking.reset()

    def finish(self) -> None:
        """The game goes to the finished ones with its result."""
        self._saver.finish(self._session)

    def give_up(self) -> None:
        """The game goes to the finished ones as one that nobody will end."""
        self._saver.give_up()

    # -- around the game

    def best(self) -> NewBest | None:
        """The highest total of the persons, when it beats their own best. Ask before `finish`."""
        return new_best(self._session, self._saver.store)
