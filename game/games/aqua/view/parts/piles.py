"""The five piles of large animals: shape, next value, and which of them would come now."""

from dataclasses import dataclass
from functools import partial

from game.games.aqua.area import LargeAnimal
from game.games.aqua.components import PILES
from game.games.aqua.geometry import NB
from game.games.aqua.large import Outline
from game.games.aqua.view import colours, spoken, words
from game.games.aqua.view.faces import LARGE_SPAN, LargeFace, paint_pip, paint_shape
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.pieces import Pile
from game.games.aqua.view.sceneries import gain_pill
from game.ui.engine.canvas import Canvas
from game.ui.engine.sprite import Sprite
from game.ui.table.gliding import spot
from game.ui.table.hands import Hands
from game.ui.table.paint import heading
from game.ui.words import tr
from game.units import Placement, Rect

_HEAD = 48.0
_ANIMAL_Z, _CARRIED_Z, _TRIED_Z = 3.0, 500.0, 4.5
"""In its pile, at the pointer, and over a place on the reef, whose lines and numbers lie above."""
_TRIED_ALPHA = 0.9
_EDGES = {"duo": 16.0, "bend": 14.5, "triangle": 16.0, "line": 14.5, "diamond": 16.0}
_PICTURES = {"duo": 96.0, "bend": 96.0, "triangle": 88.0, "line": 96.0, "diamond": 84.0}
_TILTED = {"line": -68.0}
_SHAPE_X, _BELOW = 46.0, 12.0
"""Where the middle of a shape is: from the left, and below the middle of its card."""
_PICTURE_Y = 67.0
"""The height of their middles: under the names."""
_TALL, _LARGER = 260.0, 1.6
"""From this height on shape and picture are so much larger, the one below the other."""


