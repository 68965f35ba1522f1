"""The computer players that look no further than their next step. They score with the rows of the edition."""

from collections import Counter
from collections.abc import Callable, Collection, Generator, Sequence
from typing import Protocol

from game.bots.think import best
from game.core.rng import Rng
from game.core.rules import Event, Legal, Seat, Thought
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap, Turning
from game.games.ecosystem.bots.tempers import Liking, indifferent
from game.games.ecosystem.draft import receiver
from game.games.ecosystem.edition import Bonus, Down, Edition, Ending, Layout, Majority, Row
from game.games.ecosystem.grid import COLUMNS, ROWS, Grid
from game.games.ecosystem.scoring import measures, row_lines
from game.games.ecosystem.solo import RIVAL, rival_cell
from game.games.ecosystem.state import FLIP, EcosystemView

WHIM = 10
"""How many points easy may misjudge a choice by."""

DENIAL = 0.1
"""How much of the next player's best gain medium counts against the hand it passes on."""

LEAD = 1.6
"""How many times its fair share of the box medium thinks a seat needs to win a majority."""

SCORING, TURNED = 0.125, 3
"""What one worth costs, as in `Slices`, and how many cards a whale tries to turn on average."""

_NONE: Down = frozenset()


class Worth(Protocol):
    """What an ecosystem is worth with these cards, of which some lie face down."""

    def __call__(self, layout: Layout, down: Down = _NONE) -> float: ...


