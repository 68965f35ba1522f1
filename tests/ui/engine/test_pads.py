"""Gamepads as strokes: pushed, held, let go, pulled out; several at once."""

import pygame
import pytest

from game.ui.engine.pads import BUTTONS, DELAY_MS, EVERY_MS, Pads
from game.ui.engine.strokes import PAD_BUTTONS, is_stroke
from tests.support.pads import axis, button, gone


def test_every_button_has_a_stroke() -> None:
    assert set(BUTTONS.values()) | {"pad lt", "pad rt"} == set(PAD_BUTTONS)
    assert all(is_stroke(stroke) for stroke in PAD_BUTTONS) and not is_stroke("ctrl+pad a")
    assert [Pads().struck(button(stroke)) for stroke in BUTTONS.values()] == list(BUTTONS.values())


@pytest.mark.parametrize(
    ("name", "at", "stroke"),
    [
        ("left x", -1, "pad left"), ("left x", 0.7, "pad right"), ("left y", -0.7, "pad up"),
        ("left y", 1, "pad down"),
        ("left trigger", 1, "pad lt"), ("right trigger", 0.8, "pad rt"), ("left x", 0.5, None), ("right x", 1, None),
    ],
)  # fmt: skip
def test_a_stick_or_trigger_counts_once_it_is_pushed_far_enough(name: str, at: float, stroke: str | None) -> None:
    assert Pads().struck(axis(name, at)) == stroke


def test_a_stick_strikes_once_on_its_way_and_again_only_after_it_came_back() -> None:
    pads = Pads()
    way = [0.3, 0.65, 0.9, 0.55, 0.8, 0.2, 0.7, -0.7]
    struck = [pads.struck(axis("left x", at)) for at in way]
    assert struck == [None, "pad right", None, None, None, None, "pad right", "pad left"]


def test_what_is_held_repeats_after_a_while() -> None:
    pads = Pads()
    pads.struck(button("pad down"))
    assert list(pads.repeated(DELAY_MS - 1)) == []
    assert list(pads.repeated(1)) == ["pad down"]
    assert list(pads.repeated(EVERY_MS)) == ["pad down"]
    assert pads.busy
    pads.struck(button("pad down", down=False))
    assert list(pads.repeated(EVERY_MS)) == [] and not pads.busy


def test_a_pad_that_is_pulled_out_holds_nothing_any_more_and_the_others_do() -> None:
    pads = Pads()
    for pad in (0, 1):
        pads.struck(button("pad up", pad=pad))
        pads.struck(axis("right x", 1, pad=pad))
    pads.struck(gone(0))
    assert list(pads.repeated(DELAY_MS)) == ["pad up"] and pads.aim == (1, 0)
    pads.struck(gone(1))
    assert not pads.busy


def test_the_right_stick_aims_and_rests_near_its_middle() -> None:
    pads = Pads()
    pads.struck(axis("right y", -0.5))
    assert pads.aim == (0, pytest.approx(-0.5, abs=0.001))
    pads.struck(axis("right y", -0.1))
    assert pads.aim == (0, 0) and not pads.busy


def test_what_is_no_gamepad_is_nothing() -> None:
    assert Pads().struck(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)) is None
    assert Pads().struck(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=5, instance_id=0)) is None
