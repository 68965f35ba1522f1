"""What is new to somebody in the first games of Forest, Ocean and Savanna, and when it is there. No pygame."""

from collections.abc import Callable, Collection, Mapping
from functools import partial

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.edition import Majority
from game.games.ecosystem.editions.ocean import GROUPS, group_totals
from game.games.ecosystem.editions.savanna import hunted_by_cheetahs
from game.games.ecosystem.grid import COLUMNS, ROWS, neighbours
from game.games.ecosystem.rows import areas, cells_of
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView
from game.ui.first_notes.values import FirstNote, Lights, told_only_to
from game.ui.words import tr

_HALF = 10
"""With so many cards an ecosystem is half full."""
_EMPTY_ROWS = 4
"""From so many rows without points on biodiversity pays hardly anything."""


def notes_of(edition: str) -> tuple[FirstNote, ...]:
    """The notes of an edition, in the order in which they come up when several could; none of an unknown one.

    They speak of what is the person's own: who decides for the solo rival is told nothing of the rival's board.
    They help to place cards: while whales or lions choose after the last placement, nothing is said.
    """
    return told_only_to(_places_own_cards, {"forest": _FOREST, "ocean": _OCEAN, "savanna": _SAVANNA}.get(edition, ()))


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


# -- what is said


def _held(species: str, words: Callable[[], str]) -> FirstNote:
    return FirstNote(species, words, partial(in_hand, species))


_EDGE = FirstNote(
    "edge",
    lambda: tr(
        "Your board has reached its limit in one direction: it is never more than five cards wide and four high."
    ),
    at_the_edge,
)
_ANIMALS = ("gazelle", "zebra", "giraffe", "cheetah", "lion", "hyena", "vulture")

_FOREST = (
    _held("hare", lambda: tr("You hold a hare. When you play it, you may swap any two cards of your forest.")),
    FirstNote(
        "wolf",
        lambda: tr(
            "Somebody has more wolves than you. The most wolves bring 12 points, the second most 8, the third 4."
        ),
        partial(outdone, "wolf"),
    ),
    FirstNote(
        "stream",
        lambda: tr("Somebody's stream is longer than yours. Only the longest two bring points: 8 and 5."),
        partial(outdone, "stream"),
    ),
    FirstNote(
        "fox",
        lambda: tr("This fox has a wolf or a bear beside it, so it brings nothing. In peace it brings 3 points."),
        partial(beside, "fox", ("wolf", "bear")),
    ),
    FirstNote(
        "meadow",
        lambda: tr(
            "One meadow alone brings nothing. Two side by side bring 3 points, three 6, four 10, five or more 15."
        ),
        partial(alone, "meadow"),
    ),
    _EDGE,
    FirstNote(
        "biodiversity",
        lambda: tr(
            "Many rows still bring nothing. Biodiversity pays 12 points for at most two empty rows; six cost you 5."
        ),
        empty_rows,
    ),
)

_OCEAN = (
    _held("octopus", lambda: tr("You hold an octopus. When you play it, you may move one card or swap two.")),
    _held("whale", lambda: tr("You hold a whale. At the end each whale turns a card beside it face down.")),
    FirstNote(
        "plankton",
        lambda: tr("Somebody has more plankton than you. The most bring 12 points, the second most 8, the third 4."),
        partial(outdone, "plankton"),
    ),
    FirstNote(
        "coral",
        lambda: tr("Corals bring points only in the bottom row: 3 each. What is laid below them takes that away."),
        above_the_bottom,
    ),
    FirstNote(
        "eel",
        lambda: tr("This moray eel has no coral beside it. Without one it brings nothing, whatever prey is near."),
        partial(without, "eel", "coral"),
    ),
    _EDGE,
    FirstNote(
        "food_web",
        lambda: tr("One of your three groups brings nothing yet. The weakest one counts once more at the end."),
        weak_group,
    ),
)

_SAVANNA = (
    FirstNote(
        "gazelle",
        lambda: tr("Somebody has more gazelles than you. The most bring 5 points more, the second most 2."),
        partial(outdone, "gazelle"),
    ),
    FirstNote(
        "cheetah",
        lambda: tr(
            "Your cheetah sees a gazelle: 3 points. At the end that gazelle turns face down for the rows below."
        ),
        hunted,
    ),
    FirstNote(
        "lion",
        lambda: tr("This lion has no grassland beside it, so it will not hunt and brings nothing."),
        partial(without, "lion", "grassland"),
    ),
    FirstNote(
        "elephant",
        lambda: tr(
            "An elephant brings 6 points, less 2 for each animal of another kind beside it that ends face up."
        ),
        partial(beside, "elephant", _ANIMALS),
    ),
    FirstNote(
        "giraffe",
        lambda: tr("This giraffe has no tree beside it. With one it brings 5 points."),
        partial(without, "giraffe", "tree"),
    ),
    _held("vulture", lambda: tr("You hold a vulture. It lives on cards that were hunted below it in its column.")),
    _EDGE,
)
