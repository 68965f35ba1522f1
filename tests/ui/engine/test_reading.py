import pygame
import pytest

from game.ui.engine import intent
from game.ui.engine.key_codes import Layout, strokes_of
from game.ui.engine.reading import read
from game.ui.engine.strokes import closes_window
from game.ui.engine.viewport import Viewport
from game.ui.input.bindings import Bindings
from game.ui.input.commands import COMMANDS, TABLE

VIEW = Viewport((800, 450))


def at_a_table(stroke: str) -> intent.Intent | None:
    return Bindings(COMMANDS).meaning(stroke, (TABLE,))


def key(
    code: int, mod: int = 0, *, typing: bool = False, listening: bool = False, **fields: object
) -> intent.Intent | None:
    event = pygame.Event(pygame.KEYDOWN, {"key": code, "mod": mod, "unicode": ""} | fields)
    return read(event, VIEW, at_a_table, typing=typing, listening=listening)


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
        (pygame.K_n, intent.Do("neighbours")),
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


@pytest.mark.parametrize(("code", "scancode", "n"), [(ord("é"), pygame.KSCAN_2, 2), (ord("à"), pygame.KSCAN_0, 0)])
def test_the_row_of_figures_gives_figures_whatever_the_layout_prints_on_it(code: int, scancode: int, n: int) -> None:
    assert key(code, scancode=scancode) == intent.Digit(n)


OTHER_SCRIPTS = [("я", pygame.KSCAN_Z), ("ζ", pygame.KSCAN_Z), ("ז", pygame.KSCAN_Z), ("ئ", pygame.KSCAN_Z)]


@pytest.mark.parametrize(("letter", "scancode"), OTHER_SCRIPTS)
def test_a_letter_of_another_script_counts_by_the_position_of_its_key(letter: str, scancode: int) -> None:
    assert key(ord(letter), pygame.KMOD_LCTRL, scancode=scancode) == intent.TakeBack()
    assert key(ord("т"), scancode=pygame.KSCAN_N, unicode="т") == intent.Do("neighbours")
    assert key(ord("т"), pygame.KMOD_LSHIFT, scancode=pygame.KSCAN_N, unicode="Т") == intent.Do("neighbours")
    assert key(ord(letter), scancode=scancode, unicode=letter, listening=True) == intent.Stroke("z")


@pytest.mark.parametrize(
    ("letter", "scancode", "meant"),
    [
        ("м", pygame.KSCAN_V, intent.Paste()),
        ("с", pygame.KSCAN_C, intent.Copy()),
        ("ч", pygame.KSCAN_X, intent.Copy(cut=True)),
        ("ф", pygame.KSCAN_A, intent.SelectAll()),
    ],
)
def test_text_fields_are_edited_in_another_script_too(letter: str, scancode: int, meant: intent.Intent) -> None:
    assert key(ord(letter), pygame.KMOD_LCTRL, scancode=scancode, typing=True) == meant
    assert key(ord(letter), scancode=scancode, typing=True) is None, "the letter itself comes as text"


def test_a_latin_layout_counts_by_its_letters() -> None:
    """On AZERTY the key at the place of W says Z; on QWERTZ the key at the place of Z says Y."""
    assert key(pygame.K_z, pygame.KMOD_LCTRL, scancode=pygame.KSCAN_W) == intent.TakeBack()
    assert key(pygame.K_y, pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Z) == intent.Do("redo")
    assert key(ord("é"), scancode=pygame.KSCAN_N, listening=True) == intent.Stroke("é")


def test_a_key_that_was_bound_by_its_own_letter_still_counts() -> None:
    event = pygame.Event(pygame.KEYDOWN, {"key": ord("я"), "mod": 0, "unicode": "я", "scancode": pygame.KSCAN_Z})
    assert strokes_of(event) == ("z", "я")


