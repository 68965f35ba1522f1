"""The ladder in the middle: a rope for each species, from extinct to saved."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.games.divercity.components import COPIES, EXTINCT, SAVED, SPECIES
from game.games.divercity.view import spoken, words
from game.games.divercity.view.acting import endangered
from game.games.divercity.view.colours import COLUMNS, HELD
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import SpeciesRow
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.table.hands import Hands
from game.ui.words import tr
from game.units import Rect

_NAMES, _NAME_W, _PICTOGRAM_R = 168.0, 148.0, 14.0
_HEAD = 48.0
_RING_Z = 3.5
"""The ring around a rope lies above it, and below the tokens."""
_TOKEN = 33.0


def column_at(width: float, place: int) -> float:
    """Where the middle of a place lies in a ladder of this width."""
    return _NAMES + (place + 0.5) * (width - _NAMES - 8) / 5


@dataclass(frozen=True, slots=True)
class Columns:
    """The five columns with their names."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 20, "#061B338C", "#FFFFFF22")
        width = (c.w - _NAMES - 8) / 5
        names = [words.column(place) for place in range(len(COLUMNS))]
        size = c.look.text.common(names, width - 10, 16.5 * c.look.text_scale, 700)
        for place, (name, colour) in enumerate(zip(names, COLUMNS, strict=True)):
            x = _NAMES + place * width
            c.rect(x + 2, 6, width - 4, c.h - 12, 14, gradient=(colour + "D8", colour + "8C"))
            middle = x + width / 2
            sign = {EXTINCT: "skull", SAVED: "sun"}.get(place)
            c.text(middle, 25, name, size, 700, "white", "middle", label=False)
            if sign is not None:
                c.icon(sign, middle, 37, 16, "white")
            else:
                for dot in range(place):
                    c.disc(middle + (dot - (place - 1) / 2) * 9, 36, 2.6, "white")


@dataclass(frozen=True, slots=True)
class Rope:
    """One species' rope and name.

    Attributes:
        active: it moved last, and none is to be chosen now.
        start: where it came from, when it moved last.
        gone: how many of its cards are gone.
        endangered: it is one step from lost, and there are cards that can move it.
        ghost: where its token would go by what is chosen.
        open: it can be chosen; `chosen`: it is.
        pictograms: the species is not named: its picture and the number of its row stand there.
    """

    species: str
    place: int
    active: bool
    start: int | None
    gone: int
    endangered: bool
    ghost: int | None
    open: bool
    chosen: bool
    pictograms: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        middle, width = c.h / 2, (c.w - _NAMES - 8) / 5
        frozen = self.place in (EXTINCT, SAVED)
        if self.chosen or (self.open and hot):
            c.rect(6, 1, c.w - 12, c.h - 2, 10, "#FFE9B055", HELD, 3)
        elif self.active:
            c.rect(6, 1, c.w - 12, c.h - 2, 10, "#FFE9B02E", HELD, 2)
        elif self.open:
            c.rect(6, 1, c.w - 12, c.h - 2, 10, "#FFE9B018", HELD, 1.5)
        c.line(_NAMES + 14, middle + 1, c.w - 22, middle + 1, "#00000040", 6)
        c.line(_NAMES + 14, middle, c.w - 22, middle, "#9C937C" if frozen else "#E7D3A3", 4)
        tone = "#C9D6E2" if frozen else "#FFF8E6"
        names = [words.species(name, self.pictograms) for name in SPECIES]
        room = _NAME_W - (2 * _PICTOGRAM_R + 8 if self.pictograms else 0)
        size = c.look.text.common(names, room, 16.5 * c.look.text_scale, 600)
        name = words.species(self.species, self.pictograms)
        if self.pictograms:
            x, r = 160 - _PICTOGRAM_R, _PICTOGRAM_R
            c.art(f"disc/divercity-{self.species}", x - r, middle - r, 2 * r, 2 * r, alpha=0.6 if frozen else 1.0)
        c.text(160 - _NAME_W + room, middle + 5.5, name, size, 600, tone, "end", max_w=room, label=False)
        if self.start is not None:
            x = _NAMES + (self.start + 0.5) * width
            c.disc(x, middle, 14, "#FFFFFF20", "#FFFFFF90", 1.8)
        if self.endangered:
            c.icon("warning", _NAMES + 0.5 * width, middle - 1, 20, HELD)
        if hot:
            for copy in range(COPIES):
                c.rect(9 + copy * 9, middle - 6, 7, 12, 2, None if copy < self.gone else "#FFF8E6", "#FFF8E6", 1)
        for place in self._ghosts(hot):
            x, r = _NAMES + (place + 0.5) * width, _TOKEN / 2 - 1
            c.art(f"disc/divercity-{self.species}", x - r, middle - r, 2 * r, 2 * r, alpha=0.45)
            c.disc(x, middle, r, line="cream", line_w=2)

    def _ghosts(self, hot: bool) -> tuple[int, ...]:
        """Where the token would go: by what is chosen, else one step either way while it is looked at."""
        if self.ghost is not None:
            return (self.ghost,)
        if not hot or self.place in (EXTINCT, SAVED):
            return ()
        return (self.place + 1,) if self.open else (self.place - 1, self.place + 1)


