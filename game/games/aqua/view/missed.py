"""What AQUA shows and says of the best turn that was not taken."""

from dataclasses import dataclass

from game.core.hint import Suggestion
from game.core.score import Cell
from game.games.aqua.actions import Grow
from game.games.aqua.area import Area
from game.games.aqua.geometry import centre_of
from game.games.aqua.observing import area_after
from game.games.aqua.state import AquaView
from game.games.aqua.view import words
from game.games.aqua.view.hexes import glow_hex, ring_hex
from game.games.aqua.view.hinting import suggestion_words
from game.games.aqua.view.places import fitted
from game.games.aqua.view.sceneries import ReefPicture, paint_animals
from game.ui.engine.canvas import Canvas
from game.ui.review.terms import MissedTerms
from game.ui.words import tr, trn
from game.units import Rect

_LARGEST_EDGE, _RIM = 84.0, 16.0


@dataclass(frozen=True, slots=True)
class ChosenReef:
    """A reef after a choice.

    Attributes:
        area: the reef.
        grown: the middle of the tile that came last, if one did.
        came: the cells of the animals that came with it.
        other: the middle of the hexagon where the other choice lies, in a broken line; None where it is the same one.
        room: the middles of all hexagons that have to be seen.
        better: it is the better choice.
    """

    area: Area
    grown: Cell | None
    came: frozenset[Cell]
    other: Cell | None
    room: tuple[Cell, ...]
    better: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        camera = fitted(Rect(0, 0, c.w, c.h), self.room, _LARGEST_EDGE, _RIM)
        edge, line = camera.edge, "gold" if self.better else "cream"
        if self.other is not None:
            ring_hex(c, *camera.at(self.other), edge * 0.95, "gold" if not self.better else "cream", 3, (8, 6))
        ReefPicture(self.area).paint(c, camera)
        if self.grown is not None:
            x, y = camera.at(self.grown)
            glow_hex(c, x, y, edge, line, 7, 4)
            ring_hex(c, x, y, edge, line, 4)
        paint_animals(c, camera, self.area, self.came, (line, 3, None))


def boards(view: AquaView, chosen: Suggestion, other: Suggestion) -> tuple[ChosenReef, ChosenReef]:
    """The reef after each of two choices, on the same scale."""
    areas = after(view, chosen), after(view, other)
    room = tuple(dict.fromkeys((*areas[0].edges, *areas[1].edges)))
    grown = _grown(chosen), _grown(other)
    before = view.areas[chosen.actions[0].seat]

    def reef(this: int) -> ChosenReef:
        elsewhere = grown[1 - this] if grown[0] != grown[1] else None
        return ChosenReef(areas[this], grown[this], new_cells(before, areas[this]), elsewhere, room, this == 1)

    return reef(0), reef(1)


def sentence(view: AquaView, other: Suggestion, points: int) -> str:
    """When it was, what would have come at once, and what it would have brought by the end."""
    grows = isinstance(other.actions[0], Grow)
    choice = suggestion_words(view, Suggestion(other.actions[:1], 0))
    animals = _animals(view, other) if grows else ""
    if animals:
        choice = tr("{choice} ({animals})").format(choice=choice, animals=animals)
    said = trn(
        "Round {round}: {choice} would have brought about {n} point more by the end.",
        "Round {round}: {choice} would have brought about {n} points more by the end.",
        points,
    )
    return said.format(round=view.round, choice=choice, n=points)


def after(view: AquaView, suggestion: Suggestion) -> Area:
    """The reef of whoever decides after a choice."""
    areas, seat = list(view.areas), int(suggestion.actions[0].seat)
    for action in suggestion.actions:
        areas[seat] = area_after(view, areas, action)
    return areas[seat]


def _grown(suggestion: Suggestion) -> Cell | None:
    first = suggestion.actions[0]
    return centre_of(first.tile.cell) if isinstance(first, Grow) else None


def new_cells(before: Area, now: Area) -> frozenset[Cell]:
    """The cells of the animals that have come."""
    large = (cell for animal in now.large[len(before.large) :] for cell in animal.cells)
    return frozenset((*(now.animals.keys() - before.animals.keys()), *large))


def _animals(view: AquaView, suggestion: Suggestion) -> str:
    """The animals that come with a choice, the small ones first."""
    before, now = view.areas[suggestion.actions[0].seat], after(view, suggestion)
    small = [words.animal(colour) for cell, colour in now.animals.items() if cell not in before.animals]
    large = [words.pile(animal.pile) for animal in now.large[len(before.large) :]]
    return ", ".join((*small, *large))


MISSED = MissedTerms(boards, sentence)
