"""What comes onto a stage, leaves it or looks different there does so little by little.

Only the pixels know of it: the nodes are at once as they will be.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

import pygame

from game.ui.engine.drawn import ALPHA_STEPS, Drawn
from game.ui.engine.node import Node
from game.ui.engine.shapes import faded, sheet

_FIRST_MS = 16.0
"""What answers is seen in the first picture, if weakly."""
_HALF = 0.5
_PART, _MOST = 0.3, 0.6
"""Shares by which two places overlap where one thing goes on as another: a card that arrived as a part of a pile."""


@dataclass(slots=True)
class _Way:
    """A node on its way: it comes, or comes to look different.

    Attributes:
        before: how it was drawn before, as much of it as was seen; None: it was not there.
        age: milliseconds since.
    """

    before: Drawn | None
    age: float = _FIRST_MS


class _Trace(Node):
    """What is still seen of a node that has gone.

    Args:
        name: that of the node.
        drawn: how it was drawn.
        above: the node it lay on, None if that was the ground.
    """

    def __init__(self, name: str, drawn: Drawn, above: Node | None) -> None:
        super().__init__(name)
        self.drawn, self.above, self.age = drawn, above, _FIRST_MS


class Softly:
    """Lets the soft nodes of a stage come, go and change little by little.

    What changes again so soon, as numbers that count, and what is pressed changes at once; so does what takes over
    from something that moved there, or hands over to what will move.

    Attributes:
        ms: how long that takes; 0: everything is at once.
    """

    def __init__(self) -> None:
        self.ms, self._cut, self._exchanged = 0.0, False, False
        self._clock = 0.0
        self._ways: dict[Node, _Way] = {}
        self._traces: list[_Trace] = []
        self._changed: dict[str, float] = {}
        self._held: set[str] = set()

    @property
    def busy(self) -> bool:
        """Something is still on its way."""
        return bool(self._ways or self._traces)

    def update(self, dt_ms: float) -> None:
        """Lets time pass."""
        self._clock += dt_ms
        self._changed = {name: when for name, when in self._changed.items() if self._clock - when < self.ms}
        if not self.busy:
            return
        for way in self._ways.values():
            way.age += dt_ms
        for trace in self._traces:
            trace.age += dt_ms
        self._ways = {node: way for node, way in self._ways.items() if way.age < self.ms}
        self._traces = [trace for trace in self._traces if trace.age < self.ms]

    def finish(self) -> None:
        """All that is on its way has come or gone."""
        self._ways, self._traces = {}, []

    def cut(self) -> None:
        """Nothing of the picture that is there may be seen any more: the next one is at once what it is."""
        self._cut = True

    def exchange(self) -> None:
        """In the next picture all that does not move comes, goes and changes little by little, be it soft or not."""
        self._exchanged = True

    def take(
        self,
        before: Mapping[Node, Drawn],
        now: dict[Node, Drawn],
        changed: Sequence[Node],
        gone: Sequence[Node],
        fading: Set[Node] = frozenset(),
    ) -> dict[Node, Drawn]:
        """Sets out on the way from one picture to the next.

        Args:
            before: how the nodes were drawn that could be seen, the lowest first.
            now: how those are drawn that can be seen now.
            changed: those of `now` that are drawn otherwise than before, or were not there.
            gone: those of `before` that are not there any more.
            fading: those that fade by themselves, and stay when nothing is seen of them; what takes the place of one
                fades out by itself.

        Returns:
            How they are drawn at this moment, with what is still to be seen of those that have gone.
        """
        if self._cut:
            self.finish()
        elif self.ms:
            twins = _twins(changed, gone)
            made_anew = set(twins.values())
            arrived = [before[node].rect for node in gone if _fills_its_place(node) and node not in made_anew]
            left = set(gone) - made_anew
            faded_out = [before[node].rect for node in left & fading]
            for node in changed:
                twin = node if node in before else twins.get(node)
                if node.soft and node in twins and _apart(before[twins[node]], now[node]) and self._rested(node):
                    left.add(twins[node])
                    twin = None
                moves = twin is not None and before[twin].rect != now[node].rect
                by_itself = node in fading or any(_alike(now[node].rect, rect) for rect in faded_out)
                if (node.soft or (self._exchanged and not moves)) and not (twin is None and by_itself):
                    self._set_out(node, twin, before, now[node], arrived)
            leaving = [
                now[node].rect
                for node in changed
                if node not in before and _fills_its_place(node) and node not in twins
            ]
            self._leave(before, now, left - fading, leaving, {old: new for new, old in twins.items()})
        self._cut = self._exchanged = False
        return dict(self._layers(now)) if self.busy else now

    def _rested(self, node: Node) -> bool:
        """It is a while since it changed last."""
        return node.name not in self._changed

    def _set_out(
        self,
        node: Node,
        twin: Node | None,
        before: Mapping[Node, Drawn],
        drawn: Drawn,
        arrived: Sequence[pygame.Rect],
    ) -> None:
        """A node comes, or looks different; `twin`: what stood there by its name, itself or one made anew since."""
        last = before[twin] if twin is not None else None
        if last is not None and last.picture is drawn.picture:
            return
        way, rested = self._ways.pop(twin or node, None), self._rested(node)
        self._changed[node.name] = self._clock
        pressed = node.pressed or node.name in self._held
        (self._held.add if node.pressed else self._held.discard)(node.name)
        if any(_takes_over(drawn.rect, rect) for rect in arrived):
            return
        if last is None:
            self._ways[node] = _Way(self._returning(node, drawn))
        elif way is not None and way.before is None:
            self._ways[node] = way
        elif rested and last.opaque and drawn.opaque and last.rect == drawn.rect:
            self._traces.append(_Trace(node.name, last, node))
        elif rested and not pressed and last.rect.colliderect(drawn.rect):
            self._ways[node] = _Way(last)

    def _returning(self, node: Node, drawn: Drawn) -> Drawn | None:
        """What is still seen of a node that has gone and comes back to its place; from now on it is the node's."""
        for trace in self._traces:
            if trace.name == node.name and trace.drawn.rect.colliderect(drawn.rect):
                self._traces.remove(trace)
                return self._weak(trace)
        return None

    def _leave(
        self,
        before: Mapping[Node, Drawn],
        now: Mapping[Node, Drawn],
        gone: set[Node],
        leaving: Sequence[pygame.Rect],
        made_anew: Mapping[Node, Node],
    ) -> None:
        """What has gone is seen for a while above what it lay on, or above what that was made anew as."""
        above = None
        for node in before if gone else ():
            if node in now:
                above = node
            elif node in made_anew and node not in gone:
                above = made_anew[node]
            elif node in gone:
                self._ways.pop(node, None)
                if (node.soft or self._exchanged) and not any(_alike(before[node].rect, rect) for rect in leaving):
                    self._traces.append(_Trace(node.name, before[node], above))

    def _layers(self, now: Mapping[Node, Drawn]) -> Iterator[tuple[Node, Drawn]]:
        """All that can be seen, the lowest first; a trace lies where its node lay."""
        over, loose = defaultdict[Node | None, list[_Trace]](list), list[_Trace]()
        for trace in self._traces:
            (over[trace.above] if trace.above in now else loose).append(trace)
        left = deque(sorted(loose, key=lambda trace: trace.drawn.z))
        for node, drawn in now.items():
            while left and left[0].drawn.z < drawn.z:
                yield left[0], self._weak(left.popleft())
            yield node, self._on_its_way(node, drawn)
            yield from ((trace, self._weak(trace)) for trace in over.get(node, ()))
        yield from ((trace, self._weak(trace)) for trace in left)

    def _weak(self, trace: _Trace) -> Drawn:
        return trace.drawn.weaker(1 - trace.age / self.ms)

    def _on_its_way(self, node: Node, drawn: Drawn) -> Drawn:
        way = self._ways.get(node)
        if way is None:
            return drawn
        share = way.age / self.ms
        if way.before is None:
            return drawn.weaker(share)
        if node.by_turns:
            return way.before.weaker(1 - 2 * share) if share < _HALF else drawn.weaker(2 * share - 1)
        return _between(way.before, drawn, share)


