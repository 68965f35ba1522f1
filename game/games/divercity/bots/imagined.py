"""A whole position as it may be, made of what one viewer knows: what playouts are made on."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from game.core.rng import Rng
from game.core.rules import Event
from game.games.divercity.bots.memory import known_corporation, known_hands
from game.games.divercity.components import COPIES, CORPORATION, SPECIES
from game.games.divercity.dive import CorporationCard, DiverSeat, HandCard
from game.games.divercity.opening import RESHUFFLES
from game.games.divercity.state import Deal, DiverCityView, State
from game.games.divercity.table import Table


def imagined(view: DiverCityView, history: Sequence[Event], rng: Rng) -> State:
    """A position that agrees with what the viewer sees and remembers; what is hidden lies in a random order.

    What was told stays marked for its owner, so that nobody in it has to remember.

    Args:
        view: what the viewer sees.
        history: what the viewer was told.
        rng: the chance of what is hidden.
    """
    hands = known_hands(view, history)
    seen = [*view.species_discard, *(species for hand in hands for species in hand if species is not None)]
    unseen = _rest(dict.fromkeys(SPECIES, COPIES), seen, rng)
    species = [*view.species_discard, *(known or next(unseen) for hand in hands for known in hand)]
    coming = known_corporation(view, history)
    hidden = _rest(CORPORATION, [*view.corporation_discard, *coming, *(view.agenda or ())], rng)
    agenda = view.agenda or [next(hidden) for _ in range(view.agenda_size)]
    corporation = [*view.corporation_discard, *agenda, *coming, *hidden]
    cards = tuple(CorporationCard(text, number) for number, text in enumerate(corporation))
    thrown, top = len(view.corporation_discard), len(corporation) - view.corporation_left
    return State(
        table=_remembering(view.table),
        deal=Deal(
            species=(*species, *unseen),
            corporation=tuple(corporation),
            divers=tuple(seat.divers for seat in view.seats),
            first=view.active,
            reshuffles=tuple(rng.shuffled(range(len(corporation))) for _ in range(RESHUFFLES)),
        ),
        seats=tuple(_seats(view, species)),
        ladder=view.ladder,
        built=view.built,
        species_left=view.species_left,
        species_discard=view.species_discard,
        corporation=view.corporation,
        pending=view.pending,
        pile=cards[top:],
        foreseen=len(coming),
        corporation_discard=view.corporation_discard,
        agenda_cards=cards[thrown : thrown + view.agenda_size],
        turn=view.turn,
        active=view.active,
        phase=view.phase,
        acted=view.acted,
        ordered=view.ordered,
        ending=view.ending,
    )


def _rest(box: Mapping[str, int], seen: Iterable[str], rng: Rng) -> Iterator[str]:
    left = Counter(box) - Counter(seen)
    return iter(rng.shuffled(sorted(left.elements())))


def _seats(view: DiverCityView, species: Sequence[str]) -> Iterator[DiverSeat]:
    card = len(view.species_discard)
    for seat in view.seats:
        hand = tuple(HandCard(species[card + place], card + place, held.told) for place, held in enumerate(seat.hand))
        card += len(hand)
        yield replace(seat, hand=hand)


def _remembering(table: Table) -> Table:
    variants = [name for name in table.options["variants"] if name != "realistic"]
    return replace(table, options={**table.options, "memory_aid": True, "variants": variants})
