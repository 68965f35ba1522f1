"""The bricks of the table: nodes that draw a frozen figure, and the keeper of their names."""

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar

from game.games.ecosystem.view.cards import DownFace
from game.games.ecosystem.view.places import Place
from game.levels.tmx import Rect
from game.ui.canvas import Canvas
from game.ui.node import Node, Painted
from game.ui.sprite import Face, Sprite
from game.ui.stage import Stage

N = TypeVar("N", bound=Node)
Point = Callable[[bool], None]
"""Told True when the player begins to look at a node, by pointer or keyboard, and False when he looks away."""


class Figure(Protocol):
    """What a plate shows: a frozen value that can paint itself."""

    def paint(self, c: Canvas, hot: bool) -> None:
        """Paints it; `hot`: the player looks at it."""
        ...


class Plate(Painted):
    """A node that shows a figure and paints again when that is another one.

    Attributes:
        hot: the player looks at it.
        on_point: told when the player looks at it or away from it.
        note: a sentence that stands to its right while the player looks at it.
    """

    hot = False
    on_point: Point | None = None
    note = ""

    def __init__(self, name: str, figure: Figure) -> None:
        super().__init__(name)
        self.figure = figure

    def key(self) -> Hashable:
        return self.figure, self.hot, self.pad

    def paint(self, c: Canvas) -> None:
        self.figure.paint(c, self.hot)


class CardSprite(Sprite):
    """A card on the table or in the hand.

    Attributes:
        hot: the player looks at it.
        on_point: told when the player looks at it or away from it.
        home: where it lies when nothing moves it.
        owner: the seat in whose ecosystem it lies, None in a hand.
        frame: what a large picture of it leaves uncovered; None: the card itself.
    """

    hot = False
    on_point: Point | None = None
    home: Place
    owner: int | None = None
    frame: Rect | None = None

    def rest(self, place: Place, lift: float = 0, down: bool = False) -> None:
        """Puts it where the view says, at rest, face up or face down."""
        self.home = place
        self.cx, self.cy, self.w, self.h, self.angle = place.cx, place.cy, place.w, place.h, place.angle
        self.scale = self.alpha = 1.0
        self.squeeze = -1.0 if down else 1.0
        self.lift = lift
        self.visible = True


class Keeper:
    """Keeps the nodes that a moment of the table needs, and takes away those it does not need any more.

    Between two moments a node of the same name is the same object, so that movement can carry it over.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._mine: set[str] = set()
        self._wanted: set[str] = set()

    def plate(
        self,
        name: str,
        place: Rect,
        figure: Figure,
        *,
        z: float = 0,
        pad: float = 0,
        label: str = "",
        hint: str = "",
        note: str = "",
        zone: str = "",
        press: Callable[[], None] | None = None,
        point: Point | None = None,
        focusable: bool | None = None,
    ) -> Plate:
        """The plate of this name with this figure; what can be pressed or pointed at takes the pointer."""
        plate = self._known(name, Plate) or self.keep(Plate(name, figure))
        plate.figure, plate.pad = figure, pad
        plate.x, plate.y, plate.w, plate.h, plate.z = place.x, place.y, place.w, place.h, z
        plate.label, plate.hint, plate.note, plate.zone = label, hint, note, zone
        plate.on_press, plate.on_point = press, point
        plate.hit = press is not None or point is not None or bool(hint)
        plate.focusable = (press is not None or point is not None) if focusable is None else focusable
        return self.keep(plate)

    def card(
        self,
        name: str,
        face: Face,
        place: Place,
        *,
        z: float,
        lift: float = 0,
        back: DownFace | None = None,
        down: bool = False,
    ) -> CardSprite:
        """The card of this name, at rest at its place; `down`: its back is seen."""
        card = self._known(name, CardSprite) or CardSprite(name, 0, 0, 1, 1, face)
        card.face, card.back, card.z = face, back, z
        card.rest(place, lift, down)
        return self.keep(card)

    def keep(self, node: N) -> N:
        """Puts a node on the stage for this moment."""
        self._wanted.add(node.name)
        if self.stage.get(node.name) is not node:
            self.stage.add(node)
        return node

    def sweep(self) -> None:
        """Ends the moment: what was not wanted leaves the stage."""
        for name in self._mine - self._wanted:
            self.stage.remove(name)
        self._mine, self._wanted = self._wanted, set()

    def _known(self, name: str, kind: type[N]) -> N | None:
        node = self.stage.get(name)
        return node if isinstance(node, kind) else None
