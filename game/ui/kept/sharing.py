"""A picture of a game to show to others: its boards, who reached how much, and the number of its deal."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame

from game.paths import assets_dir, pictures_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import DESIGN, Viewport
from game.ui.kept.pictures import save_picture
from game.ui.presentation.presentation import Presentation
from game.ui.scene import Shell
from game.ui.words import number, tr

_MARGIN: Final = 48.0
_BOARDS: Final = (48.0, 132.0, 1080.0, 720.0)
_PEOPLE_X: Final = 1168.0
_LINE: Final = 62.0


@dataclass(frozen=True, slots=True)
class SharedSeat:
    """Somebody on the picture; no points in a game without them."""

    name: str
    points: int | None = None
    crowned: bool = False


@dataclass(frozen=True, slots=True)
class SharedGame:
    """What the picture shows.

    Attributes:
        presentation: of the game.
        view: what the whole table saw.
        when: the day or the turn, in words.
        seats: in the order in which they are named.
        end: how the game ended for all, in words, if it is played together.
        deal: the number of the deal, if there is one.
    """

    presentation: Presentation
    view: Any
    when: str
    seats: tuple[SharedSeat, ...]
    end: str = ""
    deal: int | None = None


def share(shell: Shell, game: Callable[[], SharedGame], folder: Callable[[], Path] = pictures_dir) -> None:
    """Paints the picture of a game and keeps it with the player's pictures; says where it is, or why it is not."""

    def keep() -> None:
        shell.toast(save_picture(paint_shared(game(), shell.theme), folder))

    shell.wait_for(tr("Painting the picture …"), keep)


def paint_shared(game: SharedGame, theme: Theme) -> pygame.Surface:
    """The picture, 1600 × 900 pixels whatever the window is like."""
    look = Look(Viewport(DESIGN), theme, 1.0, assets_dir() / "art")
    c = Canvas(look, *DESIGN)
    palette = game.presentation.palette
    c.surface.blit(look.art.covering(game.presentation.scenery), (0, 0))
    c.rect(0, 0, DESIGN[0], DESIGN[1], fill="#04100C66")
    c.text(_MARGIN, 84, game.presentation.title, 56, 700, f"{palette}.text", family="serif", max_w=700)
    c.text(DESIGN[0] - _MARGIN, 84, "Biotope", 40, 700, f"{palette}.text", "end", "serif")
    c.text(DESIGN[0] - 240, 82, game.when, 24, 400, f"{palette}.text", "end", max_w=560)
    game.presentation.thumbnail(c, game.view, *_BOARDS)
    _people(c, game)
    return c.surface


def _people(c: Canvas, game: SharedGame) -> None:
    x, y, w, h = _PEOPLE_X, _BOARDS[1], DESIGN[0] - _MARGIN - _PEOPLE_X, _BOARDS[3]
    c.panel(x, y, w, h, 22)
    line = min(_LINE, (h - 150) / max(1, len(game.seats)))
    top = y + 62
    if game.end:
        c.text(x + 28, top, game.end, 26, 700, family="serif", max_w=w - 56)
        top += 56
    for place, seat in enumerate(game.seats):
        at = top + place * line
        points = "" if seat.points is None else number(seat.points)
        used = c.text(x + w - 28, at, points, 34, 700, anchor="end", family="serif")
        left = x + 28
        if seat.crowned:
            c.icon("crown", left + 14, at - 10, 28, "crown")
        c.text(left + 38, at, seat.name, 26, 600 if seat.crowned else 400, max_w=w - 66 - used - 44)
    if game.deal is not None:
        words = tr("Deal number {number}").format(number=game.deal)
        c.line(x + 28, y + h - 76, x + w - 28, y + h - 76, "line", 1.5)
        c.icon("dice", x + 42, y + h - 40, 28, "ink2")
        c.text(x + 68, y + h - 32, words, 22, colour="ink2", max_w=w - 100)
