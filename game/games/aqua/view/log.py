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
from game.games.aqua.scoring import REEFS
from game.games.aqua.state import ATTRACT, LARGE, AquaView
from game.games.aqua.view import colours, spoken, track_words, words
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
    """One turn, or a part of it: what was done, which animals came, the points, the cells.

    `came`: the colours of the small animals; `large`: the pile of the large one; `laid`: what came to lie
    where, to be heard; `parts`: what it sums up.
    """

    seat: Seat
    words: str = ""
    came: tuple[str, ...] = ()
    large: str = ""
    points: int = 0
    cells: tuple[Cell, ...] = ()
    laid: tuple[str, ...] = ()
    parts: tuple["Line", ...] = ()

    def joined(self, then: "Line") -> "Line":
        """One line for two parts of a turn."""
        return Line(
            self.seat,
            then.words or self.words,
            self.came + then.came,
            self.large or then.large,
            self.points + then.points,
            then.cells or self.cells,
            self.laid + then.laid,
            (*(self.parts or (self,)), then) if then.words else self.parts,
        )

    @property
    def said(self) -> str:
        """What was done, in words: with a large animal also the small ones, whose points are told with it."""
        if self.large and self.came:
            small = words.animal(self.came[0]) if len(self.came) == 1 else words.small_animals(len(self.came))
            return tr("{small}, {large}").format(small=small, large=words.pile(self.large))
        return self.words

    @property
    def short(self) -> tuple[str, str] | None:
        """With a large animal: the small one as a picture, and the large one in words."""
        return (colours.disc_art(self.came[0]), words.pile(self.large)) if self.large and self.came else None


def _no_animal() -> str:
    return tr("a tile, no animal")


@singledispatch
def _told(event: Event, line: Line) -> Line:
    """The line of an action once it tells of an event, too."""
    return line


@_told.register
def _tile_placed(event: TilePlaced, line: Line) -> Line:
    return replace(line, words=_no_animal(), laid=(spoken.laid_tile(event.tile),))


@_told.register
def _tile_dropped(event: TileDropped, line: Line) -> Line:
    return replace(line, words=tr("put a tile away"), laid=(words.tile(event.name),))


@_told.register
def _snail_taken(event: SnailTaken, line: Line) -> Line:
    return replace(line, words=tr("took the snail")) if event.chosen else line


@_told.register
def _animal_attracted(event: AnimalAttracted, line: Line) -> Line:
    came = (*line.came, event.colour)
    said = words.came(event.colour) if len(came) == 1 else words.small_animals(len(came))
    laid = (*line.laid, spoken.laid_animal(words.animal(event.colour), event.corner))
    return replace(line, words=said, came=came, cells=(*line.cells, event.corner), laid=laid)


@_told.register
def _habitat_left_bare(event: HabitatLeftBare, line: Line) -> Line:
    return line if line.came else replace(line, words=tr("a bare habitat"))


@_told.register
def _large_attracted(event: LargeAttracted, line: Line) -> Line:
    pile = event.animal.pile
    laid = (*line.laid, spoken.laid_animal(words.pile(pile), *event.animal.cells))
    return replace(line, words=words.pile(pile), large=pile, cells=event.animal.cells, laid=laid)


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
        return LogEntry(
            self._seats[line.seat],
            line.said,
            points=line.points or None,
            cells=cells,
            short=line.short,
            lit="; ".join(line.laid).removeprefix(f"{line.words}, "),
            parts=tuple(map(self._entry, line.parts)),
        )

    def _catch_up(self, history: Sequence[Frame[AquaView]]) -> None:
        known = zip(self._read, history[1:])
        fresh = next((n for n, (read, frame) in enumerate(known) if read.frame is not frame), None)
        if fresh is not None:
            del self._read[fresh:]
        for number in range(len(self._read) + 1, len(history)):
            self._read.append(_read(history[number - 1].view, history[number]))


def _read(before: AquaView, frame: Frame[AquaView]) -> _Read:
    seat = next(event.seat for event in frame.events if isinstance(event, _OF_A_SEAT))
    sheet, sheet_before = frame.view.sheets[seat], before.sheets[seat]
    line = Line(seat, points=sheet.total - sheet_before.total)
    for event in frame.events:
        line = _told(event, line)
    if line.points > 0 and line.words == _no_animal():
        reefs = sheet.points().get(REEFS, 0) > sheet_before.points().get(REEFS, 0)
        line = replace(line, words=tr("a reef grew") if reefs else tr("a goal pays more"))
    return _Read(frame, before.round, line, before.phase in (ATTRACT, LARGE))
