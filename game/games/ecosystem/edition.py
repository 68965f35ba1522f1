"""What an edition brings to the engine: its deck, its score rows and its hooks."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field

from game.core.score import Cell, ScoreLine
from game.games.ecosystem.actions import Swap

Layout = Mapping[Cell, str]
"""Cell → species of the face-up cards."""

Effect = Callable[[int, Collection[Cell]], Iterator[Swap]]
"""Seat, cells of its ecosystem → the actions that a card just placed there allows, sorted."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row that one ecosystem scores by itself: `lines` explains every point."""

    id: str
    lines: Callable[[Layout], Iterator[ScoreLine]]


@dataclass(frozen=True, slots=True)
class Majority:
    """A row that compares the seats (Forest, section 1.3): `measure` gives the value and the cells it was seen at."""

    id: str
    prizes: tuple[int, ...]
    measure: Callable[[Layout], tuple[int, tuple[Cell, ...]]]


@dataclass(frozen=True, slots=True)
class Rival:
    """The solo opponent: name, the margins that reach each grade, the rows that it does not score."""

    name: str
    margins: Mapping[str, int]
    without: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Edition:
    """One game in the box. `deck`: species → number of cards, in the order of the score sheet; `letters` likewise.

    `deals`: the hand sizes on offer, default first: `11+10` deals 11, then 10 more to the card left over.
    `closing` scores the row that looks at the finished sheet (biodiversity): called with the points of all others.
    `effects`: species → what its owner may do when it is played.
    """

    id: str
    deck: Mapping[str, int]
    letters: Mapping[str, str]
    deals: tuple[str, ...]
    rows: tuple[Row | Majority, ...]
    closing: Callable[[Mapping[str, int]], ScoreLine]
    rival: Rival
    effects: Mapping[str, Effect] = field(default_factory=dict)