def test_the_letters_beside_the_latin_ones_count_as_the_signs_there() -> None:
    assert key(ord("ю"), scancode=pygame.KSCAN_PERIOD, unicode="ю", listening=True) == intent.Stroke(".")
    assert key(ord("ё"), scancode=pygame.KSCAN_GRAVE, unicode="ё", listening=True) == intent.Stroke("`")
    assert key(ord("ů"), scancode=pygame.KSCAN_SEMICOLON, unicode="ů", listening=True) == intent.Stroke("ů")


def test_a_sign_on_a_letter_key_counts_by_position_after_a_letter_of_another_script() -> None:
    """The key of W prints ' on a Hebrew layout, and a comma on Dvorak."""
    layout = Layout()
    event = pygame.Event(pygame.KEYDOWN, key=ord("'"), scancode=pygame.KSCAN_W, unicode="'", mod=0)
    assert strokes_of(event, layout.latin) == ("'",)
    layout.observe(pygame.Event(pygame.KEYDOWN, key=ord("ש")))
    layout.observe(event)
    assert strokes_of(event, layout.latin) == ("w", "'")
    layout.observe(pygame.Event(pygame.KEYDOWN, key=ord("a")))
    assert strokes_of(event, layout.latin) == ("'",)


def test_what_closes_or_hides_a_window_on_macos_is_no_key_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    assert closes_window("alt+f4") and not closes_window("ctrl+q")
    monkeypatch.setattr("sys.platform", "darwin")
    assert closes_window("ctrl+q") and closes_window("ctrl+h") and not closes_window("alt+f4")


def test_command_is_ctrl_on_macos_and_the_windows_key_belongs_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert key(pygame.K_z, pygame.KMOD_LGUI) is None
    monkeypatch.setattr("sys.platform", "darwin")
    assert key(pygame.K_z, pygame.KMOD_LGUI) == intent.TakeBack()
    assert key(pygame.K_z, pygame.KMOD_RGUI | pygame.KMOD_LSHIFT) == intent.Do("redo")
    assert key(pygame.K_v, pygame.KMOD_LGUI, typing=True) == intent.Paste()
    assert key(pygame.K_z, pygame.KMOD_LCTRL) == intent.TakeBack()


def test_a_sign_that_needs_shift_on_this_keyboard_is_that_sign() -> None:
    assert key(pygame.K_u, pygame.KMOD_LSHIFT, unicode="/") == intent.Find()
    assert key(pygame.K_RETURN, pygame.KMOD_LSHIFT, unicode="\r") == intent.Accept()


@pytest.mark.parametrize(
    ("code", "mod", "stroke"),
    [
        (pygame.K_r, 0, "r"),
        (pygame.K_z, pygame.KMOD_RCTRL | pygame.KMOD_LSHIFT, "ctrl+shift+z"),
        (pygame.K_F15, pygame.KMOD_LALT, "alt+f15"),
        (pygame.K_ESCAPE, 0, "escape"),
        (pygame.K_KP5, 0, "5"),
    ],
)
def test_who_listens_hears_the_stroke_itself(code: int, mod: int, stroke: str) -> None:
    assert key(code, mod, listening=True) == intent.Stroke(stroke)


def test_keys_that_only_go_with_others_have_no_stroke() -> None:
    assert key(pygame.K_LSHIFT, pygame.KMOD_LSHIFT, listening=True) is None
    assert key(pygame.K_CAPSLOCK, listening=True) is None


@pytest.mark.parametrize("held", [pygame.KMOD_LGUI, pygame.KMOD_RGUI])
def test_what_is_pressed_with_the_key_of_the_system_is_not_for_us(held: int) -> None:
    assert key(pygame.K_h) is not None and key(pygame.K_h, held) is None
    assert key(pygame.K_h, held, listening=True) is None
    assert key(pygame.K_RETURN, held | pygame.KMOD_LSHIFT) is None


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
    assert read(typed, VIEW, at_a_table, typing=True) == intent.Type("ž")
    assert read(typed, VIEW, at_a_table) is None


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
    assert read(pygame.Event(pygame.USEREVENT), VIEW, at_a_table) is None


def pointer(kind: int, **fields: object) -> intent.Intent | None:
    return read(pygame.Event(kind, pos=(100, 50), **fields), VIEW, at_a_table)
