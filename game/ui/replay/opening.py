"""Opening a game that is over: its last page, or all of it where there is none."""

import logging
import secrets
from functools import partial

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.entries import GIVEN_UP, Finished
from game.ui.lineup import GAME_NUMBERS
from game.ui.replay.start import open_replay, replay_scene
from game.ui.scene import Scene, Shell
from game.ui.table.desk_values import Ended, StorePlace
from game.ui.table.game_view import view_of
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from game.ui.words import per_language, tr

log = logging.getLogger("biotope")


def open_finished(shell: Shell, finished: Finished) -> None:
    """Lays the last page of a finished game over the present one; of one that was given up, its replay.

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
    abandoned = _is_abandoned(finished)
    session = Session(GAMES[record.header["game"]], record, called=finished.called, abandoned=abandoned)
    if abandoned:
        return replay_scene(shell, session, finished.screen)
    style = TableStyle.of(finished.screen, len(session.names))
    feed, view = SessionFeed(session, style), view_of(session.game)
    table = view.table(feed, style)

    def again() -> None:
        shell.start_game(feed.rematch(secrets.randbelow(GAME_NUMBERS)))

    ended = Ended(
        feed.now(),
        per_language(partial(table.spoken, feed.history())),
        feed.record(),
        again,
        deal=feed.deal,
        assisted=feed.assisted,
        past=True,
        told=True,
        place=StorePlace(finished.id, style, finished.called),
        daily=feed.daily,
    )
    return view.end_page(ended)


def replay_finished(shell: Shell, finished: Finished) -> None:
    """Lays the replay of a finished game over the present scene; says so when it can no longer be read."""
    record = "\n".join((finished.header, *finished.actions))
    open_replay(shell, record, finished.screen, finished.called, abandoned=_is_abandoned(finished))


def _is_abandoned(finished: Finished) -> bool:
    return bool(finished.result["result"] == GIVEN_UP)
