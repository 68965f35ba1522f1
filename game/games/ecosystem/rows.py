"""The shapes of score rows that the editions are written with. Each returns a function for `Row` or `Majority`."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache

from game.core.score import Cell, ScoreLine
from game.games.ecosystem.edition import Layout
from game.games.ecosystem.grid import COLUMNS, ROWS, neighbours

Lines = Callable[[Layout], Iterator[ScoreLine]]
Measure = Callable[[Layout], tuple[int, tuple[Cell, ...]]]


def cells_of(layout: Layout, species: str) -> list[Cell]:
    """Where the cards of a species lie, in the order of the layout."""
    return [cell for cell, found in layout.items() if found == species]


def areas(layout: Layout, species: str) -> list[tuple[Cell, ...]]:
    """The connected areas of a species, each with its cells."""
    left = dict.fromkeys(cells_of(layout, species))
    found = []
    while left:
        area = [left.popitem()[0]]
        for cell in area:
            for near in neighbours(cell):
                if near in left:
                    del left[near]
                    area.append(near)
        found.append(tuple(area))
    return found


@cache
def within_two(cell: Cell) -> tuple[Cell, ...]:
    """The twelve cells at Manhattan distance 1 or 2."""
    c, r = cell
    near = range(-2, 3)
    return tuple((c + dc, r + dr) for dc in near for dr in near if 1 <= abs(dc) + abs(dr) <= 2)


@cache
def exactly_two(cell: Cell) -> tuple[Cell, ...]:
    """The eight cells at Manhattan distance 2, the diagonal neighbours included."""
    return tuple(near for near in within_two(cell) if near not in neighbours(cell))


@cache
def straight_two(cell: Cell) -> tuple[Cell, ...]:
    """The four cells two steps away in a straight line."""
    c, r = cell
    return tuple((column, row) for column, row in exactly_two(cell) if column == c or row == r)


@cache
def anywhere(cell: Cell) -> tuple[Cell, ...]:
    """All other cells that an ecosystem with this cell can have."""
    c, r = cell
    columns, rows = range(c - COLUMNS + 1, c + COLUMNS), range(r - ROWS + 1, r + ROWS)
    return tuple((column, row) for row in rows for column in columns if (column, row) != cell)


def along_row(cell: Cell) -> tuple[Cell, ...]:
    """All cells to the left and to the right that an ecosystem can have."""
    return _rays(cell, ((-1, 0), (1, 0)))


def along_lines(cell: Cell) -> tuple[Cell, ...]:
    """All cells of the row and of the column that an ecosystem can have."""
    return _rays(cell, ((0, -1), (-1, 0), (1, 0), (0, 1)))


def diagonals(cell: Cell) -> tuple[Cell, ...]:
    """All cells on the four diagonals that an ecosystem can have."""
    return _rays(cell, ((-1, -1), (1, -1), (-1, 1), (1, 1)))


def below(cell: Cell) -> tuple[Cell, ...]:
    """All cells further down in the column that an ecosystem can have."""
    return _rays(cell, ((0, 1),))


@cache
def _rays(cell: Cell, directions: tuple[Cell, ...]) -> tuple[Cell, ...]:
    c, r = cell
    return tuple((c + step * dc, r + step * dr) for dc, dr in directions for step in range(1, COLUMNS))


def every(species: str, points: int) -> Lines:
    """Points for each card of the species (Forest, section 2, row 1)."""

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        for cell in cells_of(layout, species):
            yield ScoreLine(species, 1, points, points, (cell,))

    return lines


def away_from(species: str, points: int, feared: Collection[str]) -> Lines:
    """Points for each card with none of the feared species beside it (Forest, section 2, row 2)."""

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        for cell in cells_of(layout, species):
            if not any(layout.get(near) in feared for near in neighbours(cell)):
                yield ScoreLine(species, 1, points, points, (cell,))

    return lines


def finds(
    species: str,
    points: int,
    wanted: Collection[str],
    around: Callable[[Cell], Sequence[Cell]],
    needs: str | None = None,
) -> Lines:
    """For each card of the species: points for every wanted card around it (Forest, section 2, rows 4 to 7).

    `needs`: a species that must lie beside it, or nothing counts (Ocean, section 3, eel).
    """

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        for cell in cells_of(layout, species):
            found = [near for near in around(cell) if layout.get(near) in wanted]
            if found and (needs is None or any(layout.get(near) == needs for near in neighbours(cell))):
                yield ScoreLine(species, len(found), points, points * len(found), (cell, *found))

    return lines


def beside(species: str, points: int, wanted: str) -> Lines:
    """Points for each card that has the wanted species beside it (Savanna, section 4, row 6)."""

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        for cell in cells_of(layout, species):
            found = [near for near in neighbours(cell) if layout.get(near) == wanted]
            if found:
                yield ScoreLine(species, 1, points, points, (cell, *found))

    return lines


def kinds_beside(species: str, points: int, wanted: Collection[str]) -> Lines:
    """For each card: points for every different one of the wanted species beside it (Savanna, section 4, row 1)."""

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        for cell in cells_of(layout, species):
            found = [near for near in neighbours(cell) if layout.get(near) in wanted]
            if found:
                kinds = len({layout[near] for near in found})
                yield ScoreLine(species, kinds, points, points * kinds, (cell, *found))

    return lines


def touches_areas(species: str, ground: str) -> Lines:
    """For each card: the sizes of the distinct areas of the ground beside it (Forest, section 2, row 3)."""

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        cards = cells_of(layout, species)
        if not cards:
            return
        area_at = {cell: area for area in areas(layout, ground) for cell in area}
        for cell in cards:
            beside = dict.fromkeys(area_at[near] for near in neighbours(cell) if near in area_at)
            seen = [at for area in beside for at in area]
            if seen:
                yield ScoreLine(species, len(seen), 1, len(seen), (cell, *seen))

    return lines


def rows_and_columns(species: str, points: int) -> Lines:
    """Points for each row and for each column with a card of the species (Forest, section 2, row 8)."""

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        cells = cells_of(layout, species)
        for axis in (1, 0):
            for line in sorted({cell[axis] for cell in cells}):
                yield ScoreLine(species, 1, points, points, tuple(cell for cell in cells if cell[axis] == line))

    return lines


def area_sizes(species: str, table: Sequence[int]) -> Lines:
    """For each connected area: the entry of the table for its size, the last one for all larger areas.

    Forest, section 2, row 11.
    """

    def lines(layout: Layout) -> Iterator[ScoreLine]:
        for area in areas(layout, species):
            points = table[min(len(area), len(table) - 1)]
            if points:
                yield ScoreLine(species, len(area), 0, points, area)

    return lines


def number_of(species: str) -> Measure:
    """A majority of the number of cards (Forest, section 2, row 9)."""

    def measure(layout: Layout) -> tuple[int, tuple[Cell, ...]]:
        cells = tuple(cells_of(layout, species))
        return len(cells), cells

    return measure


def largest_area(species: str) -> Measure:
    """A majority of the size of the largest connected area (Forest, section 2, row 10)."""

    def measure(layout: Layout) -> tuple[int, tuple[Cell, ...]]:
        area = max(areas(layout, species), key=len, default=())
        return len(area), area

    return measure
