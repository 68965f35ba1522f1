"""How playouts choose a card and its cell: by habit, or at the end by points."""

from collections.abc import Sequence

from game.games.ecosystem.bots.compact.board import Board
from game.games.ecosystem.bots.compact.edition import Compact, Habit


def habitual(habit: Habit, board: Board, hand: Sequence[int], chance: int) -> tuple[int, int]:
    """The place of a card in the hand and an open number: the best of a few pairs.

    Args:
        habit: how a card on a number is judged.
        board: the ecosystem.
        hand: the cards.
        chance: where to begin.
    """
    at, held, opened = board.at, board.held, board.open
    base, pairs, hints = habit.base, habit.pairs, habit.hints
    start = chance % len(opened)
    cells = opened[start:] + opened[:start]
    while len(cells) < len(hand):
        cells += cells
    best, found, at_number = -99.0, 0, cells[0]
    for place, kind in enumerate(hand):
        pair, hint, number = pairs[kind], hints[kind], cells[place]
        worth = base[kind][held[kind]] + pair[at[number - 16]] + pair[at[number - 1]]
        worth += pair[at[number + 1]] + pair[at[number + 16]]
        if hint is not None:
            worth += hint[1] * hint[0](board, number)
        if worth > best:
            best, found, at_number = worth, place, number
    return found, at_number


def best_now(compact: Compact, board: Board, hand: Sequence[int], others: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The place of a card in the hand and an open number that score most at once."""
    best, found, at_number = -999, 0, board.open[0]
    for kind in set(hand):
        for number in board.open:
            tried = board.copy()
            tried.lay(kind, number)
            points = sum(compact.rows(tried, others))
            if points > best:
                best, found, at_number = points, hand.index(kind), number
    return found, at_number
