"""What lies before the player: the own cards face down in their places, or corporation cards."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.games.divercity.dive import Phase
from game.games.divercity.view import spoken, words
from game.games.divercity.view.cards import BACK, CORPORATION_BACK, SpeciesFace, paint_corporation
from game.games.divercity.view.colours import HELD, SOFT
from game.games.divercity.view.commands import SEE_NOTES
from game.games.divercity.view.model import OwnCard, TableModel
from game.games.divercity.view.notes import called
from game.games.divercity.view.notes_page import paint_key
from game.games.divercity.view.pieces import CardPlace, Notes
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.input.key_words import with_key
from game.ui.table.hands import Hands
from game.ui.table.paint import LIGHT, boxed, emblem
from game.ui.table.pieces import Confirm
from game.ui.table.seats import SeatInfo
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import tr
from game.units import Rect

MARGIN = 14.0
"""Around a card, for its light and its shadow."""
_NOTE = 190.0
"""Room left of the cards for words and buttons."""
_NEAR = 0.86
"""A title that fits in letters so much smaller does not take two lines."""
_CLOSE = 1.05
"""How much higher than its letters a line of a title is that takes two."""
_CARD_W, _CARD_H = 118.0, 165.0
_GAP = 10.0
"""The least distance between two cards: the focus ring of one must not cover the next one."""
_RING_Z = 5.5
"""The ring around a card lies above it, and below the button of the notes beside it."""
_RISE = 8.0
_WORDS_FROM = 150.0
"""A corporation card has words on it from this width."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The panel before the player; `acting`: its seat acts now; `noting`: the way to its notes is at its title."""

    seat: SeatInfo
    title: str
    note: str
    closed: bool
    acting: bool
    noting: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18, "glass")
        if self.acting:
            c.rect(0, 0, c.w, c.h, 18, line="#FFFFFFE0", line_w=3)
        emblem(c, self.seat, 28, 28, 13)
        room, size, text = _NOTE - (92 if self.noting else 50), 20 * c.look.text_scale, c.look.text
        near = text.fit(self.title, room, size, 600, "serif", size * _NEAR)[1]
        size = near if text.width(self.title, near, 600, "serif") <= room else size
        lines = text.wrap(self.title, room, size, 600, "serif")
        size = text.common(lines, room, size, 600, "serif")
        more = len(lines) - 1
        c.para(
            48, 34 - 7 * more, self.title, room, size, 600, LIGHT, family="serif", line_h=size * _CLOSE, label=False
        )
        boxed(c, 20, 48 + 10 * more, self.note, _NOTE - 26, 84 - 10 * more, 15.5, SOFT)
        if self.closed:
            c.icon("eye-off", 40, c.h - 38, 32, SOFT)


@dataclass(frozen=True, slots=True)
class OwnFace:
    """A card before the player; a silent one has no name."""

    card: OwnCard
    silent: bool

    @property
    def shown(self) -> tuple[str, ...]:
        if self.card.corporation is not None:
            return (f"corporation/{self.card.corporation}",)
        return (self._back,) if self.card.species is None else (f"card/divercity/{self.card.species}",)

    def hides(self, other: "OwnFace") -> bool:
        """It is the back of a card of species whose face is the other one."""
        return self.card.species is None and self.card.corporation is None and other.card.species is not None

    @property
    def _back(self) -> str:
        return CORPORATION_BACK if self.card.closed_plan else BACK

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c, card = Canvas(look, w, h), self.card
        x, y, w, h = MARGIN, MARGIN, w - 2 * MARGIN, h - 2 * MARGIN
        if card.chosen:
            c.glow(x, y, w, h, 10, HELD, 9, 6)
        else:
            c.shadow(x, y, w, h, 9, 1)
        if card.corporation is not None:
            paint_corporation(c, x, y, w, card.corporation, small=w < _WORDS_FROM)
        elif card.species is None:
            c.art(self._back, x, y, w, h)
        else:
            c.lay(SpeciesFace(card.species, not self.silent)(look, w, h), x, y)
        if card.chosen:
            c.rect(x - 1, y - 1, w + 2, h + 2, 10, line=HELD, line_w=3.5)
        elif card.open:
            c.rect(x, y, w, h, 9, line="#FFC857A0", line_w=2)
        if card.number and card.species is None and card.corporation is None:
            c.disc(x + w / 2, y + h - 24, 15, "#FFF8E6")
            c.text(x + w / 2, y + h - 18, str(card.number), 18, 700, "ink", "middle", label=False)
        elif card.chosen and card.corporation is not None:
            c.disc(x + w - 12, y + 12, 15, HELD, "white", 2)
            c.text(x + w - 12, y + 18, str(card.number), 17, 700, "ink", "middle", label=False)
        self._note(c, x, y, w)
        if card.told:
            c.disc(x + w - 10, y + 10, 13, "#FFF8E6", "#00000033")
            c.icon("walkie", x + w - 10, y + 10, 18, "ink")
        return c.surface

    def _note(self, c: Canvas, x: float, y: float, w: float) -> None:
        """What its owner noted: first what the card is, then what it is not, struck out; at most six."""
        marks = sorted(self.card.note, key=lambda mark: not mark[1])[:6]
        r = w * 0.13
        for index, (key, yes) in enumerate(marks):
            row, column = divmod(index, 3)
            cx, cy = x + w * (0.2 + 0.3 * column), y + w * (0.2 + 0.3 * row)
            c.disc(cx, cy, r + 2, "#FFF8E6")
            paint_key(c, key, cx, cy, r)
            if yes:
                c.disc(cx + r * 0.7, cy + r * 0.7, r * 0.55, "good")
                c.icon("check", cx + r * 0.7, cy + r * 0.7, r * 0.8, "white")
            else:
                c.disc(cx, cy, r, "#10202E90")
                c.icon("close", cx, cy, r * 1.7, "white")