def random(view: EcosystemView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Any legal action, each equally likely."""
    yield
    _, legal = _to_decide(view)
    return rng.choice(tuple(legal))


def easy(
    edition: Edition, view: EcosystemView, history: Sequence[Event], rng: Rng, liking: Liking = indifferent
) -> Thought[Action]:
    """A beginner: sees what its own cards score now, misjudges it a little, forgets everybody else."""
    seat, legal = _to_decide(view)
    own = view.seats[seat].grid
    edition = edition.under(view.options)
    rows = [row for row in edition.rows if isinstance(row, Row)]
    sign = -1 if seat == view.rival else 1

    def worth(layout: Layout, down: Down = _NONE) -> float:
        stages = edition.stages(layout, _down(edition, layout, down, seat == view.rival))
        return sign * sum(line.points for row in rows for line in row.lines(stages[row.stage]))

    def judge(action: Action) -> float:
        match action:
            case Pick(_, species):
                seen = max(worth({**own.layout(), cell: species}) for cell in own.legal_cells())
                seen += liking(species, own)
            case _:
                seen = worth(*_after(action, view))
        return seen + rng.below(WHIM * 10) / 10

    _, action = yield from best(legal, judge)
    return action


def medium(
    edition: Edition, view: EcosystemView, history: Sequence[Event], rng: Rng, liking: Liking = indifferent
) -> Thought[Action]:
    """Weighs every card on every cell, with its effect, against the others' ecosystems and the hand it passes on."""
    seat, legal = _to_decide(view)
    edition = edition.under(view.options)
    own = view.seats[seat].grid
    worth = _worth(edition, view, seat)
    picks = {action.species: action for action in legal if isinstance(action, Pick)}
    gifts = {action.species: action for action in legal if isinstance(action, Give)}
    if picks:
        gains = yield from _gains(edition, own, worth, picks)
        denied = yield from best_left(edition, view, seat)
        _, species = yield from best(picks, lambda s: gains[s] - DENIAL * denied.get(s, 0.0) + liking(s, own))
        return picks[species]
    if gifts:
        gains = yield from _gains(edition, own, worth, gifts)
        gift = _rivals_worth(edition, view)
        _, species = yield from best(gifts, lambda s: -gift(s) - gains[s])
        return gifts[species]
    sign = -1 if seat == view.rival else 1
    cost = _cost(edition, tuple(own.layout().values()))
    _, action = yield from best(legal, lambda a: sign * worth(*_after(a, view)), cost)
    return action


def _to_decide(view: EcosystemView) -> tuple[Seat, Legal[Action]]:
    """The first of the viewer's seats that has something to decide (the rival's whales wait for the player's)."""
    return next(iter(view.legal.items()))


def _after(action: Action, view: EcosystemView) -> tuple[Layout, Down]:
    """The ecosystem after the action, and what lies face down in it; a gift leaves it as it is."""
    seat = view.seats[action.seat]
    layout = seat.grid.layout()
    match action:
        case Place(_, cell) if seat.waiting is not None:
            return {**layout, cell: seat.waiting}, _NONE
        case Swap() | Move():
            return _rearranged(layout, action), _NONE
        case Flip() | Hunt():
            return layout, seat.grid.face_down.union((action.turned, *(card for _, card in seat.flips)))
        case Keep() | Give():
            return layout, _NONE
    raise ValueError(f"{action!r} leads to no layout")


def _rearranged(layout: Layout, use: Move | Swap) -> Layout:
    if isinstance(use, Swap):
        return {**layout, use.a: layout[use.b], use.b: layout[use.a]}
    return {use.end if cell == use.start else cell: species for cell, species in layout.items()}


def _down(edition: Edition, layout: Layout, down: Down, worst: bool) -> Down:
    """What will lie face down in the end."""
    return edition.ending.foreseen(layout, down, worst) if edition.ending else down


def _worth(edition: Edition, view: EcosystemView, seat: Seat) -> Worth:
    """What a layout of that seat is worth while all others stay as they are.

    At the end of the game these are its points. Early on, a majority and the variety of the ecosystem are judged by
    what they promise, and what they would pay now is counted the more, the fuller the grid is. So is what its whales
    will turn face down.
    """
    others = [
        edition.stages(other.grid.layout(), other.grid.face_down)[0]
        for number, other in enumerate(view.seats)
        if number != seat
    ]
    values = measures(edition, others, view.neutral_pile or ())
    without = edition.rival.without if seat == view.rival else frozenset()
    known = len(view.seats[seat].grid) / (ROWS * COLUMNS)
    players = max(len(view.seats), 3)
    each = {
        row.id: row.prizes[0] * players / (LEAD * edition.deck[row.id])
        for row in edition.rows
        if isinstance(row, Majority)
    }
    bonuses = [row for row in edition.rows if isinstance(row, Bonus) and row.id not in without]

    def value(layout: Layout, down: Down) -> float:
        stages = edition.stages(layout, _down(edition, layout, down, seat == view.rival))
        points: dict[str, int] = {}
        promised = 0.0
        for row in edition.rows:
            if not isinstance(row, Bonus):
                lines = tuple(row_lines(row, stages, values))
                points[row.id] = sum(line.points for line in lines)
                if isinstance(row, Majority) and lines:
                    prize = lines[-1]
                    promised += min(row.prizes[0], each[row.id] * prize.count) - prize.points
        total: float = sum(points.values())
        for bonus in bonuses:
            now = bonus.line(points).points
            total += now
            if bonus.variety:
                promised += bonus.variety * sum(p != 0 for p in points.values()) - now
        return total + (1 - known) * promised

    def worth(layout: Layout, down: Down = _NONE) -> float:
        now = value(layout, down)
        if edition.ending is None or edition.ending.phase != FLIP or view.phase == FLIP:
            return now
        return now + known * (_after_flips(edition.ending, layout, value, now) - now)

    return worth


def _after_flips(ending: Ending, layout: Layout, value: Callable[[Layout, Down], float], now: float) -> float:
    """What an ecosystem is worth when its own cards have turned others face down, each the one that costs least."""
    chosen: list[Turning] = []
    while choices := tuple(ending.choices(0, layout, chosen)):
        down = frozenset(turning.turned for turning in chosen)
        worths = [value(layout, down | {choice.turned}) for choice in choices]
        now = max(worths)
        chosen.append(choices[worths.index(now)])
    return now


def _gains(
    edition: Edition, own: Grid, worth: Worth, hand: Collection[str]
) -> Generator[None, None, dict[str, float]]:
    """For each species what its best place, and its effect there, would add; nothing when the grid is full."""
    layout = own.layout()
    cells = own.legal_cells()
    gains = dict.fromkeys(hand, 0.0)
    if cells:
        now = worth(layout)
        for species in gains:
            found = yield from _best_with(edition, species, layout, cells, worth)
            gains[species] = found - now
    return gains


def _best_with(
    edition: Edition, species: str, layout: Layout, cells: Sequence[Cell], worth: Worth
) -> Generator[None, None, float]:
    """What the ecosystem is worth with one more card in its best place, and with the best use of its effect there."""
    cost, effect = _cost(edition, (*layout.values(), species)), edition.effects.get(species)
    placed, cell = yield from best(cells, lambda c: worth({**layout, c: species}), cost)
    full = {**layout, cell: species}
    uses = tuple(effect.uses(0, full)) if effect else ()
    if not uses:
        return placed
    used, _ = yield from best(uses, lambda use: worth(_rearranged(full, use)), cost)
    return max(placed, used)


def _cost(edition: Edition, cards: Collection[str]) -> float:
    """What the worth of an ecosystem with these cards costs: of every whale all that it may turn is tried."""
    ending = edition.ending
    if ending is None or ending.phase != FLIP:
        return SCORING
    return SCORING * (1 + TURNED * sum(species == ending.cause for species in cards))


def best_left(edition: Edition, view: EcosystemView, seat: Seat) -> Generator[None, None, dict[str, float]]:
    """What the next player could gain from the hand that is passed on, by the species taken out of it."""
    hand = Counter(view.seats[seat].hand)
    to = receiver(seat, view.round, view.players)
    if view.turn == view.turns or to in (seat, view.players):
        return {}
    gains = yield from _gains(edition, view.seats[to].grid, _worth(edition, view, to), hand)
    return {taken: max(gains[species] for species in hand - Counter((taken,))) for taken in hand}


def _rivals_worth(edition: Edition, view: EcosystemView) -> Callable[[str], float]:
    """What the rival's ecosystem is worth with a given card on its next cell."""
    worth = _worth(edition, view, RIVAL)
    layout = view.seats[RIVAL].grid.layout()
    return lambda species: worth({**layout, rival_cell(len(layout)): species})
