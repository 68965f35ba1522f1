"""A game that waits, as it was left."""

from game.core.errors import CorruptRecord
from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.entries import Running
from game.ui.table.style import TableStyle


def restored(running: Running) -> tuple[Session, TableStyle]:
    """The session and the wishes of a game that waits. Raises GameError when it cannot be read."""
    record = Record.parse("\n".join((running.header, *running.actions)))
    game = GAMES.get(record.header["game"])
    if game is None:
        raise CorruptRecord("There is no game “{name}”.", name=record.header["game"])
    style = TableStyle.of(running.screen, len(record.header["seats"]))
    session = Session(game, record, relaxed=style.relaxed, called=running.called)
    for seat, plans in running.plans.items():
        for plan in plans:
            session.plan(seat, game.codec.decode(plan))
    return session, style
