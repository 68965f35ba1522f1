"""From what is known and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Play, Tell, Use
from game.games.divercity.state import DiverCityView, Phase
from game.games.divercity.view import words
from game.games.divercity.view.choice import CLOSE, DEEDS, PLAY, TELL, USE, Choice
from game.games.divercity.view.model import Deed, LogLine, Lying, TableModel
from game.ui.table.director import Now, Situation
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Composer:
    """Makes the model of a table from a view and a choice.

    `seats` as in the model; `called`: by seat, the name of the person who decides for it.
    """

    seats: tuple[SeatInfo, ...]
    called: tuple[str, ...]

    def model(
        self,
        view: DiverCityView,
        situation: Situation,
        choice: Choice,
        *,
        legal: Iterable[Action],
        front: Seat,
        log: Sequence[LogLine],
        news: str,
        moved: tuple[str, int] | None,
        undo: bool,
    ) -> TableModel:
        """What the table shows while the situation asks for a decision, or while nobody decides.

        `legal`: what the seat that decides may do. `moved`: the species that moved last, and where it came from.
        """
        mine = situation.seat if situation.now is Now.DECISION else None
        allowed = tuple(legal) if mine is not None else ()
        diver = self._diver(view, front, choice)
        count = len(self.seats)
        return TableModel(
            view=view,
            seats=self.seats,
            front=front,
            others=tuple((front + step) % count for step in range(1, count)),
            mine=mine,
            choice=choice,
            lying=lying(view, front, mine),
            deeds=tuple(self._deed(view, name, mine, allowed, choice) for name in DEEDS),
            diver=diver,
            diver_why_not=self._diver_why_not(view, diver, front, mine, allowed),
            open_places=frozenset(_places(view, choice, allowed)),
            open_seats=frozenset(_seats(choice, allowed)),
            open_hotels=frozenset(_hotels(choice, allowed)),
            open_species=frozenset(_species(choice, allowed)),
            ready=mine is not None and choice.decision(view.phase, mine, allowed) is not None,
            can_end=any(isinstance(action, End) for action in allowed),
            news=news,
            active_species=moved[0] if moved else None,
            moved_from={moved[0]: moved[1]} if moved else {},
            log=tuple(log),
            banner=self._banner(view, situation, choice),
            banner_seat=mine,
            undo=undo,
        )

    def _deed(
        self, view: DiverCityView, name: str, mine: Seat | None, legal: Sequence[Action], choice: Choice
    ) -> Deed:
        kind = {PLAY: Play, TELL: Tell, CLOSE: Close}[name]
        possible = view.phase == Phase.ACT and any(isinstance(action, kind) for action in legal)
        return Deed(name, "" if possible else _why_not(view, name, mine), choice.deed == name)

    def _diver(self, view: DiverCityView, front: Seat, choice: Choice) -> str:
        """The diver card that is looked at: the chosen one, else the first that can still be used, else the first."""
        if front == view.industrialist:
            return ""
        seat = view.seats[front]
        if choice.diver in seat.divers:
            return choice.diver
        return next(iter((*seat.unused, *seat.divers)), "")

    def _diver_why_not(
        self, view: DiverCityView, diver: str, front: Seat, mine: Seat | None, legal: Sequence[Action]
    ) -> str:
        if not diver:
            return ""
        if diver not in view.seats[front].unused:
            return tr("Used; once per game.")
        if any(isinstance(action, Use) and action.diver == diver for action in legal):
            return ""
        if mine is None or mine != view.active or view.phase != Phase.ACT:
            return tr("On your own turn, before or after your action.")
        return words.diver_idle(diver)

    def _banner(self, view: DiverCityView, situation: Situation, choice: Choice) -> str:
        if situation.now is Now.OVER:
            return tr("The last dive is done")
        if situation.now is not Now.DECISION or situation.seat is None:
            return tr("The sea is moving")
        name = self.called[situation.seat]
        match view.phase:
            case Phase.CORPORATE:
                return tr("{name}, what does Ocean Corp. do?").format(name=name)
            case Phase.OIL:
                return tr("{name}, the oil rig takes one of your cards").format(name=name)
            case Phase.CAPTAIN:
                return tr("{name}, captain's order: play a card").format(name=name)
            case Phase.ORDER:
                return tr("{name}, press the cards in their new order").format(name=name)
            case Phase.DISCARD:
                return tr("{name}, which two shall go?").format(name=name)
        if choice.deed == USE:
            return words.diver_ask(choice.diver, name)
        asks = {
            PLAY: tr("{name}, which card do you play unseen?"),
            TELL: tr("{name}, whom do you tell their hand?"),
            CLOSE: tr("{name}, which hotel, and which card for it?"),
        }
        if choice.deed:
            return asks[choice.deed].format(name=name)
        if view.acted:
            return tr("{name}, your diver card, or end the turn").format(name=name)
        return tr("{name}, your turn: one action").format(name=name)


def lying(view: DiverCityView, front: Seat, mine: Seat | None) -> Lying:
    """Which cards lie before the player."""
    if front == view.industrialist or (view.phase == Phase.DISCARD and mine is not None):
        return "agenda"
    return "foreseen" if view.phase == Phase.ORDER and mine is not None else "hand"


def most_places(view: DiverCityView) -> int:
    """How many of the cards before the player are chosen together."""
    return {Phase.ORDER: len(view.coming), Phase.DISCARD: 2}.get(view.phase, 1)


def _places(view: DiverCityView, choice: Choice, legal: Sequence[Action]) -> set[int]:
    if view.phase == Phase.ORDER:
        return set(range(len(view.coming))) if legal else set()
    if view.phase == Phase.DISCARD:
        return {place for a in legal if isinstance(a, Discard) for place in (a.a, a.b)}
    if choice.deed == USE:
        swims = (a.on for a in legal if isinstance(a, Use) and a.diver == choice.diver == "swimmer")
        return {place for place in swims if isinstance(place, int)}
    if choice.deed == TELL:
        return set()
    return {a.place for a in legal if isinstance(a, Oil | Play | Close | Corporate)}


def _seats(choice: Choice, legal: Sequence[Action]) -> set[Seat]:
    if choice.deed == TELL:
        return {a.to for a in legal if isinstance(a, Tell)}
    if choice.deed == USE and choice.diver != "swimmer":
        return {on for on in _targets(choice, legal) if isinstance(on, int)}
    return set()


def _hotels(choice: Choice, legal: Sequence[Action]) -> set[str]:
    if choice.deed == CLOSE:
        return {a.hotel for a in legal if isinstance(a, Close)}
    return set(_names(choice, legal)) if choice.diver == "environmentalist" else set()


def _species(choice: Choice, legal: Sequence[Action]) -> set[str]:
    return set(_names(choice, legal)) if choice.diver in ("endurance", "diving") else set()


def _names(choice: Choice, legal: Sequence[Action]) -> list[str]:
    return [on for on in _targets(choice, legal) if isinstance(on, str)]


def _targets(choice: Choice, legal: Sequence[Action]) -> list[str | int | None]:
    if choice.deed != USE:
        return []
    return [a.on for a in legal if isinstance(a, Use) and a.diver == choice.diver]


def _why_not(view: DiverCityView, name: str, mine: Seat | None) -> str:
    if mine is None or view.phase != Phase.ACT:
        return tr("Only on a divers' turn.")
    if view.acted:
        return tr("One action a turn: it is done.")
    if not view.seats[mine].hand and name != TELL:
        return tr("Your hand is empty.")
    return tr("Nobody else holds a card.") if name == TELL else tr("No hotel is built.")
