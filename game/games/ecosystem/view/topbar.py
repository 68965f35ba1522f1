"""The top bar: which game, which turn, what to do now, and the round buttons."""

from collections.abc import Callable
from dataclasses import dataclass

from game.games.ecosystem.view.actions import TableActions
from game.games.ecosystem.view.model import SeatInfo, TableModel
from game.games.ecosystem.view.paint import PAPER_GRADIENT, emblem, game_name
from game.games.ecosystem.view.plates import Keeper
from game.levels.tmx import Rect
from game.ui.canvas import Canvas
from game.ui.look import Look
from game.ui.widgets.button import RoundButton
from game.ui.words import tr

_BANNER_H = 56.0
_NARROWEST, _WIDEST = 420.0, 860.0
_FIRST_BUTTON, _BUTTON_STEP, _BUTTON_Y = 1562.0, 50.0, 29.0
_PIPS_A_ROW = 10
BAR_Z = 70.0


@dataclass(frozen=True, slots=True)
class Bar:
    """The dark strip: name of the game, round and turn, a dot for every turn."""

    edition: str
    title: str
    progress: str
    turns: int
    done: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, gradient=("#04100CCC", "#04100C66"))
        c.rect(0, c.h - 1, c.w, 1, fill="#FFFFFF1E")
        text, soft = f"games.{self.edition}.text", "#D2DCC6"
        widest = c.text(74, 28, self.title, 24, 700, text, family="serif", max_w=250)
        widest = max(widest, c.text(74, 47, self.progress, 15.5, 600, soft, max_w=250))
        for i in range(self.turns):
            x, y = 74 + widest + 22 + i % _PIPS_A_ROW * 12, 25 + i // _PIPS_A_ROW * 13
            if i < self.done:
                c.disc(x, y, 4, "gold")
            elif i == self.done:
                c.disc(x, y, 5, "#FFFFFF26", "#FFF3CF", 2)
            else:
                c.disc(x, y, 4, "#FFFFFF26")


@dataclass(frozen=True, slots=True)
class Banner:
    """The paper slip that says what to do."""

    text: str
    seat: SeatInfo | None

    def width(self, look: Look) -> float:
        """How wide the slip is for its words, in units."""
        words = look.text.width(self.text, 22 * look.text_scale, 600, "serif")
        return min(_WIDEST, max(_NARROWEST, words + (112 if self.seat else 70)))

    def paint(self, c: Canvas, hot: bool) -> None:
        c.shadow(0, -16, c.w, 70, 16, 2)
        c.rect(0, -16, c.w, 70, 16, gradient=PAPER_GRADIENT)
        c.line(16, 49.5, c.w - 16, 49.5, "line", 1.5)
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
        c.rect(0, 0, c.w, c.h, c.h / 2, "#08201CE6", "#FFFFFF3A")
        c.text(c.w / 2, c.h / 2 + 6, self.text, 16, colour="#F3F1DC", anchor="middle", max_w=c.w - 24)


class TopBarPart:
    """Puts the top bar on the stage."""

    def __init__(self, keeper: Keeper, bar: Rect, look: Look, actions: TableActions) -> None:
        self._keeper = keeper
        self._bar = bar
        self._look = look
        buttons: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("menu", "menu", tr("Menu"), actions.menu),
            ("settings", "gear", tr("Settings"), actions.settings),
            ("log", "log", tr("Log (L)"), actions.log),
            ("rules", "book", tr("Rules (F1)"), actions.rules),
            ("undo", "undo", tr("Take back (Ctrl+Z)"), actions.undo),
        )
        self._buttons = [
            RoundButton(
                name,
                icon,
                label,
                press,
                cx=38 if i == 0 else _FIRST_BUTTON - (i - 1) * _BUTTON_STEP,
                cy=_BUTTON_Y,
                z=BAR_Z + 1,
                zone="bar",
            )
            for i, (name, icon, label, press) in enumerate(buttons)
        ]

    def show(self, m: TableModel) -> None:
        """Draws the bar, the banner and the buttons."""
        self._keeper.plate("topbar", self._bar, _bar(m), z=BAR_Z)
        for button in self._buttons:
            button.enabled = m.undo or button.name != "undo"
            self._keeper.keep(button)
        if m.banner:
            banner = Banner(m.banner, m.seats[m.banner_seat] if m.banner_seat is not None else None)
            w = banner.width(self._look)
            middle = self._bar.x + self._bar.w / 2
            self._keeper.plate(
                "banner", Rect(middle - w / 2, 0, w, _BANNER_H), banner, z=BAR_Z + 2, pad=20, label=m.banner
            )


def _bar(m: TableModel) -> Bar:
    view = m.view
    if view.rival is not None:
        title = tr("{game} solo").format(game=game_name(view.edition))
        progress = tr("Turn {turn} of {turns}").format(turn=view.turn, turns=view.turns)
    else:
        title = game_name(view.edition)
        progress = tr("Round {round} · Turn {turn} of {turns}").format(
            round=view.round, turn=view.turn, turns=view.turns
        )
    turns = view.rounds * view.turns
    done = turns if view.outcome is not None else (view.round - 1) * view.turns + view.turn - 1
    return Bar(view.edition, title, progress, turns, done)
