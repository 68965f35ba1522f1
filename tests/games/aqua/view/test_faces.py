"""Animals and tiles as they are painted."""

from itertools import product

import pygame
import pytest

from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.components import PILES
from game.games.aqua.geometry import NB
from game.games.aqua.view import words
from game.games.aqua.view.faces import TileFace, paint_large, paint_small, paint_value
from game.games.aqua.view.parts.piles import PileCard
from game.games.aqua.view.places import Camera
from game.games.aqua.view.sceneries import paint_animals
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport


@pytest.fixture(scope="module")
def look() -> Look:
    return Look(Viewport((1280, 720)), Theme.load(assets_dir() / "theme.toml"), 1.0, assets_dir() / "art")


def laid(pile: str, turn: int) -> LargeAnimal:
    one, other = NB[turn], NB[(turn + 1) % 6]
    cells = tuple((i * one[0] + j * other[0], i * one[1] + j * other[1]) for i, j in PILES[pile].steps)
    return LargeAnimal(pile, PILES[pile].values[0], cells)


class Water(Canvas):
    """A canvas on which nothing is drawn but the shape under an animal."""

    def art(self, *place: object, **lie: object) -> None:
        """Draws no animal."""


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("pile", PILES)
def test_a_large_animal_can_lie_in_every_direction(pile: str, turn: int, look: Look) -> None:
    canvas = Canvas(look, 400, 400)
    paint_large(canvas, 200, 200, 40, laid(pile, turn))
    assert canvas.surface.get_bounding_rect().w > 0
    assert any(name.startswith("aqua/large/") for name in canvas.shown)


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("pile", ["bend", "line"])
def test_a_long_animal_stays_on_its_cells(pile: str, turn: int, look: Look) -> None:
    whole, water = Canvas(look, 500, 500), Water(look, 500, 500)
    for canvas in (whole, water):
        paint_large(canvas, 250, 250, 40, laid(pile, turn), value=False)
    animal, cells = (pygame.mask.from_surface(canvas.surface, 200) for canvas in (whole, water))
    animal.erase(cells, (0, 0))
    assert animal.count() < 0.03 * cells.count()


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("pile", PILES)
def test_no_large_animal_covers_the_value_of_the_one_before(pile: str, turn: int, look: Look) -> None:
    camera, before = Camera(250, 250, 40), laid(pile, turn)
    value = Canvas(look, 500, 500)
    paint_value(value, *camera.at(before.cells[0]), 40, before)
    plate = pygame.mask.from_surface(value.surface, 254)
    for (x, y), far in product(NB, (1, 2)):
        cells = tuple((i + far * x, j + far * y) for i, j in before.cells)
        if not set(cells).isdisjoint(before.cells):
            continue
        after, animals = LargeAnimal(pile, before.value, cells), dict.fromkeys((*before.cells, *cells), "R")
        both = Canvas(look, 500, 500)
        paint_animals(both, camera, Area("H1", animals=animals, large=(before, after)))
        assert _within(plate, both) == _within(plate, value)


def _within(plate: pygame.Mask, canvas: Canvas) -> bytes:
    return pygame.image.tobytes(plate.to_surface(setsurface=canvas.surface, unsetcolor="black"), "RGB")


def test_a_small_tile_shows_signs_in_the_place_of_textures() -> None:
    face = TileFace(0, "RBP")
    assert face.pictures(40) == ("aqua/sign/R-0", "aqua/sign/B-2", "aqua/sign/P-4")
    assert face.pictures(200) == face.shown == ("aqua/coral/R-0", "aqua/coral/B-2", "aqua/coral/P-4")


@pytest.mark.parametrize("pile", PILES)
def test_the_name_of_a_pile_ends_before_what_its_animal_would_bring(pile: str, look: Look) -> None:
    canvas = Canvas(look, 186, 146)
    PileCard(pile, PILES[pile].values, True, 12).paint(canvas, False)
    name, gain = (next(line for line in canvas.said if line.text == said) for said in (words.pile(pile), "+12"))
    assert name.fits and name.box[0] + name.box[2] <= gain.box[0] - 10


def test_the_line_around_an_animal_lies_below_its_value(look: Look) -> None:
    plain, lined = Canvas(look, 200, 200), Canvas(look, 200, 200)
    paint_small(plain, 100, 100, 60, "P")
    paint_small(lined, 100, 100, 60, "P", rim=("gold", 3, None))
    scale = look.viewport.scale
    value = pygame.Rect(0, 0, round(17 * scale), round(17 * scale))
    value.center = round((100 + 60 * 0.46) * scale), round((100 + 60 * 0.52) * scale)
    within = [pygame.image.tobytes(c.surface.subsurface(value), "RGBA") for c in (plain, lined)]
    assert within[0] == within[1]
    assert pygame.image.tobytes(plain.surface, "RGBA") != pygame.image.tobytes(lined.surface, "RGBA")
