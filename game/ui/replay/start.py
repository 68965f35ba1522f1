"""Opening a replay: of a finished game, of a record, of a file; and playing on from a moment of it."""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from game.core.errors import CorruptRecord, GameError
from game.core.hint import Hint
from game.core.record import Record
from game.core.rules import Person
from game.core.session import Session
from game.games.registry import GAMES
from game.message import kind_of
from game.profile.plain_files import read_plain
from game.ui.lineup import COMPUTER_NAMES, LEVELS, USUAL, default_name
from game.ui.presentation.presentation import presentation
from game.ui.replay.feed import ReplayFeed
from game.ui.replay.scene import ReplayScene
from game.ui.scene import Shell
from game.ui.table.game_view import view_of
from game.ui.table.games import sit_down, table_scene
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from game.ui.words import tr

log = logging.getLogger("biotope")
_LARGEST = 1_000_000
"""Bytes of a file beyond which it is no record."""


def open_replay(
    shell: Shell,
    record: str,
    screen: Mapping[str, Any] | None = None,
    called: Mapping[int, str] | None = None,
    *,
    abandoned: bool = False,
) -> None:
    """Lays the replay of a record over the present scene; says so when it cannot be played through.

    Args:
        shell: the app.
        record: as text.
        screen: what the store keeps for its table: the wishes, and the private notes of its players.
        called: what the person at a seat is called now, whatever the record says.
        abandoned: the game was given up.
    """
    unreadable = tr("This game cannot be read any more. It stays where it is.")
    load = partial(session_of, record, called, abandoned=abandoned)
    shell.wait_for(tr("Opening the game …"), partial(_open, shell, load, screen or {}, unreadable))


def open_record_file(shell: Shell, path: Path) -> None:
    """Lays the replay of a record file over the present scene; says in one sentence why that cannot be."""
    try:
        data = read_plain(path, _LARGEST + 1)
        if len(data) > _LARGEST:
            raise CorruptRecord("This file is too large for a record.")
        text = data.decode("utf-8")
    except OSError:
        shell.toast(tr("{file} cannot be read.").format(file=path.name))
        return
    except (GameError, UnicodeDecodeError) as error:
        log.warning("%s is not a record: %s", path, kind_of(error))
        shell.toast(tr("{file} is no record of a game that can be played here.").format(file=path.name))
        return
    bad = tr("{file} is no record of a game that can be played here.").format(file=path.name)
    shell.wait_for(tr("Opening the game …"), partial(_open, shell, partial(session_of, text), {}, bad))


def _open(shell: Shell, load: Callable[[], Session], screen: Mapping[str, Any], bad: str) -> None:
    try:
        scene = replay_scene(shell, load(), screen)
    except Exception as error:  # whatever stands in a record, the app goes on
        log.warning("A record cannot be played through: %s", kind_of(error))
        shell.toast(bad)
        return
    shell.stack.push(scene)


def session_of(text: str, called: Mapping[int, str] | None = None, *, abandoned: bool = False) -> Session:
    """The game of a record. Raises CorruptRecord when it cannot be played through.

    Args:
        text: the record.
        called: what the person at a seat is called now, whatever the record says.
        abandoned: the game was given up.
    """
    record = Record.parse(text)
    if record.header["game"] not in GAMES:
        raise CorruptRecord("There is no game “{name}”.", name=record.header["game"])
    return Session(GAMES[record.header["game"]], record, called=called, abandoned=abandoned)


def replay_scene(shell: Shell, session: Session, screen: Mapping[str, Any]) -> ReplayScene:
    """The replay of a session, at its first deal, from the eyes of the first person.

    Args:
        shell: the app.
        session: the game.
        screen: what the store keeps for its table: the wishes, and the private notes of its players.
    """
    shown = presentation(session.game)
    style = TableStyle.of(screen, len(session.names)).offered(shown.house_rules)
    feed = ReplayFeed(session, style, screen)
    feed.eyes = _first_person(session)
    return replay_of(shell, session, feed, style)


def replay_of(
    shell: Shell,
    session: Session,
    feed: ReplayFeed,
    style: TableStyle,
    hint_at: Callable[[int], Hint | None] = lambda moment: None,
) -> ReplayScene:
    """The replay of a session, where its feed stands. `hint_at`: what an expert thinks of a moment."""
    view = view_of(session.game)
    return ReplayScene(feed, style, view, lambda: _play_on(shell, session, feed, style), hint_at)


def _first_person(session: Session) -> Person:
    return session.people[0] if session.people else 0


def _who_plays_on(session: Session, feed: ReplayFeed) -> Person:
    """Whose eyes were chosen, be it a computer; with everything open who decides there, if that is a person."""
    if feed.eyes is not None:
        return feed.eyes
    decides = feed.situation.viewer
    return decides if decides is not None and decides in session.people else _first_person(session)


def _play_on(shell: Shell, session: Session, feed: ReplayFeed, style: TableStyle) -> None:
    """Sits down at a game of its own that begins as the other one did, on the seat through whose eyes it is seen."""
    person = _who_plays_on(session, feed)
    known = shell.store.profiles()
    name = session.names[person] if person in session.people else (known[0].name if known else default_name(1))
    branch = branch_of(session, feed.number, person, name)
    saver = Saver.begin(shell.store, branch, style.data())
    saver.append(branch, branch.entries)
    sit_down(shell, table_scene(branch, saver, style))


def branch_of(session: Session, number: int, person: Person, name: str) -> Session:
    """A game with the same deal and the same first actions, in which one person plays on against computers.

    Its record says from which action on it is another game, and that it is assisted: the cards were known.

    Args:
        session: the game that was played.
        number: how many of its actions are taken over.
        person: who plays on.
        name: what that person is called.
    """
    record, levels = session.record, session.bots
    usual = USUAL if USUAL in session.game.bots else next(level for level in LEVELS if level in session.game.bots)
    free = [other for other in COMPUTER_NAMES if other not in (*session.names, name)]
    names = [
        name if seat == person else one if seat in levels else free.pop(0) for seat, one in enumerate(session.names)
    ]
    bots = {str(seat): levels.get(seat, usual) for seat in range(len(names)) if seat != person}
    header = {key: value for key, value in record.header.items() if key not in ("bots", "date")}
    header |= {"seats": names, "assisted": True, "continued": number} | ({"bots": bots} if bots else {})
    encode = session.game.codec.encode
    return Session(session.game, Record(header, tuple(encode(entry.action) for entry in session.entries[:number])))
