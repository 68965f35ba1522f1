"""All words can be told from what they are written on, with a contrast of 4.5 at least."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.games.ecosystem.view.editions.forest import FOREST_SKIN
from game.games.ecosystem.view.editions.ocean import OCEAN_SKIN
from game.games.ecosystem.view.editions.savanna import SAVANNA_SKIN
from game.games.registry import GAMES
from game.paths import assets_dir
from game.profile.store import Store
from game.ui.engine.node import Backdrop
from game.ui.engine.shapes import sheet
from game.ui.engine.text import Text
from game.ui.engine.theme import Theme
from game.ui.engine.tones import contrast
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.error import ErrorScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from game.ui.table.desk_values import HandOver
from game.ui.table.podium import PETALS, Podium, ranked
from game.ui.table.podium_nodes import show_podium
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.widgets.plain import Label
from game.units import Rect
from tests.support.contrast import LEAST, faint
from tests.support.pilot import Pilot

SEATS = tuple(SeatInfo(name, style, False) for style, name in enumerate(("Ana", "Bruno", "Chloé")))
PAGES: dict[str, Callable[[], Scene]] = {
    "title": TitleScene,
    "settings": SettingsScene,
    "credits": CreditsScene,
    "set-up": lambda: SetupScene(GAMES["savanna"]),
    "error": lambda: ErrorScene(None),
    **{
        f"curtain of {skin.edition.id}": lambda skin=skin: CurtainScene(
            lambda: HandOver(SEATS[0], "Round 1", SEATS[1:]), lambda: None, night=skin.surroundings.night
        )
        for skin in (FOREST_SKIN, OCEAN_SKIN, SAVANNA_SKIN)
    },
}
INKS = ("ink", "ink2")
PAPERS = (
    "paper",
    "paper2",
    "surface.paper_top",
    "surface.paper_bottom",
    "surface.sunk",
    "surface.row",
    "surface.leader",
)
DEEP = ("amber", "good", "bad", "info", "surface.button_top", "surface.button_bottom")


@pytest.fixture
def without_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is drawn but the letters, so that what lies under them can be measured."""
    monkeypatch.setattr(Text, "render", lambda *_: sheet((1, 1)))


class Morning(Scene):
    """Nothing but the places of three seats."""

    def __init__(self, scenery: str, mound: str) -> None:
        super().__init__()
        self._podium = Podium(scenery, mound, ranked(SEATS, (50, 61, 40), (1,)), celebrated=True, flakes=PETALS)

    def build(self) -> None:
        pool = NodePool(self.stage)
        self.stage.add(Backdrop("scenery/forest"))
        show_podium(pool, self._podium, Rect(1200, 80, 360, 528))
        pool.reconcile()


@pytest.mark.usefixtures("without_letters")
@pytest.mark.parametrize("page", PAGES)
def test_the_words_of_a_page_can_be_read(page: str, tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        pilot = Pilot(store=store).start(lambda: ErrorScene(None))
        pilot.app.stack.push(PAGES[page]())
        pilot.settle()
        assert not list(map(str, faint(pilot.scene, pilot.app.screen)))


@pytest.mark.usefixtures("without_letters")
@pytest.mark.parametrize("game", ["forest", "ocean", "savanna", "aqua"])
def test_the_names_on_the_hills_can_be_read(game: str) -> None:
    mound = "scenery/mound" if game == "forest" else f"scenery/mound-{game}"
    pilot = Pilot().start(lambda: Morning(f"scenery/celebration-{game}", mound))
    assert not list(map(str, faint(pilot.scene, pilot.app.screen)))


@pytest.mark.usefixtures("without_letters")
def test_faint_words_are_found() -> None:
    pilot = Pilot().start(CreditsScene)
    pilot.scene.stage.add(Label("faint", "Who can read this?", 400, 300, 400, colour="line", z=900))
    pilot.settle()
    assert [line.text for line in faint(pilot.scene, pilot.app.screen)] == ["Who can read this?"]


def test_the_colours_of_words_suit_the_colours_of_paper_and_of_buttons() -> None:
    colour = Theme.load(assets_dir() / "theme.toml").colour
    pairs = [(ink, paper) for ink in INKS for paper in PAPERS] + [("white", deep) for deep in DEEP]
    assert not [pair for pair in pairs if contrast(colour(pair[0]), colour(pair[1])) < LEAST]
