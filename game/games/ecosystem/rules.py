"""The rules of Ecosystem for one edition: who may do what, and what becomes of it."""

from collections.abc import Sequence

from game.core.errors import IllegalAction
from game.core.rng import Rng
from game.core.rules import Config, Event, Legal, Person, Seat, Secret, Step
from game.core.score import Outcome, ScoreSheet
from game.core.transaction import Transaction
from game.games.ecosystem import opening, solo
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.after import after
from game.games.ecosystem.choices import choices
from game.games.ecosystem.codec import action_text
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.events import (
    CardGiven,
    CardMoved,
    CardPlaced,
    CardsSwapped,
    CardsTurned,
    EffectDeclined,
    FlipChosen,
    Picked,
)
from game.games.ecosystem.grid import Card
from game.games.ecosystem.observing import observe, preview
from game.games.ecosystem.state import OVER, EcosystemView, State, controller
from game.games.ecosystem.turns import proceed
from game.message import Message


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
        return s.actors

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        """What that seat may do now, sorted; empty when it is not an actor.

        Who asks usually does one of these next, so the last answer is kept.
        """
        if self._told is None or self._told[0] is not s or self._told[1] != seat:
            self._told = s, seat, Legal(tuple(choices(s, seat)))
        return self._told[2]

    def apply(self, s: State, a: Action) -> Step[State]:
        """The next position. Raises IllegalAction and changes nothing when the action is not allowed."""
        legal = self.legal(s, a.seat)
        if a not in legal:
            boards = " ".join(seat.grid.text(self.edition.letters) for seat in s.seats)
            raise IllegalAction(action_text(a), self._why_not(s, a, legal), boards)
        c = Transaction(s, after)
        c.tell(_event(s, a))
        if not c.state.actors:
            proceed(c)
        return c.step

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
        return observe(s, viewer)

    def after(self, v: EcosystemView, e: Event) -> EcosystemView:
        """The view after an event that is redacted for its viewer. Raises TypeError for an event of another game."""
        return after(v, e)

    def preview(self, v: EcosystemView, actions: Sequence[Action]) -> tuple[ScoreSheet, ...]:
        """All sheets after these own actions of the viewer. Raises IllegalAction for one that makes no sense."""
        return preview(v.played, v, actions)

    def score(self, s: State) -> tuple[ScoreSheet, ...]:
        """All sheets as if the game ended now; in solo the second one is the rival's."""
        return s.sheets

    def outcome(self, s: State) -> Outcome | None:
        """Who won, or None while the game runs."""
        return s.outcome


def _event(s: State, a: Action) -> Event:
    """Return the event that a legal action causes directly."""
    seen_by = frozenset({controller(s.players, a.seat)})
    match a:
        case Pick(seat, species):
            return Picked(seat, Secret(species, seen_by))
        case Place(seat, cell):
            return CardPlaced(seat, _card(s, seat, s.seats[seat].waiting), cell)
        case Swap(seat, first, second):
            return CardsSwapped(seat, first, second)
        case Move(seat, start, end):
            return CardMoved(seat, start, end)
        case Keep(seat):
            return EffectDeclined(seat)
        case Give(_, species):
            return CardGiven(solo.RIVAL, _card(s, solo.RIVAL, species), solo.rival_cell(s.turn - 1))
        case Flip(seat, whale, card):
            assert s.played.ending is not None
            one = s.seats[seat]
            done = not any(s.played.ending.choices(seat, one.grid.layout(), (*one.turnings, a)))
            return FlipChosen(seat, Secret((whale, card), seen_by), done)
        case Hunt(seat, prey):
            assert s.played.ending is not None
            return CardsTurned(((seat, prey),), s.played.ending.cause)


def _card(s: State, seat: Seat, species: str | None) -> Card:
    """Return the card that is placed this turn, with its id."""
    assert species is not None
    return Card(f"{seat}.{s.game_turn}", species)