def _twins(changed: Sequence[Node], gone: Sequence[Node]) -> dict[Node, Node]:
    """Those that were made anew, each with the one of its name before it."""
    by_name = {node.name: node for node in gone}
    return {node: by_name[node.name] for node in changed if node.name in by_name}


def _fills_its_place(node: Node) -> bool:
    """It moves, and is the one thing that lies where it is."""
    return not node.soft and not node.around


def _apart(before: Drawn, now: Drawn) -> bool:
    """It goes here and comes there: the two places have nothing in common."""
    return not before.rect.colliderect(now.rect)


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def _overlap(one: pygame.Rect, other: pygame.Rect) -> int:
    return _area(one.clip(other))


def _takes_over(place: pygame.Rect, arrived: pygame.Rect) -> bool:
    """What was there until now lay over much of a place, or mostly on it."""
    both = _overlap(place, arrived)
    return both >= _PART * _area(place) or both >= _MOST * _area(arrived)


def _alike(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Two places are nearly the same."""
    return _overlap(one, other) >= _MOST * max(_area(one), _area(other))


def _between(before: Drawn, now: Drawn, share: float) -> Drawn:
    """A picture on the way from one to another: a share of the second, the rest of the first."""
    rect = before.rect.union(now.rect)
    picture = sheet(rect.size)
    for drawn, part in ((before, 1 - share), (now, share)):
        weak = faded(drawn.picture, part * drawn.alpha / ALPHA_STEPS)
        at = pygame.Vector2(drawn.rect.topleft) - rect.topleft
        picture.blit(weak, at, special_flags=pygame.BLEND_RGBA_ADD)
    return Drawn(picture, rect, ALPHA_STEPS, now.z)
