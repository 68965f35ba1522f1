"""What the banner and the panels say: who does what now. Pure, no pixels."""

from game.core.rules import Seat
from game.games.ecosystem.state import FLIP, GIVE, HUNT, OVER, PICK, EcosystemView
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame, held
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.partners import is_on_board
from game.ui.table.feed import Now
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


def banner_words(frame: EcosystemFrame, choice: Choice, seats: tuple[SeatInfo, ...]) -> str:
    """What is to be done, or what goes on while nobody at the screen decides."""
    seat, view = frame.situation.decider, frame.view
    if frame.situation.now is Now.OVER:
        return _over(view)
    if seat is None:
        return _pastime(view)
    name = seats[seat].name
    if is_on_board(view, seat):
        return _asks_for_cards(view, seat, choice).format(name=name)
    if view.phase == GIVE:
        return tr("Give {rival} a card").format(rival=seats[1].name)
    if choice.planned is not None:
        return _happy().format(name=name)
    if held(view, seat, choice) is not None:
        return tr("{name}, find it a home").format(name=name)
    return tr("{name}, choose a card and find it a home").format(name=name)


def look_words(seat: SeatInfo) -> str:
    """What the banner says while the ecosystem of another seat lies in the large place."""
    return tr("The ecosystem of {name}").format(name=seat.name)


def status(view: EcosystemView, seat: Seat, computer: bool, past: bool) -> str:
    """What a seat is doing, as one of the words of the model; for nobody is waited in a `past` moment."""
    if view.phase == OVER:
        return ""
    if seat not in view.actors:
        return "chosen" if view.phase == FLIP or view.seats[seat].chosen else ""
    if past:
        return ""
    if computer:
        return "thinking"
    if view.phase in (PICK, FLIP, HUNT):
        return "choosing"
    return "swapping" if view.seats[seat].effect else "placing"


def _asks_for_cards(view: EcosystemView, seat: Seat, choice: Choice) -> str:
    """What is asked of somebody who chooses among the cards of an ecosystem."""
    words, theirs = skin_of(view.played).words().turning, seat == view.rival
    if view.phase == FLIP and choice.first is None:
        return words.first_for_rival if theirs else words.first
    if view.phase in (FLIP, HUNT):
        return words.card_for_rival if theirs else words.card
    if choice.planned is not None:
        return _happy()
    if view.seats[seat].effect == "move_or_swap":
        return tr("{name}, move a card, swap two, or keep them")
    return tr("{name}, swap two cards or keep them")


def _happy() -> str:
    """What is asked of somebody who has only to say yes."""
    return tr("{name}, happy with it?")


def _pastime(view: EcosystemView) -> str:
    """What goes on while nobody at the screen decides."""
    if view.phase == OVER:
        return _over(view)
    if view.phase in (FLIP, HUNT) and view.players == 1:
        return tr("The last card lies")
    if view.phase in (FLIP, HUNT):
        return skin_of(view.played).words().turning.others
    if view.phase != PICK:
        revealed = view.players > 1 and all(seat.waiting is not None for seat in view.seats)
        return tr("Everybody turns over a card") if revealed else tr("The card finds its place")
    if any(seat.chosen for seat in view.seats):
        return tr("The others are choosing") if view.players > 1 else tr("The card finds its place")
    return tr("The cards are dealt") if view.turn == 1 or view.rounds == 1 else tr("The hands go round")


def _over(view: EcosystemView) -> str:
    """That the last card lies is no news any more where cards have turned over since."""
    turned = any(seat.grid.face_down for seat in view.seats)
    return tr("The points are counted") if turned else tr("The last card lies")
