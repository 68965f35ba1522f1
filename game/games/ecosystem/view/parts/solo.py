"""Playing alone: the steps of the turn, the rival's grid, the lead over him and the deck."""

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from game.games.ecosystem.state import FLIP, GIVE, HUNT, OVER
from game.games.ecosystem.view.card_nodes import card
from game.games.ecosystem.view.cards import CardFace
from game.games.ecosystem.view.edition import back_art
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import GREEN_GRADIENT
from game.games.ecosystem.view.parts.hand import is_choosing
from game.games.ecosystem.view.parts.marks import GoldRing
from game.games.ecosystem.view.parts.others import MINI_Z, show_mini
from game.games.ecosystem.view.places import WHOLE, MiniBoard
from game.games.ecosystem.view.skin import win_names
from game.games.ecosystem.view.spoken import seat_words
from game.ui.engine.canvas import Canvas
from game.ui.engine.text import SMALLEST
from game.ui.input.commands import NEIGHBOURS
from game.ui.input.key_words import with_key
from game.ui.table.hands import Hands
from game.ui.table.paint import LIGHT, SOFT, boxed, emblem, heading, two_sizes
from game.ui.table.pieces import SeatPanel
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import PAPER_GRADIENT
from game.ui.words import number, signed, tr, trc, trn
from game.units import Placement, Rect

_BEYOND = 8 / 7
"""The right end of the ruler, as a share of the highest margin."""
_NAME_ROOM = 50.0
"""Margins that are closer than this on the ruler do not all have their names below them."""
_NUMBER_ROOM = 34.0
"""From the middle of one margin in numbers to the next."""
_FULL_ROW = 5
_DECK = Rect(26, 204, 56, 78.4)
"""The lowest card of the deck, in its panel."""


@dataclass(frozen=True, slots=True)
class TurnSteps:
    """The three steps of a turn, the present one on paper, those done ticked."""

    steps: tuple[str, ...]
    now: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        heading(c, tr("This turn"), c.w - 36)
        size = c.look.text.common(self.steps, c.w - 76, 17.5 * c.look.text_scale, 600)
        for i, step in enumerate(self.steps):
            y = 70 + i * 44
            present, done = i == self.now, i < self.now
            if present:
                c.shadow(10, y - 21, c.w - 20, 42, 21, 2)
                c.rect(10, y - 21, c.w - 20, 42, 21, gradient=PAPER_GRADIENT)
            fill = "good" if done else "amber" if present else "#FFFFFF1C"
            c.disc(34, y, 14, fill, None if done or present else "#FFFFFF55", 1.3)
            if done:
                c.icon("check", 34, y, 17, "white")
            else:
                c.text(34, y + 6, str(i + 1), 17, 700, "white", "middle", label=False)
            ink = "ink" if present else SOFT
            c.text(58, y + 6, step, size, 600 if present else 400, ink, max_w=c.w - 76, label=False)


@dataclass(frozen=True, slots=True)
class RivalPanel:
    """The rival's glass panel: his grid with numbered places; a golden line when it is his turn to get a card."""

    seat: SeatInfo
    points: int | None
    frame: tuple[Rect, ...]
    filled: int
    gets: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        if self.gets or hot:
            c.rect(-1, -1, c.w + 2, c.h + 2, 17, line="gold", line_w=3)
        emblem(c, self.seat, 30, 26, 19)
        room = c.w - 60 - 16
        if self.points is not None:
            room -= c.text(c.w - 16, 35, number(self.points), 26, 700, LIGHT, "end", "serif", label=False) + 10
        two_sizes(c, 60, 33, self.seat.name, tr("your rival"), room)
        for i, cell in enumerate(self.frame):
            c.rect(cell.x, cell.y, cell.w, cell.h, 4, "#0000001C", "#FFFFFF2A")
            if i >= self.filled:
                middle = cell.x + cell.w / 2
                c.text(middle, cell.y + cell.h / 2 + 5.5, str(i + 1), 15.5, 400, "#C9DACB", "middle", label=False)


