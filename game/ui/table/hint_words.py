"""Words that the hints of several games share."""

from game.core.hint import Hint, Suggestion
from game.ui.words import signed, tr, trn


def now(suggestion: Suggestion) -> str:
    """What a choice brings at once."""
    return tr("{points} now").format(points=signed(suggestion.now))


def heading(hint: Hint) -> str:
    """What the reasons compare; nothing where no points stand behind them."""
    if hint.other is None:
        return tr("Everything else looks the same.")
    if not hint.clear:
        return tr("Either is fine. Where 1 brings more or less:") if hint.reasons else tr("Either is fine.")
    if hint.ahead <= 0:
        return ""
    points = max(1, round(hint.ahead))
    if hint.at_the_end:
        words = trn(
            "At the end 1 is {n} point ahead, mostly by", "At the end 1 is {n} points ahead, mostly by", points
        )
    else:
        words = trn("1 is {n} point ahead:", "1 is {n} points ahead:", points)
    return words.format(n=points)
