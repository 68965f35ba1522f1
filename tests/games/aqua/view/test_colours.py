"""The colours of the corals, for all eyes."""

import math
from collections.abc import Sequence
from itertools import combinations

import pytest

from game.games.aqua.view.colours import CORAL, PIP, coral_art
from game.paths import assets_dir

_GREEN_BLIND = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""What eyes without the cones for green see of light (Machado, Oliveira and Fernandes 2009)."""
_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
"""Light to what CIELAB is made of, each relative to white."""


def times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [max(0.0, sum(a * b for a, b in zip(row, vector))) for row in matrix]


def light(colour: str) -> list[float]:
    """The linear light of "#RRGGBB"."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: str) -> tuple[float, float, float]:
    """A colour in CIELAB as a deuteranope sees it."""
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in times(_XYZ, times(_GREEN_BLIND, light(colour)))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_a_deuteranope_tells_the_corals_apart() -> None:
    apart = {a + b: math.dist(seen(CORAL[a]), seen(CORAL[b])) for a, b in combinations("RYGBPO", 2)}
    assert min(apart.values()) > 14
    assert apart["BP"] > 22


def test_white_can_be_read_on_every_pip() -> None:
    for colour in PIP.values():
        r, g, b = light(colour)
        assert 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) > 4.5


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("colour", CORAL)
def test_every_coral_is_drawn_at_every_corner(colour: str, small: bool) -> None:
    for corner in range(6):
        assert (assets_dir() / "art" / f"{coral_art(colour, corner, small)}.webp").is_file()
