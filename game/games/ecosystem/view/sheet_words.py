"""What the score sheet says of the end: who has won."""

from collections.abc import Sequence

from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.edition import SKINS
from game.games.ecosystem.view.model import SeatInfo
from game.ui.words import number, trn


def verdict(view: EcosystemView, seats: Sequence[SeatInfo]) -> str:
    """How a finished game ended, in one sentence; a lost challenge is told kindly."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    if view.rival is not None:
        if not outcome.winners:
            return SKINS[view.edition].words().lost.format(rival=seats[view.rival].name)
        lead = outcome.margin or 0
        return trn("Won with a lead of {n} point", "Won with a lead of {n} points", lead).format(n=lead)
    names = ", ".join(seats[seat].name for seat in outcome.winners)
    points = view.sheets[outcome.winners[0]].total
    if len(outcome.winners) > 1:
        words = trn("{names}: shared victory with {n} point", "{names}: shared victory with {n} points", points)
        return words.format(names=names, n=number(points))
    return trn("{name} wins with {n} point", "{name} wins with {n} points", points).format(
        name=names, n=number(points)
    )
