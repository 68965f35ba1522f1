"""Boards as a lesson or the rules page states them: rows of letters."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

_EMPTY, _MEANT = ".", "*"


@dataclass(frozen=True, slots=True)
class StatedCell:
    """What lies in a cell: a species, or "" for nothing; `meant`: it is spoken of; `down`: it lies face down."""

    species: str
    meant: bool
    down: bool


def stated_row(letters: Mapping[str, str], row: str) -> Iterator[StatedCell]:
    """The cells of a row of letters: `.` empty, a small letter a card face down, `*` behind a card that is meant.

    Args:
        letters: species → its letter.
        row: such as "Z*.m".

    Raises:
        ValueError: it is no such row.
    """
    species = {letter: name for name, letter in letters.items()}
    if not row or row.startswith(_MEANT):
        raise ValueError(f"“{row}” is no row of a board")
    for place, letter in enumerate(row):
        if letter == _MEANT:
            continue
        if letter != _EMPTY and letter.upper() not in species:
            raise ValueError(f"The letter “{letter}” is no card")
        meant = row[place + 1 : place + 2] == _MEANT
        yield StatedCell(species.get(letter.upper(), ""), meant, letter.islower())
