"""What has happened, turn by turn, in words that everybody may read."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.core.rules import Event, Seat
from game.core.session import Session
from game.games.divercity.components import EXTINCT, SAVED
from game.games.divercity.events import (
    CardRevealed,
    CardsTold,
    CorporationDiscarded,
    CorporationForeseen,
    CorporationShuffled,
    DiverUsed,
    HotelBuilt,
    HotelClosed,
    TokenMoved,
    TurnBegan,
)
from game.games.divercity.view import words
from game.games.divercity.view.model import LogLine
from game.ui.words import tr, trc


@dataclass(frozen=True, slots=True)
class Dive:
    """One turn: whose it is, and what happened in it."""

    number: int
    seat: Seat
    lines: tuple[LogLine, ...]


class Chronicle:
    """Reads the public history of a session. `names`: by seat."""

    def __init__(self, session: Session, names: Sequence[str]) -> None:
        self._session = session
        self._names = names

    def turns(self, number: int | None = None) -> tuple[Dive, ...]:
        """All turns, in the first `number` actions or in all."""
        return dives(self._events(number), self._names)

    def last(self, number: int | None = None, most: int = 4) -> tuple[LogLine, ...]:
        """The newest lines, the last of them at the end."""
        lines = [line for dive in self.turns(number) for line in dive.lines]
        return tuple(lines[-most:])

    def moved(self, number: int | None = None) -> tuple[str, int] | None:
        """The species that moved last in this turn, and where it came from."""
        return last_move(self._events(number))

    def _events(self, number: int | None) -> list[Event]:
        entries = self._session.entries[:number]
        return [*self._session.opening, *(event for entry in entries for event in entry.events)]

    def news(self, number: int | None = None) -> str:
        """What Ocean Corp. did last in this turn."""
        turns = self.turns(number)
        return next((line.words for line in reversed(turns[-1].lines) if line.seat is None), "") if turns else ""


def dives(events: Iterable[Event], names: Sequence[str]) -> tuple[Dive, ...]:
    """The turns among some events; nothing secret is read."""
    turns: list[Dive] = []
    running: list[Event] = []
    began = TurnBegan(0, 0)
    for event in events:
        if isinstance(event, TurnBegan):
            if began.turn:
                turns.append(Dive(began.turn, began.seat, tuple(_lines(running, began.seat, names))))
            began, running = event, []
        else:
            running.append(event)
    if began.turn:
        turns.append(Dive(began.turn, began.seat, tuple(_lines(running, began.seat, names))))
    return tuple(turns)


def _lines(events: Sequence[Event], active: Seat, names: Sequence[str]) -> Iterator[LogLine]:
    building: list[str] = []
    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        if isinstance(event, HotelBuilt):
            building.append(event.hotel)
            if not isinstance(following, HotelBuilt):
                yield LogLine(None, _built(building))
                building = []
            continue
        line = _line(event, following, active, names)
        if line is not None:
            yield line


def _line(event: Event, following: Event | None, active: Seat, names: Sequence[str]) -> LogLine | None:
    match event:
        case CardRevealed(_, species, "dynamite"):
            return _card(None, tr("Boat: {species}, {step}"), species, following)
        case CardRevealed(_, species, "oil"):
            return _card(None, tr("Oil rig: {species}, {step}"), species, following)
        case CardRevealed(_, species, "play", seat):
            return _card(seat, tr("{species}: {step}"), species, following)
        case CardRevealed(_, species, "close", seat):
            return LogLine(seat, tr("gave up {species}").format(species=words.species(species)), species)
        case HotelClosed(hotel):
            return LogLine(active, tr("closed: {hotel}").format(hotel=words.hotel_colour(hotel)))
        case CardsTold(by, to) if by == to:
            return LogLine(by, tr("looked at the own hand"))
        case CardsTold(by, to):
            return LogLine(by, tr("told {name} the hand").format(name=names[to]))
        case DiverUsed(seat, "endurance" | "diving", str(species)):
            return _card(seat, tr("{species}: {step}"), species, following)
        case DiverUsed(seat, diver, _):
            return LogLine(seat, words.diver(diver))
        case CorporationForeseen(cards):
            return LogLine(active, tr("looked {n} cards ahead").format(n=len(cards)))
        case CorporationDiscarded():
            return LogLine(active, tr("thwarted two plans"))
        case CorporationShuffled():
            return LogLine(None, tr("The corporation cards are shuffled."))
    return None


def _card(seat: Seat | None, said: str, species: str, following: Event | None) -> LogLine:
    """A line about a card and what became of its token."""
    step, telling = tr("no change"), False
    if isinstance(following, TokenMoved):
        telling = following.end in (EXTINCT, SAVED)
        up = following.end > following.start
        if telling:
            step = tr("saved") if up else tr("extinct")
        else:
            step = trc("token", "up") if up else trc("token", "down")
    return LogLine(seat, said.format(species=words.species(species), step=step), species, telling)


def _built(hotels: Sequence[str]) -> str:
    return tr("Built: {hotels}").format(hotels=", ".join(map(words.hotel_colour, hotels)))


def last_move(events: Iterable[Event]) -> tuple[str, int] | None:
    """The species whose token moved last in the turn that is running, and where it came from."""
    moved: tuple[str, int] | None = None
    for event in events:
        if isinstance(event, TurnBegan):
            moved = None
        elif isinstance(event, TokenMoved):
            moved = event.species, event.start
    return moved
