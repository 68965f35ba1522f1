"""Events read as intents: the one place that reads mouse and keyboard.

Only the fields of events are used, so that a posted event does what a real one does.
"""

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.engine.intent import (
    Accept,
    Back,
    Caret,
    Compose,
    Copy,
    Drag,
    Erase,
    Intent,
    Next,
    Paste,
    Point,
    Press,
    Previous,
    Release,
    Scroll,
    SelectAll,
    Steer,
    Stroke,
    Type,
)
from game.ui.engine.key_codes import strokes_of
from game.ui.engine.strokes import writes
from game.ui.engine.viewport import Viewport

Meaning = Callable[[str], Intent | None]
"""What a stroke stands for now."""

_WRITING: Final[dict[str, Intent]] = {
    "backspace": Erase(),
    "delete": Erase(ahead=True),
    "ctrl+v": Paste(),
    "ctrl+c": Copy(),
    "ctrl+x": Copy(cut=True),
    "ctrl+a": SelectAll(),
    "left": Caret(-1),
    "right": Caret(1),
    "home": Caret(-1, to_end=True),
    "end": Caret(1, to_end=True),
    "shift+left": Caret(-1, selecting=True),
    "shift+right": Caret(1, selecting=True),
    "shift+home": Caret(-1, to_end=True, selecting=True),
    "shift+end": Caret(1, to_end=True, selecting=True),
    "enter": Accept(),
    "escape": Back(),
    "tab": Next(),
    "shift+tab": Previous(),
    "up": Steer(0, -1),
    "down": Steer(0, 1),
}
"""The keys of a text field, which are the same everywhere on a computer."""


def read(
    event: pygame.Event,
    viewport: Viewport,
    meaning: Meaning,
    *,
    typing: bool = False,
    listening: bool = False,
    latin: bool = True,
) -> Intent | None:
    """What an event means.

    Args:
        event: from the queue, or made by a test.
        viewport: tells units from pixels.
        meaning: what a stroke stands for outside of text fields.
        typing: a text field has the focus, so letters, digits and Space are text.
        listening: strokes are wanted themselves, not what they stand for.
        latin: the letters of the keyboard's layout are Latin.

    Returns:
        The intent; None when the event means nothing here. What SDL says of a mouse that is really a finger
        means nothing: `Fingers` reads the finger.
    """
    if event.dict.get("touch"):
        return None
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
        case pygame.TEXTEDITING if typing:
            return Compose(event.text, event.start)
        case pygame.TEXTINPUT if typing:
            return Type(event.text)
        case pygame.KEYDOWN:
            return _pressed(strokes_of(event, latin), meaning, typing, listening)
    return None


def _pressed(strokes: tuple[str, ...], meaning: Meaning, typing: bool, listening: bool) -> Intent | None:
    if listening:
        return Stroke(strokes[0]) if strokes else None
    if typing:
        if any(writes(stroke) for stroke in strokes):
            return None
        written = next((_WRITING[stroke] for stroke in strokes if stroke in _WRITING), None)
        if written is not None:
            return written
    meant = (meaning(stroke) for stroke in strokes)
    return next((intent for intent in meant if intent is not None), None)
