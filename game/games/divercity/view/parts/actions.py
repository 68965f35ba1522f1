"""The three actions, always in sight, why one is not possible, and the end of the turn."""

from dataclasses import dataclass
from functools import partial

from game.games.divercity.view.choice import CLOSE, PLAY, TELL
from game.games.divercity.view.commands import CLOSE_HOTEL, END_TURN, PLAY_CARD, WALKIE_TALKIE
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import ActionButton, EndTurn
from game.ui.engine.canvas import Canvas
from game.ui.input.key_words import key_of
from game.ui.table.hands import Hands
from game.ui.words import tr, trn
from game.units import Rect

_GAP = 4.0
_BASE = 4.0
"""What can be pressed stands on a base this thick."""
_LOW = 50.0
"""A face lower than this has no room for its second line."""
_SIGNS = {PLAY: ("hand", PLAY_CARD), TELL: ("walkie", WALKIE_TALKIE), CLOSE: ("hotel", CLOSE_HOTEL)}
_LIT = ("white", "#FFE9CF", "#FFFFFF33")
_PLAIN = ("ink", "ink2", "#E9DBB9")
_IMPOSSIBLE = ("#DCE6F0", "#C3D3E2", "#FFFFFF1C")
"""Inks: the name, what it does, the round behind the sign."""


@dataclass(frozen=True, slots=True)
class ActionFace:
    """Something that can be done: its sign, its name, what it does and its key; or why it cannot be done.

    `under_way`: a player is doing it at this moment; it is framed as their hand is, and does not look like a button.
    """

    sign: str
    key: str
    title: str
    detail: str
    possible: bool
    chosen: bool = False
    under_way: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        h = c.h - _BASE
        ink, soft, round_ = self._ground(c, h, hot)
        r = min(21.0, h / 2 - 4)
        c.disc(38, h / 2, r, round_)
        c.icon(self.sign, 38, h / 2, r + 5, ink)
        cap, size = c.look.text.fit(self.key, 92, 16 * c.look.text_scale, 600)
        wide = max(28.0, c.look.text.width(cap, size, 600) + 14)
        room = c.w - 74 - (28 + wide if self.possible else 16)
        if h < _LOW:
            c.text(74, h / 2 + 7, self.title, 19, 700, ink, family="serif", max_w=room)
        else:
            c.text(74, h / 2 - 3, self.title, 20, 700, ink, family="serif", max_w=room)
            c.text(74, h / 2 + 18, self.detail, 16, 400, soft, max_w=room)
        if self.possible:
            c.rect(c.w - 16 - wide, h / 2 - 13, wide, 26, 7, "#00000022")
            c.text(c.w - 16 - wide / 2, h / 2 + 6, cap, size / c.look.text_scale, 600, ink, "middle", label=False)

    def _ground(self, c: Canvas, h: float, hot: bool) -> tuple[str, str, str]:
        if self.chosen:
            c.rect(0, _BASE, c.w, h - 1, 16, "#652C07")
            c.rect(0, 0, c.w, h, 16, gradient=("surface.button_top", "surface.button_bottom"))
            c.rect(1.5, 1.5, c.w - 3, h - 3, 14.5, line="#FFE0A0CC", line_w=2)
            return _LIT
        if self.under_way:
            c.rect(0, 0, c.w, h, 16, "#0B2A4DB8", "#FFFFFFE0", 3)
            return _IMPOSSIBLE
        if not self.possible:
            c.rect(0, 0, c.w, h, 16, "#0B2A4DB8", "#FFFFFF2A", 1.5)
            return _IMPOSSIBLE
        c.rect(0, _BASE, c.w, h, 16, "surface.second_base")
        c.rect(0, 0, c.w, h, 16, gradient=("surface.second_top", "surface.second_bottom"))
        if hot:
            c.rect(0, 0, c.w, h, 16, line="amber", line_w=2.5)
        return _PLAIN


class ActionsPart:
    """Puts the three actions on the stage, and below them the end of the turn once it can be chosen."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands = hands
        self._zone = zone

    def show(self, m: TableModel) -> None:
        """Draws the plates; when the turn can be ended the actions, which are done, make room."""
        zone, pool = self._zone, self._hands.pool
        pitch = (zone.h + _GAP) / 4 if m.can_end else (zone.h + _GAP) / 3
        ends = zone.bottom - (pitch + 14)
        step = (ends - zone.y) / 3 if m.can_end else pitch
        for index, action in enumerate(m.actions):
            title, detail = _words(action.name, m.view.solo)
            possible, why_not = not action.why_not, "" if m.past else action.why_not
            sign, command = _SIGNS[action.name]
            face = ActionFace(
                sign, key_of(command), title, why_not or detail, possible, action.chosen, action.under_way
            )
            pool.painted(
                f"action/{action.name}",
                Rect(zone.x, zone.y + index * step, zone.w, step - _GAP),
                face,
                z=3,
                label=title,
                hint=why_not,
                zone="actions",
                chosen=action.chosen,
                press=partial(self._hands.press, ActionButton(action.name)),
                focusable=possible,
            )
        if m.can_end:
            end = ActionFace("flag", key_of(END_TURN), tr("End my turn"), _may_still(m), True)
            place = Rect(zone.x, ends, zone.w, zone.bottom - ends)
            press = partial(self._hands.press, EndTurn())
            pool.painted("end", place, end, z=3, label=tr("End my turn"), final=True, zone="end", press=press)


def _may_still(m: TableModel) -> str:
    unused = len(m.view.seats[m.front].unused)
    return trn("Your diver card can still be used.", "Your diver cards can still be used.", unused)


def _words(action: str, solo: bool) -> tuple[str, str]:
    """What an action is called and what it does; alone there is nobody to tell (rules, section 5, *Solo*)."""
    return {
        PLAY: (tr("Play a card"), tr("its species climbs one step")),
        TELL: (tr("Walkie-talkie"), tr("turn up your other hand") if solo else tr("tell one diver their whole hand")),
        CLOSE: (tr("Close a hotel"), tr("costs one of your cards")),
    }[action]
