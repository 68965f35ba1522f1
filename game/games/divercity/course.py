"""What can happen in an action of Mini DiverCity, as events that change the state."""

from game.core.rules import Person, Seat, Secret
from game.core.transaction import Transaction
from game.games.divercity.after import after, is_vacated
from game.games.divercity.components import EXTINCT, HOTELS, SAVED
from game.games.divercity.dive import WON
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
from game.games.divercity.state import State


class Course(Transaction[State]):
    """An action in progress, which checks for victory and defeat after every single move (section 3)."""

    def __init__(self, state: State) -> None:
        super().__init__(state, after)

    @property
    def over(self) -> bool:
        """Whether the game has ended: nothing happens any more."""
        return self.state.ending is not None

    def end(self, reason: str) -> None:
        """The game is over, and every hand is turned over."""
        hands = [[card for card in seat.hand if not is_vacated(card)] for seat in self.state.seats]
        species = tuple(tuple(str(card.species) for card in hand) for hand in hands)
        cards = tuple(tuple(card.card for card in hand if card.card is not None) for hand in hands)
        self.tell(GameEnded("won" if reason == WON else "lost", reason, species, cards))

    # -- species cards

    def watchers(self, seat: Seat) -> frozenset[Person]:
        """The persons who see the cards of a seat."""
        table = self.state.table
        return frozenset(person for person in range(table.people) if table.sees(person, seat))

    def discard(self, seat: Seat, place: int, why: str) -> str:
        """A card of a hand is revealed and discarded; answers its species."""
        held = self.state.seats[seat].hand[place]
        assert held.species is not None and held.card is not None
        self.tell(CardRevealed(held.card, held.species, why, seat, place))
        return held.species

    def discard_top(self, why: str) -> str:
        """The top card of the deck, which must not be empty, is revealed and discarded; answers its species."""
        card, species = self._top()
        self.tell(CardRevealed(card, species, why))
        return species

    def draw(self, seat: Seat, place: int) -> None:
        """A new card comes to a vacated place, unless the game has ended or the deck is empty."""
        if self.over:
            return
        if self.state.species_left:
            card, species = self._top()
            seen_by = self.watchers(seat)
            self.tell(CardDrawn(seat, place, Secret(species, seen_by), Secret(card, seen_by)))
        else:
            self.tell(NothingDrawn(seat, place))
            self.miss()

    def _top(self) -> tuple[int, str]:
        """The number and the species of the top card of the deck."""
        card = self.state.dealt
        return card, self.state.deal.species[card]

    def miss(self) -> None:
        """A card was needed and the deck is empty (option `deck_out`)."""
        if self.state.table.options["deck_out"] == "empty_deck":
            self.end("empty_deck")

    def inform(self, by: Seat, to: Seat) -> None:
        """A seat learns all the cards in its hand; in solo they turn face up."""
        hand = self.state.seats[to].hand
        species = tuple(str(card.species) for card in hand)
        cards = tuple(card.card for card in hand if card.card is not None)
        everybody = frozenset(range(self.state.table.people))
        self.tell(CardsTold(by, to, Secret(species, everybody), Secret(cards, everybody)))
        if self.state.table.solo:
            self.tell(HandOpened(to, species, cards))

    def play(self, seat: Seat, place: int, why: str, by: int) -> None:
        """A card is revealed and discarded, its token moves by one, the hand is refilled."""
        self.move(self.discard(seat, place, why), by)
        self.draw(seat, place)

    # -- tokens and hotels

    def move(self, species: str, by: int) -> None:
        """A token moves by one step (+1 towards survival) unless it is frozen."""
        start = self.state.token(species)
        if start in (EXTINCT, SAVED):
            return
        self.tell(TokenMoved(species, start, start + by))
        if start + by == SAVED:
            self.tell(SpeciesSaved(species))
        if start + by == EXTINCT:
            self.tell(SpeciesLost(species))
        tokens = list(self.state.ladder.values())
        if tokens.count(SAVED) >= self.state.save:
            self.end(WON)
        elif tokens.count(EXTINCT) >= self.state.lose:
            self.end("extinct")

    def build(self, hotel: str) -> None:
        """A hotel is built; a built one stays built."""
        if hotel in self.state.built:
            return
        self.tell(HotelBuilt(hotel))
        if len(self.state.built) == len(HOTELS):
            self.end("hotels")

    def close(self, hotel: str) -> None:
        """A hotel is turned back to its island."""
        self.tell(HotelClosed(hotel))
