"""The neighbours beside the table: small ecosystems, how far they are, and the neutral pile."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial

from game.games.ecosystem.view.card_nodes import card, mark
from game.games.ecosystem.view.cards import CardFace, DiscFace, DownFace, card_face
from game.games.ecosystem.view.edition import card_art
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import medal
from game.games.ecosystem.view.parts.board import CARD_Z
from game.games.ecosystem.view.parts.marks import DIMMED
from game.games.ecosystem.view.parts.scores import DENSE_FROM, seats_from
from game.games.ecosystem.view.places import DENSE_GAP, NARROW_HEAD, MiniBoard, mini_area
from game.games.ecosystem.view.spoken import seat_words
from game.ui.engine.canvas import Canvas
from game.ui.input.commands import NEIGHBOURS
from game.ui.input.key_words import with_key
from game.ui.presentation.translated_texts import tempers
from game.ui.table.hands import Hands
from game.ui.table.neighbours import glass, mark_of, neighbour_head, neighbour_hint, status_words
from game.ui.table.paint import LIGHT, SOFT, boxed, emblem, heading, seat_line, two_sizes
from game.ui.table.pieces import SeatPanel
from game.ui.table.seats import SeatInfo
from game.ui.words import number, species, tr, trn
from game.units import Placement, Rect

MINI_Z = 2.0
PILE_CARD = (40.0, 56.0)
_PILE_ORDER = 10
"""How many of the last neutral cards are shown in their order."""


@dataclass(frozen=True, slots=True)
class NeighbourPanel:
    """A neighbour's glass panel: who, what he is doing, how many points, and the frame of his ecosystem."""

    seat: SeatInfo
    status: str
    points: int | None
    frame: tuple[Rect, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        glass(c, hot)
        for cell in self.frame:
            c.rect(cell.x, cell.y, cell.w, cell.h, cell.w * 0.1, "#0000001C", "#FFFFFF1F")
        neighbour_head(c, self.seat, self.status, self.points)


@dataclass(frozen=True, slots=True)
class NarrowNeighbourPanel:
    """The same for five and six players: the words on the left, the ecosystem in discs on the right."""

    seat: SeatInfo
    status: str
    points: int | None
    frame: tuple[Rect, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        glass(c, hot, 14)
        for cell in self.frame:
            c.rect(cell.x, cell.y, cell.w, cell.h, cell.w * 0.1, "#0000001C", "#FFFFFF1F")
        room = self.frame[0].x - 10
        beside = self.frame[0].y < NARROW_HEAD - 1
        emblem(c, self.seat, 28, 28, 15, mark=mark_of(self.seat, self.status))
        c.text(54, 35, self.seat.name, "name", colour=LIGHT, max_w=(room if beside else c.w - 16) - 54)
        _whole(c, 18, 66, status_words(self.status), room - 18)
        if self.points is not None:
            y = c.h - 16
            w = c.text(18, y, number(self.points), 28, 700, LIGHT, family="serif", label=False)
            _whole(c, 26 + w, y - 1, trn("point", "points", self.points), room - 26 - w)


def _whole(c: Canvas, x: float, y: float, words: str, max_w: float) -> None:
    """Small words that are left out where they would be cut: the badge and the number speak without them."""
    if c.look.text.fit(words, max_w, 15.5 * c.look.text_scale)[0] == words:
        c.text(x, y, words, "small", colour=SOFT, max_w=max_w)


@dataclass(frozen=True, slots=True)
class LastLine:
    """The frame in a seat's colour around the card it placed last."""

    seat: SeatInfo

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 5, line=seat_line(c, self.seat), line_w=2.6)


@dataclass(frozen=True, slots=True)
class NeutralPanel:
    """The face-up pile of the neutral seat: how many of each species, and the last cards in order."""

    seat: SeatInfo
    pile: tuple[str, ...]
    order: tuple[str, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        glass(c, hot)
        emblem(c, self.seat, 28, 24, 15)
        two_sizes(c, 54, 31, tr("Neutral pile"), "", c.w - 54 - 60)
        c.text(c.w - 16, 33, str(len(self.pile)), 26, 700, LIGHT, "end", "serif", label=False)
        if not self.pile:
            boxed(c, 18, 62, tr("After each turn one card comes here, face up."), c.w - 36, 90, 16.5, SOFT)
            return
        self._counts(c)
        self._latest(c)

    def _counts(self, c: Canvas) -> None:
        counts = Counter(self.pile)
        present = [name for name in self.order if counts[name]]
        for i, name in enumerate(present):
            x, y = 34 + i % 4 * 68, 76 + i // 4 * 44
            medal(c, name, x, y, 17)
            c.text(x + 22, y + 6, f"×{counts[name]}", 17, 600, LIGHT, max_w=32, label=False)

    def _latest(self, c: Canvas) -> None:
        heading(c, tr("In order, newest last"), c.w - 36, y=222)
        last = self.pile[-_PILE_ORDER:]
        for name, place in zip(last, _row_of_cards(c.w, len(last)), strict=True):
            c.lay(card_face(c.look, name, "S", place.w, place.h), place.x, place.y)
            c.shown.append(card_art(name, "S"))


def _row_of_cards(width: float, count: int) -> tuple[Placement, ...]:
    """Where the last cards of the pile lie in its panel."""
    w, h = PILE_CARD
    step = min(w + 4, (width - 36 - w) / max(1, count - 1))
    return tuple(Placement(18 + w / 2 + i * step, 232 + h / 2, w, h) for i in range(count))


def newest_place(panel: Rect, count: int) -> Placement:
    """Where the newest card of a pile of so many lies on the table."""
    newest = _row_of_cards(panel.w, max(1, min(count, _PILE_ORDER)))[-1]
    return replace(newest, cx=panel.x + newest.cx, cy=panel.y + newest.cy)


class OthersPart:
    """Puts the neighbours and the neutral pile on the stage."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._pool = hands.pool
        zones = hands.layout.zones
        self._zones = tuple(zone for name, zone in zones.items() if name.startswith("opp"))
        self._neutral = zones.get("neutral")

    def show(self, m: TableModel) -> dict[int, MiniBoard]:
        """Draws everybody but the front seat, beginning with the seat to its left; returns the small boards."""
        dense = m.view.players >= DENSE_FROM
        boards = {}
        for seat, zone in zip(seats_from(m.front, m.view.players)[1:], self._zones, strict=True):
            boards[seat] = mini = self._board(m, seat, zone, dense)
            self._panel(m, seat, zone, mini, dense)
            show_mini(self._hands, m, seat, mini, zone, dense)
        if self._neutral is not None and m.view.neutral_pile is not None:
            self._pile(m, self._neutral, m.view.neutral_pile)
        return boards

    def _board(self, m: TableModel, seat: int, zone: Rect, dense: bool) -> MiniBoard:
        area = mini_area(zone, dense)
        return MiniBoard(area, m.view.seats[seat].grid.box, DENSE_GAP if dense else 4.0, square=dense)

    def _panel(self, m: TableModel, seat: int, zone: Rect, mini: MiniBoard, dense: bool) -> None:
        frame = tuple(Rect(p.x - zone.x, p.y - zone.y, p.w, p.h) for p in mini.frame())
        points = m.view.sheets[seat].total if m.show_scores else None
        kind = NarrowNeighbourPanel if dense else NeighbourPanel
        panel = self._pool.painted(
            f"seat/{seat}",
            zone,
            kind(m.seats[seat], m.status.get(seat, ""), points, frame),
            label=m.seats[seat].name,
            wording=partial(seat_words, m, seat),
            hint=neighbour_hint(
                m.seats[seat], tempers(m.view.played.id), with_key(tr("Look at this ecosystem in large"), NEIGHBOURS)
            ),
            zone="others",
            press=partial(self._hands.press, SeatPanel(seat)),
            pad=2,
        )
        panel.hint_aside = True

    def _pile(self, m: TableModel, zone: Rect, pile: tuple[str, ...]) -> None:
        order = tuple(row.row for row in m.view.sheets[m.front].rows)
        self._pool.painted(
            "neutral",
            zone,
            NeutralPanel(m.seats[m.view.players], pile, order),
            label=tr("Neutral pile"),
        )


def show_mini(hands: Hands, m: TableModel, seat: int, mini: MiniBoard, zone: Rect, dense: bool) -> None:
    """Puts the cards of a small ecosystem, in a panel's zone, on the stage, with the mark of its last move."""
    lit = m.lit.get(seat)
    grid = m.view.seats[seat].grid
    last = m.last.get(seat)
    for cell, placed in grid.items():
        face = DiscFace(placed.species) if dense else CardFace(placed.species, "S")
        back = DownFace(placed.species, round=dense)
        sprite = card(
            hands.pool, f"mini:{placed.id}", face, mini.place(cell), z=MINI_Z, back=back, down=placed.face_down
        )
        sprite.label = species(placed.species)
        sprite.tint = DIMMED if lit is not None and cell not in lit else ""
        sprite.on_press = partial(hands.press, SeatPanel(seat))
        sprite.hit, sprite.focusable = True, False
        sprite.owner, sprite.cell, sprite.frame = seat, cell, zone
        if cell == last and m.seats[seat].style >= 0:
            place = mini.place(cell)
            rect = Rect(place.x - 1, place.y - 1, place.w + 2, place.h + 2)
            mark(hands.pool, f"last/{seat}", sprite, rect, LastLine(m.seats[seat]), z=CARD_Z)
