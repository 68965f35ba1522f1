"""From what may be seen and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.rules import Game, Seat
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Flip, Hunt, Keep, Pick
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView
from game.games.ecosystem.view.asking import banner_words, look_words, status
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame, decision, intended
from game.games.ecosystem.view.model import Spot, TableModel, WaitingCard
from game.games.ecosystem.view.partners import firsts
from game.games.ecosystem.view.previews import Previews
from game.ui.table.desk_values import DeskState
from game.ui.table.seats import SeatInfo

EcosystemDesk = DeskState[EcosystemView, Choice]


class Presenter:
    """Makes the model of a table from what the desk shows.

    Args:
        game: its rules work out what a choice would bring.
        seats: as in the model.
        show_gains: the points on every cell are wanted.
        show_scores: everybody's points are wanted while the game runs.
    """

    def __init__(self, game: Game, seats: tuple[SeatInfo, ...], show_gains: bool, show_scores: bool) -> None:
        self.seats = seats
        self._show_gains, self._show_scores = show_gains, show_scores
        self._previews = Previews(game)

    def model(self, state: EcosystemDesk) -> TableModel:
        """What the table shows while a decision is asked for, or while nobody decides."""
        frame, view, choice, front = state.frame, state.view, state.choice, state.front
        decider = state.decider
        mine = decider if decider is not None else state.situation.viewer
        own = mine == front
        decides_here = decider is not None and own
        intent, found = intended(frame, choice), decision(frame, choice)
        computers = [self.seats[seat].computer for seat in range(view.players)]
        return TableModel(
            view=view,
            seats=self.seats,
            front=front,
            peeks=state.peeks,
            mine=mine,
            chosen=choice.chosen,
            target=choice.target if own else None,
            planned=found is not None,
            unplaced=found is not None and isinstance(found.action, Pick) and found.plan is None,
            laid=decides_here and choice.planned is not None,
            gains=self._previews.gains(frame, choice) if own else {},
            give_gains=self._previews.gifts(frame),
            give_costs=self._previews.gift_costs(frame),
            preview=self._previews.after(view, intent) if intent else None,
            status={seat: status(view, seat, one, state.situation.past) for seat, one in enumerate(computers)},
            last={n: cell for n, s in enumerate(view.seats) if (cell := newest_cell(s.grid)) is not None},
            lit=state.lit,
            first=choice.first if own else None,
            asking=_asking(view, decider) if decider is not None and own else None,
            moved=_moved(view, front, choice) if own else {},
            firsts=firsts(frame.legal) if decides_here else frozenset(),
            turned=_turned(view, intent),
            waiting=tuple(_waiting(frame, mine, front, state.peeks)),
            telling=_telling(frame),
            keeps=decider is not None and not state.situation.past and Keep(decider) in frame.legal,
            show_gains=self._show_gains,
            show_scores=self._show_scores,
            banner=look_words(self.seats[front]) if state.peeks else banner_words(frame, choice, self.seats),
            banner_seat=front if state.peeks else decider,
        )


def newest_cell(grid: Grid) -> Cell | None:
    """Where the card that came last lies now."""
    return max(grid, key=lambda cell: int(grid[cell].id.partition(".")[2]), default=None)


def _telling(frame: EcosystemFrame) -> bool:
    return bool(frame.events)


def _waiting(frame: EcosystemFrame, mine: Seat | None, front: Seat, peeks: bool) -> Iterator[WaitingCard]:
    """The cards that are chosen and not placed yet; whoever decides holds the own one in the hand."""
    several = frame.view.players > 1
    for number, seat in enumerate(frame.view.seats):
        if seat.pick is not None and number == mine:
            yield WaitingCard(number, seat.pick, "hand")
        elif seat.waiting is not None and _telling(frame):
            spot: Spot = "slot" if several else "hand"
            yield WaitingCard(number, seat.waiting, spot)
        elif seat.waiting is not None and number == front and peeks and several:
            yield WaitingCard(number, seat.waiting, "board")
        elif seat.waiting is not None and number not in (mine, front):
            yield WaitingCard(number, seat.waiting, "panel" if several else "hand")


def _asking(view: EcosystemView, seat: Seat) -> Cell | None:
    """The card for which the seat chooses another one now."""
    ending = view.played.ending
    if ending is None or view.phase != ending.phase:
        return None
    one = view.seats[seat]
    return ending.asking(one.grid.layout(), one.turnings)


def _moved(view: EcosystemView, seat: Seat, choice: Choice) -> Mapping[Cell, Cell]:
    """The cards that lie elsewhere only in the mind of the person at the screen."""
    first, second = choice.first, choice.planned
    if first is None or second is None or view.phase in (FLIP, HUNT):
        return {}
    return {first: second} | ({second: first} if second in view.seats[seat].grid else {})


def _turned(view: EcosystemView, intent: Sequence[Action]) -> Mapping[Seat, frozenset[Cell]]:
    """The cards that were chosen to lie face down, also those only in the mind of the person at the screen."""
    turned = {number: {chosen.turned for chosen in seat.turnings} for number, seat in enumerate(view.seats)}
    for action in intent:
        if isinstance(action, Flip | Hunt):
            turned[action.seat].add(action.turned)
    return {seat: frozenset(cells) for seat, cells in turned.items() if cells}
