"""The nodes of a scene, drawn by redrawing only what changed."""

from collections.abc import Iterable
from operator import attrgetter
from typing import TypeVar

import pygame

from game.ui.engine.drawn import ALPHA_STEPS, Drawn
from game.ui.engine.kin import shrink_together
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.shapes import blit_over, faded
from game.ui.engine.softly import Softly

AnyNode = TypeVar("AnyNode", bound=Node)

_RECT = attrgetter("rect")


class Stage:
    """Nodes by name, and how they were last drawn.

    Attributes:
        softly: how soft nodes come, go and change.
    """

    def __init__(self) -> None:
        self.softly = Softly()
        self._nodes: dict[str, Node] = {}
        self._present: dict[Node, Drawn] = {}
        self._unseen: set[Node] = set()
        self._drawn: dict[Node, Drawn] = {}

    def add(self, node: AnyNode) -> AnyNode:
        """Puts a node on the stage; one of the same name makes way."""
        self._nodes[node.name] = node
        return node

    def remove(self, name: str) -> None:
        """Takes a node off the stage, if it is there."""
        self._nodes.pop(name, None)

    def get(self, name: str) -> Node | None:
        """The node of this name, if it is there."""
        return self._nodes.get(name)

    def __getitem__(self, name: str) -> Node:
        return self._nodes[name]

    def __contains__(self, name: str) -> bool:
        return name in self._nodes

    def clear(self, prefix: str = "") -> None:
        """Takes all nodes whose names begin like this off the stage."""
        self._nodes = {name: node for name, node in self._nodes.items() if not name.startswith(prefix)}

    @property
    def nodes(self) -> list[Node]:
        """All nodes, the lowest first; those of equal height as they were added."""
        return sorted(self._nodes.values(), key=lambda node: node.z)

    def hit(self, x: float, y: float) -> Node | None:
        """The highest node that takes the pointer at this place, in units.

        What is small takes it beside its picture too, where nothing lies that can be pressed itself.
        """
        near: tuple[float, Node] | None = None
        for node in reversed(self.nodes):
            if not (node.hit and node.visible):
                continue
            if node.contains(x, y):
                return node if near is None or node.on_press is not None else near[1]
            distance = node.beside(x, y)
            if distance is not None and (near is None or distance < near[0]):
                near = distance, node
        return near[1] if near is not None else None

    def draw(self, surface: pygame.Surface, look: Look, whole: bool = False) -> list[pygame.Rect]:
        """Draws what changed since the last time.

        Args:
            surface: the window, still as the last call left it.
            look: the look to draw with.
            whole: draws everything; the window holds something else.

        Returns:
            The rectangles of the window that were drawn, in pixels.
        """
        nodes = self.nodes
        shrink_together(nodes, look)
        before, self._present = self._present, _present(nodes, look)
        unseen, self._unseen = self._unseen, {node for node in nodes if node.visible and node not in self._present}
        if whole:
            self.softly.finish()
            self._drawn = self._present
            return self._refresh(surface, [surface.get_rect()])
        changed = [node for node, drawn in self._present.items() if before.get(node) != drawn]
        gone = [node for node in before if node not in self._present]
        last = self._drawn
        self._drawn = self.softly.take(before, self._present, changed, gone, unseen | self._unseen)
        if last is not before or self._drawn is not self._present:
            return self._refresh(surface, _changes(last, self._drawn))
        return self._refresh(surface, _places(before, (*changed, *gone)) + _places(self._present, changed))

    def redraw(self, surface: pygame.Surface, look: Look, nodes: Iterable[Node]) -> list[pygame.Rect]:
        """Draws what changed of these few nodes since the last time, and looks at no other.

        Returns:
            The rectangles of the window that were drawn, in pixels.
        """
        few = [node for node in nodes if self._nodes.get(node.name) is node]
        now = _present(few, look)
        before = {node: self._drawn[node] for node in few if node in self._drawn}
        if now.keys() != before.keys() or self._drawn is not self._present:
            return self.draw(surface, look)
        self._drawn |= now
        return self._refresh(surface, _changes(before, now))

    def _refresh(self, surface: pygame.Surface, dirty: list[pygame.Rect]) -> list[pygame.Rect]:
        window = surface.get_rect()
        areas = _merged([area.clip(window) for area in dirty if area.colliderect(window)])
        for area in areas:
            self._repaint(surface, area)
        return areas

    def _repaint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        surface.set_clip(area)
        within = area.collideobjectsall(list(self._drawn.values()), key=_RECT)
        ground = max((i for i, drawn in enumerate(within) if _hides(drawn, area)), default=None)
        if ground is None:
            surface.fill("black", area)
        for drawn in within[ground or 0 :]:
            _lay(surface, drawn)
        surface.set_clip(None)


def _lay(surface: pygame.Surface, drawn: Drawn) -> None:
    if drawn.alpha == ALPHA_STEPS:
        blit_over(surface, drawn.picture, drawn.rect.topleft)
    elif drawn.opaque:
        drawn.picture.set_alpha(255 * drawn.alpha // ALPHA_STEPS)
        surface.blit(drawn.picture, drawn.rect)
        drawn.picture.set_alpha(None)
    else:
        blit_over(surface, faded(drawn.picture, drawn.alpha / ALPHA_STEPS), drawn.rect.topleft)


def _present(nodes: Iterable[Node], look: Look) -> dict[Node, Drawn]:
    """What can be seen of these nodes now, in their order."""
    present: dict[Node, Drawn] = {}
    for node in nodes:
        alpha = round(min(1.0, node.alpha) * ALPHA_STEPS)  # an easing may overshoot
        picture = node.picture(look) if node.visible and alpha > 0 else None
        if picture is not None:
            present[node] = Drawn(picture, picture.get_rect(topleft=node.corner(look)), alpha, node.z)
    return present


def _places(drawn: dict[Node, Drawn], nodes: Iterable[Node]) -> list[pygame.Rect]:
    return [drawn[node].rect for node in nodes if node in drawn]


def _changes(before: dict[Node, Drawn], now: dict[Node, Drawn]) -> list[pygame.Rect]:
    """Where the picture differs between two moments."""
    dirty = [old.rect for node, old in before.items() if now.get(node) != old]
    dirty += [new.rect for node, new in now.items() if before.get(node) != new]
    return dirty


def _merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same and do not overlap one another."""
    apart: list[pygame.Rect] = []
    for area in areas:
        joined = area.copy()
        while (touching := joined.collidelist(apart)) >= 0:
            joined.union_ip(apart.pop(touching))
        apart.append(joined)
    return apart


def _hides(drawn: Drawn, area: pygame.Rect) -> bool:
    """Nothing below can be seen in this area."""
    return drawn.opaque and drawn.alpha == ALPHA_STEPS and drawn.rect.contains(area)
