"""What Ocean Corp. does this turn, the piles, and how the divers fare together."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.games.divercity.components import EXTINCT, HOTELS, SAVED, effects
from game.games.divercity.view import words
from game.games.divercity.view.cards import BACK, CORPORATION_BACK, RATIO, CorporationFace, card_face
from game.games.divercity.view.colours import CORPORATE, SOFT
from game.games.divercity.view.commands import SEE_DISCARDS
from game.games.divercity.view.danger import warnings
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import DiscardPiles
from game.ui.engine.canvas import Canvas
from game.ui.engine.sprite import Sprite
from game.ui.input.key_words import with_key
from game.ui.table.hands import Hands
from game.ui.table.paint import LIGHT, boxed, emblem, heading
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trc
from game.units import Placement, Rect

CARD_W = 224.0
_NEXT = 5
_CORPORATION_H, _PILES_H = 412.0, 200.0
"""Of the panels where the window is as wide for its height as the picture; in a higher one they are higher."""
_FATE = 34.0
"""How wide the picture of a species is that is safe or gone."""
_GAUGES, _GAUGE_H = 48.0, 54.0
"""Where the first counter begins, and how far it is to the next one."""
_WORDS = _GAUGES + 3 * _GAUGE_H + 6
"""Below the counters: what has to be known of them."""
_FOOT = 64.0
"""At the foot of that panel: who is active next."""
_EMBLEM_R = 13.0
_RIM = 3.5
"""Of the emblem of who is active next, and what goes around it."""
_BEHIND = (12.0, 8.0, 4.0)
"""How far the stack lies aside from the card of this turn, and how many degrees it is turned."""
CORPORATION_CARD = "corporation-card"


def _card_y(h: float) -> float:
    """Where the corporation card begins in its panel."""
    return 50 + (h - _CORPORATION_H) / 2


def _pile_y(h: float) -> float:
    """Where the piles begin in their panel."""
    return 22 + (h - _PILES_H) / 2


@dataclass(frozen=True, slots=True)
class Strike:
    """The panel in which the corporation card lies, with a line about what it did."""

    news: str
    waiting: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18, "glass")
        heading(c, tr("Ocean Corp. strikes"), c.w - 40, 20, 36)
        x, y = c.w / 2 - CARD_W / 2 + _BEHIND[0], _card_y(c.h) + _BEHIND[1]
        c.art(CORPORATION_BACK, x, y, CARD_W, CARD_W * RATIO, angle=_BEHIND[2])
        said = self.news or (tr("The industrialist is choosing.") if self.waiting else "")
        room, scale = c.w - 32, c.look.text_scale
        whole, size = c.look.text.fit(said, room, 17 * scale, 600)
        lines = [said] if whole == said else c.look.text.wrap(said, room, size, 600)
        for above, line in enumerate(reversed(lines)):
            y = c.h - (16 if len(lines) == 1 else 9) - above * 17
            c.text(c.w / 2, y, line, size / scale, 600, "#FFE0A0", "middle", max_w=room)


@dataclass(frozen=True, slots=True)
class Piles:
    """The deck, the corporation's pile and the newest discard."""

    species: int
    corporation: int
    discards: int
    newest: str | None

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18, "glass")
        piles = (
            (trc("pile", "Species"), self.species, BACK),
            (trc("pile", "Corporation"), self.corporation, CORPORATION_BACK),
            (trc("pile", "Discards"), self.discards, None),
        )
        y = _pile_y(c.h)
        size = c.look.text.common((title for title, *_ in piles), 92, 15.5 * c.look.text_scale)
        for index, (title, count, art) in enumerate(piles):
            x = 18 + index * 94
            c.rect(x, y, 80, 112, 9, line="#FFFFFF40", line_w=1.5, dash=(5, 5))
            if art is not None and count:
                for layer in range(min(2, count)):
                    c.art(f"{art}-S", x - layer * 1.5, y - layer * 2, 80, 112)
            elif art is None and self.newest is not None:
                c.lay(card_face(c.look, self.newest, "S", 80, 112), x, y - 2)
                c.shown.append(f"card/divercity/{self.newest}")
            if art is None and hot:
                c.glow(x, y - 2, 80, 112, 9, "#FFC857", 5, 4)
            c.text(x + 40, y + 136, title, size, 400, SOFT, "middle", max_w=92, label=False)
            c.text(x + 40, y + 160, str(count), 20, 700, LIGHT, "middle", label=False)


