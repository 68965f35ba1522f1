"""A gamepad that the system reports twice acts once; two people with equal pads act twice."""

import pytest

from game.ui.input.mirrored_pads import WITHIN_MS, MirroredPads
from game.ui.input.open_pads import OpenPads
from tests.support.garden import Garden
from tests.support.pads import button, focus
from tests.support.pilot import FRAME_MS, Pilot

REAL, OTHER = 0, 1


def unknown(pad: int) -> bool:
    return False


def test_a_press_beside_steams_virtual_pad_counts_once_from_the_first() -> None:
    pads = MirroredPads(lambda pad: pad == OTHER)
    for n in range(4):
        at = n * 500.0
        first, second = (REAL, OTHER) if n % 2 else (OTHER, REAL)
        pads.acts_as(first, "pad a", at)
        assert pads.acts_as(second, "pad a", at + 16) is None
    assert pads.acts_as(OTHER, "pad b", 2500) == REAL, "either stands for the person who holds the pad"


def test_unknown_pads_that_send_the_same_again_and_again_are_one() -> None:
    pads = MirroredPads(unknown)
    acted = [pads.acts_as(pad, f"pad {n}", n * 500.0) for n in range(4) for pad in (REAL, OTHER)]
    assert acted[:4] == [REAL, OTHER, REAL, OTHER] and acted[5] is acted[7] is None


def test_two_people_who_press_the_same_at_almost_the_same_time_both_act() -> None:
    pads = MirroredPads(unknown)
    for n in range(20):
        at = n * 500.0
        assert pads.acts_as(REAL, "pad a", at) == REAL and pads.acts_as(OTHER, "pad a", at + 10) == OTHER
        assert pads.acts_as(n % 2, "pad right", at + 100) == n % 2, "a press of one alone"


def test_what_is_later_than_a_report_of_the_same_press_is_another_press() -> None:
    pads = MirroredPads(lambda pad: True)
    assert pads.acts_as(REAL, "pad a", 0) == REAL and pads.acts_as(OTHER, "pad a", WITHIN_MS + 1) == OTHER


def test_a_pad_that_is_pulled_out_leaves_nothing_to_the_next() -> None:
    pads = MirroredPads(unknown)
    for n in range(4):
        pads.acts_as(REAL, "pad a", n * 500.0)
        pads.acts_as(OTHER, "pad a", n * 500.0)
    pads.forget(OTHER)
    assert pads.acts_as(REAL, "pad a", 3000) == REAL and pads.acts_as(OTHER, "pad a", 3000) == OTHER


@pytest.mark.parametrize(("mirror", "place"), [(True, "bed/1"), (False, "bed/2")])
def test_the_ring_moves_once_for_a_press_that_is_reported_twice(
    mirror: bool, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OpenPads, "is_virtual", lambda self, pad: mirror and pad == OTHER)
    pilot = Pilot().start(Garden)
    pilot.key("Right")
    assert focus(pilot) == "bed/0"
    pilot.app.step(FRAME_MS, [button("pad right", pad=pad) for pad in (REAL, OTHER)])
    pilot.app.step(FRAME_MS, [button("pad right", down=False, pad=pad) for pad in (REAL, OTHER)])
    pilot.settle()
    assert focus(pilot) == place and not pilot.app.moving
