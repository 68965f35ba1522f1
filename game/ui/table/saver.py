"""Keeps a running game in the store, action by action, before anything of it is shown."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rules import Person
from game.core.session import Entry, Session
from game.profile.entries import Result, Solo
from game.profile.store import Store
from game.ui.table.kept_notes import notes_at, rewound, with_note


class Saver:
    """Writes one game. `game` is its number in the store, `screen` what the store keeps for its table."""

    def __init__(self, store: Store, game: int, screen: Mapping[str, Any] | None = None) -> None:
        self.store = store
        self.game = game
        self._screen = dict(screen or {})

    @classmethod
    def begin(cls, store: Store, session: Session, screen: Mapping[str, Any]) -> "Saver":
        """Enters a new game; `screen` is what the table needs to look the same after a resume."""
        game = store.begin(_header(session), {p: session.names[p] for p in session.people})
        store.set_screen(game, screen)
        return cls(store, game, screen)

    def append(self, session: Session, entries: Sequence[Entry]) -> None:
        """Saves the actions just played together with the plans that are left."""
        encode = session.game.codec.encode
        plans = {seat: [encode(action)] for seat, action in session.plans.items()}
        self.store.append(self.game, *(encode(entry.action) for entry in entries), plans=plans)

    def notes(self, person: Person) -> Mapping[str, str]:
        """Return a person's notes in this game, by what they are about."""
        return notes_at(self._screen, person)

    def keep_note(self, person: Person, about: str, text: str, moment: int) -> None:
        """Save a person's note, or with an empty text that it was erased.

        Args:
            person: whose note it is.
            about: what it is about.
            text: the note.
            moment: how many actions have been played.
        """
        self._change_screen(with_note(self._screen, person, about, text, moment))

    def keep_screen(self, screen: Mapping[str, Any]) -> None:
        """Saves what the table needs to look the same after a resume."""
        self.store.set_screen(self.game, screen)

    def _change_screen(self, screen: Mapping[str, Any]) -> None:
        if screen != self._screen:
            self._screen = dict(screen)
            self.keep_screen(screen)

    def rewind(self, session: Session) -> None:
        """Drops what was taken back; the header may now say that the game was assisted."""
        self.keep_header(session)
        self.store.truncate(self.game, len(session.entries))
        self._change_screen(rewound(self._screen, len(session.entries)))

    def keep_header(self, session: Session) -> None:
        """Saves line 1 of the record, which may have changed."""
        self.store.set_header(self.game, _header(session))

    def give_up(self) -> None:
        """Moves the game to the finished ones as given up."""
        self.store.give_up(self.game)

    def finish(self, session: Session) -> None:
        """Move the game to the finished ones, with its result and its summary."""
        self.store.finish(self.game, result_of(session))
        self.store.keep_summary(self.game, session)


def result_of(session: Session) -> Result:
    """How a session that is over ended, as the store keeps it."""
    outcome = session.outcome
    assert outcome is not None
    alone = len(session.names) == 1
    return Result(
        totals=[sheet.total for sheet in session.sheets()],
        winners=list(outcome.winners),
        solo=Solo(margin=outcome.margin, grade=outcome.grade) if alone else None,
        result=outcome.result,
        reason=outcome.reason,
        continued="continued" in session.record.header,
    )


def _header(session: Session) -> str:
    return session.record.text().split("\n", 1)[0]
