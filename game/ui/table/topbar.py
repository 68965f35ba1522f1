"""The top bar: which game, how far it is, what to do now, and the round buttons."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.input.commands import HINT, LOG, REDO, RULES, UNDO
from game.ui.input.key_words import with_key
from game.ui.table.paint import emblem
from game.ui.table.pieces import HintButton, OpenPage, Piece, RedoButton, TakeBackButton
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.widgets.button import RoundButton
from game.ui.widgets.plain import FAR_ABOVE
from game.ui.words import tr
from game.units import MIDDLE, Rect

PAPER_GRADIENT = ("surface.paper_top", "#F6ECD4")
BAR_Z = 70.0
_BAR_H, _BANNER_H = 58.0, 56.0
_NARROWEST, _WIDEST = 420.0, 860.0
_MARGIN, _BUTTON_STEP, _BUTTON_Y = 38.0, 50.0, 29.0
PIPS_A_ROW = 10
_TITLE_GROWS = 1.12
"""How much larger the name of the game becomes in large letters: two lines share the height of the bar."""
_HANGING = 16.0
"""How far a banner goes up beyond the edge of the window from which it hangs."""
_BALANCED = 4.0
"""How far a banner that does not hang from the edge of the window goes up: as far as below its words."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The dark ground of the bar, from edge to edge of the window.

    `above`: how far the window goes on above the bar, in units.
    """

    above: float

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.above:
            c.rect(0, 0, c.w, self.above, fill="#060606CC")
        c.rect(0, self.above, c.w, c.h - self.above, gradient=("#060606CC", "#06060666"))
        c.rect(0, c.h - 1, c.w, 1, fill="#FFFFFF1E")


@dataclass(frozen=True, slots=True)
class Plate:
    """The ground of a bar far below the top of the window."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20, "glass")


@dataclass(frozen=True, slots=True)
class Bar:
    """What stands on the strip: name of the game, how far it is, a dot for every turn.

    `palette`: where the theme keeps the game's colours, such as "games.forest". `pips`: dots in a row; there are none
    where they would not end before the banner, `room` units from the left.
    """

    palette: str
    title: str
    progress: str
    turns: int
    done: int
    pips: int = PIPS_A_ROW
    room: float = inf

    def paint(self, c: Canvas, hot: bool) -> None:
        text, soft = f"{self.palette}.text", "#D2DCC6"
        larger = c.look.text_scale - 1
        size = 24 * min(c.look.text_scale, _TITLE_GROWS)
        widest = c.text(74, 28 + 3 * larger, self.title, size, 700, text, family="serif", max_w=250, label=False)
        widest = max(widest, c.text(74, 47 + 16 * larger, self.progress, 15.5, 600, soft, max_w=250))
        if 74 + widest + 22 + min(self.turns, self.pips) * 12 > self.room:
            return
        for i in range(self.turns):
            x, y = 74 + widest + 22 + i % self.pips * 12, 25 + i // self.pips * 13
            if i < self.done:
                c.disc(x, y, 4, "gold")
            elif i == self.done:
                c.disc(x, y, 5, "#FFFFFF26", "#FFF3CF", 2)
            else:
                c.disc(x, y, 4, "#FFFFFF26")


@dataclass(frozen=True, slots=True)
class PaperSlip:
    """The paper of the banner. `above`: how far it goes up, beyond the edge of the window or below its words."""

    above: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.shadow(0, -self.above, c.w, 54 + self.above, 16, 2)
        c.rect(0, -self.above, c.w, 54 + self.above, 16, gradient=PAPER_GRADIENT)
        c.line(16, 49.5, c.w - 16, 49.5, "line", 1.5)


@dataclass(frozen=True, slots=True)
class Banner:
    """What a paper slip says is to be done, with the emblem of who shall do it.

    Attributes:
        text: what is to be done.
        seat: who shall do it.
    """

    text: str
    seat: SeatInfo | None

    def width(self, look: Look) -> float:
        """How wide the slip is for its words, in units."""
        words = look.text.width(self.text, 22 * look.text_scale, 600, "serif")
        return min(_WIDEST, max(_NARROWEST, words + (112 if self.seat else 70)))

    def paint(self, c: Canvas, hot: bool) -> None:
        left = 60.0 if self.seat else 24.0
        if self.seat:
            emblem(c, self.seat, 34, 25, 15, ring=False)
        middle = left + (c.w - left - 24) / 2
        c.text(middle, 33, self.text, "banner", anchor="middle", max_w=c.w - left - 24)


