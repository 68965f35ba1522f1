"""From what may be seen and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from game.core.rules import Game
from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Pick, Place
from game.games.ecosystem.state import FLIP, GIVE, HUNT, OVER, PICK, EcosystemView
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.chronicle import newest_cell
from game.games.ecosystem.view.model import LogLine, SeatInfo, TableModel
from game.games.ecosystem.view.partners import answers, firsts, is_on_board
from game.ui.table.director import Now, Situation
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Composer:
    """Makes the model of a table from a view and a choice.

    `seats` as in the model; the switches are the wishes of the table.
    """

    game: Game
    seats: tuple[SeatInfo, ...]
    show_gains: bool
    show_scores: bool

    def model(
        self,
        view: EcosystemView,
        situation: Situation,
        choice: Choice,
        *,
        front: int,
        log: Sequence[LogLine],
        lit: Mapping[int, frozenset[Cell]],
        undo: bool,
    ) -> TableModel:
        """What the table shows while the situation asks for a decision, or while nobody decides."""
        seat = situation.seat if situation.now is Now.DECISION else situation.viewer
        deciding = situation.now is Now.DECISION
        intent = self.intended(view, seat, choice) if deciding and seat is not None else ()
        return TableModel(
            view=view,
            seats=self.seats,
            front=front,
            mine=seat,
            chosen=choice.chosen,
            target=choice.target if seat == front else None,
            planned=deciding and seat is not None and self.decision(view, seat, choice) is not None,
            laid=deciding and choice.planned is not None and seat == front,
            gains=self._gains(view, seat, choice) if deciding and seat == front else {},
            give_gains=self._give_gains(view) if deciding else {},
            preview=self.game.rules.preview(view, intent) if intent else None,
            status={number: self._status(view, number) for number in range(view.players)},
            last={n: cell for n, s in enumerate(view.seats) if (cell := newest_cell(s.grid)) is not None},
            log=tuple(log),
            lit=lit,
            first=choice.first if seat == front else None,
            firsts=firsts(view.legal.get(front, ())) if deciding and seat == front else frozenset(),
            turned=_turned(view, intent),
            show_gains=self.show_gains,
            show_scores=self.show_scores,
            banner=self._banner(view, situation, choice),
            banner_seat=seat if deciding else None,
            undo=undo,
        )

    def held(self, view: EcosystemView, seat: int, choice: Choice) -> str | None:
        """The card that looks for a home: the chosen one of the hand, or one already revealed."""
        me = view.seats[seat]
        if choice.chosen is not None and me.hand is not None:
            return me.hand[choice.chosen]
        return me.waiting

    def decision(self, view: EcosystemView, seat: int, choice: Choice) -> Action | None:
        """The action that *Done* would submit, or None while the choice is not complete."""
        held = self.held(view, seat, choice)
        if is_on_board(view, seat):
            return _answer(view, seat, choice.first, choice.planned)
        if view.phase in (PICK, GIVE):
            kind = Pick if view.phase == PICK else Give
            return kind(seat, held) if held is not None else None
        return Place(seat, choice.planned) if held is not None and choice.planned is not None else None

    def intended(self, view: EcosystemView, seat: int, choice: Choice) -> tuple[Action, ...]:
        """The actions that the choice stands for, as far as they change a score."""
        held = self.held(view, seat, choice)
        if is_on_board(view, seat):
            action = _answer(view, seat, choice.first, choice.target)
            return (action,) if action is not None else ()
        if view.phase == GIVE:
            return (Give(seat, held),) if held else ()
        if held is None or choice.target is None:
            return ()
        place = Place(seat, choice.target)
        return (Pick(seat, held), place) if view.phase == PICK else (place,)

    def _gains(self, view: EcosystemView, seat: int | None, choice: Choice) -> dict[Cell, int]:
        """What each cell that may be chosen now would bring: empty ones, or cards to be swapped or turned over."""
        if seat is None or view.phase == GIVE:
            return {}
        if is_on_board(view, seat):
            cells: Collection[Cell] = answers(view.legal.get(seat, ()), choice.first)
        else:
            cells = view.seats[seat].grid.legal_cells() if self.held(view, seat, choice) else ()
        before = view.sheets[seat].total
        looks = ((cell, Choice(choice.chosen, cell, first=choice.first)) for cell in cells)
        return {cell: self._sheets(view, seat, look)[seat].total - before for cell, look in looks}

    def _sheets(self, view: EcosystemView, seat: int, choice: Choice) -> tuple[ScoreSheet, ...]:
        return self.game.rules.preview(view, self.intended(view, seat, choice))

    def _give_gains(self, view: EcosystemView) -> dict[int, int]:
        hand = view.seats[0].hand
        if view.phase != GIVE or view.rival is None or hand is None:
            return {}
        before = view.sheets[view.rival].total
        after = {name: self.game.rules.preview(view, (Give(0, name),))[view.rival].total for name in set(hand)}
        return {index: after[name] - before for index, name in enumerate(hand)}

    def _status(self, view: EcosystemView, seat: int) -> str:
        if view.phase == OVER:
            return ""
        if seat not in view.actors:
            return "chosen" if view.phase == FLIP or view.seats[seat].chosen else ""
        if self.seats[seat].computer:
            return "thinking"
        if view.phase in (PICK, FLIP, HUNT):
            return "choosing"
        return "swapping" if view.seats[seat].effect else "placing"

    def _banner(self, view: EcosystemView, situation: Situation, choice: Choice) -> str:
        if situation.now is Now.OVER:
            return tr("The last card lies")
        if situation.now is not Now.DECISION or situation.seat is None:
            return self._pastime(view)
        name = self.seats[situation.seat].name
        if is_on_board(view, situation.seat):
            return self._asks_for_cards(view, situation.seat, choice).format(name=name)
        if view.phase == GIVE:
            rival = self.seats[1].name
            return tr("Give {rival} a card").format(rival=rival)
        if choice.planned is not None:
            return tr("{name}, happy with it?").format(name=name)
        if self.held(view, situation.seat, choice) is not None:
            return tr("{name}, find it a home").format(name=name)
        return tr("{name}, choose a card and find it a home").format(name=name)

    def _asks_for_cards(self, view: EcosystemView, seat: int, choice: Choice) -> str:
        """What is asked of somebody who chooses among the cards of an ecosystem."""
        theirs = seat == view.rival
        if view.phase == HUNT:
            whose = tr("For {name}: which prey does the lion take?")
            return whose if theirs else tr("{name}, which prey does the lion take?")
        if view.phase == FLIP and choice.first is None:
            return tr("For {name}: choose a whale") if theirs else tr("{name}, choose a whale")
        if view.phase == FLIP:
            whose = tr("For {name}: which card does the whale turn over?")
            return whose if theirs else tr("{name}, which card does the whale turn over?")
        if view.seats[seat].effect == "move_or_swap":
            return tr("{name}, move a card, swap two, or keep them")
        return tr("{name}, swap two cards or keep them")

    def _pastime(self, view: EcosystemView) -> str:
        """What goes on while nobody at the screen decides."""
        if view.phase == FLIP:
            return tr("The others choose for their whales")
        if view.phase == HUNT:
            return tr("The lions hunt")
        if view.phase == OVER:
            return tr("The last card lies")
        if view.phase != PICK:
            return tr("Everybody turns over a card")
        if any(seat.chosen for seat in view.seats):
            return tr("The others are choosing")
        return tr("The cards are dealt") if view.turn == 1 or view.rounds == 1 else tr("The hands go round")


def _answer(view: EcosystemView, seat: int, first: Cell | None, second: Cell | None) -> Action | None:
    """What two cells of an ecosystem mean together."""
    return answers(view.legal.get(seat, ()), first).get(second) if second is not None else None


def _turned(view: EcosystemView, intent: Sequence[Action]) -> Mapping[int, frozenset[Cell]]:
    """The cards that lie face down only in the mind of the person at the screen."""
    turned = {number: {card for _, card in seat.flips} for number, seat in enumerate(view.seats)}
    for action in intent:
        if isinstance(action, Flip | Hunt):
            turned[action.seat].add(action.turned)
    return {seat: frozenset(cells) for seat, cells in turned.items() if cells}
