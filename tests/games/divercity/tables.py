"""Tables of Mini DiverCity, for tests that read like the rulebook."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.record import Record
from game.core.rng import Rng
from game.core.session import Session
from game.games.divercity.components import COPIES, CORPORATION, SPECIES
from game.games.divercity.dive import CorporationCard, HandCard
from game.games.divercity.game import DIVERCITY
from game.games.divercity.state import State

NAMES = ("Ana", "Ben", "Cid", "Dana", "Emil", "Fay", "Gus")

_VARIANTS: Mapping[int, Sequence[tuple[str, ...]]] = {
    1: ((), ("beginner",), ("full_team", "realistic")),
    2: ((), ("duel",), ("beginner",), ("duel", "full_team")),
    3: ((), ("industrialist",), ("realistic",)),
    4: ((), ("full_team",), ("beginner", "industrialist")),
    5: ((), ("full_team", "beginner")),
    6: ((), ("full_team", "industrialist", "realistic")),
    7: (("industrialist",), ("industrialist", "beginner")),
}


def options(players: int) -> list[dict[str, Any]]:
    """The tables for so many persons on which the suites play: all variants, both ends of the deck, both memories."""
    return [
        {
            "level": "scuba" if number % 2 == 0 else "poseidon",
            "variants": list(variants),
            "deck_out": "empty_deck" if (players + number) % 3 == 0 else "no_action",
            "memory_aid": (players + number) % 2 == 0,
        }
        for number, variants in enumerate(_VARIANTS[players])
    ]


def deck(front: str = "") -> list[str]:
    """All species cards, beginning with these."""
    first = front.split()
    return first + [species for species in SPECIES for _ in range(COPIES - first.count(species))]


def corporation(front: str = "") -> list[str]:
    """All corporation cards, beginning with these; then the single ones, hotels and oil rigs first."""
    first = front.split()
    box = sorted(CORPORATION, key=lambda card: (">" in card, card == "dynamite", card))
    return first + [card for card in box for _ in range(CORPORATION[card] - first.count(card))]


def table(
    people: int = 2,
    species: str = "",
    cards: str = "",
    divers: str = "",
    deal: Mapping[str, Any] | None = None,
    **given: Any,
) -> Session:
    """A game with stated cards: the species in dealing order, the corporation cards, a diver card for each hand.

    Without diver cards it is played without them, which a beginner's table alone may do.
    """
    stated = {"species": deck(species), "corporation": corporation(cards), **(deal or {})}
    if divers:
        stated["divers"] = divers.split()
    header = {"format": 1, "game": "divercity", "options": given, "seats": list(NAMES[:people]), "seed": 1}
    return Session(DIVERCITY, Record(header | {"deal": stated}))


def play(session: Session, *lines: str) -> Session:
    """Plays actions as they are written in a record."""
    for line in lines:
        session.submit(session.game.codec.decode(line))
    return session


def hand(session: Session, seat: int, viewer: int | None) -> list[str | None]:
    """The cards of a seat as somebody sees them."""
    return [card.species for card in session.view(viewer).seats[seat].hand]


def legal(session: Session, verb: str = "") -> list[str]:
    """What the actor may do, as it is written; only the actions that begin with a verb."""
    (seat,) = session.actors
    view = session.view(session.controller(seat))
    texts = [session.game.codec.encode(action) for action in view.legal[seat]]
    return [text for text in texts if text.startswith(f"{seat} {verb}")]


def ladder(session: Session, species: str) -> int:
    """The place of a token."""
    return int(session.view(None).ladder[species])


def happened(session: Session) -> list[str]:
    """The names of the events of the last action."""
    return [type(event).__name__ for event in session.entries[-1].events]


def corner(
    session: Session, *, hands: Sequence[int] = (), tokens: Mapping[str, int] | None = None, **given: Any
) -> State:
    """The first position of a game with changes that would take long to play.

    Args:
        session: the game.
        hands: cards in each hand.
        tokens: species → place.
        given: fields; `pile` and `agenda` by the numbers of their cards, `dealt`: species cards that left the deck.
    """
    state: State = DIVERCITY.rules.setup(session.record.config(), Rng(1)).state
    if hands:
        cards = (HandCard(species, number) for number, species in enumerate(state.deal.species))
        held = [tuple(next(cards) for _ in range(count)) for count in hands]
        given["seats"] = tuple(replace(seat, hand=hand) for seat, hand in zip(state.seats, held))
    if tokens:
        given["ladder"] = dict.fromkeys(SPECIES, 2) | dict(tokens)
    if "pile" in given:
        given |= _corporation(state, given.pop("pile"), given.pop("agenda", ()))
    if "dealt" in given:
        given["species_left"] = len(state.deal.species) - given.pop("dealt")
    return replace(state, **given)


def _corporation(state: State, pile: Sequence[int], agenda: Sequence[int]) -> dict[str, Any]:
    """These corporation cards in the pile and in the industrialist's hand, all others on the discard."""
    cards = [CorporationCard(text, number) for number, text in enumerate(state.deal.corporation)]
    thrown = (text for number, text in enumerate(state.deal.corporation) if number not in (*pile, *agenda))
    return {
        "pile": tuple(cards[number] for number in pile),
        "agenda_cards": tuple(cards[number] for number in agenda),
        "corporation_discard": tuple(thrown),
    }


def then(state: State, *lines: str) -> State:
    """The position after these actions."""
    for line in lines:
        state = DIVERCITY.rules.apply(state, DIVERCITY.codec.decode(line)).state
    return state
