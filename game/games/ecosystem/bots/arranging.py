"""The same cards laid best: annealing on a compact board, then what turns face down chosen anew."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from math import exp

from game.bots.chance import FACTOR, PRIME
from game.bots.think import Slices
from game.core.arrangement import Arrangement
from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.actions import Flip, Turning
from game.games.ecosystem.bots.compact import compact
from game.games.ecosystem.bots.compact.board import Board, number_of
from game.games.ecosystem.bots.compact.edition import Compact, Others
from game.games.ecosystem.edition import Down, Edition, Layout
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.scoring import foreseen, score_sheets
from game.games.ecosystem.state import FLIP, EcosystemView

STEPS = 40_000
"""How many exchanges of two cards are tried."""

HOT, COLD = 3.0, 0.25
"""How many points an exchange may cost at the beginning, and at the end, to be made about every third time."""

SCORING = {"ocean": 0.06}
"""What a score costs, as in `Slices`, where it costs more than usual."""

_USUAL = 0.015
_SEED = 7


def arrange(
    edition: Edition, effort: float, view: EcosystemView, seat: Seat
) -> Generator[float, None, Arrangement[EcosystemView]]:
    """The best arrangement that is found of the cards of a seat; it yields how much of the work is done.

    What the others bring into the majorities stays as it is. The same ecosystem is always arranged alike.

    Args:
        edition: what was played, one with a compact board.
        effort: how many exchanges are tried, 1 for all that should be.
        view: the finished game.
        seat: whose cards are arranged.
    """
    layout = view.seats[seat].grid.layout()
    played = edition.under(view.options)
    found = yield from _annealed(compact(edition, view.options), view, played, seat, round(effort * STEPS))
    best = dict(zip(layout, found))
    down = yield from _turned(played, view, seat, best)
    after = _laid(view, seat, best, down)
    if after.sheets[seat].total <= view.sheets[seat].total:
        return Arrangement((view,))
    return Arrangement((view, *_between(view, seat, best), after))


def _annealed(
    board_of: Compact, view: EcosystemView, edition: Edition, seat: Seat, steps: int
) -> Generator[float, None, list[str]]:
    """The species for the cells of the ecosystem, in their order."""
    layout = view.seats[seat].grid.layout()
    numbers = [number_of(cell) for cell in layout]
    board, others = Board.of(layout, board_of.species), _others(board_of, edition, view, seat)
    at, slices, cost = board.at, Slices(), SCORING.get(edition.id, _USUAL)
    now = most = sum(board_of.end_rows(board, others))
    kept, chance = [at[number] for number in numbers], _SEED
    for step in range(steps):
        chance = chance * FACTOR % PRIME
        a, b = numbers[chance % len(numbers)], numbers[chance // 1009 % len(numbers)]
        if at[a] != at[b]:
            board.swap(a, b)
            points = sum(board_of.end_rows(board, others))
            chance = chance * FACTOR % PRIME
            heat = HOT * (COLD / HOT) ** (step / steps)
            if points >= now or chance < PRIME * exp((points - now) / heat):
                now = points
                if now > most:
                    most, kept = now, [at[number] for number in numbers]
            else:
                board.swap(a, b)
            if slices.full(cost):
                yield step / steps
    return [board_of.species[kind] for kind in kept]


def _others(board_of: Compact, edition: Edition, view: EcosystemView, seat: Seat) -> Others:
    """What the other seats bring into the majorities."""
    grids = [other.grid for number, other in enumerate(view.seats) if number != seat]
    faces = [edition.stages(grid.layout(), grid.face_down)[0] for grid in grids]
    boards = [
        Board.of({cell: name for cell, name in face.items() if name in board_of.species}, board_of.species)
        for face in faces
    ]
    pile = view.neutral_pile or ()
    return [
        [*(growing.measure(board) for board in boards), pile.count(board_of.species[growing.kind])]
        for growing in board_of.majorities
    ]


def _turned(edition: Edition, view: EcosystemView, seat: Seat, layout: Layout) -> Generator[float, None, Down]:
    """What lies face down in the end when everything is chosen best for the seat."""
    nothing: Down = frozenset()
    ending = edition.ending
    if ending is None:
        return nothing
    if ending.phase != FLIP:
        return foreseen(edition, [layout], [nothing])[0]
    best, most = nothing, -1000
    for down in _flips(edition, layout, ()):
        total = _total(edition, view, seat, layout, down)
        if total > most:
            best, most = down, total
        yield 1.0
    return best


def _flips(edition: Edition, layout: Layout, chosen: Sequence[Turning]) -> Iterator[Down]:
    """Every way in which the whales can turn cards, whale by whale."""
    assert edition.ending is not None
    choices = [flip for flip in edition.ending.choices(0, layout, chosen) if isinstance(flip, Flip)]
    if not choices:
        yield frozenset(flip.turned for flip in chosen)
    whale = min((flip.whale for flip in choices), default=None)
    for flip in choices:
        if flip.whale == whale:
            yield from _flips(edition, layout, (*chosen, flip))


def _total(edition: Edition, view: EcosystemView, seat: Seat, layout: Layout, down: Down) -> int:
    layouts = [layout if n == seat else other.grid.layout() for n, other in enumerate(view.seats)]
    downs = [down if n == seat else other.grid.face_down for n, other in enumerate(view.seats)]
    return score_sheets(edition, layouts, view.neutral_pile or (), view.rival, downs)[seat].total


def _between(view: EcosystemView, seat: Seat, best: Layout) -> Iterator[EcosystemView]:
    """The ecosystem after each exchange of two cards that leads to the best one, all but the last, face up."""
    layout = dict(view.seats[seat].grid.layout())
    swaps = []
    for cell in layout:
        if layout[cell] != best[cell]:
            other = _partner(layout, best, cell)
            layout[cell], layout[other] = layout[other], layout[cell]
            swaps.append(dict(layout))
    yield from (_laid(view, seat, after, frozenset()) for after in swaps[:-1])


def _partner(layout: Layout, best: Layout, cell: Cell) -> Cell:
    """A card that belongs on a cell and not where it lies; best one whose place this cell's card should take."""
    wanted = [other for other in layout if layout[other] == best[cell] != best[other]]
    return next((other for other in wanted if best[other] == layout[cell]), wanted[0])


def _laid(view: EcosystemView, seat: Seat, layout: Layout, down: Down) -> EcosystemView:
    """The same game with the cards of a seat laid like this."""
    grid = view.seats[seat].grid
    cards = {cell: replace(grid[cell], species=species, face_down=cell in down) for cell, species in layout.items()}
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], grid=Grid(cards))
    return replace(view, seats=tuple(seats))
