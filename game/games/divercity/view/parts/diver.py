"""The diver card beside the hand: what it does, and when it can be used."""

from dataclasses import dataclass
from functools import partial

from game.games.divercity.components import INDUSTRIALIST_HAND
from game.games.divercity.view import spoken, words
from game.games.divercity.view.choice import AT_ONCE, USE
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import DiverCard, NextDiverCard
from game.ui.engine.canvas import Canvas
from game.ui.table.hands import Hands
from game.ui.table.paint import boxed
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import tr
from game.units import Rect

_PORTRAIT_X, _PORTRAIT_W = 12.0, 136.0
_PORTRAIT_MIDDLE = _PORTRAIT_X + _PORTRAIT_W / 2
"""Of a card of the width of the zone, from its left edge."""
_TEXT_X = 166.0


@dataclass(frozen=True, slots=True)
class Person:
    """A portrait with a name and a few sentences.

    Attributes:
        art: the portrait; "" for none.
        once: it may still be used, once per game: a small word at the upper right says so, or, where the name
            leaves no room for that, the rule.
        pale: the card has been used.
        foot: what stands where a button would be.
        count: which of several cards it is.
    """

    art: str
    title: str
    once: bool
    rule: str
    pale: bool
    foot: str
    count: str = ""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        h = c.h - 24
        if self.art:
            c.art(self.art, _PORTRAIT_X, 12, _PORTRAIT_W, h, alpha=0.45 if self.pale else 1)
            c.rect(_PORTRAIT_X, 12, _PORTRAIT_W, h, 14, line="#1D2F2A4D", line_w=1.5)
        right = c.w - 16
        x = _TEXT_X if self.art else 24
        wide, rule = c.look.text.width, self.rule
        title_w, note = wide(self.title, 23 * c.look.text_scale, 700, "serif"), tr("once per game")
        if self.once and title_w + wide(note, 14.5 * c.look.text_scale, 600, "sans") + 32 <= right - x:
            right -= c.pill(right, 18, note, 14.5, "#EFE3C6", "ink2", anchor="end") + 8
        elif self.once:
            rule = " ".join((rule, tr("Once per game.")))
        c.text(x, 42, self.title, 23, 700, family="serif", max_w=right - x, lo=13)
        if self.count:
            c.pill(_PORTRAIT_MIDDLE, c.h - 44, self.count, 14.5, "#FFF8E6E6", "ink", anchor="middle")
        boxed(c, x, 54, rule, c.w - x - 20, 72, 17, "ink2")
        if self.foot:
            boxed(c, x, c.h - 62, self.foot, c.w - x - 20, 50, 16, "ink2")


class DiverPart:
    """Puts the diver card of the front seat on the stage."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands = hands
        self._pool = hands.pool
        self._zone = zone

    def show(self, m: TableModel) -> None:
        """Draws the card, the button that uses it, and arrows where there are several."""
        zone, view = self._zone, m.view
        person = _person(m)
        self._pool.painted("diver", zone, person, z=2, pad=30, label=person.title)
        if m.diver and not m.diver_why_not:
            self._button(m)
        if m.front != view.industrialist and len(view.seats[m.front].divers) > 1:
            for name, icon, label, x, by in (
                ("previous", "left", tr("The diver card before"), zone.x + 32, -1),
                ("next", "right", tr("The next diver card"), zone.x + 128, 1),
            ):
                known = self._pool.known(f"diver/{name}", RoundButton)
                self._pool.put(
                    known
                    or RoundButton(
                        f"diver/{name}",
                        icon,
                        label,
                        partial(self._hands.press, NextDiverCard(by)),
                        cx=x,
                        cy=zone.bottom - 34,
                        r=16,
                        z=6,
                        zone="diver",
                    )
                )

    def _button(self, m: TableModel) -> None:
        zone = self._zone
        chosen = m.choice.action == USE
        label = tr("Put back") if chosen else words.diver_action(m.diver)
        button = self._pool.known("use", Button)
        if button is None:
            button = Button(
                "use", label, partial(self._hands.press, DiverCard()), x=zone.x + _TEXT_X, y=zone.bottom - 60,
                w=zone.w - _TEXT_X - 18, h=46, z=6, kind="second", icon="flag", size=19, zone="diver",
            )  # fmt: skip
        button.label, button.final = label, m.diver in AT_ONCE
        button.wording = lambda: f"{label}\n{spoken.diver_words(m)}"
        self._pool.put(button)


def _industrialist_words(m: TableModel) -> tuple[str, bool, str]:
    """What the industrialist wins by, not pale, and what they see or have lost: to themselves or about them."""
    name = m.seats[m.front].name
    thwarted = m.view.agenda_size <= INDUSTRIALIST_HAND - 2
    if m.seen_by_industrialist:
        rule = tr("You win when the divers lose: species extinct, all islands built over, or nothing left to do.")
        if thwarted:
            return rule, False, tr("Two of your plans are gone. You draw again after your next one.")
        return rule, False, tr("You see the hands of all divers.")
    rule = tr("Wins when the divers lose: species extinct, all islands built over, or nothing left to do.")
    if thwarted:
        return rule, False, tr("Two plans of {name} are gone until the next one is played.").format(name=name)
    return rule, False, tr("{name} sees the hands of all divers.").format(name=name)


def _person(m: TableModel) -> Person:
    view = m.view
    if m.front == view.industrialist:
        return Person("divercity/industrialist", tr("Industrialist"), False, *_industrialist_words(m))
    if not m.diver:
        return Person("", tr("Beginners' dive"), False, tr("There are no diver cards in this game."), False, "")
    cards, unused = view.seats[m.front].divers, view.seats[m.front].unused
    count = f"{cards.index(m.diver) + 1} / {len(cards)}" if len(cards) > 1 else ""
    rule = words.diver_rule(m.diver, view.industrialist is not None)
    pale = m.diver not in unused
    return Person(f"divercity/diver/{m.diver}", words.diver(m.diver), not pale, rule, pale, m.diver_why_not, count)
