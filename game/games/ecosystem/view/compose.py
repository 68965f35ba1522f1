"""From what may be seen and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.rules import Game
from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.actions import Action, Give, Pick, Place, Swap
from game.games.ecosystem.state import GIVE, OVER, PICK, EcosystemView
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.chronicle import newest_cell
from game.games.ecosystem.view.model import LogLine, SeatInfo, TableModel
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
            laid=deciding and choice.planned is not None and choice.hover in (None, choice.planned) and seat == front,
            gains=self._gains(view, seat, choice) if deciding and seat == front else {},
            give_gains=self._give_gains(view) if deciding else {},
            preview=self.game.rules.preview(view, intent) if intent else None,
            status={number: self._status(view, number) for number in range(view.players)},
            last={n: cell for n, s in enumerate(view.seats) if (cell := newest_cell(s.grid)) is not None},
            log=tuple(log),
            lit=lit,
            swap_from=choice.swap_from,
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
        if view.seats[seat].effect:
            both = {cell for cell in (choice.swap_from, choice.planned) if cell is not None}
            if len(both) < 2:
                return None
            first, second = sorted(both)
            return Swap(seat, first, second)
        if view.phase in (PICK, GIVE):
            kind = Pick if view.phase == PICK else Give
            return kind(seat, held) if held is not None else None
        return Place(seat, choice.planned) if held is not None and choice.planned is not None else None

    def intended(self, view: EcosystemView, seat: int, choice: Choice) -> tuple[Action, ...]:
        """The actions that the choice stands for, as far as they change a score."""
        held = self.held(view, seat, choice)
        if view.seats[seat].effect:
            swap = self.decision(view, seat, choice)
            return (swap,) if swap is not None else ()
        if view.phase == GIVE:
            return (Give(seat, held),) if held else ()
        if held is None or choice.target is None:
            return ()
        place = Place(seat, choice.target)
        return (Pick(seat, held), place) if view.phase == PICK else (place,)

    def _gains(self, view: EcosystemView, seat: int | None, choice: Choice) -> dict[Cell, int]:
        if seat is None or view.phase == GIVE or view.seats[seat].effect:
            return {}
        held = self.held(view, seat, choice)
        if held is None:
            return {}
        before = view.sheets[seat].total
        looks = ((cell, Choice(choice.chosen, cell)) for cell in view.seats[seat].grid.legal_cells())
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
        if view.phase == PICK and view.seats[seat].chosen:
            return "chosen"
        if seat not in view.actors:
            return ""
        if self.seats[seat].computer:
            return "thinking"
        if view.phase == PICK:
            return "choosing"
        return "swapping" if view.seats[seat].effect else "placing"

    def _banner(self, view: EcosystemView, situation: Situation, choice: Choice) -> str:
        if situation.now is Now.OVER:
            return tr("The last card lies")
        if situation.now is not Now.DECISION or situation.seat is None:
            return self._pastime(view)
        name = self.seats[situation.seat].name
        if view.seats[situation.seat].effect:
            return tr("{name}, swap two cards or keep them").format(name=name)
        if view.phase == GIVE:
            rival = self.seats[1].name
            return tr("Give {rival} a card").format(rival=rival)
        if choice.planned is not None and choice.chosen is not None:
            return tr("{name}, happy with it?").format(name=name)
        if self.held(view, situation.seat, choice) is not None:
            return tr("{name}, find it a home").format(name=name)
        return tr("{name}, choose a card and find it a home").format(name=name)

    def _pastime(self, view: EcosystemView) -> str:
        """What goes on while nobody at the screen decides."""
        if view.phase != PICK:
            return tr("Everybody turns over a card")
        if any(seat.chosen for seat in view.seats):
            return tr("The others are choosing")
        return tr("The cards are dealt") if view.turn == 1 or view.rounds == 1 else tr("The hands go round")
