"""What is new to somebody in the first games of Forest, Ocean and Savanna, and when it is there. No pygame."""

from collections.abc import Callable, Collection, Mapping
from functools import partial

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.edition import Bonus, Edition, Majority
from game.games.ecosystem.editions.ocean import GROUPS, group_totals
from game.games.ecosystem.editions.savanna import hunted_by_cheetahs
from game.games.ecosystem.grid import COLUMNS, ROWS, neighbours
from game.games.ecosystem.rows import areas, cells_of
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView
from game.games.ecosystem.view.goal_boards import numbers_of
from game.ui.first_notes.values import FirstNote, Lights, told_only_to
from game.ui.presentation.translated_texts import first_note

_HALF = 10
"""With so many cards an ecosystem is half full."""
_MANY_EMPTY = 6
"""The number of empty rows from which on biodiversity costs the most points."""
_EMPTY_ROWS = 4
"""From so many rows without points on biodiversity pays hardly anything."""


def notes_of(edition: Edition) -> tuple[FirstNote, ...]:
    """The notes of an edition; none of one without texts.

    They speak of what is the person's own: who decides for the solo rival is told nothing of the rival's board.
    They help to place cards: while whales or lions choose after the last placement, nothing is said.
    """
    words = partial(first_note, edition.id, values=_numbers(edition))
    notes = (FirstNote(name, partial(words, name), lights) for name, lights in _LIGHTS.get(edition.id, {}).items())
    return told_only_to(_places_own_cards, tuple(notes))


# -- what may be so


def in_hand(species: str, view: EcosystemView, seat: Seat) -> Lights | None:
    """The seat holds such a card."""
    hand = view.seats[seat].hand or ()
    return (f"hand/{hand.index(species)}",) if species in hand else None


def outdone(row: str, view: EcosystemView, seat: Seat) -> Lights | None:
    """The seat takes part in a majority, and some other ecosystem is ahead in it."""
    majority = next(one for one in view.played.rows if one.id == row)
    assert isinstance(majority, Majority), "only majorities compare the seats"
    values = [majority.measure(one.grid.layout())[0] for one in view.seats]
    ahead = [other for other, value in enumerate(values) if value > values[seat]]
    panels = ("rival" if other == view.rival else f"seat/{other}" for other in ahead)
    return (f"score/{row}", *panels) if values[seat] and ahead else None


def at_the_edge(view: EcosystemView, seat: Seat) -> Lights | None:
    """The ecosystem is as wide or as high as it may be, and not full yet."""
    left, top, right, bottom = view.seats[seat].grid.box
    full = right - left + 1 == COLUMNS or bottom - top + 1 == ROWS
    return ("tray",) if full and len(view.seats[seat].grid) < ROWS * COLUMNS else None


def alone(species: str, view: EcosystemView, seat: Seat) -> Lights | None:
    """A card of a kind that pays in groups lies by itself, and another one is in the hand."""
    lonely = [area[0] for area in areas(_layout(view, seat), species) if len(area) == 1]
    held = in_hand(species, view, seat)
    return (*_cards(view, seat, lonely[:1]), *held) if lonely and held else None


def beside(species: str, others: Collection[str], view: EcosystemView, seat: Seat) -> Lights | None:
    """A card of a species has one of the others beside it."""
    layout = _layout(view, seat)
    for cell in cells_of(layout, species):
        near = [one for one in neighbours(cell) if layout.get(one) in others]
        if near:
            return _cards(view, seat, (cell, *near))
    return None


def without(species: str, wanted: str, view: EcosystemView, seat: Seat) -> Lights | None:
    """A card of a species has none of what it needs beside it."""
    layout = _layout(view, seat)
    lacking = [c for c in cells_of(layout, species) if wanted not in map(layout.get, neighbours(c))]
    return _cards(view, seat, lacking[:1]) if lacking else None


