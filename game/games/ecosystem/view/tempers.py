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
        "forest": (trc("temper", "likes wolves"), trc("temper", "tends meadow and stream")),
        "ocean": (trc("temper", "likes the hunters"), trc("temper", "tends coral and plankton")),
        "savanna": (trc("temper", "likes the hunters"), trc("temper", "tends grass and trees")),
    }
    return every | dict(zip(("hunter", "gardener"), own.get(edition, ())))
