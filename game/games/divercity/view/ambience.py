"""What lies under the table of Mini DiverCity and its last page."""

from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.ui.sound.ambience import Ambience

AMBIENCE = Ambience(bed="divercity", music="divercity")
"""The sea as divers hear it: below a hull, with a boat far away."""


def weighs(view: DiverCityView) -> bool:
    """A card must be given to the oil rig, an order obeyed, or the industrialist strikes."""
    return view.phase in (Phase.OIL, Phase.CAPTAIN, Phase.CORPORATE)