@dataclass(frozen=True, slots=True)
class DarkPill:
    """A line on a dark slip over the table."""

    text: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, c.h / 2, "surface.pill", "#FFFFFF3A")
        c.text(c.w / 2, c.h / 2 + 6, self.text, 16, colour="#F3F1DC", anchor="middle", max_w=c.w - 24)


BAR = "bar"
"""The focus group of the round buttons."""
RoundChoice = tuple[str, str, str, Callable[[], None]]
"""Name, icon and label of a round button, and what it does."""


def bar_place(look: Look) -> Rect:
    """Where the bar of a page lies that comes after a table: its ends stay where those of the table's bar were."""
    across, _ = look.viewport.out
    return Rect(-across, 0, 2 * (MIDDLE + across), _BAR_H)


def round_buttons(choices: Sequence[RoundChoice], bar: Rect, zone: str) -> list[RoundButton]:
    """The round buttons of a top bar: the first one at the left, the others from the right edge inwards."""
    return [
        RoundButton(
            name,
            icon,
            label,
            press,
            cx=bar.x + _MARGIN if i == 0 else bar.right - _MARGIN - (i - 1) * _BUTTON_STEP,
            cy=bar.y + _BUTTON_Y,
            z=BAR_Z + 1,
            zone=zone,
        )
        for i, (name, icon, label, press) in enumerate(choices)
    ]


def show_bar(pool: NodePool, zone: Rect, look: Look, bar: Bar, banner: Banner) -> None:
    """Puts the strip on the stage, what stands on it, and the banner in its middle."""
    left, top, width, _ = look.viewport.window
    above = max(0.0, zone.y - top)
    if above > FAR_ABOVE:
        pool.painted("topbar/strip", Rect(zone.x + 8, zone.y - 6, zone.w - 16, zone.h + 8), Plate(), z=BAR_Z - 1)
    else:
        pool.painted("topbar/strip", Rect(left, top, width, above + zone.h), Strip(above), z=BAR_Z - 1)
    w = banner.width(look)
    place = Rect(zone.centre[0] - w / 2, zone.y, w, _BANNER_H)
    pool.painted("topbar", zone, replace(bar, room=place.x - zone.x), z=BAR_Z)
    pool.painted("slip", place, PaperSlip(_BALANCED if above else _HANGING), z=BAR_Z + 2, pad=20)
    pool.painted("banner", place, banner, z=BAR_Z + 2, label=banner.text).by_turns = True


class TopBar:
    """Puts the top bar of a table on the stage, with its round buttons: the first one at the left."""

    def __init__(self, pool: NodePool, zone: Rect, look: Look, choices: Sequence[RoundChoice]) -> None:
        self._pool = pool
        self._zone = zone
        self._look = look
        self._buttons = round_buttons(choices, bar=zone, zone=BAR)
        for button in self._buttons:
            button.shy = button.name == "lamp"  # a game in which it was pressed is marked

    def show(self, bar: Bar, banner: Banner, able: Mapping[str, bool]) -> None:
        """Draws everything. `able`: of buttons that do not always do something, whether they do now."""
        for button in self._buttons:
            button.enabled = able.get(button.name, True)
            self._pool.put(button)
        show_bar(self._pool, self._zone, self._look, bar, banner)


def table_choices(press: Callable[[Piece], None], lamp: bool) -> tuple[RoundChoice, ...]:
    """The round buttons of a table at which is played; `lamp`: there are hints."""
    return (
        ("menu", "menu", tr("Menu"), partial(press, OpenPage("menu"))),
        ("settings", "gear", tr("Settings"), partial(press, OpenPage("settings"))),
        ("log", "log", with_key(tr("Log"), LOG), partial(press, OpenPage("log"))),
        ("rules", "book", with_key(tr("Rules"), RULES), partial(press, OpenPage("rules"))),
        ("redo", "redo", with_key(tr("Do again"), REDO), partial(press, RedoButton())),
        ("undo", "undo", with_key(tr("Take back"), UNDO), partial(press, TakeBackButton())),
        *((("lamp", "bulb", with_key(tr("Hint"), HINT), partial(press, HintButton())),) if lamp else ()),
    )