@dataclass(frozen=True, slots=True)
class Together:
    """Saved, extinct and built, each against the number that ends the game, and who comes next.

    `fates`: the species that are safe and those that are gone, seen where nothing has to be warned of in `words`.
    `pictograms`: no species is named. `hostile`: the viewer plays for Ocean Corp.
    """

    level: str
    saved: int
    save: int
    extinct: int
    lose: int
    built: int
    words: str
    warns: bool
    following: tuple[SeatInfo, ...]
    fates: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    pictograms: bool = False
    hostile: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        used = c.text(22, 38, self.title, 24, 700, family="serif", max_w=150)
        c.text(c.w - 20, 37, self.level, 16, 400, "ink2", "end", max_w=c.w - 60 - used)
        saved, extinct, hotels = self._aims
        rows = (
            ("sun", "#9A6F08", saved.format(n=self.save), self.saved, self.save, "#D9A51F"),
            ("skull", "#3A3F47", extinct.format(n=self.lose), self.extinct, self.lose, "#4A5058"),
            ("hotel", "#A8321F", hotels.format(n=len(HOTELS)), self.built, len(HOTELS), "#C2473A"),
        )
        figures = [tr("{n} of {most}").format(n=value, most=most) for *_, value, most, _ in rows]
        scale, width = c.look.text_scale, c.look.text.width
        room = c.w - 104 - max(width(figure, 22, 700, "serif") for figure in figures)
        size = c.look.text.common((title for _, _, title, *_ in rows), room, 17 * scale, 600)
        for index, ((sign, colour, title, value, most, fill), figure) in enumerate(zip(rows, figures)):
            y = _GAUGES + index * _GAUGE_H
            self._gauge(c, y, sign, colour, value, most, fill)
            c.text(c.w - 22, y + 21, figure, 22, 700, "ink", "end", "serif", 90, label=False)
            c.text(72, y + 18, title, size, 600, max_w=room, label=False)
        c.line(20, _WORDS - 4, c.w - 20, _WORDS - 4, "line", 1.5)
        room = c.h - _FOOT - _WORDS
        if self.warns:
            c.icon("warning", 33, _WORDS + 14, 24, CORPORATE)
            boxed(c, 50, _WORDS, self.words, c.w - 64, room, 16.5, CORPORATE)
        elif any(self.fates):
            self._fates(c)
        else:
            boxed(c, 22, _WORDS + 2, self.words, c.w - 40, room - 2, 16.5, "ink2")
        self._following(c)

    @property
    def title(self) -> str:
        """On whose side the viewer is."""
        return tr("Ocean Corp.") if self.hostile else tr("Together")

    @property
    def _aims(self) -> tuple[str, str, str]:
        """What saved species, extinct ones and hotels mean to the viewer, each with the number that ends the game."""
        if self.hostile:
            return tr("Saved: they win at {n}"), tr("Extinct: you win at {n}"), tr("Hotels: you win at {n}")
        return tr("Saved: we win at {n}"), tr("Extinct: lost at {n}"), tr("Hotels: lost at {n}")

    def _fates(self, c: Canvas) -> None:
        """A line of pictures for each fate, under the sign that it has above."""
        lines = [line for line in zip(("sun", "skull"), ("#9A6F08", "#3A3F47"), self.fates, (1.0, 0.5)) if line[2]]
        step = (c.h - (_FOOT if self.following else 18) - _WORDS) / len(lines)
        for index, (sign, colour, species, alpha) in enumerate(lines):
            y = _WORDS + (index + 0.5) * step
            c.disc(40, y, 13, colour)
            c.icon(sign, 40, y, 17, "white")
            pitch = min(_FATE + 4, (c.w - 92) / len(species))
            for place, name in enumerate(species):
                c.art(f"disc/divercity-{name}", 72 + place * pitch, y - _FATE / 2, _FATE, _FATE, alpha=alpha)

    def _gauge(self, c: Canvas, y: float, sign: str, colour: str, value: int, most: int, fill: str) -> None:
        c.disc(40, y + 24, 21, colour)
        c.icon(sign, 40, y + 24, 26, "white")
        if value == most - 1 and sign != "sun":
            c.disc(57, y + 38, 11, "gold", "cream", 1.5)
            c.icon("warning", 57, y + 37, 15, "ink")
        pitch = (c.w - 94) / most
        for step in range(most):
            c.rect(72 + step * pitch, y + 30, pitch - 6, 16, 8, fill if step < value else "#EBDDBB", line="#00000022")

    def _following(self, c: Canvas) -> None:
        if not self.following:
            return
        c.rect(12, c.h - _FOOT + 2, c.w - 24, 50, 14, "surface.row")
        y = c.h - _FOOT + 27
        width = c.text(24, y + 5, tr("Next active:"), 16, 400, "ink2", max_w=110)
        x = 24 + width + 22
        pitch = min(40.0, (c.w - x - 20 - _EMBLEM_R - _RIM) / max(len(self.following) - 1, 1))
        radius = min(_EMBLEM_R, pitch / 2 - _RIM)
        for index, seat in enumerate(self.following):
            if index and pitch >= 2 * (radius + _RIM) + 6:
                c.icon("arrow-right", x - pitch / 2, y, 13, "ink3")
            emblem(c, seat, x, y, radius)
            x += pitch


