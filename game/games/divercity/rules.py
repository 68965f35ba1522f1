"""The rules of Mini DiverCity: who may do what, and what becomes of it."""

from collections.abc import Sequence

from game.core.errors import IllegalAction
from game.core.rng import Rng
from game.core.rules import Config, Event, Legal, Person, Seat, Step
from game.core.score import Outcome, ScoreSheet
from game.games.divercity import corporation, divers
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.after import after
from game.games.divercity.choices import choices, turn_actions, uses
from game.games.divercity.codec import CODEC
from game.games.divercity.course import Course
from game.games.divercity.dive import Phase
from game.games.divercity.events import ActionTaken, Asked, TurnEnded
from game.games.divercity.observing import observe
from game.games.divercity.opening import opening
from game.games.divercity.state import DiverCityView, State
from game.message import Message


class DiverCityRules:
    """The co-operative game with all its variants. Nobody scores; the divers win or lose together."""

    codec = CODEC

    def setup(self, config: Config, rng: Rng) -> Step[State]:
        """The first position and its events. Raises CorruptRecord for a table or cards that cannot be."""
        c = opening(config, rng)
        _settle(c, corporation.begin_turn(c, c.state.turn, c.state.active))
        return c.step

    def actors(self, s: State) -> tuple[Seat, ...]:
        """The active diver, the industrialist, or the diver who follows the captain's order."""
        return s.actors

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        """What that seat may do now, sorted; empty when it is not an actor."""
        return Legal(tuple(choices(s, seat)))

    def apply(self, s: State, a: Action) -> Step[State]:
        """The next position. Raises IllegalAction and changes nothing when the action is not allowed."""
        legal = self.legal(s, a.seat)
        if a not in legal:
            raise IllegalAction(self.codec.encode(a), _why_not(s, a, legal), _printed(s))
        c = Course(s)
        _settle(c, _do(c, a))
        return c.step

    def controller(self, s: State, seat: Seat) -> Person:
        """The seat's own number; in solo both hands are one person's."""
        return s.table.controller(seat)

    def observe(self, s: State, viewer: Person | None) -> DiverCityView:
        """What that person may know; None is the public table."""
        return observe(s, viewer)

    def after(self, v: DiverCityView, e: Event) -> DiverCityView:
        """What an event, as the viewer is told it, does to a view."""
        return after(v, e)

    def preview(self, v: DiverCityView, actions: Sequence[Action]) -> tuple[ScoreSheet, ...]:
        """No sheets: nobody scores."""
        return ()

    def score(self, s: State) -> tuple[ScoreSheet, ...]:
        """No sheets: nobody scores."""
        return ()

    def outcome(self, s: State) -> Outcome | None:
        """How the divers fared, or None while the game runs; the industrialist wins what they lose."""
        return s.outcome


def _do(c: Course, a: Action) -> Asked:
    """Carries out a legal action; answers the question that follows unless the game is over."""
    match a:
        case Corporate(_, place):
            return corporation.play_from_hand(c, place)
        case Oil(_, place):
            return corporation.pump(c, place)
        case Use():
            return divers.use(c, a)
        case End():
            return _end_turn(c)
        case Play(seat, place):
            if c.state.phase != Phase.CAPTAIN:
                c.tell(ActionTaken(seat, "play"))
            c.play(seat, place, "play", +1)
        case Tell(seat, to):
            c.tell(ActionTaken(seat, "tell"))
            c.inform(seat, to)
        case Close(seat, hotel, place):
            c.tell(ActionTaken(seat, "close"))
            c.discard(seat, place, "close")
            c.close(hotel)
            c.draw(seat, place)
        case Order(_, places):
            divers.put_back(c, places)
        case Discard():
            divers.thwart(c, a)
    return Asked(c.state.active, Phase.ACT)


def _settle(c: Course, question: Asked) -> None:
    """Asks what is to be decided, unless the game is over.

    Without an action left the game is lost; without a diver card to use after it the turn is over.
    """
    while question.phase == Phase.ACT and not c.over:
        s = c.state
        if not s.acted:
            if not any(True for _ in turn_actions(s, s.active)):
                c.end("no_action")
            break
        if any(True for _ in uses(s, s.active)):
            break
        question = _end_turn(c)
    if not c.over:
        c.tell(question)


def _end_turn(c: Course) -> Asked:
    s = c.state
    c.tell(TurnEnded(s.active))
    return corporation.begin_turn(c, s.turn + 1, s.table.after(s.active))


def _why_not(s: State, a: Action, legal: Legal[Action]) -> Message:
    if s.phase == Phase.OVER:
        return Message("the game is over")
    if not legal:
        return Message("seat {seat} has nothing to decide", seat=a.seat)
    if isinstance(a, Use) and s.phase == Phase.ACT:
        return _why_no_use(s, a)
    if not any(type(other) is type(a) for other in legal):
        return Message("seat {seat} has something else to decide", seat=a.seat)
    match a:
        case Tell():
            return Message("only another diver who holds cards can be told")
        case Close(_, hotel, _) if hotel not in s.built:
            return Message("the {hotel} hotel is not built", hotel=hotel)
        case Order():
            return Message("each of the {count} places must stand once", count=s.foreseen)
        case _:
            return Message("there is no card in that place")


def _why_no_use(s: State, a: Use) -> Message:
    if a.diver in s.used:
        return Message("the diver card “{diver}” has been used", diver=a.diver)
    if a.diver not in s.unused(a.seat):
        return Message("seat {seat} has no diver card “{diver}”", seat=a.seat, diver=a.diver)
    return Message("the diver card “{diver}” would have no effect there", diver=a.diver)


def _printed(s: State) -> str:
    """The position in one line, without anything hidden."""
    ladder = "".join(map(str, s.ladder.values()))
    return f"turn {s.turn}, seat {s.active}, {s.phase}, ladder {ladder}, built {'+'.join(s.built) or 'none'}"
