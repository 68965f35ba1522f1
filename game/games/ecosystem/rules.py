"""The rules of Ecosystem for one edition: who may do what, and what becomes of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from game.core.errors import IllegalAction
from game.core.rng import Rng
from game.core.rules import Config, Event, Legal, Person, Seat, Secret, Step
from game.core.score import Outcome, ScoreSheet
from game.games.ecosystem import draft, ending, opening, solo
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.after import after
from game.games.ecosystem.codec import action_text
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.events import (
    CardMoved,
    CardPlaced,
    CardsSwapped,
    EffectDeclined,
    GameEnded,
    Picked,
)
from game.games.ecosystem.grid import Card
from game.games.ecosystem.observing import observe, preview, seat_view
from game.games.ecosystem.scoring import result, sheets_now
from game.games.ecosystem.state import END, GIVE, OVER, PICK, PLACE, EcosystemView, State, controller
from game.message import Message

T = TypeVar("T")


class EcosystemRules:
    """One engine for all editions; the edition brings deck, rows, effects and ending."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._told: tuple[State, Seat, Legal[Action]] | None = None

    def setup(self, config: Config, rng: Rng) -> Step[State]:
        """The first position and the first deal. Raises CorruptRecord for cards that cannot be."""
        return opening.setup(self.edition, config, rng)

    def actors(self, s: State) -> tuple[Seat, ...]:
        """While picking or flipping all who have not chosen; while placing or hunting one seat after the other."""
        if s.phase == PICK:
            return tuple(seat for seat, pick in enumerate(s.picks) if pick is None)
        if s.phase == PLACE:
            busy = (seat for seat in range(s.players) if s.waiting[seat] or s.effects[seat])
            return tuple(busy)[:1]
        if s.phase == GIVE:
            return (0,)
        return () if s.phase == OVER else ending.actors(s)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        """What that seat may do now, sorted; empty when it is not an actor.

        Who asks usually does one of these next, so the last answer is kept.
        """
        if self._told is None or self._told[0] is not s or self._told[1] != seat:
            self._told = s, seat, self._legal(s, seat)
        return self._told[2]

    def _legal(self, s: State, seat: Seat) -> Legal[Action]:
        if seat not in self.actors(s):
            return Legal()
        own = seat_view(s, seat, self.controller(s, seat))
        return Legal(tuple(own.actions(s.played, s.phase, seat)))

    def apply(self, s: State, a: Action) -> Step[State]:
        """The next position. Raises IllegalAction and changes nothing when the action is not allowed."""
        legal = self.legal(s, a.seat)
        if a not in legal:
            boards = " ".join(grid.text(self.edition.letters) for grid in s.grids)
            raise IllegalAction(action_text(a), self._why_not(s, a, legal), boards)
        match a:
            case Pick():
                step = self._pick(s, a)
            case Place():
                step = self._place(s, a)
            case Swap() | Move() | Keep():
                step = self._effect(s, a)
            case Give():
                step = solo.give(replace(s, hands=(_without(s.hands[0], a.species),)), a.species)
            case Flip() | Hunt():
                step = ending.choose(s, a, self.controller(s, a.seat))
        if step.state.phase == END:
            step = _then(step.events, ending.begin(step.state))
        if step.state.phase == OVER:
            winners = result(s.played, self.score(step.state), s.rival).winners
            return Step(step.state, (*step.events, GameEnded(winners)))
        return step

    def _pick(self, s: State, a: Pick) -> Step[State]:
        state = replace(
            s,
            hands=_set(s.hands, a.seat, _without(s.hands[a.seat], a.species)),
            picks=_set(s.picks, a.seat, a.species),
        )
        seen_by = frozenset({self.controller(s, a.seat)})
        done = Step(state) if None in state.picks else draft.reveal(state)
        return _then((Picked(a.seat, Secret(a.species, seen_by)),), done)

    def _place(self, s: State, a: Place) -> Step[State]:
        species = s.waiting[a.seat]
        assert species is not None
        card = Card(f"{a.seat}.{draft.game_turn(s)}", species)
        grid = s.grids[a.seat].with_card(a.cell, card)
        usable = s.played.usable(species, a.seat, grid) is not None
        state = replace(
            s,
            grids=_set(s.grids, a.seat, grid),
            waiting=_set(s.waiting, a.seat, None),
            effects=_set(s.effects, a.seat, species if usable else None),
        )
        return _then((CardPlaced(a.seat, card, a.cell),), self._end_turn(state))

    def _effect(self, s: State, a: Swap | Move | Keep) -> Step[State]:
        grid = s.grids[a.seat]
        event: Event
        match a:
            case Swap():
                grid, event = grid.swapped(a.a, a.b), CardsSwapped(a.seat, a.a, a.b)
            case Move():
                grid, event = grid.moved(a.start, a.end), CardMoved(a.seat, a.start, a.end)
            case Keep():
                event = EffectDeclined(a.seat)
        state = replace(s, effects=_set(s.effects, a.seat, None), grids=_set(s.grids, a.seat, grid))
        return _then((event,), self._end_turn(state))

    def _end_turn(self, s: State) -> Step[State]:
        if self.actors(s):
            return Step(s)
        return Step(replace(s, phase=GIVE)) if s.players == 1 else draft.end_turn(s)

    def _why_not(self, s: State, a: Action, legal: Legal[Action]) -> Message:
        if s.phase == OVER:
            return Message("the game is over")
        if not legal:
            return Message("seat {seat} has nothing to decide", seat=a.seat)
        if not any(type(other) is type(a) for other in legal):
            return Message("seat {seat} has something else to decide", seat=a.seat)
        match a:
            case Pick() | Give():
                return Message("there is no {species} in the hand", species=a.species)
            case Place():
                return Message("a card must lie beside another one, on an empty cell, within 4 rows and 5 columns")
            case Move():
                return Message("a card moves beside another one, to an empty cell within 4 rows and 5 columns")
            case Flip():
                return Message("a whale turns a face-up card beside it, and each whale only one")
            case Hunt():
                return Message("a lion's prey is a gazelle or a zebra that lies face up")
            case _:
                return Message("a swap needs two different cards")

    def controller(self, s: State, seat: Seat) -> Person:
        """The seat's own number; the solo rival belongs to the player."""
        return controller(s.players, seat)

    def observe(self, s: State, viewer: Person | None) -> EcosystemView:
        """What that person may know; None is the public table."""
        return observe(s, viewer, self.actors(s), self.outcome(s))

    def after(self, v: EcosystemView, e: Event) -> EcosystemView:
        """What an event, redacted for the viewer, does to the view."""
        return after(e, v)

    def preview(self, v: EcosystemView, actions: Sequence[Action]) -> tuple[ScoreSheet, ...]:
        """All sheets after these own actions of the viewer. Raises IllegalAction for one that makes no sense."""
        return preview(v.played, v, actions)

    def score(self, s: State) -> tuple[ScoreSheet, ...]:
        """All sheets as if the game ended now; in solo the second one is the rival's."""
        return sheets_now(s.played, s.grids, s.neutral_pile, s.rival)

    def outcome(self, s: State) -> Outcome | None:
        """Who won, or None while the game runs."""
        return result(s.played, self.score(s), s.rival) if s.phase == OVER else None


def _then(events: tuple[Event, ...], step: Step[State]) -> Step[State]:
    return Step(step.state, events + step.events)


def _set(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _without(hand: tuple[str, ...], species: str) -> tuple[str, ...]:
    place = hand.index(species)
    return hand[:place] + hand[place + 1 :]
