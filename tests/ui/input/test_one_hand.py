"""Mouse, fingers, keys and gamepads at once: what one of them carries never stays in mid-air."""

from collections.abc import Callable, Iterator

import pytest

from game.games.divercity.view.diver_picker import DiversScene
from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from tests.pilot.play import sit_down
from tests.support.fingers import TouchPilot
from tests.support.garden import Garden
from tests.support.pads import button
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.scenes import fill, open_scene

AWAY = 900.0, 500.0
CARRIED = ["picked up bed/0", "dropped bed/0"]


@pytest.fixture
def pilot() -> TouchPilot:
    pilot = TouchPilot()
    pilot.start(Garden)
    pilot.node("bed/0").drag = pilot.node("bed/1").drag = True
    return pilot


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TouchPilot]:
    pilot = TouchPilot((800, 450), Store.open(tmp_path_factory.mktemp("one hand")))
    fill(pilot.store)
    pilot.start(TitleScene)
    yield pilot
    pilot.store.close()


def diary(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, Garden)
    return pilot.scene.diary[2:]


def by_mouse(pilot: TouchPilot, name: str, x: float, y: float) -> None:
    """The mouse takes a node and carries it to a place."""
    Pilot.grab(pilot, name)
    Pilot.carry(pilot, x, y)


def by_finger(pilot: TouchPilot, name: str, x: float, y: float) -> None:
    """A finger takes a node and carries it to a place."""
    pilot.grab(name)
    pilot.carry(x, y)


@pytest.mark.parametrize("place", [(400.0, 150.0), (1500.0, 850.0)], ids=["on a bed", "on nothing"])
def test_a_tap_puts_back_what_the_mouse_carries(pilot: TouchPilot, place: tuple[float, float]) -> None:
    pilot.node("bed/1").enabled = False
    by_mouse(pilot, "bed/0", *AWAY)
    pilot.tap(*place)
    assert diary(pilot) == CARRIED and pilot.scene.pointer.held is None
    Pilot.carry(pilot, 700, 600)
    Pilot.let_go(pilot, 700, 600)
    assert diary(pilot) == CARRIED


def test_a_click_puts_back_what_a_finger_carries(pilot: TouchPilot) -> None:
    by_finger(pilot, "bed/0", *AWAY)
    Pilot.click(pilot, "bed/1")
    assert diary(pilot) == [*CARRIED, "bed/1"]
    pilot.move(700, 600)
    pilot.up(700, 600)
    assert diary(pilot) == [*CARRIED, "bed/1"]
    pilot.tap(*pilot.node("bed/2").centre)
    assert diary(pilot)[3:] == ["bed/2"]


@pytest.mark.parametrize(("one", "other"), [(by_mouse, by_finger), (by_finger, by_mouse)])
def test_the_device_that_presses_last_carries_alone(
    pilot: TouchPilot,
    one: Callable[[TouchPilot, str, float, float], None],
    other: Callable[[TouchPilot, str, float, float], None],
) -> None:
    one(pilot, "bed/0", *AWAY)
    other(pilot, "bed/1", *AWAY)
    assert diary(pilot) == [*CARRIED, "picked up bed/1"]
    for device in (Pilot, TouchPilot)[:: 1 if one is by_mouse else -1]:
        device.carry(pilot, 700, 600)
        device.let_go(pilot, 700, 600)
    assert diary(pilot) == [*CARRIED, "picked up bed/1", "dropped bed/1"]


def test_a_mouse_that_only_moves_takes_nothing_from_a_finger(pilot: TouchPilot) -> None:
    by_finger(pilot, "bed/0", *AWAY)
    pilot.hover("bed/2")
    pilot.let_go(*pilot.node("gate").centre)
    assert diary(pilot) == CARRIED and pilot.scene.pointer.at == pytest.approx(pilot.node("gate").centre, abs=2)
    pilot.hover("bed/2")
    assert pilot.scene.pointer.over is pilot.node("bed/2"), "the finger has left"


def test_a_button_that_goes_down_twice_puts_back_first(pilot: TouchPilot) -> None:
    by_mouse(pilot, "bed/0", *AWAY)
    by_mouse(pilot, "bed/1", *AWAY)
    assert diary(pilot) == [*CARRIED, "picked up bed/1"]


