"""What has happened, turn by turn, as lines of the log."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from game.core.rules import Event, Seat
from game.core.score import Cell
from game.games.aqua.events import (
    AnimalAttracted,
    HabitatLeftBare,
    LargeAttracted,
    LargeDeclined,
    ReefNamed,
    SnailTaken,
    Ticked,
    TileDropped,
    TilePlaced,
)
from game.games.aqua.state import ATTRACT, LARGE, AquaView
from game.games.aqua.view import track_words, words
from game.ui.table.collaborators import GameLog
from game.ui.table.feed import Frame
from game.ui.table.log import LogEntry, LogGroup, LogStyle
from game.ui.table.seats import SeatInfo
from game.ui.words import tr

_OF_A_SEAT = (
    TilePlaced,
    TileDropped,
    SnailTaken,
    AnimalAttracted,
    HabitatLeftBare,
    LargeAttracted,
    LargeDeclined,
    ReefNamed,
    Ticked,
)
"""With one of these every action begins to be told."""


@dataclass(frozen=True, slots=True)
class Line:
    """One turn, or a part of it: what was done, how many small animals came, the points, the cells."""

    seat: Seat
    words: str = ""
    animals: int = 0
    points: int = 0
    cells: tuple[Cell, ...] = ()

    def joined(self, then: "Line") -> "Line":
        """One line for two parts of a turn."""
        return Line(
            self.seat,
            then.words or self.words,
            self.animals + then.animals,
            self.points + then.points,
            then.cells or self.cells,
        )


@singledispatch
def _told(event: Event, line: Line) -> Line:
    """The line of an action once it tells of an event, too."""
    return line


@_told.register
def _tile_placed(event: TilePlaced, line: Line) -> Line:
    return replace(line, words=tr("a tile, no animal yet"))


@_told.register
def _tile_dropped(event: TileDropped, line: Line) -> Line:
    return replace(line, words=tr("put a tile away"))


@_told.register
def _snail_taken(event: SnailTaken, line: Line) -> Line:
    return replace(line, words=tr("took the snail")) if event.chosen else line


@_told.register
def _animal_attracted(event: AnimalAttracted, line: Line) -> Line:
    count = line.animals + 1
    said = words.came(event.colour) if count == 1 else words.small_animals(count)
    return replace(line, words=said, animals=count, cells=(*line.cells, event.corner))


@_told.register
def _habitat_left_bare(event: HabitatLeftBare, line: Line) -> Line:
    return line if line.animals else replace(line, words=tr("a bare habitat"))


@_told.register
def _large_attracted(event: LargeAttracted, line: Line) -> Line:
    return replace(line, words=words.pile(event.animal.pile), cells=event.animal.cells)


@_told.register
def _reef_named(event: ReefNamed, line: Line) -> Line:
    return replace(line, words=words.coral(event.colour))


@_told.register
def _ticked(event: Ticked, line: Line) -> Line:
    return replace(line, words=track_words.challenge(event.challenge))


@dataclass(frozen=True, slots=True)
class _Read:
    """An action that was read: its frame, the round it belongs to, its line, whether it goes on with a turn."""

    frame: Frame[AquaView]
    round: int
    line: Line
    goes_on: bool


class AquaLog(GameLog[AquaView]):
    """Reads the public frames of a game; those it has read before it does not read again.

    Args:
        seats: who sits where.
    """

    def __init__(self, seats: tuple[SeatInfo, ...]) -> None:
        self._seats = seats
        self._read: list[_Read] = []

    @property
    def style(self) -> LogStyle:
        """Room for the last two turns, also of the round before."""
        return LogStyle(tr("Last turns"), tr("no turns yet"), most=2, groups=2)

    def groups(self, history: Sequence[Frame[AquaView]]) -> tuple[LogGroup, ...]:
        """One group for each round: its turns, in the order in which they were played."""
        self._catch_up(history)
        rounds: dict[int, list[Line]] = {}
        for one in self._read[: len(history) - 1]:
            lines = rounds.setdefault(one.round, [])
            if one.goes_on:
                lines[-1] = lines[-1].joined(one.line)
            else:
                lines.append(one.line)
        return tuple(
            LogGroup(tr("Round {round}").format(round=number), tuple(map(self._entry, lines)))
            for number, lines in rounds.items()
        )

    def _entry(self, line: Line) -> LogEntry:
        cells = {line.seat: frozenset(line.cells)} if line.cells else {}
        return LogEntry(self._seats[line.seat], line.words, points=line.points or None, cells=cells)

    def _catch_up(self, history: Sequence[Frame[AquaView]]) -> None:
        known = zip(self._read, history[1:])
        fresh = next((n for n, (read, frame) in enumerate(known) if read.frame is not frame), None)
        if fresh is not None:
            del self._read[fresh:]
        for number in range(len(self._read) + 1, len(history)):
            self._read.append(_read(history[number - 1].view, history[number]))


def _read(before: AquaView, frame: Frame[AquaView]) -> _Read:
    seat = next(event.seat for event in frame.events if isinstance(event, _OF_A_SEAT))
    line = Line(seat, points=frame.view.sheets[seat].total - before.sheets[seat].total)
    for event in frame.events:
        line = _told(event, line)
    return _Read(frame, before.round, line, before.phase in (ATTRACT, LARGE))
