"""What has happened, deed by deed: the last turn beside the table, and the whole log."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.score import Cell
from game.core.session import Entry, Session
from game.games.ecosystem.events import (
    CardGiven,
    CardMoved,
    CardPlaced,
    CardsDrawn,
    CardsSwapped,
    CardsTurned,
    EffectDeclined,
    Revealed,
)
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.model import LogLine


@dataclass(frozen=True, slots=True)
class LogTurn:
    """The deeds of one turn, in the order in which they happened."""

    round: int
    turn: int
    lines: tuple[LogLine, ...]


class Chronicle:
    """Reads a session as deeds. Only public events appear, so it is the same for every viewer."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._read: list[tuple[Entry, tuple[int, int], tuple[LogLine, ...]]] = []

    def turns(self, number: int | None = None) -> tuple[LogTurn, ...]:
        """All turns in which something happened, in the first `number` actions or in all."""
        self._catch_up()
        turns: dict[tuple[int, int], list[LogLine]] = {}
        for _, turn, lines in self._read[:number]:
            if lines:
                turns.setdefault(turn, []).extend(lines)
        return tuple(LogTurn(round_, turn, tuple(lines)) for (round_, turn), lines in turns.items())

    def last_turn(self, number: int | None = None) -> tuple[LogLine, ...]:
        """The deeds of the newest turn in which something happened."""
        turns = self.turns(number)
        return turns[-1].lines if turns else ()

    def _catch_up(self) -> None:
        entries = self._session.entries
        while self._read and (
            len(self._read) > len(entries) or entries[len(self._read) - 1] is not self._read[-1][0]
        ):
            self._read.pop()
        for number in range(len(self._read), len(entries)):
            before: EcosystemView = self._session.view(None, after=number)
            after: EcosystemView = self._session.view(None, after=number + 1)
            deeds = tuple(_deeds(entries[number], before, after))
            self._read.append((entries[number], (before.round, before.turn), deeds))


def newest_cell(grid: Grid) -> Cell | None:
    """Where the card that came last lies now."""
    return max(grid, key=lambda cell: int(grid[cell].id.partition(".")[2]), default=None)


def _deeds(entry: Entry, before: EcosystemView, after: EcosystemView) -> Iterator[LogLine]:
    def gain(seat: int) -> int:
        return after.sheets[seat].total - before.sheets[seat].total

    def newest(seat: int) -> str:
        grid = before.seats[seat].grid
        cell = newest_cell(grid)
        assert cell is not None, "an effect follows a placed card"
        return grid[cell].species

    for event in entry.events:
        match event:
            case Revealed(_, neutral) if neutral is not None:
                yield LogLine(before.players, "neutral", neutral, None, ())
            case CardPlaced(seat, card, cell):
                yield LogLine(seat, "placed", card.species, gain(seat), (cell,))
            case CardsSwapped(seat, a, b):
                yield LogLine(seat, "swapped", newest(seat), gain(seat), (a, b))
            case CardMoved(seat, _, end):
                yield LogLine(seat, "moved", newest(seat), gain(seat), (end,))
            case CardsTurned(cards, cause):
                for seat in sorted({seat for seat, _ in cards}):
                    cells = tuple(cell for owner, cell in cards if owner == seat)
                    yield LogLine(seat, "turned", cause, None, cells, len(cells))
            case EffectDeclined(seat):
                yield LogLine(seat, "kept", newest(seat), None, ())
            case CardGiven(seat, card, cell):
                yield LogLine(entry.seat, "given", card.species, gain(seat), (cell,))
            case CardsDrawn(seat):
                yield LogLine(seat, "drawn", None, None, (), before.deck_left - after.deck_left)
