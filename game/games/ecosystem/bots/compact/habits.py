"""How playouts judge cards in the three editions. The numbers were found by search: they make playouts score well."""

from collections.abc import Mapping

from game.games.ecosystem.bots.compact import forest as f
from game.games.ecosystem.bots.compact import ocean as o
from game.games.ecosystem.bots.compact import savanna as s
from game.games.ecosystem.bots.compact.board import EXACTLY_TWO, WITHIN_TWO
from game.games.ecosystem.bots.compact.edition import CARDS, Habit
from game.games.ecosystem.bots.compact.hints import (
    Hint,
    above,
    at_bottom,
    below,
    beside_any,
    both,
    held,
    in_lines,
    in_row,
    near,
    new_lines,
    on_diagonals,
)

_MEAT = {o.GROUPER: 2.0, o.CLOWNFISH: 2.0, o.CRAB: 2.0}

_FOREST_HINTS = {
    f.HARE: near(WITHIN_TWO, {f.EAGLE: 2.0}),
    f.TROUT: near(WITHIN_TWO, {f.EAGLE: 2.0}),
    f.EAGLE: near(WITHIN_TWO, {f.HARE: 2.0, f.TROUT: 2.0}),
    f.DEER: new_lines(f.DEER),
}
_OCEAN_HINTS = {
    o.CORAL: at_bottom(3.0, 1.0),
    o.KRILL: held({o.WHALE: 2.0}),
    o.PLANKTON: in_row({o.CRAB: 2.0}),
    o.GROUPER: in_lines({o.SHARK: 2.0}),
    o.CLOWNFISH: in_lines({o.SHARK: 2.0}),
    o.CRAB: both(in_row({o.PLANKTON: 2.0}), in_lines({o.SHARK: 2.0})),
    o.SHARK: in_lines(_MEAT),
    o.WHALE: held({o.KRILL: 2.0}, -2.0),
    o.TURTLE: new_lines(o.TURTLE),
}
_SAVANNA_HINTS = {
    s.TREE: new_lines(s.TREE),
    s.GAZELLE: both(on_diagonals(s.CHEETAH, 3.0), near(EXACTLY_TWO, {s.HYENA: 2.0}), above({s.VULTURE: 2.5})),
    s.ZEBRA: both(near(EXACTLY_TWO, {s.HYENA: 1.0}), above({s.VULTURE: 1.5})),
    s.GIRAFFE: beside_any(s.TREE, 5.0),
    s.CHEETAH: on_diagonals(s.GAZELLE, 3.0),
    s.LION: beside_any(s.GRASSLAND, 3.5),
    s.HYENA: near(EXACTLY_TWO, {s.GAZELLE: 2.0, s.ZEBRA: 1.0}),
    s.VULTURE: below({s.GAZELLE: 2.5, s.ZEBRA: 1.5}, 0.8),
}

