"""From what is known and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.rules import Seat
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Play, Tell, Use
from game.games.divercity.after import is_vacated
from game.games.divercity.components import EXTINCT, SAVED
from game.games.divercity.dive import HandCard, Phase
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.acting import Announcement, waiting_for
from game.games.divercity.view.choice import ACTIONS, CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.model import ActionInfo, Front, OwnCard, TableModel
from game.games.divercity.view.notes import NotedCard
from game.games.divercity.view.refusals import comes_first
from game.ui.table.feed import Now, Situation
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Presenter:
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
        news: str = "",
        moved: tuple[str, int] | None = None,
        announced: Announcement | None = None,
        noted: Sequence[NotedCard] = (),
        notes_read_only: bool = False,
    ) -> TableModel:
        """What the table shows while the situation asks for a decision, or while nobody decides.

        `legal`: what the seat that decides may do. `moved`: the species that moved last, and where it came from.
        `announced`: what is being told. `noted`: the cards of the front seat with what the viewer noted about them;
        `notes_read_only`: these notes cannot be changed.
        """
        decider = situation.decider
        if decider is not None or situation.now is Now.OVER:
            announced = None
        elif announced is None:
            announced = waiting_for(view, [seat.name for seat in self.seats])
        deciding = None if situation.past else decider
        allowed = tuple(legal) if deciding is not None else ()
        diver = _diver(view, front, choice)
        count = len(self.seats)
        before_player = _before_player(view, front, decider)
        doing = announced.action if announced is not None else ""
        places = frozenset(_places(view, choice, allowed))
        return TableModel(
            view=view,
            seats=self.seats,
            front=front,
            others=tuple((front + step) % count for step in range(1, count)),
            decider=decider,
            acting=announced.seat if announced is not None else decider,
            choice=choice,
            before_player=before_player,
            own=_with_notes(_own(view, front, before_player, choice, places), noted, view.hands_open),
            noting=bool(noted) and before_player == "hand",
            actions=tuple(_action(view, name, deciding, allowed, choice.action, doing) for name in ACTIONS),
            diver=diver,
            diver_why_not=_diver_why_not(view, diver, front, deciding, allowed),
            open_places=places,
            open_seats=frozenset(open_seats(choice, allowed)),
            open_hotels=frozenset(_hotels(choice, allowed)),
            open_species=frozenset(_species(choice, allowed)),
            ready=decider is not None and choice.decision(view.phase, decider, allowed) is not None,
            can_end=any(isinstance(action, End) for action in allowed),
            news=news,
            moved_from={moved[0]: moved[1]} if moved else {},
            ghosts=_ghosts(view, choice, front) if decider is not None else {},
            banner=announced.words if announced is not None else self._banner(view, situation, choice),
            past=situation.past,
            notes_read_only=notes_read_only,
        )

    def _banner(self, view: DiverCityView, situation: Situation, choice: Choice) -> str:
        if situation.now is Now.OVER:
            return tr("The last dive is done")
        if situation.decider is None:
            return tr("The sea is moving")
        name = self.called[situation.decider]
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
        if choice.action == USE:
            return words.diver_ask(choice.diver, name)
        known = all(card.species is not None for card in view.seats[situation.decider].hand)
        asks = {
            PLAY: tr("{name}, which card do you play?") if known else tr("{name}, which card do you play unseen?"),
            TELL: tr("{name}, turn up your other hand?") if view.solo else tr("{name}, whom do you tell their hand?"),
            CLOSE: tr("{name}, which hotel, and which card for it?"),
        }
        if choice.action:
            return asks[choice.action].format(name=name)
        if view.acted:
            return tr("{name}, your diver card, or end the turn").format(name=name)
        return tr("{name}, your turn: one action").format(name=name)


def _action(
    view: DiverCityView, name: str, decider: Seat | None, legal: Sequence[Action], chosen: str, doing: str
) -> ActionInfo:
    """One of the three actions; `chosen` is the viewer's choice, `doing` what is being shown of another player."""
    kind = {PLAY: Play, TELL: Tell, CLOSE: Close}[name]
    possible = view.phase == Phase.ACT and any(isinstance(action, kind) for action in legal)
    return ActionInfo(name, "" if possible else _why_no_action(view, name, decider), chosen == name, doing == name)


def _why_no_action(view: DiverCityView, name: str, decider: Seat | None) -> str:
    if decider is None or view.phase != Phase.ACT:
        return (decider is not None and comes_first(view.phase)) or tr("Not at this moment.")
    if view.acted:
        return tr("One action a turn: it is done.")
    if not view.seats[decider].hand and name != TELL:
        return tr("Your hand is empty.")
    return tr("Nobody else holds a card.") if name == TELL else tr("No hotel is built.")


def _diver(view: DiverCityView, front: Seat, choice: Choice) -> str:
    """The diver card that is looked at: the chosen one, else the first that can still be used, else the first."""
    if front == view.industrialist:
        return ""
    seat = view.seats[front]
    if choice.diver in seat.divers:
        return choice.diver
    return next(iter((*seat.unused, *seat.divers)), "")


