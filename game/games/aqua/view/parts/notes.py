"""Everything on the large reef answers a look: animals, reefs, habitats in the making; beside it the supplies."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from game.core.score import Cell
from game.games.aqua.components import SMALL_VALUES
from game.games.aqua.geometry import hexagon_at
from game.games.aqua.view import colours, noted, spoken, words
from game.games.aqua.view.faces import paint_medal, paint_pip
from game.games.aqua.view.layer import Lens
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.spots import NoteSpot
from game.games.aqua.view.places import Camera, Point
from game.games.aqua.view.sceneries import reef_badge
from game.ui.engine.canvas import Canvas
from game.ui.table.hands import Hands
from game.ui.table.paint import LIGHT
from game.units import Rect

_SUPPLY_W, _SUPPLY_H = 52.0, 66.0


@dataclass(frozen=True, slots=True)
class Supply:
    """The small animals of one colour that have not come yet."""

    colour: str
    left: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h - 6, 12, "surface.pill", "gold" if hot else "#FFFFFF2A", 2 if hot else 1)
        paint_medal(c, c.w / 2, 21, 17, self.colour)
        if not self.left:
            c.disc(c.w / 2, 21, 17, "#0A2A2CB4")
            c.icon("close", c.w / 2, 21, 20, "#FFD6CC")
        paint_pip(c, c.w / 2 + 15, 33, 10, SMALL_VALUES[self.colour], colours.PIP[self.colour])
        c.text(c.w / 2 - 6, 54, f"× {self.left}", 15, 600, LIGHT, "middle", max_w=c.w - 8, label=False)


@dataclass(frozen=True, slots=True)
class Note:
    """One thing on the reef: where it is, how far it reaches in edges, what it says to the eye and to the ear."""

    name: str
    place: Callable[[Camera], Point]
    reach: float
    hint: str
    spoken: str


class NotesPart:
    """Puts what explains itself on the stage; nothing of it can be pressed.

    Args:
        hands: of the desk.
        zone: the window of the reef.
        lens: where the reef lies in it.
    """

    def __init__(self, hands: Hands, zone: Rect, lens: Lens) -> None:
        self._pool, self._zone, self._lens = hands.pool, zone, lens

    def show(self, m: TableModel) -> None:
        """The supplies always; what lies on the reef while nothing is looked for on it."""
        self._supplies(m)
        looking = m.tile is not None or bool(m.outlines) or bool(m.contested)
        for note in notes_of(m):
            spot = self._pool.known(note.name, NoteSpot) or NoteSpot(note.name, self._lens, self._zone)
            spot.place, spot.reach, spot.zone, spot.z = note.place, note.reach, "notes", 15 - note.reach
            spot.label, spot.hint = note.hint.partition("\n")[0], note.hint
            spot.wording = partial(str, note.spoken)
            spot.focusable = not looking
            self._pool.put(spot)

    def _supplies(self, m: TableModel) -> None:
        for index, (colour, left) in enumerate(noted.colours_in_order(m.view)):
            place = Rect(self._zone.x + 10, self._zone.y + 12 + index * _SUPPLY_H, _SUPPLY_W, _SUPPLY_H)
            self._pool.painted(
                f"supply/{colour}", place, Supply(colour, left), z=16, label=words.animal(colour),
                hint=noted.supply(m.view, colour), wording=partial(_supply_words, colour), zone="supplies",
                focusable=True,
            )  # fmt: skip


def notes_of(m: TableModel) -> Iterator[Note]:
    """Everything on the reef in the large place that explains itself."""
    view, area = m.view, m.view.areas[m.front]
    covered = area.covered
    for cell, colour in area.animals.items():
        if cell not in covered:
            hint = noted.small_animal(view, colour)
            told = spoken.animal_words(area, cell, hint)
            yield Note(f"animal:{_name(cell)}", partial(_corner, cell), 0.8, hint, told)
    for animal in area.large:
        hint = noted.large_animal(view, animal, area)
        told = _placed(hint, spoken.corners_place(*animal.cells))
        yield Note(f"large:{_name(animal.cells[0])}", partial(_middle, animal.cells), 0.9, hint, told)
    for reef, points in m.reefs:
        centre, k = reef.corals[0]
        hint = noted.reef(view, reef, points, area)
        told = _placed(hint, spoken.where(hexagon_at(centre)))
        yield Note(f"corals:{_name(centre)}/{k}", partial(reef_badge, reef), 0.3, hint, told)
    for chance in () if m.trial is not None else m.chances:
        at, told = partial(_corner, chance.corner), spoken.chance_words(chance)
        yield Note(f"chance:{_name(chance.corner)}", at, 0.4, noted.chance(chance), told)


def _supply_words(colour: str) -> str:
    return f"{words.animal(colour)}, {words.coral(colour)}"


def _placed(said: str, place: str) -> str:
    first, _, more = said.partition("\n")
    return f"{first}, {place}\n{more}"


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _corner(cell: Cell, camera: Camera) -> Point:
    return camera.at(cell)


def _middle(cells: tuple[Cell, ...], camera: Camera) -> Point:
    spots = [camera.at(cell) for cell in cells]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
