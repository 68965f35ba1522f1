"""Where the names on the hills of a podium are written, and how large: none is cut while there is room for it."""

from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from game.ui.engine.text import Text
from game.ui.table.podium import MOST_NAMED, Ground, Places, Stand, on_hills

_LINE_H = 1.15
"""From name to name, in sizes."""
_ON_FIRST, _ON_SIDE = 0.48, 0.56
"""Shares of the width of a hill that names may take."""
_EDGE = 8.0
"""Names keep so far from the edge of the picture, in units."""
_APART, _BESIDE_POINTS = 4.0, 34.0
"""And from its middle: below the points of the first place, and beside them."""
_LOW = 5.0
"""So far letters reach below their line."""


class Lettering(NamedTuple):
    """What is written on a hill, in units.

    Attributes:
        size: of the names.
        figures: size of the points.
        gap: from the last name to the points.
        down: from the top of the hill to the first name.
    """

    size: float
    figures: float
    gap: float
    down: float


_FIRST, _ALONE, _SHARED = Lettering(24, 42, 40, 34), Lettering(19, 27, 29, 32), Lettering(16, 24, 26, 28)


def lettering(stand: Stand) -> Lettering:
    """What is written on the hill of a place."""
    return _FIRST if stand.number == 1 else _SHARED if stand.shared else _ALONE


class NameLine(NamedTuple):
    """A name: the middle of its line, its size and its room, in units."""

    name: str
    x: float
    y: float
    size: float
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
        """The names on one hill; those of the lower hills shrink together."""
        stand, letters, lines = self._stand(hill), self._letters(hill), list[NameLine]()
        for i, name in enumerate(self._names(hill)):
            left, right = self._span(hill, i)
            y = stand.hill.y + lettering(stand).down + i * letters * _LINE_H
            lines.append(NameLine(name, self.middle(hill), y, letters, right - left))
        return lines

    def middle(self, hill: int) -> float:
        """The middle of what is written on a hill: below the emblems, as far as the longest name has room there."""
        letters, x = self._letters(hill), self._stand(hill).faces[0]
        for i, name in enumerate(self._names(hill) if hill else ()):
            left, right = self._span(hill, i)
            half = min(right - left, self.text.width(name, letters, 600, "serif")) / 2
            x = min(max(x, left + half), right - half)
        return x

    def points_y(self, hill: int) -> float:
        """The line of the points: below the names, or near the top where nobody is named."""
        stand = self._stand(hill)
        size, _, gap, down = lettering(stand)
        names = self._names(hill)
        last = (len(names) - 1) * self._letters(hill) if names else -size
        return stand.hill.y + down + last * _LINE_H + gap

    @property
    def hills(self) -> Places:
        """Who stands on each hill."""
        return tuple(chain.from_iterable(on_hills(self.places)))

    def _stand(self, hill: int) -> Stand:
        return self.ground.stands(self.places)[hill]

    def _names(self, hill: int) -> list[str]:
        standings = self.hills[hill]
        return [one.seat.name for one in standings] if len(standings) <= MOST_NAMED[hill] else []

    def _letters(self, hill: int) -> float:
        together = [0] if not hill else [side for side in (1, 2) if side < len(self.hills)]
        size, fitted = lettering(self._stand(hill)).size, [lettering(self._stand(hill)).size]
        for side in together:
            for i, name in enumerate(self._names(side)):
                left, right = self._span(side, i)
                fitted.append(self.text.fit(name, right - left, size, 600, "serif")[1])
        return min(fitted)

    def _span(self, hill: int, i: int) -> tuple[float, float]:
        """From where to where a name may be written: in the middle of its hill, beyond that over the first hill."""
        stand, w = self._stand(hill), self.ground.w
        x, (size, _, _, down) = stand.faces[0], lettering(stand)
        y = stand.hill.y + down + i * size * _LINE_H
        if not hill:
            room = min(stand.hill.w * _ON_FIRST, self.ground.between(self.ground.stands(self.places), y + _LOW))
            return x - room / 2, x + room / 2
        apart = _APART if y - size > self.points_y(0) else _BESIDE_POINTS
        across = min(x, w - x)
        outer, inner = max(_EDGE, across - stand.hill.w * _ON_SIDE / 2), min(w / 2 - apart, across + stand.hill.w / 2)
        return (outer, inner) if x < w / 2 else (w - inner, w - outer)
