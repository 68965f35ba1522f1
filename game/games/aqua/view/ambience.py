"""What lies under the table of AQUA, its last page and its challenges."""

from game.games.aqua.sea import LARGE, REEF
from game.games.aqua.state import AquaView
from game.ui.sound.ambience import Ambience

AMBIENCE = Ambience(bed="ocean", music="aqua")
"""The open sea, as the Ocean edition of Ecosystem has it."""


def weighs(view: AquaView) -> bool:
    """A large animal would come, or the reefs that score are named."""
    return view.phase in (LARGE, REEF)
