"""What the tempers of computer players are called in Ecosystem."""

from collections.abc import Mapping

from game.ui.words import trc


def tempers(edition: str) -> Mapping[str, str]:
    """Temper → what somebody of that temper does in an edition, in the language of this moment."""
    every = {
        "collector": trc("temper", "collects many kinds"),
        "careful": trc("temper", "adds to what is there"),
    }
    own = {
        "forest": {"hunter": trc("temper", "likes wolves"), "gardener": trc("temper", "tends meadow and stream")},
        "ocean": {
            "hunter": trc("temper", "likes the hunters"),
            "gardener": trc("temper", "tends coral and plankton"),
        },
        "savanna": {"gardener": trc("temper", "tends grass and trees")},
    }
    return every | own.get(edition, {})