def test_a_press_by_key_only_puts_back_what_is_carried(pilot: TouchPilot) -> None:
    pilot.scene.focus.set("bed/3")
    by_mouse(pilot, "bed/0", *AWAY)
    pilot.key("Return")
    assert diary(pilot) == CARRIED
    pilot.step(1000)
    pilot.key("Return")
    assert diary(pilot) == [*CARRIED, "bed/3"]


TAPPED = (
    ("forest", "hand/1", ("score/fox", "ring", "redo", "seat/1")),
    ("savanna", "hand/1", ("score/grassland", "ring", "redo")),
    ("aqua", "tile/", ("order", "pile/bend", "tally", "goal/0", "supply/R")),
)
"""What is carried at a table, and what a finger taps meanwhile."""


@pytest.mark.parametrize(("game", "carried", "tapped"), TAPPED, ids=[game for game, *_ in TAPPED])
def test_a_tap_leaves_no_piece_over_the_table(
    at_home: TouchPilot, game: str, carried: str, tapped: tuple[str, ...]
) -> None:
    pilot = at_home
    pilot.app.go_home()
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    pilot.hover_at(1590, 5)
    pilot.settle()
    name = pilot.names(carried)[0]
    at_rest = pilot.node(name).bounds, pilot.node(name).z
    for other in tapped:
        by_mouse(pilot, name, 800, 420)
        assert pilot.node(name).bounds != at_rest[0]
        pilot.tap(*pilot.node(other).centre)
        Pilot.carry(pilot, 805, 420)
        Pilot.let_go(pilot, 805, 420)
        pilot.hover_at(1590, 5)
        pilot.settle()
        assert (pilot.node(name).bounds, pilot.node(name).z) == at_rest, other
        assert "preview" not in pilot.scene.stage


@pytest.mark.parametrize("key", ["1", "Return", "Escape", "ctrl+z"])
def test_a_key_that_chooses_only_puts_back_the_card_that_is_carried(at_home: TouchPilot, key: str) -> None:
    pilot = at_home
    pilot.app.go_home()
    sit_down(pilot, "Ana", "Wren:easy")
    at_rest = pilot.node("hand/4").bounds
    by_mouse(pilot, "hand/4", 800, 420)
    pilot.app.step(FRAME_MS, [pilot.key_event(key)])
    Pilot.carry(pilot, 805, 420)
    assert pilot.scene.pointer.held is None and not pilot.names("chosen-glow")
    Pilot.let_go(pilot, 805, 420)
    pilot.hover_at(1590, 5)
    pilot.settle()
    assert pilot.node("hand/4").bounds == at_rest and pilot.scene.name == "table"


@pytest.mark.parametrize("device", ["finger", "gamepad"])
def test_a_seat_that_is_carried_rests_in_a_row_when_another_device_presses(at_home: TouchPilot, device: str) -> None:
    pilot = at_home
    open_scene(pilot, "set-up of forest")
    rows = {pilot.node(name).y for name in pilot.names("seat/") if name.count("/") == 1}
    x, y = pilot.node("seat/0/grip").centre
    by_mouse(pilot, "seat/0/grip", x, y + 25)
    if device == "finger":
        pilot.tap(*pilot.node("add/computer").centre)
    else:
        pilot.scene.focus.set("add/computer")
        pilot.app.step(FRAME_MS, [button("pad a")])
    Pilot.let_go(pilot, x, y + 25)
    tops = [pilot.node(name).y for name in pilot.names("seat/") if name.count("/") == 1]
    assert rows <= set(tops) and len(set(tops)) == len(tops)


def test_escape_puts_back_the_diver_that_is_carried(at_home: TouchPilot) -> None:
    pilot = at_home
    scene = open_scene(pilot, "picking divers")
    assert isinstance(scene, DiversScene)
    name = pilot.names("diver/")[0]
    by_mouse(pilot, name, *AWAY)
    assert "carried" in scene.stage
    pilot.key("Escape")
    Pilot.carry(pilot, 905, 500)
    assert pilot.scene is scene and "carried" not in scene.stage
