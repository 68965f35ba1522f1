"""What passes between the desk and the game's own part of a table: frozen values."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Generic, TypeVar

from game.core.rules import Event, Seat
from game.core.score import Cell
from game.ui.scene import Scene
from game.ui.table.best import NewBest
from game.ui.table.feed import Frame, Situation
from game.ui.table.log import LogGroup
from game.ui.table.seats import SeatInfo
from game.ui.table.style import TableStyle

V = TypeVar("V")
C = TypeVar("C")
A = TypeVar("A")

Lit = Mapping[Seat, frozenset[Cell]]
"""Seat → the cells of its board that are pointed out."""


@dataclass(frozen=True, slots=True)
class DeskState(Generic[V, C]):
    """Everything from which a table is drawn.

    Attributes:
        frame: the moment that is shown.
        choice: what the person at the screen has in mind.
        front: the seat whose board lies in the large place.
        lit: the cells that a row or a log line points out.
        log: what has happened up to the moment, group by group.
    """

    frame: Frame[V]
    choice: C
    front: Seat
    lit: Lit
    log: tuple[LogGroup, ...]

    @property
    def view(self) -> V:
        """What the viewer knows."""
        return self.frame.view

    @property
    def situation(self) -> Situation:
        """Who decides and who looks."""
        return self.frame.situation

    @property
    def decider(self) -> Seat | None:
        """The seat that decides at the screen, None while nobody does."""
        return self.frame.situation.decider

    @property
    def peeks(self) -> bool:
        """Another board lies in the large place than that of whoever decides, or looks."""
        home = self.situation.seat if self.decider is not None else self.situation.viewer
        return home is not None and self.front != home


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """What *Done* submits: an action, and perhaps a plan for the same seat's next one."""

    action: A
    plan: A | None = None


@dataclass(frozen=True, slots=True)
class Answer(Generic[C, A]):
    """What a press does. What is left out does not happen.

    Attributes:
        choice: what the person has in mind from now on.
        sound: how it sounds.
        decision: submitted at once.
        laid: something came to lie where it may be confirmed; at tables where a drop plays at once it is submitted.
        refusal: why nothing happens, in one sentence.
        told: the table says already what the refusal says.
        page: comes to lie over the table.
        stays: the keyboard stays where it is, although another choice may ask for something else.
        redraw: something was changed that is no choice, such as the part of the board that is seen.
    """

    choice: C | None = None
    sound: str | None = None
    decision: Decision[A] | None = None
    laid: bool = False
    refusal: str = ""
    told: bool = False
    page: Scene | None = None
    stays: bool = False
    redraw: bool = False


@dataclass(frozen=True, slots=True)
class HandOver:
    """What stands on the curtain between two persons.

    Attributes:
        person: who is asked to come.
        turn: the round and the turn, in words.
        then: who comes after.
        button: what the button says; without it that it shows the person's hand.
        others: what everybody else is asked; without it to enjoy the moon.
        asks: what stands under the name; without it that it is the person's turn.
    """

    person: SeatInfo
    turn: str
    then: tuple[SeatInfo, ...] = ()
    button: str = ""
    others: str = ""
    asks: str = ""


@dataclass(frozen=True, slots=True)
class Act(Generic[V]):
    """Events that are told together.

    Attributes:
        events: one, or several of a kind that happen side by side.
        before: the view before them.
        after: the view after them.
        frame: the moment they lead to.
        ends: with them that moment is reached.
    """

    events: tuple[Event, ...]
    before: V
    after: V
    frame: Frame[V]
    ends: bool

    @property
    def begun(self) -> Frame[V]:
        """The moment before it."""
        return replace(self.frame, view=self.before, number=self._before)

    @property
    def reached(self) -> Frame[V]:
        """The moment after it; what is played counts once its last act is over."""
        return replace(self.frame, view=self.after, number=self.frame.number if self.ends else self._before)

    @property
    def _before(self) -> int:
        return self.frame.number - 1


@dataclass(frozen=True, slots=True)
class StorePlace:
    """Where a game is kept.

    Attributes:
        number: in the store.
        style: the wishes of its table.
        called: what the person at a seat is called now, whatever the record says.
    """

    number: int
    style: TableStyle
    called: Mapping[int, str]


Spoken = tuple[tuple[SeatInfo, ...], tuple[LogGroup, ...]]
"""What is kept in the words of one language: everybody at the table, and what has happened."""


@dataclass(frozen=True, slots=True)
class Ended(Generic[V]):
    """What an end page may know and do.

    Attributes:
        frame: the last moment.
        spoken: everybody at the table, and all that has happened, in the language of this moment.
        record: the game as text.
        again: starts a game with the same people.
        best: the line of a new best, to be shown in passing.
        deal: the number of the deal, to be shown and copied; None when there is none to tell.
        assisted: something was taken back that could not have been unknown again, or a hint was had.
        past: a game of the past, opened from somewhere else.
        told: the result was told before; the page only shows it.
        ask: gives the page with what is asked once the result is told; none when nothing is.
        place: where it is kept; None of one that is not.
        daily: of which day's daily it is a try; None of any other game.
    """

    frame: Frame[V]
    spoken: Callable[[], Spoken]
    record: str | None
    again: Callable[[], None]
    best: NewBest | None = None
    deal: int | None = None
    assisted: bool = False
    past: bool = False
    told: bool = False
    ask: Callable[[], Scene | None] = lambda: None
    place: StorePlace | None = None
    daily: date | None = None

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Everybody at the table."""
        return self.spoken()[0]

    @property
    def log(self) -> tuple[LogGroup, ...]:
        """All that has happened."""
        return self.spoken()[1]
