"""Setting a game up (Mini DiverCity, section 2): the stated cards or a shuffle, checked against the box."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rng import Rng
from game.core.rules import Config, Seat, Secret
from game.games.divercity.components import (
    BLUE,
    COPIES,
    CORPORATION,
    DIVERS,
    SPECIES,
)
from game.games.divercity.corporation import refill
from game.games.divercity.course import Course
from game.games.divercity.dive import CorporationCard, DiverSeat, HandCard, Phase
from game.games.divercity.events import Dealt
from game.games.divercity.state import Deal, State
from game.games.divercity.table import Table, table

RESHUFFLES = 3
"""Orders of the corporation cards that are drawn at set-up: no game needs more."""


def opening(config: Config, rng: Rng) -> Course:
    """The dealt table before the first turn. Raises CorruptRecord for a table or cards that cannot be."""
    seats = table(config.options, len(config.seats))
    deal = _deal(seats, config.deal or {}, rng)
    c = Course(
        State(
            deal=deal,
            table=seats,
            seats=tuple(_dealt(deal, seat, seats.hand_size) for seat in range(seats.divers)),
            ladder=dict.fromkeys(SPECIES, BLUE),
            species_left=len(deal.species) - seats.divers * seats.hand_size,
            pile=tuple(CorporationCard(text, number) for number, text in enumerate(deal.corporation)),
            turn=1,
            active=deal.first,
            phase=Phase.SETTLING,
        )
    )
    hands = (tuple(str(card.species) for card in one.hand) for one in c.state.seats)
    c.tell(Dealt(tuple(Secret(hand, c.watchers(seat)) for seat, hand in enumerate(hands)), deal.divers, deal.first))
    if seats.industrialist is not None:
        refill(c)
    return c


def _dealt(deal: Deal, seat: Seat, size: int) -> DiverSeat:
    hand = tuple(HandCard(deal.species[card], card) for card in range(seat * size, (seat + 1) * size))
    return DiverSeat(hand, deal.divers[seat], deal.divers[seat])


def deal_of(s: State) -> Mapping[str, Any]:
    """The cards of a game as its record states them; diver cards that were chosen stand in the options."""
    deal = s.deal
    order = [deal.divers[(deal.first + k) % s.table.divers] for k in range(s.table.divers)]
    rounds = max(map(len, deal.divers))
    stated: dict[str, Any] = {"species": list(deal.species), "corporation": list(deal.corporation)}
    if s.table.options["divers"] == "deal":
        if s.table.has("full_team"):
            stated["divers"] = [cards[k] for k in range(rounds) for cards in order if k < len(cards)]
        else:
            stated["divers"] = [card for cards in deal.divers for card in cards]
    return stated | {"first": deal.first, "reshuffles": [list(order) for order in deal.reshuffles]}


def _deal(seats: Table, stated: Mapping[str, Any], rng: Rng) -> Deal:
    """The stated part of a deal, the rest of it by chance.

    The first player is the stated one, else the one of the option `first`, else seat 0 where the species are
    stated (Mini DiverCity, section 2).
    """
    species = rng.shuffled([name for name in SPECIES for _ in range(COPIES)])
    corporation = rng.shuffled([card for card, count in CORPORATION.items() for _ in range(count)])
    reshuffles = tuple(rng.shuffled(range(len(corporation))) for _ in range(RESHUFFLES))
    divers = rng.shuffled(DIVERS)[: seats.diver_cards]
    first = rng.below(seats.divers)
    if "species" in stated:
        species = _checked("species", stated["species"], species)
        first = 0
    if "corporation" in stated:
        corporation = _checked("corporation", stated["corporation"], corporation)
    if "divers" in stated:
        divers = _checked_divers(seats, stated["divers"])
    if seats.options["first"] != "random":
        first = seats.options["first"]
        if first >= seats.divers:
            raise CorruptRecord(
                "The option “first” must be “random” or a diver's seat from 0 to {last}.", last=seats.divers - 1
            )
    if "first" in stated:
        first = _checked_first(seats, stated["first"])
    if "reshuffles" in stated:
        reshuffles = _checked_orders(stated["reshuffles"], reshuffles)
    return Deal(species, corporation, _shared_out(seats, divers, first), first, reshuffles)


def _shared_out(seats: Table, dealt: Sequence[str], first: Seat) -> tuple[tuple[str, ...], ...]:
    """The diver cards of each seat: as chosen, or one each, or the full team round-robin from the first player."""
    if seats.options["divers"] != "deal":
        return _chosen(seats, seats.options["divers"])
    if not seats.has("full_team"):
        return tuple((card,) for card in dealt) or ((),) * seats.divers
    return tuple(tuple(dealt[(seat - first) % seats.divers :: seats.divers]) for seat in range(seats.divers))


def _chosen(seats: Table, given: Sequence[Any]) -> tuple[tuple[str, ...], ...]:
    """The option `divers`: for each seat a diver card or a list; the full team shares out plain cards."""
    if seats.has("full_team") and all(isinstance(entry, str) for entry in given):
        given = [[*given[seat :: seats.divers]] for seat in range(seats.divers)]
    cards = [entry if isinstance(entry, list) else [entry] for entry in given]
    flat = [card for hand in cards for card in hand]
    if len(cards) != seats.divers:
        raise CorruptRecord(
            "The option “divers” must have one entry for each of the {hands} hands.", hands=seats.divers
        )
    _check_divers(flat)
    if not seats.has("full_team") and any(len(hand) != bool(seats.diver_cards) for hand in cards):
        if seats.diver_cards == 0:
            raise CorruptRecord("There are no diver cards without the variant “full_team”.")
        raise CorruptRecord("There is one diver card for each hand without the variant “full_team”.")
    return tuple(map(tuple, cards))


def _check_divers(cards: Sequence[Any]) -> None:
    for card in cards:
        if card not in DIVERS:
            raise CorruptRecord("There is no diver “{card}”; there is {divers}.", card=card, divers=", ".join(DIVERS))
        if cards.count(card) > 1:
            raise CorruptRecord("The diver “{card}” is there only once.", card=card)


def _checked_divers(seats: Table, given: Any) -> tuple[str, ...]:
    if not isinstance(given, list):
        raise CorruptRecord("The deal's “divers” must be a list of diver cards.")
    _check_divers(given)
    if len(given) != seats.diver_cards and not seats.has("full_team"):
        raise CorruptRecord(
            "The deal's “divers” holds {count} cards; this game needs {needed}.",
            count=len(given),
            needed=seats.diver_cards,
        )
    return tuple(given)


def _checked(name: str, given: Any, box: Sequence[str]) -> tuple[str, ...]:
    """The given cards when they are those of the box, in any order."""
    if not isinstance(given, list) or not all(isinstance(card, str) for card in given):
        raise CorruptRecord("The deal's “{name}” must be a list of {whole} cards.", name=name, whole=len(box))
    held, needed = Counter(given), Counter(box)
    for card in given:
        if card not in needed:
            raise CorruptRecord("The deal's “{name}” holds “{card}”, which is no such card.", name=name, card=card)
        if held[card] > needed[card]:
            raise CorruptRecord(
                "The deal's “{name}” holds “{card}” {count} times; the box has {whole}.",
                name=name,
                card=card,
                count=held[card],
                whole=needed[card],
            )
    if len(given) < len(box):
        raise CorruptRecord(
            "The deal's “{name}” holds {count} cards; the box has {whole}.",
            name=name,
            count=len(given),
            whole=len(box),
        )
    return tuple(given)


def _checked_first(seats: Table, given: Any) -> Seat:
    if type(given) is not int or not 0 <= given < seats.divers:
        raise CorruptRecord("The deal's “first” must be a seat from 0 to {last}.", last=seats.divers - 1)
    return given


def _checked_orders(given: Any, drawn: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The given orders; those that are missing are the drawn ones."""
    cards = len(drawn[0])
    if not isinstance(given, list) or not all(_is_order(order, cards) for order in given):
        raise CorruptRecord(
            "The deal's “reshuffles” must be lists of the {cards} places from 0 to {last}.",
            cards=cards,
            last=cards - 1,
        )
    return (*map(tuple, given), *drawn[len(given) :])


def _is_order(value: Any, cards: int) -> bool:
    return (
        isinstance(value, list) and all(type(place) is int for place in value) and sorted(value) == list(range(cards))
    )
