"""A part of the ladder, drawn beside a sentence of the lesson."""

from dataclasses import dataclass

from game.games.divercity.components import EXTINCT, SAVED, SPECIES
from game.games.divercity.view.colours import COLUMNS
from game.ui.engine.canvas import Canvas

_EDGE, _HEAD = 6.0, 30.0


@dataclass(frozen=True, slots=True)
class SmallLadder:
    """The five columns, and on each rope a species in its column.

    Raises:
        ValueError: there is no such species, or none at all.
    """

    tokens: tuple[tuple[str, int], ...]

    def __post_init__(self) -> None:
        for species, _ in self.tokens:
            if species not in SPECIES:
                raise ValueError(f"There is no species “{species}”")

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, "#0B2A4D")
        width, pitch = (c.w - 2 * _EDGE) / len(COLUMNS), (c.h - _HEAD - _EDGE) / len(self.tokens)
        for place, colour in enumerate(COLUMNS):
            c.rect(_EDGE + place * width + 1, _EDGE, width - 2, c.h - 2 * _EDGE, 7, colour)
        for place, sign in ((EXTINCT, "skull"), (SAVED, "sun")):
            c.icon(sign, _EDGE + (place + 0.5) * width, 20, 17, "white")
        r = min(width, pitch) * 0.46
        for row, (species, place) in enumerate(self.tokens):
            x, y = _EDGE + (place + 0.5) * width, _HEAD + (row + 0.5) * pitch
            c.line(_EDGE + width / 2, y, c.w - _EDGE - width / 2, y, "#E7D3A3", 3)
            c.art(f"disc/divercity-{species}", x - r, y - r, 2 * r, 2 * r)
