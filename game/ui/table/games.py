"""Sitting down at a table: a new game, one that waits, or the same people once more."""

import logging
import secrets
from functools import partial

from game.core.errors import CorruptRecord, GameError
from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.entries import GIVEN_UP, Finished, Running
from game.ui.lineup import GAME_NUMBERS, NewGame
from game.ui.scene import Scene, Shell
from game.ui.scenes.log import LogScene
from game.ui.table.desk_values import Ended
from game.ui.table.game_view import view_of
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from game.ui.words import tr

log = logging.getLogger("biotope")


def start_game(shell: Shell, new: NewGame) -> None:
    """Begins a game and sits down at its table."""
    style = TableStyle(tuple(seat.style for seat in new.seats), **new.table)
    session = Session.new(
        GAMES[new.game_id],
        tuple(seat.name for seat in new.seats),
        new.options,
        new.seed,
        {number: seat.level for number, seat in enumerate(new.seats) if seat.level is not None},
        relaxed=style.relaxed,
    )
    _sit_down(shell, table_scene(session, Saver.begin(shell.store, session, style.data()), style))


def continue_game(shell: Shell, running: Running) -> None:
    """Sits down at the table of a game that waits; says so when that game can no longer be read."""
    try:
        session, style = restored(running)
    except GameError:
        shell.toast(tr("This game cannot be read any more. It stays where it is."))
        return
    _sit_down(shell, table_scene(session, Saver(shell.store, running.id, running.screen), style))


def restored(running: Running) -> tuple[Session, TableStyle]:
    """The session and the wishes of a game that waits. Raises GameError when it cannot be read."""
    record = Record.parse("\n".join((running.header, *running.actions)))
    game = GAMES.get(record.header["game"])
    if game is None:
        raise CorruptRecord(f"There is no game {record.header['game']!r}.")
    style = TableStyle.of(running.screen, len(record.header["seats"]))
    session = Session(game, record, relaxed=style.relaxed)
    for seat, plans in running.plans.items():
        for plan in plans:
            session.plan(seat, game.codec.decode(plan))
    return session, style


def open_finished(shell: Shell, finished: Finished) -> None:
    """Lays the last page of a finished game over the present one; of one that was given up, all its turns.

    Says so when it can no longer be read, and what the player waits for until then.
    """
    shell.wait_for(tr("Opening the game …"), partial(_open, shell, finished))


def _open(shell: Shell, finished: Finished) -> None:
    try:
        page = _last_page(shell, finished)
    except Exception as error:  # whatever was kept of it, the title goes on
        log.warning("The finished game %s cannot be shown: %r", finished.id, error)
        shell.toast(tr("This game cannot be read any more. It stays where it is."))
        return
    shell.stack.push(page)


def _last_page(shell: Shell, finished: Finished) -> Scene:
    record = Record.parse("\n".join((finished.header, *finished.actions)))
    session = Session(GAMES[record.header["game"]], record)
    style = TableStyle(tuple(range(len(session.names))))
    feed, view = SessionFeed(session, style), view_of(session.game)
    table = view.table(feed, style)
    turns = table.log.groups(feed.history())

    if finished.result["result"] == GIVEN_UP:
        return LogScene(turns, feed.record(), deal=feed.deal)

    def again() -> None:
        shell.start_game(feed.rematch(secrets.randbelow(GAME_NUMBERS)))

    ended = Ended(
        feed.now(), table.seats, turns, feed.record(), again, deal=feed.deal, assisted=feed.assisted, told=True
    )
    return view.end_page(ended)


def table_scene(session: Session, saver: Saver, style: TableStyle) -> TableScene:
    """The scene of a session, as its game looks; wishes that its game does not offer mean nothing."""
    view = view_of(session.game)
    style = style.offered(view.presentation(session.game).house_rules)
    return TableScene(LiveFeed(session, saver, style), style, view)


def _sit_down(shell: Shell, scene: TableScene) -> None:
    shell.stack.home()
    shell.stack.push(scene)
