"""One player's part of the sea: corals, small animals, and the large ones that cover them (AQUA, section 2)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.core.score import Cell
from game.games.aqua.geometry import around, touched_corals
from game.games.aqua.tiles import NEUTRAL, Tile, corner_of, hot_spot_tiles

Coral = tuple[Cell, int]
"""The centre of a tile and the number of the corner at which the coral has its 120° angle."""


@dataclass(frozen=True, slots=True, order=True)
class LargeAnimal:
    """A large animal over small ones: its pile, its printed value, its cells in order."""

    pile: str
    value: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """A value; every change makes a new one.

    `tiles`: in the order in which they were placed, without the hot spot. `animals`: corner → colour of the small
    animal on it. `bare`: habitats that no animal came to. `edges`: centre of each hexagon → the colours of its outer
    edges. `corals`: coral → colour; both with the hot spot, whose middle is neutral. `strict`: habitats stand free
    (section 2, house rule).
    """

    hot_spot: str
    tiles: tuple[Tile, ...] = ()
    animals: Mapping[Cell, str] = field(default_factory=dict)
    bare: tuple[Cell, ...] = ()
    large: tuple[LargeAnimal, ...] = ()
    edges: Mapping[Cell, str] = field(default_factory=dict, compare=False, repr=False)
    corals: Mapping[Coral, str] = field(default_factory=dict, compare=False, repr=False)
    strict: bool = False

    @classmethod
    def start(cls, hot_spot: str, strict: bool = False) -> "Area":
        """Nothing but a hot spot."""
        area = cls(hot_spot, strict=strict)
        for tile in hot_spot_tiles(hot_spot):
            area = area.with_tile(tile)
        return replace(area, tiles=())

    def with_tile(self, tile: Tile) -> "Area":
        """This area with one more tile; nothing comes to live on it yet."""
        centre = tile.centre
        corals = {(centre, k): colour for k, colour in tile.corals()}
        return Area(
            self.hot_spot,
            (*self.tiles, tile),
            self.animals,
            self.bare,
            self.large,
            {**self.edges, centre: tile.edges()},
            {**self.corals, **corals},
            self.strict,
        )

    def with_animal(self, corner: Cell) -> "Area":
        """This area with the small animal that lives in the habitat around that corner."""
        colour = self.habitat(corner)
        assert colour is not None, "a small animal needs a habitat"
        return replace(self, animals={**self.animals, corner: colour})

    def with_bare(self, corner: Cell) -> "Area":
        """This area with a habitat that stays empty."""
        return replace(self, bare=(*self.bare, corner))

    def with_large(self, animal: LargeAnimal) -> "Area":
        """This area with one more large animal."""
        return replace(self, large=(*self.large, animal))

    def habitat(self, corner: Cell) -> str | None:
        """Return the colour of the habitat around a corner (section 2).

        Returns:
            None when three corals of one colour do not meet there, or when habitats stand free and this one does not.
        """
        first, second, third = around(corner)
        colour = self.corals.get(first)
        if colour is None or colour == NEUTRAL:
            return None
        complete = self.corals.get(second) == colour == self.corals.get(third)
        return colour if complete and not self.crowded(corner, colour) else None

    def crowded(self, corner: Cell, colour: str) -> bool:
        """Whether habitats stand free and a coral already there keeps one of that colour from this corner.

        The six corals that share an edge with a habitat are the other two of each of its three tiles, so the answer
        never changes once the third tile is placed.
        """
        return self.strict and any(self.corals.get(coral) == colour for coral in touched_corals(corner))

    def habitats_of(self, tile: Tile) -> tuple[Cell, ...]:
        """The complete habitats that tile is part of, at most three, sorted."""
        corners = (corner_of(tile.centre, k) for k, _ in tile.corals())
        return tuple(sorted(corner for corner in corners if self.habitat(corner)))

    @property
    def covered(self) -> frozenset[Cell]:
        """The small animals that lie under a large one."""
        return frozenset(cell for animal in self.large for cell in animal.cells)

    @property
    def species(self) -> Counter[str]:
        """Colour → small animals, covered or not."""
        return Counter(self.animals.values())
