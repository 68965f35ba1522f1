"""The games that wait, the games that were played, what became of the saved ones: as the title tells of them."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.errors import GameError
from game.core.record import Record
from game.games.registry import GAMES
from game.profile.entries import Finished, Notice, Running
from game.profile.store import Store
from game.ui.presentation import Presentation
from game.ui.table.game_view import presentation
from game.ui.table.games import restored
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """A seat of a game that waits; no points where nobody has any yet or the table hides them."""

    name: str
    style: int
    points: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """What somebody, or the rival of a lone player, reached in a game."""

    name: str
    points: int | None
    won: bool


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A game that waits, as everybody may see it. `view` is the public one."""

    running: Running
    presentation: Presentation
    view: Any
    seats: tuple[ShownSeat, ...]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, and the day it ended."""

    day: datetime.date
    results: tuple[Result, ...]


def running_games(store: Store) -> list[RunningGame]:
    """The games that wait, the last touched first; one that cannot be played on is left where it is."""
    games = []
    for running in store.running():
        try:
            games.append(_running(running))
        except (GameError, KeyError):
            continue
    return games


def finished_games(store: Store, limit: int) -> list[FinishedGame]:
    """The games that were played last, the newest first; one of another version is left where it is."""
    return [_finished(game) for game in store.finished(limit=limit) if _known(game)]


def last_played(store: Store) -> str | None:
    """The game that was on the table last, running or finished."""
    games = [(game.touched, game.header) for game in store.running()[:1] if _known(game)]
    games += [(game.ended, game.header) for game in store.finished(limit=1) if _known(game)]
    return str(Record.parse(max(games)[1]).header["game"]) if games else None


def notice_sentence(notice: Notice) -> str:
    """What happened to the saved games, in words."""
    name = notice.path.name if notice.path else ""
    match notice.kind:
        case "set_aside":
            return tr("The saved games were damaged. The damaged file was kept as {file}.").format(file=name)
        case "restored":
            return tr("Your games are back as they were at the last backup.")
        case "read_only":
            return tr("Nothing can be saved here: what you play now is lost when you leave.")
        case "disk_full":
            return tr("The disk is full: what you play now is lost when you leave.")


def _running(running: Running) -> RunningGame:
    session, table = restored(running)
    sheets = session.sheets()
    begun = any(row.points > 0 for sheet in sheets for row in sheet.rows)
    shows = begun and table.show_scores
    totals = [sheet.total for sheet in sheets] if shows else [None] * len(session.names)
    seats = tuple(map(ShownSeat, session.names, table.styles, totals))
    return RunningGame(running, presentation(session.game), session.view(None), seats)


def _known(game: Running | Finished) -> bool:
    """Whether this version of Biotope has such a game."""
    try:
        return Record.parse(game.header).header["game"] in GAMES
    except GameError:
        return False


def _finished(game: Finished) -> FinishedGame:
    header: Mapping[str, Any] = Record.parse(game.header).header
    names, winners = list(header["seats"]), game.result["winners"]
    totals = game.result["totals"] or [None] * len(names)
    if len(totals) > len(names):
        names.append(presentation(GAMES[header["game"]]).rival.name)
    results = tuple(Result(name, points, seat in winners) for seat, (name, points) in enumerate(zip(names, totals)))
    return FinishedGame(game.ended.astimezone().date(), results)
