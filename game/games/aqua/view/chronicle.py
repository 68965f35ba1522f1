"""What has happened, turn by turn: the last turns beside the table, and the whole log."""

from dataclasses import dataclass, replace

from game.core.session import Entry, Session
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
from game.games.aqua.state import AquaView
from game.games.aqua.view import words
from game.games.aqua.view.model import LogLine
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Round:
    """The turns of one round, in the order in which they were played."""

    number: int
    lines: tuple[LogLine, ...]


class Chronicle:
    """Reads a session as turns: an entry that goes on with a turn, such as a large animal, adds to its line."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._read: list[tuple[Entry, int, LogLine | None, bool]] = []

    def rounds(self, number: int | None = None) -> tuple[Round, ...]:
        """All rounds, in the first `number` actions or in all."""
        self._catch_up()
        rounds: dict[int, list[LogLine]] = {}
        for _, round_, line, goes_on in self._read[:number]:
            lines = rounds.setdefault(round_, [])
            if line is not None and goes_on and lines:
                lines[-1] = _joined(lines[-1], line)
            elif line is not None:
                lines.append(line)
        return tuple(Round(round_, tuple(lines)) for round_, lines in rounds.items() if lines)

    def last_turns(self, number: int | None = None) -> tuple[LogLine, ...]:
        """The newest turns, the last of them at the end."""
        lines = [line for round_ in self.rounds(number) for line in round_.lines]
        return tuple(lines[-4:])

    def _catch_up(self) -> None:
        entries = self._session.entries
        while self._read and (
            len(self._read) > len(entries) or entries[len(self._read) - 1] is not self._read[-1][0]
        ):
            self._read.pop()
        for number in range(len(self._read), len(entries)):
            before: AquaView = self._session.view(None, after=number)
            after: AquaView = self._session.view(None, after=number + 1)
            entry = entries[number]
            self._read.append(
                (entry, before.round, _line(entry, before, after), before.phase in ("attract", "large"))
            )


def _line(entry: Entry, before: AquaView, after: AquaView) -> LogLine | None:
    seat = entry.seat
    line = LogLine(seat, "", points=after.sheets[seat].total - before.sheets[seat].total)
    for event in entry.events:
        match event:
            case TilePlaced():
                line = replace(line, words=tr("a tile, no animal yet"))
            case TileDropped():
                line = replace(line, words=tr("put a tile away"))
            case SnailTaken(_, chosen) if chosen:
                line = replace(line, words=tr("took the snail"))
            case AnimalAttracted(_, corner, colour):
                animals = (*line.animals, colour)
                said = words.came(colour) if len(animals) == 1 else words.small_animals(len(animals))
                line = replace(line, words=said, animals=animals, cells=(*line.cells, corner))
            case HabitatLeftBare() if not line.animals:
                line = replace(line, words=tr("a bare habitat"))
            case LargeAttracted(_, animal):
                line = replace(line, words=words.pile(animal.pile), cells=animal.cells)
            case LargeDeclined():
                return line
            case ReefNamed(_, colour):
                line = replace(line, words=words.coral(colour))
            case Ticked(_, challenge):
                line = replace(line, words=words.challenge(challenge))
    return line if line.words or line.points else None


def _joined(first: LogLine, then: LogLine) -> LogLine:
    """One line for two parts of a turn."""
    return replace(
        first,
        words=then.words or first.words,
        animals=first.animals + then.animals,
        points=first.points + then.points,
        cells=then.cells or first.cells,
    )
