"""What lies before the player: the own cards face down in their places, or corporation cards."""

from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.games.divercity.after import is_hole
from game.games.divercity.state import Phase
from game.games.divercity.view import words
from game.games.divercity.view.actions import TableActions
from game.games.divercity.view.cards import BACK, SpeciesFace, paint_corporation
from game.games.divercity.view.colours import HELD, SOFT
from game.games.divercity.view.model import TableModel
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.table.paint import LIGHT, boxed, emblem
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

MARGIN = 14.0
"""Around a card, for its light and its shadow."""
_NOTE = 170.0
"""Room left of the cards for words and a button."""
_CARD_W, _CARD_H = 118.0, 165.0
_RISE = 8.0
_WORDS_FROM = 150.0
"""A corporation card has words on it from this width."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The panel before the player."""

    seat: SeatInfo
    title: str
    note: str
    closed: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18, "glass")
        emblem(c, self.seat, 30, 28, 13)
        c.text(52, 34, self.title, 20, 600, LIGHT, family="serif", max_w=_NOTE - 50)
        boxed(c, 20, 48, self.note, _NOTE - 26, 84, 15.5, SOFT)
        if self.closed:
            c.icon("eye-off", 40, c.h - 38, 32, SOFT)


@dataclass(frozen=True, slots=True)
class OwnFace:
    """A card before the player.

    Attributes:
        species: what it is, if that is known.
        corporation: the card of Ocean Corp. it is, if it is one.
        number: of its place, or of its turn among the chosen ones.
        chosen: it is chosen; `open`: it can be.
        told: its owner has been told what it is.
        silent: without its name.
    """

    species: str | None
    corporation: str | None
    number: int
    chosen: bool
    open: bool
    told: bool
    silent: bool

    @property
    def shown(self) -> tuple[str, ...]:
        if self.corporation is not None:
            return (f"corporation/{self.corporation}",)
        return (BACK,) if self.species is None else (f"card/divercity/{self.species}",)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        x, y, w, h = MARGIN, MARGIN, w - 2 * MARGIN, h - 2 * MARGIN
        if self.chosen:
            c.glow(x, y, w, h, 10, HELD, 9, 6)
        else:
            c.shadow(x, y, w, h, 9, 1)
        if self.corporation is not None:
            paint_corporation(c, x, y, w, self.corporation, small=w < _WORDS_FROM)
        elif self.species is None:
            c.art(BACK, x, y, w, h)
        else:
            c.lay(SpeciesFace(self.species, not self.silent)(look, w, h), x, y)
        if self.chosen:
            c.rect(x - 1, y - 1, w + 2, h + 2, 10, line=HELD, line_w=3.5)
        elif self.open:
            c.rect(x, y, w, h, 9, line="#FFC857A0", line_w=2)
        if self.species is None and self.corporation is None:
            c.disc(x + w / 2, y + h - 24, 15, "#FFF8E6")
            c.text(x + w / 2, y + h - 18, str(self.number), 18, 700, "ink", "middle", label=False)
        elif self.chosen and self.corporation is not None:
            c.disc(x + w - 12, y + 12, 15, HELD, "white", 2)
            c.text(x + w - 12, y + 18, str(self.number), 17, 700, "ink", "middle", label=False)
        if self.told:
            c.disc(x + w - 10, y + 10, 13, "#FFF8E6", "#00000033")
            c.icon("walkie", x + w - 10, y + 10, 18, "ink")
        return c.surface


