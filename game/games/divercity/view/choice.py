"""What the person at the screen has in mind before it is submitted: pure, no pixels."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.core.rules import Seat
from game.games.divercity.actions import Action, Close, Corporate, Discard, Oil, Order, Play, Tell, Use
from game.games.divercity.dive import Phase

PLAY, TELL, CLOSE, USE = "play", "tell", "close", "use"
ACTIONS = (PLAY, TELL, CLOSE)
"""The three actions of a divers' turn."""
AT_ONCE = ("visionary", "explorer")
"""Diver cards that are used on nothing in particular."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Everything may change freely until it is submitted.

    Attributes:
        action: one of the three actions, or to use a diver card; "" before anything is chosen.
        diver: the diver card that is looked at or used.
        places: the chosen places of the cards that lie before the player, in the order in which they were chosen.
        seat: whom it is about.
        hotel: which hotel it is about.
        species: which species it is about.
    """

    action: str = ""
    diver: str = ""
    places: tuple[int, ...] = ()
    seat: Seat | None = None
    hotel: str | None = None
    species: str | None = None

    def do(self, action: str, diver: str = "") -> "Choice":
        """Takes up an action, or lets go of it. A card already chosen stays chosen where it still means something."""
        if action == self.action and (diver or self.diver) == self.diver:
            return Choice(diver=self.diver)
        keeps = self.places if action in (PLAY, CLOSE) else ()
        return Choice(action, diver or self.diver, keeps)

    def show(self, diver: str) -> "Choice":
        """Looks at another diver card."""
        return Choice(diver=diver)

    def take(self, place: int, most: int = 1) -> "Choice":
        """Chooses a card, or puts it back; of more than `most` the oldest is put back."""
        if place in self.places:
            return replace(self, places=tuple(p for p in self.places if p != place))
        return replace(self, places=(*self.places, place)[-most:])

    def back(self) -> "Choice":
        """The last step taken back: a card of several, a card that a hotel costs, or else all that is chosen."""
        if len(self.places) > 1 or (self.places and self.hotel is not None):
            return replace(self, places=self.places[:-1])
        return Choice(diver=self.diver)

    @property
    def empty(self) -> bool:
        """Nothing is chosen."""
        return self == Choice(diver=self.diver)

    def decision(self, phase: Phase, seat: Seat, legal: Iterable[Action]) -> Action | None:
        """The action that is chosen, or None while it is not complete or not allowed."""
        chosen = self._action_of(phase, seat)
        return chosen if chosen is not None and chosen in legal else None

    def _action_of(self, phase: Phase, seat: Seat) -> Action | None:
        place = self.places[-1] if self.places else None
        match phase:
            case Phase.ORDER:
                return Order(seat, self.places)
            case Phase.DISCARD:
                return Discard(seat, *self.places) if len(self.places) == 2 else None
            case Phase.ACT if self.action == TELL:
                return Tell(seat, self.seat) if self.seat is not None else None
            case Phase.ACT if self.action == USE:
                return self._use(seat)
        if place is None:
            return None
        match phase:
            case Phase.OIL:
                return Oil(seat, place)
            case Phase.CAPTAIN:
                return Play(seat, place)
            case Phase.CORPORATE:
                return Corporate(seat, place)
            case Phase.ACT if self.action == CLOSE:
                return Close(seat, self.hotel, place) if self.hotel is not None else None
            case Phase.ACT if self.action == PLAY:
                return Play(seat, place)
        return None

    def _use(self, seat: Seat) -> Action | None:
        targets = (self.species, self.hotel, self.seat, self.places[-1] if self.places else None)
        on = next((target for target in targets if target is not None), None)
        return None if on is None else Use(seat, self.diver, on)
