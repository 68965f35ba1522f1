"""What the player wants."""

from dataclasses import dataclass


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
class Touch:
    """A finger has come down here, and may yet press, carry or look."""

    x: float
    y: float


@dataclass(frozen=True)
class Dwell:
    """A finger lies here for a while: what hovering tells is wanted at once."""

    x: float
    y: float


@dataclass(frozen=True)
class Leave:
    """The pointer is nowhere any more."""


@dataclass(frozen=True)
class Fling:
    """What was let go just now was still moving, by so many units a millisecond to the right and down."""

    dx: float
    dy: float


@dataclass(frozen=True)
class Pinch:
    """Two fingers around this place moved: apart by a factor, and by so many units to the right and down."""

    x: float
    y: float
    factor: float
    dx: float
    dy: float


@dataclass(frozen=True)
class Slide:
    """A list was taken hold of here and dragged by so many steps: to what lies right of it or below is 1."""

    x: float
    y: float
    dx: int
    dy: int


@dataclass(frozen=True)
class Steer:
    """A direction: dx is -1 for left and 1 for right, dy is -1 for up and 1 for down."""

    dx: int
    dy: int


@dataclass(frozen=True)
class TurnPage:
    """A page on (1) or back (-1)."""

    dy: int


@dataclass(frozen=True)
class ToEnd:
    """To the end of what is read (1), or to its beginning (-1)."""

    dy: int


@dataclass(frozen=True)
class Next:
    """On to the next node."""


@dataclass(frozen=True)
class Previous:
    """Back to the node before."""


@dataclass(frozen=True)
class Accept:
    """Yes: press what has the focus, confirm."""


@dataclass(frozen=True)
class LetGo:
    """The key or button that was struck last has come up."""


@dataclass(frozen=True)
class Skip:
    """No waiting."""


@dataclass(frozen=True)
class Back:
    """Back, or put back."""


@dataclass(frozen=True)
class TakeBack:
    """Take back."""


@dataclass(frozen=True)
class Digit:
    """The choice of that number, 0 for the tenth."""

    n: int


@dataclass(frozen=True)
class Do:
    """A command by its name, such as "log"."""

    command: str


@dataclass(frozen=True)
class Stroke:
    """A stroke itself, where one is asked for; of a gamepad, as SDL numbers it."""

    stroke: str
    pad: int | None = None


@dataclass(frozen=True)
class Push:
    """What is larger than its place is pushed about: by so many units to the right and down."""

    dx: float
    dy: float


@dataclass(frozen=True)
class Help:
    """The rules."""


@dataclass(frozen=True)
class Find:
    """Words are looked for."""


@dataclass(frozen=True)
class FullScreen:
    """Window or full screen."""


@dataclass(frozen=True)
class Picture:
    """A picture of the screen is saved."""


@dataclass(frozen=True)
class Type:
    """Letters for a text field."""

    text: str


@dataclass(frozen=True)
class Compose:
    """What an input method is composing for a text field, and where its cursor is; empty when it is done."""

    text: str
    cursor: int = 0


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


POINTING = (Point, Press, Drag, Release, Scroll, Touch, Dwell, Leave, Fling, Pinch)
"""The intents of the pointer; all others come from the keyboard or a gamepad."""

WRITING = (Type, Compose, Erase, Paste, Copy, SelectAll, Caret)
"""The intents for the text field that has the focus."""

IMMEDIATE = (Point, Drag, Release, Scroll, Touch, Dwell, Leave, Fling, Pinch, Push)
"""The intents that wait for nothing that moves."""

GOING_ON = (Steer, TurnPage, Erase, Caret)
"""The intents that go on while their key is held down."""

Intent = (
    Point | Press | Drag | Release | Scroll | Steer | TurnPage | ToEnd | Next | Previous | Accept | Skip | Back
    | TakeBack | Digit | Do | Stroke | Help | Find | FullScreen | Picture | Type | Erase | Paste | Copy
    | SelectAll | Caret | Compose | Push | Touch | Dwell | Leave | Fling | Pinch | Slide | LetGo
)  # fmt: skip
