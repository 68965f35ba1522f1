"""Everybody else at the table: their cards, open or not, and their diver cards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.games.divercity.after import is_vacated
from game.games.divercity.components import SPECIES
from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import spoken, words
from game.games.divercity.view.cards import BACK, CORPORATION_BACK, RATIO, card_face, paint_corporation
from game.games.divercity.view.colours import HELD, SOFT
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import MateHand
from game.ui.engine.canvas import Canvas
from game.ui.engine.text import Text
from game.ui.table.hands import Hands
from game.ui.table.neighbours import glass, name_and_level, neighbour_head
from game.ui.table.paint import LIGHT
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trn
from game.units import Rect

_LEAST_CARD_H = 84.0
"""Cards that would be smaller than this overlap."""
_EDGE = 14.0
"""Kept free between the outer cards and the edge of the panel."""
_NAME_AT_MOST = 18.0
"""Larger letters would not stand between a card and the edge of its panel."""
_LEAST_NAME = 13.0
"""Where names under cards could become smaller, a hand is a list of names with discs."""
_NAME_GAP, _NAME_APART = 5.0, 7.0
"""Kept free beside the outer names, and between two."""
_LIST_X, _LIST_EDGE = 45.0, 10.0
"""Where the names of a list begin, and what stays free beside the longest."""
_LEAST_LISTED, _TWO_LINES, _LEADING = 11.0, 13.5, 13.0
"""The smallest letters of a list; the largest of a name on two lines, and how far these are apart."""
_CARDS_Y = 42.0
_PLAN_Y, _PLAN_H = 50.0, 100.0
"""The top of the industrialist's cards, and their height."""
_ROUND_CARDS = 64.0
"""Above the cards and for the names below them."""


