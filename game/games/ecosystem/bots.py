"""Computer players of Ecosystem. They see what a person in their seat sees, and score as a person's preview does."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from itertools import combinations

from game.bots.think import best
from game.core.rng import Rng
from game.core.rules import Bot, Event, Thought
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Give, Pick, Place, Swap
from game.games.ecosystem.draft import receiver
from game.games.ecosystem.edition import Edition, Layout, Row
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.scoring import measures, row_points
from game.games.ecosystem.solo import RIVAL, rival_cell
from game.games.ecosystem.state import EcosystemView

DENIAL = 0.3
"""How much of the next seat's best gain medium counts against the hand it passes on."""

CARE = 0.5
"""How much of its own next gain medium counts against a card it would give to the rival."""

WHIM = 10
"""How many points easy may misjudge a choice by."""

Worth = Callable[[Layout], float]


def bots(edition: Edition) -> Mapping[str, Bot]:
    """The computer players of an edition, by level."""
    return {"random": random, "easy": partial(easy, edition), "medium": partial(medium, edition)}


def random(view: EcosystemView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Any legal action, each equally likely."""
    yield
    (legal,) = view.legal.values()
    return rng.choice(tuple(legal))


def easy(edition: Edition, view: EcosystemView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """A beginner: sees what its own cards score now, misjudges it a little, forgets everybody else."""
    ((seat, legal),) = view.legal.items()
    own = view.seats[seat].grid
    rows = [row for row in edition.rows if isinstance(row, Row)]

    def worth(layout: Layout) -> float:
        return sum(line.points for row in rows for line in row.lines(layout))

    def judge(action: Action) -> float:
        match action:
            case Pick(_, species):
                seen = max(worth({**own.layout(), cell: species}) for cell in own.legal_cells())
            case _:
                seen = worth(_after(action, view))
        return seen + rng.below(WHIM * 10) / 10

    _, action = yield from best(legal, judge)
    return action


def medium(edition: Edition, view: EcosystemView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Weighs every card on every cell, with its effect, against the others' ecosystems and the hand it passes on."""
    ((seat, legal),) = view.legal.items()
    actions = tuple(legal)
    worth = _worth(edition, view, seat)
    own = view.seats[seat].grid
    if isinstance(actions[0], Pick):
        gains = yield from _gains(edition, own, worth, [a.species for a in actions])
        denied = yield from _denied(edition, view, seat)
        _, action = yield from best(actions, lambda a: gains[a.species] - DENIAL * denied(a.species))
    elif isinstance(actions[0], Give):
        gains = yield from _gains(edition, own, worth, [a.species for a in actions])
        loss = _rivals_points(edition, view)
        _, action = yield from best(actions, lambda a: -loss(a.species) - CARE * gains[a.species])
    else:
        _, action = yield from best(actions, lambda a: worth(_after(a, view)))
    return action


def _after(action: Action, view: EcosystemView) -> Layout:
    """The own ecosystem after placing or using the effect."""
    seat = view.seats[action.seat]
    match action:
        case Place(_, cell) if seat.waiting is not None:
            return seat.grid.layout() | {cell: seat.waiting}
        case Swap(_, a, b):
            return _swapped(seat.grid.layout(), a, b)
        case _:
            return seat.grid.layout()


def _swapped(layout: Layout, a: Cell, b: Cell) -> Layout:
    return {**layout, a: layout[b], b: layout[a]}


def _worth(edition: Edition, view: EcosystemView, seat: int) -> Worth:
    """What a layout of that seat scores while all others stay as they are."""
    others = [other.grid.layout() for number, other in enumerate(view.seats) if number != seat]
    values = measures(edition, others, view.neutral_pile or ())
    without = edition.rival.without if seat == view.rival else frozenset()
    return lambda layout: sum(p for row, p in row_points(edition, layout, values).items() if row not in without)


def _gains(
    edition: Edition, own: Grid, worth: Worth, cards: Sequence[str]
) -> Generator[None, None, dict[str, float]]:
    """For each species the points that its best place, and its effect, would add."""
    layout = own.layout()
    cells = own.legal_cells()
    now = worth(layout)
    gains = dict.fromkeys(cards, 0.0)
    for species in gains if cells else ():
        found, cell = yield from best(cells, lambda cell, s=species: worth({**layout, cell: s}))
        if species in edition.effects and layout:
            placed = {**layout, cell: species}
            swapped, _ = yield from best(combinations(placed, 2), lambda pair, p=placed: worth(_swapped(p, *pair)))
            found = max(found, swapped)
        gains[species] = found - now
    return gains


def _denied(edition: Edition, view: EcosystemView, seat: int) -> Generator[None, None, Callable[[str], float]]:
    """What the next player could gain from the hand that is passed on, by the species that is taken out."""
    hand = Counter(view.seats[seat].hand)
    to = receiver(seat, view.round, view.players)
    if view.turn == view.turns or to >= view.players or to == seat:
        return lambda species: 0.0
    gains = yield from _gains(edition, view.seats[to].grid, _worth(edition, view, to), list(hand))
    return lambda taken: max(gains[species] for species in (hand - Counter((taken,))))


def _rivals_points(edition: Edition, view: EcosystemView) -> Callable[[str], float]:
    """What the rival would score with a given card."""
    worth = _worth(edition, view, RIVAL)
    layout = view.seats[RIVAL].grid.layout()
    cell = rival_cell(len(layout))
    return lambda species: worth({**layout, cell: species})
