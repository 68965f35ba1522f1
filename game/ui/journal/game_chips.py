"""The chips with which a page of the journal goes from game to game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.presentation.presentation import Presentation
from game.ui.table.pool import NodePool
from game.units import Rect

ZONE = "games"
_H, _GAP, _SIZE = 50.0, 12.0, 18.0


def game_sign(c: Canvas, sign: str, palette: str, cx: float, cy: float, r: float) -> None:
    """The sign of a game on a disc of its colours."""
    c.disc(cx, cy, r, gradient=(f"{palette}.bg0", f"{palette}.bg1"))
    c.disc(cx, cy, r, line="#FFFFFFCC", line_w=1.4)
    c.icon(sign, cx, cy, r * 1.25, "white")


@dataclass(frozen=True, slots=True)
class GameChip:
    """A game and how much of it is done; `away`: it has a page of its own."""

    title: str
    sign: str
    palette: str
    count: str
    here: bool
    away: bool = False

    @classmethod
    def of(cls, shown: Presentation, count: str, here: bool, away: bool = False) -> "GameChip":
        """The chip of a game."""
        return cls(shown.title, shown.sign, shown.palette, count, here, away)

    def width(self, look: Look) -> float:
        """How wide it is for its words."""
        scale = look.text_scale
        title = look.text.width(self.title, _SIZE * scale, 600, "sans")
        count = look.text.width(self.count, 16 * scale, 600, "sans") + 12 if self.count else 0
        return 54 + title + count + 20 + (26 if self.away else 0)

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.here:
            c.panel(0, 0, c.w, c.h, c.h / 2)
        else:
            c.panel(0, 0, c.w, c.h, c.h / 2, "glass")
            if hot:
                c.rect(0, 0, c.w, c.h, c.h / 2, "#FFFFFF1F")
        game_sign(c, self.sign, self.palette, 28, c.h / 2, 15)
        ink, second = ("ink", "amberD") if self.here else ("cream", "#FFE3A6")
        w = c.text(52, c.h / 2 + 6, self.title, _SIZE, 600, ink)
        c.text(52 + w + 12, c.h / 2 + 6, self.count, 16, 600, second)
        if self.away:
            c.icon("right", c.w - 24, c.h / 2, 20, ink)


def lay_chips(
    pool: NodePool, look: Look, chips: dict[str, GameChip], x: float, y: float, room: float, go: Callable[[str], None]
) -> None:
    """Puts the chips in a row; where there is not enough room only that of the open game shows its count."""
    widths = {game: chip.width(look) for game, chip in chips.items()}
    if sum(widths.values()) + _GAP * (len(widths) - 1) > room:
        chips = {game: chip if chip.here else replace(chip, count="") for game, chip in chips.items()}
        widths = {game: chip.width(look) for game, chip in chips.items()}
    for game, chip in chips.items():
        pool.painted(
            f"game/{game}", Rect(x, y, widths[game], _H), chip, z=2, pad=14, label=chip.title,
            zone=ZONE, chosen=chip.here, press=partial(go, game),
        )  # fmt: skip
        x += widths[game] + _GAP
