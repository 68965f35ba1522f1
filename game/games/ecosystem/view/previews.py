"""What actions would score, worked out once for each moment: hovering asks for the same again and again."""

from dataclasses import dataclass, field

from game.core.rules import Game, Seat
from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.actions import Action, Give
from game.games.ecosystem.state import GIVE, EcosystemView
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame, intended, open_cells

Sheets = tuple[ScoreSheet, ...]


@dataclass(slots=True)
class Previews:
    """The sheets after the actions of whoever decides, for one view at a time."""

    game: Game
    _view: EcosystemView | None = None
    _sheets: dict[tuple[Action, ...], Sheets] = field(default_factory=dict)

    def after(self, view: EcosystemView, actions: tuple[Action, ...]) -> Sheets:
        """All sheets after these actions."""
        if view is not self._view:
            self._view, self._sheets = view, {}
        if actions not in self._sheets:
            self._sheets[actions] = self.game.rules.preview(view, actions)
        return self._sheets[actions]

    def gains(self, frame: EcosystemFrame, choice: Choice) -> dict[Cell, int]:
        """What each cell that may be chosen now would bring whoever decides."""
        seat, view = frame.situation.decider, frame.view
        if seat is None:
            return {}
        before = view.sheets[seat].total
        looks = {cell: Choice(choice.chosen, cell, first=choice.first) for cell in open_cells(frame, choice)}
        return {cell: self.after(view, intended(frame, look))[seat].total - before for cell, look in looks.items()}

    def gifts(self, frame: EcosystemFrame) -> dict[int, int]:
        """Solo: what each card of the hand, by its place, would bring the rival."""
        return self._given(frame, frame.view.rival)

    def gift_costs(self, frame: EcosystemFrame) -> dict[int, int]:
        """Solo: how each card of the hand, by its place, would change the total of whoever gives it."""
        return self._given(frame, frame.situation.decider)

    def _given(self, frame: EcosystemFrame, whose: Seat | None) -> dict[int, int]:
        """By how much each gift would change this total."""
        seat, view = frame.situation.decider, frame.view
        hand = view.seats[seat].hand if seat is not None else None
        if seat is None or view.phase != GIVE or whose is None or hand is None:
            return {}
        before = view.sheets[whose].total
        after = [self.after(view, (Give(seat, name),))[whose].total for name in hand]
        return {index: total - before for index, total in enumerate(after)}
