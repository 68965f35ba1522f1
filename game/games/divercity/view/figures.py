"""What the figures of the rules page show: parts of the table in words. Pure, no drawing.

The first line of a figure says what it is, those below what lies there:

- `ladder`: a line for each species with its place, `eel red`, or with a step, `eel red > extinct`;
- `hotels`: which hotels stand, in a second line which stand after that;
- `corporation`: cards of Ocean Corp., as records write them;
- `hand`: the cards of a hand in their places, which their owner is told;
- `diver endurance`: a diver card, and below it what it does to the ladder.
"""

from dataclasses import dataclass

from game.games.divercity.components import CORPORATION, DIVERS, HOTELS, SPECIES
from game.ui.widgets.markdown_text import Figure

COLUMNS = ("extinct", "red", "blue", "green", "saved")
"""What the places of the ladder are called in figures and lessons."""
_TO = ">"


@dataclass(frozen=True, slots=True)
class StatedToken:
    """A species on the ladder, and where it goes from there; None: it stays."""

    species: str
    place: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class LadderFigure:
    """Some ropes of the ladder."""

    tokens: tuple[StatedToken, ...]


@dataclass(frozen=True, slots=True)
class HotelsFigure:
    """Which hotels stand, one moment after the other."""

    moments: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CorporationFigure:
    """Cards of Ocean Corp."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandFigure:
    """A hand that its owner is told."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiverFigure:
    """A diver card and what it does to the ladder."""

    diver: str
    tokens: tuple[StatedToken, ...]


Stated = LadderFigure | HotelsFigure | CorporationFigure | HandFigure | DiverFigure


def stated(figure: Figure) -> Stated:
    """What a figure shows.

    Raises:
        ValueError: there is no such figure, species, hotel, place or diver.
    """
    match figure.what:
        case ("ladder",):
            return LadderFigure(tuple(map(_token, figure.lines)))
        case ("hotels",):
            return HotelsFigure(tuple(tuple(_known(word, HOTELS) for word in line.split()) for line in figure.lines))
        case ("corporation",):
            return CorporationFigure(tuple(_known(word, tuple(CORPORATION)) for word in figure.lines[0].split()))
        case ("hand",):
            return HandFigure(tuple(_known(word, SPECIES) for word in figure.lines[0].split()))
        case ("diver", name):
            return DiverFigure(_known(name, DIVERS), tuple(map(_token, figure.lines)))
    raise ValueError(f"There is no figure “{' '.join(figure.what)}”")


def _token(line: str) -> StatedToken:
    match line.split():
        case [species, place]:
            return StatedToken(_known(species, SPECIES), _place(place))
        case [species, place, to_sign, to] if to_sign == _TO:
            return StatedToken(_known(species, SPECIES), _place(place), _place(to))
    raise ValueError(f"“{line}” is no species on the ladder")


def _place(word: str) -> int:
    return COLUMNS.index(_known(word, COLUMNS))


def _known(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise ValueError(f"“{word}” is none of {', '.join(words)}")
    return word
