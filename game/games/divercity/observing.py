"""What one viewer may know of a position: secrecy is per card, and everybody knows the others' cards."""

from game.core.rules import Person, Seat
from game.games.divercity.components import SPECIES
from game.games.divercity.public import Phase, Public
from game.games.divercity.state import CardView, DiverCityView, Held, SeatView, State


def observe_openly(s: State, viewer: Person | None) -> DiverCityView:
    """Return the position as this person sees it with all hands face up: for a game that is over."""
    return observe(s, viewer, hands_open=True)


def observe(s: State, viewer: Person | None, hands_open: bool = False) -> DiverCityView:
    """Return the position without everything hidden that this person may not see.

    Args:
        s: the position.
        viewer: who looks.
        hands_open: show every hand and the industrialist's cards.
    """
    return DiverCityView(
        viewer=viewer,
        table=s.table,
        seats=tuple(_seat_view(s, seat, viewer, hands_open) for seat in range(s.table.divers)),
        ladder=dict(zip(SPECIES, s.ladder)),
        built=s.built,
        species_left=s.species_left,
        species_discard=tuple(s.deal.species[card] for card in s.discard),
        corporation=s.card,
        pending=s.pending,
        corporation_left=len(s.pile),
        corporation_discard=s.corporation(s.corporation_discard),
        coming=s.corporation(s.pile[: s.foreseen]) if s.table.memory_aid or s.phase == Phase.ORDER else (),
        agenda=s.corporation(s.agenda) if hands_open or _sees_agenda(s, viewer) else None,
        agenda_size=s.agenda_size,
        turn=s.turn,
        active=s.active,
        phase=s.phase,
        acted=s.acted,
        ordered=s.ordered,
        ending=s.ending,
        hands_open=hands_open,
    )


def _sees_agenda(s: State, viewer: Person | None) -> bool:
    """The industrialist always sees it, and the visionary who chooses from it."""
    if viewer is None or s.table.industrialist is None:
        return False
    choosing = s.phase == Phase.DISCARD and viewer == s.table.controller(s.active)
    return choosing or viewer == s.table.controller(s.table.industrialist)


def _seat_view(s: State, seat: Seat, viewer: Person | None, hands_open: bool) -> SeatView:
    hand = tuple(_card_view(s, seat, held, viewer, hands_open) for held in s.hands[seat])
    return SeatView(hand, s.deal.divers[seat], s.unused(seat))


def _card_view(s: State, seat: Seat, held: Held, viewer: Person | None, hands_open: bool) -> CardView:
    if hands_open or is_seen(s, seat, held.told, viewer):
        return CardView(s.species(held), held.card, held.told)
    return CardView(None, None, held.told)


def is_seen(p: Public, seat: Seat, told: int | None, viewer: Person | None) -> bool:
    """Whether a person sees a card: another's always, the own one when told of it, anybody one turned face up.

    When the game is over everybody sees everything.

    Args:
        p: the table.
        seat: who holds the card.
        told: the last turn in which its owner was told it, or None.
        viewer: who looks.
    """
    if p.phase == Phase.OVER:
        return True
    if p.table.solo:
        return told is not None
    return p.table.sees(viewer, seat) or (viewer == seat and _is_fresh(p, seat, told))


def _is_fresh(p: Public, seat: Seat, told: int | None) -> bool:
    """What was told is shown to its owner until their next turn ends, and for longer only if the table keeps it."""
    if told is None or p.table.keeps_told:
        return told is not None
    since = (p.active - seat) % p.table.divers or p.table.divers
    return told > p.turn - since
