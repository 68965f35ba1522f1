"""The cards in a hand, as far as the viewer may know them."""

from dataclasses import dataclass

from game.games.ecosystem.edition import Edition


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards in a hand.

    Attributes:
        size: number of cards.
        species: in dealing order in the full position, in the order of the score sheet in a view; None when hidden.
    """

    size: int
    species: tuple[str, ...] | None

    @property
    def hidden(self) -> "Hand":
        """The hand as others see it."""
        return Hand(self.size, None)

    @property
    def emptied(self) -> "Hand":
        """The hand without any card."""
        return Hand(0, None if self.species is None else ())

    def in_order(self, edition: Edition) -> "Hand":
        """Return the hand in the order of the score sheet."""
        return self if self.species is None else Hand(self.size, edition.in_order(self.species))

    def with_cards(self, count: int, species: tuple[str, ...] | None) -> "Hand":
        """Return the hand with new cards; `species` is None when they are hidden."""
        known = None if self.species is None or species is None else self.species + species
        return Hand(self.size + count, known)

    def without(self, species: str | None) -> "Hand":
        """Return the hand without its first card of a species, which is None when it is hidden."""
        return self.without_place(None if self.species is None or species is None else self.species.index(species))

    def without_place(self, place: int | None) -> "Hand":
        """Return the hand without the card in a place, which is None when it is hidden."""
        known = None if self.species is None or place is None else self.species[:place] + self.species[place + 1 :]
        return Hand(self.size - 1, known)


EMPTY_HAND = Hand(0, ())

NO_HAND = Hand(0, None)
"""The hand of a seat that never holds cards, such as the solo rival."""
