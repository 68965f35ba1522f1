"""A position on its way to the next one: what can happen to hands, tokens and hotels, told as it happens."""

from dataclasses import replace
from typing import Any

from game.core.rules import Event, Person, Seat, Secret, Step
from game.games.divercity.components import EXTINCT, HOTELS, SAVED, SPECIES
from game.games.divercity.events import (
    CardDrawn,
    CardRevealed,
    CardsTold,
    GameEnded,
    HandOpened,
    HotelBuilt,
    HotelClosed,
    NothingDrawn,
    SpeciesLost,
    SpeciesSaved,
    TokenMoved,
)
from game.games.divercity.public import WON, Phase
from game.games.divercity.state import Held, State


class Course:
    """One action at work. Victory and defeat are looked for after every single move (section 3)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[Event] = []

    @property
    def step(self) -> Step[State]:
        """The position reached and everything that happened."""
        return Step(self.state, tuple(self._events))

    @property
    def over(self) -> bool:
        """Whether the game has ended: nothing happens any more."""
        return self.state.ending is not None

    def tell(self, *events: Event) -> None:
        """Something happened."""
        self._events.extend(events)

    def set(self, **changes: Any) -> None:
        """Changes the position."""
        self.state = replace(self.state, **changes)

    def end(self, reason: str) -> None:
        """The game is over, and every hand is turned over."""
        self.set(ending=reason, phase=Phase.OVER)
        hands = self.state.hands
        species = tuple(tuple(map(self.state.species, hand)) for hand in hands)
        cards = tuple(tuple(held.card for held in hand) for hand in hands)
        self.tell(GameEnded("won" if reason == WON else "lost", reason, species, cards))

    # -- species cards

    def watchers(self, seat: Seat) -> frozenset[Person]:
        """The persons who see the cards of a seat."""
        table = self.state.table
        return frozenset(person for person in range(table.people) if table.sees(person, seat))

    def discard(self, seat: Seat, place: int, why: str) -> str:
        """A card of a hand is revealed and discarded; answers its species."""
        hand = self.state.hands[seat]
        card = hand[place].card
        self._set_hand(seat, hand[:place] + hand[place + 1 :])
        return self._reveal(card, why, seat, place)

    def discard_top(self, why: str) -> str:
        """The top card of the deck, which must not be empty, is revealed and discarded; answers its species."""
        card = self.state.dealt
        self.set(dealt=card + 1)
        return self._reveal(card, why)

    def _reveal(self, card: int, why: str, seat: Seat | None = None, place: int | None = None) -> str:
        species = self.state.deal.species[card]
        self.set(discard=(*self.state.discard, card))
        self.tell(CardRevealed(card, species, why, seat, place))
        return species

    def draw(self, seat: Seat, place: int) -> None:
        """A new card comes to a vacated place, unless the game has ended or the deck is empty."""
        if self.over:
            return
        if self.state.species_left:
            card, hand = self.state.dealt, self.state.hands[seat]
            self.set(dealt=card + 1)
            self._set_hand(seat, (*hand[:place], Held(card), *hand[place:]))
            seen_by, species = self.watchers(seat), self.state.deal.species[card]
            self.tell(CardDrawn(seat, place, Secret(species, seen_by), Secret(card, seen_by)))
        else:
            self.tell(NothingDrawn(seat, place))
            self.miss()

    def miss(self) -> None:
        """A card was needed and the deck is empty (option `deck_out`)."""
        if self.state.table.options["deck_out"] == "empty_deck":
            self.end("empty_deck")

    def inform(self, by: Seat, to: Seat) -> None:
        """A seat learns all the cards in its hand; in solo they turn face up."""
        hand = tuple(Held(held.card, self.state.turn) for held in self.state.hands[to])
        self._set_hand(to, hand)
        species, cards = tuple(map(self.state.species, hand)), tuple(held.card for held in hand)
        everybody = frozenset(range(self.state.table.people))
        self.tell(CardsTold(by, to, Secret(species, everybody), Secret(cards, everybody)))
        if self.state.table.solo:
            self.tell(HandOpened(to, species, cards))

    def play(self, seat: Seat, place: int, why: str, by: int) -> None:
        """A card is revealed and discarded, its token moves by one, the hand is refilled."""
        self.move(self.discard(seat, place, why), by)
        self.draw(seat, place)

    def _set_hand(self, seat: Seat, hand: tuple[Held, ...]) -> None:
        hands = self.state.hands
        self.set(hands=(*hands[:seat], hand, *hands[seat + 1 :]))

    # -- tokens and hotels

    def move(self, species: str, by: int) -> None:
        """A token moves by one step (+1 towards survival) unless it is frozen."""
        start = self.state.token(species)
        if start in (EXTINCT, SAVED):
            return
        place, ladder = SPECIES.index(species), self.state.ladder
        self.set(ladder=(*ladder[:place], start + by, *ladder[place + 1 :]))
        self.tell(TokenMoved(species, start, start + by))
        if start + by == SAVED:
            self.tell(SpeciesSaved(species))
        if start + by == EXTINCT:
            self.tell(SpeciesLost(species))
        if self.state.ladder.count(SAVED) >= self.state.table.level.save:
            self.end(WON)
        elif self.state.ladder.count(EXTINCT) >= self.state.table.level.lose:
            self.end("extinct")

    def build(self, hotel: str) -> None:
        """A hotel is built; a built one stays built."""
        if hotel in self.state.built:
            return
        self.set(built=tuple(h for h in HOTELS if h == hotel or h in self.state.built))
        self.tell(HotelBuilt(hotel))
        if len(self.state.built) == len(HOTELS):
            self.end("hotels")

    def close(self, hotel: str) -> None:
        """A hotel is turned back to its island."""
        self.set(built=tuple(h for h in self.state.built if h != hotel))
        self.tell(HotelClosed(hotel))