@dataclass(frozen=True, slots=True)
class LeadPanel:
    """How far the player is ahead of the rival, on a ruler with the grades; and the deck.

    Attributes:
        grades: the margin, its name, and whether it is the next one to reach.
        back: the picture of a card's back.
    """

    rival: str
    lead: int | None
    grades: tuple[tuple[int, str, bool], ...]
    deck: int
    next_draw: str
    back: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        c.text(20, 36, tr("Lead over {name}").format(name=self.rival), 21, 700, family="serif", max_w=c.w - 40)
        self._ruler(c, 36, 108, c.w - 72)
        c.line(18, 188, c.w - 18, 188, "line", 1.3)
        self._deck(c)

    def _ruler(self, c: Canvas, left: float, y: float, w: float) -> None:
        end = max(points for points, _, _ in self.grades) * _BEYOND

        def at(points: int) -> float:
            return left + w * max(0, min(points, end)) / end

        marks = [at(points) for points, _, _ in self.grades]
        room = w / 4 - 4
        widest = max(c.look.text.width(name, SMALLEST, 400) for _, name, _ in self.grades)
        roomy = widest <= room and all(b - a >= _NAME_ROOM for a, b in pairwise(marks))
        shown = [name for _, name, aim in self.grades if roomy or aim]
        room = room if roomy else w / 3
        size = c.look.text.common(shown, room, 16 * c.look.text_scale, 600) if shown else SMALLEST

        c.rect(left - 10, y - 9, w + 20, 18, 9, "paper3")
        if self.lead is not None and self.lead > 0:
            c.rect(left - 10, y - 9, at(self.lead) - left + 10, 18, 9, gradient=GREEN_GRADIENT)
        numbers = spread(marks, _NUMBER_ROOM)
        for (points, name, aim), x, middle in zip(self.grades, marks, numbers, strict=True):
            tone = "amber" if aim else "#A8977A"
            c.line(x, y - 20, x, y + 15, tone, 3 if aim else 2)
            c.disc(x, y, 10 if aim else 8, "paper", tone, 3 if aim else 2)
            ink = "ink" if aim else "ink2"
            c.text(middle, y + 38, signed(points), 22 if aim else 19, 700, ink, "middle", "serif", label=False)
            if roomy or aim:
                c.text(middle, y + 58, name, size, 600 if aim else 400, ink, "middle", max_w=room, label=False)
        if self.lead is not None:
            self._flag(c, at(self.lead), y, self.lead)

    def _flag(self, c: Canvas, x: float, y: float, lead: int) -> None:
        tone = "good" if lead >= 0 else "bad"
        c.shadow(x - 13, y - 13, 26, 26, 13, 1)
        c.disc(x, y, 13, tone, "cream", 3)
        c.shadow(x - 29, y - 52, 58, 32, 16, 1)
        c.rect(x - 29, y - 52, 58, 32, 16, tone, "cream", 2)
        c.polygon([(x - 7, y - 21), (x, y - 13), (x + 7, y - 21)], tone)
        c.text(x, y - 29, signed(lead), 20, 700, "white", "middle", max_w=50, label=False)

    def _deck(self, c: Canvas) -> None:
        for i in range(3 if self.deck > 1 else 1):
            x, y, w, h = _DECK.x - i * 1.5, _DECK.y - i * 2, _DECK.w, _DECK.h
            c.shadow(x, y, w, h, 5, 1)
            c.art(self.back, x, y, w, h)
        left = trn("{n} card left", "{n} cards left", self.deck).format(n=self.deck)
        c.text(102, 224, left, 19, 700, family="serif", max_w=c.w - 118)
        boxed(c, 102, 230, self.next_draw, c.w - 116, 62, 16, "ink2")


