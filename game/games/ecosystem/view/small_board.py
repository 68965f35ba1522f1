"""A few cells of an ecosystem, drawn beside a sentence."""

from dataclasses import dataclass

from game.ui.engine.canvas import Canvas

_RATIO = 7 / 5


@dataclass(frozen=True, slots=True)
class SmallCell:
    """The name of the card's picture, none on an empty cell; and whether this cell is meant."""

    picture: str
    meant: bool


@dataclass(frozen=True, slots=True)
class SmallBoard:
    """The cells row by row from the top."""

    rows: tuple[tuple[SmallCell, ...], ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        columns, gap = max(map(len, self.rows)), 5.0
        h = min((c.h - 16 - gap * (len(self.rows) - 1)) / len(self.rows), (c.w - 16) / columns * _RATIO - gap)
        w = h / _RATIO
        width, height = columns * (w + gap) - gap, len(self.rows) * (h + gap) - gap
        left, top = (c.w - width) / 2, (c.h - height) / 2
        c.rect(left - 8, top - 8, width + 16, height + 16, 12, "#DCE8CF")
        for r, row in enumerate(self.rows):
            for k, cell in enumerate(row):
                x, y = left + k * (w + gap), top + r * (h + gap)
                if cell.picture:
                    c.art(cell.picture, x, y, w, h)
                else:
                    c.rect(x, y, w, h, 5, line="#6E8F6B", line_w=1.4, dash=(4, 4))
                if cell.meant:
                    c.rect(x - 2, y - 2, w + 4, h + 4, 7, line="gold", line_w=3.5)
