"""What marks a choice on a board and beside its words."""

from game.ui.engine.canvas import Canvas

DASHES = (9.0, 6.0)
"""The line round a choice that was not taken."""


def paint_choice(c: Canvas, x: float, y: float, taken: bool, better: bool) -> None:
    """A star on the better choice; a tick on the one that was taken, where another one was better or none is."""
    if better:
        c.disc(x, y, 13, "amber", "cream", 1.5)
        c.icon("star", x, y, 16, "white")
    elif taken:
        c.disc(x, y, 13, "cream", "#00000033", 1.5)
        c.icon("check", x, y, 17, "ink")