@dataclass(frozen=True, slots=True)
class Mate:
    """Somebody's hand.

    Attributes:
        cards: the species in their places; None where the viewer does not know it, "" where a card is missing.
        told: the places whose cards their owner has been told.
        divers: the diver cards, and whether each can still be used.
        agenda: the number of cards of the industrialist; None for a diver.
        plans: these cards, where all hands are open.
        active: it is this seat's turn; `acting`: this seat acts now; `status`: what it does, as on every table.
        open: this seat can be chosen; `chosen`: it is.
        hands: the cards of everybody that is shown beside it, whose names are as large as these.
        team: their diver cards, likewise.
        pictograms: no species is named.
    """

    seat: SeatInfo
    cards: tuple[str | None, ...]
    told: tuple[bool, ...]
    divers: tuple[tuple[str, bool], ...]
    agenda: int | None
    active: bool
    acting: bool
    status: str
    open: bool
    chosen: bool
    hands: tuple[tuple[str | None, ...], ...] = ()
    team: tuple[str, ...] = ()
    pictograms: bool = False
    plans: tuple[str, ...] = ()

    def paint(self, c: Canvas, hot: bool) -> None:
        glass(c, False)
        if self.chosen or (self.open and hot):
            c.glow(0, 0, c.w, c.h, 16, HELD, 7, 5)
            c.rect(0, 0, c.w, c.h, 16, line=HELD, line_w=4)
        elif self.open:
            c.rect(0, 0, c.w, c.h, 16, line=HELD, line_w=2.5)
        elif self.acting:
            c.rect(0, 0, c.w, c.h, 16, "#FFFFFF1F", "#FFFFFFE0", 3.5)
        elif self.active:
            c.rect(0, 0, c.w, c.h, 16, line="#FFFFFF66", line_w=1.5)
        right = self._divers(c)
        neighbour_head(c, self.seat, self.status, None, right=right - 8)
        if self.agenda is not None:
            self._agenda(c)
        elif not any(species != "" for species in self.cards):
            c.text(c.w / 2, c.h / 2 + 24, tr("no cards"), 16, 400, SOFT, "middle", max_w=c.w - 24)
        elif is_list(c.look.text, c.w, c.h):
            self._list(c)
        else:
            self._cards(c)

    def _divers(self, c: Canvas) -> float:
        """The diver cards at the upper right, or below a list of cards; where there is little room the portraits."""
        right = c.w - 10
        if is_list(c.look.text, c.w, c.h):
            for index, (name, unused) in enumerate(self.divers):
                self._portrait(c, name, unused, 12 + index * 29, c.h - 32, 26)
            if len(self.divers) == 1:
                self._name_below(c, *self.divers[0])
            return c.w
        if len(self.divers) == 1 and c.w >= 290:
            name, unused = self.divers[0]
            size = 14.5
            width = c.look.text.width(words.diver(name), size * c.look.text_scale, 600, "sans") + 60
            if width < c.w - 130:
                fill, ink = ("#FFF8E6", "ink") if unused else ("#FFFFFF12", "#D3DEE8")
                x = right - width
                c.rect(x, 10, width, 29, 14.5, fill, None if unused else "#B9C9D866")
                c.art(f"divercity/diver/{name}-round", x + 2, 11.5, 26, 26, alpha=1 if unused else 0.5)
                c.text(x + 34, 30, words.diver(name), size, 600, ink)
                if not unused:
                    c.icon("check", right - 14, 24.5, 13, ink)
                return x
        for name, unused in reversed(self.divers):
            if right < 130:
                break
            right -= 30
            self._portrait(c, name, unused, right, 9, 29)
        return right

    def _name_below(self, c: Canvas, name: str, unused: bool) -> None:
        """The name of the diver card beside its portrait, where it can be read whole."""
        room = _list_room(c.w)
        team = [words.diver(one) for one in (name, *self.team)]
        shown = [one for one in team if _on_lines(c.look.text, one, room, _LEAST_LISTED)]
        if words.diver(name) in shown:
            size = _list_size(c.look.text, shown, room, 14.5 * c.look.text_scale)
            self._listed(c, words.diver(name), c.h - 18, size, LIGHT if unused else SOFT)

    def _listed(self, c: Canvas, name: str, middle: float, size: float, colour: str) -> None:
        room = _list_room(c.w)
        lines = c.look.text.wrap(name, room, size, 600)
        first = middle + size * 0.345 - (len(lines) - 1) * _LEADING / 2
        for i, line in enumerate(lines):
            c.text(_LIST_X, first + i * _LEADING, line, size, 600, colour, max_w=room, lo=_LEAST_LISTED, label=False)

    def _portrait(self, c: Canvas, name: str, unused: bool, x: float, y: float, size: float) -> None:
        """A diver card that has been used is ticked."""
        c.art(f"divercity/diver/{name}-round", x, y, size, size, alpha=1 if unused else 0.35)
        if not unused:
            c.disc(x + size - 5, y + size - 6, 7.5, "#FFF8E6", "#00000033")
            c.icon("check", x + size - 5, y + size - 6, 11, "ink")

    def _cards(self, c: Canvas) -> None:
        most = 16 * c.look.text_scale
        size = min(_name_size(c.look.text, c.w, c.h, hand, most) for hand in (self.cards, *self.hands))
        for place, species in enumerate(self.cards):
            x, y, w, h = _card(c.w, c.h, place, len(self.cards))
            if species is None:
                c.art(f"{BACK}-S", x, y, w, h)
                c.shown.append(BACK)
            elif species:
                c.lay(card_face(c.look, species, "S", w, h), x, y)
                c.shown.append(f"card/divercity/{species}")
                if not self.pictograms:
                    c.text(x + w / 2, y + h + 15, words.species(species), size, 600, LIGHT, "middle", label=False)
            if species != "" and self.told[place]:
                self._ear(c, x + w - 6, y + 6)

    def _list(self, c: Canvas) -> None:
        names = [words.species(name) for hand in (self.cards, *self.hands) for name in hand if name]
        size = _list_size(c.look.text, names, _list_room(c.w), 15.5 * c.look.text_scale)
        for place, species in enumerate(self.cards):
            y = _line(place)
            if species is None:
                c.art(f"{BACK}-S", 12, y - 16, 23, 32)
                c.shown.append(BACK)
            elif species:
                c.art(f"disc/divercity-{species}", 9, y - 15, 30, 30)
                if not self.pictograms:
                    self._listed(c, words.species(species), y, size, LIGHT)
            if species != "" and self.told[place]:
                self._ear(c, 15, y - 9)

    def _agenda(self, c: Canvas) -> None:
        count = self.agenda or 0
        for place in range(count):
            x, y, w, h = _plan(c.w, place, count)
            if self.plans:
                paint_corporation(c, x, y, w, self.plans[place], small=True)
            else:
                c.art(f"{CORPORATION_BACK}-S", x, y, w, h)

    def _ear(self, c: Canvas, x: float, y: float) -> None:
        """The sign that the owner has been told this card."""
        c.disc(x, y, 10, "#FFF8E6", "#00000033")
        c.icon("walkie", x, y, 14, "ink")


