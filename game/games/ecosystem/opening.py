"""Setting a game up: the stated cards or a shuffle, checked against the box."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rng import Rng
from game.core.rules import Config, Step
from game.core.transaction import Transaction
from game.games.ecosystem import draft, solo
from game.games.ecosystem.after import after
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.hand import EMPTY_HAND, NO_HAND
from game.games.ecosystem.state import PICK, Deal, State
from game.games.ecosystem.table_state import EcosystemSeat
from game.games.ecosystem.turns import deal_round

MOST_PLAYERS = 6


def setup(edition: Edition, config: Config, rng: Rng) -> Step[State]:
    """The first position and the first deal. Raises CorruptRecord for cards that cannot be."""
    players = len(config.seats)
    deal = (solo.HAND,) if players == 1 else deal_sizes(config.options["deal"])
    stated = config.deal or {}
    shuffled = rng.shuffled([species for species, count in edition.deck.items() for _ in range(count)])
    needed = cards_needed(players, deal)
    deck = _checked_deck(edition, stated["deck"], needed) if "deck" in stated else shuffled
    draws: tuple[int, ...] = ()
    if players == 2:
        drawn = draft.draw_neutral(deal, rng)
        draws = _checked_draws(stated["neutral"], deal) if "neutral" in stated else drawn
    seats = (EcosystemSeat(Grid(), EMPTY_HAND),) * players
    if players == 1:
        seats = (*seats, EcosystemSeat(Grid(), NO_HAND))
    state = State(
        players=players,
        options=MappingProxyType(dict(config.options)),
        played=edition.under(config.options),
        deal=Deal(deal, deck, draws),
        round=1,
        turn=1,
        phase=PICK,
        seats=seats,
        neutral_pile=() if players == 2 else None,
        neutral_cards=EMPTY_HAND if players == 2 else NO_HAND,
        deck_left=len(deck),
        actors=(),
    )
    c = Transaction(state, after)
    deal_round(c, 1)
    return c.step


def deal_of(s: State) -> Mapping[str, Any]:
    """The cards of a game as its record states them."""
    stated: dict[str, Any] = {"deck": list(s.deal.deck)}
    return stated | {"neutral": list(s.deal.neutral)} if s.players == 2 else stated


def check_count(edition: Edition, cards: Counter[str]) -> None:
    """Raises CorruptRecord when there are more cards of a species than the box holds."""
    for species, count in cards.items():
        if count > edition.deck[species]:
            raise CorruptRecord(
                "There are {count} cards of {species}; the box holds {whole}.",
                count=count,
                species=species,
                whole=edition.deck[species],
            )


def deal_sizes(deal: str) -> tuple[int, ...]:
    """“11+10” → the new cards of each hand, round by round."""
    return tuple(int(size) for size in deal.split("+"))


def cards_needed(players: int, deal: tuple[int, ...]) -> int:
    """How many cards a table takes from the deck, the neutral hand of two players included."""
    return solo.CARDS if players == 1 else len(draft.ring(players)) * sum(deal)


def seats_for(edition: Edition) -> range:
    """How many can play an edition: up to six, as far as its deck reaches for its largest deal.

    Raises:
        ValueError: the deck is too small even for one.
    """
    cards, largest = sum(edition.deck.values()), max(map(deal_sizes, edition.deals), key=sum)
    enough = [players for players in range(1, MOST_PLAYERS + 1) if cards >= cards_needed(players, largest)]
    if 1 not in enough:
        raise ValueError(f"The deck of {edition.id} holds {cards} cards; one player needs {solo.CARDS}.")
    most = next(players for players in range(MOST_PLAYERS, 0, -1) if {*range(1, players + 1)} <= {*enough})
    return range(1, most + 1)


def _checked_deck(edition: Edition, deck: Any, needed: int) -> tuple[str, ...]:
    if not isinstance(deck, list):
        raise CorruptRecord("The deal's “deck” must be a list of species.")
    for species in deck:
        if not isinstance(species, str) or species not in edition.deck:
            raise CorruptRecord(
                "The deal's “deck” holds “{species}”, which is no species of {game}.",
                species=species,
                game=edition.id,
            )
    if len(deck) < needed:
        raise CorruptRecord(
            "The deal's “deck” holds {count} cards; this game needs {needed}.", count=len(deck), needed=needed
        )
    check_count(edition, Counter(deck))
    return tuple(deck)


def _checked_draws(draws: Any, deal: tuple[int, ...]) -> tuple[int, ...]:
    sizes = draft.neutral_hand_sizes(deal)
    if not isinstance(draws, list) or len(draws) != len(sizes):
        raise CorruptRecord("The deal's “neutral” must be a list of {count} places.", count=len(sizes))
    for turn, (place, size) in enumerate(zip(draws, sizes), start=1):
        if type(place) is not int or not 0 <= place < size:
            raise CorruptRecord(
                "The neutral card of turn {turn} is in place {place!r}; the hand has {size}.",
                turn=turn,
                place=place,
                size=size,
            )
    return tuple(draws)
