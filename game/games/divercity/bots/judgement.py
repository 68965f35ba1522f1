"""What things are worth to the divers: species, hotels, and knowing one's cards. Public cards are counted."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain

from game.core.rules import Seat
from game.games.divercity.bots.memory import Known
from game.games.divercity.components import (
    COPIES,
    CORPORATION,
    DYNAMITE,
    EXTINCT,
    HOTELS,
    OIL,
    SAVED,
    SPECIES,
    effects,
    hotels,
)
from game.games.divercity.pointing import Pointers
from game.games.divercity.state import DiverCityView

END = 14.0
"""Winning the game for sure, or (negative) losing it."""

HOPE = (0.0, 0.15, 0.5, 1.2, 2.0)
"""By the place of its token: what the chance to save a species is worth while cards of it abound."""

FEAR = (1.0, 0.55, 0.15, 0.05, 0.0)
"""By the place of its token: what the danger that it dies out costs."""

ENOUGH = (0.0, 0.35, 0.75, 1.0)
"""By how many more cards are left than the token needs: how much of hope and fear is real."""

SPARE = 0.12
"""What a known useless card is good for: the oil rig, or closing a hotel."""

TIDY = 0.1
"""What one hotel less is worth even when there is no danger yet."""

LATER = (1.0, 0.6, 0.35, 0.2)
"""What the best, the next best… known card of a hand is worth now."""

LOSS = 0.5
"""How much of what a card that was pointed at brings more than others when played, it costs more when lost."""

OIL_SHARE = 0.44
"""How often a corporation turn takes a card from the hand."""


class Judgement:
    """A position in the eyes of one computer player, who knows these cards of the hands and of the coming ones.

    Without `counts` it does not look at the discards. `later` says how much the hotels that the corporation card
    after the next may build count, against those of the next one. `pointers`: what blind choices have pointed at.
    """

    def __init__(
        self,
        view: DiverCityView,
        hands: tuple[Known, ...],
        coming: tuple[str, ...],
        counts: bool = True,
        later: float = 0.0,
        pointers: Pointers | None = None,
    ) -> None:
        self.view = view
        self.hands = hands
        self._coming = coming
        self._counts = counts
        self._later = later
        self._pointers = pointers
        self._unseen = self._count_unseen()
        self._beginner = "beginner" in view.options["variants"]
        self._pile = self._count_pile()
        self._moves: dict[tuple[str, int], float] = {}
        self._dangers: dict[frozenset[str], float] = {}

    # -- species

    def _left(self, species: str) -> int:
        """Cards of a species that have not been discarded."""
        return COPIES - self.view.species_discard.count(species) if self._counts else COPIES

    def _count_unseen(self) -> Counter[str]:
        """The cards that lie in the deck or in places nobody told of."""
        seen = Counter(card for hand in self.hands for card in hand if card)
        return Counter({species: max(self._left(species) - seen[species], 0) for species in SPECIES})

    def moved(self, species: str, by: int) -> float:
        """What it is worth that a card of this species is discarded and its token moves by 1, −1 or 0."""
        if (species, by) not in self._moves:
            self._moves[species, by] = self._worth_of_move(species, by)
        return self._moves[species, by]

    def _worth_of_move(self, species: str, by: int) -> float:
        start, left = self.view.ladder[species], self._left(species)
        if start in (EXTINCT, SAVED):
            return 0.0
        if start + by == SAVED and self._count(SAVED) + 1 >= self.view.save:
            return END
        if start + by == EXTINCT and self._count(EXTINCT) + 1 >= self.view.lose:
            return -END
        return self._worth(start + by, left - 1) - self._worth(start, left)

    def moved_parts(self, species: str, by: int) -> tuple[float, float]:
        """The same in parts, where it does not end the game: how hope grows, and how fear shrinks."""
        start, left = self.view.ladder[species], self._left(species)
        if start in (EXTINCT, SAVED):
            return 0.0, 0.0
        after, before = (start + by, left - 1), (start, left)
        return self._hope(*after) - self._hope(*before), self._fear(*before) - self._fear(*after)

    def _count(self, place: int) -> int:
        return sum(token == place for token in self.view.ladder.values())

    def _worth(self, token: int, left: int) -> float:
        return self._hope(token, left) - self._fear(token, left)

    def _hope(self, token: int, left: int) -> float:
        hope = HOPE[token] * _share(left - (SAVED - token)) if token < SAVED else HOPE[SAVED]
        return hope * 5 / self.view.save

    def _fear(self, token: int, left: int) -> float:
        fear = FEAR[token] * _share(left - token) if token > EXTINCT else FEAR[EXTINCT]
        return fear * 5 / self.view.lose

    def lifted(self, species: str) -> float:
        """What it is worth that a token moves one step towards survival, at no cost of a card."""
        token, left = self.view.ladder[species], self._left(species)
        return self._worth(token + 1, left) - self._worth(token, left)

    def card(self, species: str | None, by: int) -> float:
        """What it is worth to use this card, or on average an unseen one."""
        return self.moved(species, by) if species else self._mean(lambda s: self.moved(s, by))

    def held(self, seat: Seat, place: int, by: int) -> float:
        """What it is worth to use the card in a place of the own hand, by what is known of it."""
        species = self.hands[seat][place]
        mean = self.card(species, by)
        if species is not None or self._pointers is None:
            return mean
        hand = self._pointers.hands[seat]
        pointed = sum(other.among > 0 for other in hand)
        passed_over = sum(other.passed_over for other in hand)
        if not pointed or not passed_over:
            return mean
        best = expected_best(
            [(self.moved(kind, +1), n) for kind, n in self._unseen.items() if n], pointed + passed_over
        )
        ahead = best - self.card(None, +1)
        if by <= 0:
            ahead *= -LOSS
        return mean + (ahead / pointed if hand[place].among else -ahead / (pointed + passed_over - 1))

    def _mean(self, value: Callable[[str], float]) -> float:
        """The mean over the unseen cards."""
        total = self._unseen.total()
        return sum(n * value(species) for species, n in self._unseen.items() if n) / total if total else 0.0

    # -- hotels

    def danger(self, built: Iterable[str]) -> float:
        """What it costs that the next corporation card, or the one after it, may build all the missing hotels."""
        missing = frozenset(HOTELS).difference(built)
        if missing not in self._dangers:
            self._dangers[missing] = END * self._chance_of(missing)
        return self._dangers[missing]

    def _chance_of(self, missing: frozenset[str]) -> float:
        """How likely these hotels are built at once, those that the card after the next builds at their discount."""
        pile = Counter(self._coming[:1]) or self._pile
        total = pile.total()
        chance = 0.0
        for card, count in pile.items():
            left = missing - self._builds(card)
            if not left:
                chance += count / total
            elif self._later:
                chance += self._later * count / total * self._completed(left)
        return chance

    def _completed(self, missing: frozenset[str]) -> float:
        """The chance that the corporation card after the next builds all that will then be missing."""
        if len(self._coming) > 1:
            return float(missing <= self._builds(self._coming[1]))
        fatal = sum(count for card, count in self._pile.items() if missing <= self._builds(card))
        return fatal / max(1, self._pile.total() - (not self._coming))

    def _builds(self, card: str) -> frozenset[str]:
        """The hotels that a corporation card builds."""
        return _builds(card, self._beginner)

    def _count_pile(self) -> Counter[str]:
        """The corporation cards that may come next."""
        everything = Counter(CORPORATION)
        if not self._counts or not self.view.corporation_left:
            return everything
        return everything - Counter(self.view.corporation_discard) or everything

    def _effects(self, card: str) -> Sequence[str]:
        return _effects(card, self._beginner)

    def closed(self, hotel: str) -> float:
        """What it is worth that a hotel is turned back."""
        rest = [other for other in self.view.built if other != hotel]
        return self.danger(self.view.built) - self.danger(rest) + TIDY

    # -- corporation cards

    def harm(self, card: str, victim: Seat) -> float:
        """What a corporation card costs the divers when that seat is the active one."""
        missing = frozenset(HOTELS).difference(self.view.built)
        if missing <= self._builds(card):
            return END
        cost = 0.0
        for effect in self._effects(card):
            if effect == DYNAMITE:
                cost -= self.card(None, -1)
            elif effect == OIL:
                cost -= self._oil(victim, self._informed(victim))
            else:
                cost += self.danger((*self.view.built, *hotels(effect))) - self.danger(self.view.built)
                cost += TIDY * len(missing.intersection(hotels(effect)))
        return cost

    # -- knowing one's cards

    def told(self, seat: Seat) -> float:
        """What it is worth that the owner of a hand learns all its cards."""
        informed = self._informed(seat)
        return self._knowledge(seat, (True,) * len(informed)) - self._knowledge(seat, informed)

    def best_play(self, seat: Seat) -> float:
        """What another seat's play brings when it plays the best card that it knows, or any unknown one."""
        return self._choice([self.card(species, +1) for species in self.hands[seat]], self._informed(seat))

    def _informed(self, seat: Seat) -> tuple[bool, ...]:
        """For each card of a hand whether its owner has been told it."""
        return tuple(card.told is not None for card in self.view.seats[seat].hand)

    def _knowledge(self, seat: Seat, informed: Sequence[bool]) -> float:
        """What a hand is worth to an owner who knows these of its cards."""
        blind = _average(self.card(species, +1) for species, told in zip(self.hands[seat], informed) if not told)
        uses = [self._use(species) if told else blind for species, told in zip(self.hands[seat], informed)]
        if self._pointers is not None and any(held.among for held in self._pointers.hands[seat]):
            unknown = [self.card(species, +1) for species, told in zip(self.hands[seat], informed) if not told]
            uses += [max(unknown)] if unknown else []
        value = sum(share * use for share, use in zip(LATER, sorted(uses, reverse=True)))
        return value + OIL_SHARE * self._oil(seat, informed)

    def _use(self, species: str | None) -> float:
        """What a card brings to an owner who knows it and may also keep it as a spare one."""
        if species is not None:
            return max(self.moved(species, +1), SPARE)
        return self._mean(lambda s: max(self.moved(s, +1), SPARE))

    def _oil(self, seat: Seat, informed: Sequence[bool]) -> float:
        return self._choice([self.card(species, -1) for species in self.hands[seat]], informed)

    def _choice(self, values: Sequence[float], informed: Sequence[bool]) -> float:
        """The best of the known values, or the average of the unknown ones if that is better."""
        known = [value for value, told in zip(values, informed) if told]
        blind = [value for value, told in zip(values, informed) if not told]
        return max([*known, *([_average(blind)] if blind else [])], default=0.0)


def _effects(card: str, beginner: bool) -> Sequence[str]:
    """What a corporation card does; for beginners only the last of it."""
    return effects(card)[-1:] if beginner else effects(card)


@cache
def _builds(card: str, beginner: bool) -> frozenset[str]:
    """The hotels that a corporation card builds."""
    built = (hotels(effect) for effect in _effects(card, beginner) if effect.startswith("hotels:"))
    return frozenset(chain.from_iterable(built))


def _average(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0


def _share(spare: int) -> float:
    """How much of hope and fear is real with so many cards more than needed."""
    return ENOUGH[max(0, min(spare + 1, len(ENOUGH) - 1))]


def expected_best(values: Sequence[tuple[float, int]], cards: int) -> float:
    """What the best of so many cards brings on average.

    Args:
        values: what each kind of unseen card brings, and how many there are of it.
        cards: how many are drawn; as if each were put back.
    """
    total = sum(count for _, count in values)
    below, before, found = 0, 0.0, 0.0
    for value, count in sorted(values):
        below += count
        share = (below / total) ** cards
        found += value * (share - before)
        before = share
    return found