def is_list(text: Text, w: float, h: float) -> bool:
    """Whether a hand in a panel of this size is a list: in the language that is spoken, whatever the cards are."""
    longest = max(SPECIES, key=lambda name: text.width(words.species(name), _LEAST_NAME, 600, "sans"))
    return _name_size(text, w, h, (longest,) * 3, _LEAST_NAME) < _LEAST_NAME


def _name_size(text: Text, w: float, h: float, cards: tuple[str | None, ...], size: float) -> float:
    """The largest size up to this one at which no name under a card comes near the next one: all have the same."""
    spots = [(_card(w, h, place, len(cards)), words.species(name)) for place, name in enumerate(cards) if name]
    size = min(size, _NAME_AT_MOST)

    def crowded() -> bool:
        right = _NAME_GAP - _NAME_APART
        for (x, _, card_w, _), name in spots:
            half = text.width(name, size, 600, "sans") / 2
            if x + card_w / 2 - half < right + _NAME_APART:
                return True
            right = x + card_w / 2 + half
        return right > w - _NAME_GAP

    while size >= _LEAST_NAME and crowded():
        size -= 0.5
    return size


def _list_room(w: float) -> float:
    """For the names of a list in a panel of this width."""
    return w - _LIST_X - _LIST_EDGE


def _on_lines(text: Text, name: str, room: float, size: float) -> bool:
    """Whether a name has room on two lines at most."""
    lines = text.wrap(name, room, size, 600)
    return len(lines) <= 2 and all(text.width(line, size, 600, "sans") <= room for line in lines)


def _list_size(text: Text, names: Sequence[str], room: float, size: float) -> float:
    """How large all names of lists are: those that would be small on one line take two."""
    if not names:
        return size
    on_one = text.common(names, room, size, 600, lo=_LEAST_LISTED)
    on_two = min(size, _TWO_LINES)
    while on_two > _LEAST_LISTED and not all(_on_lines(text, name, room, on_two) for name in names):
        on_two -= 0.5
    return max(on_one, on_two)


def _line(place: int) -> float:
    """The middle of the line of a card in a list: of three at the most, since only two divers hold more."""
    return 57 + place * 32


