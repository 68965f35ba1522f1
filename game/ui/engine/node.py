"""Whatever is on screen: a name, a place in units, a picture."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.engine.canvas import Canvas, Said
from game.ui.engine.intent import Intent
from game.ui.engine.look import Look
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Tween
from game.units import TARGET

Point = Callable[[bool], None]
"""Told True when the player begins to look at a node, by pointer or keyboard, and False when he looks away."""


class Node:
    """Anything on screen.

    Args:
        name: unique on its stage: "hand/3", "board:0/1,0", "undo".
        x: left, in units.
        y: top, in units.
        w: width, in units.
        h: height, in units.
        z: what is higher lies above.
        label: what a test or a screen reader calls it.
        hint: one sentence shown after a moment's hover, or on focus.
        zone: the focus group; arrows stay inside while they can, digits choose in the active one.
        on_press: what a click or Enter does.

    Attributes:
        alpha: from 0, not seen, to 1.
        visible: it is drawn and can be hit.
        enabled: it can be pressed.
        focusable: the keyboard reaches it; so from the start for what can be pressed.
        chosen: it is the one that is taken of several.
        final: what a press on it does ends a turn, or cannot be taken back.
        hit: it takes the pointer; so from the start for what can be pressed.
        drag: the pointer can carry it.
        typing: letters go to it while it has the focus.
        prose: a text to be read, not a control, even where the keyboard reaches it.
        radius: of its corners, in units, for the ring around it.
        hint_aside: its hint lies to the left or right of it: above and below it are others like it.
        ring_z: how high that ring lies, if something above it must not be struck through; else above everything.
        wording: gives what a voice says instead of the label and of what is written on it.
        angle: by how many degrees it is turned, clockwise.
        soft: it comes, goes and changes its picture little by little, where nothing else moves it.
        by_turns: what it showed has gone before something else is seen, as lines of which both could not be read.
        occasion: what it is for now, if nodes of the same name have other uses later: the step of a lesson, say.
        around: it only stands around what lies there, and takes nothing's place.
        hot: the player looks at it (kept by the scene, like the next three).
        on_point: told when the player looks at it or away from it.
        hovered: the pointer is on it.
        pressed: the button went down on it.
        focused: the keyboard is on it.
        arrows_stay: arrows do not lead from it out of its zone.
        sides_stay: left and right do not lead from it out of its zone.
        up_to: the zone to which up leads from it, however far aside, while anything there can be reached.
        shy: arrows come to it from another zone only where nothing else lies ahead.
        said: the lines of its last painting.
        shown: the drawings of its last painting.
    """

    drag = False
    chosen = False
    final = False
    typing = False
    prose = False
    arrows_stay = False
    sides_stay = False
    up_to = ""
    shy = False
    hot = False
    on_point: Point | None = None
    wording: Callable[[], str] | None = None
    radius: float = 9
    hint_aside = False
    ring_z: float | None = None
    angle: float = 0
    soft = False
    by_turns = False
    around = False
    occasion: Hashable = None

    def __init__(
        self,
        name: str,
        x: float = 0,
        y: float = 0,
        w: float = 0,
        h: float = 0,
        *,
        z: float = 0,
        label: str = "",
        hint: str = "",
        zone: str = "",
        on_press: Callable[[], None] | None = None,
    ) -> None:
        self.name = name
        self.x, self.y, self.w, self.h = x, y, w, h
        self.z = z
        self.alpha = 1.0
        self.visible = True
        self.label = label
        self.hint = hint
        self.enabled = True
        self.zone = zone
        self.on_press = on_press
        self.focusable = self.hit = on_press is not None
        self.hovered = self.pressed = self.focused = False
        self.said: list[Said] = []
        self.shown: list[str] = []

    def picture(self, look: Look) -> pygame.Surface | None:
        """What it looks like now, premultiplied: the same object while nothing changed; None draws nothing."""
        return None

    def corner(self, look: Look) -> tuple[int, int]:
        """The pixel of the window at which the picture has its top left."""
        return look.viewport.point(self.x, self.y)

    def contains(self, x: float, y: float) -> bool:
        """A place in units lies on it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def beside(self, x: float, y: float) -> float | None:
        """How far a place is from its middle, if what can be pressed is so small that it takes that place too."""
        if self.on_press is None or not self.enabled:
            return None
        left, top, w, h = self.bounds
        dx, dy = abs(x - left - w / 2), abs(y - top - h / 2)
        return max(dx, dy) if dx <= max(w, TARGET) / 2 and dy <= max(h, TARGET) / 2 else None

    def touched(self, x: float, y: float) -> None:
        """The left button went down on it."""

    def dragged(self, x: float, y: float) -> None:
        """The pointer carries it, and is here."""

    def flung(self, dx: float, dy: float, motion: Motion) -> Sequence[Tween]:
        """How it glides on after it was let go at a speed, in units a millisecond; most nodes do not."""
        return ()

    def steer(self, dx: int, dy: int) -> bool:
        """An arrow key while it has the focus; True when it used it itself."""
        return False

    def scroll(self, dy: int) -> bool:
        """The wheel turned over it; True when it used that."""
        return False

    def write(self, intent: Intent) -> bool:
        """Letters or a key of a text field, while it has the focus; False when it made nothing of that."""
        return False

    @property
    def state(self) -> str:
        """How it stands, in words for a voice; "" when there is nothing to say."""
        return ""

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """x, y, w, h of what can be seen of it, in units."""
        return self.x, self.y, self.w, self.h

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle, in units."""
        return self.x + self.w / 2, self.y + self.h / 2

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class Painted(Node):
    """A node that paints itself on a canvas, and paints again only when its key changes.

    Attributes:
        pad: room around it for shadows, in units.
    """

    pad: float = 0
    soft = True
    _painted: tuple[Hashable, pygame.Surface] | None = None

    def key(self) -> Hashable:
        """Everything the painting depends on, except its size."""
        return None

    def paint(self, c: Canvas) -> None:
        """Paints it on a canvas of its size."""
        raise NotImplementedError

    def picture(self, look: Look) -> pygame.Surface:
        key = (self.key(), self.w, self.h, look)
        if self._painted is None or self._painted[0] != key:
            canvas = Canvas(look, self.w, self.h, self.pad)
            self.paint(canvas)
            self.said, self.shown = canvas.said, canvas.shown
            self._painted = (key, canvas.surface)
        return self._painted[1]

    def corner(self, look: Look) -> tuple[int, int]:
        left, top = look.viewport.point(self.x, self.y)
        pad = look.viewport.px(self.pad)
        return left - pad, top - pad


class Backdrop(Node):
    """A landscape behind everything, to the margins of the window; in high contrast its colour alone."""

    def __init__(self, art: str, name: str = "backdrop") -> None:
        super().__init__(name, z=-1000)
        self.art = art
        self.shown = [art]

    def picture(self, look: Look) -> pygame.Surface:
        return look.ground(self.art)

    def corner(self, look: Look) -> tuple[int, int]:
        return 0, 0


class Still(Node):
    """A finished picture of the whole window, such as what lies under an overlay."""

    def __init__(self, name: str, surface: pygame.Surface, z: float = -1000) -> None:
        super().__init__(name, z=z)
        self._surface = surface

    def picture(self, look: Look) -> pygame.Surface:
        return self._surface

    def corner(self, look: Look) -> tuple[int, int]:
        return 0, 0
