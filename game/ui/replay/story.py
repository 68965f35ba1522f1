"""The curves of a game in a few sentences, for whoever does not see them."""

from collections.abc import Iterator
from itertools import pairwise

from game.ui.replay.course import Curves
from game.ui.words import number, signed, tr


def story_of(curves: Curves) -> tuple[str, ...]:
    """Who led when, the largest gain of a turn, and how far everybody came; nothing before all is worked out."""
    if curves.working or len(curves.points) < 2:
        return ()
    rivals = curves.contest and len(curves.ends) > 1
    return (*(_leads(curves) if rivals else ()), *_largest(curves), *_ends(curves))


def _leads(curves: Curves) -> Iterator[str]:
    """From which turns on somebody was alone in front, who had not been there before."""
    leader = None
    for turn, points in enumerate(curves.points[1:], start=1):
        best = max(points)
        if points.count(best) == 1 and points.index(best) != leader:
            leader = points.index(best)
            yield tr("{name} leads from turn {n} on").format(name=curves.ends[leader].seat.name, n=number(turn))
    if leader is None:
        yield tr("Nobody was ever alone in front")


def _largest(curves: Curves) -> Iterator[str]:
    gains = [
        (later - before, -turn, curve)
        for turn, moments in enumerate(pairwise(curves.points), start=1)
        for curve, (before, later) in enumerate(zip(*moments, strict=True))
    ]
    points, turn, curve = max(gains)
    if points > 0:
        said = tr("Most in one turn: {name} in turn {n}, {points}")
        yield said.format(name=curves.ends[curve].seat.name, n=number(-turn), points=signed(points))


def _ends(curves: Curves) -> Iterator[str]:
    """Where everybody began, stood in the middle, and ended."""
    places = 0, len(curves.points) // 2, len(curves.points) - 1
    names = tr("start"), tr("halfway"), tr("end")
    for curve, standing in enumerate(curves.ends):
        told = (f"{name} {number(curves.points[at][curve])}" for name, at in zip(names, places, strict=True))
        yield tr("{name}: {words}").format(name=standing.seat.name, words=", ".join(told))