def _card(w: float, h: float, place: int, count: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a card of so many in a panel of this size."""
    room = (w - 2 * _EDGE) / max(count, 1)
    card_h = min(h - _ROUND_CARDS, max(_LEAST_CARD_H, room * 0.92 * RATIO))
    card_w = card_h / RATIO
    pitch = min(card_w * 2.1, room, (w - 2 * _EDGE - card_w) / max(count - 1, 1))
    x = (w - pitch * (count - 1) - card_w) / 2 + place * pitch
    return x, _CARDS_Y + (h - _ROUND_CARDS - card_h) / 2, card_w, card_h


def _plan(w: float, place: int, count: int) -> tuple[float, float, float, float]:
    """The same of a corporation card of the industrialist in a panel of this width."""
    card_w = _PLAN_H / RATIO
    pitch = min(card_w * 1.2, (w - 30 - card_w) / max(count - 1, 1))
    return (w - pitch * (count - 1) - card_w) / 2 + place * pitch, _PLAN_Y, card_w, _PLAN_H


class MatesPart:
    """Puts the hands of the others on the stage."""

    def __init__(self, hands: Hands, zones: tuple[Rect, ...]) -> None:
        self._hands = hands
        self._zones = zones
        self._at: dict[int, Rect] = {}

    def show(self, m: TableModel) -> None:
        """Draws everybody but the front seat."""
        self._at = dict(zip(m.others, self._zones))
        mates = {seat: _mate(m, seat, seat in m.open_seats) for seat in self._at}
        hands = tuple(mate.cards for mate in mates.values())
        team = tuple(mate.divers[0][0] for mate in mates.values() if len(mate.divers) == 1)
        for seat, zone in self._at.items():
            mate = replace(mates[seat], hands=hands, team=team, pictograms=m.view.pictograms)
            self._hands.pool.painted(
                f"mate/{seat}",
                zone,
                mate,
                z=3,
                pad=20,
                label=m.seats[seat].name,
                wording=partial(spoken.mate_words, m, seat, mate.status),
                hint=mate_hint(m.view, seat, mate),
                zone="mates",
                press=partial(self._hands.press, MateHand(seat)),
                focusable=mate.open or not m.open_seats,
            )

    def place(self, seat: int, place: int, count: int) -> Rect | None:
        """Where a card in somebody's hand lies; None when that seat is not among the others."""
        zone = self._at.get(seat)
        if zone is None:
            return None
        if is_list(self._hands.look.text, zone.w, zone.h):
            y = _line(place)
            return Rect(zone.x + 12, zone.y + y - 16, 23, 32)
        x, y, w, h = _card(zone.w, zone.h, place, count)
        return Rect(zone.x + x, zone.y + y, w, h)

    def plan(self, seat: int, place: int, count: int) -> Rect | None:
        """Where a corporation card in the industrialist's hand lies; None when that seat is not among the others."""
        zone = self._at.get(seat)
        if zone is None:
            return None
        x, y, w, h = _plan(zone.w, place, count)
        return Rect(zone.x + x, zone.y + y, w, h)


def _mate(m: TableModel, seat: int, is_open: bool) -> Mate:
    view = m.view
    chosen = is_open and m.choice.seat == seat
    acting = m.acting == seat
    waits = acting and not m.past and m.seats[seat].computer and view.phase != Phase.SETTLING
    status = "thinking" if waits else ""
    if seat == view.industrialist:
        plans = (view.agenda or ()) if view.hands_open else ()
        return Mate(m.seats[seat], (), (), (), view.agenda_size, False, acting, status, is_open, chosen, plans=plans)
    held = view.seats[seat]
    return Mate(
        m.seats[seat],
        tuple("" if is_vacated(card) else card.species for card in held.hand),
        tuple(card.told is not None and m.marks_told for card in held.hand),
        tuple((diver, diver in held.unused) for diver in held.divers),
        None,
        seat == view.active,
        acting,
        status,
        is_open,
        chosen,
    )


def mate_hint(view: DiverCityView, seat: int, mate: Mate) -> str:
    """How well a computer plays; the diver cards in words, for those who do not know the portraits."""
    cards = [name_and_level(mate.seat)] if mate.seat.computer else []
    if mate.agenda is not None:
        cards.append(trn("{n} corporation card", "{n} corporation cards", mate.agenda).format(n=mate.agenda))
    hostile = view.industrialist is not None
    for diver, unused in mate.divers:
        rule = words.diver_rule(diver, hostile) if unused else tr("used")
        cards.append(tr("{diver}: {rule}").format(diver=words.diver(diver), rule=rule))
    return "\n".join(cards)
