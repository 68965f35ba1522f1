"""The games that wait and the games that were played, as the title screen tells of them."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.errors import GameError
from game.core.record import Record
from game.games.registry import GAMES
from game.profile.entries import Finished, Running
from game.profile.store import Store
from game.ui.presentation import Presentation, presentation
from game.ui.table.games import restored


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """A seat of a game that waits; a table that hides its scores tells no points."""

    name: str
    style: int
    points: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """What somebody, or the rival of a lone player, reached in a game."""

    name: str
    points: int
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
    """The games that were played last, the newest first."""
    return [_finished(game) for game in store.finished(limit=limit)]


def _running(running: Running) -> RunningGame:
    session, table = restored(running)
    seats = tuple(
        ShownSeat(name, style, sheet.total if table.show_scores else None)
        for name, style, sheet in zip(session.names, table.styles, session.sheets())
    )
    return RunningGame(running, presentation(session.game), session.view(None), seats)


def _finished(game: Finished) -> FinishedGame:
    header: Mapping[str, Any] = Record.parse(game.header).header
    names, totals, winners = list(header["seats"]), game.result["totals"], game.result["winners"]
    if len(totals) > len(names):
        names.append(presentation(GAMES[header["game"]]).rival.name)
    results = tuple(Result(name, points, seat in winners) for seat, (name, points) in enumerate(zip(names, totals)))
    return FinishedGame(game.ended.astimezone().date(), results)
