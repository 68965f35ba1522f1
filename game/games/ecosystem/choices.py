"""What a seat may do now, sorted: the actions on offer and the check of `apply`."""

from collections.abc import Iterator

from game.core.rules import Seat
from game.games.ecosystem.actions import Action, Give, Keep, Pick, Place
from game.games.ecosystem.table_state import GIVE, PICK, PLACE, TableState


def choices(table: TableState, seat: Seat) -> Iterator[Action]:
    """Yield what a seat may do, sorted, as far as the viewer of the table knows; nothing when it is not an actor."""
    if seat not in table.actors:
        return
    edition, one = table.played, table.seats[seat]
    if table.phase == PLACE and one.effect:
        yield Keep(seat)
        yield from edition.effect(one.effect).uses(seat, one.grid)
    elif table.phase == PLACE:
        for cell in one.grid.legal_cells():
            yield Place(seat, cell)
    elif table.phase in (PICK, GIVE):
        kind = Give if table.phase == GIVE else Pick
        held = frozenset(one.hand or ())
        yield from (kind(seat, species) for species in edition.deck if species in held)
    elif edition.ending is not None:
        yield from edition.ending.choices(seat, one.grid.layout(), one.turnings)
