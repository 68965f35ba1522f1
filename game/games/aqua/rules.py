"""The rules of AQUA: who may do what, and what becomes of it (AQUA, section 4)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from game.core.errors import IllegalAction
from game.core.rng import Rng
from game.core.rules import Config, Event, Legal, Person, Seat, Step
from game.core.score import Cell, Outcome
from game.games.aqua import opening, rounds
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail, Tick
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.codec import AquaCodec
from game.games.aqua.components import COLOURS
from game.games.aqua.events import (
    AnimalAttracted,
    GameEnded,
    HabitatLeftBare,
    LargeAttracted,
    LargeDeclined,
    ReefNamed,
    Ticked,
    TileDropped,
    TilePlaced,
)
from game.games.aqua.growing import (
    APART,
    OCCUPIED,
    UNMATCHED,
    attract,
    placements,
    small_animals_left,
    why_not,
)
from game.games.aqua.large import outlines_by_pile, values_left
from game.games.aqua.observing import observe, preview
from game.games.aqua.scoring import AquaSheet, result
from game.games.aqua.state import ATTRACT, GROW, LARGE, OVER, REEF, AquaView, State
from game.games.aqua.tally import tally

T = TypeVar("T")


class AquaRules:
    """One engine for all modes, scenarios and modifications."""

    codec = AquaCodec()

    def setup(self, config: Config, rng: Rng) -> Step[State]:
        """The first position. Raises CorruptRecord for contradicting options and for an impossible deal."""
        return opening.setup(config, rng)

    def actors(self, s: State) -> tuple[Seat, ...]:
        """The seat whose turn it is; after the end those that may still record a challenge."""
        if s.phase == OVER:
            sheets = self.score(s)
            return tuple(seat for seat, tick in enumerate(s.ticks) if tick is None and sheets[seat].challenges)
        return (s.reef_colours.index(None),) if s.phase == REEF else s.queue[:1]

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        """What that seat may do now, sorted; empty when it is not an actor."""
        return Legal(tuple(self._actions(s, seat))) if seat in self.actors(s) else Legal()

    def _actions(self, s: State, seat: Seat) -> Iterator[Action]:
        if s.phase == GROW:
            yield from self._growing(s, seat)
        elif s.phase == ATTRACT:
            yield from (Attract(seat, corner) for corner in s.contested)
        elif s.phase == LARGE:
            found = outlines_by_pile(s.areas[seat], values_left(s.terms, s.areas), s.terms, s.new)
            yield from (Large(seat, pile, cells) for pile, places in found.items() for cells in places)
            yield Pass(seat)
        elif s.phase == REEF:
            yield from (Reef(seat, colour) for colour in COLOURS)
        else:
            yield from (Tick(seat, challenge) for challenge in self.score(s)[seat].challenges)

    def _growing(self, s: State, seat: Seat) -> Iterator[Action]:
        tiles = tuple(placements(s.areas[seat], s.market))
        yield from (Grow(seat, tile) for tile in tiles)
        if not tiles:
            yield from (Drop(seat, name) for name in sorted(s.market))
        if s.snail_waits:
            yield Snail(seat)

    def _allows(self, s: State, a: Action) -> bool:
        """Whether the action is among the legal ones, without listing every place of every tile."""
        if isinstance(a, Grow):
            mine = s.phase == GROW and a.seat == s.queue[0]
            return mine and a.tile.name in s.market and why_not(s.areas[a.seat], a.tile) is None
        return a in self.legal(s, a.seat)

    def apply(self, s: State, a: Action) -> Step[State]:
        """The next position. Raises IllegalAction and changes nothing when the action is not allowed."""
        if not self._allows(s, a):
            areas = " / ".join(" ".join((area.hot_spot, *map(str, area.tiles))) for area in s.areas)
            raise IllegalAction(self.codec.encode(a), self._why_not(s, a), areas)
        match a:
            case Grow():
                step = self._grow(s, a)
            case Snail():
                step = rounds.take_snail(s)
            case Drop(seat, name):
                state = replace(s, market=_without(s.market, name))
                step = _then((TileDropped(seat, name),), rounds.end_turn(state))
            case Attract(seat, corner):
                step = self._attract(s, seat, corner)
            case Large():
                step = self._large(s, a)
            case Pass(seat):
                step = _then((LargeDeclined(seat),), rounds.end_turn(s))
            case Reef(seat, colour):
                step = self._name_reef(s, seat, colour)
            case Tick(seat, challenge):
                return Step(replace(s, ticks=_set(s.ticks, seat, challenge)), (Ticked(seat, challenge),))
        outcome = self.outcome(step.state)
        return step if outcome is None else Step(step.state, (*step.events, GameEnded(outcome.winners)))

    def _grow(self, s: State, a: Grow) -> Step[State]:
        area = s.areas[a.seat].with_tile(a.tile)
        state = replace(s, market=_without(s.market, a.tile.name), areas=_set(s.areas, a.seat, area))
        return _then((TilePlaced(a.seat, a.tile),), self._cover(state, a.seat, area.habitats_of(a.tile)))

    def _attract(self, s: State, seat: Seat, corner: Cell) -> Step[State]:
        area = s.areas[seat].with_animal(corner)
        state = replace(s, areas=_set(s.areas, seat, area), new=(*s.new, corner))
        others = tuple(other for other in s.contested if other != corner)
        return _then((AnimalAttracted(seat, corner, area.animals[corner]),), self._cover(state, seat, others))

    def _cover(self, s: State, seat: Seat, habitats: tuple[Cell, ...]) -> Step[State]:
        """Small animals come to these habitats; then the player chooses among the rest, or a large one may come."""
        came = attract(s.areas[seat], habitats, small_animals_left(s.terms, s.areas), s.terms)
        state = replace(s, areas=_set(s.areas, seat, came.area), new=s.new + came.animals, contested=came.contested)
        events: list[Event] = [AnimalAttracted(seat, corner, came.area.animals[corner]) for corner in came.animals]
        events += (HabitatLeftBare(seat, corner, came.area.habitat(corner) or "") for corner in came.bare)
        return _then(tuple(events), self._after_small(state, came.area))

    def _after_small(self, s: State, area: Area) -> Step[State]:
        if s.contested:
            return Step(replace(s, phase=ATTRACT))
        if outlines_by_pile(area, values_left(s.terms, s.areas), s.terms, s.new):
            return Step(replace(s, phase=LARGE))
        return rounds.end_turn(s)

    def _large(self, s: State, a: Large) -> Step[State]:
        animal = LargeAnimal(a.pile, values_left(s.terms, s.areas)[a.pile][0], a.cells)
        state = replace(s, areas=_set(s.areas, a.seat, s.areas[a.seat].with_large(animal)))
        return _then((LargeAttracted(a.seat, animal),), rounds.end_turn(state))

    def _name_reef(self, s: State, seat: Seat, colour: str) -> Step[State]:
        colours = _set(s.reef_colours, seat, colour)
        phase = REEF if None in colours else OVER
        return Step(replace(s, reef_colours=colours, phase=phase), (ReefNamed(seat, colour),))

    def _why_not(self, s: State, a: Action) -> str:
        if s.phase == OVER and not isinstance(a, Tick):
            return "the game is over"
        if a.seat not in self.actors(s):
            return f"seat {a.seat} has nothing to decide"
        match a:
            case Grow() if s.phase == GROW:
                return self._why_not_grow(s, a)
            case Drop() if s.phase == GROW:
                return "a tile of the market can be placed"
            case Snail() if s.phase == GROW:
                return "there is no snail on the market"
            case Large() if s.phase == LARGE:
                return "this large animal cannot lie there"
            case Attract() if s.phase == ATTRACT:
                return "no animal waits for a choice there"
            case Tick() if s.phase == OVER:
                return "this challenge is not met"
        return f"seat {a.seat} has something else to decide"

    def _why_not_grow(self, s: State, a: Grow) -> str:
        if a.tile.name not in s.market:
            return f"the tile {a.tile.name} is not on the market"
        reasons = {
            OCCUPIED: "there is a tile already",
            APART: "a tile must touch another one",
            UNMATCHED: "one edge must meet a coral of its own colour",
        }
        reason = why_not(s.areas[a.seat], a.tile)
        assert reason is not None, "a tile of the market that fits is legal"
        return reasons[reason]

    def controller(self, s: State, seat: Seat) -> Person:
        """The seat's own number."""
        return seat

    def observe(self, s: State, viewer: Person | None) -> AquaView:
        """What that person may know; None is the public table."""
        actors = self.actors(s)
        mine = {seat: self.legal(s, seat) for seat in actors if seat == viewer}
        return observe(s, viewer, actors, mine, self.score(s), self.outcome(s))

    def preview(self, v: AquaView, actions: Sequence[Action]) -> tuple[AquaSheet, ...]:
        """All sheets after these own actions of the viewer. Raises IllegalAction for one that makes no sense."""
        return preview(v, actions)

    def score(self, s: State) -> tuple[AquaSheet, ...]:
        """All sheets as if the game ended now."""
        return tally(s.terms, s.areas, s.order, s.reef_colours)

    def outcome(self, s: State) -> Outcome | None:
        """Who won, or None while the game runs."""
        return result(s.terms, [sheet.total for sheet in self.score(s)], s.order) if s.phase == OVER else None


def _then(events: tuple[Event, ...], step: Step[State]) -> Step[State]:
    return Step(step.state, events + step.events)


def _set(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _without(market: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(other for other in market if other != name)
