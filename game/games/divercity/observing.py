"""What one viewer may know of a position: secrecy is per card, and everybody knows the others' cards."""

from dataclasses import fields

from game.core.rules import Person
from game.games.divercity.dive import Dive
from game.games.divercity.state import DiverCityView, State


def observe(s: State, viewer: Person | None, hands_open: bool = False) -> DiverCityView:
    """Return the position without everything hidden that this person may not see.

    Args:
        s: the position.
        viewer: who looks; None is the public table.
        hands_open: show every hand and the industrialist's cards.
    """
    table = {field.name: getattr(s, field.name) for field in fields(Dive)}
    return DiverCityView(viewer=viewer, hands_open=hands_open, **table).masked()


def observe_openly(s: State, viewer: Person | None) -> DiverCityView:
    """Return the position as this person sees it with all hands face up: for a game that is over."""
    return observe(s, viewer, hands_open=True)
