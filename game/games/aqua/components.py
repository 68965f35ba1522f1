"""What is in the box, as data (AQUA, sections 1, 3 and 6).

Every number that is a placeholder, because it is printed only in pictures, stands here and nowhere else; its
comment names the section of the rules page that says so. To correct one, change it here: rules, computer players and
pictures follow. The rules pages (assets/rules/*/aqua.md, “pieces”) repeat the values, and a test compares them; the
words for the shapes are in `view/words.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product

COLOURS = "RYGBPO"

SPECIES: Mapping[str, str] = {
    "R": "crab",
    "Y": "clownfish",
    "G": "turtle",
    "B": "jellyfish",  # blue and orange could be exchanged: placeholder, see assets/rules/en/aqua.md#box
    "P": "starfish",
    "O": "seahorse",  # placeholder, see assets/rules/en/aqua.md#box
}
"""Colour → the small animal that lives in habitats of that colour."""

SMALL_VALUES: Mapping[str, int] = {
    # which are worth 2 and which 3 is a placeholder: see assets/rules/en/aqua.md#box
    "R": 2,
    "Y": 2,
    "G": 2,
    "B": 3,
    "P": 3,
    "O": 3,
}

SMALL_ANIMALS = 12
"""Small animals of each species in the box."""

HOT_SPOTS: Mapping[str, tuple[str, str, str]] = {
    # the colours of the three hexagons, counter-clockwise: placeholder, see assets/rules/en/aqua.md#box
    "H1": ("RY", "GB", "PO"),
    "H2": ("RG", "YP", "BO"),
    "H3": ("RB", "YO", "GP"),
    "H4": ("RP", "YB", "GO"),
}


@dataclass(frozen=True, slots=True)
class Pile:
    """One of the five piles of large animals.

    `steps`: its shape, as animals reached by (NB0, NB1) steps from the first; `values` from the top; `animals`: the
    two faces, which play alike.
    """

    animals: tuple[str, str]
    steps: tuple[tuple[int, int], ...]
    values: tuple[int, int, int]


PILES: Mapping[str, Pile] = {
    # shapes and values are placeholders: see assets/rules/en/aqua.md#box
    "duo": Pile(("barracuda", "moray_eel"), ((0, 0), (1, 0)), (5, 4, 3)),
    "bend": Pile(("dolphin", "dugong"), ((0, 0), (1, 0), (1, 1)), (7, 6, 5)),
    "triangle": Pile(("manta_ray", "reef_octopus"), ((0, 0), (1, 0), (0, 1)), (8, 7, 6)),
    "line": Pile(("hammerhead", "blacktip_shark"), ((0, 0), (1, 0), (2, 0)), (9, 8, 7)),
    "diamond": Pile(("humpback_whale", "whale_shark"), ((0, 0), (1, 0), (0, 1), (1, 1)), (12, 11, 10)),
}

LOWEST_STAYS = frozenset({1, 4})
"""Player counts with the lowest large animal of each pile; that it bears the snail is a placeholder
(see assets/rules/en/aqua.md#box)."""

ECOSYSTEM_CARDS: Mapping[int, int] = {number: 1 if number <= 12 else 2 for number in range(1, 19)}
"""Ecosystem → how often the box holds it."""

IN_A_ROW = 6
"""Ecosystems in one game."""

ROUNDS = 17


def least_rotation(colours: str) -> str:
    """The one name of a tile: its rotation that comes first in the order of `COLOURS`."""
    rotations = (colours[i:] + colours[:i] for i in range(len(colours)))
    return min(rotations, key=lambda name: [COLOURS.index(colour) for colour in name])


def _tiles() -> tuple[str, ...]:
    pairs = [twice * 2 + once for twice, once in product(COLOURS, repeat=2) if twice != once]
    triples = ["".join(three) for three in combinations(COLOURS, 3)]
    mirrored = [name[::-1] for name in triples]
    return tuple(least_rotation(name) for name in (*pairs, *triples, *mirrored))


TILES = _tiles()
"""The 70 coral tiles, each by its canonical name."""


@dataclass(frozen=True, slots=True)
class Market:
    """How many tiles are shown at the start and revealed in each later round; solo discards what is left."""

    start: int
    later: int


MARKETS: Mapping[int, Market] = {1: Market(3, 3), 2: Market(3, 2), 3: Market(4, 3), 4: Market(5, 4)}

GRADES = (60, 70, 80, 90, 100)
"""Solo totals in points: a good start, well played, remarkable, expert, be proud (section 4)."""

FAMILY_GRADES = (42, 49, 54, 59, 63)
"""Solo totals of the same names in the family game, which has no goals and scores no reefs.

Each is reached by about the same share of 600 solo games of the medium computer as the classic total of that name:
99, 90, 58, 18 and 2 in a hundred. `uv run python -m tests.bench.grades --games 600` plays and prints them again.
"""

# -- modifications (section 6)

SMALLER_MARKET = 1
LARGER_MARKET = 2
GREATER_REEFS = 3
REEFS_BY_CORALS = 4
REEFS_BY_LARGE = 5
ONE_REEF_COLOUR = 6
SCARCE_ANIMALS = 7
FOUR_COLOURS = 8
IDENTICAL_SMALL = 9
ONE_OF_EACH_SHAPE = 10

MODIFICATIONS = range(1, 11)

ABOUT_REEF_POINTS = frozenset({REEFS_BY_CORALS, REEFS_BY_LARGE, ONE_REEF_COLOUR})
"""Modifications that change nothing where reefs score nothing.

`GREATER_REEFS` is not among them: it still decides what is a reef for challenges 22 to 25.
"""

LEAST_REEF = 4
GREATER_REEF = 5
POINTS_PER_CORAL = 2
COLOURS_AT_MOST = 4
ALIKE_AT_LEAST = 2
REMOVED_WHEN_SCARCE: Mapping[int, int] = {1: 10, 2: 8, 3: 6, 4: 4}
"""Players → small animals of each species that stay in the box (modification 7)."""
