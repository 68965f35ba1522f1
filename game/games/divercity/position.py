"""Positions as JSON data (see the notation)."""

from collections.abc import Mapping
from typing import Any

from game.core.errors import CorruptRecord
from game.games.divercity.state import State


def position(s: State) -> Mapping[str, Any]:
    """The position as data, everything face up."""
    printed: dict[str, Any] = {
        "ladder": dict(s.ladder),
        "built": sorted(s.built),
        "hands": [[card.species for card in seat.hand] for seat in s.seats],
        "species_left": s.species_left,
        "corporation_left": s.corporation_left,
        "active": s.active,
    }
    if s.table.industrialist is not None:
        printed["industrialist"] = [card.text for card in s.agenda_cards]
    return printed


def score_position(request: Mapping[str, Any]) -> Mapping[str, Any]:
    """Always refuses: the divers win or lose together."""
    raise CorruptRecord("Nobody scores in divercity: the divers win or lose together.")
