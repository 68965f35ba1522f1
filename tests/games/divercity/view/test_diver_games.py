"""Games in the app from the first decisions to the last: all tables and variants, by mouse and by keys."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.divercity.game import DIVERCITY
from game.ui.scenes.setup import SetupScene
from tests.games.divercity.view.dives import (
    NAMES,
    at_title,
    lift,
    lines,
    near_its_end,
    play_on,
    scene,
    session,
    sit_at,
    sit_down,
    take_turn,
)
from tests.support.pilot import Pilot

TABLES = (
    (("Ana",), ()),
    (("Ana", "Bruno"), ("duel",)),
    (("Ana", "Bruno"), ()),
    (NAMES[:3], ("full_team", "realistic")),
    (NAMES[:4], ("beginner",)),
    (NAMES[:5], ("industrialist", "full_team")),
    (NAMES[:6], ()),
    (NAMES[:7], ("industrialist",)),
    (("Ana", "Wren:medium", "Rowan:easy"), ()),
    (("Ana", "Bruno", "Wren:medium"), ("industrialist",)),
)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with ExitStack() as stack:
        started = at_title(tmp_path, size=(640, 360))
        stack.callback(started.store.close)
        yield started


def played(pilot: Pilot, random: Random, keys: bool = False) -> Session:
    """Plays the beginning and the end of the game at the table; what lies between goes by without the screen."""
    for _ in range(4):
        lift(pilot)
        take_turn(pilot, random, keys)
    pilot.settle()
    game = near_its_end(session(pilot), random)
    pilot.app.go_home()
    sit_at(pilot, game)
    play_on(pilot, random, keys)
    return game


@pytest.mark.parametrize(("players", "variants"), TABLES)
def test_a_game_is_played_by_mouse(pilot: Pilot, players: tuple[str, ...], variants: tuple[str, ...]) -> None:
    sit_down(pilot, *players, seed=len(players), options={"variants": list(variants)})
    game = played(pilot, Random(len(players)))
    assert game.outcome is not None
    again = Session(DIVERCITY, Record.parse(game.record.text()))
    assert again.outcome == game.outcome


@pytest.mark.parametrize("players", (("Ana",), ("Ana", "Bruno"), ("Ana", "Bruno", "Chloé")))
def test_a_game_is_played_by_keys_alone(pilot: Pilot, players: tuple[str, ...]) -> None:
    sit_down(pilot, *players, options={"variants": ["full_team"], "memory_aid": True})
    assert played(pilot, Random(2), keys=True).outcome is not None


@pytest.mark.parametrize("animation", ("basic", "full"))
def test_a_game_can_be_watched_in_motion(tmp_path: Path, animation: str) -> None:
    pilot = sit_down(
        at_title(tmp_path, (640, 360), animation), "Ana", "Wren:easy", options={"variants": ["full_team"]}
    )
    random = Random(5)
    for _ in range(6):
        pilot.settle()
        if pilot.scene.name == "score":
            break
        take_turn(pilot, random)
    assert not [name for name in pilot.names() if name.startswith("way/")]
    assert {"flip"} & {sound.rpartition("-")[0] for sound in pilot.sounds}
    pilot.store.close()


def test_a_finished_game_stands_on_the_title_without_points(pilot: Pilot) -> None:
    played(sit_down(pilot, "Ana", "Bruno"), Random(1))
    pilot.click("home")
    assert pilot.scene.name == "title"
    assert "Ana" in pilot.texts()


def test_a_game_that_waits_goes_on_where_it_was(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    random = Random(3)
    for _ in range(3):
        pilot.settle()
        take_turn(pilot, random)
    pilot.settle()
    played = lines(pilot)
    pilot.app.go_home()
    pilot.settle()
    pilot.click("continue")
    assert lines(pilot) == played
    assert scene(pilot).feed.situation.person == 0


@pytest.mark.parametrize("solo", (True, False))
def test_the_set_up_page_shows_a_table_for_one_and_for_more(pilot: Pilot, solo: bool) -> None:
    pilot.app.stack.push(SetupScene(DIVERCITY, solo=solo))
    pilot.settle()
    assert ("Alone under water" in pilot.texts()) is solo
