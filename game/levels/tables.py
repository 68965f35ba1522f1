"""Where the parts of a game's table are, from `levels/tables/<game>.tmx`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from game.levels.tmx import has_layer, marked, open_map, rectangles
from game.paths import levels_dir
from game.units import DEEPEST, FARTHEST, MIDDLE, Rect

_MIDDLE_X, _HALF_X = 784.0, 486.0
_MIDDLE_Y, _HALF_Y = 378.0, 298.0
"""The middle of the table between its bar, the hand and the columns, and how far these begin from there, in units."""
_BESIDE = 12.0
"""Zones at most so many units apart lie right beside each other."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of one table for one number of players.

    Attributes:
        zones: the parts of the table while it is played, by name.
        reveal: what lies over the table while chosen cards turn over; empty when nothing is revealed.
        score_sheet: the parts of the score sheet at the end.
        growing: the zones that become larger where the window has more room than the picture.
        deepest: by how much at the most its top and its foot go out to those of a higher window; the table lies in
            the middle of a window that is higher still.
    """

    zones: Mapping[str, Rect]
    reveal: Mapping[str, Rect]
    score_sheet: Mapping[str, Rect]
    growing: frozenset[str] = frozenset()
    deepest: float = DEEPEST

    def spread(self, dx: float, dy: float) -> "TableLayout":
        """The table in a window that goes on by so many units beside and above the picture, on both sides.

        What lies at an edge of the picture goes to the edge of the window, or as far as it may; growing zones reach
        as far as both their edges, the others keep their size.
        """
        across, down = (
            _stretch(min(dx, FARTHEST), _MIDDLE_X, _HALF_X),
            _stretch(min(dy, self.deepest), _MIDDLE_Y, _HALF_Y),
        )

        def moved(name: str, zone: Rect) -> Rect:
            if name in self.growing:
                x, y = across(zone.x), down(zone.y)
                return Rect(x, y, across(zone.right) - x, down(zone.bottom) - y)
            cx, cy = zone.centre
            return Rect(across(cx) - zone.w / 2, down(cy) - zone.h / 2, zone.w, zone.h)

        zones = {name: moved(name, zone) for name, zone in self.zones.items()}
        return replace(self, zones={name: self._closed_up(name, zones) for name in zones})

    def _closed_up(self, name: str, zones: Mapping[str, Rect]) -> Rect:
        """A growing zone reaches up and down to those that keep their size and lay right beside it."""
        was, zone = self.zones[name], zones[name]
        if name not in self.growing:
            return zone
        top, bottom = zone.y, zone.bottom
        for other, place in self.zones.items():
            if other in self.growing or min(was.right, place.right) <= max(was.x, place.x):
                continue
            if 0 <= was.y - place.bottom <= _BESIDE and abs(was.y - _MIDDLE_Y) < _HALF_Y:
                top = zones[other].bottom + was.y - place.bottom
            if 0 <= place.y - was.bottom <= _BESIDE and abs(was.bottom - _MIDDLE_Y) < _HALF_Y:
                bottom = zones[other].y - (place.y - was.bottom)
        return Rect(zone.x, top, zone.w, bottom - top)

    def at_upper_right(self, place: Rect) -> Rect:
        """A place of the picture that keeps its distance from the upper right corner of the table."""
        bar = self.zones["topbar"]
        return replace(place, x=place.x + bar.right - 2 * MIDDLE, y=place.y + bar.y)

    @property
    def slots(self) -> tuple[Rect, ...]:
        """The places of the revealed cards, from left to right."""
        return tuple(place for name, place in self.reveal.items() if name.startswith("slot"))


def _stretch(by: float, middle: float, half: float) -> Callable[[float], float]:
    """Moves a place away from the middle: fully beyond `half` units from it, proportionally before."""
    return lambda place: place + by * min(1.0, max(-1.0, (place - middle) / half))


def load_table(game: str, players: int, wide: bool = False) -> TableLayout:
    """The layout of a game's table.

    Args:
        game: the name of the file, for example "forest".
        players: how many seats play.
        wide: with broad score and ring panels, for languages with long words, where the game has such a layout.

    Raises:
        LevelError: the file is missing or damaged, or has no layers for this number of players.
    """
    return _read(levels_dir() / "tables" / f"{game}.tmx", players, wide)


@lru_cache(maxsize=64)
def _read(path: Path, players: int, wide: bool) -> TableLayout:
    tiled = open_map(path)
    table, reveal = f"players-{players}", f"reveal-{players}"
    broad = f"{table}-wide"
    laid = broad if wide and has_layer(tiled, broad) else table
    return TableLayout(
        zones=rectangles(tiled, laid),
        reveal=rectangles(tiled, reveal) if has_layer(tiled, reveal) else {},
        score_sheet=rectangles(tiled, f"score-{players}"),
        growing=marked(tiled, laid, "grows"),
        deepest=tiled.properties.get("deepest", DEEPEST),
    )
