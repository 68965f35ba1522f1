"""What is worth playing out: the choices of one decision that look best at once."""

from collections.abc import Collection, Generator, Iterable
from typing import NamedTuple

from game.bots.think import Slices
from game.games.ecosystem.actions import Action, Give, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.bots.compact.board import Board, number_of
from game.games.ecosystem.bots.compact.edition import Compact, Others

PROMISE = 0.3
"""How much of what a card promises on its cell counts beside its points."""

CELLS = 2
"""On how many cells a species is played out."""

SCORING = 0.03
"""What one score costs, as in `Slices`."""


class Choice(NamedTuple):
    """A choice to be played out: the action, the board after it, what it looks worth at once, the card it takes."""

    action: Action
    board: Board
    worth: float
    taken: int | None = None


def choice_for(choices: Iterable[Choice], action: Action) -> Choice | None:
    """Return the choice that stands for an action; None when it is not among them.

    Args:
        choices: as `Candidates` makes them, in any order.
        action: a legal action. An exchange of two cards of one species changes nothing, so declining stands for it.
    """
    known = {choice.action: choice for choice in reversed(list(choices))}
    if isinstance(action, Swap) and action not in known:
        return known.get(Keep(action.seat))
    return known.get(action)


class Candidates:
    """The choices of one seat."""

    def __init__(self, compact: Compact, board: Board, others: Others, changing: Collection[str]) -> None:
        """`changing`: the species that may rearrange the ecosystem when they are placed."""
        self._compact, self._board, self._others, self._changing = compact, board, others, changing
        self._slices = Slices()

    def cards(self, picks: Iterable[Pick]) -> Generator[None, None, list[Choice]]:
        """Every card on its best cells, and one that rearranges also after its best use; the best first."""
        found = []
        for pick in picks:
            cells = yield from self._on_cells(pick, pick.species, self._board.open)
            if pick.species in self._changing:
                cells.insert(0, (yield from self._used(cells[0])))
            found += cells[:CELLS]
        return _ranked(found)

    def cells(self, places: Iterable[Place], species: str) -> Generator[None, None, list[Choice]]:
        """The revealed card on every cell, with its best use there; the best first."""
        found = []
        for place in places:
            (choice,) = yield from self._on_cells(place, species, (number_of(place.cell),))
            choice = choice._replace(taken=None)
            found.append((yield from self._used(choice)) if species in self._changing else choice)
        return _ranked(found)

    def uses(self, actions: Iterable[Action]) -> Generator[None, None, list[Choice]]:
        """Every use of an effect that changes something, and none; the best first."""
        found = []
        for action in actions:
            after = self._board.copy()
            match action:
                case Keep():
                    pass
                case Move(_, start, end):
                    after.move(number_of(start), number_of(end))
                case Swap(_, a, b) if after.at[number_of(a)] != after.at[number_of(b)]:
                    after.swap(number_of(a), number_of(b))
                case _:
                    continue
            found.append(Choice(action, after, self._points(after)))
            if self._slices.full(SCORING):
                yield
        return _ranked(found)

    def gifts(self, gives: Iterable[Give]) -> list[Choice]:
        """Every card that may be given away."""
        return [Choice(give, self._board, 0.0, self._compact.species.index(give.species)) for give in gives]

    def _on_cells(self, action: Action, species: str, numbers: Iterable[int]) -> Generator[None, None, list[Choice]]:
        kind, found = self._compact.species.index(species), []
        for number in numbers:
            after = self._board.copy()
            after.place(kind, number)
            worth = self._points(after) + PROMISE * self._compact.habit.worth(self._board, kind, number)
            found.append(Choice(action, after, worth, kind))
            if self._slices.full(SCORING):
                yield
        return _ranked(found)

    def _used(self, choice: Choice) -> Generator[None, None, Choice]:
        """The choice followed by the exchange of two cards that scores most now, if any scores more."""
        board = choice.board.copy()
        now = most = self._points(board)
        best = None
        for place, a in enumerate(board.cards):
            for b in board.cards[place + 1 :]:
                if board.at[a] != board.at[b]:
                    board.swap(a, b)
                    points = self._points(board)
                    board.swap(a, b)
                    if points > most:
                        most, best = points, (a, b)
                    if self._slices.full(SCORING):
                        yield
        if best is not None:
            board.swap(*best)
        return choice._replace(board=board, worth=choice.worth + most - now)

    def _points(self, board: Board) -> int:
        return sum(self._compact.rows(board, self._others))


def _ranked(choices: list[Choice]) -> list[Choice]:
    return sorted(choices, key=lambda choice: -choice.worth)
