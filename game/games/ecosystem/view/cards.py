"""Cards: the painted picture with its name and its rule strip in words and signs of this moment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

import pygame

from game.games.ecosystem.view.edition import back_art, card_art, disc_art, home
from game.games.ecosystem.view.paint import group_sign, medal
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.words import species as card_name

Level = Literal["S", "M", "L"]

_DESIGN_W = 300.0
"""Width of the card that the places below are measured on."""
_SMALLEST_PIXELS = 11
_DARKENED = "#0000008F"
"""Over the back of a card that lies face down in an ecosystem: 56 %."""
_SEEN_THROUGH = 0.35


@dataclass(frozen=True, slots=True)
class CardFace:
    """The face of a card at a level of detail.

    Attributes:
        marked: it has the golden line of a chosen card.
        open: the share of its width, from the left, that the next card leaves uncovered: there stand the words.
    """

    species: str
    level: Level
    marked: bool = False
    open: float = 1.0

    @property
    def shown(self) -> tuple[str, ...]:
        return (card_art(self.species, self.level),)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        return card_face(look, self.species, self.level, w, h, self.marked, self.open)


@dataclass(frozen=True, slots=True)
class DiscFace:
    """A card as a round picture, where there is no room for more."""

    species: str

    @property
    def shown(self) -> tuple[str, ...]:
        return (disc_art(self.species),)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        medal(c, self.species, w / 2, h / 2, w / 2)
        return c.surface


@dataclass(frozen=True, slots=True)
class BackFace:
    """The back that all cards of an edition share."""

    edition: str

    @property
    def shown(self) -> tuple[str, ...]:
        return (back_art(self.edition, small=False),)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        return look.art.sprite(back_art(self.edition, h < look.theme.number("card.levels.M")), w, h)


@dataclass(frozen=True, slots=True)
class DownFace:
    """A card that lies face down in an ecosystem: the dark back with a closed eye.

    Attributes:
        seen: the face shines through, because somebody looks at it.
        round: it lies on a small board on which discs stand for cards.
    """

    species: str
    seen: bool = False
    round: bool = False

    @property
    def shown(self) -> tuple[str, ...]:
        return (back_art(home(self.species).edition.id, small=False),)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        palette = f"games.{home(self.species).look}"
        if self.round:
            c.disc(w / 2, h / 2, w / 2, f"{palette}.bg2", f"{palette}.mist", max(1.0, w * 0.05))
            c.icon("eye-off", w / 2, h / 2, w * 0.62, f"{palette}.mist")
            return c.surface
        k = w / _DESIGN_W
        c.lay(BackFace(home(self.species).edition.id)(look, w, h), 0, 0)
        c.rect(0, 0, w, h, 22 * k, _DARKENED)
        if self.seen:
            c.art(card_art(self.species, level_for(look.theme, h)), 0, 0, w, h, alpha=_SEEN_THROUGH)
        eye = max(64 * k, min(15.0, w * 0.5))
        c.icon("eye-off", w / 2, h - eye / 2 - 20 * k, eye, f"{palette}.mist")
        return c.surface


def level_for(theme: Theme, height: float) -> Level:
    """How much a card of this height shows: its picture; its name too; its rule too."""
    if height >= theme.number("card.levels.L"):
        return "L"
    return "M" if height >= theme.number("card.levels.M") else "S"


def card_face(
    look: Look, species: str, level: Level, w: float, h: float, marked: bool = False, open: float = 1.0
) -> pygame.Surface:
    """The face of a card, w × h units large; `marked` and `open` as for `CardFace`."""
    c = Canvas(look, w, h)
    k = w / _DESIGN_W
    middle = w * open / 2
    if home(species).stand_in:
        _unpainted(c, species, level, k)
    else:
        c.art(card_art(species, level), 0, 0, w, h)
    if level == "L":
        _name(c, species, middle, 342 * k, 37 * k, w * open - 24 * k)
        rule_strip(c, species, middle, 381 * k, 46 * k, w * open - 28 * k)
    elif level == "M":
        _name(c, species, middle, 387 * k, 50 * k, w * open - 18 * k)
    group = home(species).group_of(species)
    if group and level != "S":
        group_sign(c, group, 34 * k, 36 * k, 24 * k)
    if marked:
        c.rect(0, 0, w, h, 22 * k, line="gold", line_w=4)
    return c.surface


def _unpainted(c: Canvas, species: str, level: Level, k: float) -> None:
    """Plain paper with a letter, for a card that has no picture yet."""
    c.rect(0, 0, c.w, c.h, 22 * k, "paper", "line", max(1.0, 4 * k))
    medal(c, species, c.w / 2, c.h * (0.5 if level == "S" else 0.4), min(c.w, c.h) * 0.34)


def rule_strip(c: Canvas, species: str, cx: float, cy: float, u: float, room: float = 1000.0) -> float:
    """What a card scores, in signs up to u units high around a middle, in the room there is; returns its width."""
    if home(species).stand_in:
        return 0.0
    tokens = [str(token) for token in c.look.theme.value(f"card.rule_strips.{species}")]
    u *= min(1.0, room / sum(_token_width(c, token, u) for token in tokens))
    widths = [_token_width(c, token, u) for token in tokens]
    x = cx - sum(widths) / 2
    for token, width in zip(tokens, widths, strict=True):
        _token(c, species, token, x + width / 2, cy, width, u)
        x += width
    return sum(widths)


def _name(c: Canvas, species: str, x: float, y: float, size: float, room: float) -> None:
    smallest, name = _SMALLEST_PIXELS / c.look.viewport.scale, card_name(species)
    if c.look.text.width(name, smallest, 600, "serif") > room:
        _narrow(c, name, x, y, smallest, room)
        return
    c.text(x, y, name, max(size, smallest), 600, "ink", "middle", "serif", room, smallest, label=False)


def _narrow(c: Canvas, name: str, x: float, y: float, size: float, room: float) -> None:
    """A name that is too long for the room even in the smallest letters, in narrower ones."""
    text, viewport = c.look.text, c.look.viewport
    drawn = text.render(name, size, 600, "serif", c.look.theme.colour("ink"))
    narrow = pygame.transform.smoothscale(drawn, (viewport.px(room), drawn.get_height()))
    c.lay(narrow, x - room / 2, y - text.ascent(size, 600, "serif") / viewport.scale)


def _is_points(token: str) -> bool:
    return token[0].isdigit() or token[0] == "×"


def _token_width(c: Canvas, token: str, u: float) -> float:
    return c.look.text.width(token, u * 0.72, 700, "sans") + u * 0.34 if _is_points(token) else u * 1.04


def _token(c: Canvas, species: str, token: str, x: float, cy: float, width: float, u: float) -> None:
    """One sign: points in an amber box, a disc, a struck disc, a diagram, the sign of a group or an icon."""
    if _is_points(token):
        c.rect(x - width / 2 + u * 0.04, cy - u * 0.44, width - u * 0.08, u * 0.88, u * 0.3, "amber")
        c.text(x, cy + u * 0.25, token, u * 0.72, 700, "white", "middle", label=False)
        return
    kind, _, what = token.rpartition(":")
    if kind == "d":
        _DIAGRAMS[what](c, x, cy, u)
    elif kind == "t":
        group_sign(c, next(group for group in home(species).groups if group.id == what), x, cy, u * 0.46)
    elif kind == "i":
        c.disc(x, cy, u * 0.44, "#FFFBEF", "#CDBB8E")
        c.icon(what, x, cy, u * 0.62, "ink")
    else:
        medal(c, what, x, cy, u * 0.46)
        if kind == "no":
            reach = u * 0.34
            for colour, w in (("cream", u * 0.2), ("bad", u * 0.11)):
                c.polyline([(x - reach, cy + reach), (x + reach, cy - reach)], colour, w)


def _lines_of_cells(c: Canvas, cx: float, cy: float, u: float, rows: bool, which: int = 1) -> None:
    """Nine little cells with one row or one column lit."""
    q = u * 0.19
    for i in range(3):
        for j in range(3):
            lit = (i if rows else j) == which
            left, top = cx + (j - 1.5) * q * 1.25, cy + (i - 1.5) * q * 1.25
            c.rect(left, top, q, q, q * 0.25, "amber" if lit else "#C9B88F")


def _two_steps(c: Canvas, cx: float, cy: float, u: float) -> None:
    """The cells within two steps of the one in the middle."""
    q = u * 0.19
    for dx in range(-2, 3):
        for dy in range(-2, 3):
            steps = abs(dx) + abs(dy)
            if steps <= 2:
                left, top = cx + dx * q * 0.92 - q * 0.38, cy + dy * q * 0.92 - q * 0.38
                c.rect(left, top, q * 0.76, q * 0.76, q * 0.2, "amber" if steps else "ink")


def _majority(c: Canvas, cx: float, cy: float, u: float) -> None:
    """Three bars of which the one in the middle is the highest."""
    q = u * 0.19
    for i, share in enumerate((0.42, 0.7, 0.26)):
        left = cx + (i - 1.5) * q * 1.4
        c.rect(left, cy + u * 0.34 - share * u, q * 1.2, share * u, u * 0.04, "amber" if i == 1 else "#A8977A")


_DIAGRAMS: Mapping[str, Callable[[Canvas, float, float, float], None]] = {
    "row": partial(_lines_of_cells, rows=True),
    "col": partial(_lines_of_cells, rows=False),
    "bot": partial(_lines_of_cells, rows=True, which=2),
    "2": _two_steps,
    "maj": _majority,
}


def rule_text(row: str) -> str:
    """What a row scores, in one sentence."""
    return home(row).words().rules[row]


def group_text(row: str) -> str:
    """What it means that a row belongs to a group, in one sentence; nothing for one that does not."""
    skin = home(row)
    words, group = skin.words(), skin.group_of(row)
    return words.group.format(group=words.groups[group.id]) if group is not None else ""
