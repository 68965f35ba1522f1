"""What the score sheet says: what each row pays for, and who has won."""

from collections.abc import Sequence

from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.model import SeatInfo
from game.ui.words import number, tr, trn


def note(row: str) -> str:
    """What a row pays for, in a few words."""
    return {
        "hare": tr("1 each"),
        "fox": tr("3, no wolf or bear beside"),
        "dragonfly": tr("streams beside it"),
        "trout": tr("2 per stream, dragonfly"),
        "bear": tr("2 per bee, trout beside"),
        "bee": tr("3 per meadow beside"),
        "eagle": tr("2 per prey in two steps"),
        "deer": tr("2 per row and column"),
        "wolf": tr("most wolves"),
        "stream": tr("longest stream"),
        "meadow": tr("fields of 2, 3, 4, 5+"),
        "biodiversity": tr("few empty rows"),
    }[row]


def verdict(view: EcosystemView, seats: Sequence[SeatInfo]) -> str:
    """How a finished game ended, in one sentence; a lost challenge is told kindly."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    if view.rival is not None:
        if not outcome.winners:
            return tr("{rival} keeps the forest this time").format(rival=seats[view.rival].name)
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
