"""The rules of Mini DiverCity: who may do what, and what becomes of it."""

from collections.abc import Iterator, Sequence

from game.core.errors import IllegalAction
from game.core.rng import Rng
from game.core.rules import Config, Legal, Person, Seat, Step
from game.core.score import Outcome, ScoreSheet
from game.games.divercity import corporation, divers
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.codec import DiverCityCodec
from game.games.divercity.course import WON, Course
from game.games.divercity.events import TurnEnded
from game.games.divercity.observing import observe
from game.games.divercity.opening import opening
from game.games.divercity.state import DiverCityView, Phase, State


class DiverCityRules:
    """The co-operative game with all its variants. Nobody scores; the divers win or lose together."""

    codec = DiverCityCodec()

    def setup(self, config: Config, rng: Rng) -> Step[State]:
        """The first position and its events. Raises CorruptRecord for a table or cards that cannot be."""
        c = opening(config, rng)
        corporation.begin_turn(c)
        _settle(c)
        return c.step

    def actors(self, s: State) -> tuple[Seat, ...]:
        """The active diver, the industrialist, or the diver who follows the captain's order."""
        if s.phase == Phase.OVER:
            return ()
        if s.phase == Phase.CORPORATE:
            assert s.table.industrialist is not None
            return (s.table.industrialist,)
        if s.phase == Phase.CAPTAIN:
            assert s.ordered is not None
            return (s.ordered,)
        return (s.active,)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        """What that seat may do now, sorted; empty when it is not an actor."""
        return Legal(tuple(_actions(s, seat))) if seat in self.actors(s) else Legal()

    def apply(self, s: State, a: Action) -> Step[State]:
        """The next position. Raises IllegalAction and changes nothing when the action is not allowed."""
        legal = self.legal(s, a.seat)
        if a not in legal:
            raise IllegalAction(self.codec.encode(a), _why_not(s, a, legal), _printed(s))
        c = Course(s)
        _do(c, a)
        _settle(c)
        return c.step

    def controller(self, s: State, seat: Seat) -> Person:
        """The seat's own number; in solo both hands are one person's."""
        return s.table.controller(seat)

    def observe(self, s: State, viewer: Person | None) -> DiverCityView:
        """What that person may know; None is the public table."""
        actors = self.actors(s)
        mine = {seat: self.legal(s, seat) for seat in actors if self.controller(s, seat) == viewer}
        return observe(s, viewer, actors, mine, self.outcome(s))

    def preview(self, v: DiverCityView, actions: Sequence[Action]) -> tuple[ScoreSheet, ...]:
        """No sheets: nobody scores."""
        return ()

    def score(self, s: State) -> tuple[ScoreSheet, ...]:
        """No sheets: nobody scores."""
        return ()

    def outcome(self, s: State) -> Outcome | None:
        """How the divers fared, or None while the game runs; the industrialist wins what they lose."""
        if s.ending is None:
            return None
        if s.ending == WON:
            return Outcome(s.table.diver_people, result="won", reason=s.ending)
        winners = () if s.table.industrialist is None else (self.controller(s, s.table.industrialist),)
        return Outcome(winners, result="lost", reason=s.ending)


def _actions(s: State, seat: Seat) -> Iterator[Action]:
    match s.phase:
        case Phase.CORPORATE:
            yield from (Corporate(seat, place) for place in range(len(s.agenda)))
        case Phase.OIL:
            yield from (Oil(seat, place) for place in range(len(s.hands[seat])))
        case Phase.CAPTAIN:
            yield from (Play(seat, place) for place in range(len(s.hands[seat])))
        case Phase.ORDER:
            yield from divers.orders(s, seat)
        case Phase.DISCARD:
            yield from divers.discards(s, seat)
        case Phase.ACT if s.acted:
            yield from divers.uses(s, seat)
            yield End(seat)
        case Phase.ACT:
            yield from _deeds(s, seat)
            yield from divers.uses(s, seat)


def _deeds(s: State, seat: Seat) -> Iterator[Action]:
    """The three actions of a divers' turn (section 3)."""
    places = range(len(s.hands[seat]))
    yield from (Play(seat, place) for place in places)
    yield from (Tell(seat, other) for other, hand in enumerate(s.hands) if other != seat and hand)
    yield from (Close(seat, hotel, place) for hotel in s.built for place in places)


def _do(c: Course, a: Action) -> None:
    match a:
        case Corporate(_, place):
            corporation.play_from_hand(c, place)
        case Oil(_, place):
            corporation.pump(c, place)
        case Play(seat, place):
            if c.state.phase == Phase.CAPTAIN:
                c.set(phase=Phase.ACT, ordered=None)
            else:
                c.set(acted=True)
            c.play(seat, place, "play", +1)
        case Tell(seat, to):
            c.set(acted=True)
            c.inform(seat, to)
        case Close(seat, hotel, place):
            c.set(acted=True)
            c.discard(seat, place, "close")
            c.close(hotel)
            c.draw(seat, place)
        case Use():
            divers.use(c, a)
        case Order(_, places):
            c.set(phase=Phase.ACT)
            divers.put_back(c, places)
        case Discard():
            c.set(phase=Phase.ACT)
            divers.thwart(c, a)
        case End():
            _end_turn(c)


def _settle(c: Course) -> None:
    """Without an action left the game is lost; without a diver card to use after it the turn is over."""
    while c.state.phase == Phase.ACT:
        s = c.state
        if not s.acted:
            if not any(True for _ in _deeds(s, s.active)):
                c.end("no_action")
            return
        if any(True for _ in divers.uses(s, s.active)):
            return
        _end_turn(c)


def _end_turn(c: Course) -> None:
    s = c.state
    c.tell(TurnEnded(s.active))
    c.set(turn=s.turn + 1, active=s.table.after(s.active), card=None)
    corporation.begin_turn(c)


def _why_not(s: State, a: Action, legal: Legal[Action]) -> str:
    if s.phase == Phase.OVER:
        return "the game is over"
    if not legal:
        return f"seat {a.seat} has nothing to decide"
    if isinstance(a, Use) and s.phase == Phase.ACT:
        return _why_no_use(s, a)
    if not any(type(other) is type(a) for other in legal):
        return f"seat {a.seat} has something else to decide"
    match a:
        case Tell():
            return "only another diver who holds cards can be told"
        case Close(_, hotel, _) if hotel not in s.built:
            return f"the {hotel} hotel is not built"
        case Order():
            return f"each of the {s.foreseen} places must stand once"
        case _:
            return "there is no card in that place"


def _why_no_use(s: State, a: Use) -> str:
    if a.diver in s.used:
        return f"the diver card “{a.diver}” has been used"
    if a.diver not in s.unused(a.seat):
        return f"seat {a.seat} has no diver card “{a.diver}”"
    return f"the diver card “{a.diver}” would have no effect there"


def _printed(s: State) -> str:
    """The position in one line, without anything hidden."""
    ladder = "".join(map(str, s.ladder))
    return f"turn {s.turn}, seat {s.active}, {s.phase}, ladder {ladder}, built {'+'.join(s.built) or 'none'}"
