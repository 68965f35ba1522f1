"""Sets the blocks of a Markdown page under each other, line by line."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise

from game.paths import Family, Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.text import SHORT
from game.ui.widgets.markdown_pictures import Pictures
from game.ui.widgets.markdown_search import Passage, SetLine
from game.ui.widgets.markdown_text import (
    Block,
    Figure,
    Heading,
    Item,
    Paragraph,
    Picture,
    Quote,
    Run,
    Table,
    Words,
)

_LEADING = 1.42
_ROUNDING = 0.01
"""A line that is wider by so little still fits, in units."""
_CARD = (150.0, 210.0)


@dataclass(frozen=True)
class Style:
    """How a kind of text is set; size in units before the player's text size."""

    size: float
    weight: Weight = 400
    strong: Weight = 700
    family: Family = "sans"
    colour: str = "ink"
    above: float = 0
    below: float = 0


BODY = Style(19, below=12)
HEAD = Style(16, 600, colour="ink2")
TITLES = {
    1: Style(40, 700, family="serif", below=14),
    2: Style(30, 700, family="serif", above=26, below=10),
    3: Style(23, 700, family="serif", above=18, below=8),
}


@dataclass(frozen=True)
class Piece:
    """Something on the page from `top` to `bottom`; `paint` gets the place of the top of the page."""

    top: float
    bottom: float
    paint: Callable[[Canvas, float], None]


@dataclass(frozen=True)
class _Token:
    """A word or a small picture, and whether a space parts it from what stands before."""

    text: str
    strong: bool
    picture: str
    spaced: bool


