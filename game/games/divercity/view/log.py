"""The log: what has happened, turn by turn, in words that everybody may read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch

from game.core.rules import Event, Seat
from game.games.divercity.components import DYNAMITE, EXTINCT, OIL, SAVED
from game.games.divercity.events import (
    CardRevealed,
    CardsTold,
    CorporationDiscarded,
    CorporationForeseen,
    CorporationOrdered,
    CorporationRevealed,
    CorporationShuffled,
    DiverUsed,
    EffectBegan,
    HotelBuilt,
    HotelClosed,
    TokenMoved,
    TurnBegan,
)
from game.games.divercity.pointing import Pointed, Pointers
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.colours import CORPORATE
from game.ui.table.collaborators import GameLog
from game.ui.table.feed import Frame
from game.ui.table.log import LogEntry, LogGroup, LogStyle
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trc, trn

_LINES = 4
LOST_SIGN, SAVED_SIGN = "skull", "sun"
"""What stands beside the entries that brought a species to an end of the ladder."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """Where in the log an event stands: who sits at the table, whose turn it is, and what came of the event.

    `pictograms`: no species is named.
    """

    seats: Sequence[SeatInfo]
    active: Seat
    next: Event | None
    pictograms: bool


class DiverCityLog(GameLog[DiverCityView]):
    """Reads the public frames of a game.

    Args:
        seats: every hand at the table.
    """

    def __init__(self, seats: Sequence[SeatInfo]) -> None:
        self._seats = seats

    @property
    def style(self) -> LogStyle:
        """The radio log: the newest lines, of whatever turns they are."""
        return LogStyle(tr("Radio log"), tr("Radio silence so far."), most=_LINES, groups=_LINES)

    def groups(self, history: Sequence[Frame[DiverCityView]]) -> tuple[LogGroup, ...]:
        """All turns."""
        events = tuple(event for frame in history for event in frame.events)
        if not history:
            return ()
        view = history[-1].view
        return log_groups(events, self._seats, _pointed(events, view), view.pictograms)


def _pointed(events: Iterable[Event], view: DiverCityView) -> Mapping[int, Pointed]:
    """The number of each card whose use pointed at others, where the table agreed that it does."""
    if not view.options["pointing"] or view.solo:
        return {}
    pointers = Pointers.dealt(len(view.seats))
    found = ((event, pointers.follow(event)) for event in events)
    return {event.card: at for event, at in found if at is not None and isinstance(event, CardRevealed)}


def log_groups(
    events: Iterable[Event],
    seats: Sequence[SeatInfo],
    pointed: Mapping[int, Pointed] | None = None,
    pictograms: bool = False,
) -> tuple[LogGroup, ...]:
    """The turns among some events; nothing secret is read.

    Args:
        events: what happened.
        seats: every hand at the table.
        pointed: for the number of each card that pointed at others, at which.
        pictograms: no species is named.
    """
    return tuple(
        LogGroup(
            tr("Turn {turn}: {name}").format(turn=began.turn, name=seats[began.seat].name),
            tuple(_entries(turn, began.seat, seats, pointed or {}, pictograms)),
        )
        for began, turn in _turns(events)
    )


def _turns(events: Iterable[Event]) -> list[tuple[TurnBegan, list[Event]]]:
    turns: list[tuple[TurnBegan, list[Event]]] = []
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append((event, []))
        elif turns:
            turns[-1][1].append(event)
    return turns


def _entries(
    events: Sequence[Event],
    active: Seat,
    seats: Sequence[SeatInfo],
    pointed: Mapping[int, Pointed],
    pictograms: bool,
) -> Iterator[LogEntry]:
    building: list[str] = []
    for event, following in zip(events, (*events[1:], None)):
        if isinstance(event, HotelBuilt):
            building.append(event.hotel)
            if not isinstance(following, HotelBuilt):
                hotels = ", ".join(map(words.hotel_colour, building))
                yield _of_the_corporation(tr("Ocean Corp. built: {hotels}").format(hotels=hotels))
                building = []
            continue
        if isinstance(event, CorporationOrdered):
            for number, card in enumerate(event.cards, start=1):
                yield _by(seats[active], tr("Card {n} ahead: {card}").format(n=number, card=words.card(card)))
            continue
        entry = _entry(event, _Moment(seats, active, following, pictograms))
        if entry is not None:
            yield entry
        if isinstance(event, CardRevealed) and event.seat is not None and event.card in pointed:
            yield _pointing(seats, event.seat, pointed[event.card])


def last_move(events: Iterable[Event]) -> tuple[str, int] | None:
    """The species whose token moved last in the turn that is running, and where it came from."""
    moved: tuple[str, int] | None = None
    for event in events:
        if isinstance(event, TurnBegan):
            moved = None
        elif isinstance(event, TokenMoved):
            moved = event.species, event.start
    return moved


def news(
    events: Sequence[Event], seats: Sequence[SeatInfo], ladder: Mapping[str, int], pictograms: bool = False
) -> str:
    """What the card of Ocean Corp. that lies open did last; nothing of a card before it.

    `ladder`: where the tokens stand after these events. A card whose token has yet to move has done nothing so far.
    `pictograms`: no species is named.
    """
    told: list[Event] = []
    match events:
        case [*_, CardRevealed(species=species, why="oil" | "dynamite")] if EXTINCT < ladder[species] < SAVED:
            return ""
    for event in reversed(events):
        if isinstance(event, TurnBegan):
            break
        told.append(event)
        if isinstance(event, CorporationRevealed):
            entries = tuple(_entries(told[::-1], 0, seats, {}, pictograms))
            return next((entry.words for entry in reversed(entries) if entry.seat is None), "")
    return ""


# -- one function for each kind of event that stands in the log


@singledispatch
def _entry(event: Event, at: _Moment) -> LogEntry | None:
    """What the log says of an event; None for nothing."""
    return None


@_entry.register
def _(event: CardRevealed, at: _Moment) -> LogEntry:
    by = at.seats[event.seat] if event.seat is not None else None
    match event.why:
        case "dynamite":
            return _card(None, tr("The boat hit {species}: {step}"), event.species, at)
        case "oil":
            return _card(None, tr("The oil rig took {species}: {step}"), event.species, at)
        case "close":
            said = tr("{name} gave up {species} for a hotel").format(
                name=by.name if by else "", species=words.species(event.species, at.pictograms)
            )
            return _by(by, said, _disc(event.species))
    return _card(by, tr("{name} played {species}: {step}"), event.species, at)


@_entry.register
def _(event: EffectBegan, at: _Moment) -> LogEntry | None:
    """What an effect does is told by what follows; here that hotels which stand already were not built again."""
    if event.effect in (OIL, DYNAMITE) or at.next is None or isinstance(at.next, HotelBuilt):
        return None
    said = tr("Ocean Corp. built nothing new: {hotels}")
    return _of_the_corporation(said.format(hotels=words.pair(event.effect)))


@_entry.register
def _(event: HotelClosed, at: _Moment) -> LogEntry:
    by = at.seats[at.active]
    return _by(by, tr("{name} closed a hotel: {hotel}").format(name=by.name, hotel=words.hotel_colour(event.hotel)))


@_entry.register
def _(event: CardsTold, at: _Moment) -> LogEntry:
    by = at.seats[event.by]
    if event.by == event.to:
        return _by(by, tr("{name} looked at their own hand").format(name=by.name))
    return _by(by, tr("{name} told {other} their hand").format(name=by.name, other=at.seats[event.to].name))


@_entry.register
def _(event: DiverUsed, at: _Moment) -> LogEntry:
    by = at.seats[event.seat]
    if event.diver in ("endurance", "diving"):
        return _card(by, tr("{name} sent a specialist to {species}: {step}"), str(event.on), at)
    return _by(by, tr("{name} used a diver card: {diver}").format(name=by.name, diver=words.diver(event.diver)))


@_entry.register
def _(event: CorporationForeseen, at: _Moment) -> LogEntry:
    by, n = at.seats[at.active], len(event.cards)
    return _by(by, trn("{name} looked {n} card ahead", "{name} looked {n} cards ahead", n).format(name=by.name, n=n))


@_entry.register
def _(event: CorporationDiscarded, at: _Moment) -> LogEntry:
    by = at.seats[at.active]
    return _by(by, tr("{name} thwarted two plans").format(name=by.name))


@_entry.register
def _(event: CorporationShuffled, at: _Moment) -> LogEntry:
    return _of_the_corporation(tr("The corporation cards are shuffled."))


def _pointing(seats: Sequence[SeatInfo], by: Seat, at: Pointed) -> LogEntry:
    cards = ", ".join(str(place + 1) for place in at.places)
    said = trn(
        "That points {other} to card {cards}", "That points {other} to one of the cards {cards}", len(at.places)
    )
    return _by(seats[by], said.format(other=seats[at.to].name, cards=cards))


def _of_the_corporation(said: str, picture: str = "", sign: str = "") -> LogEntry:
    return LogEntry(None, said, picture, sign=sign or "rig", colour=CORPORATE, named=True)


def _by(by: SeatInfo | None, said: str, picture: str = "", sign: str = "") -> LogEntry:
    return LogEntry(by, said, picture, sign=sign, named=True)


def _card(by: SeatInfo | None, said: str, species: str, at: _Moment) -> LogEntry:
    """An entry about a species and what became of its token."""
    step, sign, following = tr("no change"), "", at.next
    if isinstance(following, TokenMoved):
        up = following.end > following.start
        step = trc("token", "one step up") if up else trc("token", "one step down")
        if following.end == SAVED:
            step, sign = tr("saved"), SAVED_SIGN
        elif following.end == EXTINCT:
            step, sign = tr("extinct"), LOST_SIGN
    said = said.format(name=by.name if by else "", species=words.species(species, at.pictograms), step=step)
    if by is None:
        return _of_the_corporation(said, _disc(species), sign)
    return _by(by, said, _disc(species), sign)


def _disc(species: str) -> str:
    return f"disc/divercity-{species}"
