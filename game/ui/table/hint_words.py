"""Words that the hints of several games share."""

from game.core.hint import Hint, Suggestion
from game.ui.words import signed, tr


def now(suggestion: Suggestion) -> str:
    """What a choice brings at once."""
    return tr("{points} now").format(points=signed(suggestion.now))


def heading(hint: Hint) -> str:
    """What the reasons compare."""
    if hint.other is None:
        return tr("Everything else looks the same.")
    if not hint.clear:
        return tr("Either is fine. 1 against 2:") if hint.reasons else tr("Either is fine.")
    points = signed(max(1, round(hint.ahead)))
    if hint.at_the_end:
        return tr("1 against 2, expected at the end: {points}, mostly by").format(points=points)
    return tr("1 against 2: {points}").format(points=points)
