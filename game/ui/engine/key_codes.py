"""The press of a key as a stroke: the one place that knows key codes.

The keys of the number pad are those of the same sign, and the row of figures gives figures whatever the layout of the
keyboard prints on it.
"""

from typing import Final

import pygame

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
_HELD: Final = (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))


def strokes_of(event: pygame.Event) -> tuple[str, ...]:
    """What the press of a key may stand for, the most exact first; nothing for one that has no name, such as Shift.

    Nothing either while Command or the Windows key is held: what is then pressed is meant for the system.
    A sign that needs Shift on this keyboard counts as that sign; Shift with a key that has no meaning of its own
    counts as the key alone.
    """
    key = _key(event)
    if not key or event.mod & pygame.KMOD_GUI:
        return ()
    held = [name for name, mask in _HELD if event.mod & mask]
    found = ["+".join((*held, key))]
    sign = event.dict.get("unicode", "")
    if "ctrl" not in held and len(sign) == 1 and sign.isprintable() and not sign.isalnum() and sign != " ":
        found.insert(0, sign)
    if held == ["shift"]:
        found.append(key)
    return tuple(dict.fromkeys(found))


def _key(event: pygame.Event) -> str:
    if event.key in STROKES:
        return STROKES[event.key]
    if event.dict.get("scancode") in _FIGURE_ROW:
        return _FIGURE_ROW[event.scancode]
    sign = chr(event.key) if 0x20 < event.key < 0x110000 and event.key != 0x7F else ""
    return sign if sign.isprintable() else ""
