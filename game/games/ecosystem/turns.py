"""The course of a game between decisions: reveal, pass, deal, draw, and the ending (Forest, section 1)."""

from collections.abc import Collection, Iterable, Sequence

from game.core.rules import Secret
from game.core.score import Cell
from game.core.transaction import Transaction
from game.games.ecosystem import draft, solo
from game.games.ecosystem.events import (
    CardsDrawn,
    CardsTurned,
    Dealt,
    GameEnded,
    HandsDiscarded,
    HandsPassed,
    Revealed,
    TurningBegan,
)
from game.games.ecosystem.state import FLIP, GIVE, PICK, PLACE, State


def proceed(c: Transaction[State]) -> None:
    """Tell what happens after the last decision of a phase, until a seat may act or the game is over."""
    phase = c.state.phase
    if phase == PICK:
        _reveal(c)
    elif phase == PLACE:
        _end_turn(c)
    elif phase == GIVE:
        _draw(c)
    else:
        _end_game(c)


def deal_round(c: Transaction[State], round_: int) -> None:
    """Deal new cards from the front of the deck: seat 0's, seat 1's, …, the neutral seat's."""
    s = c.state
    size = s.deal.sizes[round_ - 1]
    new = (s.deck[i * size : (i + 1) * size] for i in range(len(s.hands)))
    c.tell(Dealt(round_, size, _held(new, s.players)))


def _held(hands: Iterable[tuple[str, ...]], players: int) -> tuple[Secret[tuple[str, ...]], ...]:
    """Return each hand as a secret that only its player may see; the neutral hand is seen by nobody."""
    return tuple(Secret(hand, frozenset({seat} if seat < players else ())) for seat, hand in enumerate(hands))


def _reveal(c: Transaction[State]) -> None:
    """Turn over all chosen cards; with two players a card leaves the neutral hand for the neutral pile."""
    s = c.state
    cards = tuple((number, seat.pick) for number, seat in enumerate(s.seats) if seat.pick is not None)
    c.tell(Revealed(cards, (s.neutral_cards.species or ())[s.neutral_place] if s.players == 2 else None))


def _end_turn(c: Transaction[State]) -> None:
    """Pass the hands, deal the next round, or begin the ending."""
    s = c.state
    if s.turn < s.turns:
        hands = draft.passed([tuple(sorted(hand.species or ())) for hand in s.hands], s.round, s.players)
        c.tell(HandsPassed(s.passing, _held(hands, s.players)))
    elif s.round == s.rounds:
        _begin_ending(c)
    else:
        if any(hand.size for hand in s.hands) and not draft.keeps_leftover(s.deal.sizes):
            c.tell(HandsDiscarded())
        deal_round(c, s.round + 1)


def _draw(c: Transaction[State]) -> None:
    """Solo: draw new cards, or begin the ending after the last turn."""
    s = c.state
    count = solo.drawn_after(s.turn)
    if count:
        c.tell(CardsDrawn(0, count, Secret(s.deck[:count], frozenset({0}))))
    else:
        _begin_ending(c)


def _begin_ending(c: Transaction[State]) -> None:
    """Turn over the cards that turn by themselves, then let the seats choose, or end the game."""
    ending = c.state.played.ending
    if ending is None:
        _end_game(c)
        return
    for cause, turning in ending.by_itself.items():
        _turn(c, [turning(seat.grid.layout()) for seat in c.state.seats], cause)
    if c.state.choosers(ending.phase):
        c.tell(TurningBegan(ending.phase))
    else:
        _end_game(c)


def _turn(c: Transaction[State], cells: Sequence[Collection[Cell]], cause: str) -> None:
    """Turn the cards of all seats face down at once; tell nothing when there are none."""
    cards = tuple((seat, cell) for seat, own in enumerate(cells) for cell in sorted(own))
    if cards:
        c.tell(CardsTurned(cards, cause))


def _end_game(c: Transaction[State]) -> None:
    """Turn face down what was chosen in secret, then end the game."""
    s = c.state
    if s.phase == FLIP and s.played.ending is not None:
        _turn(c, [{chosen.turned for chosen in seat.turnings} for seat in s.seats], s.played.ending.cause)
    c.tell(GameEnded(c.state.leading.winners))
