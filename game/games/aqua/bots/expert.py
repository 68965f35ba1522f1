"""The expert of AQUA: plays the most promising tiles on to the end of the game, many times, and compares."""

from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple

from game.bots import chance
from game.bots.search import Judged, halving
from game.bots.think import Slices
from game.core.rng import Rng
from game.core.rules import Event, Seat, Thought
from game.games.aqua.actions import Action, Grow, Large, Pass, Snail
from game.games.aqua.bots.compact import CompactArea, cell_of, fitting, point
from game.games.aqua.bots.next_step import leaves_enough, medium, waiting_others
from game.games.aqua.bots.outlook import Outlook
from game.games.aqua.bots.playout import Markets, play_on
from game.games.aqua.bots.scoring import WRITTEN, Frame
from game.games.aqua.components import TILES
from game.games.aqua.events import MarketRefilled
from game.games.aqua.geometry import hexagon_at
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile

PLAYOUTS = 160
"""For a tile, and for a large animal."""

CANDIDATES, EACH = 10, 8
"""How many choices are played out at most, and how many playouts there must be for each."""

LOOKED_AT, OF_EACH = 24, 3
"""How many ways to place a tile are scored: those that promise most, and at least so many of each tile."""

GUESS, SCORING, PLAYOUT = 0.01, 0.2, 0.12
"""What a guess, a score and one round of a playout cost, as in `Slices`."""


class Choice(NamedTuple):
    """A choice to be played out: what it looks worth at once, the action, the area after it."""

    worth: float
    action: Action
    area: CompactArea


def expert(effort: float, view: AquaView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Plays the promising tiles on to the end, with many ways in which the later markets may be.

    What a modification scores differently, it leaves to the medium computer.

    Args:
        effort: how many playouts it spends, 1 for all that it should.
        view: what it sees.
        history: what it was told.
        rng: its chance.
    """
    ((seat, legal),) = view.legal.items()
    kinds = Grow if any(isinstance(action, Grow) for action in legal) else Large | Pass
    choices = [action for action in legal if isinstance(action, kinds)]
    if not choices or view.terms.modification not in WRITTEN:
        return (yield from medium(view, history, rng))
    mind = _Mind(view, seat, history, rng)
    if kinds is Grow:
        found = yield from mind.tiles()
    else:
        found = [mind.large(action) for action in choices]
    judged = yield from mind.decided(found, round(effort * PLAYOUTS))
    snail = Snail(seat)
    if snail in legal and leaves_enough(_by_tile(judged), waiting_others(view)):
        return snail
    return judged[0].candidate.action


class _Mind:
    """One decision of one seat."""

    def __init__(self, view: AquaView, seat: Seat, history: Sequence[Event], rng: Rng) -> None:
        self._view, self._seat = view, seat
        self._chance = chance.start(rng)
        areas = view.areas
        counts = [area.species for number, area in enumerate(areas) if number != seat]
        self._outlook = Outlook.of(Frame.of(view.terms, counts))
        self._area = CompactArea.of(areas[seat], view.large_left, view.small_left)
        self._left = view.rounds - view.round
        seen = {tile.name for area in areas for tile in area.tiles}.union(view.market)
        seen.update(name for event in history if isinstance(event, MarketRefilled) for name in event.tiles)
        self._unseen = [name for name in TILES if name not in seen]

    def tiles(self) -> Generator[None, None, list[Choice]]:
        """The best ways to take a tile, with each large animal that may follow; the best first."""
        slices = Slices()
        rough: list[tuple[float, str, int, int]] = []
        ways = {}
        for name in sorted(set(self._view.market)):
            for centre, seen in sorted(self._area.openings.items()):
                for number, way in enumerate(fitting(name, seen)):
                    ways[name, centre, number] = way
                    rough.append((-self._outlook.tile(self._area, centre, way), name, centre, number))
                    if slices.full(GUESS):
                        yield
        rough.sort()
        kept = dict.fromkeys(rough[:LOOKED_AT])
        for name in sorted(set(self._view.market)):
            kept |= dict.fromkeys([one for one in rough if one[1] == name][:OF_EACH])
        found = []
        for _, name, centre, number in kept:
            way = ways[name, centre, number]
            area = self._area.copy()
            new = area.grow(centre, way)
            action = Grow(self._seat, Tile(hexagon_at(cell_of(centre)), way[0], way[1]))
            for after in self._with_large(area, new):
                found.append(Choice(self._worth(after), action, after))
                if slices.full(SCORING):
                    yield
        return sorted(found, key=lambda choice: -choice.worth)

    def large(self, action: Action) -> Choice:
        """The large animal that comes, or none."""
        area = self._area.copy()
        if isinstance(action, Large):
            area.cover(action.pile, map(point, action.cells))
        return Choice(self._worth(area), action, area)

    def decided(self, found: list[Choice], playouts: int) -> Generator[None, None, list[Judged[Choice]]]:
        """The choices by what they come to."""
        best = sorted(found, key=lambda choice: -choice.worth)[: max(2, min(CANDIDATES, playouts // EACH))]
        if not self._left:
            yield
            return [Judged(choice, choice.worth, 0) for choice in best]
        return (yield from halving(best, self._markets, self._played_out, playouts, PLAYOUT * (1 + self._left)))

    def _with_large(self, area: CompactArea, new: Sequence[int]) -> Iterable[CompactArea]:
        yield area
        frame = self._outlook.frame
        for pile, cells in area.outlines(new, frame.barred, frame.exempt):
            covered = area.copy()
            covered.cover(pile, cells)
            yield covered

    def _worth(self, area: CompactArea) -> float:
        return self._outlook.frame.points(area) + self._outlook.prospects(area, self._left)

    def _markets(self) -> Markets:
        """One way in which the later markets may be: as many tiles as this seat may choose from on average."""
        names, self._chance = chance.shuffled(self._unseen, self._chance)
        size = self._view.terms.market.later
        return Markets([names[size * number : size * (number + 1)] for number in range(self._left)], self._chance)

    def _played_out(self, choice: Choice, markets: Markets) -> float:
        return play_on(self._outlook, choice.area.copy(), markets)


def _by_tile(judged: Sequence[Judged[Choice]]) -> list[float]:
    """What the best way to take each tile is worth at once, the best first."""
    best: dict[str, float] = {}
    for one in judged:
        action = one.candidate.action
        if isinstance(action, Grow):
            best[action.tile.name] = max(best.get(action.tile.name, one.candidate.worth), one.candidate.worth)
    return sorted(best.values(), reverse=True)
