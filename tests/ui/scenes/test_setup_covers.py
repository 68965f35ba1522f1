"""The covers of games: how they are cut, and on the set-up page, however many games there are."""

from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.scenes.cover import paint_slanted_cover
from game.ui.scenes.setup import SetupScene
from tests.support.layout import faults
from tests.support.painting import small_look
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


def test_a_cover_has_the_round_corners_of_its_tab_and_one_straight_leaning_edge() -> None:
    tab = Canvas(small_look(), 400, 200)
    paint_slanted_cover(tab, "cover/forest", 240, 200, 40)
    alpha = pygame.surfarray.array_alpha(tab.surface)
    _, high = alpha.shape
    full = [[x for x, value in enumerate(alpha[:, y]) if value > 128] for y in range(high)]
    lefts, rights = [line[0] for line in full], [line[-1] for line in full]
    assert lefts[0] > 4 and lefts == lefts[::-1]
    steps = [above - below for above, below in pairwise(rights)]
    assert all(0 <= step <= 1 for step in steps) and sum(steps) > 5
