"""What a tile and an unfinished area promise: quick guesses for candidates and playouts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from game.bots.chance import FACTOR, PRIME
from game.games.aqua import components as box
from game.games.aqua.bots.compact import BESIDE, CORNERS, SPOILED, CompactArea, Way, cell_of, ways
from game.games.aqua.bots.scoring import Frame
from game.games.aqua.geometry import kind
from game.games.aqua.terms import Terms

EXPECTED: Mapping[int, float] = {1: 1.5, 15: 2.3, 16: 2.0, 17: 4.0}
"""Ecosystem → what one more native is expected to bring; of the others 1 point."""

FIRST, SECOND, THIRD, COMPLETE = 0.27, 1.0, 1.0, 3.0
"""How much of what a colour promises the first, second and third coral in a corner count, and what a habitat adds."""

COMPANY = (0.0, 0.5, 2.0)
"""What each other species that waits beside a corner adds, by how many corals of it there are."""

SPOILT = (0.0, 0.3, 2.0, 0.0)
"""What it costs to spoil a corner with so many corals."""

ALIKE = 0.35
"""What two equal colours across an edge promise for reefs."""

NEAR, WAITING = (0.0, 0.2, 0.6), 4.0
"""What an unfinished habitat counts by its corals, and each other species that waits beside it."""

HORIZON = 6
"""Rounds before the end in which less and less is expected of unfinished habitats."""


def promises(terms: Terms) -> dict[str, float]:
    """Colour → its value and roughly what the ecosystems add to it."""
    found = {colour: float(value) for colour, value in box.SMALL_VALUES.items()}
    for number, native in zip(terms.ecosystems, terms.natives):
        found[native] += EXPECTED.get(number, 1.0)
        if 7 <= number <= 12:
            found[box.COLOURS[number - 7]] += 1.0
    return found


@dataclass(frozen=True, slots=True)
class Outlook:
    """How playouts judge tiles under these terms.

    `promise`: colour → what a small animal of it brings. `giants`: pile → what the ecosystems add to one.
    """

    frame: Frame
    promise: Mapping[str, float]
    giants: Mapping[str, float]

    @classmethod
    def of(cls, frame: Frame) -> "Outlook":
        giants = dict.fromkeys(box.PILES, 0.0)
        for number in frame.terms.ecosystems:
            if 2 <= number <= 6:
                giants[list(box.PILES)[number - 2]] += 2.0
        return cls(frame, promises(frame.terms), giants)

    def tile(self, area: CompactArea, centre: int, way: Way) -> float:
        """What a tile promises there: its three corners, the three that it spoils, equal colours across its edges."""
        corners, promise = area.corners, self.promise
        parity, colours, edges = way
        crowding = area.crowding(colours)
        worth = 0.0
        for place, colour in enumerate(colours):
            k = parity + 2 * place
            corner = centre + CORNERS[k]
            met = corners.get(corner, "")
            if not met:
                worth += 0.0 if colour in crowding else FIRST * promise[colour]
            elif met[0] == colour and colour not in crowding:
                company = self._company(area, corner, colour)
                if len(met) == 2:
                    worth += COMPLETE + THIRD * promise[colour] + COMPANY[2] * company
                else:
                    worth += SECOND * promise[colour] + COMPANY[1] * company
            elif met != SPOILED:
                worth -= SPOILT[len(met)]
            met = corners.get(centre + CORNERS[(k + 1) % 6], SPOILED)
            if met != SPOILED:
                worth -= SPOILT[len(met)]
        seen = area.openings[centre]
        return worth + ALIKE * sum([a == b for a, b in zip(edges, seen)])

    def prospects(self, area: CompactArea, left: int) -> float:
        """What the unfinished habitats promise with so many rounds left."""
        if not left:
            return 0.0
        worth = 0.0
        for corner, met in area.corners.items():
            if met != SPOILED and len(met) < 3:
                company = self._company(area, corner, met[0])
                worth += NEAR[len(met)] * (self.promise[met[0]] + WAITING * company)
        return worth * min(1.0, left / HORIZON)

    def _company(self, area: CompactArea, corner: int, colour: str) -> int:
        """How many other species wait uncovered beside a corner, for a large animal."""
        if colour in self.frame.barred:
            return 0
        animals, seen = area.animals, colour
        for step in BESIDE:
            other = animals.get(corner + step)
            if other is not None and other not in seen and corner + step not in area.covered:
                seen += other
        return len(seen) - 1

    def invite(self, area: CompactArea, new: Sequence[int]) -> None:
        """The most valuable large animal comes that may come over one of these small ones."""
        found = area.outlines(new, self.frame.barred, self.frame.exempt) if new else []
        if found:
            pile, cells = max(
                found, key=lambda one: area.large_left[one[0]][0] + self.giants[one[0]] - 0.3 * len(one[1])
            )
            area.cover(pile, cells)


def near_habitats(area: CompactArea, market: Sequence[str], chance: int, others: int) -> Iterator[tuple[int, Way]]:
    """Every way to complete a habitat with a tile of the market, and some others to continue one."""
    tiles, single = area.tiles, []
    for corner, met in area.corners.items():
        if len(met) == 2:
            first = _first(corner)
            for k in (first, first + 2, first + 4):
                centre = corner - CORNERS[k]
                if centre not in tiles:
                    for name in market:
                        if met[0] in name and met[0] not in area.crowding(name):
                            for way in _with(name, k, met[0]):
                                yield centre, way
        elif len(met) == 1 and met != SPOILED:
            single.append(corner)
    for _ in range(others if single else 0):
        chance = chance * FACTOR % PRIME
        corner = single[chance % len(single)]
        colour, name, k = area.corners[corner], market[chance % len(market)], _first(corner) + 2 * (chance // 97 % 3)
        centre = corner - CORNERS[k]
        if colour in name and colour not in area.crowding(name) and centre not in tiles:
            fit = _with(name, k, colour)
            yield centre, fit[chance // 7 % len(fit)]


@cache
def _first(corner: int) -> int:
    """The least corner number that a hexagon can have there; the others follow in steps of two."""
    return 0 if kind(cell_of(corner)) == 1 else 1


@cache
def _with(name: str, k: int, colour: str) -> tuple[Way, ...]:
    """The ways in which a tile has a coral of that colour at its corner k."""
    return tuple(way for way in ways(name) if way[0] == k & 1 and way[1][(k - way[0]) // 2] == colour)
