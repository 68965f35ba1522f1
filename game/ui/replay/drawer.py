"""The sheet at the foot of a replay: where one is, how to go on, from whose eyes, and what to do with the game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.input.commands import COURSE, FASTER
from game.ui.input.key_words import with_key
from game.ui.replay.hands import EyesTab
from game.ui.replay.timeline import TimelineNode
from game.ui.table.paint import boxed
from game.ui.table.seats import SeatInfo
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.controls import Segmented
from game.ui.words import tr, trc
from game.units import Rect

Z: Final = 500
"""The sheet lies over all that is on a table."""
_SHEET: Final = Rect(16, 688, 1568, 204)
"""Where nothing of a table lies but what the players hold, the ring and the log."""
_LEFT_W, _WAYS_W = 288.0, 278.0
_LOWER_W = 236.0
"""The button that puts the sheet away."""
_PAD: Final = 20.0


def sheet_place(look: Look) -> Rect:
    """Where the sheet lies in this window: at the foot of the table and as wide as that."""
    across, down = look.viewport.out
    return Rect(_SHEET.x - across, _SHEET.y + down, _SHEET.w + 2 * across, _SHEET.h)


def _ways_x(w: float) -> float:
    """Where the ways out begin on a sheet of this width."""
    return w - _WAYS_W


def timeline_place(sheet: Rect) -> Rect:
    """Where the curves and the slider lie on it."""
    return Rect(sheet.x + _LEFT_W + 2, sheet.y + 52, _ways_x(sheet.w) - _LEFT_W - 12, sheet.h - 58)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet itself, with the name of the moment.

    Attributes:
        turn: what the turn is called, or what stands there before the first one.
        step: how many actions that is after.
        note: what playing on means.
    """

    turn: str
    step: str
    note: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        used = c.text(_LEFT_W - 16, 36, self.step, 15, colour="ink2", anchor="end", max_w=90)
        c.text(_PAD, 36, self.turn, 22, 700, family="serif", max_w=_LEFT_W - _PAD - used - 28)
        for x in (_LEFT_W, _ways_x(c.w)):
            c.line(x, 14, x, c.h - 14, "line")
        c.icon("eye", _LEFT_W + 24, 30, 22, "ink2")
        boxed(c, _ways_x(c.w) + 18, 72, self.note, _WAYS_W - 36, 70, 15, "ink2")


@dataclass(frozen=True, slots=True)
class Ways:
    """What the controls of the sheet do."""

    turn: Callable[[int], None]
    step: Callable[[int], None]
    play: Callable[[], None]
    set_speed: Callable[[int], None]
    see_with: Callable[[int], None]
    play_on: Callable[[], None]
    copy: Callable[[], None]
    save: Callable[[], None]
    picture: Callable[[], None]
    lower: Callable[[], None]


def play_face(playing: bool) -> tuple[str, str]:
    """The drawing on the button that lets the game play by itself, or stops it, and what it is called."""
    return ("pause", with_key(tr("Pause"), FASTER)) if playing else ("play", with_key(tr("Play"), FASTER))


def transport(sheet: Rect, ways: Ways, playing: bool, at_begin: bool, at_end: bool) -> Iterator[Node]:
    """The five buttons that go through the game."""
    x, y = sheet.x + 40, sheet.y + 92
    names: tuple[tuple[str, str, str, Callable[[], None], float, bool], ...] = (
        ("turn/back", "to-start", tr("A turn back (PageUp)"), partial(ways.turn, -1), 20.0, not at_begin),
        ("step/back", "step-back", tr("A step back"), partial(ways.step, -1), 20.0, not at_begin),
        ("play", *play_face(playing), ways.play, 28.0, not at_end),
        ("step/on", "step-forward", tr("A step on"), partial(ways.step, 1), 20.0, not at_end),
        ("turn/on", "skip", tr("A turn on (PageDown)"), partial(ways.turn, 1), 20.0, not at_end),
    )
    for place, (name, icon, words, do, r, able) in enumerate(names):
        button = RoundButton(
            name, icon, words, do, cx=x + place * 52, cy=y, r=r, z=Z + 1, zone="transport", enabled=able
        )
        button.ring_z = Z + 0.5  # below the larger button in the middle
        yield button


