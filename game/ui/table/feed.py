"""What a table, a log or a score page may know of a game: frames without what is hidden from who looks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from game.core.rules import Event, Game, Legal, Person, Seat
from game.core.session import Undo
from game.ui.lineup import Lineup, SeatChoice

V_co = TypeVar("V_co", covariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Now(Enum):
    """What the table waits for."""

    OVER = "over"
    COMPUTERS = "computers"
    CURTAIN = "curtain"
    DECISION = "decision"


@dataclass(frozen=True, slots=True)
class Situation:
    """`seat` and `person` decide (for a curtain: are asked to come); `viewer`: whose secrets may be drawn.

    `past`: the moment lies back, and the table waits for nobody.
    """

    now: Now
    seat: Seat | None = None
    person: Person | None = None
    viewer: Person | None = None
    past: bool = False

    @property
    def decider(self) -> Seat | None:
        """The seat that decides at the screen, None while nobody does."""
        return self.seat if self.now is Now.DECISION else None


NOTHING: Legal[Any] = Legal()
"""What may be done while nobody decides."""


BEFORE_THE_DEAL = -1
"""The number of the moment in which nothing has happened yet, not even the first deal."""


@dataclass(frozen=True, slots=True)
class Frame(Generic[V_co]):
    """A moment of the game as it may be seen.

    Attributes:
        view: what the viewer of the situation knows.
        events: what led here from the frame before, for the same eyes.
        number: how many actions were played.
        situation: who decides and who looks.
        legal: what the seat that decides may do; nothing while nobody decides.
    """

    view: V_co
    events: tuple[Event, ...]
    number: int
    situation: Situation
    legal: Legal[Any] = NOTHING


@dataclass(frozen=True, slots=True)
class Players:
    """Who sits at the table.

    Attributes:
        names: by seat of the record.
        levels: seat → level of the computers.
        styles: by seat, the number of its colour and emblem.
    """

    names: tuple[str, ...]
    levels: Mapping[Seat, str]
    styles: tuple[int, ...]

    @property
    def people(self) -> tuple[Person, ...]:
        """The persons who are no computers."""
        return tuple(person for person in range(len(self.names)) if person not in self.levels)

    @property
    def lineup(self) -> Lineup:
        """Their seats, in the order of the table."""
        seats = zip(self.names, self.styles, strict=True)
        return Lineup(tuple(SeatChoice(*seat, self.levels.get(place)) for place, seat in enumerate(seats)))


class TableFeed(Protocol[V_co, A_contra]):
    """One game for one screen: hands out what may be seen and takes decisions."""

    @property
    def game(self) -> Game: ...
    @property
    def players(self) -> Players: ...

    @property
    def kept(self) -> bool:
        """Every move is kept, so that the game can be gone on with."""
        ...

    @property
    def daily(self) -> date | None:
        """Of which day's daily the game is a try; None of any other game."""
        ...

    @property
    def deal(self) -> int | None:
        """The number with which anybody gets the same deal; None when there is no such number."""
        ...

    @property
    def advises(self) -> bool:
        """An expert gives hints about what is to be decided here."""
        ...

    def now(self) -> Frame[V_co]:
        """The present moment, without events."""
        ...

    def at(self, number: int) -> Frame[V_co]:
        """The moment after so many actions, for the viewer of this moment, without events."""
        ...

    def history(self, upto: int | None = None) -> Sequence[Frame[V_co]]:
        """Every moment as the whole table saw it: the first deal, then one frame for each action up to a number."""
        ...

    def known_events(self) -> tuple[Event, ...]:
        """All that has happened, as the viewer of this moment knows it."""
        ...

    def undo_status(self) -> Undo:
        """Whether the person at the screen may take back, and if not, why."""
        ...

    @property
    def can_redo(self) -> bool:
        """The person at the screen took back a decision, and nothing else was done since."""
        ...

    def redo(self) -> None:
        """Does again what the person at the screen took back last. Raises ValueError when there is nothing."""

    def submit(self, action: A_contra, plan: A_contra | None = None) -> tuple[Event, ...]:
        """Plays a decision, and with it a plan for the same seat's next one.

        Returns:
            What happened, as whoever decided may know it.

        Raises:
            IllegalAction: it is not allowed; nothing has changed.
        """
        ...

    @property
    def keeps_notes(self) -> bool:
        """Whether notes can be written here; else they are only read."""
        ...

    def notes(self) -> Mapping[str, str]:
        """What the viewer of this moment has noted, by what it is about; of nobody else, and nothing for nobody."""
        ...

    def note(self, about: str, text: str) -> None:
        """Keeps a note of the viewer of this moment with the game; without text it is thrown away.

        Raises:
            ValueError: nobody looks.
        """
        ...

    def record(self) -> str | None:
        """The game as text, to be copied; None while that would tell what is hidden."""
        ...