def empty_rows(view: EcosystemView, seat: Seat) -> Lights | None:
    """In a half-full forest many rows bring nothing."""
    points = view.sheets[seat].points()
    empty = [row for row, brought in points.items() if row != "biodiversity" and brought == 0]
    late = len(view.seats[seat].grid) >= _HALF and len(empty) >= _EMPTY_ROWS
    return ("score/biodiversity",) if late else None


def above_the_bottom(view: EcosystemView, seat: Seat) -> Lights | None:
    """A coral does not lie in the bottom row."""
    layout = _layout(view, seat)
    bottom = max((r for _, r in layout), default=0)
    return _cards(view, seat, [cell for cell in cells_of(layout, "coral") if cell[1] < bottom]) or None


def weak_group(view: EcosystemView, seat: Seat) -> Lights | None:
    """In a half-full reef a group of the food web brings nothing."""
    totals = group_totals(view.sheets[seat].points())
    weak = [group for group, total in totals.items() if total == 0]
    if len(view.seats[seat].grid) < _HALF or not weak:
        return None
    return ("score/food_web", *(f"score/{row}" for row in GROUPS[weak[0]]))


def hunted(view: EcosystemView, seat: Seat) -> Lights | None:
    """A cheetah sees a gazelle."""
    layout = _layout(view, seat)
    prey = hunted_by_cheetahs(layout)
    return _cards(view, seat, (*cells_of(layout, "cheetah"), *sorted(prey))) if prey else None


def _places_own_cards(view: EcosystemView, seat: Seat) -> bool:
    return seat != view.rival and view.phase not in (FLIP, HUNT)


def _layout(view: EcosystemView, seat: Seat) -> Mapping[Cell, str]:
    return view.seats[seat].grid.layout()


def _cards(view: EcosystemView, seat: Seat, cells: Collection[Cell]) -> Lights:
    grid = view.seats[seat].grid
    return tuple(f"card:{grid[cell].id}" for cell in cells)


# -- the notes


def _numbers(edition: Edition) -> Mapping[str, int]:
    """The numbers in braces in the notes of an edition."""
    numbers = dict(numbers_of(edition))
    if edition.id == "forest":
        biodiversity = next(row.line for row in edition.rows if isinstance(row, Bonus))
        many = {f"row {number}": 0 for number in range(_MANY_EMPTY)}
        numbers |= {"most": biodiversity({}).points, "cost": -biodiversity(many).points}
    if edition.id == "savanna":
        numbers["loss"] = numbers["elephant"] - numbers["disturbed_elephant"]
    return numbers


_ANIMALS = ("gazelle", "zebra", "giraffe", "cheetah", "lion", "hyena", "vulture")
_LIGHTS: Mapping[str, Mapping[str, Callable[[EcosystemView, Seat], Lights | None]]] = {
    "forest": {
        "hare": partial(in_hand, "hare"),
        "wolf": partial(outdone, "wolf"),
        "stream": partial(outdone, "stream"),
        "fox": partial(beside, "fox", ("wolf", "bear")),
        "meadow": partial(alone, "meadow"),
        "edge": at_the_edge,
        "biodiversity": empty_rows,
    },
    "ocean": {
        "octopus": partial(in_hand, "octopus"),
        "whale": partial(in_hand, "whale"),
        "plankton": partial(outdone, "plankton"),
        "coral": above_the_bottom,
        "eel": partial(without, "eel", "coral"),
        "edge": at_the_edge,
        "food_web": weak_group,
    },
    "savanna": {
        "gazelle": partial(outdone, "gazelle"),
        "cheetah": hunted,
        "lion": partial(without, "lion", "grassland"),
        "elephant": partial(beside, "elephant", _ANIMALS),
        "giraffe": partial(without, "giraffe", "tree"),
        "vulture": partial(in_hand, "vulture"),
        "edge": at_the_edge,
    },
}
"""Edition → note → when it is there, in the order in which they come up when several could."""