def speeds(sheet: Rect, ways: Ways, speed: int) -> Node:
    """How fast the game plays by itself."""
    options = (tr("slow"), trc("speed", "normal"), tr("fast"))
    x, y, w = sheet.x + _PAD, sheet.y + 142, _LEFT_W - 2 * _PAD
    return Segmented("speed", tr("Speed"), options, speed, ways.set_speed, x=x, y=y, w=w, z=Z + 1, zone="speed")


def eyes(
    sheet: Rect, ways: Ways, seats: Sequence[SeatInfo], chosen: int | None, following: bool, look: Look
) -> Iterator[Node]:
    """Yield the tabs that choose a viewer; the last, in games with hands, follows the player to move."""
    every: list[tuple[int, str, SeatInfo | None]] = [(place, seat.name, seat) for place, seat in enumerate(seats)]
    if following:
        every.append((len(seats), tr("Whose turn"), None))
    here, room = len(seats) if chosen is None else chosen, _ways_x(sheet.w) - _LEFT_W - 66 - _LOWER_W
    size = 17 * look.text_scale
    widths = [66 + look.text.width(words, size, 600, "sans") for _, words, _ in every]
    if sum(widths) > room:
        widths = [w if place == here or seat is None else 50.0 for (place, _, seat), w in zip(every, widths)]
    factor = min(1.0, room / sum(widths))
    x = sheet.x + _LEFT_W + 44
    for (place, words, seat), w in zip(every, widths, strict=True):
        where = Rect(x, sheet.y + 8, w * factor - 6, 44)
        yield EyesTab(place, words, seat, place == here, where, partial(ways.see_with, place), Z + 1)
        x += w * factor


def lower(sheet: Rect, ways: Ways) -> Node:
    """What lies under the sheet, such as hand or market, is seen without it."""
    x, hint = sheet.x + _ways_x(sheet.w) - _LOWER_W - 10, tr("Shows what lies under it: the cards of this moment")
    words = with_key(tr("Lower the sheet"), COURSE)
    return Button("lower", words, ways.lower, x=x, y=sheet.y + 7, w=_LOWER_W, h=38, icon="down",
                  kind="second", size=17, z=Z + 1, zone="eyes", hint=hint)  # fmt: skip


def ways_out(sheet: Rect, ways: Ways, over: bool) -> Iterator[Node]:
    """Playing on, as long as the game is not over at this moment, and the record."""
    x, w = sheet.x + _ways_x(sheet.w) + 16, _WAYS_W - 32
    yield Button("play on", tr("Play on from here"), ways.play_on, x=x, y=sheet.y + 14, w=w, h=52, icon="play",
                 size=20, z=Z + 1, zone="ways", enabled=not over)  # fmt: skip
    others = (
        ("copy", "copy", tr("Copy the record"), ways.copy),
        ("save", "save", tr("Save the record"), ways.save),
        ("picture", "camera", tr("Save a picture"), ways.picture),
    )
    for place, (name, icon, words, do) in enumerate(others):
        cx, cy = x + 24 + place * 56, sheet.bottom - 38
        yield RoundButton(name, icon, words, do, cx=cx, cy=cy, r=21, z=Z + 1, zone="ways")


def kept(node: Node, before: Node | None) -> Node:
    """What shows a part of the sheet now: the node that stood there before, brought up to date, or the new one."""
    match before, node:
        case RoundButton(), RoundButton():
            before.icon, before.enabled, before.label, before.hint = node.icon, node.enabled, node.label, node.hint
        case Button(), Button():
            before.enabled = node.enabled
        case Segmented(), Segmented():
            before.index = node.index
        case TimelineNode(), TimelineNode():
            before.moment = node.moment
        case _:
            return node
    return before
