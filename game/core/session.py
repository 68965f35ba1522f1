"""A game being played: the list of actions is the truth, everything else is folded from it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from game.core.errors import CorruptRecord, GameError
from game.core.header import check_seats, check_version
from game.core.record import FORMAT, Record
from game.core.rng import Rng
from game.core.rules import Event, Game, Legal, Person, Seat, redact
from game.core.score import Outcome, ScoreSheet

NUMBER_GIVEN = "number_given"
"""Header key of a record: true when a player entered the deal number at the set-up."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the record with the events it caused.

    `batch`: the index of the first of the actions that were chosen at the same time as this one.
    """

    seat: Seat
    action: Any
    events: tuple[Event, ...]
    batch: int = 0


@dataclass(frozen=True, slots=True)
class Undo:
    """Whether a person may take back, and how many actions that drops.

    `reason` when not: `nothing` (nobody has decided yet), `revealed` (something hidden was shown), `told` (it was
    told to somebody), `others` (another person acted since), `handed_over` (the screen was passed on), `over`.
    """

    allowed: bool
    count: int = 0
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A decision that was taken back, with what computers did after it, and the own plans of that moment."""

    person: Person
    actions: tuple[Any, ...]
    plans: Mapping[Seat, Any]


class Session:
    """Plays one record. Knows the whole state; hands out only views and redacted events."""

    def __init__(
        self,
        game: Game,
        record: Record,
        *,
        relaxed: bool = False,
        called: Mapping[Person, str] | None = None,
        abandoned: bool = False,
    ) -> None:
        """Plays the record through.

        Args:
            game: whose record it is.
            record: the actions so far.
            relaxed: one person alone may take back beyond a reveal.
            called: what persons are called now who had another name when the game began; the record keeps that.
            abandoned: the game was given up, so it is over without an outcome.

        Raises:
            CorruptRecord: a bad header or an impossible deal; or, naming the line, an action that is unreadable
                or illegal.
        """
        self.game = game
        self.relaxed = relaxed
        self._abandoned = abandoned
        self._header = dict(record.header)
        check_version(game, self._header)
        self._header["options"] = game.all_options(self._header.get("options", {}))
        self._config = Record(self._header).config()
        self._bots = record.bots
        self._called = dict(called or {})
        check_seats(game, len(self._config.seats), self._bots)
        self._plans: dict[Seat, Any] = {}
        self._taken_back: list[TakenBack] = []
        self._locked = 0
        self._restart()
        self._header["deal"] = dict(game.deal_of(self._state))
        for place, action in enumerate(record.actions):
            try:
                self._apply(game.codec.decode(action))
            except GameError as error:
                raise CorruptRecord.at(record.line_of(place), error) from error

    @classmethod
    def new(
        cls,
        game: Game,
        seats: tuple[str, ...],
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        bots: Mapping[Seat, str] | None = None,
        *,
        relaxed: bool = False,
        **extra: Any,
    ) -> "Session":
        """A fresh game; `extra` keys go into the header."""
        header: dict[str, Any] = {
            "format": FORMAT,
            "game": game.id,
            "version": game.version,
            "options": dict(options or {}),
            "seats": list(seats),
            "seed": seed,
        }
        if bots:
            header["bots"] = {str(seat): level for seat, level in sorted(bots.items())}
        return cls(game, Record(header | extra), relaxed=relaxed)

    def _restart(self) -> None:
        step = self.game.rules.setup(self._config, Rng(self._config.seed))
        self.opening = step.events
        self.entries: list[Entry] = []
        self._states = [step.state]
        self._told: dict[Person | None, list[tuple[Event, ...]]] = {}

    def _apply(self, action: Any) -> Entry:
        step = self.game.rules.apply(self._state, action)
        number = len(self.entries)
        batch = self.entries[-1].batch if self._is_batch_open() else number
        entry = Entry(action.seat, action, step.events, batch)
        self.entries.append(entry)
        self._states.append(step.state)
        return entry

    def _is_batch_open(self) -> bool:
        """True while several seats choose at the same time and nothing of it was revealed."""
        if not self.entries or any(event.reveals for event in self.entries[-1].events):
            return False
        return len(self.game.rules.actors(self._states[self.entries[-1].batch])) > 1

    @property
    def _state(self) -> Any:
        return self._states[-1]

    # -- reading

    @property
    def seed(self) -> int:
        """From which the chance of the computers is made."""
        return self._config.seed

    @property
    def options(self) -> Mapping[str, Any]:
        """All rule options."""
        return self._config.options

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called now, by seat."""
        return tuple(self._called.get(seat, name) for seat, name in enumerate(self._config.seats))

    @property
    def bots(self) -> Mapping[Seat, str]:
        """Seat → level of the computer players."""
        return self._bots

    @property
    def people(self) -> tuple[Person, ...]:
        """The persons who are no computers."""
        return tuple(p for p in range(len(self.names)) if p not in self._bots)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.game.rules.actors(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.game.rules.outcome(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or was given up, so that all cards may be shown."""
        return self._abandoned or self.outcome is not None

    @property
    def record(self) -> Record:
        """The game so far as a record that always states its deal; simultaneous choices stand in seat order."""
        entries = sorted(self.entries, key=lambda e: (e.batch, e.seat))
        return Record(self._header, tuple(self.game.codec.encode(e.action) for e in entries))

    @property
    def deal_number(self) -> int | None:
        """The seed, if that alone makes this deal; None where the deal was stated, or no seed."""
        if "seed" not in self._header:
            return None
        config = replace(self._config, deal=None)
        dealt = self.game.rules.setup(config, Rng(config.seed)).state
        return config.seed if dict(self.game.deal_of(dealt)) == self._header["deal"] else None

    @property
    def hides_deal(self) -> bool:
        """Whether the deal must stay hidden from the people at the table: a running game of several people.

        A lone person, with or without computers, may know the deal unless the players' own cards are hidden.
        """
        return self.outcome is None and (len(self.people) > 1 or self.game.own_cards_hidden)

    @property
    def shown_deal_number(self) -> int | None:
        """The deal number as far as it may be shown: while the deal is hidden only if it was typed in at the set-up.

        The players know such a number anyway (the header's `number_given`).
        """
        return None if self.hides_deal and not self._header.get(NUMBER_GIVEN) else self.deal_number

    def controller(self, seat: Seat) -> Person:
        """The person who decides for a seat."""
        return self.game.rules.controller(self._state, seat)

    def legal(self, seat: Seat) -> Legal[Any]:
        """What that seat may do now; empty while it has nothing to decide."""
        return self.game.rules.legal(self._state, seat)

    def view(self, viewer: Person | None, after: int | None = None) -> Any:
        """What that person may know, with that person's own plans; None is the public table.

        `after`: look at the position after that many actions instead of the present one.
        """
        view = self.game.rules.observe(self._states[-1 if after is None else after], viewer)
        mine = {seat: a for seat, a in self._plans.items() if self.controller(seat) == viewer}
        return replace(view, plans=mine) if mine else view

    def open_view(self, viewer: Person | None, after: int) -> Any:
        """Return what that person would see of an earlier position with all hands open.

        A game without such a view returns the usual one.

        Args:
            viewer: the person who looks; None is the public table.
            after: how many actions had been played.

        Raises:
            ValueError: the game is not over.
        """
        if not self.is_over:
            raise ValueError("hands stay closed: the game is not over")
        if self.game.open_view is None:
            return self.view(viewer, after)
        return self.game.open_view(self._states[after], viewer)

    def events(self, viewer: Person | None) -> tuple[Event, ...]:
        """The whole history as that person may see it: the first deal, then the events of each action."""
        return tuple(chain.from_iterable(self._history(viewer)))

    def happened(self, viewer: Person | None, number: int) -> tuple[Event, ...]:
        """What the action of that number brought, as that person may see it: 1 is the first one, 0 the first deal."""
        return self._history(viewer)[number]

    def _history(self, viewer: Person | None) -> list[tuple[Event, ...]]:
        told = self._told.setdefault(viewer, [tuple(redact(e, viewer) for e in self.opening)])
        told += (tuple(redact(e, viewer) for e in entry.events) for entry in self.entries[len(told) - 1 :])
        return told

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """All sheets as if the game ended now."""
        return self.game.rules.score(self._state)

    def position(self) -> Mapping[str, Any]:
        """The position as JSON data, everything face up: for `replay`, never for a player's screen."""
        return self.game.position(self._state)

    def bot_rng(self, seat: Seat) -> Rng:
        """The chance a bot uses for its next decision: the same game gives the same numbers, whoever chose first."""
        return Rng(self._config.seed).fork(seat, sum(e.seat == seat for e in self.entries))

    # -- playing

    def submit(self, action: Any) -> tuple[Entry, ...]:
        """Plays an action, then every stored plan that has become legal, in seat order.

        Raises IllegalAction and changes nothing when the action is not allowed.
        """
        entries = [self._apply(action)]
        self._was_done(action)
        while (due := self._due_plan()) is not None:
            entries.append(self._apply(due))
        return tuple(entries)

    def plan(self, seat: Seat, action: Any) -> None:
        """Keeps a pre-move: submitted by itself once it is legal, dropped if that never happens."""
        self._plans[seat] = action

    def unplan(self, seat: Seat) -> None:
        """Forgets the pre-move of a seat."""
        self._plans.pop(seat, None)

    @property
    def plans(self) -> Mapping[Seat, Any]:
        """All stored pre-moves: for the save file, never for a screen."""
        return self._plans

    def _due_plan(self) -> Any | None:
        for seat in sorted(self._plans):
            legal = self.game.rules.legal(self._state, seat)
            if self._plans[seat] in legal:
                return self._plans.pop(seat)
            if any(type(a) is type(self._plans[seat]) for a in legal):
                del self._plans[seat]
                return self._due_plan()
        return None

    # -- taking back

    def hand_over(self) -> None:
        """The screen goes to another person: what was decided before can no longer be taken back."""
        self._locked = len(self.entries)
        self._taken_back.clear()

    def undo_status(self, person: Person) -> Undo:
        """Whether that person may go back to their previous decision, and if not, why."""
        if self.outcome is not None:
            return Undo(False, reason="over")
        mine = [i for i, e in enumerate(self.entries) if self.controller(e.seat) == person]
        if not mine:
            return Undo(False, reason=self._why_not_before_the_first())
        since = self.entries[mine[-1] :]
        if any(self.controller(e.seat) != person and self.controller(e.seat) in self.people for e in since):
            return Undo(False, reason="others")
        if mine[-1] < self._locked:
            return Undo(False, reason="handed_over")
        revealing = next((event for e in since for event in e.events if event.reveals), None)
        if revealing is not None and not self.relaxed:
            return Undo(False, reason="told" if revealing.tells else "revealed")
        return Undo(True, len(since))

    def _why_not_before_the_first(self) -> str:
        """The reason for a person who has not decided yet: what is undone last may be what another person did."""
        others = [i for i, entry in enumerate(self.entries) if self.controller(entry.seat) in self.people]
        if not others:
            return "nothing"
        return "handed_over" if others[-1] < self._locked else "others"

    def undo(self, person: Person) -> int:
        """Goes back to that person's previous decision; returns how many actions were dropped.

        Going back behind a reveal marks the game as assisted. Raises ValueError when it is not allowed.
        """
        status = self.undo_status(person)
        if not status.allowed:
            raise ValueError(f"undo refused: {status.reason}")
        dropped = self.entries[-status.count :]
        if any(event.reveals for e in dropped for event in e.events):
            self.assist()
        plans = {seat: action for seat, action in self._plans.items() if self.controller(seat) == person}
        self.rewind(len(self.entries) - status.count)
        self._taken_back.append(TakenBack(person, tuple(e.action for e in dropped), plans))
        return status.count

    def can_redo(self, person: Person) -> bool:
        """Whether that person took back a decision and nobody has done anything else since."""
        return bool(self._taken_back) and self._taken_back[-1].person == person

    def redo(self, person: Person) -> tuple[Entry, ...]:
        """Does again what that person took back last, with what computers did after it.

        Raises ValueError when there is nothing to do again.
        """
        if not self.can_redo(person):
            raise ValueError("redo refused: nothing was taken back")
        taken = self._taken_back.pop()
        entries = tuple(self._apply(action) for action in taken.actions)
        self._plans.update(taken.plans)
        return entries

    def _was_done(self, action: Any) -> None:
        """What was taken back can be done again as long as computers only do as before."""
        if not self._taken_back:
            return
        last = self._taken_back[-1]
        if action.seat in self._bots and action in last.actions:
            place = last.actions.index(action)
            self._taken_back[-1] = replace(last, actions=last.actions[:place] + last.actions[place + 1 :])
        else:
            self._taken_back.clear()

    def assist(self) -> None:
        """Marks the game as assisted: somebody had a hint."""
        self._header["assisted"] = True

    def rewind(self, count: int) -> None:
        """Keeps the first `count` actions and forgets every plan."""
        del self.entries[count:]
        del self._states[count + 1 :]
        for told in self._told.values():
            del told[count + 1 :]
        self._plans.clear()
