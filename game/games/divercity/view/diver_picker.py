"""The page on which diver cards are given to the hands instead of dealt."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core.rules import Seat
from game.games.divercity.components import DIVERS
from game.games.divercity.view import words
from game.games.divercity.view.diver_shares import DEALT
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Back, Intent
from game.ui.engine.node import Node
from game.ui.engine.text import pieces
from game.ui.table.paint import boxed, emblem
from game.ui.table.paper import MARGIN, ChoosingScene, Head, choice_plate
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trc
from game.units import Rect

_PAPER = Rect(130, 30, 1340, 840)
_TOP, _COLUMNS, _ROW = 106.0, 4, 250.0
_PLATE_H = 136.0
_SMALL, _CARRIED = 56.0, 84.0
"""Widths of the portraits on a plate and of the one that is carried, in units."""
_NAME, _LEADING = 19.0, 1.15
_LEAST = 0.82
"""So much of their size names keep beside a portrait; where they would be smaller they stand above it."""
_PORTRAITS = (76.0, 97.0)
"""How wide a portrait is at least, and at most where the names leave it room."""
_HIGH = 348 / 272
"""Height of a portrait for its width."""


@dataclass(frozen=True, slots=True)
class DiverToChoose:
    """A diver card, and who takes it; None: nobody. `taken`: it has been taken up to be given to somebody."""

    name: str
    owner: SeatInfo | None
    taken: bool = False

    def spoken(self) -> str:
        """The diver, the rule and who takes it."""
        owner = tr("{name} takes it").format(name=self.owner.name) if self.owner else tr("nobody takes it")
        return "\n".join((words.diver(self.name), words.diver_rule(self.name, False), owner))

    def paint(self, c: Canvas, hot: bool) -> None:
        choice_plate(c, hot, self.taken)
        w = min(max(_PORTRAITS[0], c.w - 34 - self._longest(c)), _PORTRAITS[1])
        left, room = w + 26, c.w - w - 34
        size = self._name_size(c, room)
        if size < _LEAST * _NAME * c.look.text_scale:
            self._below_its_name(c)
            return
        self._portrait(c, 14, w)
        c.para(left, 42, words.diver(self.name), room, size, 700, family="serif", line_h=size * _LEADING, label=False)
        self._rule(c, 14, w * _HIGH + 28)

    def _below_its_name(self, c: Canvas) -> None:
        """Large letters have no room beside a portrait: the name stands above, the rule beside it."""
        room, w = c.w - 28, _PORTRAITS[0]
        size = self._name_size(c, room)
        lines = max(len(c.look.text.wrap(words.diver(name), room, size, 700, "serif")) for name in DIVERS)
        name = words.diver(self.name)
        c.para(14, 14 + size, name, room, size, 700, family="serif", line_h=size * _LEADING, label=False)
        top = 24 + lines * size * _LEADING
        self._portrait(c, top, w)
        self._rule(c, w + 26, top - 4)

    def _portrait(self, c: Canvas, y: float, w: float) -> None:
        h = w * _HIGH
        c.art(f"divercity/diver/{self.name}", 14, y, w, h)
        if self.owner:
            emblem(c, self.owner, w - 8, y + h - 16, 19)

    def _rule(self, c: Canvas, x: float, y: float) -> None:
        """In letters that suit the rules of all cards."""
        rules = [words.diver_rule(name, False) for name in DIVERS]
        rule = words.diver_rule(self.name, False)
        boxed(c, x, y, rule, c.w - x - 14, c.h - y - 10, 17, "ink2", siblings=rules)

    def _longest(self, c: Canvas) -> float:
        """How wide the longest word of a name is when no name shrinks."""
        return max(c.look.text.width(part, _NAME * c.look.text_scale, 700, "serif") for part in _parts())

    def _name_size(self, c: Canvas, room: float) -> float:
        """How large the names are: on all cards as large as the longest word of one of them can be."""
        return c.look.text.common(_parts(), room, _NAME * c.look.text_scale, 700, "serif")


def _parts() -> list[str]:
    """The names, where they may be broken."""
    return [part.strip() for name in DIVERS for part in pieces(words.diver(name))]


@dataclass(frozen=True, slots=True)
class HandPlate:
    """A hand that takes diver cards, or the place for those that nobody takes (`hand` is None)."""

    hand: SeatInfo | None
    cards: tuple[str, ...]
    wanted: bool

    @property
    def name(self) -> str:
        """Whose cards these are."""
        return self.hand.name if self.hand else trc("who takes a diver card", "Nobody")

    def paint(self, c: Canvas, hot: bool) -> None:
        choice_plate(c, hot, self.wanted)
        left = 14.0
        if self.hand is not None:
            emblem(c, self.hand, 26, 26, 14, ring=False)
            left = 48.0
        c.text(left, 32, self.name, 18, 700, max_w=c.w - left - 10, label=False)
        step = min(_SMALL + 5, (c.w - 24 - _SMALL) / max(1, len(self.cards) - 1))
        for place, card in enumerate(self.cards):
            c.art(f"divercity/diver/{card}", 12 + place * step, 50, _SMALL, _SMALL * _HIGH)

    def spoken(self) -> str:
        """Whose they are, and which."""
        return "\n".join((self.name, ", ".join(map(words.diver, self.cards)) or tr("no diver cards")))


@dataclass(frozen=True, slots=True)
class CarriedDiver:
    """A diver card on its way to a hand."""

    name: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.shadow(0, 0, c.w, c.h, 12, 3)
        c.art(f"divercity/diver/{self.name}", 0, 0, c.w, c.h)


class DiversScene(ChoosingScene[tuple[str, ...]]):
    """Gives the eight diver cards to hands: press a card, then a hand, or drag it there.

    Reports "deal", or one entry for each hand: a card, or for the full team a list of any number of them.

    Args:
        chosen: the cards of each hand.
        report: called with the value of the option `divers`.
        hands: who takes them, in the order of the table.
        team: any number of cards for a hand; else exactly one.
    """

    name = "divers"
    paper = _PAPER

    def __init__(
        self,
        chosen: tuple[tuple[str, ...], ...],
        report: Callable[[Any], None],
        hands: tuple[SeatInfo, ...],
        team: bool = False,
    ) -> None:
        super().__init__(chosen, report)
        self._hands, self._team = hands, team
        self._taken, self._carried_to = "", (0.0, 0.0)
        self._carries = False

    def head(self) -> Head:
        """What is to be done."""
        if self._taken:
            return Head(tr("Who takes this card: {diver}?").format(diver=words.diver(self._taken)), self._help())
        return Head(tr("Who dives with you?"), self._help())

    def _help(self) -> str:
        if self._team:
            return tr("Choose a card, then who takes it; or drag it there. Anyone may take several, or none.")
        return tr("Choose a card, then who takes it; or drag it there. Everyone takes one.")

    def lay(self, pool: NodePool) -> None:
        """All cards, all hands, and the buttons."""
        w, h = (_PAPER.w - 2 * MARGIN + 8) / _COLUMNS, _ROW
        for index, name in enumerate(DIVERS):
            row, column = divmod(index, _COLUMNS)
            place = Rect(_PAPER.x + MARGIN + column * w, _PAPER.y + _TOP + row * h, w - 8, h - 8)
            card = DiverToChoose(name, self._owner_of(name), name == self._taken)
            node = pool.painted(
                f"diver/{name}", place, card, z=2, label=words.diver(name), wording=card.spoken,
                chosen=name == self._taken, zone="divers", press=partial(self._take, name),
            )  # fmt: skip
            node.drag = True
        for seat, place in self._places():
            plate = HandPlate(
                self._hands[seat] if seat is not None else None, self._cards_of(seat), bool(self._taken)
            )
            pool.painted(
                _plate_name(seat), place, plate, z=2, label=plate.name, wording=plate.spoken, zone="hands",
                press=partial(self._give, seat),
            )  # fmt: skip
        if self._carries:
            x, y = self._carried_to
            place = Rect(x - _CARRIED / 2, y - _CARRIED * _HIGH / 2, _CARRIED, _CARRIED * _HIGH)
            pool.painted("carried", place, CarriedDiver(self._taken), z=30, pad=20).soft = False
        self.done_button(self.finish, self._complete)
        random = tr("All eight at random") if self._team else tr("Deal them at random")
        self.button("deal", random, partial(self.end_with, DEALT), MARGIN, 300, icon="dice")

    def finish(self) -> None:
        """Ends with the shares."""
        self.end_with([list(cards) if self._team else cards[0] for cards in self.chosen])

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Back) and self._taken:
            if self._carries:
                self.pointer.put_back()
            else:
                self._put_down()
            return True
        return super().handle(intent)

    def picked_up(self, node: Node, x: float, y: float) -> None:
        self._taken, self._carries, self._carried_to = node.name.removeprefix("diver/"), True, (x, y)
        self.shell.play("pick")
        self.show()

    def dragging(self, node: Node, x: float, y: float) -> None:
        if self._carries:
            self._carried_to = x, y
            self.show()
        else:
            super().dragging(node, x, y)

    def dropped(self, node: Node, x: float, y: float) -> None:
        if not self._carries:
            return
        self._carries = False
        for seat, place in self._places():
            if place.x <= x <= place.right and place.y <= y <= place.bottom:
                self._give(seat)
                return
        self._put_down()

    @property
    def _complete(self) -> bool:
        return self._team or all(self.chosen)

    def _places(self) -> list[tuple[Seat | None, Rect]]:
        """Where the hands are, and the place for what nobody takes."""
        seats = (*range(len(self._hands)), None)
        w = (_PAPER.w - 2 * MARGIN + 8) / len(seats)
        y = _PAPER.y + _TOP + 2 * _ROW
        return [(seat, Rect(_PAPER.x + MARGIN + k * w, y, w - 8, _PLATE_H)) for k, seat in enumerate(seats)]

    def _cards_of(self, seat: Seat | None) -> tuple[str, ...]:
        if seat is not None:
            return self.chosen[seat]
        return tuple(name for name in DIVERS if all(name not in cards for cards in self.chosen))

    def _seat_of(self, name: str) -> Seat | None:
        return next((seat for seat, cards in enumerate(self.chosen) if name in cards), None)

    def _owner_of(self, name: str) -> SeatInfo | None:
        seat = self._seat_of(name)
        return None if seat is None else self._hands[seat]

    def _take(self, name: str) -> None:
        """Takes a card up, or puts it down again; with keys the focus goes to who has it."""
        if name == self._taken:
            self._put_down()
            return
        self._taken = name
        self.shell.play("pick")
        self.show()
        if self.focus.show:
            self.focus.set(_plate_name(self._seat_of(name)))

    def _put_down(self) -> None:
        name, self._taken = self._taken, ""
        self.show()
        if self.focus.show:
            self.focus.set(f"diver/{name}")

    def _give(self, seat: Seat | None) -> None:
        """Gives the card that was taken up; a hand with room for one only changes cards with who had it."""
        name, before = self._taken, self._seat_of(self._taken)
        if not name:
            self.shell.play("no")
            self.shell.toast(tr("Choose a diver card first."))
            return
        shares = [[card for card in cards if card != name] for cards in self.chosen]
        if seat is not None:
            if not self._team and before is not None and before != seat:
                shares[before] = shares[seat]
            shares[seat] = [*shares[seat], name] if self._team else [name]
        self._put_down()
        self.choose(tuple(tuple(sorted(cards, key=DIVERS.index)) for cards in shares))


def _plate_name(seat: Seat | None) -> str:
    return "hand/nobody" if seat is None else f"hand/{seat}"
