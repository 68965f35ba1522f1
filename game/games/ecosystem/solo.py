"""The solo challenge (Forest, section 1.4): play a card, give a card to the rival, draw."""

from dataclasses import replace

from game.core.rules import Event, Secret, Step
from game.core.score import Cell
from game.games.ecosystem.events import CardGiven, CardsDrawn
from game.games.ecosystem.grid import COLUMNS, Card
from game.games.ecosystem.state import END, PICK, State

HAND = 10
TURNS = 20
CARDS = 41
RIVAL = 1


def rival_cell(cards: int) -> Cell:
    """Where the rival's next card lies when it has so many: its grid fills in reading order."""
    return cards % COLUMNS, cards // COLUMNS


def drawn_after(turn: int) -> int:
    """How many cards are drawn after a turn: one, five when the rival completed a row, none at the end."""
    if turn == TURNS:
        return 0
    return COLUMNS if turn % COLUMNS == 0 else 1


def give(s: State, species: str) -> Step[State]:
    """The card goes from the hand (where it is no longer counted) to the rival, then cards are drawn."""
    cell = rival_cell(len(s.grids[RIVAL]))
    card = Card(f"{RIVAL}.{s.turn}", species)
    count = drawn_after(s.turn)
    given: Event = CardGiven(RIVAL, card, cell)
    state = replace(
        s,
        grids=(s.grids[0], s.grids[RIVAL].with_card(cell, card)),
        hands=(s.hands[0] + s.deck[:count],),
        deck=s.deck[count:],
    )
    if s.turn == TURNS:
        return Step(replace(state, phase=END), (given,))
    drawn = CardsDrawn(0, count, Secret(s.deck[:count], frozenset({0})))
    return Step(replace(state, phase=PICK, turn=s.turn + 1), (given, drawn))
