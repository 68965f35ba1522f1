"""What the cards that a seat can see say about those that it cannot."""

from collections.abc import Iterator

from game.core.rules import Seat
from game.games.ecosystem.bots.compact.edition import Compact
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.state import EcosystemView


def numbers(compact: Compact, species: tuple[str, ...] | None) -> list[int]:
    """The numbers of these species; of cards that may not be seen, none."""
    return [compact.species.index(name) for name in species or ()]


def unseen(edition: Edition, compact: Compact, view: EcosystemView, seat: Seat) -> list[int]:
    """The cards of the deck that this seat has not before it: in hidden hands, under the deck, put aside."""
    left = [edition.deck[name] for name in compact.species]
    for name in _seen(view, seat):
        left[compact.species.index(name)] -= 1
    return [kind for kind, number in enumerate(left) for _ in range(number)]


def _seen(view: EcosystemView, seat: Seat) -> Iterator[str]:
    for other in view.seats:
        yield from other.grid.layout().values()
        if other.waiting is not None:
            yield other.waiting
    yield from view.seats[seat].hand or ()
    yield from view.neutral_pile or ()
