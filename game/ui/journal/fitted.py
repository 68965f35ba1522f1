"""A few lines of text that shrink until they fit a box."""

from game.paths import Family, Weight
from game.ui.engine.canvas import Anchor, Canvas
from game.ui.engine.text import SMALLEST


def fitted(
    c: Canvas,
    x: float,
    y: float,
    text: str,
    w: float,
    h: float,
    size: float,
    weight: Weight = 400,
    colour: str = "ink",
    anchor: Anchor = "start",
    family: Family = "sans",
    line: float = 1.2,
    middle: bool = False,
) -> float:
    """Lines from the top, or in the `middle`, of a box; `line`: their distance in sizes. Returns where they end."""
    size *= c.look.text_scale

    def lines() -> list[str]:
        return list(c.look.text.wrap(text, w, size, weight, family))

    def fits() -> bool:
        longest = max(c.look.text.width(word, size, weight, family) for word in text.split() or ("",))
        return longest <= w and len(lines()) * size * line <= h

    while size > SMALLEST and not fits():
        size = max(SMALLEST, size - 0.5)
    if middle:
        y += max(0.0, (h - len(lines()) * size * line) / 2)
    for k, words in enumerate(lines()):
        c.text(x, y + size * (0.95 + k * line), words, size, weight, colour, anchor, family, w, label=False)
    return y + len(lines()) * size * line
