"""What the tempers of computer players are called in AQUA."""

from collections.abc import Mapping

from game.ui.words import trc


def tempers() -> Mapping[str, str]:
    """Temper → what somebody of that temper does, in the language of this moment."""
    return {
        "collector": trc("temper", "collects many kinds"),
        "hunter": trc("temper", "likes large animals"),
        "gardener": trc("temper", "likes life on reefs"),
        "careful": trc("temper", "likes small animals"),
    }