@dataclass(frozen=True, slots=True)
class TokenFace:
    """The token of a species at a place of the ladder."""

    species: str
    place: int
    glows: bool = False

    @property
    def shown(self) -> tuple[str, ...]:
        return (f"disc/divercity-{self.species}",)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        r = _TOKEN / 2
        x, y = w / 2, h / 2
        if self.glows:
            c.glow(x - r, y - r, 2 * r, 2 * r, r, HELD, 6, 4)
        else:
            c.shadow(x - r, y - r, 2 * r, 2 * r, r, 1)
        c.art(f"disc/divercity-{self.species}", x - r, y - r, 2 * r, 2 * r)
        if self.place == EXTINCT:
            c.disc(x, y, r, "#1B2028B0")
            c.icon("skull", x + 12, y + 8, 15, "white")
        if self.place == SAVED:
            c.disc(x, y, r + 1, line="#FFD35C", line_w=3)
            c.disc(x + 12, y + 9, 8.5, "good", "#FFF8E6", 1.5)
            c.icon("check", x + 12, y + 9, 11, "white")
        return c.surface


def _outlook(place: int, gone: int) -> str:
    """How many cards are gone, and how far it is to either end."""
    cards = tr("Cards gone: {gone} of {copies}.").format(gone=gone, copies=COPIES)
    if place in (EXTINCT, SAVED):
        return tr("{cards} Nothing moves it any more.").format(cards=cards)
    said = tr("{cards} Steps to safety: {up}. Steps to extinction: {down}.")
    return said.format(cards=cards, up=SAVED - place, down=place - EXTINCT)


class LadderPart:
    """Puts the ladder on the stage."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands = hands
        self._pool = hands.pool
        self._zone = zone

    def row(self, species: str) -> Rect:
        """The strip of a species."""
        zone = self._zone
        height = (zone.h - 58) / len(SPECIES)
        return Rect(zone.x, zone.y + _HEAD + SPECIES.index(species) * height, zone.w, height)

    def spot(self, species: str, place: int) -> tuple[float, float]:
        """Where a species' token lies at a place of the ladder."""
        row = self.row(species)
        return row.x + column_at(row.w, place), row.y + row.h / 2

    def show(self, m: TableModel) -> None:
        """Draws the columns, and every rope with its token."""
        self._pool.painted("ladder", self._zone, Columns(), z=2, label=tr("The ladder"))
        near = endangered(m.view)
        for species, place in m.view.ladder.items():
            gone = m.view.species_discard.count(species)
            is_open = species in m.open_species
            active, start = species in m.moved_from and not m.open_species, m.moved_from.get(species)
            rope = Rope(
                species,
                place,
                active,
                start if start != place else None,
                gone,
                species in near,
                m.ghosts.get(species),
                is_open,
                is_open and species == m.choice.species,
                m.view.pictograms,
            )
            name = words.species(species, m.view.pictograms)
            label = tr("{species}: {place}").format(species=name, place=words.column(place))
            outlook = _outlook(place, gone)
            self._pool.painted(
                f"species/{species}",
                self.row(species),
                rope,
                z=3,
                label=label,
                wording=partial(spoken.species_words, m, species),
                hint=outlook if m.view.pictograms else f"{outlook}\n{words.fact(species)}",
                zone="ladder",
                press=partial(self._hands.press, SpeciesRow(species)),
                focusable=is_open or not m.open_species,
            ).ring_z = _RING_Z
            self._token(species, TokenFace(species, place, active))

    def token(self, species: str) -> Sprite:
        """The token of a species, for movement."""
        token = self._pool.stage[f"token/{species}"]
        assert isinstance(token, Sprite)
        return token

    def _token(self, species: str, face: TokenFace) -> None:
        name, (x, y) = f"token/{species}", self.spot(species, face.place)
        side = 2 * _TOKEN
        token = self._pool.known(name, Sprite) or Sprite(name, x, y, side, side, face, z=4)
        token.face, token.cx, token.cy, token.w, token.h = face, x, y, side, side
        token.alpha, token.scale, token.lift = 1.0, 1.0, 0.0
        self._pool.put(token)