def _diver_why_not(
    view: DiverCityView, diver: str, front: Seat, decider: Seat | None, legal: Sequence[Action]
) -> str:
    if not diver:
        return ""
    if diver not in view.seats[front].unused:
        return tr("Used; once per game.")
    if any(isinstance(action, Use) and action.diver == diver for action in legal):
        return ""
    if decider is None or decider != view.active or view.phase != Phase.ACT:
        first = comes_first(view.phase) if decider == view.active else ""
        return first or tr("On your own turn, before or after your action.")
    return words.diver_idle(diver)


def _before_player(view: DiverCityView, front: Seat, decider: Seat | None) -> Front:
    if front == view.industrialist or (view.phase == Phase.DISCARD and decider is not None):
        return "agenda"
    return "foreseen" if view.phase == Phase.ORDER and decider is not None else "hand"


def _own(
    view: DiverCityView, front: Seat, before_player: Front, choice: Choice, places: frozenset[int]
) -> tuple[OwnCard | None, ...]:
    """The cards before the player: of a hand only what the viewer may see has a species."""
    if before_player == "hand":
        hand = view.seats[front].hand
        held = enumerate(hand)
        return tuple(None if is_vacated(card) else _held(view, card, n, choice, places) for n, card in held)
    foreseen = before_player == "foreseen"
    cards: tuple[str | None, ...] = view.coming if foreseen else view.agenda or (None,) * view.agenda_size
    return tuple(_corporate(card, place, choice, places) for place, card in enumerate(cards))


def _with_notes(
    own: tuple[OwnCard | None, ...], noted: Sequence[NotedCard], hands_open: bool
) -> tuple[OwnCard | None, ...]:
    """Return the cards with the notes about them; a card that its owner sees face up needs none."""
    notes = {card.place: card.note for card in noted}
    return tuple(
        card
        and (
            card
            if card.corporation or (card.species and not hands_open)
            else replace(card, note=notes.get(place, ()))
        )
        for place, card in enumerate(own)
    )


def _held(view: DiverCityView, card: HandCard, place: int, choice: Choice, places: frozenset[int]) -> OwnCard:
    marked = view.memory_aid or view.solo or card.species is not None
    told = card.told is not None and marked
    told_in = card.told or 0 if view.hands_open else 0
    return OwnCard(card.species, None, place + 1, place in choice.places, place in places, told, told_in=told_in)


def _corporate(card: str | None, place: int, choice: Choice, places: frozenset[int]) -> OwnCard:
    if card is None:
        return OwnCard(number=place + 1, closed_plan=True)
    chosen = place in choice.places
    number = choice.places.index(place) + 1 if chosen else 0
    return OwnCard(None, card, number, chosen, place in places)


def _ghosts(view: DiverCityView, choice: Choice, front: Seat) -> Mapping[str, int]:
    """Where a token would go by what is chosen: that of a species, or of an own card that the player knows."""
    species, step = choice.species, 1
    if species is None and choice.places and view.phase in (Phase.ACT, Phase.CAPTAIN, Phase.OIL):
        hand = view.seats[front].hand
        species = hand[choice.places[-1]].species if choice.places[-1] < len(hand) else None
        step = -1 if view.phase == Phase.OIL else 0 if choice.action == CLOSE else 1
    if species is None or not step or view.ladder[species] in (EXTINCT, SAVED):
        return {}
    return {species: view.ladder[species] + step}


def most_places(view: DiverCityView) -> int:
    """How many of the cards before the player are chosen together."""
    return {Phase.ORDER: len(view.coming), Phase.DISCARD: 2}.get(view.phase, 1)


def _places(view: DiverCityView, choice: Choice, legal: Sequence[Action]) -> set[int]:
    if view.phase == Phase.ORDER:
        return set(range(len(view.coming))) if legal else set()
    if view.phase == Phase.DISCARD:
        return {place for a in legal if isinstance(a, Discard) for place in (a.a, a.b)}
    if choice.action == USE:
        swims = (a.on for a in legal if isinstance(a, Use) and a.diver == choice.diver == "swimmer")
        return {place for place in swims if isinstance(place, int)}
    if choice.action == TELL:
        return set()
    return {a.place for a in legal if isinstance(a, Oil | Play | Close | Corporate)}


def open_seats(choice: Choice, legal: Sequence[Action]) -> set[Seat]:
    """Who can be chosen."""
    if choice.action == TELL:
        return {a.to for a in legal if isinstance(a, Tell)}
    if choice.action == USE and choice.diver != "swimmer":
        return {on for on in _targets(choice, legal) if isinstance(on, int)}
    return set()


def _hotels(choice: Choice, legal: Sequence[Action]) -> set[str]:
    if choice.action == CLOSE:
        return {a.hotel for a in legal if isinstance(a, Close)}
    return set(_names(choice, legal)) if choice.diver == "environmentalist" else set()


def _species(choice: Choice, legal: Sequence[Action]) -> set[str]:
    return set(_names(choice, legal)) if choice.diver in ("endurance", "diving") else set()


def _names(choice: Choice, legal: Sequence[Action]) -> list[str]:
    return [on for on in _targets(choice, legal) if isinstance(on, str)]


def _targets(choice: Choice, legal: Sequence[Action]) -> list[str | int | None]:
    if choice.action != USE:
        return []
    return [a.on for a in legal if isinstance(a, Use) and a.diver == choice.diver]
