"""What the field guide says of the species of a game, in the language of the moment."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.ui.engine.canvas import Canvas

Signs = Callable[[Canvas, float, float, float, float], float]
"""Paints a rule in signs: middle x and y, height of a sign, room."""


@dataclass(frozen=True, slots=True)
class SpeciesText:
    """A page of the guide.

    Attributes:
        id: the name of the species in what is kept of a game.
        page: its name among all pages of the game.
        latin: its scientific name, or what it is.
        picture: a card that shows it or, where `card` is not so, the animal alone.
        outline: the drawing that is punched out of the page as long as nobody has met it.
        rule: what it does in the game.
        fact: something true about it.
    """

    id: str
    page: str
    name: str
    latin: str
    picture: str
    outline: str
    rule: str
    fact: str
    card: bool = True
    signs: Signs | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class GuideText:
    """The pages of a game.

    Attributes:
        title: over the list of its species.
        species: in the order of the pages.
        first: that it was met first on `{day}`.
        waiting: that one of them was not met yet.
        most: what the most in one game is of; nothing where there is only a yes or no.
        best: that most or, where there is none, the number of games, in a few words.
        games: in how many games it was met.
        average: what the mean of these games is of; nothing as for `most`.
    """

    title: str
    species: tuple[SpeciesText, ...]
    first: str
    waiting: str
    most: str
    best: Callable[[int], str]
    games: str
    average: str
