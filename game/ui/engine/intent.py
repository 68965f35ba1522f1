"""What the player wants, told from events: the one place that reads mouse and keyboard.

Only the fields of events are used, so that a posted event does what a real one does.
"""

from dataclasses import dataclass

import pygame

from game.ui.engine.viewport import Viewport


@dataclass(frozen=True)
class Point:
    """The pointer is here, in units, with no button down."""

    x: float
    y: float


@dataclass(frozen=True)
class Press:
    """A button went down: 1 left, 2 middle, 3 right."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True)
class Drag:
    """The pointer is here with the left button down."""

    x: float
    y: float


@dataclass(frozen=True)
class Release:
    """The left button went up."""

    x: float
    y: float


@dataclass(frozen=True)
class Scroll:
    """The wheel turned; dy is 1 for one notch down, -1 for one up."""

    x: float
    y: float
    dy: int


@dataclass(frozen=True)
class Steer:
    """An arrow key: dx is -1 for left and 1 for right, dy is -1 for up and 1 for down."""

    dx: int
    dy: int


@dataclass(frozen=True)
class TurnPage:
    """Page down (1) or page up (-1)."""

    dy: int


@dataclass(frozen=True)
class ToEnd:
    """End (1): to the end of what is read; Home (-1): to its beginning."""

    dy: int


@dataclass(frozen=True)
class Next:
    """Tab."""


@dataclass(frozen=True)
class Previous:
    """Shift and Tab."""


@dataclass(frozen=True)
class Accept:
    """Enter."""


@dataclass(frozen=True)
class Skip:
    """Space: no waiting."""


@dataclass(frozen=True)
class Back:
    """Esc."""


@dataclass(frozen=True)
class TakeBack:
    """Ctrl and Z."""


@dataclass(frozen=True)
class Digit:
    """A digit, 0 to 9."""

    n: int


@dataclass(frozen=True)
class Key:
    """A letter key, lower case."""

    letter: str


@dataclass(frozen=True)
class Help:
    """F1."""


@dataclass(frozen=True)
class Find:
    """Ctrl and F, or a stroke: words are looked for."""


@dataclass(frozen=True)
class FullScreen:
    """F11."""


@dataclass(frozen=True)
class Picture:
    """F12."""


@dataclass(frozen=True)
class Type:
    """Letters for a text field."""

    text: str


@dataclass(frozen=True)
class Erase:
    """Backspace, or Delete for what lies ahead, for a text field."""

    ahead: bool = False


@dataclass(frozen=True)
class Paste:
    """Ctrl and V, for a text field."""


@dataclass(frozen=True)
class Copy:
    """Ctrl and C, or X to take away what was copied, for a text field."""

    cut: bool = False


@dataclass(frozen=True)
class SelectAll:
    """Ctrl and A, for a text field."""


@dataclass(frozen=True)
class Caret:
    """Left or right in a text field: by -1 or 1 letter, with Home or End to the end; with Shift it selects."""

    by: int
    to_end: bool = False
    selecting: bool = False


POINTING = (Point, Press, Drag, Release, Scroll)
"""The intents of the pointer; all others come from the keyboard or a gamepad."""

WRITING = (Type, Erase, Paste, Copy, SelectAll, Caret)
"""The intents for the text field that has the focus."""

Intent = (
    Point | Press | Drag | Release | Scroll | Steer | TurnPage | ToEnd | Next | Previous | Accept | Skip | Back
    | TakeBack | Digit | Key | Help | Find | FullScreen | Picture | Type | Erase | Paste | Copy | SelectAll | Caret
)  # fmt: skip

_KEYS: dict[int, Intent] = {
    pygame.K_LEFT: Steer(-1, 0),
    pygame.K_RIGHT: Steer(1, 0),
    pygame.K_UP: Steer(0, -1),
    pygame.K_DOWN: Steer(0, 1),
    pygame.K_PAGEUP: TurnPage(-1),
    pygame.K_PAGEDOWN: TurnPage(1),
    pygame.K_HOME: ToEnd(-1),
    pygame.K_END: ToEnd(1),
    pygame.K_TAB: Next(),
    pygame.K_RETURN: Accept(),
    pygame.K_KP_ENTER: Accept(),
    pygame.K_SPACE: Skip(),
    pygame.K_ESCAPE: Back(),
    pygame.K_F1: Help(),
    pygame.K_SLASH: Find(),
    pygame.K_KP_DIVIDE: Find(),
    pygame.K_F11: FullScreen(),
    pygame.K_F12: Picture(),
}
_CTRL: dict[int, Intent] = {pygame.K_z: TakeBack(), pygame.K_f: Find()}
_WRITING: dict[int, Intent] = {pygame.K_BACKSPACE: Erase(), pygame.K_DELETE: Erase(ahead=True)}
_WRITING_CTRL: dict[int, Intent] = {
    pygame.K_v: Paste(),
    pygame.K_c: Copy(),
    pygame.K_x: Copy(cut=True),
    pygame.K_a: SelectAll(),
}
_CARET = {
    pygame.K_LEFT: (-1, False),
    pygame.K_RIGHT: (1, False),
    pygame.K_HOME: (-1, True),
    pygame.K_END: (1, True),
}
_KEYPAD = {getattr(pygame, f"K_KP{n}"): n for n in range(10)}


def read(event: pygame.Event, viewport: Viewport, typing: bool = False) -> Intent | None:
    """What an event means.

    Args:
        event: from the queue, or made by a test.
        viewport: tells units from pixels.
        typing: a text field has the focus, so letters, digits and Space are text.

    Returns:
        The intent; None when the event means nothing here.
    """
    match event.type:
        case pygame.MOUSEMOTION:
            place = viewport.units(event.pos)
            return Drag(*place) if event.buttons[0] else Point(*place)
        case pygame.MOUSEBUTTONDOWN:
            place = viewport.units(event.pos)
            if event.button in (4, 5):
                return Scroll(*place, 1 if event.button == 5 else -1)
            return Press(*place, event.button) if event.button <= 3 else None
        case pygame.MOUSEBUTTONUP if event.button == 1:
            return Release(*viewport.units(event.pos))
        case pygame.TEXTINPUT if typing:
            return Type(event.text)
        case pygame.KEYDOWN:
            if not typing and event.dict.get("unicode") == "/":
                return Find()
            return _pressed(event.key, event.mod, typing)
    return None


def _pressed(key: int, mod: int, typing: bool) -> Intent | None:
    if mod & pygame.KMOD_CTRL:
        if typing and key in _WRITING_CTRL:
            return _WRITING_CTRL[key]
        return _CTRL.get(key)
    if mod & pygame.KMOD_ALT:
        return None
    if key == pygame.K_TAB and mod & pygame.KMOD_SHIFT:
        return Previous()
    if typing and key in _WRITING:
        return _WRITING[key]
    if typing and key in _CARET:
        return Caret(*_CARET[key], selecting=bool(mod & pygame.KMOD_SHIFT))
    if typing and key in (pygame.K_SPACE, pygame.K_SLASH, pygame.K_KP_DIVIDE):
        return None
    if key in _KEYS:
        return _KEYS[key]
    if typing:
        return None
    return _character(key)


def _character(key: int) -> Intent | None:
    if pygame.K_0 <= key <= pygame.K_9:
        return Digit(key - pygame.K_0)
    if key in _KEYPAD:
        return Digit(_KEYPAD[key])
    if pygame.K_a <= key <= pygame.K_z:
        return Key(chr(key))
    return None
