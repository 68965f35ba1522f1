"""What has happened, turn by turn, as lines. Only public frames are read, so it is the same for every viewer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.rules import Seat
from game.core.score import ScoreSheet
from game.games.ecosystem.edition import Edition, Majority
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
from game.games.ecosystem.view.paint import row_name
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
        turns: dict[str, list[LogEntry]] = {}
        for before, (_, entries) in zip(history, self._read):
            if entries:
                turns.setdefault(_title(before.view), []).extend(entries)
        return tuple(LogGroup(title, tuple(entries)) for title, entries in turns.items())


def _title(view: EcosystemView) -> str:
    if view.rounds == 1:
        return tr("Turn {turn}").format(turn=view.turn)
    return tr("Round {round}, turn {turn}").format(round=view.round, turn=view.turn)


def _card(entry: LogEntry) -> LogEntry:
    """A line about one card: where its name has no room, the picture says it alone."""
    return replace(entry, short=(entry.picture, ""))


def _entries(seats: tuple[SeatInfo, ...], before: EcosystemView, frame: EcosystemFrame) -> Iterator[LogEntry]:
    """The lines of one frame: what was done, then what that changed for everybody else."""
    told = list(_told(seats, before, frame))
    yield from told
    counted = {seat for entry in told if entry.points is not None for seat in entry.cells}
    for seat, (old, new) in enumerate(zip(before.sheets, frame.view.sheets, strict=True)):
        if seat not in counted and new.total != old.total:
            yield from _compared(seats[seat], before.played, old, new)


def _compared(seat: SeatInfo, played: Edition, before: ScoreSheet, after: ScoreSheet) -> Iterator[LogEntry]:
    """A line for each row by which others changed a total: those in which all are compared, and what follows them."""
    compared = {row.id for row in played.rows if isinstance(row, Majority)}
    for row in after.rows:
        points = row.points - before[row.row].points
        if points:
            name = row_name(row.row)
            words = tr("{row}, compared with the others").format(row=name) if row.row in compared else name
            yield _card(LogEntry(seat, words, disc_art(row.row), points, row=name))


def _told(seats: tuple[SeatInfo, ...], before: EcosystemView, frame: EcosystemFrame) -> Iterator[LogEntry]:
    """What was done in a frame."""
    after = frame.view

    def gain(seat: Seat) -> int:
        return after.sheets[seat].total - before.sheets[seat].total

    def at(seat: Seat, *cells: tuple[int, int]) -> dict[Seat, frozenset[tuple[int, int]]]:
        return {seat: frozenset(cells)}

    placing = {event.seat for event in frame.events if isinstance(event, (CardPlaced, CardGiven))}
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
                    points = None if seat in placing else gain(seat) or None
                    cells = [cell for owner, cell in cards if owner == seat]
                    words = trn("{n} card turned over", "{n} cards turned over", len(cells)).format(n=len(cells))
                    yield LogEntry(
                        seats[seat], words, disc_art(cause), points, at(seat, *cells), sign="eye-off",
                        short=(disc_art(cause), f"×{len(cells)}"),
                        lit=", ".join(species(after.seats[seat].grid[cell].species) for cell in cells),
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
