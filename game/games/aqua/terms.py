"""What was agreed before the game: players, mode, ecosystems, scenario and modification (AQUA, sections 3 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.games.aqua import components as box

CLASSIC = "classic"
ADVANCED = "advanced"
FAMILY = "family"
FAMILY_REEFS = "family_reefs"
MODES = (CLASSIC, ADVANCED, FAMILY, FAMILY_REEFS)


@dataclass(frozen=True, slots=True)
class Terms:
    """The frame of one game.

    `ecosystems`: the row from left to right, empty in both family modes. `natives`: the colour of the native of each.
    `modification`: 1 to 10. `scenario`: its letter. `strict_habitats`: the house rule “Habitats stand free”: no other
    coral that shares an edge with a habitat may have its colour (section 2).
    """

    players: int
    mode: str = CLASSIC
    ecosystems: tuple[int, ...] = ()
    natives: str = ""
    modification: int | None = None
    scenario: str | None = None
    strict_habitats: bool = False

    @property
    def reefs_score(self) -> bool:
        """False in the plain family mode."""
        return self.mode != FAMILY

    @property
    def grades(self) -> tuple[int, ...]:
        """Totals of the five solo grades, the lowest first (section 4)."""
        return box.FAMILY_GRADES if self.mode == FAMILY else box.GRADES

    @property
    def least_reef(self) -> int:
        """Corals that make a reef (section 5; modification 3)."""
        return box.GREATER_REEF if self.modification == box.GREATER_REEFS else box.LEAST_REEF

    @property
    def small_animals(self) -> int:
        """Small animals of each species at the start (section 1; modification 7)."""
        removed = box.REMOVED_WHEN_SCARCE[self.players] if self.modification == box.SCARCE_ANIMALS else 0
        return box.SMALL_ANIMALS - removed

    @property
    def names_reef_colours(self) -> bool:
        """Whether each player names a reef colour at the end (modification 6)."""
        return self.modification == box.ONE_REEF_COLOUR and self.reefs_score

    @property
    def market(self) -> box.Market:
        """The tiles shown at the start and revealed later (section 3; modifications 1 and 2)."""
        market = box.MARKETS[self.players]
        more = {box.SMALLER_MARKET: -1, box.LARGER_MARKET: 1}.get(self.modification or 0, 0)
        later = market.later + more if self.players == 1 else market.later
        return box.Market(market.start + more, later)

    @property
    def tiles_in_play(self) -> int:
        """Tiles that are not removed before the game."""
        return self.market.start + (box.ROUNDS - 1) * self.market.later

    @property
    def piles(self) -> Mapping[str, tuple[int, ...]]:
        """The values in each pile of large animals, from the top (section 1)."""
        kept = 3 if self.players in box.LOWEST_STAYS else 2
        return {name: pile.values[:kept] for name, pile in box.PILES.items()}

    def natives_of(self, ecosystem: int) -> str:
        """The natives of every copy of that ecosystem in the row."""
        return "".join(native for number, native in zip(self.ecosystems, self.natives) if number == ecosystem)
