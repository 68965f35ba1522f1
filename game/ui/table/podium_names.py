"""Where the names on the hills of a podium are written, and how large: none is cut while there is room for it."""

from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from game.paths import Family
from game.ui.engine.text import Text
from game.ui.table.podium import LINE_H, ON_FIRST, Ground, Places, Stand, on_hills
from game.ui.words import number

_ON_SIDE = 0.56
"""The share of the width of a lower hill that names may take."""
_EDGE = 8.0
"""Names keep so far from the edge of the picture, in units."""
_APART = 4.0
"""And from its middle, below the points of the first place."""
_BESIDE_POINTS = 8.0
"""And from these points, beside them."""
_NARROWING: tuple[Family, ...] = ("serif", "sans")
"""What names are written in: narrower letters before one is cut."""


class NameLine(NamedTuple):
    """A name: the middle of its line, its size, its kind of letters and its room, in units."""

    name: str
    x: float
    y: float
    size: float
    family: Family
    room: float


@dataclass(frozen=True, slots=True)
class HillNames:
    """The names on all hills of a picture.

    Attributes:
        ground: the picture.
        places: everybody, by place.
        text: measures letters.
    """

    ground: Ground
    places: Places
    text: Text

    def lines(self, hill: int) -> list[NameLine]:
        """The names on one hill; those of the lower hills shrink together, and down to where the hill is wider."""
        (size, family), lines, stand = self._letters(hill), list[NameLine](), self._stand(hill)
        for i, name in enumerate(self._names(hill)):
            left, right = self._span(hill, i)
            y = stand.line(stand.named - 1) - (stand.named - 1 - i) * size * LINE_H
            lines.append(NameLine(name, self.middle(hill), y, size, family, right - left))
        return lines

    def middle(self, hill: int) -> float:
        """The middle of what is written on a hill: below the emblems, as far as the longest name has room there."""
        (size, family), x = self._letters(hill), self._stand(hill).faces[0]
        for i, name in enumerate(self._names(hill) if hill else ()):
            left, right = self._span(hill, i)
            half = min(right - left, self.text.width(name, size, 600, family)) / 2
            x = min(max(x, left + half), right - half)
        return x

    def points_y(self, hill: int) -> float:
        """The line of the points: below the names, or near the top where nobody is named."""
        stand = self._stand(hill)
        return stand.line(stand.named - 1) + stand.lettering.gap

    def points_w(self, hill: int) -> float:
        """How wide the points are."""
        return self.text.width(self.points(hill), self._stand(hill).lettering.figures, 700, "serif")

    def points(self, hill: int) -> str:
        """The points of everybody on a hill."""
        return number(self.hills[hill][0].total)

    @property
    def hills(self) -> Places:
        """Who stands on each hill."""
        return tuple(chain.from_iterable(on_hills(self.places)))

    def _stand(self, hill: int) -> Stand:
        return self.ground.stands(self.places)[hill]

    def _names(self, hill: int) -> list[str]:
        return [one.seat.name for one in self.hills[hill][: self._stand(hill).named]]

    def _letters(self, hill: int) -> tuple[float, Family]:
        """Size and kind: as large as all names that belong together fit, then narrower; only then one is cut."""
        together = [0] if not hill else [side for side in (1, 2) if side < len(self.hills)]
        rooms = [(name, *self._span(side, i)) for side in together for i, name in enumerate(self._names(side))]
        largest = size = self._stand(hill).lettering.size
        family = _NARROWING[0]
        for family in _NARROWING:
            fitted = [self.text.fit(name, right - left, largest, 600, family)[1] for name, left, right in rooms]
            size = min(fitted, default=largest)
            if all(self.text.width(name, size, 600, family) <= right - left for name, left, right in rooms):
                break
        return size, family

    def _span(self, hill: int, i: int) -> tuple[float, float]:
        """From where to where a name may be written: in the middle of its hill, beyond that over the first hill."""
        stand, w = self._stand(hill), self.ground.w
        x = stand.faces[0]
        if not hill:
            room = stand.hill.w * ON_FIRST
            return x - room / 2, x + room / 2
        beside = stand.line(i) - stand.lettering.size < self.points_y(0)
        apart = self.points_w(0) / 2 + _BESIDE_POINTS if beside else _APART
        across = min(x, w - x)
        outer, inner = max(_EDGE, across - stand.hill.w * _ON_SIDE / 2), min(w / 2 - apart, across + stand.hill.w / 2)
        return (outer, inner) if x < w / 2 else (w - inner, w - outer)
