"""What ends a turn or cannot be taken back, where it has to be held: by mouse, finger, key and gamepad."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.ui.engine.holding import HOLD_MS
from game.ui.engine.timeline import Wait
from game.ui.scenes.question import Question, QuestionScene
from game.ui.voice.sentences import sentence_of
from tests.support.fingers import TouchPilot
from tests.support.garden import Garden, Shed
from tests.support.pads import button, gone
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.store import MemoryStore

ALMOST, MORE = HOLD_MS - 4 * FRAME_MS, 8 * FRAME_MS


class Gate(Garden):
    """A garden in which going through the gate cannot be taken back."""

    locks = True

    def build(self) -> None:
        super().build()
        self.stage["gate"].final = self.locks


def garden(pilot: Pilot, hold: bool = True) -> Pilot:
    pilot.app.settings["hold"] = hold
    pilot.start(Gate)
    pilot.scene.focus.set("gate")
    return pilot


def gone_through(pilot: Pilot) -> int:
    """How often somebody went through the gate."""
    return next(scene for scene in pilot.app.stack if isinstance(scene, Gate)).diary.count("gate")


def told(pilot: Pilot) -> bool:
    return "Hold it a little longer." in pilot.texts()


def mouse(pilot: Pilot, kind: int, x: float, y: float) -> None:
    pos = pilot.app.look.viewport.point(x, y)
    fields = {"buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    pilot.app.step(FRAME_MS, [pygame.Event(kind, pos=pos, **fields)])


def key(pilot: Pilot, kind: int, code: int = pygame.K_RETURN) -> None:
    pilot.app.step(FRAME_MS, [pygame.Event(kind, key=code, mod=0, unicode="")])


@contextmanager
def by_mouse(pilot: Pilot) -> Iterator[None]:
    place = pilot.node("gate").centre
    mouse(pilot, pygame.MOUSEBUTTONDOWN, *place)
    yield
    mouse(pilot, pygame.MOUSEBUTTONUP, *place)


@contextmanager
def by_finger(pilot: Pilot) -> Iterator[None]:
    assert isinstance(pilot, TouchPilot)
    place = pilot.node("gate").centre
    pilot.down(*place)
    yield
    pilot.up(*place)


@contextmanager
def by_key(pilot: Pilot) -> Iterator[None]:
    key(pilot, pygame.KEYDOWN)
    yield
    key(pilot, pygame.KEYUP)


@contextmanager
def by_pad(pilot: Pilot) -> Iterator[None]:
    pilot.app.step(FRAME_MS, [button("pad a")])
    yield
    pilot.app.step(FRAME_MS, [button("pad a", down=False)])


WAYS = {"mouse": by_mouse, "finger": by_finger, "key": by_key, "pad": by_pad}
each_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
Way = Callable[[Pilot], "contextmanager[None]"]


@pytest.fixture
def pilot() -> Pilot:
    return garden(TouchPilot())


@each_way
def test_it_is_pressed_once_when_it_was_held_for_long_enough(pilot: Pilot, way: Way) -> None:
    with way(pilot):
        pilot.step(ALMOST)
        assert gone_through(pilot) == 0 and pilot.app.moving
        pilot.step(MORE)
        assert gone_through(pilot) == 1
        pilot.step(2 * HOLD_MS)
    pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 1 and not told(pilot)
    assert "hold ring" not in pilot.names()


@each_way
@pytest.mark.parametrize("ms", [0, 200, ALMOST])
def test_let_go_early_it_does_nothing_and_says_so_quietly(pilot: Pilot, way: Way, ms: float) -> None:
    heard = list(pilot.sounds)
    with way(pilot):
        pilot.step(ms)
        assert not told(pilot)
    assert told(pilot) and "hold ring" not in pilot.names()
    pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 0 and pilot.sounds == heard


def test_what_was_said_of_a_short_hold_goes_with_a_long_one(pilot: Pilot) -> None:
    with by_key(pilot):
        pass
    assert told(pilot)
    with by_key(pilot):
        pilot.step(ALMOST)
        pilot.step(MORE)
    pilot.step(400)
    assert gone_through(pilot) == 1 and not told(pilot)


@each_way
def test_without_the_setting_nothing_has_to_be_held(way: Way) -> None:
    pilot = garden(TouchPilot(), hold=False)
    with way(pilot):
        pass
    assert gone_through(pilot) == 1


@each_way
def test_what_can_be_taken_back_need_not_be_held(pilot: Pilot, way: Way) -> None:
    assert isinstance(pilot.scene, Gate)
    pilot.scene.locks = False
    pilot.scene.rebuild()
    with way(pilot):
        pass
    assert gone_through(pilot) == 1


@each_way
def test_a_page_that_comes_over_it_ends_it(pilot: Pilot, way: Way) -> None:
    with way(pilot):
        pilot.step(200)
        pilot.app.stack.push(Shed())
        pilot.step(2 * HOLD_MS)
        pilot.app.stack.pop()
        pilot.step(2 * HOLD_MS)
    pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 0


@each_way
@pytest.mark.parametrize("change", ["remove", "disable", "rebuild"])
def test_a_button_that_goes_away_is_not_pressed(pilot: Pilot, way: Way, change: str) -> None:
    with way(pilot):
        pilot.step(200)
        if change == "remove":
            pilot.scene.stage.remove("gate")
        elif change == "disable":
            pilot.node("gate").enabled = False
        else:
            pilot.scene.rebuild()
        pilot.step(2 * HOLD_MS)
        assert "hold ring" not in pilot.names()
        pilot.scene.rebuild()
    assert gone_through(pilot) == 0


@each_way
def test_another_window_size_ends_it_and_says_so(pilot: Pilot, way: Way) -> None:
    with way(pilot):
        pilot.step(200)
        pilot.resize((1600, 900))
        assert told(pilot) and "hold ring" not in pilot.names()
        pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 0


@each_way
def test_another_key_ends_it(pilot: Pilot, way: Way) -> None:
    with way(pilot):
        pilot.step(200)
        key(pilot, pygame.KEYDOWN, pygame.K_LEFT)
        pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 0


@pytest.mark.parametrize("way", [by_key, by_pad])
def test_a_press_elsewhere_ends_what_a_key_holds_and_a_moving_mouse_does_not(pilot: Pilot, way: Way) -> None:
    with way(pilot):
        pilot.step(200)
        pilot.hover("bed/2")
        pilot.step(HOLD_MS)
    assert gone_through(pilot) == 1
    pilot.scene.focus.set("gate")
    with way(pilot):
        pilot.step(200)
        pilot.press_at(1500, 850)
        pilot.step(HOLD_MS)
    assert gone_through(pilot) == 1


def test_a_mouse_that_slides_off_holds_nothing_also_when_it_comes_back(pilot: Pilot) -> None:
    x, y = pilot.node("gate").centre
    with by_mouse(pilot):
        pilot.step(200)
        mouse(pilot, pygame.MOUSEMOTION, x + 400, y)
        pilot.step(HOLD_MS)
        mouse(pilot, pygame.MOUSEMOTION, x, y)
        pilot.step(HOLD_MS)
        assert gone_through(pilot) == 0
    pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 0 and told(pilot)


def test_a_finger_that_looks_around_does_not_begin_to_hold() -> None:
    pilot = TouchPilot()
    garden(pilot)
    pilot.hold("bed/2")
    pilot.move(*pilot.node("gate").centre)
    pilot.step(2 * HOLD_MS)
    pilot.up(*pilot.node("gate").centre)
    assert gone_through(pilot) == 0 and not told(pilot)


def test_a_pad_that_is_gone_holds_nothing(pilot: Pilot) -> None:
    with by_pad(pilot):
        pilot.step(200)
        pilot.app.step(FRAME_MS, [gone()])
        pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 0


@each_way
def test_a_window_that_is_left_holds_no_key_and_no_finger(pilot: Pilot, way: Way) -> None:
    with way(pilot):
        pilot.step(200)
        pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSLOST)])
        pilot.step(2 * HOLD_MS)
        assert gone_through(pilot) == (1 if way is by_mouse else 0)


def test_a_digit_that_waited_for_a_motion_holds_nothing(pilot: Pilot) -> None:
    """It is taken when its key has long come up."""
    pilot.scene.digit_zone = "way"
    key(pilot, pygame.KEYDOWN, pygame.K_1)
    pilot.step(HOLD_MS)
    assert gone_through(pilot) == 1
    pilot.app.settings["animation"] = "full"
    pilot.scene.timeline.play(Wait(100))
    key(pilot, pygame.KEYDOWN, pygame.K_1)
    pilot.step(2 * HOLD_MS)
    assert gone_through(pilot) == 1


@pytest.mark.parametrize(("animation", "calm", "fewest", "most"), [("full", False, 20, 40), ("none", False, 3, 6),
                                                                   ("full", True, 3, 6)])  # fmt: skip
def test_the_ring_fills_in_few_steps_where_little_may_move(
    animation: str, calm: bool, fewest: int, most: int
) -> None:
    pilot = Pilot(store=MemoryStore(calm=calm), animation=animation)
    garden(pilot)
    seen = []
    with by_mouse(pilot):
        for _ in range(int(HOLD_MS / FRAME_MS)):
            ring = pilot.scene.stage.get("hold ring")
            if ring is not None:
                seen.append(ring.picture(pilot.app.look))
            pilot.step(FRAME_MS)
    assert fewest <= len({id(picture) for picture in seen}) <= most


@pytest.mark.parametrize("wanted", [False, True])
def test_a_question_is_held_where_something_is_lost(pilot: Pilot, wanted: bool) -> None:
    done: list[str] = []
    pilot.app.stack.push(QuestionScene(Question("?", "", "yes", "no", wanted=wanted), lambda: done.append("yes")))
    pilot.settle()
    pilot.click("yes")
    assert bool(done) is wanted


def test_a_voice_says_what_has_to_be_held(pilot: Pilot) -> None:
    gate, bed = (sentence_of(pilot.node(name), pilot.scene) for name in ("gate", "bed/2"))
    assert "Hold to confirm." in gate and "Hold" not in bed
