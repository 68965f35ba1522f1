"""The three editions of Ecosystem, as far as their pictures go."""

from collections.abc import Callable
from dataclasses import dataclass

import forest
import ocean
import savanna


@dataclass(frozen=True)
class Edition:
    """One deck.

    Attributes:
        species: its cards, in the order of the score sheet.
        picture: the picture of a species, by name, width and height.
        rival: who is challenged when one person plays alone.
    """

    species: tuple[str, ...]
    picture: Callable[[str, float, float], str]
    rival: str


EDITIONS = {
    "forest": Edition(forest.SPECIES, forest.picture, "benedikt"),
    "ocean": Edition(ocean.SPECIES, ocean.picture, "tim"),
    "savanna": Edition(savanna.SPECIES, savanna.picture, "jhay"),
}
