"""The draft of two and more players (Forest, section 1.2): rounds, the ring of hands, the neutral seat of two."""

from collections.abc import Sequence
from typing import TypeVar

from game.core.rng import Rng

ROUNDS = 2
TURNS = 10

T = TypeVar("T")


def ring(players: int) -> tuple[int, ...]:
    """The seats in the order in which hands go round; the neutral seat (2) of two players sits between them."""
    return (0, 2, 1) if players == 2 else tuple(range(players))


def receiver(seat: int, round_: int, players: int) -> int:
    """The seat that gets the hand of a seat."""
    seats = ring(players)
    return seats[(seats.index(seat) + passing(round_)) % len(seats)]


def passed(hands: Sequence[T], round_: int, players: int) -> tuple[T, ...]:
    """Return the hands by seat, the neutral one last, after all have passed on by one seat."""
    held = {receiver(seat, round_, players): hand for seat, hand in enumerate(hands)}
    return tuple(held[seat] for seat in range(len(hands)))


def passing(round_: int) -> int:
    """+1 when hands go to the left (round 1), −1 to the right."""
    return 1 if round_ == 1 else -1


def keeps_leftover(deal: Sequence[int]) -> bool:
    """True when the card left after round 1 stays in the hand, because round 2 deals fewer new cards."""
    return deal[1] < deal[0]


def neutral_hand_sizes(deal: Sequence[int]) -> tuple[int, ...]:
    """From how many cards the neutral one is drawn in each of the turns of both rounds."""
    leftover = deal[0] - TURNS if keeps_leftover(deal) else 0
    return tuple(start - turn for start in (deal[0], deal[1] + leftover) for turn in range(TURNS))


def draw_neutral(deal: Sequence[int], rng: Rng) -> tuple[int, ...]:
    """The places, in each turn, of the card that leaves the neutral hand."""
    return tuple(rng.below(size) for size in neutral_hand_sizes(deal))
