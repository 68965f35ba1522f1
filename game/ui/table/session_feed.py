"""What may be seen of a session: every frame of it, without what is hidden from who looks."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from game.core.rules import Event, Game
from game.core.session import Session, Undo
from game.profile.daily import tried
from game.ui.lineup import NewGame, SeatChoice
from game.ui.table.feed import NOTHING, Frame, Now, Players, Situation
from game.ui.table.style import TableStyle


class SessionFeed:
    """The reading side of one session, as the whole table may see it; nothing is decided here.

    Args:
        session: the game, running or over.
        style: the wishes of its table.
    """

    def __init__(self, session: Session, style: TableStyle) -> None:
        self._session = session
        self._style = style
        self._public: list[Frame[Any]] = []

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self._session.game

    @property
    def players(self) -> Players:
        """Who sits at the table."""
        return Players(self._session.names, self._session.bots, self._style.styles)

    @property
    def kept(self) -> bool:
        """Every move is kept, so that the game can be gone on with."""
        return True

    @property
    def deal(self) -> int | None:
        """The number with which anybody gets the same deal; None when there is no such number."""
        return self._session.deal_number

    @property
    def assisted(self) -> bool:
        """Whether somebody went back behind what was revealed, or had a hint."""
        return bool(self._session.record.header.get("assisted"))

    @property
    def daily(self) -> date | None:
        """Of which day's daily the game is a try; None of any other game."""
        one = tried(self._session.record, self._session)
        return None if one is None else date.fromisoformat(one["day"])

    @property
    def advises(self) -> bool:
        """Nobody asks for hints in a game that is only looked at."""
        return False

    @property
    def number(self) -> int:
        """How many actions were played."""
        return len(self._session.entries)

    @property
    def situation(self) -> Situation:
        """What the table waits for now."""
        return Situation(Now.COMPUTERS if self._session.outcome is None else Now.OVER)

    def now(self) -> Frame[Any]:
        """The present moment, without events."""
        return self.at(self.number)

    def at(self, number: int) -> Frame[Any]:
        """The moment after so many actions, for the viewer of this moment, without events."""
        return self._frame(number, ())

    def opening(self) -> Frame[Any]:
        """The first deal, as the viewer of this moment sees it."""
        return self._frame(0, self._session.happened(self.situation.viewer, 0))

    def news(self, since: int) -> list[Frame[Any]]:
        """What happened after so many actions, frame by frame, for the viewer of this moment."""
        viewer = self.situation.viewer
        return [self._frame(n, self._session.happened(viewer, n)) for n in range(since + 1, self.number + 1)]

    def _frame(self, number: int, events: tuple[Event, ...]) -> Frame[Any]:
        situation = self.situation
        view = self._session.view(situation.viewer, after=number)
        seat = situation.decider if number == self.number else None
        return Frame(view, events, number, situation, NOTHING if seat is None else self._session.legal(seat))

    def history(self, upto: int | None = None) -> Sequence[Frame[Any]]:
        """Every moment as the whole table saw it, up to so many actions."""
        for number in range(len(self._public), len(self._session.entries) + 1):
            view = self._session.view(None, after=number)
            self._public.append(Frame(view, self._session.happened(None, number), number, Situation(Now.COMPUTERS)))
        return self._public[: (self.number if upto is None else upto) + 1]

    def known_events(self) -> tuple[Event, ...]:
        """All that has happened, as the viewer of this moment knows it."""
        return self._session.events(self.situation.viewer)

    def undo_status(self) -> Undo:
        """Nothing is decided here, so nothing is taken back."""
        return Undo(False, reason="over")

    @property
    def can_redo(self) -> bool:
        """Nothing is taken back here, so nothing is done again."""
        return False

    def redo(self) -> None:
        """Raises ValueError: nothing is decided here."""
        raise ValueError("redo refused: this game is only looked at")

    def submit(self, action: Any, plan: Any = None) -> tuple[Event, ...]:
        """Raises ValueError: nothing is decided here."""
        raise ValueError(f"{action} cannot be played in a game that is only looked at")

    @property
    def keeps_notes(self) -> bool:
        """Nothing is noted in a game that is only looked at."""
        return False

    def notes(self) -> Mapping[str, str]:
        """None: nobody plays here."""
        return {}

    def note(self, about: str, text: str) -> None:
        """Raises ValueError: nobody plays here."""
        raise ValueError("nothing is noted in a game that is only looked at")

    def record(self) -> str | None:
        """The record as text."""
        return self.report()

    def report(self) -> str:
        """The record as text, for a report about a fault: everything is in it."""
        return self._session.record.text()

    def rematch(self, seed: int) -> NewGame:
        """The same people with the same wishes, and new cards."""
        session, style = self._session, self._style
        seats = tuple(
            SeatChoice(name, style.styles[seat], session.bots.get(seat)) for seat, name in enumerate(session.names)
        )
        table = {key: value for key, value in style.data().items() if key != "styles"}
        return NewGame(session.game.id, seats, session.record.header["options"], seed, table)


def idle(frame: Frame[Any]) -> Frame[Any]:
    """The same moment while nobody decides: for what is being told."""
    situation = replace(frame.situation, now=Now.COMPUTERS, seat=None, person=None)
    return replace(frame, situation=situation, legal=NOTHING)
