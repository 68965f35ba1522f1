"""What is new to somebody in the first games of Mini DiverCity, and when it is there. No pygame."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.core.rules import Seat
from game.games.divercity.components import EXTINCT, GREEN, HOTELS, RED
from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.ui.first_notes.values import FirstNote, Lights, told_only_to
from game.ui.presentation.translated_texts import first_note

_FEW: Final = 12
"""With so few cards left in the deck it runs out soon."""


def on_red(view: DiverCityView, seat: Seat) -> Lights | None:
    """A species is one step from lost."""
    return _species(view, RED)


def on_green(view: DiverCityView, seat: Seat) -> Lights | None:
    """A species is one step from saved."""
    return _species(view, GREEN)


def untold(view: DiverCityView, seat: Seat) -> Lights | None:
    """Another diver was told nothing of a hand with a card of a species on green."""
    if view.phase != Phase.ACT or view.acted:
        return None
    for other, mate in enumerate(view.seats):
        on = {view.ladder.get(card.species or "") for card in mate.hand}
        if other != seat and GREEN in on and all(card.told is None for card in mate.hand):
            return (f"mate/{other}", "action/tell")
    return None


def told(view: DiverCityView, seat: Seat) -> Lights | None:
    """The diver was told the own hand and may play it. Which cards are new has to be remembered: it is not lit."""
    if view.phase != Phase.ACT or view.acted:
        return None
    mine = view.seats[seat].hand if seat < len(view.seats) else ()
    return ("hand",) if any(card.told is not None for card in mine) else None


def two_islands_left(view: DiverCityView, seat: Seat) -> Lights | None:
    """Only a pair of islands, or less, is without a hotel."""
    free = [hotel for hotel in HOTELS if hotel not in view.built]
    return tuple(f"hotel/{hotel}" for hotel in free) if 0 < len(free) <= 2 else None


def diver_card(view: DiverCityView, seat: Seat) -> Lights | None:
    """The diver card can still be used, and the diver has had a turn."""
    later = view.turn > len(view.seats) and view.phase == Phase.ACT and seat < len(view.seats)
    return ("diver",) if later and view.unused(seat) else None


def one_from_defeat(view: DiverCityView, seat: Seat) -> Lights | None:
    """One more lost species loses the game."""
    lost = [species for species, place in view.ladder.items() if place == EXTINCT]
    return ("together",) if len(lost) == view.lose - 1 else None


def deck_runs_out(view: DiverCityView, seat: Seat) -> Lights | None:
    """Few species cards are left."""
    return ("piles",) if view.species_left <= _FEW else None


def _is_diver(view: DiverCityView, seat: Seat) -> bool:
    """Whether what the notes hope for is hoped for at that seat."""
    return seat != view.industrialist


def _species(view: DiverCityView, column: int) -> Lights | None:
    return next(((f"species/{species}",) for species, place in view.ladder.items() if place == column), None)


_LIGHTS: Final[Mapping[str, Callable[[DiverCityView, Seat], Lights | None]]] = {
    "defeat": one_from_defeat,
    "hotels": two_islands_left,
    "red": on_red,
    "told": told,
    "untold": untold,
    "green": on_green,
    "diver": diver_card,
    "deck": deck_runs_out,
}
"""Note → when it is there, in the order in which they come up when several could."""

NOTES = told_only_to(
    _is_diver,
    [FirstNote(name, partial(first_note, "divercity", name, {}), lights) for name, lights in _LIGHTS.items()],
)
