"""Many games between computer players: each is a record in and a record out, so that any process can play it."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from game.bots.figures import Played
from game.bots.think import play_bots, waiting_seat
from game.cli.columns import COLUMNS
from game.cli.terminal import Refused, read, writing
from game.core.errors import CorruptRecord, GameError
from game.core.record import Record
from game.core.rng import Rng
from game.core.rules import Game
from game.core.score import Outcome, ScoreRow, ScoreSheet
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.plain_files import write_whole


@dataclass(frozen=True, slots=True)
class Task:
    """A game that is to be played.

    Attributes:
        number: from 1.
        record: the record of its beginning.
        kept: what was kept of it before, whole or not; None: nothing.
    """

    number: int
    record: str
    kept: str | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played.

    Attributes:
        moves: how many were made for it now.
    """

    number: int
    record: str
    sheets: Sequence[ScoreSheet]
    outcome: Outcome | None
    moves: int

    @property
    def played(self) -> Played:
        """What the figures are made of."""
        return self.sheets, self.outcome


def tasks(
    game: Game, levels: Sequence[str], options: Mapping[str, Any], seed: int, games: int, folder: Path | None
) -> Iterator[Task]:
    """The games of a simulation, the same ones for the same arguments.

    A folder that holds the games of another one is found out before the first game.

    Args:
        game: of which kind.
        levels: the computer player of each seat.
        options: of every game.
        seed: another number, other games.
        games: how many.
        folder: where records are kept.

    Raises:
        CorruptRecord: there is no such game with these seats and options.
        Refused: the folder holds the games of another simulation.
    """
    made = _made(game, levels, options, seed, games, folder)
    until_kept: list[Task] = []
    if folder is not None and any(folder.glob(f"{game.id}-*.txt")):
        for task in made:
            until_kept.append(task)
            if task.kept is not None:
                break
    yield from chain(until_kept, made)


def _made(
    game: Game, levels: Sequence[str], options: Mapping[str, Any], seed: int, games: int, folder: Path | None
) -> Iterator[Task]:
    seeds = Rng(seed)
    names = tuple(f"{level} {seat}" for seat, level in enumerate(levels, start=1))
    for number in range(1, games + 1):
        session = Session.new(game, names, options, seeds.below(1 << 32), dict(enumerate(levels)))
        record = session.record.text()
        yield Task(number, record, _kept(folder / file_name(game, number), record) if folder else None)


def file_name(game: Game, number: int) -> str:
    """Under which the record of a game is kept."""
    return f"{game.id}-{number:04}.txt"


def play(task: Task) -> Result:
    """Plays a game to its end; one that was kept whole is not played again."""
    session, moves = _continued(task.kept), 0
    if session is None:
        session = _session(Record.parse(task.record))
        play_bots(session)
        moves = len(session.entries)
    return Result(task.number, session.record.text(), session.sheets(), session.outcome, moves)


def check(task: Task, result: object) -> Result:
    """Return what another computer sent for a task, if it has the form of that game, played to its end.

    Raises:
        ValueError: it has not.
    """
    match result:
        case Result(task.number, str(record), tuple() | list() as sheets, Outcome() as outcome, int(moves)):
            header, _, actions = record.partition("\n")
            seats = len(Record.parse(task.record).header["seats"])
            if (
                header == task.record.partition("\n")[0]
                and record == Record.parse(record).text()
                and bool(actions)
                and moves >= 0
                and len(sheets) == (seats if outcome.result is None else 0)
                and all(map(_is_sheet, sheets))
                and _is_outcome(outcome, seats)
            ):
                return result
    raise ValueError(result)


def _is_sheet(sheet: object) -> bool:
    return isinstance(sheet, ScoreSheet) and all(
        isinstance(row, ScoreRow) and isinstance(row.row, str) and type(row.points) is int for row in sheet.rows
    )


def _is_outcome(outcome: Outcome, seats: int) -> bool:
    return (
        all(winner in range(seats) for winner in outcome.winners)
        and isinstance(outcome.margin, int | None)
        and all(isinstance(word, str | None) for word in (outcome.grade, outcome.result, outcome.reason))
    )


def keep(folder: Path, game: Game, result: Result) -> None:
    """Keeps the record of a game, whole or not at all."""
    file = folder / file_name(game, result.number)
    with writing(file):
        write_whole(file, result.record)


def write_csv(file: Path, levels: Sequence[str], results: Sequence[Result]) -> None:
    """Writes a line for each seat of each game: `COLUMNS`, then the points of each row of the score sheet."""
    rows = list(dict.fromkeys(row for result in results for sheet in result.sheets for row in sheet.points()))
    text = io.StringIO()
    table = csv.DictWriter(text, [*COLUMNS, *rows], restval="", lineterminator="\n")
    table.writeheader()
    for result in results:
        table.writerows(_lines(result, levels))
    with writing(file):
        write_whole(file, text.getvalue())


def _lines(result: Result, levels: Sequence[str]) -> Iterable[dict[str, object]]:
    """The lines of a game; where nobody counts points, those columns stay empty."""
    header = Record.parse(result.record).header
    outcome = result.outcome or Outcome()
    shared = {
        "game": header["game"],
        "number": result.number,
        "seed": header["seed"],
        "players": len(levels),
        "actions": result.record.count("\n") - 1,
        "margin": outcome.margin,
        "grade": outcome.grade,
        "result": outcome.result,
        "reason": outcome.reason,
    }
    for seat, level in enumerate(levels):
        sheet = result.sheets[seat] if result.sheets else None
        points = {"points": sheet.total} | sheet.points() if sheet else {}
        yield shared | {"seat": seat, "bot": level, "won": int(seat in outcome.winners)} | points


def _kept(file: Path, record: str) -> str | None:
    """What a file holds of a game that begins like this record."""
    if not file.exists():
        return None
    with writing(file):
        text = read(str(file))
    try:
        Record.parse(text)
    except CorruptRecord:
        return None
    if text.split("\n", 1)[0] != record.split("\n", 1)[0]:
        raise Refused(
            "{file}: this is a game of another simulation, please name another folder for this one.", file=file
        )
    return text


def _continued(kept: str | None) -> Session | None:
    """The game that was kept; None when it is not whole."""
    if kept is None or not kept.endswith("\n"):
        return None
    try:
        session = _session(Record.parse(kept))
    except GameError:
        return None
    return session if session.outcome is not None and waiting_seat(session) is None else None


def _session(record: Record) -> Session:
    return Session(GAMES[record.header["game"]], record)
