"""Who decides now, and who may look: the flow of one screen passed around a table. No pixels, no clock."""

from dataclasses import dataclass
from enum import Enum

from game.core.rules import Person, Seat
from game.core.session import Entry, Session, Undo
from game.ui.table.saver import Saver


class Now(Enum):
    """What the table waits for."""

    OVER = "over"
    COMPUTERS = "computers"
    CURTAIN = "curtain"
    DECISION = "decision"


@dataclass(frozen=True, slots=True)
class Situation:
    """`seat` and `person` decide (for a curtain: are asked to come); `viewer`: whose secrets may be drawn."""

    now: Now
    seat: Seat | None = None
    person: Person | None = None
    viewer: Person | None = None


class Director:
    """Leads one session on one screen.

    With two or more people a secret decision lies behind a curtain: nobody is the viewer until the person
    named on it lifts it, and again as soon as that person has decided. Open decisions are taken on the public
    table. One person alone is always the viewer. `curtain=False` leaves the curtain out, at the players' wish.
    """

    def __init__(self, session: Session, saver: Saver, *, curtain: bool = True) -> None:
        self.session = session
        self.saver = saver
        self._curtain = curtain
        self._looking: Person | None = None

    @property
    def alone(self) -> bool:
        """True when one person plays, with or without computers."""
        return len(self.session.people) == 1

    @property
    def situation(self) -> Situation:
        """What the table waits for now."""
        session = self.session
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
        if self._curtain and self._looking != person:
            return Situation(Now.CURTAIN, seat, person, None)
        return Situation(Now.DECISION, seat, person, person)

    @property
    def secret(self) -> bool:
        """True when what is decided now is not for other persons' eyes."""
        return bool(self.session.view(None).secret)

    def copyable(self) -> str | None:
        """The record as text, unless it would tell a shared table what is still hidden."""
        shared = not self.alone and self.session.outcome is None
        return None if shared else self.session.record.text()

    def lift(self) -> None:
        """The person named on the curtain has lifted it."""
        self._looking = self.situation.person

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The computer players that may act now."""
        return tuple(s for s in self.session.actors if self.session.controller(s) not in self.session.people)

    def submit(self, action: object, plan: object = None) -> tuple[Entry, ...]:
        """Plays an action, and with it a plan for the same seat's next decision; both are saved before they show."""
        if plan is not None:
            self.session.plan(plan.seat, plan)  # type: ignore[attr-defined]
        try:
            entries = self.session.submit(action)
        except Exception:
            if plan is not None:
                self.session.unplan(plan.seat)  # type: ignore[attr-defined]
            raise
        self.saver.append(self.session, entries)
        if self._looking is not None and self.situation.viewer != self._looking:
            self._looking = None
            self.session.hand_over()
        return entries

    def undo_status(self) -> Undo:
        """Whether the person at the screen may take back."""
        person = self.situation.person if not self.alone else self.session.people[0]
        return self.session.undo_status(person) if person is not None else Undo(False, reason="nothing")

    def undo(self) -> None:
        """Takes back the last decision of the person at the screen."""
        person = self.session.people[0] if self.alone else self.situation.person
        assert person is not None
        self.session.undo(person)
        self.saver.rewind(self.session)
