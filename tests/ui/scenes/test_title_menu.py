"""The menu of the title."""

from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.scenes.title_nodes import MenuLine
from game.ui.words import languages
from tests.support.pilot import Pilot


@pytest.mark.parametrize("language", languages())
def test_its_lines_are_written_in_one_size(language: str, tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("language", language)
        store.set_setting("text_size", 1.3)
        pilot = Pilot((1280, 720), store)
        pilot.start(TitleScene)
        lines = [node for node in pilot.scene.stage.nodes if isinstance(node, MenuLine)]
    assert len(lines) == 4
    assert len({said.box[3] for line in lines for said in line.said}) == 1
