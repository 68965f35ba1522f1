"""Cards that are known to save a species are not thrown away while another card would do."""

from collections.abc import Iterable
from dataclasses import replace

from game.games.divercity.actions import Action, Close, Oil
from game.games.divercity.bots.judgement import END, Judgement
from game.games.divercity.components import GREEN


def sparing(j: Judgement, legal: Iterable[Action]) -> tuple[Action, ...]:
    """The actions without those that give up a known card that saves its species, to the oil rig or for a hotel.

    They stay where every other card of the hand saves its species as well, or loses the game.
    """
    actions = tuple(legal)
    return tuple(action for action in actions if not (_gives_up(j, action) and _another(j, action, actions)))


def _gives_up(j: Judgement, action: Action) -> bool:
    match action:
        case Oil(seat, place) | Close(seat, _, place):
            species = j.hands[seat][place]
            return species is not None and j.view.ladder[species] == GREEN
    return False


def _another(j: Judgement, action: Action, actions: tuple[Action, ...]) -> bool:
    """Whether the same can be done with a card that saves nothing and loses nothing."""
    assert isinstance(action, Oil | Close)
    by = -1 if isinstance(action, Oil) else 0
    return any(
        isinstance(other, type(action))
        and replace(other, place=action.place) == action
        and not _gives_up(j, other)
        and j.held(other.seat, other.place, by) > -END
        for other in actions
    )
