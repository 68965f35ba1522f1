"""What is new to somebody in the first games of AQUA, and when it is there. No pygame."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.core.rules import Seat
from game.games.aqua.components import FOUR_COLOURS, GREATER_REEFS, ONE_REEF_COLOUR, REEFS_BY_CORALS, REEFS_BY_LARGE
from game.games.aqua.growing import chances
from game.games.aqua.reefs import reefs
from game.games.aqua.state import ATTRACT, GROW, LARGE, AquaView
from game.ui.first_notes.values import FirstNote, Lights
from game.ui.presentation.translated_texts import first_note

_FEW: Final = 3
"""With so few left a pile of small animals runs out soon."""
_OTHER_REEFS: Final = (GREATER_REEFS, REEFS_BY_CORALS, REEFS_BY_LARGE, ONE_REEF_COLOUR)
"""Modifications with which not every four corals bring the values of the small animals at them."""
_USED_TO_IT: Final = 3
"""From this round on somebody may think of the snail."""


def one_coral_away(view: AquaView, seat: Seat) -> Lights | None:
    """A habitat lacks one coral."""
    near = [chance for chance in chances(view.areas[seat]) if len(chance.missing) == 1]
    return tuple(f"chance:{one.corner[0]},{one.corner[1]}" for one in near[:1]) or None


def snail_waits(view: AquaView, seat: Seat) -> Lights | None:
    """The snail can be taken, the first rounds are over, and it is of use.

    Whoever plays last gets it anyway; whoever starts has just had it, and need not be told where others can be.
    """
    of_use = seat != view.order[-1] and (seat != view.order[0] or view.players == 2)
    may = view.phase == GROW and view.snail_waits and view.round >= _USED_TO_IT and of_use
    return ("snail",) if may else None


def large_fits(view: AquaView, seat: Seat) -> Lights | None:
    """A large animal can be attracted."""
    return ("piles",) if view.phase == LARGE else None


def contested(view: AquaView, seat: Seat) -> Lights | None:
    """There are fewer animals than habitats; with modification 8 the reason may be another one."""
    return ("reef",) if view.phase == ATTRACT and view.terms.modification != FOUR_COLOURS else None


def reef_begun(view: AquaView, seat: Seat) -> Lights | None:
    """A reef is large enough to score, and an animal touches it; said only where that is how reefs pay."""
    if not view.terms.reefs_score or view.terms.modification in _OTHER_REEFS:
        return None
    found = [reef for reef in reefs(view.areas[seat], view.terms.least_reef) if reef.animals]
    corals = ((*reef.corals[0][0], reef.corals[0][1]) for reef in found[:1])
    return tuple(f"corals:{x},{y}/{k}" for x, y, k in corals) or None


def goal_pays(view: AquaView, seat: Seat) -> Lights | None:
    """A goal brings points."""
    points = view.sheets[seat].points()
    paying = [place for place in range(len(view.terms.ecosystems)) if points.get(f"eco:{place}", 0) > 0]
    return tuple(f"goal/{place}" for place in paying[:1]) or None


def runs_out(view: AquaView, seat: Seat) -> Lights | None:
    """Few small animals of a colour are left."""
    few = [colour for colour, left in view.small_left.items() if 0 < left <= _FEW]
    return tuple(f"supply/{colour}" for colour in few[:1]) or None


_LIGHTS: Final[Mapping[str, Callable[[AquaView, Seat], Lights | None]]] = {
    "large": large_fits,
    "contested": contested,
    "chance": one_coral_away,
    "goal": goal_pays,
    "snail": snail_waits,
    "reef": reef_begun,
    "supply": runs_out,
}
"""Note → when it is there, in the order in which they come up when several could."""

NOTES = tuple(FirstNote(name, partial(first_note, "aqua", name, {}), lights) for name, lights in _LIGHTS.items())
