"""What keys are called, as they are bound."""

from typing import Final

from game.ui.engine.strokes import command_key_is_ctrl, on_pad, parts_of
from game.ui.input.bindings import in_force
from game.ui.input.commands import Command
from game.ui.words import tr, trc

_pad_in_hand = False
_ARROWS: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓"}


def caps(stroke: str) -> tuple[str, ...]:
    """What is printed on the keys of a stroke: "ctrl+z" → "Ctrl", "Z"."""
    return tuple(_cap(part) for part in parts_of(stroke))


def written(stroke: str) -> str:
    """A stroke as it stands in a sentence: "Ctrl+Z"."""
    return "+".join(caps(stroke))


def key_of(command: Command) -> str:
    """The key of a command as it stands in a sentence; its button while a gamepad is in hand, if it has one."""
    strokes = in_force().strokes(command)
    return written(next((stroke for stroke in strokes if on_pad(stroke) == _pad_in_hand), strokes[0]))


def pad_button_of(command: Command) -> str | None:
    """The button of a gamepad that a command has, as it stands in a sentence; None when it has none."""
    return next((pad_button(stroke) for stroke in in_force().strokes(command) if on_pad(stroke)), None)


def take_in_hand(pad: bool) -> bool:
    """What is in hand from now on: a gamepad, or keyboard and mouse. True when that is something else than before."""
    global _pad_in_hand
    before, _pad_in_hand = _pad_in_hand, pad
    return before != pad


def with_key(words: str, command: Command) -> str:
    """Words with the key that does the same: "Log (L)"."""
    return tr("{words} ({key})").format(words=words, key=key_of(command))


def pad_button(stroke: str) -> str:
    """What a button of a gamepad is called: "A", "LT", "↑"."""
    name = stroke.removeprefix("pad ")
    names = {
        **_ARROWS,
        "left stick": tr("left stick"),
        "right stick": tr("right stick"),
        "start": tr("Start"),
        "select": tr("Select"),
    }
    return names.get(name) or name.upper()


def _cap(part: str) -> str:
    names = {
        "ctrl": tr("Cmd") if command_key_is_ctrl() else tr("Ctrl"),
        "alt": tr("Alt"),
        "shift": tr("Shift"),
        "enter": tr("Enter"),
        "escape": tr("Esc"),
        "tab": tr("Tab"),
        "space": tr("Space"),
        "backspace": tr("Backspace"),
        "delete": trc("key", "Delete"),
        "insert": trc("key", "Insert"),
        "home": trc("key", "Home"),
        "end": trc("key", "End"),
        "page up": tr("Page up"),
        "page down": tr("Page down"),
    }
    if on_pad(part):
        return tr("Pad {button}").format(button=pad_button(part))
    return _ARROWS.get(part) or names.get(part) or part.upper()
