import pygame
import pytest

from game.ui.engine import intent
from game.ui.engine.viewport import Viewport

VIEW = Viewport((800, 450))


def key(code: int, mod: int = 0, typing: bool = False) -> intent.Intent | None:
    return intent.read(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""), VIEW, typing)


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        (pygame.K_LEFT, intent.Steer(-1, 0)),
        (pygame.K_DOWN, intent.Steer(0, 1)),
        (pygame.K_PAGEUP, intent.TurnPage(-1)),
        (pygame.K_PAGEDOWN, intent.TurnPage(1)),
        (pygame.K_HOME, intent.ToEnd(-1)),
        (pygame.K_END, intent.ToEnd(1)),
        (pygame.K_TAB, intent.Next()),
        (pygame.K_RETURN, intent.Accept()),
        (pygame.K_KP_ENTER, intent.Accept()),
        (pygame.K_SPACE, intent.Skip()),
        (pygame.K_ESCAPE, intent.Back()),
        (pygame.K_F1, intent.Help()),
        (pygame.K_F11, intent.FullScreen()),
        (pygame.K_F12, intent.Picture()),
        (pygame.K_7, intent.Digit(7)),
        (pygame.K_KP0, intent.Digit(0)),
        (pygame.K_n, intent.Key("n")),
        (pygame.K_F5, None),
    ],
)
def test_keys(code: int, meant: intent.Intent | None) -> None:
    assert key(code) == meant


def test_keys_with_others_held_down() -> None:
    assert key(pygame.K_TAB, pygame.KMOD_LSHIFT) == intent.Previous()
    assert key(pygame.K_z, pygame.KMOD_LCTRL) == intent.TakeBack()
    assert key(pygame.K_n, pygame.KMOD_LCTRL) is None
    assert key(pygame.K_RETURN, pygame.KMOD_LALT) is None


def test_in_a_text_field_letters_digits_and_space_are_text() -> None:
    for code in (pygame.K_n, pygame.K_7, pygame.K_SPACE):
        assert key(code, typing=True) is None
    assert key(pygame.K_BACKSPACE, typing=True) == intent.Erase()
    assert key(pygame.K_BACKSPACE) is None
    assert key(pygame.K_v, pygame.KMOD_LCTRL, typing=True) == intent.Paste()
    assert key(pygame.K_v, pygame.KMOD_LCTRL) is None
    assert key(pygame.K_RETURN, typing=True) == intent.Accept()
    assert key(pygame.K_DELETE, typing=True) == intent.Erase(ahead=True)
    assert key(pygame.K_x, pygame.KMOD_LCTRL, typing=True) == intent.Copy(cut=True)
    assert key(pygame.K_a, pygame.KMOD_LCTRL, typing=True) == intent.SelectAll()
    assert key(pygame.K_LEFT, pygame.KMOD_LSHIFT, typing=True) == intent.Caret(-1, selecting=True)
    assert key(pygame.K_END, typing=True) == intent.Caret(1, to_end=True)
    assert key(pygame.K_DOWN, typing=True) == intent.Steer(0, 1)
    typed = pygame.Event(pygame.TEXTINPUT, text="ž")
    assert intent.read(typed, VIEW, typing=True) == intent.Type("ž")
    assert intent.read(typed, VIEW) is None


def test_the_pointer_speaks_in_units() -> None:
    assert pointer(pygame.MOUSEMOTION, buttons=(0, 0, 0)) == intent.Point(200, 100)
    assert pointer(pygame.MOUSEMOTION, buttons=(1, 0, 0)) == intent.Drag(200, 100)
    assert pointer(pygame.MOUSEBUTTONDOWN, button=1) == intent.Press(200, 100, 1)
    assert pointer(pygame.MOUSEBUTTONDOWN, button=3) == intent.Press(200, 100, 3)
    assert pointer(pygame.MOUSEBUTTONUP, button=1) == intent.Release(200, 100)


def test_the_wheel_turns_up_and_down() -> None:
    assert pointer(pygame.MOUSEBUTTONDOWN, button=4) == intent.Scroll(200, 100, -1)
    assert pointer(pygame.MOUSEBUTTONDOWN, button=5) == intent.Scroll(200, 100, 1)


def test_what_means_nothing_is_nothing() -> None:
    assert pointer(pygame.MOUSEBUTTONUP, button=5) is None
    assert pointer(pygame.MOUSEBUTTONDOWN, button=7) is None
    assert intent.read(pygame.Event(pygame.USEREVENT), VIEW) is None


def pointer(kind: int, **fields: object) -> intent.Intent | None:
    return intent.read(pygame.Event(kind, pos=(100, 50), **fields), VIEW)
