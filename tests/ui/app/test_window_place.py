import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.app.monitors import NO_FRAME, Frame, Monitor
from game.ui.app.window_place import SMALLEST, first_place, fitted, restored_place

Rect = pygame.Rect
FRAME = Frame(8, 31, 8, 8)
MAIN = Monitor(Rect(0, 0, 1920, 1080), Rect(0, 0, 1920, 1040))
LEFT = Monitor(Rect(-1920, 200, 1920, 1080), Rect(-1920, 200, 1920, 1040))
ABOVE = Monitor(Rect(0, -1440, 2560, 1440), Rect(0, -1440, 2560, 1440))
BELOW = Monitor(Rect(300, 1080, 1280, 800), Rect(300, 1080, 1280, 760))
ALL = [MAIN, LEFT, ABOVE, BELOW]


@pytest.mark.parametrize(
    "place", [(-1700, 300, 1280, 720), (100, -1400, 1600, 900), (320, 1120, 1200, 675), (200, 100, 1600, 900)]
)
def test_a_window_on_any_monitor_comes_back_there(place: tuple[int, ...]) -> None:
    assert restored_place(place, ALL) == Rect(place)
    assert fitted(Rect(place), ALL, FRAME, remembered=True) == Rect(place)


def test_a_window_across_two_monitors_comes_back_there() -> None:
    assert restored_place((-600, 300, 1280, 720), ALL) == Rect(-600, 300, 1280, 720)


@pytest.mark.parametrize("place", [(-1700, 300, 1280, 720), (100, -1400, 1600, 900), (5000, 3000, 1600, 900)])
def test_without_its_monitor_a_window_goes_to_the_middle_of_the_main_one(place: tuple[int, ...]) -> None:
    found = restored_place(place, [MAIN])
    assert found.size == place[2:]
    assert abs(found.centerx - 960) <= 1 and abs(found.centery - 520) <= 1


def test_a_window_too_large_for_the_monitor_that_is_left_keeps_its_shape() -> None:
    w, h = restored_place((-2500, 0, 2560, 1440), [MAIN]).size
    assert h == 1040 and abs(w - h * 16 / 9) < 2


def test_a_window_that_is_mostly_on_a_monitor_moves_no_farther_than_it_must() -> None:
    assert restored_place((1000, 500, 1280, 720), [MAIN]) == Rect(640, 320, 1280, 720)


def test_a_title_bar_above_the_edge_is_brought_back() -> None:
    place = Rect(100, 10, 1280, 720)
    assert fitted(place, [MAIN], FRAME, remembered=True) == Rect(100, 31, 1280, 720)
    assert fitted(place, [MAIN, ABOVE], FRAME, remembered=True) == place


def test_the_first_window_lies_in_the_middle_of_the_main_monitor() -> None:
    assert first_place(ALL) == Rect(320, 160, 1280, 720)


@pytest.mark.parametrize(("w", "h", "bar"), [(1280, 720, 0), (1366, 768, 40), (1280, 800, 48), (1024, 768, 0)])
def test_the_first_window_fits_into_a_small_monitor_with_its_frame(w: int, h: int, bar: int) -> None:
    small = Monitor(Rect(0, 0, w, h), Rect(0, bar, w, h - bar))
    found = fitted(first_place([small]), [small], FRAME, remembered=False)
    assert small.usable.contains(Rect(found.x - 8, found.y - 31, found.w + 16, found.h + 39))
    assert abs(found.w / found.h - 16 / 9) < 0.01
    assert abs((found.left - 8) - (w - found.right - 8)) <= 1


def test_a_usable_part_too_small_for_any_window_is_ignored() -> None:
    cropped = Monitor(Rect(0, 0, 1920, 1080), Rect(0, 1000, 1920, 80))
    assert cropped.bounds.contains(first_place([cropped])) and first_place([cropped]).size == (1280, 720)


def test_a_tiny_or_damaged_place_becomes_a_window() -> None:
    assert restored_place((10, 10, 5, 5), [MAIN]).size == SMALLEST
    assert MAIN.usable.contains(restored_place((10**12, -(10**12), 10**12, 0), [MAIN]))


numbers = st.integers(-3000, 3000)
places = st.builds(Rect, numbers, numbers, st.integers(640, 3000), st.integers(360, 3000))


@given(places, st.booleans(), st.sampled_from([NO_FRAME, FRAME]), st.sets(st.sampled_from([1, 2, 3])))
def test_wherever_a_window_was_its_title_bar_can_be_reached_and_it_stays_there(
    place: pygame.Rect, remembered: bool, frame: Frame, others: set[int]
) -> None:
    monitors = [MAIN, *(ALL[i] for i in sorted(others))]
    found = fitted(place, monitors, frame, remembered=remembered)
    bar = Rect(found.x, found.y - frame.top, found.w, max(1, frame.top))
    for corner in (bar.topleft, (bar.right - 1, bar.top)):
        assert any(monitor.bounds.collidepoint(corner) for monitor in monitors)
    assert found.w >= SMALLEST[0] and found.h >= SMALLEST[1]
    assert fitted(found, monitors, frame, remembered=True) == found
