"""The draft of two and more players (Forest, section 1.2): deal, reveal, pass, and the neutral seat of two."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.rng import Rng
from game.core.rules import Secret, Step
from game.games.ecosystem.events import Dealt, HandsDiscarded, HandsPassed, Revealed
from game.games.ecosystem.state import END, PICK, PLACE, State

ROUNDS = 2
TURNS = 10


def ring(players: int) -> tuple[int, ...]:
    """The seats in the order in which hands go round; the neutral seat (2) of two players sits between them."""
    return (0, 2, 1) if players == 2 else tuple(range(players))


def receiver(seat: int, round_: int, players: int) -> int:
    """The seat that gets the hand of a seat."""
    seats = ring(players)
    return seats[(seats.index(seat) + passing(round_)) % len(seats)]


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


def passing(round_: int) -> int:
    """+1 when hands go to the left (round 1), −1 to the right."""
    return 1 if round_ == 1 else -1


def deal_round(s: State) -> Step[State]:
    """New cards from the front of the deck: seat 0's, seat 1's, …, the neutral seat's."""
    size = s.deal[s.round - 1]
    new = tuple(s.deck[i * size : (i + 1) * size] for i in range(len(s.hands)))
    state = replace(
        s,
        deck=s.deck[size * len(s.hands) :],
        hands=tuple(old + cards for old, cards in zip(s.hands, new)),
        phase=PICK,
    )
    return Step(state, (Dealt(s.round, size, _held(new, s.players)),))


def _held(hands: Sequence[tuple[str, ...]], players: int) -> tuple[Secret[tuple[str, ...]], ...]:
    """Cards for each seat, which its player alone may see."""
    return tuple(Secret(hand, frozenset({seat} if seat < players else ())) for seat, hand in enumerate(hands))


def reveal(s: State) -> Step[State]:
    """All chosen cards turn over; with two players a card leaves the neutral hand for the neutral pile."""
    cards = tuple((seat, species) for seat, species in enumerate(s.picks) if species is not None)
    state = replace(s, phase=PLACE, waiting=s.picks, picks=(None,) * s.players)
    if s.players != 2:
        return Step(state, (Revealed(cards),))
    place = s.neutral_draws[game_turn(s) - 1]
    *players, neutral = s.hands
    state = replace(
        state,
        hands=(*players, neutral[:place] + neutral[place + 1 :]),
        neutral_pile=(*s.neutral_pile, neutral[place]),
    )
    return Step(state, (Revealed(cards, neutral[place]),))


def game_turn(s: State) -> int:
    """The turn counted over the whole game, from 1."""
    return (s.round - 1) * TURNS + s.turn


def end_turn(s: State) -> Step[State]:
    """Everybody has placed: hands move on, or the next round is dealt, or the game is over."""
    if s.turn < TURNS:
        passed = {receiver(seat, s.round, s.players): hand for seat, hand in enumerate(s.hands)}
        hands = tuple(hand for _, hand in sorted(passed.items()))
        unordered = [tuple(sorted(hand)) for hand in hands]
        event = HandsPassed(passing(s.round), _held(unordered, s.players))
        return Step(replace(s, hands=hands, turn=s.turn + 1, phase=PICK), (event,))
    if s.round == ROUNDS:
        return Step(replace(s, phase=END))
    following = replace(s, round=s.round + 1, turn=1)
    if keeps_leftover(s.deal) or not any(s.hands):
        return deal_round(following)
    dealt = deal_round(replace(following, hands=((),) * len(s.hands)))
    return Step(dealt.state, (HandsDiscarded(), *dealt.events))
