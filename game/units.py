"""Places on the 1600 × 900 picture, in design units: plain values that every room may use."""

from dataclasses import dataclass

MIDDLE = 800.0
"""The x of the middle of the picture."""
FARTHEST = 300.0
"""By how much at the most what lies at a side of the picture goes out to that of a broader window."""
DEEPEST = 980.0
"""The same for its top and its foot: a window may be nearly twice as high as it is broad."""
TARGET = 44.0
"""How large at least is what a finger can hit, drawn or not."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A place on the picture, from its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The x and y of its middle."""
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a card or a tile lies: its centre, its size and how far it is turned, in degrees clockwise."""

    cx: float
    cy: float
    w: float
    h: float
    angle: float = 0.0

    @classmethod
    def middle_of(cls, rect: Rect) -> "Placement":
        """Upright, filling a rectangle."""
        return cls(*rect.centre, rect.w, rect.h)

    @property
    def x(self) -> float:
        """The left edge, its turn left aside."""
        return self.cx - self.w / 2

    @property
    def y(self) -> float:
        """The upper edge, its turn left aside."""
        return self.cy - self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on it, its turn left aside."""
        return abs(x - self.cx) <= self.w / 2 and abs(y - self.cy) <= self.h / 2
