"""What one viewer may know of a position, and what own actions would score in it."""

from collections.abc import Sequence
from dataclasses import fields

from game.core.errors import IllegalAction
from game.core.rules import Person
from game.games.aqua.actions import Action, Attract, Grow, Large, Reef
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.codec import CODEC
from game.games.aqua.growing import attract, small_animals_left, why_not
from game.games.aqua.large import values_left
from game.games.aqua.scoring import AquaSheet
from game.games.aqua.sea import Sea
from game.games.aqua.state import AquaView, State
from game.games.aqua.tally import tally
from game.message import Message


def observe(s: State, viewer: Person | None) -> AquaView:
    """The position without the hidden tiles; None is the public table."""
    return AquaView(viewer=viewer, **{open_to_all.name: getattr(s, open_to_all.name) for open_to_all in fields(Sea)})


def preview(v: AquaView, actions: Sequence[Action]) -> tuple[AquaSheet, ...]:
    """All sheets after these actions of the viewer, with everyone else unchanged.

    A tile attracts its small animals at once; of contested habitats only those that an `Attract` names. Actions that
    change no area change nothing. Raises IllegalAction for a tile, a corner or a large animal that cannot be.
    """
    areas = list(v.areas)
    colours = list(v.reef_colours)
    for action in actions:
        if isinstance(action, Reef):
            colours[action.seat] = action.colour
        else:
            areas[action.seat] = area_after(v, areas, action)
    return tally(v.terms, areas, v.order, colours)


def area_after(v: AquaView, areas: Sequence[Area], action: Action) -> Area:
    """The area of the acting seat after its action, small animals included.

    Args:
        v: the table.
        areas: of all seats before the action.
        action: of one of them.
    """
    area = areas[action.seat]
    left = small_animals_left(v.terms, areas)
    match action:
        case Grow(_, tile):
            if why_not(area, tile) is not None:
                raise _senseless(action, Message("this tile cannot lie there"))
            area = area.with_tile(tile)
            return attract(area, area.habitats_of(tile), left, v.terms).area
        case Attract(_, corner):
            colour = area.habitat(corner)
            if colour is None or corner in area.animals or not left[colour]:
                raise _senseless(action, Message("no animal can come there"))
            return area.with_animal(corner)
        case Large(_, pile, cells):
            values = values_left(v.terms, areas)[pile]
            if not values or not set(cells) <= area.animals.keys() - area.covered:
                raise _senseless(action, Message("no such animal can come there"))
            return area.with_large(LargeAnimal(pile, values[0], cells))
    return area


def _senseless(action: Action, why: Message) -> IllegalAction:
    return IllegalAction(CODEC.encode(action), why)
