"""The boxes on the shelf of the title, however many games there are."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.presentation.presentation import presentation
from game.ui.scenes.title import box_places
from game.ui.scenes.title_nodes import FRONT
from game.ui.voice.sentences import sentence_of
from tests.support.layout import faults
from tests.ui.scenes.test_title import title


def test_five_games_stand_on_the_shelf(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    forest = GAMES["forest"]
    shown = presentation(forest)
    monkeypatch.setattr(
        "game.ui.scenes.title.GAMES", {f"game-{i}": replace(forest, id=f"game-{i}") for i in range(5)}
    )
    monkeypatch.setattr("game.ui.scenes.title.presentation", lambda game: shown)
    pilot = title(store)
    assert pilot.names("box/") == [f"box/game-{i}" for i in range(5)]
    assert "Gentle games about living together" in pilot.texts()


def test_more_games_than_the_shelf_holds_stand_on_the_next_one(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    forest = GAMES["forest"]
    shown = presentation(forest)
    games = {f"game-{i}": replace(forest, id=f"game-{i}") for i in range(7)}
    monkeypatch.setattr("game.ui.scenes.title.GAMES", games)
    monkeypatch.setattr("game.ui.scenes.title.presentation", lambda game: shown)
    pilot = title(store)
    assert pilot.names("box/") == [f"box/game-{i}" for i in range(5)]
    assert not [fault for fault in faults(pilot.scene) if "lies over" in fault]
    pilot.click("shelf/next")
    assert pilot.names("box/") == ["box/game-5", "box/game-6"]
    assert [n for n in pilot.names("box/") if pilot.node(n).forward] == ["box/game-5"]
    pilot.scene.focus.set("box/game-6")
    pilot.key("Right", "Return")
    assert pilot.names("box/") == [f"box/game-{i}" for i in range(5)]


@pytest.mark.parametrize("count", range(1, 6))
def test_up_to_five_boxes_stand_side_by_side_on_the_shelf(count: int) -> None:
    places = box_places(count)
    assert len(places) == count
    edges = [(x, x + FRONT[0]) for x in places]
    assert edges[0][0] >= 40 and edges[-1][1] <= 1540
    assert all(right + 20 <= left for (_, right), (left, _) in pairwise(edges))


def test_the_ways_to_play_are_read_with_their_game(store: Store) -> None:
    pilot = title(store)
    for game in ("ocean", "aqua"):
        pilot.hover(f"box/{game}")
        pilot.step(1_000)
        called = presentation(GAMES[game]).title
        assert sentence_of(pilot.node("new"), pilot.scene) == f"{called}. Play."
        assert sentence_of(pilot.node("solo"), pilot.scene) == f"{called}. Solo challenge."


def test_no_cloud_peeks_out_below_the_buttons_in_the_corner(store: Store) -> None:
    pilot = title(store)
    corner = [node for node in pilot.scene.stage.nodes if node.focusable and node.y < 60]
    clouds = [pilot.node("cloud-2"), pilot.node("cloud-3")]
    assert corner and all(cloud.y >= button.y + button.h for cloud in clouds for button in corner)
