"""The page of the private notes about a hand: what each card is, or is not. In a replay they are only read."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.games.divercity.view.colours import COLUMNS
from game.games.divercity.view.commands import ROOM
from game.games.divercity.view.notes import COLOURS, KEYS, NotedCard, called, turned, written
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Do, Intent
from game.ui.table.paper import MARGIN, Head, PaperScene
from game.ui.table.pool import NodePool
from game.ui.words import tr
from game.units import Rect

_PAPER = Rect(370, 50, 860, 800)
_TOP, _ROW, _NAMES = 128.0, 38.0, 270.0


def paint_key(c: Canvas, key: str, x: float, y: float, r: float) -> None:
    """The round picture of a species, or the colour and the dots of a column."""
    if key not in COLOURS:
        c.art(f"disc/divercity-{key}", x - r, y - r, 2 * r, 2 * r)
        return
    place = COLOURS[key]
    c.disc(x, y, r, COLUMNS[place], "white", 1.5)
    for dot in range(place):
        c.disc(x + (dot - (place - 1) / 2) * r * 0.55, y, r * 0.17, "white")


@dataclass(frozen=True, slots=True)
class KeyName:
    """What a row is about."""

    key: str

    def paint(self, c: Canvas, hot: bool) -> None:
        paint_key(c, self.key, 18, c.h / 2, 16)
        c.text(46, c.h / 2 + 6, called(self.key), 18, 600, max_w=c.w - 50)


@dataclass(frozen=True, slots=True)
class CardNumber:
    """What a column is about."""

    number: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(c.w / 2, c.h - 6, tr("Card {n}").format(n=self.number), 17, 700, anchor="middle", max_w=c.w)


@dataclass(frozen=True, slots=True)
class NoteCell:
    """Whether a card is this one; None: open. Only a cell that can be changed looks like a button."""

    yes: bool | None
    can_change: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.can_change:
            c.rect(0, 0, c.w, c.h, 9, "surface.row_hot" if hot else "surface.row", "line", 1.2)
        else:
            c.rect(0, c.h - 1, c.w, 1, fill="line")
        if self.yes is not None:
            c.disc(c.w / 2, c.h / 2, 13, "good" if self.yes else "#4A5058")
            c.icon("check" if self.yes else "close", c.w / 2, c.h / 2, 17, "white")


class NotesScene(PaperScene):
    """A row for each species and column of the ladder, a column for each card.

    Args:
        cards: the cards, with what is noted.
        keep: saves the note about the card of a serial number; None where notes are only read.
        owner: whose notes they are; named on a page that is only read.
    """

    name = "notes"
    rooms = (ROOM,)
    paper = _PAPER

    def __init__(self, cards: tuple[NotedCard, ...], keep: Callable[[int, str], None] | None, owner: str) -> None:
        super().__init__()
        self._owner = owner
        self._cards = cards
        self._notes = {card.serial: dict(card.note) for card in cards}
        self._keep = keep

    def head(self) -> Head:
        """Whose notes they are, and whether they can be changed."""
        if self._keep is None:
            return Head(tr("Notes: {name}").format(name=self._owner), tr("As they were at this moment."))
        return Head(tr("My notes"), tr("Nobody else sees them. Each press: this one, not this one, open."))

    def lay(self, pool: NodePool) -> None:
        """The whole table, and the way back."""
        width = (_PAPER.w - 2 * MARGIN - _NAMES) / max(len(self._cards), 1)
        for row, key in enumerate(KEYS):
            top = _PAPER.y + _TOP + row * _ROW
            pool.painted(f"row/{key}", Rect(_PAPER.x + MARGIN, top, _NAMES, _ROW), KeyName(key), z=2)
            for column, card in enumerate(self._cards):
                left = _PAPER.x + MARGIN + _NAMES + column * width
                yes = self._notes[card.serial].get(key)
                pool.painted(
                    f"note/{card.place}/{key}",
                    Rect(left + 4, top + 2, width - 8, _ROW - 4),
                    NoteCell(yes, self._keep is not None),
                    z=2,
                    label=_said(card.place + 1, key, yes),
                    zone="notes",
                    press=None if self._keep is None else partial(self._turn, self._keep, card.serial, key),
                    focusable=True,
                )
        for column, card in enumerate(self._cards):
            place = Rect(_PAPER.x + MARGIN + _NAMES + column * width, _PAPER.y + _TOP - 30, width, 28)
            pool.painted(f"card/{card.place}", place, CardNumber(card.place + 1), z=2)
        if self._keep is None:
            self.button(
                "done", tr("Close"), self.shell.stack.pop, self.paper.w - MARGIN - 200, 200, "primary", "close"
            )
        else:
            self.done_button(self.shell.stack.pop)

    def handle(self, intent: Intent) -> bool:
        """K closes it too."""
        if intent == Do("notes"):
            self.shell.stack.pop()
            return True
        return super().handle(intent)

    def _turn(self, keep: Callable[[int, str], None], serial: int, key: str) -> None:
        self._notes[serial] = dict(turned(self._notes[serial], key))
        keep(serial, written(self._notes[serial]))
        self.shell.play("tick")
        self.show()


def _said(number: int, key: str, yes: bool | None) -> str:
    name = called(key)
    if yes is None:
        return tr("Card {n}, {what}: open").format(n=number, what=name)
    said = tr("Card {n}, {what}: this one") if yes else tr("Card {n}, {what}: not this one")
    return said.format(n=number, what=name)