_TABLES = {
    "forest": """
        4.1 -0.4 -1.2 -2.0 | 2.8 -2.7 3.0 0.8 -1.2 -2.2 2.2 1.2 1.1 -2.7 -3.1 0.9 | 1.7
        4.5 6.8 -2.8 2.0 | -2.7 0.4 -0.9 1.5 0.0 -2.6 2.3 2.5 -7.2 1.7 -0.4 -3.5 | -1.0
        0.4 -3.2 2.6 1.5 | 3.0 -0.9 2.6 5.8 2.3 -4.6 -2.7 -3.2 -2.2 4.0 -1.1 -0.6 | -4.0
        1.2 -4.5 -1.3 0.5 | 0.8 1.5 5.8 -0.9 5.0 -4.6 -1.2 -4.6 3.0 3.8 0.3 1.1 | 3.1
        0.8 3.6 -0.5 3.0 | -1.2 0.0 2.3 5.0 2.9 3.0 1.8 -0.5 -2.0 -0.7 -7.0 -4.1 | -3.8
        0.3 1.2 -0.4 0.7 | -2.2 -2.6 -4.6 -4.6 3.0 -1.0 -2.7 -0.4 0.3 -2.4 7.0 1.8 | -0.2
        -1.1 -7.2 -7.4 -5.8 | 2.2 2.3 -2.7 -1.2 1.8 -2.7 1.6 1.0 0.4 3.5 -0.9 3.2 | 2.3
        1.8 -0.4 3.3 -3.1 | 1.2 2.5 -3.2 -4.6 -0.5 -0.4 1.0 -5.2 1.8 -3.7 -0.2 -0.7 | 1.4
        4.9 4.3 1.1 2.4 | 1.1 -7.2 -2.2 3.0 -2.0 0.3 0.4 1.8 -4.1 -0.5 0.2 -0.9 | 0.9
        1.2 1.3 -0.1 -2.4 | -2.7 1.7 4.0 3.8 -0.7 -2.4 3.5 -3.7 -0.5 6.8 -0.7 0.4 | 6.1
        2.4 -1.4 -1.4 -2.5 | -3.1 -0.4 -1.1 0.3 -7.0 7.0 -0.9 -0.2 0.2 -0.7 6.4 0.9 | 2.0
    """,
    "ocean": """
        -0.7 -0.7 -0.7 -0.7 | -2.2 0.0 -1.3 1.5 2.5 -1.4 2.5 1.0 2.3 0.7 -0.6 0.5 | 1.6
        2.0 2.0 2.0 2.0 | 0.0 -0.2 -0.3 3.0 0.5 0.5 -1.8 -2.5 -1.1 2.0 -2.1 1.9 | 1.5
        4.0 4.0 4.0 4.0 | -1.3 -0.3 -1.2 0.9 3.8 0.2 2.5 0.4 2.3 -0.7 -1.8 0.4 | 1.9
        2.0 2.0 2.0 2.0 | 1.5 3.0 0.9 -1.6 -1.1 0.7 4.2 0.5 0.5 1.1 -3.6 0.6 | -0.7
        1.3 1.3 1.3 1.3 | 2.5 0.5 3.8 -1.1 -2.1 1.7 3.9 1.4 -1.9 1.3 -2.0 -0.5 | 1.9
        -1.1 -1.1 -1.1 -1.1 | -1.4 0.5 0.2 0.7 1.7 4.0 2.5 2.8 -0.2 -0.1 0.9 -1.1 | 2.2
        -1.1 -1.1 -1.1 -1.1 | 2.5 -1.8 2.5 4.2 3.9 2.5 -2.4 0.5 -1.0 -3.6 -1.2 -1.7 | -0.5
        2.1 2.1 2.1 2.1 | 1.0 -2.5 0.4 0.5 1.4 2.8 0.5 -0.1 1.0 -1.0 1.3 -0.1 | 0.3
        -2.2 -2.2 -2.2 -2.2 | 2.3 -1.1 2.3 0.5 -1.9 -0.2 -1.0 1.0 -2.7 0.1 0.2 2.7 | 0.9
        -0.4 -0.4 -0.4 -0.4 | 0.7 2.0 -0.7 1.1 1.3 -0.1 -3.6 -1.0 0.1 -2.1 1.0 0.6 | 0.0
        3.1 3.1 3.1 3.1 | -0.6 -2.1 -1.8 -3.6 -2.0 0.9 -1.2 1.3 0.2 1.0 0.6 0.0 | -2.2
    """,
    "savanna": """
        -0.9 -0.9 -0.9 -0.9 | -0.7 -0.5 -2.1 2.2 3.1 4.1 3.4 0.1 4.3 1.7 1.8 1.2 | 1.1
        1.3 1.3 1.3 1.3 | -0.5 1.3 0.2 -2.6 5.2 0.0 -1.2 0.3 -0.2 -0.1 2.0 0.0 | 1.9
        0.8 0.8 0.8 0.8 | -2.1 0.2 -0.1 -0.5 1.4 1.0 0.7 -0.7 2.8 0.6 -0.4 -0.6 | 1.1
        5.2 5.2 5.2 5.2 | 2.2 -2.6 -0.5 0.4 -3.1 -2.6 0.4 0.5 0.0 -0.8 -2.3 0.1 | 0.9
        -3.2 -3.2 -3.2 -3.2 | 3.1 5.2 1.4 -3.1 -2.1 2.0 -2.5 -0.3 -1.1 -1.1 -1.6 0.0 | -1.8
        0.7 0.7 0.7 0.7 | 4.1 0.0 1.0 -2.6 2.0 3.3 -1.6 1.4 -1.6 -2.4 -1.4 -0.5 | 1.4
        0.2 0.2 0.2 0.2 | 3.4 -1.2 0.7 0.4 -2.5 -1.6 0.4 1.2 -3.5 0.3 -1.5 0.2 | 3.4
        -1.4 -1.4 -1.4 -1.4 | 0.1 0.3 -0.7 0.5 -0.3 1.4 1.2 -0.8 -3.9 0.8 -1.0 -0.7 | 2.7
        5.3 5.3 5.3 5.3 | 4.3 -0.2 2.8 0.0 -1.1 -1.6 -3.5 -3.9 0.0 -1.7 -4.0 -0.9 | 1.0
        1.1 1.1 1.1 1.1 | 1.7 -0.1 0.6 -0.8 -1.1 -2.4 0.3 0.8 -1.7 -1.7 -0.8 -0.8 | 2.9
        -0.1 -0.1 -0.1 -0.1 | 1.8 2.0 -0.4 -2.3 -1.6 -1.4 -1.5 -1.0 -4.0 -0.8 2.9 -1.0 | 0.9
    """,
}
"""For each species, in the order of the deck: what its first, second, third and any further card promises | what each
species, and an empty cell, on a side adds | how much its hint counts."""


def _habit(table: str, hints: Mapping[int, Hint]) -> Habit:
    base, pairs, counted = [], [], []
    for kind, line in enumerate(_TABLES[table].strip().splitlines()):
        first, sides, factor = line.split("|")
        promises = [float(number) for number in first.split()]
        base.append(promises + promises[-1:] * CARDS)
        pairs.append([*map(float, sides.split()), 0.0])
        counted.append((hints[kind], float(factor)) if kind in hints else None)
    return Habit(base, pairs, counted)


FOREST = _habit("forest", _FOREST_HINTS)
OCEAN = _habit("ocean", _OCEAN_HINTS)
SAVANNA = _habit("savanna", _SAVANNA_HINTS)
