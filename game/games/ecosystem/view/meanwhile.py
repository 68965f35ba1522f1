"""What is already told: views between two positions, while an action with several events is animated."""

from dataclasses import replace

from game.games.ecosystem.grid import Grid
from game.games.ecosystem.state import PLACE, EcosystemView, SeatView


def lying(shown: EcosystemView, after: EcosystemView, turned: bool = False) -> EcosystemView:
    """The cards lie in the ecosystems and are counted; the turn goes on with the hands as they were.

    `turned`: it is told already which of them lie face down.
    """
    seats = _hands(after, shown)
    if not turned:
        seats = tuple(replace(new, grid=_upright(new.grid, old.grid)) for new, old in zip(seats, shown.seats))
    return replace(shown, seats=seats, neutral_pile=after.neutral_pile, actors=(), phase=PLACE)


def _upright(grid: Grid, shown: Grid) -> Grid:
    """A layout in which only those cards lie face down that are seen to do so."""
    down = {card.id for card in shown.values() if card.face_down}
    return Grid({cell: replace(card, face_down=card.id in down) for cell, card in grid.items()})


def given(shown: EcosystemView, after: EcosystemView, species: str) -> EcosystemView:
    """Solo: the rival has the card; nothing was drawn yet."""
    told = lying(shown, after)
    hand = list(told.seats[0].hand or ())
    if species in hand:
        hand.remove(species)
    me = replace(told.seats[0], hand=tuple(hand), hand_size=len(hand))
    return replace(told, seats=(me, *told.seats[1:]))


def _hands(grids: EcosystemView, hands: EcosystemView) -> tuple[SeatView, ...]:
    """The ecosystems of one view with the hands of another; no card waits."""
    return tuple(
        replace(
            seat,
            hand=old.hand,
            hand_size=old.hand_size,
            chosen=False,
            pick=None,
            waiting=None,
            effect="",
            turnings=(),
        )
        for seat, old in zip(grids.seats, hands.seats, strict=True)
    )
