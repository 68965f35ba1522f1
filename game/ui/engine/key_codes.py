"""The press of a key as a stroke: the one place that knows key codes.

The keys of the number pad are those of the same sign, and the row of figures gives figures whatever the layout of the
keyboard prints on it. Where a layout has letters of another script (Cyrillic, Greek, Hebrew, Arabic), a letter key
counts by its position on a US keyboard, so that Ctrl+Z is the same key in every layout.
"""

import unicodedata
from string import ascii_lowercase
from typing import Final

import pygame

from game.ui.engine.strokes import command_key_is_ctrl

STROKES: Final = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_TAB: "tab",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_INSERT: "insert",
    pygame.K_KP_DIVIDE: "/",
    pygame.K_KP_MULTIPLY: "*",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_PERIOD: ".",
    **{getattr(pygame, f"K_KP{n}"): str(n) for n in range(10)},
    **{getattr(pygame, f"K_F{n}"): f"f{n}" for n in range(1, 16)},
}
_FIGURE_ROW: Final = {getattr(pygame, f"KSCAN_{n}"): str(n) for n in range(10)}
_LETTER_KEYS: Final = {getattr(pygame, f"KSCAN_{letter.upper()}"): letter for letter in ascii_lowercase}
_SIGN_KEYS: Final = {
    pygame.KSCAN_GRAVE: "`",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
}
"""The keys beside the letters on a US keyboard; other scripts have more letters and print some of them there."""
_ALT_AND_SHIFT: Final = (("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))


class Layout:
    """What the keys pressed so far tell about the layout of the keyboard.

    Attributes:
        latin: its letters are Latin. On a Hebrew or Greek layout some letter keys print a sign such as ";"; they
            count by their position too, which on Dvorak they must not.
    """

    latin = True

    def observe(self, event: pygame.Event) -> None:
        """Notice whether a pressed key prints a Latin letter or another one."""
        sign = _sign(event)
        if sign and (sign.isalpha() or not _is_latin(sign)):
            self.latin = _is_latin(sign)


def is_shift(event: pygame.Event) -> bool:
    """Return whether the key of a KEYDOWN or KEYUP event is a Shift key."""
    return event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT)


def strokes_of(event: pygame.Event, latin: bool = True) -> tuple[str, ...]:
    """Return the strokes that a key press can stand for, the most exact first.

    A sign that needs Shift on this keyboard counts as that sign; Shift with a key that has no meaning of its own
    counts as the key alone. A letter of another script counts by the position of its key, then as itself.

    Args:
        event: a KEYDOWN event.
        latin: the letters of the layout are Latin, as `Layout` finds.

    Returns:
        Nothing for a key without a name, such as Shift, and nothing while the Windows key is held: the press is then
        meant for the system. On macOS the Command key is Ctrl.
    """
    modifiers = _modifiers(event.mod)
    if modifiers is None:
        return ()
    found = ["+".join((*modifiers, key)) for key in _keys(event, latin)]
    sign = event.dict.get("unicode", "")
    if "ctrl" not in modifiers and len(sign) == 1 and sign.isprintable() and not sign.isalnum() and sign != " ":
        found.insert(0 if latin else len(found), sign)
    if modifiers == ["shift"]:
        found += _keys(event, latin)
    return tuple(dict.fromkeys(found))


def _modifiers(mod: int) -> list[str] | None:
    """The modifiers that are held, by name; None when the press is meant for the system."""
    if mod & pygame.KMOD_GUI and not command_key_is_ctrl():
        return None
    ctrl = mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI)
    return ["ctrl"] * bool(ctrl) + [name for name, mask in _ALT_AND_SHIFT if mod & mask]


def _keys(event: pygame.Event, latin: bool) -> list[str]:
    """The names of a key: one, or two where its letter is not Latin; none for a key without a name."""
    scancode = event.dict.get("scancode")
    if event.key in STROKES:
        return [STROKES[event.key]]
    if scancode in _FIGURE_ROW:
        return [_FIGURE_ROW[scancode]]
    sign = _sign(event)
    if scancode in _LETTER_KEYS and not (_is_latin(sign) and (latin or sign.isalpha())):
        return [_LETTER_KEYS[scancode], *sign]
    if scancode in _SIGN_KEYS and sign and not _is_latin(sign) and sign.isalpha():
        return [_SIGN_KEYS[scancode], sign]
    return [*sign]


def _sign(event: pygame.Event) -> str:
    """What the key prints without Shift; nothing for a key that prints nothing."""
    sign = chr(event.key) if 0x20 < event.key < 0x110000 and event.key != 0x7F else ""
    return sign if sign.isprintable() else ""


def _is_latin(sign: str) -> bool:
    """Whether this is one ASCII sign or a Latin letter such as "é"."""
    return sign != "" and (sign.isascii() or unicodedata.name(sign, "").startswith("LATIN"))
