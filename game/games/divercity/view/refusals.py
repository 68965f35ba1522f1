"""Why a press does nothing now, in one sentence. Pure, no pixels."""

from game.games.divercity.dive import Phase
from game.games.divercity.view.choice import ACTIONS, CLOSE, PLAY, TELL, USE
from game.games.divercity.view.commands import CLOSE_HOTEL, PLAY_CARD, WALKIE_TALKIE
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import ActionButton, CardPlace, DiverCard, Hotel, MateHand, SpeciesRow
from game.ui.input.key_words import key_of
from game.ui.table.pieces import Piece
from game.ui.words import tr


def why_not(m: TableModel, piece: Piece) -> str:
    """Why pressing a piece does nothing now, in a sentence; "" while nobody decides."""
    if m.decider is None:
        return ""
    match piece:
        case ActionButton(name):
            return next(action.why_not for action in m.actions if action.name == name)
        case DiverCard():
            return m.diver_why_not
    if m.view.phase != Phase.ACT:
        return comes_first(m.view.phase)
    if m.choice.action and _asked_for(m, piece):
        return m.banner
    match piece:
        case CardPlace() if not m.choice.action:
            return m.actions[ACTIONS.index(PLAY)].why_not
        case CardPlace():
            first = tr("Choose to play a card ({key}) first, then which one.").format(key=key_of(PLAY_CARD))
            return _other_action(m, PLAY, first)
        case MateHand(seat) if seat != m.view.industrialist:
            first = tr("Choose the walkie-talkie ({key}) first, then whom you tell.").format(
                key=key_of(WALKIE_TALKIE)
            )
            return _other_action(m, TELL, first)
        case Hotel(colour) if colour not in m.view.built:
            return tr("Nothing is built there.")
        case Hotel():
            first = tr("Choose to close a hotel ({key}) first, then which one.").format(key=key_of(CLOSE_HOTEL))
            return _other_action(m, CLOSE, first)
        case SpeciesRow():
            return tr("A species moves when one of its cards is played.")
    return m.banner if m.choice.action else ""


def _asked_for(m: TableModel, piece: Piece) -> bool:
    """Whether what is chosen asks for such a piece, if not for this one."""
    match piece:
        case CardPlace():
            return bool(m.open_places)
        case MateHand():
            return bool(m.open_seats)
        case Hotel():
            return bool(m.open_hotels)
        case SpeciesRow():
            return bool(m.open_species)
    return False


def _other_action(m: TableModel, name: str, first: str) -> str:
    """Why another action than the chosen one does not begin by itself; `first`: what would begin it."""
    chosen = {
        PLAY: tr("You have chosen to play a card."),
        TELL: tr("You have chosen the walkie-talkie."),
        CLOSE: tr("You have chosen to close a hotel."),
        USE: tr("You have chosen your diver card."),
    }.get(m.choice.action, "")
    return m.actions[ACTIONS.index(name)].why_not or f"{chosen} {first}".strip()


def comes_first(phase: Phase) -> str:
    """What has to be decided before anything else; "" when nothing has."""
    return {
        Phase.CORPORATE: tr("You are Ocean Corp.: choose one of your cards."),
        Phase.OIL: tr("The oil rig first: choose one of your cards."),
        Phase.CAPTAIN: tr("The captain's order first: choose one of your cards."),
        Phase.ORDER: tr("First the cards ahead: press them in their new order."),
        Phase.DISCARD: tr("First the plans: choose the two that go."),
    }.get(phase, "")
