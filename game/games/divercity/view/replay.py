"""How the course of a dive is measured: the divers have no points, so the sea itself is followed."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.games.divercity.components import EXTINCT, SAVED
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.pieces import MateHand
from game.ui.replay.terms import ReplayTerms, Standing
from game.ui.table.pieces import Piece
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


def standings(view: DiverCityView, seats: Sequence[SeatInfo]) -> tuple[Standing, ...]:
    """How many species are saved and how many are lost, and how many hotels stand."""
    places = list(view.ladder.values())
    return (
        Standing(SeatInfo(tr("Saved species"), 3, False, icon="sun"), places.count(SAVED)),
        Standing(SeatInfo(tr("Extinct species"), 5, False, icon="skull"), places.count(EXTINCT)),
        Standing(SeatInfo(tr("Hotels"), 0, False, icon="hotel"), len(view.built)),
    )


def held(view: DiverCityView, seat: Seat) -> tuple[str | None, ...]:
    """The cards before a diver; the industrialist's are told beside the table."""
    if seat >= len(view.seats):
        return ()
    hand = view.seats[seat].hand
    return tuple(None if card.species is None else f"card/divercity/{card.species}-S" for card in hand)


def _seat_of(piece: Piece) -> Seat | None:
    return piece.seat if isinstance(piece, MateHand) else None


REPLAY = ReplayTerms(standings, held, contest=False, on_the_table=True, seat_of=_seat_of, turn=lambda view: view.turn)
