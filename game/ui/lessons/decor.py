"""Puts a lesson over its table: the veil, the lights, the note and its buttons."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import get_args

from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.lessons.note import NOTE_W, button_places
from game.ui.lessons.placing import place_note, pointing, room_in
from game.ui.lessons.presenter import Press, Shown
from game.ui.lessons.terms import LessonTerms
from game.ui.lessons.veil import DottedLine, Light, Veil
from game.ui.scene import Scene
from game.ui.table.pool import NodePool
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.fade import fade_in
from game.ui.words import tr
from game.units import Rect

PREFIX = "lesson/"
VEIL_Z, _LINE_Z, _NOTE_Z, _BUTTON_Z = 250.0, 255.0, 290.0, 291.0
"""A note lies below a card that is shown large: that was asked for last."""
_OPENING = 6.0
"""By how much the openings of the veil are wider than what they show."""
_PANEL = 300.0
"""What is larger has words and drawings only here and there."""


class Decor:
    """What a lesson has on the stage of its table.

    Args:
        scene: its table.
        terms: what the game says of itself to lessons.
        reserved: where something may come to lie with which one decides.
        press: what the buttons do.

    Attributes:
        place: where the note lies; None while none is seen.
    """

    def __init__(
        self, scene: Scene, terms: LessonTerms, reserved: tuple[Rect, ...], press: Callable[[Press], None]
    ) -> None:
        self._scene, self._terms, self._press = scene, terms, press
        self._stage: Stage = scene.stage
        self._reserved = reserved
        self._pool = NodePool(self._stage)
        self._shown: Shown | None = None
        self.place: Rect | None = None

    def hide(self) -> None:
        """Nothing of the lesson is seen: something is being told."""
        if self._shown is not None:
            self._shown = self.place = None
            self._pool.reconcile()

    def show(self, shown: Shown) -> None:
        """Shows this; what is lit and what one decides with lie where they lie now."""
        before, self._shown = self._shown, shown
        appears = "lesson/veil" not in self._stage
        lit, also = (
            [self._stage[name] for name in names if name in self._stage] for names in (shown.lit, shown.also)
        )
        for node in (*lit, *also):
            self._light(node, glows=node in lit)
        self._veil([*lit, *also])
        if shown != before or self.place is None:
            stays, place = before is not None and before.slip == shown.slip, self.place
            self.place = self._placed(shown, lit, also, place if stays else None)
            if place is not None and _apart(place, self.place):
                self._leave_note()
        self._note(shown, self.place, lit)
        self._pool.reconcile()
        if appears:
            self._fade_in()

    def _light(self, node: Node, glows: bool) -> None:
        name = f"{PREFIX}light/{node.name}"
        light = self._pool.known(name, Light) or Light(name, node, glows)
        light.follow(node)
        self._pool.put(light)

    def _veil(self, lit: list[Node]) -> None:
        veil = self._pool.put(self._pool.known(f"{PREFIX}veil", Veil) or Veil(f"{PREFIX}veil", VEIL_Z))
        if not self._scene.timeline.moving or not veil.open:
            veil.half = tuple(map(_bounds, self._decides_with()))
            veil.open = tuple(_wider(_bounds(node)) for node in lit)

    def _decides_with(self) -> Iterator[Node]:
        for node in self._stage.nodes:
            if node.name.startswith(self._terms.at_hand) and node.visible:
                yield node

    def _arrow(self, note: Rect, lit: list[Node]) -> None:
        """Leads to a single thing; several, or one as large as a panel, are found by their light."""
        if len(lit) != 1 or max(lit[0].w, lit[0].h) > _PANEL:
            return
        arrow = pointing(note, _wider(_bounds(lit[0])), list(self._seen(lit[0])), self._room)
        if arrow is not None:
            dots = DottedLine(arrow)
            self._pool.painted(f"{PREFIX}line", dots.place(), dots, z=_LINE_Z)

    def _seen(self, lit: Node) -> Iterator[Rect]:
        """The cards, tiles, buttons and words on the table, without one of them."""
        for node in self._stage.nodes:
            if node is lit or not node.visible or node.name.startswith(PREFIX):
                continue
            small = max(node.w, node.h) < _PANEL
            if node.focusable or (small and (node.shown or node.said or isinstance(node, Sprite))):
                yield _bounds(node)
            for said in node.said:
                x, y, w, h = said.box
                yield Rect(node.x + x, node.y + y, w, h)

    @property
    def _room(self) -> Rect:
        return room_in(self._scene.look.viewport.window)

    def _placed(self, shown: Shown, lit: list[Node], also: list[Node], now: Rect | None) -> Rect:
        height = shown.slip.height(self._scene.look)
        at_hand = [_bounds(node) for node in self._decides_with()]
        free = [*at_hand, *(_wider(_bounds(node)) for node in (*lit, *also))]
        board = [_bounds(self._stage[name]) for name in self._terms.board if name in self._stage]
        free, soft = ([*free, *board], []) if shown.acts else (free, board)
        return place_note(
            NOTE_W, height, _bounds(lit[0]) if lit else None, free, soft, now, self._reserved, self._room
        )

    def _note(self, shown: Shown, place: Rect, lit: list[Node]) -> None:
        self._arrow(place, lit)
        note = self._pool.painted(f"{PREFIX}note", place, shown.slip, z=_NOTE_Z, pad=24, label=shown.slip.words)
        note.hit = True
        places = button_places(place.h, tuple(tuple(share for _, share in row) for row in shown.buttons))
        presses = [press for row in shown.buttons for press, _ in row]
        for press, spot in zip(presses, places, strict=True):
            self._button(shown, press, Rect(place.x + spot.x, place.y + spot.y, spot.w, spot.h))

    def _leave_note(self) -> None:
        """The note goes where it is, with its buttons; the next one comes elsewhere as another thing."""
        for press in ("note", *get_args(Press)):
            node = self._stage.get(f"{PREFIX}{press}")
            if node is not None:
                self._stage.remove(node.name)
                node.name = f"{PREFIX}left/{press}"

    def _button(self, shown: Shown, press: Press, place: Rect) -> None:
        name, (words, icon) = f"{PREFIX}{press}", _words(press)
        kind: ButtonKind = "primary" if press in ("next", "undo", "real") else "second"
        button = self._pool.known(name, Button)
        if button is None:
            button = Button(
                name,
                words,
                partial(self._press, press),
                kind=kind,
                icon=icon or None,
                size=17,
                zone="lesson",
                hint=tr("Notes that do not fit your move are left out then.") if press == "leave" else "",
            )
        button.enabled = press != "back" or shown.goes_back
        button.occasion = None if press == "back" else (shown.slip.step, shown.slip.words)
        button.x, button.y, button.w, button.h, button.z = place.x, place.y, place.w, place.h, _BUTTON_Z
        self._pool.put(button)

    def _fade_in(self) -> None:
        nodes = (node for node in self._stage.nodes if node.name.startswith(PREFIX))
        fade_in(nodes, self._scene.timeline, self._scene.motion("panel"))


def _words(press: Press) -> tuple[str, str]:
    """What a button says, and its icon."""
    match press:
        case "next":
            return tr("Go on"), "right"
        case "back":
            return tr("Back"), "left"
        case "skip":
            return tr("Skip the lesson"), ""
        case "undo":
            return tr("Take it back"), "undo"
        case "leave":
            return tr("Leave it so"), ""
        case "real":
            return tr("Start a real game"), "play"
        case "play":
            return tr("Play on here"), ""


def _apart(one: Rect, other: Rect) -> bool:
    """Two places have nothing in common."""
    return (
        one.x >= other.x + other.w
        or other.x >= one.x + one.w
        or one.y >= other.y + other.h
        or other.y >= one.y + one.h
    )


def _bounds(node: Node) -> Rect:
    return Rect(*node.bounds)


def _wider(rect: Rect) -> Rect:
    return Rect(rect.x - _OPENING, rect.y - _OPENING, rect.w + 2 * _OPENING, rect.h + 2 * _OPENING)
