"""The rest of a solo challenge, played out quickly on compact boards: by how much it is won."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.chance import FACTOR, PRIME
from game.games.ecosystem.bots.compact.board import Board, number_of
from game.games.ecosystem.bots.compact.edition import Compact
from game.games.ecosystem.bots.moves import best_now, habitual
from game.games.ecosystem.solo import TURNS, drawn_after, rival_cell

EXACT = 4
"""The last turns, which are played by points instead of habit."""

LOOKS = 3
"""On how many cells each card is tried by habit."""

RIVALS_PROMISE = 1.5
"""How much of what a card promises the rival counts against giving it."""


@dataclass(frozen=True, slots=True)
class Draws:
    """One way in which the cards to come may lie, and what decides everything else in this playout."""

    cards: Sequence[int]
    chance: int


def play_on_alone(
    compact: Compact, own: Board, rival: Board, hand: list[int], draws: Draws, turn: int, gift: int | None = None
) -> tuple[int, ...]:
    """Finishes the challenge and returns what makes up its margin: the points of the rows, less those of the rival.

    Args:
        compact: the edition.
        own: the player's ecosystem, in which this turn's card lies already; it is filled.
        rival: the rival's ecosystem, likewise.
        hand: the player's hand without that card; it is used up.
        draws: what chance decides.
        turn: the number of this turn.
        gift: the card to give in this turn; by habit when it is left out.
    """
    chance, drawn = draws.chance, 0
    while True:
        if gift is None:
            gift = _gift(compact, own, rival, hand, turn)
        hand.remove(gift)
        rival.place(gift, number_of(rival_cell(len(rival.cards))))
        if turn == TURNS:
            return margin(compact, own, rival)
        number = drawn_after(turn)
        hand += draws.cards[drawn : drawn + number]
        drawn += number
        turn += 1
        gift = None
        if turn > TURNS - EXACT:
            place, cell = best_now(compact, own, hand, _brought(compact, rival))
        else:
            chance = chance * FACTOR % PRIME
            place, cell = habitual(compact.habit, own, hand, chance, LOOKS)
        own.place(hand.pop(place), cell)


def margin(compact: Compact, own: Board, rival: Board) -> tuple[int, ...]:
    """The points of the player's rows at the end and, negative, those of the rival."""
    rivals = compact.rivals_points(rival, _brought(compact, own))
    return *compact.end_rows(own, _brought(compact, rival)), -rivals


def _brought(compact: Compact, board: Board) -> list[tuple[int]]:
    return [(growing.measure(board),) for growing in compact.majorities]


def _gift(compact: Compact, own: Board, rival: Board, hand: Sequence[int], turn: int) -> int:
    """The card that helps the rival least and is missed least."""
    cell = number_of(rival_cell(len(rival.cards)))
    kinds = sorted(set(hand))
    if turn > TURNS - EXACT:
        brought = _brought(compact, own)

        def rivals(kind: int) -> float:
            tried = rival.copy()
            tried.place(kind, cell)
            return sum(compact.rivals(tried, brought))
    else:

        def rivals(kind: int) -> float:
            return RIVALS_PROMISE * compact.habit.worth(rival, kind, cell)

    if not own.open:
        return min(kinds, key=rivals)
    opened = own.open[:: 1 + len(own.open) // 4]
    missed = {kind: max([compact.habit.worth(own, kind, number) for number in opened]) for kind in kinds}
    return min(kinds, key=lambda kind: rivals(kind) + (missed[kind] if turn < TURNS - 1 else 0))
