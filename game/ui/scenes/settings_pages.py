"""How the sections of the settings are laid on pages of three columns, so that no row becomes too low to read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ui.scenes.settings_rows import Row

LOWEST: Final = 0.9
"""The share of the height it wants that every row gets at least."""


@dataclass(frozen=True, slots=True)
class SectionRows:
    """A sheet of the page: its name, title and icon, and its rows from the top."""

    name: str
    title: str
    icon: str
    rows: tuple[Row, ...]


Column = tuple[SectionRows, ...]


def pages_of(
    columns: Sequence[Column], room: float, *, head: float, foot: float, gap: float
) -> tuple[tuple[Column, ...], ...]:
    """The columns on the first page; what does not fit into one of them stands in a column of a later page.

    Args:
        columns: what belongs together, from the top.
        room: how high a column is, in units.
        head: above the rows of a section.
        foot: below them.
        gap: between two sections.
    """
    parts = [[*_parts(column, room, head + foot, gap)] for column in columns]
    later = [part for column in parts for part in column[1:]]
    step = len(columns)
    return (
        tuple(column[0] for column in parts),
        *(tuple(later[at : at + step]) for at in range(0, len(later), step)),
    )


def _parts(column: Column, room: float, around: float, gap: float) -> Iterator[Column]:
    """The column cut into parts that fit."""
    part: list[SectionRows] = []
    used = -gap
    for section in column:
        rows: list[Row] = []
        used += gap + around
        for row in section.rows:
            used += row.height * LOWEST
            if used > room and (rows or part):
                if rows:
                    part.append(replace(section, rows=tuple(rows)))
                yield tuple(part)
                part, rows, used = [], [], around + row.height * LOWEST
            rows.append(row)
        part.append(replace(section, rows=tuple(rows)))
    yield tuple(part)
