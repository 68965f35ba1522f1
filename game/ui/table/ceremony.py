"""The end of a game in time: totals are counted, a breath, the places rise, then light for who has won."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial

from game.ui.engine.easing import Easing
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Call, Step, Timeline, Tween, Wait
from game.ui.table.counted import CountedTotal
from game.ui.table.motions import Motions
from game.ui.table.podium import Podium, on_hills
from game.ui.table.podium_nodes import GradesNode, flakes
from game.units import Rect

_MOMENTS = 1000
"""Into so many a movement is divided to find one of them."""
_CLIMB = 22.0
"""Units by which something comes up when it shows itself."""
_DAWN = 60.0
"""Units that the sun climbs."""


class Ceremony:
    """Tells the end of a game on one stage; `timeline`: for what nobody waits for."""

    def __init__(self, stage: Stage, motions: Motions, timeline: Timeline) -> None:
        self._stage, self._motions, self._timeline = stage, motions, timeline

    def counting(self, totals: Sequence[CountedTotal]) -> list[Beat]:
        """All totals count up at one pace until each stands at its own end, the best the longest; then a breath.

        The pace slows down, so that one hears and sees the last ones stand one after the other, each a note higher.
        """
        motions, named = self._motions, self._motions.named("count")
        ends = sorted({0, *(max(0, total.points) for total in totals)})
        best = ends[-1]
        for total in totals:
            total.count = total.alpha = 0.0
        steps: list[Step] = [Tween(node, "count", best, named.ms, named.easing) for node in totals]
        for i, end in enumerate(ends):
            share = max(0.0, end - 0.5) / max(1, best)
            steps.append(
                motions.later("point", named.ms * _when(named.easing, share), variation=i / max(1, len(ends) - 1))
            )
        return [[Tween(node, "alpha", 1.0, 0) for node in totals], steps, Wait(motions.ms("breath"))]

    def rising(self, podium: Podium) -> list[Beat]:
        """The places come up from the last to the first, each a little after the other: a hill, then who is on it."""
        motions, stagger = self._motions, self._motions.stagger("podium")
        rest, number, places = self._stage.get("podium/rest"), 0, list[list[tuple[Node, str]]]()
        for group in on_hills(podium.places):
            hills = range(number, number := number + len(group))
            places.insert(0, [(self._stage[f"podium/{i}{part}"], "rise") for i in hills for part in ("", "/people")])
        if rest:
            places.insert(0, [(rest, "alpha")])
        steps: list[Step] = []
        for i, place in enumerate(places):
            for node, prop in place:
                setattr(node, prop, 0.0)
                steps += motions.tween("podium", node, i * stagger, **{prop: 1.0})
        return [[motions.sound("point", 0.2), *steps]]

    def light(self, podium: Podium, place: Rect) -> list[Beat]:
        """Grades light up; for who has won the sun rises, the laurel grows, and something drifts through the air."""
        beats = self._grades(podium)
        if podium.celebrated:
            beats += [self._motions.sound("chord"), Call(partial(self.drift, podium.flakes, place, podium.rising))]
            beats.append(self._growing())
        return beats

    def _growing(self) -> list[Step]:
        motions, steps = self._motions, list[Step]()
        for node in self._named("podium/sun", "podium/laurel/", "podium/crown/"):
            end = {"alpha": 1.0, "scale": 1.0}
            node.alpha = 0.0
            if node.name == "podium/sun":
                end = {"alpha": 1.0, "cy": node.cy}
                node.cy += _DAWN
            else:
                node.scale = 0.6
            steps += motions.tween("winner", node, **end)
        return steps

    def _named(self, *prefixes: str) -> list[Sprite]:
        return [node for node in self._stage.nodes if node.name.startswith(prefixes) and isinstance(node, Sprite)]

    def _grades(self, podium: Podium) -> list[Beat]:
        node = self._stage.get("podium/grades")
        if podium.grades is None or not isinstance(node, GradesNode):
            return []
        node.lit, node.told = 0.0, False
        beats: list[Beat] = []
        for i in range(podium.grades.count):
            beats += [Call(partial(setattr, node, "lit", i + 1.0)), self._motions.sound("point", (i + 1) / 5)]
            beats.append(Wait(self._motions.ms("grade")))
        return [*beats, Call(partial(setattr, node, "told", True)), Wait(self._motions.ms("grade"))]

    def drift(self, art: Sequence[str], room: Rect, rises: bool) -> None:
        """Petals fall or bubbles rise through a room, in nobody's way; only in full motion."""
        ms = self._motions.ms("flakes")
        if not self._motions.full or ms == 0:
            return
        for flake in flakes(self._stage, art, room, rises):
            self._timeline.aside(*self._motions.tween("flakes", flake, fall=1.0))

    def one_by_one(self, nodes: Sequence[Node]) -> list[Beat]:
        """Things come up one after the other, each with a higher note."""
        motions, most = self._motions, max(1, len(nodes))
        hide(nodes)
        if not motions.full:
            return [[tween for node in nodes for tween in motions.tween("podium", node, alpha=1.0)]]
        beats: list[Beat] = []
        for i, node in enumerate(nodes):
            y, node.y = node.y, node.y + _CLIMB
            beats.append([motions.sound("point", i / most), *motions.tween("podium", node, alpha=1.0, y=y)])
        return beats


def hide(nodes: Sequence[Node]) -> None:
    """These nodes are not seen until they come up."""
    for node in nodes:
        node.alpha = 0.0


def _when(easing: Easing, share: float) -> float:
    """At what share of its time a movement has gone so much of its way."""
    return bisect_left(range(_MOMENTS), share, key=lambda moment: easing(moment / _MOMENTS)) / _MOMENTS
