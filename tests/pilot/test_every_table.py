"""What holds at the table of every game: written once, run over all that are registered."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.scene import Scene
from game.ui.table.feed import Now
from game.ui.table.pieces import Confirm
from game.ui.table.session_feed import idle
from tests.pilot.play import at_title, decide, session, sit_down, table
from tests.support.pilot import Pilot

COMPANIES = {"alone": ("Ana",), "with a computer": ("Ana", "Wren:easy"), "two persons": ("Ana", "Bruno")}
MOST = 9
"""Decisions of each game that are looked at."""

each_game = pytest.mark.parametrize("game", GAMES)
each_table = pytest.mark.parametrize(
    ("game", "company"), [(game, company) for game in GAMES for company in COMPANIES]
)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path, (640, 360))
    yield pilot
    pilot.store.close()


def decisions(pilot: Pilot, most: int = MOST) -> Iterator[Pilot]:
    """Plays, and rests after each decision; a game that is over has no table."""
    for _ in range(most):
        yield pilot
        decide(pilot)
        if all(scene.name != "table" for scene in pilot.app.stack):
            return


def picture(scene: Scene) -> dict[str, tuple[object, ...]]:
    """Everything on the stage that stands for the game: name → place and face. A note comes only once."""
    nodes = (node for node in scene.stage.nodes if not node.name.startswith("first-note"))
    return {node.name: _drawn(node) for node in nodes if node.visible and node.alpha > 0}


def _drawn(node: Node) -> tuple[object, ...]:
    place = tuple(round(value, 1) for value in (node.x, node.y, node.w, node.h))
    if isinstance(node, Sprite):
        return (*place, round(node.angle), round(node.squeeze, 2), node.side)
    return (*place, *(said.text for said in node.said))


def unattended(pilot: Pilot) -> None:
    """Nothing is looked at, as when somebody has just sat down."""
    pilot.scene.focus.show = False
    pilot.settle()


@each_table
def test_what_was_told_as_motion_is_what_the_view_shows(game: str, company: str, pilot: Pilot) -> None:
    """Everything that has arrived lies where a table that is made anew has it."""
    sit_down(pilot, *COMPANIES[company], game=game)
    for _ in decisions(pilot):
        scene = table(pilot)
        if pilot.scene is scene:
            told = picture(scene)
            scene.rebuild()
            pilot.settle()
            assert picture(scene) == told


@each_table
def test_a_game_put_away_looks_the_same_when_it_is_taken_up_again(game: str, company: str, pilot: Pilot) -> None:
    sit_down(pilot, *COMPANIES[company], game=game)
    for number, _ in enumerate(decisions(pilot, 8)):
        scene = table(pilot)
        if number % 4 == 3 and pilot.scene is scene:
            unattended(pilot)
            before = picture(scene)
            [running] = pilot.store.running()
            pilot.app.go_home()
            pilot.app.continue_game(running)
            pilot.settle()
            if pilot.scene.name == "table":
                unattended(pilot)
                assert picture(pilot.scene) == before


@each_game
def test_a_second_press_at_the_same_instant_decides_nothing(game: str, pilot: Pilot) -> None:
    sit_down(pilot, "Ana", game=game)
    desk, feed = table(pilot).desk, table(pilot).feed
    frame = feed.now()
    feed.submit(next(iter(frame.legal)))
    pilot.settle()
    number = len(session(pilot).entries)
    desk.show_idle(idle(feed.now()))
    desk.press(Confirm())
    for node in list(desk.stage.nodes):
        if node.on_press is not None and node.zone not in ("bar", "top", "log"):
            node.on_press()
    assert len(session(pilot).entries) == number


@each_game
def test_the_pages_of_the_table_open_and_close_by_keyboard(game: str, pilot: Pilot) -> None:
    sit_down(pilot, "Ana", game=game)
    for key, name in (("l", "log"), ("m", "pause"), ("F1", "rules")):
        pilot.key(key)
        assert pilot.scene.name == name
        pilot.key("Escape")
        assert pilot.scene.name == "table"


@each_game
def test_a_lone_player_takes_the_first_decision_back(game: str, pilot: Pilot) -> None:
    sit_down(pilot, "Ana", game=game, relaxed=True)
    before = picture(table(pilot))
    table(pilot).feed.submit(next(iter(table(pilot).feed.now().legal)))
    pilot.settle()
    pilot.key("ctrl+z")
    assert session(pilot).entries == []
    assert picture(table(pilot)) == before


@each_table
def test_the_keyboard_begins_where_something_can_be_done(game: str, company: str, pilot: Pilot) -> None:
    sit_down(pilot, *COMPANIES[company], game=game)
    for _ in decisions(pilot, 8):
        scene = table(pilot)
        if pilot.scene is scene and scene.feed.situation.now is Now.DECISION:
            assert scene.focus.node is not None
            assert scene.focus.node.zone not in ("bar", "log"), scene.focus.node.name
