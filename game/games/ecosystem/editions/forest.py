"""Ecosystem: Forest, 130 cards; its rows stand in the order of Forest, section 2."""

from collections.abc import Mapping

from game.core.score import ScoreLine
from game.games.ecosystem.edition import Bonus, Edition, Majority, Rival, Row
from game.games.ecosystem.effects import SWAP
from game.games.ecosystem.grid import neighbours
from game.games.ecosystem.rows import (
    area_sizes,
    away_from,
    every,
    finds,
    largest_area,
    number_of,
    rows_and_columns,
    touches_areas,
    within_two,
)

_BIODIVERSITY = (12, 12, 12, 7, 3, 0, -5)


def _biodiversity(points: Mapping[str, int]) -> ScoreLine:
    """Forest, section 2, row 12: how many of the other rows are exactly 0."""
    zeros = sum(p == 0 for p in points.values())
    return ScoreLine("biodiversity", zeros, 0, _BIODIVERSITY[min(zeros, 6)])


FOREST = Edition(
    id="forest",
    deck={
        "hare": 8,
        "fox": 12,
        "dragonfly": 8,
        "trout": 10,
        "bear": 12,
        "bee": 8,
        "eagle": 8,
        "deer": 12,
        "wolf": 12,
        "stream": 20,
        "meadow": 20,
    },
    letters={
        "hare": "R",
        "fox": "F",
        "dragonfly": "D",
        "trout": "T",
        "bear": "B",
        "bee": "Z",
        "eagle": "A",
        "deer": "C",
        "wolf": "W",
        "stream": "S",
        "meadow": "M",
    },
    deals=("11+10", "10+10"),
    rows=(
        Row("hare", every("hare", 1)),
        Row("fox", away_from("fox", 3, ("wolf", "bear"))),
        Row("dragonfly", touches_areas("dragonfly", "stream")),
        Row("trout", finds("trout", 2, ("stream", "dragonfly"), neighbours)),
        Row("bear", finds("bear", 2, ("bee", "trout"), neighbours)),
        Row("bee", finds("bee", 3, ("meadow",), neighbours)),
        Row("eagle", finds("eagle", 2, ("hare", "trout"), within_two)),
        Row("deer", rows_and_columns("deer", 2)),
        Majority("wolf", (12, 8, 4), number_of("wolf")),
        Majority("stream", (8, 5), largest_area("stream")),
        Row("meadow", area_sizes("meadow", (0, 0, 3, 6, 10, 15))),
        Bonus("biodiversity", _biodiversity, variety=1.7),
    ),
    rival=Rival("Benedikt", {"easy": 30, "normal": 50, "hard": 70}, wins_from=1, without=frozenset({"biodiversity"})),
    effects={"hare": SWAP},
)
