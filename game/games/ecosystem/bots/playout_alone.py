"""The rest of a solo challenge, played out quickly on compact boards: by how much it is won."""

from collections.abc import Sequence
from heapq import nlargest

from game.games.ecosystem.bots.compact.board import Board, number_of
from game.games.ecosystem.bots.compact.edition import Compact
from game.games.ecosystem.solo import TURNS, drawn_after, rival_cell

EXACT = 4
"""In the last turns habit only proposes cards and cells, and points choose among them."""

GIFTS_EXACT = 2
"""In the last turns the gift is chosen by the points that it brings the rival."""

PROPOSED = 6
"""How many pairs of a card and a cell habit proposes."""

RIVALS_PROMISE = 2.5
"""How much of what a card promises the rival counts against giving it."""

Promises = dict[int, list[tuple[float, int]]]
"""Species → for every open number what the card promises there, and that number."""


def play_on_alone(
    compact: Compact,
    own: Board,
    rival: Board,
    hand: list[int],
    deck: Sequence[int],
    turn: int,
    gift: int | None = None,
) -> tuple[int, ...]:
    """Finishes the challenge and returns what makes up its margin: the points of the rows, less those of the rival.

    Args:
        compact: the edition.
        own: the player's ecosystem, in which this turn's card lies already; it is filled.
        rival: the rival's ecosystem, likewise.
        hand: the player's hand without that card; it is used up.
        deck: the cards to come, in their order.
        turn: the number of this turn.
        gift: the card to give in this turn; by habit when it is left out.
    """
    drawn, promises = 0, Promises()
    while True:
        _look(compact, own, hand, promises)
        if gift is None:
            gift = _gift(compact, own, rival, hand, promises, turn)
        hand.remove(gift)
        rival.lay(gift, number_of(rival_cell(len(rival.cards))))
        if turn == TURNS:
            return margin(compact, own, rival)
        number = drawn_after(turn)
        hand += deck[drawn : drawn + number]
        drawn += number
        turn += 1
        gift = None
        _look(compact, own, hand, promises)
        kind, cell = _chosen(compact, own, rival, hand, promises, turn)
        hand.remove(kind)
        own.place(kind, cell)
        promises = {}


def margin(compact: Compact, own: Board, rival: Board) -> tuple[int, ...]:
    """The points of the player's rows at the end and, negative, those of the rival."""
    rivals = compact.rivals_points(rival, _brought(compact, own))
    return *compact.end_rows(own, _brought(compact, rival)), -rivals


def _brought(compact: Compact, board: Board) -> list[tuple[int]]:
    return [(growing.measure(board),) for growing in compact.majorities]


def _look(compact: Compact, own: Board, hand: Sequence[int], promises: Promises) -> None:
    """Adds what the cards of the hand promise that were not looked at yet."""
    for kind in hand:
        if kind not in promises:
            promises[kind] = compact.habit.worths(own, kind)


def _chosen(
    compact: Compact, own: Board, rival: Board, hand: Sequence[int], promises: Promises, turn: int
) -> tuple[int, int]:
    """The card to place, and its number."""
    pairs = [(worth, kind, number) for kind in set(hand) for worth, number in promises[kind]]
    if turn <= TURNS - EXACT:
        return max(pairs)[1:]
    others, best, found = _brought(compact, rival), -999, (0, 0)
    for _, kind, number in nlargest(PROPOSED, pairs):
        tried = own.copy()
        tried.lay(kind, number)
        points = sum(compact.rows(tried, others))
        if points > best:
            best, found = points, (kind, number)
    return found


def _gift(compact: Compact, own: Board, rival: Board, hand: Sequence[int], promises: Promises, turn: int) -> int:
    """The card that helps the rival least and is missed least."""
    cell = number_of(rival_cell(len(rival.cards)))

    def costs(kind: int) -> float:
        return RIVALS_PROMISE * compact.habit.worth(rival, kind, cell) + max(promises[kind])[0]

    def points(kind: int) -> int:
        tried = rival.copy()
        tried.lay(kind, cell)
        return sum(compact.rivals(tried, brought))

    if turn <= TURNS - GIFTS_EXACT:
        return min(sorted(set(hand)), key=costs)
    brought = _brought(compact, own)
    return min(sorted(set(hand)), key=points)
