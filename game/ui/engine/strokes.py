"""Strokes: what is pressed on keyboard or gamepad, written as text: "r", "ctrl+z", "page up", "pad a"."""

import re
import sys
from typing import Final

NAMED: Final = frozenset(
    (
        *("left", "right", "up", "down", "home", "end", "page up", "page down"),
        *("tab", "enter", "space", "escape", "backspace", "delete", "insert"),
        *(f"f{n}" for n in range(1, 16)),
    )
)
"""The keys that have a name; all others are called by their sign."""
PAD_BUTTONS: Final = tuple(
    f"pad {name}"
    for name in (
        *("a", "b", "x", "y", "up", "down", "left", "right", "l", "r", "lt", "rt"),
        *("left stick", "right stick", "select", "start"),
    )
)
"""What can be pressed on a gamepad."""
_CLOSES_WINDOW: Final = ("alt+f4",)
_CLOSES_WINDOW_ON_MAC: Final = ("ctrl+q", "ctrl+w", "ctrl+h", "ctrl+m")
_STROKE: Final = re.compile(r"(ctrl\+)?(alt\+)?(shift\+)?(?P<key>.+)", re.DOTALL)


def command_key_is_ctrl() -> bool:
    """Return whether the Command key stands for Ctrl, as it does on macOS."""
    return sys.platform == "darwin"


def closes_window(stroke: str) -> bool:
    """Return whether the system closes or hides a window by this stroke, so that no command can have it."""
    return stroke in (_CLOSES_WINDOW_ON_MAC if command_key_is_ctrl() else _CLOSES_WINDOW)


def is_stroke(text: object) -> bool:
    """Return whether a text is written as a stroke is."""
    match = _STROKE.fullmatch(text) if isinstance(text, str) else None
    key = match["key"] if match else ""
    return (
        text in PAD_BUTTONS
        or key in NAMED
        or (len(key) == 1 and key.isprintable() and key != " " and key == key.lower())
    )


def on_pad(stroke: str) -> bool:
    """Whether it is one of a gamepad."""
    return stroke in PAD_BUTTONS


def parts_of(stroke: str) -> tuple[str, ...]:
    """What is held down and then the key: "ctrl+z" → "ctrl", "z"."""
    match = _STROKE.fullmatch(stroke)
    assert match is not None, f"{stroke!r} is no stroke"
    return (*(held.rstrip("+") for held in match.groups()[:3] if held), match["key"])


def writes(stroke: str) -> bool:
    """Whether it writes something into a text field."""
    *held, key = parts_of(stroke)
    return not {"ctrl", "alt"} & set(held) and (len(key) == 1 or key == "space")
