"""High contrast: words at 7 to 1 on every scene, signs at 4.5, the same drawings, a ring that shows everywhere."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.paths import assets_dir
from game.profile.store import Store
from game.ui.engine.focus import FocusRing
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.tones import contrast
from game.ui.engine.viewport import Viewport
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from tests.pilot.play import sit_down
from tests.support.contrast import LEAST, faint_in_high_contrast, signs_are_noted, without_letters
from tests.support.pilot import Pilot
from tests.support.scenes import fill

THEME = assets_dir() / "theme.toml"


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """In high contrast, without letters and signs."""
    folder: Path = tmp_path_factory.mktemp("contrast")
    with pytest.MonkeyPatch.context() as patch, closing(Store.open(folder)) as store:
        without_letters(patch)
        signs_are_noted(patch)
        for key, value in {"high_contrast": True, "first_notes": False, "calm": True}.items():
            store.set_setting(key, value)
        fill(store)
        yield Pilot(store=store, data=folder).start(TitleScene)


@pytest.fixture(autouse=True)
def at_home(request: pytest.FixtureRequest) -> None:
    if "pilot" in request.fixturenames:
        pilot: Pilot = request.getfixturevalue("pilot")
        pilot.app.go_home()
        pilot.settle()


def test_the_title_can_be_read(pilot: Pilot) -> None:
    for box in pilot.names("box/"):
        pilot.hover(box)
        pilot.settle()
        assert faint_in_high_contrast(pilot) == []


def drawings(pilot: Pilot) -> dict[str, bytes]:
    """Every drawing on the screen, as it is scaled for it."""
    art = pilot.app.look.art
    return {name: pygame.image.tobytes(art.sprite(name, 60, 60), "RGBA") for name in pilot.faces()}


@pytest.mark.parametrize("game", ["ocean", "aqua"])
def test_animals_and_cards_are_the_same_drawings(pilot: Pilot, game: str) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    strong = drawings(pilot)
    pilot.app.settings["high_contrast"] = False
    pilot.settle()
    usual = drawings(pilot)
    pilot.app.settings["high_contrast"] = True
    assert len(strong) > 10 and strong == usual


def test_the_switch_counts_at_once(pilot: Pilot) -> None:
    pilot.app.stack.push(SettingsScene())
    pilot.settle()
    seen = []
    for _ in range(2):
        pilot.press("high_contrast")
        seen.append((pilot.node("calm/caption").said[1].colour, pilot.app.screen.get_at((4, 400))))
    assert seen[0][0] != seen[1][0] and seen[0][1] != seen[1][1]
    assert "High contrast" in pilot.texts() and pilot.app.settings["high_contrast"]


@pytest.mark.parametrize("ground", ["#000000", "#FFFFFF", "#777777", "#1F4F3A", "#FFC857", "#1E88C8"])
def test_the_ring_around_what_has_the_focus_shows_on_every_ground(ground: str) -> None:
    look = Look(Viewport((1280, 720)), Theme.load(THEME, high_contrast=True), 1, assets_dir() / "art")
    ring = FocusRing().face(look, 200, 100)
    screen = pygame.Surface(ring.get_size())
    screen.fill(ground)
    screen.blit(ring, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    row = [screen.get_at((x, screen.get_height() // 2)) for x in range(screen.get_width() // 2)]
    assert len([colour for colour in row if contrast(colour, pygame.Color(ground)) >= LEAST]) >= 3
