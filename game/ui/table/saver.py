"""Keeps a running game in the store, action by action, before anything of it is shown."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.session import Entry, Session
from game.profile.entries import Result, Solo
from game.profile.store import Store


class Saver:
    """Writes one game. `game` is its number in the store."""

    def __init__(self, store: Store, game: int) -> None:
        self.store = store
        self.game = game

    @classmethod
    def begin(cls, store: Store, session: Session, screen: Mapping[str, Any]) -> "Saver":
        """Enters a new game; `screen` is what the table needs to look the same after a resume."""
        game = store.begin(_header(session), {p: session.names[p] for p in session.people})
        store.set_screen(game, screen)
        return cls(store, game)

    def append(self, session: Session, entries: Sequence[Entry]) -> None:
        """Saves the actions just played together with the plans that are left."""
        encode = session.game.codec.encode
        plans = {seat: [encode(action)] for seat, action in session.plans.items()}
        self.store.append(self.game, *(encode(entry.action) for entry in entries), plans=plans)

    def rewind(self, session: Session) -> None:
        """Drops what was taken back; the header may now say that the game was assisted."""
        self.store.set_header(self.game, _header(session))
        self.store.truncate(self.game, len(session.entries))

    def give_up(self) -> None:
        """Moves the game to the finished ones as given up."""
        self.store.give_up(self.game)

    def finish(self, session: Session) -> None:
        """Moves the game to the finished ones with its result."""
        self.store.finish(self.game, result_of(session))


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
    )


def _header(session: Session) -> str:
    return session.record.text().split("\n", 1)[0]
