"""The covers on the set-up page, however many games there are."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.setup import SetupScene
from tests.support.layout import faults
from tests.support.pilot import Pilot


@pytest.mark.parametrize("count", [6, 7, 9])
def test_no_cover_is_cut(tmp_path: Path, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    games = {f"game-{i}": replace(GAMES["forest"], id=f"game-{i}") for i in range(count)}
    monkeypatch.setattr("game.ui.scenes.setup.GAMES", games)
    with closing(Store.open(tmp_path)) as store:
        pilot = Pilot(store=store).start(lambda: SetupScene(games["game-0"]))
        seen: list[str] = []
        while not seen or len(seen) < count:
            covers = [pilot.node(name) for name in pilot.names("game/")]
            seen += [cover.name for cover in covers]
            for cover in covers:
                assert all(0 <= line.box[1] <= cover.h - line.box[3] for line in cover.said)
            assert faults(pilot.scene) == []
            if len(seen) < count:
                pilot.click("games/next")
        assert seen == [f"game/{game}" for game in games]
