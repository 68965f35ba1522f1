"""All words can be told from what they are written on, with a contrast of 4.5 at least."""

import pytest

from game.paths import assets_dir
from game.ui.engine.node import Backdrop
from game.ui.engine.theme import Theme
from game.ui.engine.tones import contrast
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.table.podium import PETALS, Podium, ranked
from game.ui.table.podium_nodes import show_podium
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.widgets.plain import Label
from game.units import Rect
from tests.support.contrast import LEAST, faint, without_letters
from tests.support.pilot import Pilot

SEATS = tuple(SeatInfo(name, style, False) for style, name in enumerate(("Ana", "Bruno", "Chloé")))
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
def nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    without_letters(monkeypatch)


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


@pytest.mark.usefixtures("nothing_is_written")
@pytest.mark.parametrize("game", ["forest", "ocean", "savanna", "aqua"])
def test_the_names_on_the_hills_can_be_read(game: str) -> None:
    mound = "scenery/mound" if game == "forest" else f"scenery/mound-{game}"
    pilot = Pilot().start(lambda: Morning(f"scenery/celebration-{game}", mound))
    assert not list(map(str, faint(pilot.scene, pilot.app.screen)))


@pytest.mark.usefixtures("nothing_is_written")
def test_faint_words_are_found() -> None:
    pilot = Pilot().start(CreditsScene)
    pilot.scene.stage.add(Label("faint", "Who can read this?", 400, 300, 400, colour="line", z=900))
    pilot.settle()
    assert [line.text for line in faint(pilot.scene, pilot.app.screen)] == ["Who can read this?"]


def test_the_colours_of_words_suit_the_colours_of_paper_and_of_buttons() -> None:
    colour = Theme.load(assets_dir() / "theme.toml").colour
    pairs = [(ink, paper) for ink in INKS for paper in PAPERS] + [("white", deep) for deep in DEEP]
    assert not [pair for pair in pairs if contrast(colour(pair[0]), colour(pair[1])) < LEAST]
