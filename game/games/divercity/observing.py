"""What one viewer may know of a position: secrecy is per card, and everybody knows the others' cards."""

from collections.abc import Mapping

from game.core.rules import Legal, Person, Seat
from game.core.score import Outcome
from game.games.divercity.actions import Action
from game.games.divercity.components import SPECIES
from game.games.divercity.state import CardView, DiverCityView, Held, Phase, SeatView, State


def observe(
    s: State,
    viewer: Person | None,
    actors: tuple[Seat, ...],
    legal: Mapping[Seat, Legal[Action]],
    outcome: Outcome | None,
) -> DiverCityView:
    """The position with everything hidden that this person may not see."""
    table = s.table
    industrialist = table.industrialist
    sees_agenda = viewer is not None and industrialist is not None and viewer == table.controller(industrialist)
    sees_agenda |= s.phase == Phase.DISCARD and viewer == table.controller(s.active)
    reminded = bool(table.options["memory_aid"]) and not table.has("realistic")
    return DiverCityView(
        viewer=viewer,
        options=table.options,
        save=table.level.save,
        lose=table.level.lose,
        seats=tuple(_seat_view(s, seat, viewer) for seat in range(table.divers)),
        persons=tuple(map(table.controller, range(table.divers + (industrialist is not None)))),
        solo=table.solo,
        industrialist=industrialist,
        ladder=dict(zip(SPECIES, s.ladder)),
        built=s.built,
        species_left=s.species_left,
        species_discard=tuple(s.deal.species[card] for card in s.discard),
        corporation=s.card,
        pending=s.pending,
        corporation_left=len(s.pile),
        corporation_discard=s.corporation(s.corporation_discard),
        coming=s.corporation(s.pile[: s.foreseen]) if reminded or s.phase == Phase.ORDER else (),
        agenda=s.corporation(s.agenda) if sees_agenda else None,
        agenda_size=len(s.agenda),
        turn=s.turn,
        active=s.active,
        phase=s.phase,
        acted=s.acted,
        memory_aid=reminded,
        pictograms=table.has("realistic"),
        actors=actors,
        legal=legal,
        outcome=outcome,
        secret=_is_secret(s),
    )


def _is_secret(s: State) -> bool:
    """A captain's order is followed on the open table, and hands that nobody sees need no curtain."""
    if s.phase in (Phase.CORPORATE, Phase.DISCARD):
        return True
    return not s.table.solo and s.phase not in (Phase.CAPTAIN, Phase.OVER)


def _seat_view(s: State, seat: Seat, viewer: Person | None) -> SeatView:
    hand = tuple(_card_view(s, seat, held, viewer) for held in s.hands[seat])
    return SeatView(hand, s.deal.divers[seat], s.unused(seat))


def _card_view(s: State, seat: Seat, held: Held, viewer: Person | None) -> CardView:
    if is_seen(s, seat, held, viewer):
        return CardView(s.species(held), held.card, held.told)
    return CardView(None, None, held.told)


def is_seen(s: State, seat: Seat, held: Held, viewer: Person | None) -> bool:
    """Whether a person sees a card: another's always, the own one when told of it, and anybody one turned face up."""
    if s.table.solo:
        return held.told is not None
    return s.table.sees(viewer, seat) or (viewer == seat and _is_fresh(s, seat, held.told))


def _is_fresh(s: State, seat: Seat, told: int | None) -> bool:
    """What was told is shown to its owner until their next turn ends, and for longer only if the table keeps it."""
    if told is None or s.table.keeps_told:
        return told is not None
    since = (s.active - seat) % s.table.divers or s.table.divers
    return told > s.turn - since
