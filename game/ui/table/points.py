"""Points travel: a badge flies from where they were won to the row they count in, and that answers."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import dist, pi, sin

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node, Painted
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Timeline, Tween
from game.ui.table.motions import Cue, Motions
from game.ui.table.pool import PaintedNode
from game.ui.words import signed

WAY = "travel/"
"""With this begins the name of everything that tells of points on their way."""
_Z = 430.0
_SIZE = (76.0, 42.0)
_ARC = 46.0
_NOTES = 8
"""So many takes the sound of points has, each higher than the one before."""
_MOST = 4
"""So many badges fly at once; the smallest gains stay unsaid."""


@dataclass(frozen=True, slots=True)
class Badge:
    """Points on their way."""

    points: int

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        c.rect(8, 4, w - 16, h - 8, h / 2 - 4, "good" if self.points > 0 else "bad", "cream", 2)
        c.text(w / 2, h / 2 + 8, signed(self.points), 22, 700, "white", "middle", label=False)
        return c.surface


class Travelling(Sprite):
    """A badge on its way from a place to a node; `way`: how much of it lies behind, from 0 to 1."""

    soft = True

    def __init__(self, name: str, points: int, start: tuple[float, float], goal: Node) -> None:
        super().__init__(f"{WAY}{name}", *start, *_SIZE, Badge(points), z=_Z)
        self._start, self._goal = start, goal
        self.way = 0.0

    @property
    def way(self) -> float:
        """How much of the way lies behind it, from 0 to 1."""
        return self._way

    @way.setter
    def way(self, share: float) -> None:
        self._way = share
        (x, y), (end_x, end_y) = self._start, self._goal.centre
        self.cx = x + (end_x - x) * share
        self.cy = y + (end_y - y) * share - _ARC * sin(pi * share)
        self.visible = 0 < share < 1


class Told(Sprite):
    """Points that stand for a while where they were won."""


class Glow(Painted):
    """The answer of a row or a panel: gold that shines up and goes."""

    pad = 8

    def __init__(self, name: str, goal: Node) -> None:
        super().__init__(f"{WAY}glow/{name}", goal.x, goal.y, goal.w, goal.h, z=_Z - 1)
        self.shine = 0.0

    @property
    def shine(self) -> float:
        """How much of its time is over, from 0, not yet, to 1, gone."""
        return self._shine

    @shine.setter
    def shine(self, share: float) -> None:
        self._shine = share
        self.alpha, self.visible = sin(pi * share), 0 < share < 1

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, c.w, c.h, 10, "#FFC85738", "gold", 3)


def note_of(points: int) -> float:
    """Which of the takes tells so many points, as a share: each point is one step higher."""
    return (min(points, _NOTES) - 1) / (_NOTES - 1)


def until_told(timeline: Timeline, motions: Motions) -> float:
    """Milliseconds until the last points on their way have come to their row, and that shines at its brightest.

    Where no points fly, until they have been read where they were won.
    """
    read = 0.0 if motions.full else timeline.left_of(Told) - motions.ms("panel")
    return max(0.0, read, timeline.left_of(Glow) - motions.ms("shine") / 2)


def tell_at_once(stage: Stage) -> None:
    """Points that are still on their way have arrived: what comes now is another board, or what was before."""
    stage.clear(WAY)
    for node in stage.nodes:
        if isinstance(node, PaintedNode):
            node.kept = None


class Kept:
    """Nodes that go on showing what they show now until what changes it has come."""

    def __init__(self, names: Iterable[str], stage: Stage) -> None:
        nodes = [node for node in map(stage.get, names) if isinstance(node, PaintedNode)]
        self._kept = {node.name: (node, node.drawable) for node in nodes}
        for node in nodes:
            node.kept = node.drawable

    def tell(self, *names: str) -> None:
        """Those of these names show what is so; without names all of them do."""
        for name in names or self._kept:
            node, kept = self._kept.get(name, (None, None))
            if node is not None and node.kept is kept:
                node.kept = None

    def telling(self, delay: float, *names: str) -> Tween:
        """The same, so many milliseconds later."""
        return Tween(Cue(lambda: self.tell(*names)), "rung", 1.0, 0, delay=delay)


def travel(
    gains: Mapping[str, int],
    start: tuple[float, float],
    stage: Stage,
    motions: Motions,
    numbers: Kept | None = None,
    delay: float = 0.0,
) -> list[Tween]:
    """Badges fly to the nodes that answer, each with a higher note. Only in full motion; without it they glow.

    The one that goes farthest leaves first, so that none overtakes another on the same way.

    Args:
        gains: name of a node → the points it gains; nodes that are not there gain nothing.
        start: where the points were won, in units.
        stage: where it is seen.
        motions: the movements of the theme.
        numbers: say what is so when their badge arrives, and those without a badge when the last one does.
        delay: milliseconds before the first badge leaves.
    """
    numbers = numbers or Kept((), stage)
    there = [(name, points) for name, points in gains.items() if points and name in stage]
    largest = sorted(there, key=lambda gain: -abs(gain[1]))[:_MOST]
    steps: list[Tween] = []
    last = delay
    for i, (name, points) in enumerate(sorted(largest, key=lambda gain: -dist(start, stage[gain[0]].centre))):
        last = delay + i * motions.stagger("travel")
        if motions.full:
            badge = stage.add(Travelling(name, points, start, stage[name]))
            steps += motions.tween("travel", badge, last, way=1.0)
            last += motions.ms("travel")
        if points > 0:
            steps.append(motions.later("point", last, stage[name].centre[0], note_of(points + i)))
        steps += [*answer([name], stage, motions, last), numbers.telling(last, name)]
    return [*steps, numbers.telling(last)]


def answer(names: Sequence[str], stage: Stage, motions: Motions, delay: float = 0.0) -> list[Tween]:
    """Rows or panels shine up for a moment."""
    if motions.ms("shine") == 0:
        return []
    glows = [stage.add(Glow(name, stage[name])) for name in names if name in stage]
    return [tween for glow in glows for tween in motions.tween("shine", glow, delay, shine=1.0)]
