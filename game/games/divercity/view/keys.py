"""The keyboard at the table of Mini DiverCity."""

from game.games.divercity.state import DiverCityView
from game.games.divercity.view.choice import CLOSE, PLAY, TELL, Choice
from game.games.divercity.view.commands import (
    CLOSE_HOTEL,
    DIVER_CARD,
    END_TURN,
    PLAY_CARD,
    SEE_DISCARDS,
    SEE_NOTES,
    WALKIE_TALKIE,
)
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import ActionButton, DiscardPiles, DiverCard, EndTurn, Notes
from game.ui.engine.intent import Intent
from game.ui.table.collaborators import GameKeys
from game.ui.table.desk_values import DeskState
from game.ui.table.pieces import Piece

_PIECES: dict[Intent, Piece] = {
    PLAY_CARD.intent: ActionButton(PLAY),
    WALKIE_TALKIE.intent: ActionButton(TELL),
    CLOSE_HOTEL.intent: ActionButton(CLOSE),
    DIVER_CARD.intent: DiverCard(),
    SEE_DISCARDS.intent: DiscardPiles(),
    END_TURN.intent: EndTurn(),
    SEE_NOTES.intent: Notes(),
}


class DiverCityKeys(GameKeys[DiverCityView, Choice, TableModel]):
    """See `GameKeys`."""

    def piece_for(self, state: DeskState[DiverCityView, Choice], intent: Intent) -> Piece | None:
        """A key for each of the three actions, the diver card, the end of the turn, the discards and the notes."""
        return _PIECES.get(intent)

    def button_of(self, piece: Piece) -> str:
        """The end of the turn and a diver card have keys as well as buttons."""
        match piece:
            case EndTurn():
                return "end"
            case DiverCard():
                return "use"
        return super().button_of(piece)

    def first_focus(self, model: TableModel) -> str:
        """At what the choice so far leads to, else at the actions or what waits for a choice.

        After the action it is at the hand, where Enter does nothing.
        """
        begun = _next(model)
        if begun is not None:
            return begun
        possible = [f"action/{action.name}" for action in model.actions if not action.why_not]
        held = [place for place, card in enumerate(model.own) if card is not None]
        places = held if model.can_end else sorted(model.open_places)
        return next(iter((*possible, *(f"hand/{place}" for place in places))), "piles")

    def next_focus(self, state: DeskState[DiverCityView, Choice], model: TableModel) -> str | None:
        """At the button once all is chosen, else at what an action still needs."""
        return _next(model)

    def digit_zone(self, model: TableModel) -> str:
        """Digits choose among whatever is asked for."""
        if model.open_seats:
            return "mates"
        if model.open_species:
            return "ladder"
        return "hotels" if model.open_hotels and model.choice.hotel is None else "hand"


def _next(m: TableModel) -> str | None:
    """The button once all is chosen, else what an action still needs; None while nothing is begun."""
    if m.ready:
        return "done"
    return _missing(m) if m.choice.action else None


def _missing(m: TableModel) -> str | None:
    """The first of what can be chosen for the action."""
    if m.open_seats:
        return next(f"mate/{seat}" for seat in m.others if seat in m.open_seats)
    if m.open_species:
        return next(f"species/{name}" for name in m.view.ladder if name in m.open_species)
    if m.open_hotels and m.choice.hotel is None:
        return next(f"hotel/{colour}" for colour in m.view.built if colour in m.open_hotels)
    return f"hand/{min(m.open_places)}" if m.open_places else None