class SoloPart:
    """Puts the panels of the solo game on the stage."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._pool = hands.pool
        zones = hands.layout.zones
        self._ring, self._rival, self._deck = zones["ring"], zones["rival"], zones["deck"]

    def show(self, m: TableModel, rival: int) -> MiniBoard:
        """Draws the steps, the rival and the lead; returns the rival's small board."""
        self._steps(m, m.seats[rival].name)
        zone = self._rival
        mini = MiniBoard(Rect(zone.x + 8, zone.y + 50, zone.w - 16, 245), WHOLE, 5)
        self._grid(m, rival, mini)
        self._lead(m, rival)
        return mini

    def _steps(self, m: TableModel, name: str) -> None:
        draws = draws_after(m.view.turn, m.view.turns)
        last = trn("Draw one card", "Draw {n} cards", draws).format(n=draws) if draws else tr("The last turn ends")
        steps = (tr("Play a card"), tr("Give {name} a card").format(name=name), last)
        now = {GIVE: 1, FLIP: 3, HUNT: 3, OVER: 3}.get(m.view.phase, 0)
        self._pool.painted("steps", self._ring, TurnSteps(steps, now))

    def _grid(self, m: TableModel, rival: int, mini: MiniBoard) -> None:
        zone = self._rival
        filled = len(m.view.seats[rival].grid)
        gets = m.view.phase == GIVE
        points = m.view.sheets[rival].total if m.show_scores else None
        frame = tuple(Rect(p.x - zone.x, p.y - zone.y, p.w, p.h) for p in mini.frame())
        held = m.view.seats[m.mine].hand if m.mine is not None else None
        offered = held[m.chosen] if gets and held and m.chosen is not None and is_choosing(m) else None
        self._pool.painted(
            "rival",
            zone,
            RivalPanel(m.seats[rival], points, frame, filled + (1 if offered else 0), gets),
            label=m.seats[rival].name,
            wording=partial(seat_words, m, rival),
            hint="\n".join((m.seats[rival].name, with_key(tr("Look at this ecosystem in large"), NEIGHBOURS))),
            zone="others",
            press=partial(self._hands.press, SeatPanel(rival)),
            pad=4,
        )
        show_mini(self._hands, m, rival, mini, zone, False)
        if offered and filled < len(frame):
            place = mini.place((filled % _FULL_ROW, filled // _FULL_ROW))
            ghost = card(self._pool, "rival-ghost", CardFace(offered, "S"), place, z=MINI_Z)
            ghost.alpha = 0.7
            rect = Rect(place.x, place.y, place.w, place.h)
            self._pool.painted("rival-target", rect, GoldRing(5, 3, glows=True), z=MINI_Z + 1, pad=32)

    def _lead(self, m: TableModel, rival: int) -> None:
        sheets = m.view.sheets
        lead = sheets[1 - rival].total - sheets[rival].total if m.show_scores else None
        names = win_names(m.view.played)
        margins = m.view.played.rival.margins
        aim = next_margin(lead, tuple(margins.values())) if lead is not None else None
        grades = tuple((points, names.get(grade, grade), points == aim) for grade, points in margins.items())
        back = back_art(m.view.edition, small=True)
        panel = LeadPanel(m.seats[rival].name, lead, grades, m.view.deck_left, _draw_words(m), back)
        self._pool.painted("lead", self._deck, panel, pad=24)


def deck_place(panel: Rect) -> Placement:
    """Where the deck lies on the table."""
    return Placement(panel.x + _DECK.x + _DECK.w / 2, panel.y + _DECK.y + _DECK.h / 2, _DECK.w, _DECK.h)


def next_margin(lead: int, margins: tuple[int, ...]) -> int:
    """The lowest margin not yet reached, or the highest one when all are."""
    return next((margin for margin in sorted(margins) if margin > lead), max(margins))


def spread(places: list[float], room: float) -> list[float]:
    """Places in rising order, those too close to each other moved apart, each as far as the other."""
    apart = list(places)
    for _ in places:
        for i in range(1, len(apart)):
            lack = max(0.0, room - (apart[i] - apart[i - 1])) / 2
            apart[i - 1], apart[i] = apart[i - 1] - lack, apart[i] + lack
    return apart


def draws_after(turn: int, turns: int) -> int:
    """How many cards are drawn when a turn ends (section 1.4): five when the rival completed a row."""
    if turn >= turns:
        return 0
    return _FULL_ROW if turn % _FULL_ROW == 0 else 1


def _draw_words(m: TableModel) -> str:
    if m.view.turn >= m.view.turns:
        return tr("nothing is drawn any more")
    return trc("deck", "you draw 1 each turn, or 5 after a full row of your rival")