class Setting:
    """Sets blocks under each other.

    Args:
        look: the look it is set for.
        measure: the width of the text, in units; pictures by themselves stand to the right of it.
        pictures: draws cards and figures; without it only discs and plain text can be shown.

    Attributes:
        pieces: what is on the page, from top to bottom.
        titles: every heading with its place.
        passages: the lines of every text on it, to be looked through.
        height: of everything, in units.
    """

    def __init__(self, look: Look, measure: float, pictures: Pictures | None = None) -> None:
        self._look = look
        self._pictures = pictures
        self._left, self._right = 0.0, measure
        self._margin = measure + 44
        self._margin_bottom = 0.0
        self.pieces: list[Piece] = []
        self.titles: list[tuple[Heading, float]] = []
        self.passages: list[Passage] = []
        self.height = 0.0

    def add(self, blocks: Iterable[Block]) -> None:
        """Sets these blocks below what is there."""
        for block in blocks:
            match block:
                case Heading():
                    self._heading(block)
                case Paragraph(words):
                    self._text(words, BODY)
                case Item():
                    self._item(block)
                case Table(rows):
                    self._table(rows)
                case Quote(inside):
                    self._quote(inside)
                case Figure():
                    self._figure(block)
                case Picture(name):
                    self._beside(name)

    def finish(self) -> None:
        """Makes room for what stands in the margin."""
        self.height = max(self.height, self._margin_bottom)

    def _put(self, height: float, paint: Callable[[Canvas, float], None]) -> None:
        self.pieces.append(Piece(self.height, self.height + height, paint))
        self.height += height

    def _heading(self, heading: Heading) -> None:
        style = TITLES[min(heading.level, 3)]
        if self.pieces:
            self.height = max(self.height + style.above, self._margin_bottom + 12)
        self.titles.append((heading, self.height))
        self._text(heading.words, style)

    def _item(self, item: Item) -> None:
        style, top, left = BODY, self.height, self._left
        size = style.size * self._look.text_scale
        indent = max(28.0, self._width(item.marker, size, 600, "sans") + 12)

        def mark(c: Canvas, y: float) -> None:
            c.text(left + indent - 10, y + top + size * 1.05, item.marker, size, 600, "amber", "end", label=False)

        self.pieces.append(Piece(top, top + size * _LEADING, mark))
        self._left += indent
        self.add(item.blocks)
        self._left = left
        self.height -= 5

    def _quote(self, inside: Sequence[Block]) -> None:
        top, left, right, place = self.height, self._left, self._right, len(self.pieces)
        self._left, self._right = left + 22, right - 22
        self.height += 14
        self.add(inside)
        self._left, self._right = left, right
        bottom = self.height + 4

        def back(c: Canvas, y: float) -> None:
            c.rect(left, y + top, right - left, bottom - top, 14, "surface.row")
            c.rect(left, y + top, 5, bottom - top, 2.5, "surface.row_gain_line")

        self.pieces.insert(place, Piece(top, bottom, back))
        self.height = bottom + 14

    def _figure(self, figure: Figure) -> None:
        if self._pictures is None:
            return
        drawing, left, top, look = self._pictures.figure(figure), self._left, self.height, self._look
        w, h = drawing.size

        @cache
        def drawn() -> Canvas:
            c = Canvas(look, w, h)
            drawing.paint(c, False)
            return c

        def paint(c: Canvas, y: float) -> None:
            c.inlay(drawn(), left, y + top)

        self._put(h, paint)
        self.height += 14

    def _beside(self, name: str) -> None:
        if self._pictures is None:
            return
        card, (w, h), left, top = self._pictures.card, _CARD, self._margin, self.height
        self.pieces.append(Piece(top, top + h, lambda c, y: card(c, name.rsplit(":", 1)[-1], left, y + top, w, h)))
        self._margin_bottom = top + h

    def _table(self, rows: tuple[tuple[Words, ...], ...]) -> None:
        widths = self._columns(rows)
        for number, row in enumerate(rows):
            style = HEAD if number == 0 else BODY
            size = style.size * self._look.text_scale
            cells = [self._lines(words, style, width - 24) for words, width in zip(row, widths)]
            height = max(len(lines) for lines in cells) * size * _LEADING + 10
            self._row(cells, widths, height, size, style, shaded=number % 2 == 1, last=number == 0)
        self.height += 16

    def _row(
        self,
        cells: list[list[list[_Token]]],
        widths: list[float],
        height: float,
        size: float,
        style: Style,
        *,
        shaded: bool,
        last: bool,
    ) -> None:
        top, left = self.height, self._left
        x = left
        for lines, width in zip(cells, widths):
            self._passage(lines, x + 12, top + 5, size, style)
            x += width

        def paint(c: Canvas, y: float) -> None:
            if shaded:
                c.rect(left, y + top, sum(widths), height, 8, "surface.row")
            x = left
            for lines, width in zip(cells, widths):
                for line, tokens in enumerate(lines):
                    base = y + top + 5 + size * (_LEADING * line + 1.05)
                    self._paint_line(c, tokens, x + 12, base, size, style)
                x += width
            if last:
                c.line(left, y + top + height - 1, left + sum(widths), y + top + height - 1, "line", 1.5)

        self._put(height, paint)

    def _columns(self, rows: tuple[tuple[Words, ...], ...]) -> list[float]:
        """The widths of the columns: what they want and equal shares of what is left, or the widest yields."""
        room = self._right - self._left
        widths = [
            24 + max(self._line_width(self._tokens(row[k]), HEAD if n == 0 else BODY) for n, row in enumerate(rows))
            for k in range(len(rows[0]))
        ]
        over = sum(widths) - room
        if over > 0:
            widths[widths.index(max(widths))] -= over
            return widths
        return [width - over / len(widths) for width in widths]

    def _text(self, words: Words, style: Style) -> None:
        size = style.size * self._look.text_scale
        step, left = size * _LEADING, self._left
        lines = self._lines(words, style, self._right - self._left)
        self._passage(lines, left, self.height, size, style)
        for line in lines:

            def paint(c: Canvas, y: float, line: list[_Token] = line, top: float = self.height) -> None:
                self._paint_line(c, line, left, y + top + size * 1.05, size, style)

            self._put(step, paint)
        self.height += style.below

    def _passage(self, lines: list[list[_Token]], x: float, top: float, size: float, style: Style) -> None:
        """Keeps where these lines stand."""
        step = size * _LEADING
        self.passages.append(
            tuple(
                SetLine(_said(tokens), x, top + step * i, self._line_width(tokens, style), step)
                for i, tokens in enumerate(lines)
            )
        )

    def _lines(self, words: Words, style: Style, width: float) -> list[list[_Token]]:
        lines: list[list[_Token]] = [[]]
        for token in self._tokens(words):
            longer = [*lines[-1], token]
            if lines[-1] and token.spaced and self._line_width(longer, style) > width + _ROUNDING:
                lines.append([token])
            else:
                lines[-1] = longer
        if len(lines) > 1 and not any(token.spaced for token in lines[-1][1:]):
            lines[-2:] = self._ending(lines[-2], lines[-1], style, width)
        return lines

    def _ending(self, above: list[_Token], word: list[_Token], style: Style, width: float) -> list[list[_Token]]:
        """The last two lines, so that no short word stands alone: the one before it comes along."""
        start = max((place for place, token in enumerate(above) if place and token.spaced), default=0)
        ending = [*above[start:], *word]
        if start and self._line_width(ending, style) <= width * SHORT:
            return [above[:start], ending]
        return [above, word]

    @staticmethod
    def _tokens(words: Words) -> list[_Token]:
        tokens: list[_Token] = []
        spaced = False
        for run in words:
            if run.picture:
                tokens.append(_Token("", False, run.picture, spaced))
                spaced = False
                continue
            for number, word in enumerate(run.text.split(" ")):
                spaced = spaced or number > 0
                if word:
                    tokens.append(_Token(word, run.strong, "", spaced))
                    spaced = False
        return tokens

    def _line_width(self, line: list[_Token], style: Style) -> float:
        return sum(width for _, width in self._spans(line, style.size * self._look.text_scale, style))

    def _spans(self, line: list[_Token], size: float, style: Style) -> list[tuple[Run, float]]:
        """The line as runs of one style, each with the width up to the next one."""
        runs = []
        for (strong, picture), tokens in groupby(line, key=lambda token: (token.strong, token.picture)):
            group = list(tokens)
            text = group[0].text + "".join(" " * token.spaced + token.text for token in group[1:])
            runs.append((Run(text, strong, picture), group[0].spaced))
        spans = []
        for (run, _), (_, spaced) in pairwise([*runs, (Run(), False)]):
            weight = style.strong if run.strong else style.weight
            width = size * 1.5 if run.picture else self._width(run.text, size, weight, style.family)
            spans.append((run, width + (size * 0.25 if spaced else 0)))
        return spans

    def _paint_line(self, c: Canvas, line: list[_Token], x: float, base: float, size: float, style: Style) -> None:
        for run, width in self._spans(line, size, style):
            if run.picture:
                side = size * 1.4
                c.art(run.picture.replace(":", "/"), x, base - size * 0.35 - side / 2, side, side)
            else:
                weight = style.strong if run.strong else style.weight
                c.text(x, base, run.text, size, weight, style.colour, family=style.family, label=False)
            x += width

    def _width(self, s: str, size: float, weight: Weight, family: Family) -> float:
        return self._look.text.width(s, size, weight, family)


def _said(tokens: list[_Token]) -> str:
    """The words of a line."""
    return "".join(" " * token.spaced + token.text for token in tokens).strip()