class HandPart:
    """Puts the cards before the player on the stage, and the button that does what was chosen."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands = hands
        self._pool = hands.pool
        self._zone = zone

    def place(self, place: int, count: int) -> Rect:
        """Where a card lies, without its margin."""
        zone = self._zone
        pitch = min(_CARD_W + 34, (zone.w - _NOTE - 12) / max(count, 1))
        w = min(_CARD_W, pitch - _GAP)
        h = w / _CARD_W * _CARD_H
        x = zone.x + _NOTE + (zone.w - _NOTE - 12 - pitch * count) / 2 + place * pitch + (pitch - w) / 2
        return Rect(x, zone.y + (zone.h - h) / 2 + 2, w, h)

    def show(self, m: TableModel) -> None:
        """Draws the panel, its cards and the button."""
        title, note = _words(m)
        button = not m.past and m.decider is not None and (m.view.phase != Phase.ACT or bool(m.choice.action))
        tray = Tray(m.seats[m.front], title, note, m.closed and not button, m.acting == m.front, m.noting)
        self._pool.painted("hand", self._zone, tray, z=2, label=title)
        for place, card in enumerate(m.own):
            if card is not None:
                self._card(place, card, OwnFace(card, m.view.pictograms), m)
        if button:
            self._button(m)
        if m.noting:
            self._notes(m.notes_read_only)

    def _card(self, place: int, card: OwnCard, face: OwnFace, m: TableModel) -> None:
        spot = self.place(place, len(m.own))
        name = f"hand/{place}"
        x, y = spot.x + spot.w / 2, spot.y + spot.h / 2 - (_RISE if card.chosen else 0)
        w, h = spot.w + 2 * MARGIN, spot.h + 2 * MARGIN
        sprite = self._pool.known(name, Sprite) or Sprite(name, x, y, w, h, face, z=5)
        sprite.face, sprite.back, sprite.cx, sprite.cy, sprite.w, sprite.h = face, None, x, y, w, h
        sprite.squeeze, sprite.alpha, sprite.scale, sprite.rim = 1.0, 1.0, 1.0, MARGIN
        sprite.zone, sprite.sides_stay, sprite.ring_z = "hand", True, _RING_Z
        sprite.on_press = partial(self._hands.press, CardPlace(place))
        sprite.hit, sprite.focusable = True, card.open or m.can_end or m.view.hands_open
        sprite.label = tr("Card {n}").format(n=place + 1)
        sprite.wording = partial(spoken.card_words, place, card, m.view.pictograms)
        sprite.hint = words.card(card.corporation) if card.corporation is not None else _learnt(card)
        self._pool.put(sprite)

    def _notes(self, read_only: bool) -> None:
        zone, press = self._zone, partial(self._hands.press, Notes())
        button = self._pool.known("notes", RoundButton) or RoundButton(
            "notes",
            "pencil",
            with_key(tr("Notes"), SEE_NOTES),
            press,
            cx=zone.x + _NOTE - 19,
            cy=zone.y + 28,
            r=18,
            z=6,
            zone="notes",
        )
        button.icon = "search" if read_only else "pencil"
        self._pool.put(button)

    def _button(self, m: TableModel) -> None:
        zone, press = self._zone, partial(self._hands.press, Confirm())
        button = self._pool.known("done", Button) or Button(
            "done",
            tr("Do it"),
            press,
            x=zone.x + 18,
            y=zone.bottom - 62,
            w=_NOTE - 38,
            h=48,
            z=6,
            size=19,
            zone="done",
        )
        button.enabled, button.final, button.wording = m.ready, True, partial(spoken.done_words, m)
        self._pool.put(button)


def _learnt(card: OwnCard) -> str:
    """Return what the owner of a card was told and noted about it, in words."""
    mine = [called(key) for key, yes in card.note if yes]
    others = [called(key) for key, yes in card.note if not yes]
    lines = [tr("Told in turn {n}").format(n=card.told_in)] if card.told_in else []
    lines += [tr("Noted: {what}").format(what=", ".join(mine))] if mine else []
    return "\n".join(lines + ([tr("Noted: not {what}").format(what=", ".join(others))] if others else []))


def _words(m: TableModel) -> tuple[str, str]:
    """What lies there, and a sentence about it."""
    name = m.seats[m.front].name
    if m.view.hands_open and m.before_player != "foreseen" and m.own:
        told = any(card is not None and card.told for card in m.own)
        return name, tr("All hands are open. A walkie-talkie marks what was told.") if told else tr(
            "All hands are open."
        )
    if m.before_player == "foreseen":
        asks = tr("All may look and advise. The first one pressed comes next.")
        return tr("Coming up"), "" if m.past else asks
    if m.before_player == "agenda":
        if m.view.phase == Phase.DISCARD and m.decider is not None:
            return tr("Ocean Corp."), "" if m.past else tr("Choose two of these cards to be discarded.")
        if m.seen_by_industrialist:
            return name, tr("Your plans for the ocean. Nobody else sees them.")
        return name, tr("The plans of Ocean Corp. Only {name} sees them.").format(name=name)
    if not m.own:
        return name, tr("No card is left in this hand.")
    if m.view.solo:
        return name, tr("Hidden from you too.") if m.closed else tr("What you know stays open.")
    if m.past or m.decider != m.front:
        return name, tr("These cards stay closed.") if m.closed else tr("What you have been told.")
    return tr("Your hand"), tr("You may not look. The others can see it.") if m.closed else tr(
        "What you have been told."
    )