class HandPart:
    """Puts the cards before the player on the stage, and the button that does what was chosen."""

    def __init__(self, pool: NodePool, zone: Rect, actions: TableActions) -> None:
        self._pool = pool
        self._zone = zone
        self._actions = actions

    def place(self, place: int, count: int) -> Rect:
        """Where a card lies, without its margin."""
        zone = self._zone
        pitch = min(_CARD_W + 34, (zone.w - _NOTE - 12) / max(count, 1))
        w = min(_CARD_W, pitch - 6)
        h = w / _CARD_W * _CARD_H
        x = zone.x + _NOTE + (zone.w - _NOTE - 12 - pitch * count) / 2 + place * pitch + (pitch - w) / 2
        return Rect(x, zone.y + (zone.h - h) / 2 + 2, w, h)

    def show(self, m: TableModel) -> None:
        """Draws the panel, its cards and the button."""
        faces = _faces(m)
        closed = m.lying == "hand" and all(face is None or face.species is None for face in faces)
        title, note = _words(m, closed)
        button = m.mine is not None and (m.can_end or m.view.phase != Phase.ACT or bool(m.choice.deed))
        tray = Tray(m.seats[m.front], title, note, closed and not button)
        self._pool.painted("hand", self._zone, tray, z=2, label=title)
        for place, face in enumerate(faces):
            if face is not None:
                self._card(m, place, face, len(faces))
        if button:
            self._button(m)

    def _card(self, m: TableModel, place: int, face: OwnFace, count: int) -> None:
        spot = self.place(place, count)
        name = f"hand/{place}"
        x, y = spot.x + spot.w / 2, spot.y + spot.h / 2 - (_RISE if face.chosen else 0)
        w, h = spot.w + 2 * MARGIN, spot.h + 2 * MARGIN
        card = self._pool.known(name, Sprite) or Sprite(name, x, y, w, h, face, z=5)
        card.face, card.back, card.cx, card.cy, card.w, card.h = face, None, x, y, w, h
        card.squeeze, card.alpha, card.scale = 1.0, 1.0, 1.0
        card.zone = "hand"
        card.on_press = partial(self._actions.place, place) if face.open else None
        card.hit = card.focusable = face.open
        card.label = tr("Card {n}").format(n=place + 1)
        card.hint = words.card(face.corporation) if face.corporation is not None else ""
        self._pool.put(card)

    def _button(self, m: TableModel) -> None:
        zone = self._zone
        ends = m.can_end and not m.choice.deed
        label = tr("End my turn") if ends else tr("Do it")
        name = "end" if ends else "done"
        press = self._actions.end if ends else self._actions.done
        known = self._pool.known(name, Button)
        button = known or Button(
            name, label, press, x=zone.x + 18, y=zone.bottom - 62, w=_NOTE - 26, h=48, z=6, size=19, zone="done"
        )
        button.enabled = ends or m.ready
        self._pool.put(button)


def _faces(m: TableModel) -> list[OwnFace | None]:
    """The cards before the player; None where one is missing."""
    view = m.view
    if m.lying == "hand":
        return [
            None
            if is_hole(card)
            else OwnFace(
                card.species,
                None,
                place + 1,
                place in m.choice.places,
                place in m.open_places,
                card.told is not None and (view.memory_aid or view.solo or card.species is not None),
                view.pictograms,
            )
            for place, card in enumerate(view.seats[m.front].hand)
        ]
    cards: tuple[str | None, ...] = (
        view.coming if m.lying == "foreseen" else view.agenda or (None,) * view.agenda_size
    )
    back = OwnFace(None, None, 0, False, False, False, False)
    return [
        _corporate(m, place, card) if card is not None else replace(back, number=place + 1)
        for place, card in enumerate(cards)
    ]


def _corporate(m: TableModel, place: int, card: str) -> OwnFace:
    chosen = place in m.choice.places
    number = m.choice.places.index(place) + 1 if chosen else 0
    return OwnFace(None, card, number, chosen, place in m.open_places, False, False)


def _words(m: TableModel, closed: bool) -> tuple[str, str]:
    """What lies there, and a sentence about it."""
    name = m.seats[m.front].name
    if m.lying == "foreseen":
        return tr("Coming up"), tr("Press them in their new order: the first comes next.")
    if m.lying == "agenda":
        if m.view.phase == Phase.DISCARD and m.mine is not None:
            return tr("Ocean Corp."), tr("Choose two of these cards to be discarded.")
        return name, tr("Your plans for the ocean. Nobody else sees them.")
    if m.view.solo:
        return name, tr("Hidden from you too.") if closed else tr("What you know stays open.")
    if m.mine != m.front:
        return name, tr("These cards stay closed.") if closed else tr("What you have been told.")
    return tr("Your hand"), tr("You may not look. The others can see it.") if closed else tr(
        "What you have been told."
    )
