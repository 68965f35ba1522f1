"""What has happened, turn by turn, as lines. Only public frames are read, so it is the same for every viewer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from game.core.rules import Seat
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
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.decisions import EcosystemFrame
from game.games.ecosystem.view.edition import disc_art
from game.games.ecosystem.view.presenter import newest_cell
from game.ui.table.collaborators import GameLog
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.seats import SeatInfo
from game.ui.words import species, tr, trn


class EcosystemLog(GameLog[EcosystemView]):
    """Reads frames as lines, each frame once.

    Args:
        seats: everybody at the table.
    """

    def __init__(self, seats: tuple[SeatInfo, ...]) -> None:
        self._seats = seats
        self._read: list[tuple[EcosystemFrame, tuple[LogEntry, ...]]] = []

    def groups(self, history: Sequence[EcosystemFrame]) -> tuple[LogGroup, ...]:
        """All turns in which something happened, in these frames from the first deal on."""
        played = history[1:]
        while self._read and (len(self._read) > len(played) or played[len(self._read) - 1] is not self._read[-1][0]):
            self._read.pop()
        for number in range(len(self._read), len(played)):
            entries = tuple(_entries(self._seats, history[number].view, played[number]))
            self._read.append((played[number], entries))
        turns: dict[str, _Turn] = {}
        for before, (frame, entries) in zip(history, self._read):
            if entries:
                turn = turns.setdefault(_title(before.view), _Turn(before.view))
                turn.entries.extend(entries)
                turn.end = frame.view
        return tuple(LogGroup(title, tuple(turn.settled())) for title, turn in turns.items())


@dataclass(slots=True)
class _Turn:
    """What happened in a turn, from the view before it to the newest of it."""

    start: EcosystemView
    end: EcosystemView = field(init=False)
    entries: list[LogEntry] = field(default_factory=list)

    def settled(self) -> Iterator[LogEntry]:
        """The lines, so that those of a seat make up by how much its total changed in the turn.

        Whoever plays later may take a majority away: the last line of each seat has what that changed too.
        """
        told = [(number, next(iter(entry.cells))) for number, entry in enumerate(self.entries) if _counts(entry)]
        last = {seat: number for number, seat in told}
        for number, entry in enumerate(self.entries):
            if _counts(entry) and last[seat := next(iter(entry.cells))] == number:
                others = sum(self.entries[one].points or 0 for one, of in told if of == seat and one != number)
                change = self.end.sheets[seat].total - self.start.sheets[seat].total
                yield replace(entry, points=change - others)
            else:
                yield entry


def _counts(entry: LogEntry) -> bool:
    """It tells the points of the one seat on whose board it happened."""
    return entry.points is not None and len(entry.cells) == 1


def _title(view: EcosystemView) -> str:
    if view.rounds == 1:
        return tr("Turn {turn}").format(turn=view.turn)
    return tr("Round {round}, turn {turn}").format(round=view.round, turn=view.turn)


def _card(entry: LogEntry) -> LogEntry:
    """A line about one card: where its name has no room, the picture says it alone."""
    return replace(entry, short=(entry.picture, ""))


def _entries(seats: tuple[SeatInfo, ...], before: EcosystemView, frame: EcosystemFrame) -> Iterator[LogEntry]:
    """The lines of one frame."""
    after = frame.view

    def gain(seat: Seat) -> int:
        return after.sheets[seat].total - before.sheets[seat].total

    def at(seat: Seat, *cells: tuple[int, int]) -> dict[Seat, frozenset[tuple[int, int]]]:
        return {seat: frozenset(cells)}

    for event in frame.events:
        match event:
            case Revealed(_, neutral) if neutral is not None:
                yield _card(LogEntry(seats[before.players], species(neutral), disc_art(neutral)))
            case CardPlaced(seat, card, cell):
                name = card.species
                yield _card(LogEntry(seats[seat], species(name), disc_art(name), gain(seat), at(seat, cell)))
            case CardsSwapped(seat, a, b):
                first, second = (before.seats[seat].grid[cell].species for cell in (a, b))
                words = tr("{first} and {second} swapped").format(first=species(first), second=species(second))
                yield LogEntry(
                    seats[seat], words, disc_art(first), gain(seat), at(seat, a, b), other=disc_art(second)
                )
            case CardMoved(seat, start, end):
                name = before.seats[seat].grid[start].species
                words = tr("moved {card}").format(card=species(name))
                yield LogEntry(seats[seat], words, disc_art(name), gain(seat), at(seat, end))
            case EffectDeclined(seat):
                yield LogEntry(seats[seat], tr("changed nothing"), disc_art(_newest(before, seat)))
            case CardsTurned(cards, cause):
                for seat in sorted({seat for seat, _ in cards}):
                    cells = [cell for owner, cell in cards if owner == seat]
                    words = trn("{n} card turned over", "{n} cards turned over", len(cells)).format(n=len(cells))
                    yield LogEntry(
                        seats[seat], words, disc_art(cause), None, at(seat, *cells), sign="eye-off",
                        short=(disc_art(cause), f"×{len(cells)}"),
                        lit=", ".join(species(before.seats[seat].grid[cell].species) for cell in cells),
                    )  # fmt: skip
            case CardGiven(seat, card, cell):
                name = card.species
                given = LogEntry(seats[0], species(name), disc_art(name), gain(seat), at(seat, cell), seats[seat])
                yield _card(given)
            case CardsDrawn(seat, count):
                yield LogEntry(seats[seat], trn("drew one card", "drew {n} cards", count).format(n=count))


def _newest(view: EcosystemView, seat: Seat) -> str:
    grid = view.seats[seat].grid
    cell = newest_cell(grid)
    assert cell is not None, "an effect follows a placed card"
    return grid[cell].species
