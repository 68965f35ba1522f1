"""The score page while the result is told: from the first row to the places and what is asked after them."""

import pygame
import pytest

from game.ui.scenes.notice import NoticeScene
from game.ui.table.best import NewBest
from game.ui.table.counted import CountedTotal
from game.ui.table.podium import on_hills
from game.ui.table.pool import PaintedNode
from game.ui.table.sheet import Number, NumberCell
from tests.support.pilot import FRAME_MS
from tests.support.score import SCORED, ScoreTable, score_table

every_game = pytest.mark.parametrize("game", SCORED)


@every_game
@pytest.mark.parametrize("animation", ["full", "basic"])
def test_the_told_end_is_the_finished_page(game: str, animation: str) -> None:
    moving, still = score_table(game, animation=animation), score_table(game)
    assert moving.pilot.node(f"cell/{moving.scene.rows[0]}/0").alpha == 0
    moving.pilot.settle()
    assert placed(moving) == placed(still)
    assert sorted(moving.pilot.texts()) == sorted(still.pilot.texts())


def placed(table: ScoreTable) -> dict[str, tuple[float, ...]]:
    """Where everything is that can be seen."""
    nodes = (node for node in table.scene.stage.nodes if node.visible)
    return {node.name: (*node.bounds, node.alpha, getattr(node, "rise", 1.0)) for node in nodes}


@every_game
@pytest.mark.parametrize("animation", ["full", "basic"])
def test_nothing_tells_who_has_won_before_it_is_counted(game: str, animation: str) -> None:
    """Whoever has won, the page looks the same until the places have risen."""
    table = score_table(game, animation=animation)
    counted = [table.pilot.node(f"total/{seat}") for seat in range(3)]
    table.pilot.step(FRAME_MS)
    while not table.scene.told:
        assert table.said("banner") == ["The points are counted"] and table.scene.chosen[1] == 0
        assert not any(node.wins for node in counted if isinstance(node, CountedTotal))
        assert not any(number.wins for number in numbers(table))
        assert not {"podium/laurel/0", "podium/crown/0"} & seen(table), "no laurel before the last place has risen"
        assert " over " not in " ".join(table.said("explain"))
        table.pilot.step(FRAME_MS)
    assert {"podium/0", "podium/1"} <= seen(table), "all places have risen"


def test_a_new_best_says_nothing_of_the_points_before_they_are_told() -> None:
    table = score_table("forest", NewBest(57), size=(640, 360), animation="full")
    while not table.scene.told:
        assert "best" not in table.scene.stage
        table.pilot.step(FRAME_MS)
    assert "New best for 3 players: 57" in table.said("best")


@pytest.mark.parametrize("game", ["savanna", "aqua"])
def test_the_board_of_who_has_won_fades_into_the_place_of_the_first(game: str) -> None:
    table = score_table(game, animation="full", calm=True)
    board = table.pilot.node("board")
    assert isinstance(board, PaintedNode)
    first, port = board.drawable, table.pilot.app.look.viewport
    place = pygame.Rect(*port.point(board.x, board.y), port.px(board.w), port.px(board.h))

    def brightness() -> float:
        red, green, blue, _ = pygame.transform.average_color(table.pilot.app.screen, place)
        return float(red + green + blue)

    while not table.scene.told:
        table.pilot.step(FRAME_MS)
    seen = [brightness()]
    for _ in range(20):
        table.pilot.step(FRAME_MS)
        seen.append(brightness())
    assert board.drawable != first
    assert len(set(seen)) > 4, "nothing jumps"
    assert min(seen) > min(seen[0], seen[-1]) - 4, "it does not get dark between the two"


def numbers(table: ScoreTable) -> list[Number]:
    """The numbers on the sheet."""
    nodes = (node for node in table.scene.stage.nodes if isinstance(node, PaintedNode))
    return [node.drawable.number for node in nodes if isinstance(node.drawable, NumberCell)]


def seen(table: ScoreTable) -> set[str]:
    """The names of what can be seen."""
    return {node.name for node in table.scene.stage.nodes if node.visible and node.alpha > 0}


@every_game
def test_the_places_rise_from_the_last_to_the_first(game: str) -> None:
    table, order = score_table(game, animation="full"), list[int]()
    groups = on_hills(table.scene.page.podium().places)
    places = [place for place, group in enumerate(groups) for _ in group]
    hills = [table.pilot.node(f"podium/{i}") for i in range(len(places))]
    while not table.scene.told:
        table.pilot.step(FRAME_MS)
        risen = {place for hill, place in zip(hills, places, strict=True) if hill.rise > 0}
        order += sorted(risen - {*order})
    assert order == list(reversed(range(len(groups))))


def test_a_page_that_was_told_before_is_shown_at_once() -> None:
    table = score_table("forest", animation="full", told=True)
    assert table.scene.told and not table.scene.timeline.busy


@pytest.mark.parametrize("animation", ("full", "basic", "none"))
def test_a_victory_is_heard_however_much_moves(animation: str) -> None:
    table = score_table("forest", animation=animation)
    table.pilot.settle()
    assert sum(sound.startswith("chord") for sound in table.pilot.sounds) == 1


def test_what_is_asked_after_the_result_waits_until_it_is_celebrated() -> None:
    asked = [NoticeScene()]
    table = score_table("forest", animation="full", ask=asked.pop)
    page = table.scene
    while page.timeline.moving:
        assert asked, "nothing lies over the petals"
        table.pilot.step(FRAME_MS)
    table.pilot.step(2 * FRAME_MS)
    assert isinstance(table.pilot.scene, NoticeScene) and not asked


@every_game
def test_telling_keeps_nobody_waiting_for_long_and_can_be_skipped(game: str) -> None:
    table, frames = score_table(game, animation="full"), 0
    while not table.scene.told:
        table.pilot.step(FRAME_MS)
        frames += 1
    assert frames * FRAME_MS <= 2600 + 1200 + 500 + 350 + 2 * 180
    hurried = score_table(game, animation="full")
    hurried.pilot.step(FRAME_MS)
    hurried.pilot.app.step(FRAME_MS, [hurried.pilot.key_event("Return")])
    hurried.pilot.step(160)
    assert not hurried.scene.timeline.busy
    assert hurried.scene.chosen[0] is None, "the key only shortened the waiting"
