"""Sitting down at a table: a new game, one that waits, or the same people once more."""

import logging

from game.core.errors import GameError
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.entries import Running
from game.ui.kept.restored import restored
from game.ui.lineup import NewGame
from game.ui.presentation.presentation import presentation
from game.ui.scene import Shell
from game.ui.table.game_view import view_of
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
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
        **new.header,
    )
    sit_down(shell, table_scene(session, Saver.begin(shell.store, session, style.data()), style))


def continue_game(shell: Shell, running: Running) -> None:
    """Sits down at the table of a game that waits; says so when that game can no longer be read."""
    try:
        session, style = restored(running)
    except GameError:
        shell.toast(tr("This game cannot be read any more. It stays where it is."))
        return
    sit_down(shell, table_scene(session, Saver(shell.store, running.id, running.screen), style))


def table_scene(session: Session, saver: Saver, style: TableStyle) -> TableScene:
    """The scene of a session, as its game looks; wishes that its game does not offer mean nothing."""
    view = view_of(session.game)
    style = style.offered(presentation(session.game).house_rules)
    return TableScene(LiveFeed(session, saver, style), style, view)


def sit_down(shell: Shell, scene: TableScene) -> None:
    """Leaves every other page for a table."""
    shell.stack.home()
    shell.stack.push(scene)
