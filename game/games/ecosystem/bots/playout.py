"""The rest of a draft, played out quickly on compact boards: what it brings one seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.chance import FACTOR, PRIME
from game.games.ecosystem.bots.compact.board import Board
from game.games.ecosystem.bots.compact.edition import Compact
from game.games.ecosystem.bots.moves import best_now, habitual
from game.games.ecosystem.draft import TURNS

EXACT = 2
"""The last own cards, which are placed by points instead of habit."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One way in which the cards that a seat cannot see may lie.

    Attributes:
        hands: the cards of each hand, in the order in which they come to the seat.
        later: the cards that are dealt in the second round.
        chance: what decides everything else in this playout.
    """

    hands: Sequence[Sequence[int]]
    later: Sequence[int]
    chance: int


@dataclass(frozen=True, slots=True)
class Course:
    """What is certain about the rest of the game.

    Attributes:
        left: the seat's own cards that are still to come in this round.
        more: the number of new cards in each hand of a round that is still to come, or 0.
        keeps: the cards left over stay in the hands when that round is dealt.
        needs: for each other seat, in the order of the hands, species → how much it wants that card.
        others: for each majority what each other seat brings into it now.
        growing: species → the place in `others` that grows by it, and out of how many cards one makes it grow.
    """

    left: int
    more: int
    keeps: bool
    needs: Sequence[Sequence[float]]
    others: Sequence[Sequence[int]]
    growing: Sequence[tuple[int, int] | None]


def play_on(
    compact: Compact, course: Course, board: Board, hands: list[list[int]], deal: Deal, picking: bool
) -> tuple[int, ...]:
    """Finishes the game for one seat and returns the points of its rows.

    Args:
        compact: the edition.
        course: what is certain about the rest.
        board: the seat's ecosystem; it is filled.
        hands: the hands in the order in which they come to the seat, which has just taken its card. They are used up.
        deal: everything else that chance decides.
        picking: the others still have to take their cards of this turn.
    """
    size = len(hands)
    others = [list(row) for row in course.others]
    now, step, left, more = 0, 1, course.left, course.more
    chance = deal.chance
    if picking:
        chance = _others_take(course, hands, 0, others, chance)
    to_come = left + (TURNS if more else 0)
    while to_come:
        if left:
            now = (now + step) % size
        else:
            _deal_again(hands, deal.later, more, course.keeps)
            step, left, more = -1, TURNS, 0
        left -= 1
        to_come -= 1
        hand = hands[now]
        if to_come < EXACT:
            place, number = best_now(compact, board, hand, others)
        else:
            chance = chance * FACTOR % PRIME
            place, number = habitual(compact.habit, board, hand, chance)
        kind = hand[place]
        hand[place] = hand[-1]
        hand.pop()
        board.place(kind, number)
        chance = _others_take(course, hands, now, others, chance)
    return compact.end_rows(board, others)


def _others_take(course: Course, hands: list[list[int]], now: int, others: list[list[int]], chance: int) -> int:
    """Every other seat takes a card; what it brings into the majorities grows."""
    size = len(hands)
    for seat in range(1, size):
        kind = _taken(hands[(now + seat) % size], course.needs[seat - 1])
        grows = course.growing[kind]
        if grows is not None:
            chance = chance * FACTOR % PRIME
            if chance % grows[1] == 0:
                others[grows[0]][seat - 1] += 1
    return chance


def _deal_again(hands: list[list[int]], later: Sequence[int], size: int, keeps: bool) -> None:
    start = 0
    for hand in hands:
        if not keeps:
            hand.clear()
        hand += later[start : start + size]
        start += size


def _taken(hand: list[int], need: Sequence[float]) -> int:
    """Takes out of a hand what its holder wants most of the last three."""
    if len(hand) > 1 and need[hand[-2]] > need[hand[-1]]:
        hand[-1], hand[-2] = hand[-2], hand[-1]
    if len(hand) > 2 and need[hand[-3]] > need[hand[-1]]:
        hand[-1], hand[-3] = hand[-3], hand[-1]
    return hand.pop()
