"""The picture for the far side of a table: turned on the screen, upright on the sheet."""

import pygame

from game.ui.engine.facing import Facing

SIZE = (8, 4)


def marked() -> tuple[Facing, pygame.Surface]:
    """A screen that is red at its top left, seen from the far side."""
    screen, facing = pygame.Surface(SIZE), Facing()
    screen.set_at((1, 0), "red")
    assert facing.sheet(screen) is screen and facing.turn(True, screen)
    return facing, screen


def test_for_the_near_side_sheet_and_screen_are_the_same() -> None:
    screen, facing, press = pygame.Surface(SIZE), Facing(), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 0), button=1)
    assert not facing.turn(False, screen) and facing.sheet(screen) is screen
    assert facing.read(press, SIZE) is press
    assert facing.show([pygame.Rect(1, 0, 2, 2)], screen) == [pygame.Rect(1, 0, 2, 2)]


def test_what_is_on_the_screen_when_it_turns_lies_upside_down_on_the_sheet() -> None:
    facing, screen = marked()
    assert facing.sheet(screen).get_at((6, 3)) == pygame.Color("red") == screen.get_at((1, 0))
    assert not facing.turn(True, screen), "it is for that side already"
    assert facing.turn(False, screen) and facing.sheet(screen) is screen


def test_what_is_drawn_comes_to_the_opposite_place() -> None:
    facing, screen = marked()
    facing.sheet(screen).set_at((0, 1), "blue")
    assert facing.show([pygame.Rect(0, 0, 3, 2)], screen) == [pygame.Rect(5, 2, 3, 2)]
    assert screen.get_at((7, 2)) == pygame.Color("blue")


def test_mouse_and_fingers_point_at_what_they_see() -> None:
    facing, _ = marked()
    move = facing.read(pygame.Event(pygame.MOUSEMOTION, pos=(7, 2), buttons=(1, 0, 0)), SIZE)
    assert move.pos == (0, 1) and move.buttons == (1, 0, 0)
    down = facing.read(pygame.Event(pygame.FINGERDOWN, x=0.75, y=0.25, touch_id=3, finger_id=5), SIZE)
    assert (down.x, down.y, down.finger_id) == (0.25, 0.75, 5)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT)
    assert facing.read(key, SIZE) is key


def test_the_sheet_is_as_large_as_a_screen_that_has_another_size() -> None:
    facing, _ = marked()
    assert facing.sheet(pygame.Surface((20, 10))).get_size() == (20, 10)
