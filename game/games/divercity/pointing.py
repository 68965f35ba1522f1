"""Pointing: who uses a card that they know nothing about lets its place name the best card of the next diver.

The places that look alike to a diver are counted from the left: the number of the chosen one, modulo how many there
are, is the number of the best card among those that the next diver was not told of. Everybody can read it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.rules import Event, Seat
from game.games.divercity.components import hand_size
from game.games.divercity.events import CardDrawn, CardRevealed, CardsTold


@dataclass(slots=True)
class Place:
    """What everybody knows that the owner of a card knows of it.

    Attributes:
        told: its species.
        among: of so many cards, this one with them, one was the best of the hand; 0 when nobody pointed here.
        passed_over: somebody pointed to another card of the hand.
    """

    told: bool = False
    among: int = 0
    passed_over: bool = False

    @property
    def looks(self) -> tuple[bool, int, bool]:
        """Places that are equal in this look alike to their owner."""
        return self.told, self.among, self.passed_over

    def forget(self) -> None:
        """Nobody points any more."""
        self.among, self.passed_over = 0, False


class Pointed(NamedTuple):
    """To whose cards somebody pointed: the best of their hand is in one of these places."""

    to: Seat
    places: tuple[int, ...]


@dataclass(slots=True)
class Pointers:
    """Every hand, place by place."""

    hands: list[list[Place]] = field(default_factory=list)

    @classmethod
    def read(cls, history: Iterable[Event], divers: int) -> "Pointers":
        """What has been told and pointed at so far, as everybody at the table can work it out."""
        pointers = cls.dealt(divers)
        for event in history:
            pointers.follow(event)
        return pointers

    @classmethod
    def dealt(cls, divers: int) -> "Pointers":
        """Before anything was told or pointed at."""
        return cls([[Place() for _ in range(hand_size(divers))] for _ in range(divers)])

    def follow(self, event: Event) -> Pointed | None:
        """Takes in what happens now; what it pointed at, if anything."""
        match event:
            case CardsTold(_, to, _):
                self.hands[to] = [Place(told=True) for _ in self.hands[to]]
            case CardRevealed(_, _, _, int(seat), int(place)):
                return self._used(seat, place)
            case CardDrawn(seat, place, _):
                self.hands[seat].insert(place, Place())
        return None

    def alike(self, seat: Seat, place: int) -> list[int]:
        """The places of a hand that look to its owner like this one, when nothing speaks for any of them."""
        hand = self.hands[seat]
        if hand[place].told or hand[place].among:
            return [place]
        return [other for other, held in enumerate(hand) if held.looks == hand[place].looks]

    def untold(self, seat: Seat) -> list[int]:
        """The places of a hand whose owner was not told of them."""
        return [place for place, held in enumerate(self.hands[seat]) if not held.told]

    def named(self, seat: Seat, place: int, worth: Callable[[Seat, int], float]) -> int:
        """The place, among those that look like this one, that names the best card of the next diver.

        Args:
            seat: who uses a card.
            place: the one it would use.
            worth: what a card in a place of another hand brings when it is played.
        """
        alike, to = self.alike(seat, place), self._next(seat)
        untold = self.untold(to)
        if len(alike) < 2 or len(untold) < 2:
            return place
        best = max(range(len(untold)), key=lambda number: (worth(to, untold[number]), -number))
        return alike[best % len(alike)]

    def _next(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.hands)

    def _used(self, seat: Seat, place: int) -> Pointed | None:
        alike, pointed = self.alike(seat, place), None
        if len(alike) > 1:
            pointed = self._point(self._next(seat), alike.index(place), len(alike))
        hand = self.hands[seat]
        del hand[place]
        if not any(held.among for held in hand):
            for held in hand:
                held.forget()
        return pointed

    def _point(self, to: Seat, number: int, numbers: int) -> Pointed | None:
        """Somebody named one of so many numbers; a card that is known for certain to be the best stays so."""
        untold = self.untold(to)
        places = [self.hands[to][place] for place in untold]
        certain = sum(held.among > 0 for held in places) == 1 and any(held.passed_over for held in places)
        fresh = all(not held.among and not held.passed_over for held in places)
        if len(untold) < 2 or not (numbers >= len(untold) or fresh or not certain):
            return None
        best = untold[number::numbers]
        for held in places:
            held.among, held.passed_over = 0, True
        for place in best:
            self.hands[to][place].among, self.hands[to][place].passed_over = len(best), False
        return Pointed(to, tuple(best)) if best else None
