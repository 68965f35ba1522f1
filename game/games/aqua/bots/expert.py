"""The expert of AQUA: plays the most promising tiles on to the end of the game, many times, and compares."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.bots import chance
from game.bots.search import Judged, halving, preferred
from game.bots.think import Slices
from game.core.rng import Rng
from game.core.rules import Event, Legal, Seat, Thought
from game.games.aqua.actions import Action, Grow, Large, Pass, Snail
from game.games.aqua.bots.compact import CompactArea, Way, cell_of, fitting, point
from game.games.aqua.bots.next_step import medium, snail_pays, waiting_others
from game.games.aqua.bots.outlook import Outlook
from game.games.aqua.bots.playout import Markets, play_on
from game.games.aqua.bots.scoring import WRITTEN, Frame
from game.games.aqua.bots.tempers import Liking, indifferent
from game.games.aqua.components import TILES
from game.games.aqua.events import MarketRefilled
from game.games.aqua.geometry import hexagon_at
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile

PLAYOUTS = 300
"""For a tile, and for a large animal."""

CANDIDATES, EACH = 10, 8
"""How many choices are played out at most, and how many playouts there must be for each."""

LOOKED_AT, OF_EACH = 24, 3
"""How many ways to place a tile are scored: those that promise most, and at least so many of each tile."""

DENIAL = 0.5
"""How much of what the next player can make of the tiles that are left over counts against taking another one."""

GUESS, SCORING, PLAYOUT = 0.01, 0.2, 0.12
"""What a guess, a score and one round of a playout cost, as in `Slices`."""


class Choice(NamedTuple):
    """A choice to be played out: what it looks worth at once, the action, the area after it."""

    worth: float
    action: Action
    area: CompactArea


def expert(
    effort: float, view: AquaView, history: Sequence[Event], rng: Rng, liking: Liking = indifferent
) -> Thought[Action]:
    """Plays the promising tiles on to the end, with many ways in which the later markets may be.

    What a modification scores differently, it leaves to the medium computer.

    Args:
        effort: how many playouts it spends, 1 for all that it should.
        view: what it sees.
        history: what it was told.
        rng: its chance.
        liking: how much more an area seems worth to it than it is.
    """
    ((seat, legal),) = view.legal.items()
    choices = weighs(view, legal)
    if not choices:
        return (yield from medium(view, history, rng, liking))
    mind = Mind(view, seat, history, rng)
    judged = yield from mind.decided((yield from found_by(mind, choices)), round(effort * PLAYOUTS))
    if prefers_snail(view, legal, judged):
        return Snail(seat)
    return preferred(judged, lambda choice: liking(choice.area)).action


def weighs(view: AquaView, legal: Legal[Action]) -> Sequence[Action]:
    """What is played out: tiles, or else large animals; nothing where a modification scores differently."""
    kinds = Grow if any(isinstance(action, Grow) for action in legal) else Large | Pass
    written = view.terms.modification in WRITTEN
    return [action for action in legal if isinstance(action, kinds)] if written else []


def found_by(mind: "Mind", choices: Sequence[Action]) -> Generator[None, None, list[Choice]]:
    """What becomes of the area by each of the choices that are worth a playout."""
    if isinstance(choices[0], Grow):
        return (yield from mind.tiles())
    return [mind.large(action) for action in choices]


def prefers_snail(view: AquaView, legal: Legal[Action], judged: Sequence[Judged[Choice]]) -> bool:
    """Whether the snail is worth more than the first tile."""
    return snail_pays(view, legal, _by_tile(judged))


class Mind:
    """One decision of one seat.

    Attributes:
        left: how many rounds are still to come.
        cost: of a playout, as in `Slices`.
    """

    def __init__(self, view: AquaView, seat: Seat, history: Sequence[Event], rng: Rng) -> None:
        self._view, self._seat = view, seat
        self._chance = chance.start(rng)
        areas = view.areas
        counts = [area.species for number, area in enumerate(areas) if number != seat]
        self._outlook = Outlook.of(Frame.of(view.terms, counts))
        self._area = CompactArea.of(areas[seat], view.large_left, view.small_left)
        self.left = view.rounds - view.round
        seen = {tile.name for area in areas for tile in area.tiles}.union(view.market)
        seen.update(name for event in history if isinstance(event, MarketRefilled) for name in event.tiles)
        self._unseen = [name for name in TILES if name not in seen]
        self.cost = PLAYOUT * (1 + self.left)
        self._left_over = self._for_the_next()

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
            for choice in self._grown(centre, way):
                found.append(choice)
                if slices.full(SCORING):
                    yield
        return sorted(found, key=lambda choice: -choice.worth)

    def tile(self, tile: Tile) -> Choice:
        """A tile placed so, with the large animal that is worth most after it, if any."""
        ways = self._grown(point(tile.centre), (tile.parity, tile.colours, tile.edges()))
        return max(ways, key=lambda choice: choice.worth)

    def _grown(self, centre: int, way: Way) -> Iterator[Choice]:
        area = self._area.copy()
        new = area.grow(centre, way)
        action = Grow(self._seat, Tile(hexagon_at(cell_of(centre)), way[0], way[1]))
        for after in self._with_large(area, new):
            yield Choice(self._worth(after), action, after)

    def large(self, action: Action) -> Choice:
        """The large animal that comes, or none."""
        area = self._area.copy()
        if isinstance(action, Large):
            area.cover(action.pile, map(point, action.cells))
        return Choice(self._worth(area), action, area)

    def decided(self, found: list[Choice], playouts: int) -> Generator[None, None, list[Judged[Choice]]]:
        """The choices by what they come to."""
        best = sorted(found, key=lambda choice: -choice.worth)[: max(2, min(CANDIDATES, playouts // EACH))]
        if not self.left:
            yield
            return [Judged(choice, choice.worth, 0) for choice in best]
        return (yield from halving(best, self.markets, lambda c, m: sum(self.played_out(c, m)), playouts, self.cost))

    def _with_large(self, area: CompactArea, new: Sequence[int]) -> Iterable[CompactArea]:
        yield area
        frame = self._outlook.frame
        for pile, cells in area.outlines(new, frame.barred, frame.exempt):
            covered = area.copy()
            covered.cover(pile, cells)
            yield covered

    def _worth(self, area: CompactArea) -> float:
        return self._outlook.frame.points(area) + self._outlook.prospects(area, self.left)

    def markets(self) -> Markets:
        """One way in which the later markets may be: full ones, and those from which others took tiles before."""
        names, self._chance = chance.shuffled(self._unseen, self._chance)
        tiles, start, terms = [], 0, self._view.terms
        for number in range(self.left):
            size = terms.market.start - number % terms.players
            tiles.append(names[start : start + size])
            start += size
        return Markets([market for market in tiles if market], self._chance)

    def played_out(self, choice: Choice, markets: Markets) -> tuple[float, ...]:
        """The points of the rows at the end, less a part of what the next player makes of the tiles left over."""
        return *play_on(self._outlook, choice.area.copy(), markets), self.left_over(choice.action)

    def left_over(self, action: Action) -> float:
        """What the tiles that this leaves to the next player count: nothing, or less."""
        taken = action.tile.name if isinstance(action, Grow) else ""
        return -DENIAL * self._left_over.get(taken, 0.0)

    def _for_the_next(self) -> dict[str, float]:
        """By the tile that is taken, what the best of the others promises who plays next in this round."""
        view = self._view
        if not waiting_others(view):
            return {}
        area = CompactArea.of(view.areas[view.order[view.played + 1]], view.large_left, view.small_left)
        promise = {
            name: max(
                (
                    self._outlook.tile(area, centre, way)
                    for centre, seen in area.openings.items()
                    for way in fitting(name, seen)
                ),
                default=0.0,
            )
            for name in view.market
        }
        return {
            taken: max((worth for name, worth in promise.items() if name != taken), default=0.0) for taken in promise
        }


def _by_tile(judged: Sequence[Judged[Choice]]) -> list[float]:
    """What the best way to take each tile is worth at once, the best first."""
    best: dict[str, float] = {}
    for one in judged:
        action = one.candidate.action
        if isinstance(action, Grow):
            best[action.tile.name] = max(best.get(action.tile.name, one.candidate.worth), one.candidate.worth)
    return sorted(best.values(), reverse=True)
