"""All parts of the table in their places."""

from game.core.rules import Seat
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.parts.actions import ActionsPart
from game.games.divercity.view.parts.corporation import CorporationPart
from game.games.divercity.view.parts.diver import DiverPart
from game.games.divercity.view.parts.hand import HandPart
from game.games.divercity.view.parts.hotels import HotelsPart
from game.games.divercity.view.parts.ladder import LadderPart
from game.games.divercity.view.parts.mates import MatesPart
from game.ui.table.hands import Hands
from game.units import Rect


class Parts:
    """What lies on the table; made anew for another look or layout.

    Attributes:
        hands: the desk they stand on.
        model: what they showed last.
    """

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        zones = hands.layout.zones
        self.corporation = CorporationPart(hands, zones["corp"], zones["piles"], zones["counters"])
        self.mates = MatesPart(hands, tuple(zone for name, zone in zones.items() if name.startswith("mate")))
        self.ladder = LadderPart(hands, zones["ladder"])
        self.hotels = HotelsPart(hands, zones["hotelsL"], zones["hotelsR"])
        self.hand = HandPart(hands, zones["hand"])
        self._actions = ActionsPart(hands, zones["actions"])
        self._diver = DiverPart(hands, zones["divercard"])
        self.model: TableModel

    def show(self, model: TableModel) -> None:
        """Puts everything where the model says."""
        self.model = model
        self.corporation.show(model)
        self.mates.show(model)
        self.ladder.show(model)
        self.hotels.show(model)
        self._actions.show(model)
        self.hand.show(model)
        self._diver.show(model)

    def species_card(self, seat: Seat | None, place: int | None) -> Rect:
        """Where a species card lies: in a hand, or on the deck."""
        if seat is None or place is None:
            return self.corporation.deck
        count = len(self.model.view.seats[seat].hand)
        return self.mates.place(seat, place, count) or self.hand.place(place, count)

    def names(self, seat: Seat) -> bool:
        """The name of a species stands on its card in the hand of this seat, not below it or nowhere."""
        return seat == self.model.front and not self.model.view.pictograms

    def corporation_card(self, seat: Seat | None, place: int | None, count: int | None = None) -> Rect:
        """Where a corporation card lies: in the industrialist's hand, of so many or of those now, or on its pile."""
        if seat is None or place is None:
            return self.corporation.pile
        count = self.model.view.agenda_size if count is None else count
        return self.mates.plan(seat, place, count) or self.hand.place(place, count)
