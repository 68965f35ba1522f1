"""What stands in one list on the set-up page is written in one size."""

from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.setup_nodes import HouseRow
from tests.support.pilot import Pilot


@pytest.mark.parametrize("language", ("en", "fr", "cs"))
@pytest.mark.parametrize("game", GAMES)
def test_the_house_rules_are_written_in_one_size(tmp_path: Path, game: str, language: str) -> None:
    store = Store.open(tmp_path)
    store.set_setting("language", language)
    store.set_setting("text_size", 1.3)
    stage = Pilot(store=store).start(lambda: SetupScene(GAMES[game])).scene.stage
    rows = [node for node in stage.nodes if isinstance(node, HouseRow)]
    sizes = {(row.room, line, said.box[3]) for row in rows for line, said in enumerate(row.said)}
    assert len(sizes) == 2 * len({row.room for row in rows})
    store.close()
