"""No control is covered, no word is cut and none is written over another: every page, size and text size."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.error import ErrorScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from tests.support.layout import faults
from tests.support.pilot import Pilot

PAGES: dict[str, Callable[[], Scene]] = {
    "settings": SettingsScene,
    "credits": CreditsScene,
    "pause": lambda: PauseScene("forest"),
    "error": lambda: ErrorScene(None),
    **{f"rules of {game.id}": lambda id=game.id: RulesScene(id) for game in GAMES.values()},
    **{f"set-up of {game.id}": lambda game=game: SetupScene(game) for game in GAMES.values()},
}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_room_for_everything_on_it(
    page: str, text_size: float, size: tuple[int, int], tmp_path: Path
) -> None:
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("text_size", text_size)
        pilot = Pilot(size, store).start(lambda: ErrorScene(None))
        pilot.app.stack.push(PAGES[page]())
        pilot.settle()
        assert faults(pilot.scene) == []
