"""The rules of AQUA: who may do what, and what becomes of it (AQUA, section 4)."""

from collections.abc import Sequence

from game.core.errors import IllegalAction
from game.core.rng import Rng
from game.core.rules import Config, Event, Legal, Person, Seat, Step
from game.core.score import Cell, Outcome
from game.core.transaction import Transaction
from game.games.aqua import opening, rounds
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail, Tick
from game.games.aqua.after import after
from game.games.aqua.area import LargeAnimal
from game.games.aqua.choices import allows, choices, refusal
from game.games.aqua.codec import CODEC
from game.games.aqua.events import (
    AnimalAttracted,
    Asked,
    HabitatLeftBare,
    LargeAttracted,
    LargeDeclined,
    ReefNamed,
    SnailTaken,
    Ticked,
    TileDropped,
    TilePlaced,
)
from game.games.aqua.growing import attract
from game.games.aqua.large import outlines_by_pile
from game.games.aqua.observing import observe, preview
from game.games.aqua.scoring import AquaSheet
from game.games.aqua.sea import ATTRACT, LARGE
from game.games.aqua.state import AquaView, State


class AquaRules:
    """One engine for all modes, scenarios and modifications."""

    codec = CODEC

    def setup(self, config: Config, rng: Rng) -> Step[State]:
        """The first position. Raises CorruptRecord for contradicting options and for an impossible deal."""
        return opening.setup(config, rng)

    def actors(self, s: State) -> tuple[Seat, ...]:
        """The seat whose turn it is; after the end those that may still record a challenge."""
        return s.actors

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        """What that seat may do now, sorted; empty when it is not an actor."""
        return Legal(tuple(choices(s, seat)))

    def apply(self, s: State, a: Action) -> Step[State]:
        """The next position. Raises IllegalAction and changes nothing when the action is not allowed."""
        if not allows(s, a):
            areas = " / ".join(" ".join((area.hot_spot, *map(str, area.tiles))) for area in s.areas)
            raise IllegalAction(self.codec.encode(a), refusal(s, a), areas)
        c = Transaction(s, after)
        _do(c, a)
        return c.step

    def controller(self, s: State, seat: Seat) -> Person:
        """The seat's own number."""
        return seat

    def observe(self, s: State, viewer: Person | None) -> AquaView:
        """What that person may know; None is the public table."""
        return observe(s, viewer)

    def after(self, v: AquaView, e: Event) -> AquaView:
        """What an event does to a view."""
        return after(v, e)

    def preview(self, v: AquaView, actions: Sequence[Action]) -> tuple[AquaSheet, ...]:
        """All sheets after these own actions of the viewer. Raises IllegalAction for one that makes no sense."""
        return preview(v, actions)

    def score(self, s: State) -> tuple[AquaSheet, ...]:
        """All sheets as if the game ended now."""
        return s.sheets

    def outcome(self, s: State) -> Outcome | None:
        """Who won, or None while the game runs."""
        return s.outcome


def _do(c: Transaction[State], a: Action) -> None:
    match a:
        case Grow(seat, tile):
            c.tell(TilePlaced(seat, tile))
            _cover(c, seat, c.state.areas[seat].habitats_of(tile))
        case Snail(seat):
            c.tell(SnailTaken(seat, chosen=True))
            rounds.next_turn(c)
        case Drop(seat, name):
            c.tell(TileDropped(seat, name))
            rounds.end_turn(c)
        case Attract(seat, corner):
            _come(c, seat, corner)
            _cover(c, seat, c.state.contested)
        case Large(seat, pile, cells):
            c.tell(LargeAttracted(seat, LargeAnimal(pile, c.state.large_left[pile][0], cells)))
            rounds.end_turn(c)
        case Pass(seat):
            c.tell(LargeDeclined(seat))
            rounds.end_turn(c)
        case Reef(seat, colour):
            c.tell(ReefNamed(seat, colour))
            rounds.end_game(c)
        case Tick(seat, challenge):
            c.tell(Ticked(seat, challenge))


def _cover(c: Transaction[State], seat: Seat, habitats: tuple[Cell, ...]) -> None:
    """Small animals come to these habitats; then the player chooses among the rest, or a large one may come."""
    s = c.state
    came = attract(s.areas[seat], habitats, s.small_left, s.terms)
    for corner in came.animals:
        _come(c, seat, corner)
    for corner in came.bare:
        c.tell(HabitatLeftBare(seat, corner, came.area.habitat(corner) or ""))
    s = c.state
    if came.contested:
        c.tell(Asked(seat, ATTRACT, came.contested))
    elif outlines_by_pile(s.areas[seat], s.large_left, s.terms, s.new):
        c.tell(Asked(seat, LARGE))
    else:
        rounds.end_turn(c)


def _come(c: Transaction[State], seat: Seat, corner: Cell) -> None:
    c.tell(AnimalAttracted(seat, corner, c.state.areas[seat].habitat(corner) or ""))