class CorporationPart:
    """Puts the corporation card, the piles and the counters on the stage."""

    def __init__(self, hands: Hands, card: Rect, piles: Rect, counters: Rect) -> None:
        self._hands = hands
        self._card, self._piles, self._counters = card, piles, counters

    @property
    def card(self) -> Rect:
        """Where the corporation card of this turn lies."""
        panel = self._card
        return Rect(panel.x + panel.w / 2 - CARD_W / 2, panel.y + _card_y(panel.h), CARD_W, CARD_W * RATIO)

    @property
    def stack(self) -> Placement:
        """Where the corporation cards of earlier turns lie."""
        x, y, angle = _BEHIND
        cx, cy = self.card.centre
        return Placement(cx + x, cy + y, CARD_W, CARD_W * RATIO, angle)

    @property
    def deck(self) -> Rect:
        """Where the species cards are drawn from."""
        return self._pile(0)

    @property
    def pile(self) -> Rect:
        """Where the corporation cards are drawn from."""
        return self._pile(1)

    @property
    def discards(self) -> Rect:
        """Where the species cards go."""
        return self._pile(2)

    def _pile(self, index: int) -> Rect:
        return Rect(self._piles.x + 18 + index * 94, self._piles.y + _pile_y(self._piles.h), 80, 112)

    def show(self, m: TableModel) -> None:
        """Draws all three panels."""
        view, pool = m.view, self._hands.pool
        waits = view.corporation is None and view.industrialist is not None
        pool.painted("corporation", self._card, Strike(m.news, waits), z=2, label=tr("Ocean Corp. strikes"))
        if view.corporation is not None:
            self._show_card(view.corporation, m)
        newest = view.species_discard[-1] if view.species_discard else None
        piles = Piles(view.species_left, view.corporation_left, len(view.species_discard), newest)
        pool.painted(
            "piles",
            self._piles,
            piles,
            z=2,
            label=tr("The piles"),
            hint=with_key(tr("Look through the discards"), SEE_DISCARDS),
            zone="piles",
            press=partial(self._hands.press, DiscardPiles()),
        )
        together = self._together(m)
        pool.painted(
            "together",
            self._counters,
            together,
            z=2,
            pad=30,
            label=together.title,
            hint=_fate(*together.fates, together.pictograms),
        )

    def _show_card(self, card: str, m: TableModel) -> None:
        place = self.card
        beginner = "beginner" in m.view.options["variants"]
        face = CorporationFace(card, effects(card)[-1:] if beginner else None)
        x, y = place.x + place.w / 2, place.y + place.h / 2
        pool = self._hands.pool
        sprite = pool.known(CORPORATION_CARD, Sprite) or Sprite(
            CORPORATION_CARD, x, y, place.w, place.h, face, CORPORATION_BACK, z=4
        )
        sprite.face, sprite.cx, sprite.cy, sprite.w, sprite.h = face, x, y, place.w, place.h
        sprite.back = CORPORATION_BACK
        sprite.squeeze, sprite.lift, sprite.alpha, sprite.angle = 1.0, 1.0, 1.0, 0.0
        sprite.label = words.card(card)
        pool.put(sprite)

    def _together(self, m: TableModel) -> Together:
        view = m.view
        saved = [name for name, place in view.ladder.items() if place == SAVED]
        extinct = [name for name, place in view.ladder.items() if place == EXTINCT]
        divers = len(view.seats)
        following = tuple(m.seats[(view.active + step) % divers] for step in range(1, divers))[:_NEXT]
        near = warnings(view)
        return Together(
            words.level(view.options["level"]),
            len(saved),
            view.save,
            len(extinct),
            view.lose,
            len(view.built),
            "\n".join(near) if near else tr("All twelve species are still at sea."),
            bool(near),
            following if not view.solo else (),
            (tuple(saved), tuple(extinct)),
            view.pictograms,
            m.seen_by_industrialist,
        )


def _fate(saved: Sequence[str], extinct: Sequence[str], pictograms: bool) -> str:
    """In words, who is safe and who is gone; `pictograms` as in `words.species`."""
    safe, gone = (", ".join(words.species(name, pictograms) for name in names) for names in (saved, extinct))
    if safe and gone:
        return tr("Saved: {safe}. Gone for good: {gone}.").format(safe=safe, gone=gone)
    if safe:
        return tr("Saved: {safe}.").format(safe=safe)
    if gone:
        return tr("Gone for good: {gone}.").format(gone=gone)
    return ""