@dataclass(frozen=True, slots=True)
class PilesFrame:
    """The glass behind the piles."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20, "glass")
        heading(c, tr("Large animals"), c.w - 36)


@dataclass(frozen=True, slots=True)
class PileCard:
    """One pile.

    Attributes:
        values: what is left in it, from the top.
        comes: the animal on the top would come now, or after the tile that is tried.
        gain: by how much the total would change then, None where nothing comes or the table does not tell.
        held: the animal on the top is in hand, or laid for now.
    """

    pile: str
    values: tuple[int, ...]
    comes: bool
    gain: int | None = None
    held: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, "#02222E66")
        if self.comes:
            c.rect(0, 0, c.w, c.h, 14, "#FFC85766" if self.held else "#FFC85733", "gold", 5 if self.held else 3)
        elif hot:
            c.rect(0, 0, c.w, c.h, 14, line="#FFD98A", line_w=2)
        left, room = bool(self.values), c.w - 28
        if self.gain is not None:
            room = c.w - 36 - gain_pill(c, c.w - 36, 22, self.gain) / 2 - 20
        c.text(14, 26, words.pile(self.pile), 17, 600, "cream" if left else "#BFD6D4", family="serif", max_w=room)
        tone = colours.LARGE[self.pile] if left else "#35505A"
        shape = _shape_on(self.pile, Rect(0, 0, c.w, c.h))
        paint_shape(c, shape.cx, shape.cy, shape.w / LARGE_SPAN, self.pile, shape_cells(self.pile), tone)
        if not left:
            c.text(c.w - 14, c.h - 18, tr("pile empty"), 15.5, colour="#BFD6D4", anchor="end", max_w=110)
            return
        side, x, y = _PICTURES[self.pile], c.w - 58, _PICTURE_Y
        if c.h >= _TALL:
            side, x, y = side * _LARGER, c.w / 2, _PICTURE_Y * _LARGER
        c.art(
            colours.large_art(self.pile), x - side / 2, y - side / 2, side, side, angle=_TILTED.get(self.pile, 0)
        )  # fmt: skip
        paint_pip(c, c.w - 28, c.h - 28, 20, self.values[0], colours.LARGE_PIP)
        if len(self.values) > 1:
            later = tr("then {values}").format(values=" ".join(map(str, self.values[1:])))
            c.text(c.w - 56, c.h - 20, later, 15.5, 400, "#BFE6E0", "end", max_w=78)


class PilesPart:
    """Puts the piles on the stage."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands, self._zone = hands, zone

    def show(self, m: TableModel) -> None:
        """Draws every pile; one whose animal would come can be chosen."""
        zone, then = self._zone, dict(m.trial.then) if m.trial is not None else {}
        self._hands.pool.painted("piles", zone, PilesFrame())
        for index, pile in enumerate(PILES):
            comes = pile in m.outlines
            gain = max(m.outlines[pile].values()) if comes else then.get(pile)
            card = self._hands.pool.painted(
                f"pile/{pile}",
                self.place(index),
                PileCard(
                    pile,
                    m.view.large_left[pile],
                    comes or pile in then,
                    gain if m.show_gains else None,
                    m.pile == pile and (m.held or m.laid is not None),
                ),
                z=2,
                label=words.pile(pile),
                wording=partial(spoken.pile_words, m, pile),
                hint=self._hint(m, pile, pile in then),
                zone="piles",
                press=partial(self._hands.press, Pile(pile)) if comes else None,
                point=partial(self._hands.point, Pile(pile)),
            )
            card.drag = comes
            if comes:
                self._animal(m, pile, self.place(index))

    def _animal(self, m: TableModel, pile: str, card: Rect) -> None:
        """The animal on the top of a pile lies on its shape, until it is laid on the reef."""
        sprite = self.animal(pile)
        if sprite is None:
            sprite = Sprite(f"large/{pile}", 0, 0, 1, 1, "", z=_ANIMAL_Z)
        sprite.soft = True
        self._hands.pool.put(sprite)
        if m.held and m.pile == pile and self._hands.carried() is not None:
            return
        shape = _shape_on(pile, card)
        sprite.face = self._face(m, pile, shape_cells(pile), value=False)
        sprite.cx, sprite.cy, sprite.w, sprite.h = shape.cx, shape.cy, shape.w, shape.h
        sprite.z, sprite.lift, sprite.alpha = _ANIMAL_Z, 1.0, 1.0
        sprite.visible = m.laid is None or m.laid.pile != pile

    def _face(self, m: TableModel, pile: str, cells: Outline, value: bool) -> LargeFace:
        return LargeFace(LargeAnimal(pile, m.view.large_left[pile][0], cells), value)

    def animal(self, pile: str) -> Sprite | None:
        """The animal on the top of a pile that would come now."""
        return self._hands.pool.known(f"large/{pile}", Sprite)

    def seen(self) -> dict[str, Placement]:
        """Pile → where the animal on its top is at this moment: at home, in hand, or laid."""
        sprites = {pile: self.animal(pile) for pile in PILES}
        return {pile: spot(sprite) for pile, sprite in sprites.items() if sprite is not None}

    def carry(self, m: TableModel, x: float, y: float, edge: float, place: Outline | None) -> None:
        """The animal in hand is there, as large as on the reef; over a place for it, it lies as it would there."""
        sprite = self.animal(m.pile) if m.pile is not None else None
        if sprite is None or m.pile is None:
            return
        sprite.face = self._face(m, m.pile, place or shape_cells(m.pile), value=True)
        sprite.cx, sprite.cy, sprite.w, sprite.h = x, y, LARGE_SPAN * edge, LARGE_SPAN * edge
        sprite.soft, sprite.visible, sprite.lift = False, True, 3.0 if place is None else 0.0
        sprite.z, sprite.alpha = (_CARRIED_Z, 1.0) if place is None else (_TRIED_Z, _TRIED_ALPHA)

    def _hint(self, m: TableModel, pile: str, after_tile: bool) -> str:
        """Which animals, over which shape, what the next ones bring, and why none of them comes."""
        said = [words.both_animals(pile), words.shape(pile)]
        if len(m.view.large_left[pile]) > 1:
            first, second, *_ = m.view.large_left[pile]
            said.append(
                tr("The first to come brings {points}, the next one {fewer}.").format(points=first, fewer=second)
            )
        if m.laid is not None and m.laid.pile == pile:
            said.append(tr("It is laid for now: place it, or put it back."))
        elif after_tile:
            said.append(tr("With this tile it would come."))
        elif pile in m.outlines:
            said.append(tr("It would come now: press to choose its place."))
        else:
            area = m.view.areas[m.front]
            said += [words.hindrance(one, area) for one in m.hindrances[pile]]
        return "\n".join(said)

    def place(self, index: int) -> Rect:
        """Where a pile lies."""
        h = (self._zone.h - _HEAD - 8) / len(PILES)
        return Rect(self._zone.x + 10, self._zone.y + _HEAD + index * h, self._zone.w - 20, h - 8)


def _shape_on(pile: str, card: Rect) -> Placement:
    """Where the shape of a pile, and the animal on it, lies on its card."""
    side = LARGE_SPAN * _EDGES[pile]
    if card.h >= _TALL:
        return Placement(card.x + card.w / 2, card.y + card.h * 0.62, side * _LARGER, side * _LARGER)
    return Placement(card.x + _SHAPE_X, card.y + card.h / 2 + _BELOW, side, side)


def shape_cells(pile: str) -> tuple[tuple[int, int], ...]:
    """The shape of a pile as corners of the lattice, lying as it is drawn on its card."""
    (ax, ay), (bx, by) = NB[0], NB[1]
    if pile in ("line", "duo"):
        (ax, ay), (bx, by) = NB[5], NB[0]
    return tuple((ax * x + bx * y, ay * x + by * y) for x, y in PILES[pile].steps)
