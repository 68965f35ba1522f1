"""A replay that plays by itself, and how it is stopped."""

import pytest

from game.profile.store import Store
from game.ui.replay.scene import SPEEDS_MS
from tests.support.replays import of_two, replay


@pytest.mark.parametrize(("speed", "words"), [(0, "slow"), (2, "fast")])
def test_it_plays_by_itself_until_it_is_stopped_or_over(store: Store, speed: int, words: str) -> None:
    pilot, scene = replay(store, of_two("aqua"))
    node = pilot.node("speed")
    pilot.press_at(node.x + node.w * (speed + 0.5) / 3, node.centre[1])
    pilot._frame([pilot.key_event("space")])
    assert scene.playing and scene.moving
    pilot.step(SPEEDS_MS[speed] * 3 + 100)
    assert scene.moment == 3
    pilot.key("space")
    assert not scene.playing
    scene.go_to(scene.feed.last - 1)
    pilot.key("space")
    assert (scene.moment, scene.playing) == (scene.feed.last, False)


@pytest.mark.parametrize("name", ["play", "bar/play"])
def test_the_button_that_stops_it_is_called_pause(store: Store, name: str) -> None:
    pilot, scene = replay(store, of_two(), animation="full")
    if name == "bar/play":
        pilot.key("t")
    assert pilot.node(name).hint == "Play (Space)"
    pilot._frame([pilot.key_event("space")])
    assert scene.playing and pilot.node(name).hint == pilot.node(name).label == "Pause (Space)"
    pilot._frame([pilot.key_event("space")])
    assert pilot.node(name).hint == "Play (Space)"


@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("by", ["Space", "Enter", "a click"])
def test_it_stops_at_once_while_a_card_is_still_on_its_way(store: Store, by: str, opened: bool) -> None:
    pilot, scene = replay(store, of_two(), animation="full")
    if not opened:
        pilot.key("t")
    button = "play" if opened else "bar/play"
    pilot._frame([pilot.key_event("space")])
    while not scene.timeline.busy:
        pilot.step(16)
    if by == "a click":
        pilot.grab(button)
        pilot.let_go(*pilot.node(button).centre)
    else:
        scene.focus.set(button)
        pilot._frame([pilot.key_event("space" if by == "Space" else "Return")])
    assert not scene.playing
    assert scene.moment == 1


def test_the_slider_is_drawn_while_it_plays(store: Store) -> None:
    pilot, scene = replay(store, of_two(), animation="full")
    pilot._frame([pilot.key_event("space")])
    while not scene.timeline.busy:
        pilot.step(16)
    node = pilot.node("timeline")
    pilot.grab("timeline")
    pilot.carry(node.x + node.w, node.centre[1])
    pilot.let_go(node.x + node.w, node.centre[1])
    assert scene.moment == scene.feed.last
