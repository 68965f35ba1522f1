"""Who sits where: which gamepad each person holds, and at which side of a table that lies flat each one sits."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Intent, Press, Stroke
from game.ui.engine.node import Painted
from game.ui.lineup import Lineup
from game.ui.scene import Scene
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.controls import Segmented
from game.ui.widgets.plain import Label, Panel
from game.ui.words import tr, trc
from game.units import Rect

_HEAD, _ROW, _GAP, _FOOT, _SIDE = 144.0, 66.0, 8.0, 92.0, 32.0
_NAME_W, _PAD_W, _ANY_W, _SIDES_W = 290.0, 230.0, 52.0, 270.0
_NARROWEST: Final = 680.0


class _Person(Painted):
    """The line of one person."""

    def __init__(self, seat: int, name: str, style: int, place: Rect) -> None:
        super().__init__(f"place/{seat}", place.x, place.y, place.w, place.h, z=2, label=name)
        self.style = style

    def key(self) -> Hashable:
        return self.label, self.style

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, 16, "#FFFEF8", "line", 1.5)
        c.seat(36, self.h / 2, self.style, 20)
        c.text(68, self.h / 2 + 7, self.label, 20, 600, max_w=_NAME_W - 76)


def sides() -> tuple[str, str]:
    """The near and the far side of a table, in words."""
    return trc("side of the table", "near"), trc("side of the table", "far")


class PlacesScene(Scene):
    """Asks each person for a pad, by a press of one of its buttons, and for a side of the table.

    Args:
        lineup: who sits at the table.
        change: told of every change at once.
        seated: the game has begun, so that the sides stay as they are.
    """

    name = "places"
    opaque = False

    def __init__(self, lineup: Lineup, change: Callable[[Lineup], None], seated: bool = False) -> None:
        super().__init__()
        self._seated = seated
        self._lineup, self._change = lineup, change
        self._asked: int | None = None
        self._came_and_went = 0

    def build(self) -> None:
        """Makes a line for each person."""
        sitting, people = self.shell.sitting, self._lineup.people
        self._came_and_went = sitting.came_and_went
        pads, sides = sitting.has_pads, self._asks_sides
        w = max(_NARROWEST, 2 * _SIDE + _NAME_W + pads * (_PAD_W + _ANY_W) + sides * _SIDES_W)
        h = _HEAD + len(people) * (_ROW + _GAP) + _FOOT
        sheet = Rect(800 - w / 2, 450 - h / 2, w, h)
        words = [tr("Choose a line, then press any button of its pad.")] * pads
        words += [tr("The picture turns to whoever is on turn.")] * sides
        self.stage.add(Panel("paper", sheet.x, sheet.y, w, h, 22))
        left, room = sheet.x + _SIDE, w - 2 * _SIDE
        title = tr("Who sits where")
        self.stage.add(Label("asks", title, left, sheet.y + 24, room, 48, 34, 700, family="serif", z=2))
        for line, sentence in enumerate(words):
            top = sheet.y + 77 + 26 * line
            self.stage.add(Label(f"asks/{line}", sentence, left, top, room, 30, 17, colour="ink2", z=2))
        for line, seat in enumerate(people):
            place = Rect(sheet.x + _SIDE, sheet.y + _HEAD + line * (_ROW + _GAP), w - 2 * _SIDE, _ROW)
            self.stage.add(_Person(seat, self._lineup.called[seat], self._lineup.seats[seat].style, place))
            right = place.right - 12
            if sides:
                right -= _SIDES_W
                self._build_side(seat, Rect(right + 16, place.y + 11, _SIDES_W - 16, 44))
            if pads:
                self._build_pad(seat, Rect(right - _PAD_W - _ANY_W + 12, place.y + 8, _PAD_W + _ANY_W - 12, 48))
        done = Rect(sheet.right - _SIDE - 200, sheet.bottom - 76, 200, 54)
        self.stage.add(
            Button("done", tr("Done"), self.shell.stack.pop, x=done.x, y=done.y, w=done.w, h=done.h, icon="check")
        )

    def _build_pad(self, seat: int, place: Rect) -> None:
        pad = self.shell.sitting.there(self._lineup.seats[seat].pad)
        held = tr("Any pad") if pad is None else tr("Pad {number}").format(number=self.shell.sitting.number(pad))
        w = place.w if pad is None else _PAD_W
        words = tr("Press a button …") if seat == self._asked else held
        button = Button(
            f"place/{seat}/pad", words, partial(self._ask, seat), x=place.x, y=place.y, w=w, h=place.h,
            kind="good" if seat == self._asked else "second", icon="gamepad", size=18, zone=f"place {seat}",
        )  # fmt: skip
        button.wording = partial(tr("{name}: {pad}").format, name=self._lineup.called[seat], pad=words)
        self.stage.add(button)
        if pad is not None:
            self.stage.add(
                RoundButton(
                    f"place/{seat}/any", "close", tr("Any pad"), partial(self._hold, seat, None),
                    cx=place.right - 17, cy=place.y + place.h / 2, r=17, zone=f"place {seat}",
                )
            )  # fmt: skip

    def _build_side(self, seat: int, place: Rect) -> None:
        self.stage.add(
            Segmented(
                f"place/{seat}/side",
                tr("{name}: side of the table").format(name=self._lineup.called[seat]),
                sides(),
                int(self._lineup.far[seat]),
                partial(self._sit, seat),
                x=place.x,
                y=place.y,
                w=place.w,
                zone=f"place {seat}",
            )
        )

    @property
    def _asks_sides(self) -> bool:
        return bool(self.shell.settings["flat_table"]) and not self._seated

    def _ask(self, seat: int | None) -> None:
        """A person's line waits for a pad, or none does."""
        self._asked, self.listening = seat, seat is not None
        self.rebuild()

    def _hold(self, seat: int, pad: int | None) -> None:
        self._take(self._lineup.holding(seat, pad))

    def _sit(self, seat: int, side: int) -> None:
        self._take(self._lineup.sitting(seat, bool(side)))

    def _take(self, lineup: Lineup) -> None:
        self._lineup = lineup
        self._change(lineup)
        self.shell.play("tick")
        self._ask(None)

    def update(self, dt_ms: float) -> None:
        """Pads come and go; with the last one there may be nothing left to ask."""
        if not (self.shell.sitting.has_pads or self._asks_sides):
            self.shell.stack.pop()
        elif self._came_and_went != self.shell.sitting.came_and_went:
            self.rebuild()
        super().update(dt_ms)

    def handle(self, intent: Intent) -> bool:
        """While a line waits, a pad that is pressed is the person's own; a key or a click leaves it."""
        match intent:
            case Stroke(pad=int(pad)) if self._asked is not None:
                self._hold(self._asked, pad)
            case Stroke():
                self._ask(None)
            case Press() if self.listening:
                self._ask(None)
            case Accept() if self.focus.node is None:
                self.shell.stack.pop()
            case _:
                return super().handle(intent)
        return True
